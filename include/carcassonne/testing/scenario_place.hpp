#pragma once

#include "carcassonne/text/place.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

/// Which segment of a tile the words of a scenario mean.
namespace carcassonne::testing::detail {

/// The segments of a tile in words, for messages.
inline std::string places_text(const Tile& tile, Rotation rotation, const FeatureWords& kinds) {
    std::string text;
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        text += (i == 0 ? "" : ", ") + place_text(tile, rotation, i, kinds);
    }
    return text;
}

/// The half sides that "NL.E" names; a whole side is both halves. 0 when the word is no list of edges.
inline unsigned edges_named(std::string_view word) {
    unsigned halves = 0;
    for (std::size_t begin = 0; begin <= word.size();) {
        const std::size_t end = (std::min)(word.find('.', begin), word.size());
        const std::string_view edge = word.substr(begin, end - begin);
        const std::size_t side = edge.empty() ? std::string_view::npos : std::string_view("NESW").find(edge[0]);
        const unsigned parts = edge.size() == 1  ? 3u
                               : edge.size() > 2 ? 0u
                               : edge[1] == 'L'  ? 1u
                               : edge[1] == 'R'  ? 2u
                                                 : 0u;
        if (side == std::string_view::npos || parts == 0) {
            return 0;
        }
        halves |= parts << (2 * side);
        begin = end + 1;
    }
    return halves;
}

/// The segment of a tile that the words of a place mean: its whole name, or its kind and some of its edges. The number
/// of segments when they mean none, or more than one.
inline std::size_t find_named_segment(const Tile& tile, Rotation rotation, std::string_view words,
                                      const FeatureWords& kinds) {
    if (const std::size_t exact = find_place(tile, rotation, words, kinds); exact != tile.segments.size()) {
        return exact;
    }
    const std::size_t blank = (std::min)(words.find(' '), words.size());
    const bool has_edges = blank != words.size();
    const unsigned wanted = has_edges ? edges_named(words.substr(blank + 1)) : 0;
    std::size_t found = tile.segments.size();
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const Segment& segment = tile.segments[i];
        unsigned halves = rotated_halves(segment.halves, rotation);
        for (const Side side : all_sides) {
            halves |= (rotated_sides(segment.sides, rotation) & mask_of(side)) != 0 ? 3u << (2 * index(side)) : 0u;
        }
        if (feature_word(segment.kind, kinds) != words.substr(0, blank) || (has_edges && wanted == 0) ||
            (wanted & ~halves) != 0) {
            continue;
        }
        if (found != tile.segments.size()) {
            return tile.segments.size();
        }
        found = i;
    }
    return found;
}

}  // namespace carcassonne::testing::detail
