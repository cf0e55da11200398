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

TEST_CASE("an error is compared whole or by its refusal", "[core][error]") {
    constexpr Refusal taken{"BAS-04", "a tile lies there already"};
    const Error here{taken, {2, -3}, Side::north, false};
    CHECK(here == taken);
    CHECK(here == Error{taken, {2, -3}, Side::north, false});
    CHECK(here != Error{taken, {2, 3}, Side::north, false});
    CHECK(here != Error{taken, {2, -3}, Side::east, false});
    CHECK(here != Error{taken, {2, -3}, Side::north, true});
    CHECK(here != Refusal{});
    CHECK(Error{}.at == carcassonne::Square{0, 0});
    CHECK_FALSE(Error{}.has_side);
}
