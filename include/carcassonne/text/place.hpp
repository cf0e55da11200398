#pragma once

#include "carcassonne/core/side.hpp"
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace carcassonne {

/// What kinds of feature are called; `RulesOf<Rules>::feature_words` knows those of modules too.
using FeatureWords = std::array<std::string_view, feature_kind_capacity>;

constexpr std::string_view feature_word(FeatureKind kind, const FeatureWords& words = printed_feature_words) noexcept {
    return kind.index() < words.size() ? words[kind.index()] : std::string_view("feature");
}

/// The words for the kinds of feature that the modules of a rule set bring, for readers and writers of tiles.
template <class Rules>
std::vector<FeatureWord> module_feature_words() {
    std::vector<FeatureWord> words;
    for (std::size_t i = first_free_feature_kind.index(); i < feature_kind_capacity; ++i) {
        words.push_back({RulesOf<Rules>::feature_words[i], FeatureKind::at(i)});
    }
    return words;
}

/// A segment of a tile as it lies on the table, in words: "city N.W", "field EL.WR", "monastery".
///
/// Sides are those of the table, after the tile was turned, clockwise from the north; two segments of one tile that
/// have the same name (fields without an edge) get a number: "field 2".
inline std::string place_text(const Tile& tile, Rotation rotation, std::size_t segment,
                              const FeatureWords& words = printed_feature_words) {
    constexpr std::array<std::string_view, side_count> sides{"N", "E", "S", "W"};
    constexpr std::array<std::string_view, half_side_count> halves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};
    const auto plain = [&](std::size_t index) {
        const Segment& part = tile.segments[index];
        std::string text(feature_word(part.kind, words));
        char separator = ' ';
        const auto add = [&](unsigned mask, const auto& names) {
            for (std::size_t i = 0; i < names.size(); ++i) {
                if ((mask >> i & 1u) != 0) {
                    text += separator;
                    text += names[i];
                    separator = '.';
                }
            }
        };
        add(rotated_sides(part.sides, rotation), sides);
        add(rotated_halves(part.halves, rotation), halves);
        return text;
    };
    std::string text = plain(segment);
    std::size_t number = 1;
    bool alone = true;
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        if (i != segment && plain(i) == text) {
            alone = false;
            number += static_cast<std::size_t>(i < segment);
        }
    }
    if (!alone) {
        text += ' ';
        text += std::to_string(number);
    }
    return text;
}

/// The segment that `place_text` names so; `tile.segments.size()` when there is none.
inline std::size_t find_place(const Tile& tile, Rotation rotation, std::string_view text,
                              const FeatureWords& words = printed_feature_words) {
    std::size_t segment = 0;
    while (segment < tile.segments.size() && place_text(tile, rotation, segment, words) != text) {
        ++segment;
    }
    return segment;
}

/// The segments of a tile in words, for messages.
inline std::string places_text(const Tile& tile, Rotation rotation, const FeatureWords& kinds = printed_feature_words) {
    std::string text;
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        text += (i == 0 ? "" : ", ") + place_text(tile, rotation, i, kinds);
    }
    return text;
}

namespace detail {

/// The half sides that "NL.E" names; a whole side is both halves. 0 when the word is no list of edges.
inline unsigned edges_named(std::string_view word) {
    unsigned halves = 0;
    for (std::size_t begin = 0; begin <= word.size();) {
        const std::size_t end = (std::min)(word.find('.', begin), word.size());
        const std::string_view edge = word.substr(begin, end - begin);
        const std::size_t side = edge.empty() ? std::string_view::npos : std::string_view("NESW").find(edge[0]);
        const unsigned parts = edge.size() == 1   ? 3u
                               : edge.size() != 2 ? 0u
                               : edge[1] == 'L'   ? 1u
                               : edge[1] == 'R'   ? 2u
                                                  : 0u;
        if (side == std::string_view::npos || parts == 0) {
            return 0;
        }
        halves |= parts << (2 * side);
        begin = end + 1;
    }
    return halves;
}

}  // namespace detail

/// The segment of a tile that the words of a place mean: its whole name, or its kind and some of its edges. The number
/// of segments when they mean none, or more than one.
inline std::size_t find_named_segment(const Tile& tile, Rotation rotation, std::string_view words,
                                      const FeatureWords& kinds = printed_feature_words) {
    if (const std::size_t exact = find_place(tile, rotation, words, kinds); exact != tile.segments.size()) {
        return exact;
    }
    const std::size_t blank = (std::min)(words.find(' '), words.size());
    const bool has_edges = blank != words.size();
    const unsigned wanted = has_edges ? detail::edges_named(words.substr(blank + 1)) : 0;
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

}  // namespace carcassonne
