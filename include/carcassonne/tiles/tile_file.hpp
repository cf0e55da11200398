#pragma once

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace carcassonne {

/// A set of tiles that was read while the program runs.
struct OwnedTileSet {
    TileSetName name;
    unsigned total = 0;
    std::vector<Tile> tiles;

    /// Good for as long as this set lives and is not changed.
    /// Good as long as this set lives.
    TileSet view() const& noexcept { return {name.view(), tiles, total}; }
    TileSet view() const&& = delete;

    friend bool operator==(const OwnedTileSet&, const OwnedTileSet&) = default;
};

/// Reads the text of a whole set: first the line that names it, then a line for each tile. Blank lines and everything
/// from a `#` on say nothing. A set that tells no total has as many tiles as its lines count.
inline Result<OwnedTileSet, NotationError> parse_tile_set(std::string_view text,
                                                          std::span<const FeatureWord> more_words = {}) {
    OwnedTileSet set;
    detail::LineReader lines{text};
    std::string_view line;
    bool named = false;
    while (lines.next(line)) {
        detail::TileReader reader(line, lines.number, more_words);
        if (reader.at_end()) {
            continue;
        }
        if (named) {
            reader.read_tile(set.tiles.emplace_back());
        } else {
            named = reader.read_set_line(set.name, set.total);
        }
        if (reader.failed()) {
            return Failure{reader.error()};
        }
    }
    if (!named) {
        return Failure{NotationError{lines.number + 1, 1, detail::TileReader::set_line_expected,
                                     ShortText<31>("end of the text")}};
    }
    set.total = set.total != 0 ? set.total : set.view().tile_count();
    return set;
}

}  // namespace carcassonne
