#include "carcassonne/text/error_text.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("an error in one line says the rule, what is wrong and where", "[text][error]") {
    constexpr Refusal clash{"BAS-04", "an edge shows other terrain than the neighbour"};
    CHECK(refusal_text(clash) == "BAS-04: an edge shows other terrain than the neighbour");
    CHECK(error_text(Error(clash)) == refusal_text(clash));
    CHECK(error_text(Error(clash, Square{0, 0})) == refusal_text(clash) + " (at 0 0)");
    CHECK(error_text(Error(clash, Square{-1, 20}, Side::east)) == refusal_text(clash) + " (at -1 20, east)");
    CHECK(error_text(Error(clash, "BA/L")) == refusal_text(clash) + " (BA/L)");
}
