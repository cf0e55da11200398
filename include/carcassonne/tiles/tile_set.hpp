#pragma once

#include "carcassonne/tiles/tile.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace carcassonne {

/// The name of a set: "base-c2", "river-c1".
using TileSetName = ShortText<31>;

/// A view of the tiles of one box: every kind of tile once, each with its number of copies.
///
/// The published sets live as long as the program. A set read from a file is kept by an `OwnedTileSet` (tile_file.hpp),
/// and a view of it is good for as long as that one lives.
struct TileSet {
    /// What the set is called: "base-c2".
    std::string_view name;
    /// Every kind of tile once, each with its number of copies.
    std::span<const Tile> tiles;
    /// How many tiles the set says that it has; `check_set` compares it with `tile_count()`.
    unsigned total = 0;

    /// How many tiles there are, every copy counted.
    constexpr unsigned tile_count() const noexcept {
        unsigned sum = 0;
        for (const Tile& tile : tiles) {
            sum += tile.count;
        }
        return sum;
    }
    /// How many different tiles there are.
    constexpr std::size_t kind_count() const noexcept { return tiles.size(); }

    /// The tile with this id, or a null pointer.
    constexpr const Tile* find(std::string_view id) const noexcept {
        for (const Tile& tile : tiles) {
            if (tile.id.view() == id) {
                return &tile;
            }
        }
        return nullptr;
    }
    /// The first tile with this letter, or a null pointer. A letter may stand for two kinds, with and without garden.
    constexpr const Tile* find_letter(char letter) const noexcept {
        for (const Tile& tile : tiles) {
            if (tile.letter == letter) {
                return &tile;
            }
        }
        return nullptr;
    }
    /// The first tile of which one copy is the start tile, or a null pointer.
    constexpr const Tile* find_start() const noexcept {
        for (const Tile& tile : tiles) {
            if (tile.start) {
                return &tile;
            }
        }
        return nullptr;
    }
    /// How many copies carry this letter.
    constexpr unsigned letter_count(char letter) const noexcept {
        unsigned sum = 0;
        for (const Tile& tile : tiles) {
            sum += tile.letter == letter ? tile.count : 0u;
        }
        return sum;
    }

    /// The kinds of tile in their order.
    constexpr auto begin() const noexcept { return tiles.begin(); }
    constexpr auto end() const noexcept { return tiles.end(); }
};

/// Whether a segment of this kind is printed on the tile.
constexpr bool shows(const Tile& tile, FeatureKind kind) noexcept {
    for (const Segment& segment : tile.segments) {
        if (segment.kind == kind) {
            return true;
        }
    }
    return false;
}

/// The tiles of a set whose number of kinds is known at compile time. It owns what its `view` shows.
template <std::size_t Kinds>
struct TileTable {
    /// What the set is called: "base-c2".
    TileSetName name;
    /// How many tiles the set says that it has.
    unsigned total = 0;
    /// Every kind of tile once, each with its number of copies.
    std::array<Tile, Kinds> tiles{};

    /// The set as others read it, good as long as this table lives.
    constexpr TileSet view() const noexcept { return {name.view(), {tiles.data(), Kinds}, total}; }
};

}  // namespace carcassonne
