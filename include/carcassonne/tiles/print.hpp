#pragma once

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace carcassonne {

namespace detail {

inline void print_edges(std::string& text, SideMask sides, HalfSideMask halves) {
    char between = ' ';
    for (const Side side : all_sides) {
        const unsigned pair = (static_cast<unsigned>(halves) >> (2 * index(side))) & 3u;
        if ((sides & mask_of(side)) == 0 && pair == 0) {
            continue;
        }
        text += between;
        text += "NESW"[index(side)];
        if (pair == 1 || pair == 2) {
            text += pair == 1 ? 'L' : 'R';
        }
        between = '.';
    }
}

inline std::string_view word_of(FeatureKind kind, std::span<const FeatureWord> more_words) {
    for (const FeatureWord& known : feature_words) {
        if (known.kind == kind) {
            return known.word;
        }
    }
    for (const FeatureWord& known : more_words) {
        if (known.kind == kind) {
            return known.word;
        }
    }
    return "feature";
}

inline void print_segment(std::string& text, const Segment& segment, std::span<const FeatureWord> more_words) {
    text += word_of(segment.kind, more_words);
    print_edges(text, segment.sides, segment.halves);
    if (segment.pennants != 0) {
        text += segment.pennants == 1 ? " pennant" : " pennants=" + std::to_string(segment.pennants);
    }
    std::string_view before = " by ";
    for (std::size_t i = 0; i < segment_capacity; ++i) {
        if (((static_cast<unsigned>(segment.borders) >> i) & 1u) != 0) {
            text.append(before).append(std::to_string(i + 1));
            before = ",";
        }
    }
    for (const MarkName& mark : segment.marks) {
        text.append(" [").append(mark.view()).append("]");
    }
}

}  // namespace detail

/// The tile as one line of the tile notation. What was read or is a well-formed tile comes back the same from
/// `parse_tile`, given the same `more_words`. A kind of feature without a word is printed as `feature`, which no reader
/// knows.
inline std::string print_tile(const Tile& tile, std::span<const FeatureWord> more_words = {}) {
    std::string text(tile.id.view());
    if (tile.letter != 0) {
        text.append(" letter=").push_back(tile.letter);
    }
    text.append(" count=").append(std::to_string(tile.count));
    text += tile.start ? " start" : "";
    if (tile.piece.exists()) {
        text.append(" piece=").append(tile.piece.name.view());
        text.append(",").append(std::to_string(tile.piece.x + 1));
        text.append(",").append(std::to_string(tile.piece.y + 1));
    }
    for (const TileMark& mark : tile.marks) {
        text.append(" [").append(mark.name.view());
        detail::print_edges(text, 0, mark.covers);
        text.append("]");
    }
    std::string_view before = ": ";
    for (const Segment& segment : tile.segments) {
        text += before;
        detail::print_segment(text, segment, more_words);
        before = "; ";
    }
    return text;
}

/// The whole set as a text for `parse_tile_set`. A total of 0, which the notation has no number for, is left away.
inline std::string print_tile_set(const TileSet& set, std::span<const FeatureWord> more_words = {}) {
    std::string text = "set ";
    text.append(set.name).append(set.total != 0 ? " total=" + std::to_string(set.total) : "").append("\n");
    for (const Tile& tile : set) {
        text.append(print_tile(tile, more_words)).append("\n");
    }
    return text;
}

}  // namespace carcassonne
