#include "carcassonne/core/square.hpp"

#include "catch.hpp"

#include <cstdint>
#include <cstdlib>

using namespace carcassonne;

TEST_CASE("x grows to the east and y to the south", "[core][square]") {
    constexpr Square middle{3, -4};
    STATIC_REQUIRE(neighbour(middle, Side::north) == Square{3, -5});
    STATIC_REQUIRE(neighbour(middle, Side::east) == Square{4, -4});
    STATIC_REQUIRE(neighbour(middle, Side::south) == Square{3, -3});
    STATIC_REQUIRE(neighbour(middle, Side::west) == Square{2, -4});
    for (const Side side : all_sides) {
        CHECK(neighbour(neighbour(middle, side), opposite(side)) == middle);
    }
}

TEST_CASE("eight squares touch a square, and it does not touch itself", "[core][square]") {
    constexpr Square middle{-1, 2};
    int touching = 0;
    for (int x = -5; x <= 5; ++x) {
        for (int y = -5; y <= 5; ++y) {
            const Square other{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
            const bool near = std::abs(x + 1) <= 1 && std::abs(y - 2) <= 1 && !(x == -1 && y == 2);
            CHECK(touches(middle, other) == near);
            CHECK(touches(other, middle) == near);
            touching += near ? 1 : 0;
        }
    }
    CHECK(touching == 8);
    // From one end of the numbers to the other is far.
    CHECK_FALSE(touches({32767, 0}, {-32768, 0}));
    CHECK_FALSE(touches({0, -32768}, {0, 32767}));
}

TEST_CASE("squares have an order", "[core][square]") {
    CHECK(Square{1, 2} == Square{1, 2});
    CHECK(Square{1, 2} != Square{2, 1});
    CHECK(Square{-1, 5} < Square{0, -5});
    CHECK(Square{0, -5} < Square{0, 0});
}
