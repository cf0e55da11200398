#include "carcassonne/board/placed_tile.hpp"

#include "catch.hpp"

#include <type_traits>

using namespace carcassonne;
using Square = carcassonne::Square;

TEST_CASE("a placed tile knows where and how it lies", "[board][placed_tile]") {
    for (const Rotation rotation : all_rotations) {
        for (const TileKind kind : {TileKind(0), TileKind(1), TileKind(31), TileKind(1000), TileKind(16000)}) {
            const PlacedTile tile({-3, 12}, kind, rotation, SegmentId(40));
            CHECK(tile.at() == Square{-3, 12});
            CHECK(tile.kind() == kind);
            CHECK(tile.rotation() == rotation);
            CHECK(tile.segment(0) == SegmentId(40));
            CHECK(tile.segment(11) == SegmentId(51));
        }
    }
}

TEST_CASE("placed tiles are compared by place, kind, rotation and segments", "[board][placed_tile]") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<PlacedTile>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<PlacedTile>);
    const PlacedTile tile({1, 2}, TileKind(3), Rotation::quarter, SegmentId(4));
    CHECK(tile == PlacedTile({1, 2}, TileKind(3), Rotation::quarter, SegmentId(4)));
    CHECK(tile != PlacedTile({2, 1}, TileKind(3), Rotation::quarter, SegmentId(4)));
    CHECK(tile != PlacedTile({1, 2}, TileKind(4), Rotation::quarter, SegmentId(4)));
    CHECK(tile != PlacedTile({1, 2}, TileKind(3), Rotation::half, SegmentId(4)));
    CHECK(tile != PlacedTile({1, 2}, TileKind(3), Rotation::quarter, SegmentId(5)));
}
