#pragma once

#include "carcassonne/core/terrain.hpp"
#include "carcassonne/tiles/segment.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// A word that is printed on a tile as a whole and means something to a module.
struct TileMark {
    /// The word as the notation has it.
    MarkName name;
    /// What it lies over, such as a bank of mist: these half sides belong to no field. The terrain below stays what it
    /// is where tiles meet.
    HalfSideMask covers = 0;

    friend constexpr bool operator==(const TileMark&, const TileMark&) noexcept = default;
};

/// The place of a tile in a piece that fills several squares and is laid as one. Without a name the tile is a piece by
/// itself.
struct PieceSquare {
    /// The name that all squares of the piece bear.
    ShortText<7> name;
    /// So many squares to the east of the north-western corner of the piece.
    std::uint8_t x = 0;
    /// So many squares to the south of it.
    std::uint8_t y = 0;

    /// Whether the tile is a square of such a piece.
    constexpr bool exists() const noexcept { return name.size != 0; }
    friend constexpr bool operator==(const PieceSquare&, const PieceSquare&) noexcept = default;
};

/// One kind of land tile as it is printed, and how many copies a set has of it.
///
/// The order of the segments is part of the tile: actions name a segment by its place in this list. Example: the tile
/// "BA/RCr" has a city to the north and a road from west to east that parts two fields.
struct Tile {
    /// Its name in texts; no other tile of a set has the same.
    ShortText<15> id;
    /// The letter A to X of the common reference for the base game; 0 for other tiles.
    char letter = 0;
    /// How many copies a set has, the start tile included.
    std::uint8_t count = 0;
    /// One of the copies is the start tile (BAS-01), or a square of it.
    bool start = false;
    /// Its place in a piece of several squares, where it belongs to one.
    PieceSquare piece;
    /// All its segments; together they cover every half side that no mark covers.
    InlineVector<Segment, segment_capacity> segments;
    /// Marks of the whole tile.
    InlineVector<TileMark, 5> marks;

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

/// The half sides that marks of the tile cover, as printed.
constexpr HalfSideMask covered_halves(const Tile& tile) noexcept {
    unsigned halves = 0;
    for (const TileMark& mark : tile.marks) {
        halves |= mark.covers;
    }
    return static_cast<HalfSideMask>(halves);
}

}  // namespace carcassonne
