#include "carcassonne/core/side.hpp"

#include "catch.hpp"

#include <iterator>

using namespace carcassonne;

TEST_CASE("sides go clockwise from the north", "[core][side]") {
    STATIC_REQUIRE(std::size(all_sides) == side_count);
    STATIC_REQUIRE(index(Side::north) == 0);
    STATIC_REQUIRE(index(Side::east) == 1);
    STATIC_REQUIRE(index(Side::south) == 2);
    STATIC_REQUIRE(index(Side::west) == 3);
    CHECK(opposite(Side::north) == Side::south);
    CHECK(opposite(Side::south) == Side::north);
    CHECK(opposite(Side::east) == Side::west);
    CHECK(opposite(Side::west) == Side::east);
}

TEST_CASE("turns go clockwise", "[core][side]") {
    STATIC_REQUIRE(std::size(all_rotations) == rotation_count);
    CHECK(degrees(Rotation::none) == 0);
    CHECK(degrees(Rotation::quarter) == 90);
    CHECK(degrees(Rotation::half) == 180);
    CHECK(degrees(Rotation::three_quarters) == 270);
    CHECK(rotated(Side::north, Rotation::none) == Side::north);
    CHECK(rotated(Side::north, Rotation::quarter) == Side::east);
    CHECK(rotated(Side::north, Rotation::half) == Side::south);
    CHECK(rotated(Side::north, Rotation::three_quarters) == Side::west);
    CHECK(rotated(Side::west, Rotation::quarter) == Side::north);
    CHECK(rotated(Side::south, Rotation::three_quarters) == Side::east);
}

TEST_CASE("half sides go clockwise from the north-west corner", "[core][side]") {
    STATIC_REQUIRE(index(HalfSide::north_left) == 0);
    STATIC_REQUIRE(index(HalfSide::west_right) == half_side_count - 1);
    CHECK(side_of(HalfSide::north_left) == Side::north);
    CHECK(side_of(HalfSide::north_right) == Side::north);
    CHECK(side_of(HalfSide::east_left) == Side::east);
    CHECK(side_of(HalfSide::south_right) == Side::south);
    CHECK(side_of(HalfSide::west_left) == Side::west);
    CHECK(side_of(HalfSide::west_right) == Side::west);
    CHECK(mask_of(HalfSide::south_left) == 0b00010000);
    CHECK(mask_of(Side::south) == 0b0100);
}

TEST_CASE("turning a set turns each of its members", "[core][side]") {
    bool agree = true;
    for (const Rotation rotation : all_rotations) {
        for (unsigned mask = 0; mask < 16; ++mask) {
            unsigned turned = 0;
            for (const Side side : all_sides) {
                if ((mask & mask_of(side)) != 0) {
                    turned |= mask_of(rotated(side, rotation));
                }
            }
            agree = agree && rotated_sides(static_cast<SideMask>(mask), rotation) == turned;
        }
        for (unsigned mask = 0; mask < 256; ++mask) {
            unsigned turned = 0;
            for (unsigned half = 0; half < half_side_count; ++half) {
                if ((mask >> half & 1u) != 0) {
                    // A half side keeps being left or right of its side.
                    const Side side = rotated(side_of(static_cast<HalfSide>(half)), rotation);
                    turned |= 1u << (2 * index(side) + half % 2);
                }
            }
            agree = agree && rotated_halves(static_cast<HalfSideMask>(mask), rotation) == turned;
        }
    }
    CHECK(agree);
    CHECK(rotated_sides(0b1001, Rotation::quarter) == 0b0011);
    CHECK(rotated_halves(0b11000001, Rotation::quarter) == 0b00000111);
}
