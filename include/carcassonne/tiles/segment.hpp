#pragma once

#include "carcassonne/core/feature_kind.hpp"
#include "carcassonne/core/side.hpp"
#include "carcassonne/support/inline_vector.hpp"
#include "carcassonne/support/short_text.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// How many segments one tile may have: the four roads and four fields of a crossing are 8, the rest is room.
inline constexpr std::size_t segment_capacity = 12;

/// A set of the segments of one tile: bit `index`.
using SegmentMask = std::uint16_t;

/// The word printed beside a segment or a tile that means something to a module.
using MarkName = ShortText<15>;

/// One part of a tile that belongs to one feature: a piece of road, city, river or field, a monastery, a garden.
///
/// Roads, cities and rivers leave the tile through whole sides, fields through half sides; a monastery or garden lies
/// inside. All directions are those of the printed tile before it is turned.
struct Segment {
    /// The kind of feature of which it is a piece.
    FeatureKind kind;
    /// The sides through which it leaves the tile; none for fields and for what lies inside.
    SideMask sides = 0;
    /// The half sides through which a field leaves the tile; none for all other kinds.
    HalfSideMask halves = 0;
    /// How many pennants a city segment bears; 0 for all other kinds.
    std::uint8_t pennants = 0;
    /// Fields only: the city segments of the same tile that this field borders (BAS-19).
    SegmentMask borders = 0;
    /// The words printed beside it, whether a module knows them or not.
    InlineVector<MarkName, 3> marks;

    friend constexpr bool operator==(const Segment&, const Segment&) noexcept = default;
};

}  // namespace carcassonne
