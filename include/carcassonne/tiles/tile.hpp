#pragma once

#include "carcassonne/core/terrain.hpp"
#include "carcassonne/tiles/segment.hpp"

#include <array>

namespace carcassonne {

/// One kind of land tile as it is printed, and how many copies a set has of it.
///
/// The order of the segments is part of the tile: actions name a segment by its place in this list. Example: the tile
/// "BA/RCr" has a city to the north and a road from west to east that parts two fields.
struct Tile {
    ShortText<15> id;
    /// The letter A to X of the common reference for the base game; 0 for other tiles.
    char letter = 0;
    std::uint8_t count = 0;
    /// One of the copies is the start tile (BAS-01).
    bool start = false;
    InlineVector<Segment, segment_capacity> segments;
    /// Marks of the whole tile.
    InlineVector<MarkName, 3> marks;

    friend constexpr bool operator==(const Tile&, const Tile&) noexcept = default;
};

/// What the tile shows at one side, as printed. A side that no road, city or river reaches is field.
constexpr Terrain terrain_at(const Tile& tile, Side side) noexcept {
    for (const Segment& segment : tile.segments) {
        if ((segment.sides & mask_of(side)) != 0) {
            return segment.kind == city ? Terrain::city : segment.kind == river ? Terrain::river : Terrain::road;
        }
    }
    return Terrain::field;
}

}  // namespace carcassonne
