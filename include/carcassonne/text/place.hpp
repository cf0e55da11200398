#pragma once

#include "carcassonne/core/side.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace carcassonne {

/// What kinds of feature are called; `RulesOf<Rules>::feature_words` knows those of modules too.
using FeatureWords = std::array<std::string_view, feature_kind_capacity>;

constexpr std::string_view feature_word(FeatureKind kind, const FeatureWords& words = printed_feature_words) noexcept {
    return kind.index() < words.size() ? words[kind.index()] : std::string_view("feature");
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

}  // namespace carcassonne
