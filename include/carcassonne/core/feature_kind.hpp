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

/// Grows over sides of tiles and is scored by its tiles (BAS-10).
inline constexpr FeatureKind road{0};
/// Grows over sides of tiles and is scored by its tiles and pennants (BAS-11).
inline constexpr FeatureKind city{1};
/// Grows over half sides and is never complete; scored at the end, by the cities that it borders (BAS-18).
inline constexpr FeatureKind field{2};
/// Lies inside its tile; complete when the eight squares around it have tiles (BAS-13).
inline constexpr FeatureKind monastery{3};
/// Lies inside its tile as a monastery does, but is none.
inline constexpr FeatureKind garden{4};
/// Grows over sides of tiles, parts the fields on its banks and is never scored.
inline constexpr FeatureKind river{5};
/// The first kind that is none of these: what single modules of this library bring begins here.
inline constexpr FeatureKind first_free_feature_kind{6};
/// The first kind that nobody in this library uses: from here on they are anybody's own.
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
