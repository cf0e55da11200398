#pragma once

#include "carcassonne/support/bits.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <cstddef>
#include <cstdint>

/// What parts the fields of a tile, reckoned from where its roads, rivers and cities leave it.
namespace carcassonne::detail {

/// Places on the rim of a tile: bit `i` lies between half side `i` and the next one clockwise, so that even bits are
/// the middles of the sides and odd bits the corners.
using RimMask = std::uint8_t;

constexpr RimMask middles_of(SideMask sides) noexcept {
    unsigned places = 0;
    for (const Side side : all_sides) {
        places |= (sides & mask_of(side)) != 0 ? 1u << (2 * index(side)) : 0u;
    }
    return static_cast<RimMask>(places);
}

/// Which part of the rim a half side lies in when a barrier cuts the rim at these places.
constexpr unsigned arc_of(RimMask barrier, HalfSide half) noexcept {
    const unsigned below = (1u << index(half)) - 1;
    return barrier == 0 ? 0 : count_bits(barrier & below) % count_bits(barrier);
}

/// What the sides of a tile do not tell about its picture: printed tiles with the same sides differ in it.
struct Layout {
    static constexpr std::size_t nowhere = segment_capacity;

    enum class Ends : std::uint8_t {
        village,  ///< Several roads that end on the tile meet apart from its cities. One alone ends at the building,
                  ///< if there is one, around which the field closes, or else where it meets the cities.
        cities,   ///< They end where all cities of the tile meet.
        cover,    ///< They end under the mark `goal`, which covers a part of the tile.
        goal      ///< Each leads to the segment `goal`: it ends at that city, or crosses that river on a bridge.
    };

    /// Where roads end. Rivers that end on the tile do as the roads do: several are the arms of a fork.
    Ends ends = Ends::village;
    std::size_t goal = nowhere;
    /// A city that reaches a corner of the tile, which a neighbour does not see.
    std::size_t pointed_city = nowhere;
    RimMask corner = 0;
    /// A mark that covers a part of the tile up to a segment, so that no field passes between the two.
    std::size_t bank = nowhere;
    std::size_t reached = nowhere;
};

/// Whether a city can reach a corner: neither is it covered there nor does a bank lie in between.
constexpr bool can_point_to(const Tile& tile, RimMask corner, const Segment& pointed) noexcept {
    const auto beside = static_cast<HalfSide>(lowest_bit(corner));
    const RimMask middles = middles_of(pointed.sides);
    bool free = (covered_halves(tile) & (mask_of(beside) | 1u << (index(beside) + 1) % half_side_count)) == 0;
    for (const TileMark& mark : tile.marks) {
        free = free && (middles == 0 ||
                        arc_of(mark.covers, beside) == arc_of(mark.covers, static_cast<HalfSide>(lowest_bit(middles))));
    }
    return free;
}

/// The plain layout first, then every other that the segments of the tile allow. `found` tells whether a layout is the
/// one that is looked for.
template <class Found>
constexpr bool any_layout(const Tile& tile, const Found& found) {
    if (found(Layout{}) || found(Layout{Layout::Ends::cities, Layout::nowhere, Layout::nowhere, 0})) {
        return true;
    }
    for (std::size_t i = 0; i < tile.marks.size(); ++i) {
        if (tile.marks[i].covers != 0 && found(Layout{Layout::Ends::cover, i, Layout::nowhere, 0})) {
            return true;
        }
        for (std::size_t j = 0; j < tile.segments.size(); ++j) {
            if (tile.marks[i].covers != 0 && tile.segments[j].sides != 0 &&
                found(Layout{Layout::Ends::village, Layout::nowhere, Layout::nowhere, 0, i, j})) {
                return true;
            }
        }
    }
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        const FeatureKind kind = tile.segments[i].kind;
        if ((kind == city || kind == river) && found(Layout{Layout::Ends::goal, i, Layout::nowhere, 0})) {
            return true;
        }
        for (const Side side : all_sides) {
            const auto corner = static_cast<RimMask>(2u << (2 * index(side)));
            if (kind == city && can_point_to(tile, corner, tile.segments[i]) &&
                found(Layout{Layout::Ends::village, Layout::nowhere, i, corner})) {
                return true;
            }
        }
    }
    return false;
}

/// The barriers between the fields of a tile in one layout.
class Barriers {
public:
    explicit constexpr Barriers(const Tile& tile, const Layout& layout = {}) noexcept : tile_(&tile), layout_(layout) {
        RimMask road_ends = 0;
        RimMask river_ends = 0;
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            const Segment& segment = tile.segments[i];
            const RimMask places = places_of(i);
            if (count_bits(places) == 1 && segment.kind == road) {
                road_ends = static_cast<RimMask>(road_ends | places);
            } else if (count_bits(places) == 1 && segment.kind == river) {
                river_ends = static_cast<RimMask>(river_ends | places);
            } else if (!spans_river(segment)) {
                add(places);
            }
        }
        // A bank that lies over several parts of the rim parts the fields as a city does.
        for (std::size_t i = 0; i < tile.marks.size(); ++i) {
            const unsigned reached = i == layout.bank ? places_of(layout.reached) : 0u;
            add(static_cast<RimMask>(tile.marks[i].covers | reached));
        }
        end(road_ends);
        end(river_ends);
    }

    /// Whether a field can reach from one half side to the other.
    constexpr bool joins(HalfSide first, HalfSide second) const noexcept {
        for (const RimMask barrier : barriers_) {
            if (arc_of(barrier, first) != arc_of(barrier, second)) {
                return false;
            }
        }
        return true;
    }
    /// Whether a field can reach from the half side to the city.
    constexpr bool reaches(HalfSide half, std::size_t city_segment) const noexcept {
        const RimMask ends = places_of(city_segment);
        for (unsigned rest = ends; rest != 0; rest &= rest - 1) {
            if (reaches_end(half, lowest_bit(rest), city_segment)) {
                return true;
            }
        }
        return false;
    }

private:
    /// Whether a field can reach from the half side to that end of the city. Along a barrier of which the city is part
    /// it comes to the parts of the rim on both sides of the city; beside a road that leads to the city it always does.
    constexpr bool reaches_end(HalfSide half, std::size_t place, std::size_t city_segment) const noexcept {
        const auto left = static_cast<HalfSide>(place);
        const auto right = static_cast<HalfSide>((place + 1) % half_side_count);
        const RimMask ends = places_of(city_segment);
        for (const RimMask barrier : barriers_) {
            if (layout_.ends == Layout::Ends::goal && layout_.goal == city_segment && (barrier & ends) == ends) {
                continue;
            }
            const unsigned arc = arc_of(barrier, half);
            if (arc != arc_of(barrier, left) && arc != arc_of(barrier, right)) {
                return false;
            }
        }
        return true;
    }

    constexpr RimMask places_of(std::size_t segment) const noexcept {
        const RimMask middles = middles_of(tile_->segments[segment].sides);
        return segment == layout_.pointed_city ? static_cast<RimMask>(middles | layout_.corner) : middles;
    }

    /// What leaves the tile at one place alone parts nothing.
    constexpr void add(RimMask barrier) noexcept {
        if (count_bits(barrier) > 1) {
            barriers_.push_back(barrier);
        }
    }

    /// Adds the barriers that end inside the tile.
    constexpr void end(RimMask ends) noexcept {
        const bool lonely = count_bits(ends) == 1;
        if (ends == 0 || (layout_.ends == Layout::Ends::village && lonely && shows_building())) {
            return;
        }
        if (layout_.ends == Layout::Ends::cover) {
            add(static_cast<RimMask>(ends | tile_->marks[layout_.goal].covers));
        } else if (layout_.ends == Layout::Ends::goal) {
            for (unsigned rest = ends; rest != 0; rest &= rest - 1) {
                add(static_cast<RimMask>((1u << lowest_bit(rest)) | places_of(layout_.goal)));
            }
        } else {
            const bool at_cities = lonely || layout_.ends == Layout::Ends::cities;
            add(static_cast<RimMask>(ends | (at_cities ? places_of_cities() : 0)));
        }
    }

    constexpr bool shows_building() const noexcept {
        for (const Segment& segment : tile_->segments) {
            if (!leaves_tile(segment.kind) && segment.kind != garden) {
                return true;
            }
        }
        return false;
    }
    constexpr RimMask places_of_cities() const noexcept {
        unsigned places = 0;
        for (std::size_t i = 0; i < tile_->segments.size(); ++i) {
            places |= tile_->segments[i].kind == city ? places_of(i) : 0u;
        }
        return static_cast<RimMask>(places);
    }

    /// Whether this is a city with parts on both banks of a river. It crosses the river on a bridge, under which the
    /// fields along the banks pass.
    constexpr bool spans_river(const Segment& segment) const noexcept {
        for (const Segment& water : tile_->segments) {
            if (segment.kind != city || water.kind != river) {
                continue;
            }
            unsigned banks = 0;
            for (const Side side : all_sides) {
                if ((segment.sides & mask_of(side)) != 0) {
                    banks |= 1u << arc_of(middles_of(water.sides), static_cast<HalfSide>(2 * index(side)));
                }
            }
            if (count_bits(banks) > 1) {
                return true;
            }
        }
        return false;
    }

    const Tile* tile_;
    Layout layout_;
    /// The places where something that parts fields leaves the tile: a segment that reaches several sides, or several
    /// segments that meet.
    InlineVector<RimMask, segment_capacity + 7> barriers_;
};

}  // namespace carcassonne::detail
