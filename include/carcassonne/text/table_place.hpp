#pragma once

#include "carcassonne/core/square.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/place.hpp"
#include "carcassonne/text/text_line.hpp"

#include <cstddef>
#include <string>

/// Squares and segments on the table of a game, for all that is written and read.
namespace carcassonne::detail {

inline std::string square_text(Square at) { return std::to_string(at.x) + " " + std::to_string(at.y); }

/// A segment on the table: "road E.W at 0 0".
template <class Rules>
std::string segment_text(SegmentId segment, const Game<Rules>& game) {
    const TileId tile = game.tile_of(segment);
    return place_text(game.printed(tile), game.placed(tile).rotation(), game.index_on_tile(segment),
                      RulesOf<Rules>::feature_words) +
           " at " + square_text(game.placed(tile).at());
}

/// A segment on the table, by any name that means it alone.
template <class Rules>
SegmentId read_segment_on(const Game<Rules>& game, TextLine& line) {
    const std::size_t begin = line.here();
    const std::string name = line.read_segment();
    line.read_fixed("at", "`at`");
    const std::size_t square = line.here();
    const Square at = line.read_square();
    if (line.failed()) {
        return SegmentId::none();
    }
    const TileId tile = game.tile_at(at);
    if (!tile.exists()) {
        line.miss(square, "the square of a tile on the table");
        return SegmentId::none();
    }
    const std::size_t segment =
        find_named_segment(game.printed(tile), game.placed(tile).rotation(), name, RulesOf<Rules>::feature_words);
    if (segment >= game.segment_count(tile)) {
        line.miss(begin, "a segment of the tile that lies there");
        return SegmentId::none();
    }
    return game.placed(tile).segment(segment);
}

}  // namespace carcassonne::detail
