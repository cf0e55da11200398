#include "carcassonne/core/error.hpp"

#include "catch.hpp"

#include <string>

using namespace carcassonne;

TEST_CASE("two refusals are the same when rule and sentence are", "[core][error]") {
    constexpr Refusal taken{"BAS-04", "a tile lies there already"};
    const std::string sentence = "a tile lies there already";
    CHECK(taken == Refusal{"BAS-04", sentence});
    CHECK(taken != Refusal{"BAS-05", sentence});
    CHECK(taken != Refusal{"BAS-04", "a tile lies there"});
    CHECK(taken != Refusal{});
}

TEST_CASE("a refusal without a rule says that nothing is against it", "[core][error]") {
    STATIC_REQUIRE(Refusal{"BAS-04", "a tile lies there already"});
    STATIC_REQUIRE_FALSE(Refusal{});
}

TEST_CASE("an error is compared whole or by its refusal", "[core][error]") {
    constexpr Refusal taken{"BAS-04", "a tile lies there already"};
    const Error here(taken, Square{2, -3});
    CHECK(here == taken);
    CHECK(here == Error(taken, Square{2, -3}));
    CHECK(here != Error(taken, Square{2, 3}));
    CHECK(here != Error(taken, Square{2, -3}, Side::north));
    CHECK(here != Error(taken));
    CHECK(here != Refusal{});
}

TEST_CASE("an error says what it is about, and the start square is not nothing", "[core][error]") {
    constexpr Refusal taken{"BAS-04", "a tile lies there already"};
    CHECK_FALSE(Error().has_square);
    CHECK_FALSE(Error(taken).has_square);
    CHECK(Error(taken) != Error(taken, Square{0, 0}));
    const Error edge(taken, Square{0, 0}, Side::south);
    CHECK(edge.has_square);
    CHECK(edge.has_side);
    CHECK(edge.side == Side::south);
    CHECK_FALSE(Error(taken, Square{1, 0}).has_side);
    const Error tile(taken, "BA/L");
    CHECK(tile.subject == "BA/L");
    CHECK_FALSE(tile.has_square);
}

TEST_CASE("a function refuses with what the error is about", "[core][error]") {
    constexpr Refusal taken{"BAS-04", "a tile lies there already"};
    const auto at = [&](Square square) -> Result<int, Error> {
        if (square == Square{0, 0}) {
            return refuse(taken, square);
        }
        return 1;
    };
    CHECK(*at({1, 0}) == 1);
    CHECK(at({0, 0}).error() == Error(taken, Square{0, 0}));
}
