#pragma once

#include "carcassonne/tiles/tile_set.hpp"

#include <cstddef>
#include <string_view>

/// The pictures of the first edition have no gardens. A tile "IC/CCCCG" with a garden is there one more "IC/CCCC".
namespace carcassonne::sets::detail {

/// The id of the same tile without a garden: a `G` at the end stands for the garden.
constexpr std::string_view id_without_garden(const Tile& tile) noexcept {
    const std::string_view id = tile.id.view();
    return shows(tile, garden) ? id.substr(0, id.size() - 1) : id;
}

/// Whether the set has a tile with this id.
constexpr bool has_tile(TileSet set, std::string_view id) noexcept {
    bool found = false;
    for (const Tile& tile : set) {
        found = found || tile.id == id;
    }
    return found;
}

/// How many kinds of tile the set has without gardens.
constexpr std::size_t count_kinds_without_gardens(TileSet with_gardens) noexcept {
    std::size_t kinds = 0;
    for (const Tile& tile : with_gardens) {
        kinds += shows(tile, garden) && has_tile(with_gardens, id_without_garden(tile)) ? 0u : 1u;
    }
    return kinds;
}

/// The set as the first edition prints it. `Kinds` is `count_kinds_without_gardens(with_gardens)`.
template <std::size_t Kinds>
constexpr TileTable<Kinds> without_gardens(std::string_view name, TileSet with_gardens) {
    TileTable<Kinds> table;
    table.name = TileSetName(name);
    table.total = with_gardens.total;
    std::size_t next = 0;
    for (const Tile& tile : with_gardens) {
        const std::string_view id = id_without_garden(tile);
        if (shows(tile, garden) && has_tile(with_gardens, id)) {
            continue;
        }
        Tile& plain = table.tiles[next++];
        plain = tile;
        plain.id = ShortText<15>(id);
        plain.segments.clear();
        for (const Segment& segment : tile.segments) {
            if (segment.kind != garden) {
                plain.segments.push_back(segment);
            }
        }
        plain.count = 0;
        for (const Tile& copy : with_gardens) {
            plain.count = static_cast<std::uint8_t>(plain.count + (id_without_garden(copy) == id ? copy.count : 0));
        }
    }
    return table;
}

}  // namespace carcassonne::sets::detail
