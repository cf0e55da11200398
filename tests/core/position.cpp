#include "carcassonne/core/position.hpp"

#include "catch.hpp"

#include <cstdint>
#include <cstdlib>

using Position = carcassonne::Position;
using namespace carcassonne;

TEST_CASE("x grows to the east and y to the south", "[core][position]") {
    constexpr Position middle{3, -4};
    STATIC_REQUIRE(neighbour(middle, Side::north) == Position{3, -5});
    STATIC_REQUIRE(neighbour(middle, Side::east) == Position{4, -4});
    STATIC_REQUIRE(neighbour(middle, Side::south) == Position{3, -3});
    STATIC_REQUIRE(neighbour(middle, Side::west) == Position{2, -4});
    for (const Side side : all_sides) {
        CHECK(neighbour(neighbour(middle, side), opposite(side)) == middle);
    }
}

TEST_CASE("eight squares touch a square, and it does not touch itself", "[core][position]") {
    constexpr Position middle{-1, 2};
    int touching = 0;
    for (int x = -5; x <= 5; ++x) {
        for (int y = -5; y <= 5; ++y) {
            const Position other{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
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

TEST_CASE("positions have an order", "[core][position]") {
    CHECK(Position{1, 2} == Position{1, 2});
    CHECK(Position{1, 2} != Position{2, 1});
    CHECK(Position{-1, 5} < Position{0, -5});
    CHECK(Position{0, -5} < Position{0, 0});
}
