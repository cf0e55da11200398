#pragma once

#include "carcassonne/core/terrain.hpp"
#include "carcassonne/support/strong_id.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

/// What kind of thing a segment or feature is. The first kinds are printed on the tiles of the base game, its gardens
/// and its river. Those from `first_free_feature_kind` on belong to modules of this library, those from
/// `first_own_feature_kind` on to anybody's own.
using FeatureKind = StrongId<struct FeatureKindTag, std::uint8_t>;

inline constexpr FeatureKind road{0};
inline constexpr FeatureKind city{1};
inline constexpr FeatureKind field{2};
inline constexpr FeatureKind monastery{3};
inline constexpr FeatureKind garden{4};
inline constexpr FeatureKind river{5};
inline constexpr FeatureKind first_free_feature_kind{6};
inline constexpr FeatureKind first_own_feature_kind{10};

/// Whether features of a kind go on over the edges of their tile. All others lie inside it and look at the squares
/// around.
constexpr bool leaves_tile(FeatureKind kind) noexcept {
    return kind == road || kind == city || kind == field || kind == river;
}

/// How many kinds of feature a game can tell apart.
inline constexpr std::size_t feature_kind_capacity = 16;

/// What the kinds on the tiles of the base game are called; "feature" stands for any other.
inline constexpr std::array<std::string_view, feature_kind_capacity> printed_feature_words{
    "road",    "city",    "field",   "monastery", "garden",  "river",   "feature", "feature",
    "feature", "feature", "feature", "feature",   "feature", "feature", "feature", "feature"};

/// The letters by which plain pictures show kinds that lie inside their tile; `?` stands for one that has none here.
inline constexpr std::array<char, feature_kind_capacity> printed_feature_signs{'?', '?', '?', 'M', 'g', '?', '?', '?',
                                                                               '?', '?', '?', '?', '?', '?', '?', '?'};

}  // namespace carcassonne
