#pragma once

#include "carcassonne/core/terrain.hpp"
#include "carcassonne/support/strong_id.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

/// What kind of thing a segment or feature is. The kinds below are printed on the tiles of the base game; a module may
/// number kinds of its own from `first_free_feature_kind` on.
using FeatureKind = StrongId<struct FeatureKindTag, std::uint8_t>;

inline constexpr FeatureKind road{0};
inline constexpr FeatureKind city{1};
inline constexpr FeatureKind field{2};
inline constexpr FeatureKind monastery{3};
inline constexpr FeatureKind garden{4};
inline constexpr FeatureKind river{5};
inline constexpr FeatureKind first_free_feature_kind{6};

/// How many kinds of feature a game can tell apart.
inline constexpr std::size_t feature_kind_capacity = 16;

/// What the kinds on the tiles of the base game are called; "feature" stands for any other.
inline constexpr std::array<std::string_view, feature_kind_capacity> printed_feature_words{
    "road",    "city",    "field",   "monastery", "garden",  "river",   "feature", "feature",
    "feature", "feature", "feature", "feature",   "feature", "feature", "feature", "feature"};

}  // namespace carcassonne
