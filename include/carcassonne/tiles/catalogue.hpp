#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/terrain.hpp"
#include "carcassonne/support/bits.hpp"
#include "carcassonne/support/strong_id.hpp"
#include "carcassonne/tiles/feature_totals.hpp"
#include "carcassonne/tiles/symmetry.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace carcassonne {

/// A kind of tile by its number in the catalogue of a set-up.
using TileKind = StrongId<struct TileKindTag, std::uint16_t>;

/// A set of feature kinds: bit `kind.value`.
using FeatureKindMask = std::uint16_t;

constexpr FeatureKindMask mask_of(FeatureKind kind) noexcept { return static_cast<FeatureKindMask>(1u << kind.value); }

/// The kinds of feature on which a meeple stands.
inline constexpr FeatureKindMask where_meeples_stand =
    static_cast<FeatureKindMask>(mask_of(road) | mask_of(city) | mask_of(monastery) | mask_of(field));

/// Four edges and four terrains as one word: bit `4 * side + terrain`. A tile has one bit set for each edge; an open
/// square has a bit set for each terrain that a neighbour forbids. The tile fits where the two share no bit.
using EdgeCode = std::uint16_t;

constexpr EdgeCode edge_bit(Side side, Terrain terrain) noexcept {
    return static_cast<EdgeCode>(1u << (4 * index(side) + index(terrain)));
}
/// What an open square forbids at `side` once a neighbour shows `terrain` there.
constexpr EdgeCode forbidden_bits(Side side, Terrain terrain) noexcept {
    return static_cast<EdgeCode>((15u & ~(1u << index(terrain))) << (4 * index(side)));
}

/// The edges at which a tile does not fit to the neighbours of an open square; none where it fits.
constexpr EdgeCode clashes(EdgeCode tile, EdgeCode square) noexcept { return static_cast<EdgeCode>(tile & square); }
/// Whether a tile fits there.
constexpr bool fits(EdgeCode tile, EdgeCode square) noexcept { return clashes(tile, square) == 0; }

/// How many marks of segments and tiles a game can tell apart.
inline constexpr std::size_t mark_capacity = 16;

inline constexpr std::uint8_t no_segment = 0xff;

/// A kind of tile in one rotation: what its neighbours meet.
struct Facing {
    /// For each side the segments at its left half, its middle and its right half, as seen from the middle of the tile.
    std::array<std::array<std::uint8_t, 3>, side_count> ports{};
    std::array<Terrain, side_count> terrain{};
    EdgeCode code = 0;
};

/// A kind of tile as far as its rotation does not matter.
struct TileKindInfo {
    std::array<FeatureTotals, segment_capacity> totals{};
    std::array<FeatureKind, segment_capacity> feature_kinds{};
    std::array<SegmentMask, segment_capacity> borders{};
    /// For each kind of figure the segments on which it may be deployed, whatever stands there.
    std::array<SegmentMask, figure_kind_capacity> deployable{};
    /// For each mark that a module knows the segments that bear it.
    std::array<SegmentMask, mark_capacity> marks{};
    /// For each mark the sides that it covers, wholly or half, as printed.
    std::array<SideMask, mark_capacity> covered{};
    /// The marks of the tile as a whole: bit `mark`.
    std::uint16_t tile_marks = 0;
    /// Segments whose features are complete when no edge is open: roads and cities.
    SegmentMask closable = 0;
    /// Segments that look at the eight squares around them: monasteries, gardens.
    SegmentMask neighbourhoods = 0;
    std::uint8_t segment_count = 0;
    /// For each rotation its edge code; a code that fits nowhere for a rotation that looks like a smaller one (BAS-04).
    std::array<EdgeCode, rotation_count> codes{};
    std::array<Rotation, rotation_count> equal_rotation{};
};

/// All kinds of tiles of a set-up in all their rotations. Built once, never changed, shared by all games; tiles read
/// at run time play as fast as the published ones.
class Catalogue {
public:
    /// Which kinds of feature close over their edges, which look at their neighbourhood.
    struct Rules {
        FeatureKindMask closable = 0;
        FeatureKindMask neighbourhood = 0;
        /// For each kind of figure the kinds of feature it may stand on.
        std::array<FeatureKindMask, figure_kind_capacity> deployable{};
        /// The words of the marks that modules know.
        std::array<std::string_view, mark_capacity> marks{};
    };

    Catalogue() = default;
    CARCASSONNE_COLD Catalogue(std::vector<Tile> tiles, const Rules& rules) : tiles_(std::move(tiles)) {
        facings_.reserve(tiles_.size() * rotation_count);
        for (const Tile& tile : tiles_) {
            infos_.push_back(describe(tile, rules));
            for (const Rotation rotation : all_rotations) {
                facings_.push_back(face(tile, rotation));
            }
        }
    }

    std::size_t size() const noexcept { return tiles_.size(); }
    const Tile& tile(TileKind kind) const noexcept { return tiles_[kind.index()]; }
    const TileKindInfo& info(TileKind kind) const noexcept { return infos_[kind.index()]; }
    const Facing& facing(TileKind kind, Rotation rotation) const noexcept {
        return facings_[kind.index() * rotation_count + index(rotation)];
    }
    /// The kind with this id; `TileKind::none()` when there is none.
    TileKind find(std::string_view id) const noexcept {
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            if (tiles_[i].id == id) {
                return TileKind::at(i);
            }
        }
        return TileKind::none();
    }

private:
    CARCASSONNE_COLD static TileKindInfo describe(const Tile& tile, const Rules& rules) {
        TileKindInfo info;
        info.segment_count = static_cast<std::uint8_t>(tile.segments.size());
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            const Segment& segment = tile.segments[i];
            const auto bit = static_cast<SegmentMask>(1u << i);
            const FeatureKindMask kind = mask_of(segment.kind);
            info.totals[i] = FeatureTotals::of_segment(
                count_bits(segment.kind == field ? segment.halves : segment.sides), segment.pennants);
            info.feature_kinds[i] = segment.kind;
            info.borders[i] = segment.borders;
            if ((rules.closable & kind) != 0) {
                info.closable |= bit;
            }
            if ((rules.neighbourhood & kind) != 0) {
                info.neighbourhoods |= bit;
            }
            for (const MarkName& printed : segment.marks) {
                for (std::size_t mark = 0; mark < mark_capacity; ++mark) {
                    if (printed == rules.marks[mark]) {
                        info.marks[mark] |= bit;
                    }
                }
            }
            for (std::size_t figure = 0; figure < figure_kind_capacity; ++figure) {
                if ((rules.deployable[figure] & kind) != 0) {
                    info.deployable[figure] |= bit;
                }
            }
        }
        for (const TileMark& printed : tile.marks) {
            for (std::size_t mark = 0; mark < mark_capacity; ++mark) {
                if (printed.name == rules.marks[mark]) {
                    info.tile_marks = static_cast<std::uint16_t>(info.tile_marks | 1u << mark);
                    info.covered[mark] = static_cast<SideMask>(info.covered[mark] | sides_of(printed.covers));
                }
            }
        }
        for (const Rotation rotation : all_rotations) {
            const Rotation equal = smallest_equal_rotation(tile, rotation);
            info.equal_rotation[index(rotation)] = equal;
            info.codes[index(rotation)] = equal == rotation ? face(tile, rotation).code : EdgeCode{0xffff};
        }
        return info;
    }

    static SideMask sides_of(HalfSideMask halves) {
        unsigned sides = 0;
        for (const Side side : all_sides) {
            sides |= (unsigned{halves} >> (2 * index(side)) & 3u) != 0 ? mask_of(side) : 0u;
        }
        return static_cast<SideMask>(sides);
    }

    CARCASSONNE_COLD static Facing face(const Tile& tile, Rotation rotation) {
        Facing facing;
        for (auto& side : facing.ports) {
            side.fill(no_segment);
        }
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            const Segment& segment = tile.segments[i];
            const unsigned sides = rotated_sides(segment.sides, rotation);
            const unsigned halves = rotated_halves(segment.halves, rotation);
            for (const Side side : all_sides) {
                auto& ports = facing.ports[index(side)];
                if ((sides & mask_of(side)) != 0) {
                    ports[1] = static_cast<std::uint8_t>(i);
                }
                if ((halves >> (2 * index(side)) & 1u) != 0) {
                    ports[0] = static_cast<std::uint8_t>(i);
                }
                if ((halves >> (2 * index(side) + 1) & 1u) != 0) {
                    ports[2] = static_cast<std::uint8_t>(i);
                }
            }
        }
        for (const Side side : all_sides) {
            const Side turned = rotated(side, rotation);
            facing.terrain[index(turned)] = terrain_at(tile, side);
            facing.code = static_cast<EdgeCode>(facing.code | edge_bit(turned, terrain_at(tile, side)));
        }
        return facing;
    }

    std::vector<Tile> tiles_;
    std::vector<TileKindInfo> infos_;
    std::vector<Facing> facings_;
};

}  // namespace carcassonne
