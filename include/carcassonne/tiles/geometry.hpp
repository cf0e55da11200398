#pragma once

#include "carcassonne/tiles/tile_set.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// Checks that the data of a tile can be printed on a square.
///
/// Roads, rivers and cities that reach two sides or more cut the tile into pieces, and so do roads that meet. From
/// where they leave the tile follows which half sides lie in one field and which fields touch a city. `check_tile`
/// works this out and compares it with what the tile says, so that a slip in a table of tiles is found before a game is
/// played.
namespace carcassonne {

/// What can be wrong with a tile or a set. Each names the fields of `TileFault` that tell more.
enum class TileFaultKind : std::uint8_t {
    half_side_is_bare,         ///< No segment covers `first`.
    half_side_has_two_fields,  ///< Two fields claim `first`.
    half_side_is_city,         ///< A field claims `first`, which a city fills.
    side_has_two_segments,     ///< Two segments other than fields claim the side of `first`.
    edges_do_not_suit_kind,    ///< `segment` is a field with whole sides, or has half sides and is none.
    pennant_outside_city,      ///< `segment` has a pennant and is no city.
    border_is_no_city,         ///< `segment` is no field, or borders `other`, which is no city.
    fields_should_be_one,      ///< Nothing parts `first` and `second`, yet they lie in two fields.
    fields_should_be_two,      ///< Something parts `first` and `second`, yet they lie in one field.
    border_is_missing,         ///< Nothing lies between the field `segment` and the city `other`.
    border_should_not_be,      ///< Something parts the field `segment` from the city `other`.
    count_is_zero,             ///< The set has no copy of the tile.
    id_is_used_twice,          ///< An earlier tile of the set has the same id.
    total_is_wrong,            ///< The counts do not add up to the total of the set. No tile.
    exception_is_not_needed,   ///< The tile is excepted from geometry but agrees with it, or is not in the set.
};

/// One sentence for a person.
constexpr std::string_view text_of(TileFaultKind kind) noexcept {
    switch (kind) {
    case TileFaultKind::half_side_is_bare:
        return "no segment covers a half side";
    case TileFaultKind::half_side_has_two_fields:
        return "a half side lies in two fields";
    case TileFaultKind::half_side_is_city:
        return "a half side lies in a field and in a city";
    case TileFaultKind::side_has_two_segments:
        return "a side belongs to two segments";
    case TileFaultKind::edges_do_not_suit_kind:
        return "fields have half sides, other segments have sides";
    case TileFaultKind::pennant_outside_city:
        return "only a city has a pennant";
    case TileFaultKind::border_is_no_city:
        return "only a field borders, and only a city";
    case TileFaultKind::fields_should_be_one:
        return "two half sides lie in two fields though nothing parts them";
    case TileFaultKind::fields_should_be_two:
        return "two half sides lie in one field though something parts them";
    case TileFaultKind::border_is_missing:
        return "a field does not border a city though nothing parts them";
    case TileFaultKind::border_should_not_be:
        return "a field borders a city though something parts them";
    case TileFaultKind::count_is_zero:
        return "the set has no copy of a tile";
    case TileFaultKind::id_is_used_twice:
        return "two tiles of the set have one id";
    case TileFaultKind::total_is_wrong:
        return "the counts do not add up to the total";
    case TileFaultKind::exception_is_not_needed:
        return "an exception is not needed";
    }
    return "";
}

/// One thing that is wrong. Segments are numbered from 0, as in the tile.
struct TileFault {
    TileFaultKind kind{};
    ShortText<15> tile;
    std::uint8_t segment = 0;
    std::uint8_t other = 0;
    HalfSide first{};
    HalfSide second{};

    friend constexpr bool operator==(const TileFault&, const TileFault&) noexcept = default;
};

/// A tile whose picture is not what its sides suggest, such as a road that leads under a city. Its fields are then not
/// compared with the geometry. The base game has none.
struct GeometryException {
    std::string_view tile;
    std::string_view reason;
};

namespace detail {

constexpr unsigned count_sides(SideMask sides) noexcept {
    unsigned count = 0;
    for (const Side side : all_sides) {
        count += (sides & mask_of(side)) != 0 ? 1u : 0u;
    }
    return count;
}

/// Which part of the tile's rim a half side lies in when a barrier cuts the rim at its sides.
constexpr unsigned arc_of(SideMask barrier, HalfSide half) noexcept {
    const unsigned below = (1u << index(side_of(half))) - 1;
    const bool is_right = index(half) % 2 == 1;
    const unsigned cut = is_right && (barrier & mask_of(side_of(half))) != 0 ? 1 : 0;
    return (count_sides(static_cast<SideMask>(barrier & below)) + cut) % count_sides(barrier);
}

class TileGeometry {
public:
    explicit constexpr TileGeometry(const Tile& tile) noexcept : tile_(&tile) {
        SideMask dead_ends = 0;
        for (const Segment& segment : tile.segments) {
            const unsigned reach = count_sides(segment.sides);
            if (segment.kind == road && reach == 1) {
                dead_ends = static_cast<SideMask>(dead_ends | segment.sides);
            } else if (reach > 1) {
                barriers_.push_back(segment.sides);
            }
        }
        if (count_sides(dead_ends) > 1) {
            barriers_.push_back(dead_ends);
        } else if (dead_ends != 0) {
            end_lonely_road(dead_ends);
        }
    }

    /// Whether a field can reach from one half side to the other.
    constexpr bool joins(HalfSide first, HalfSide second) const noexcept {
        for (const SideMask barrier : barriers_) {
            if (arc_of(barrier, first) != arc_of(barrier, second)) {
                return false;
            }
        }
        return true;
    }
    /// Whether a field can reach from the half side to the city.
    constexpr bool reaches(HalfSide half, std::size_t city_segment) const noexcept {
        for (const Side side : all_sides) {
            if ((tile_->segments[city_segment].sides & mask_of(side)) != 0 && reaches(half, side)) {
                return true;
            }
        }
        return false;
    }

private:
    /// Several roads that end on the tile meet in a village. One alone ends at the monastery, around which the field
    /// closes, or else where it meets the cities of the tile.
    constexpr void end_lonely_road(SideMask barrier) noexcept {
        for (const Segment& segment : tile_->segments) {
            if (segment.kind == monastery) {
                return;
            }
            if (segment.kind == city) {
                barrier = static_cast<SideMask>(barrier | segment.sides);
            }
        }
        if (count_sides(barrier) > 1) {
            barriers_.push_back(barrier);
        }
    }

    /// Whether a field can reach from the half side to that end of the city. Along a barrier of which the city is part
    /// it comes to the parts of the rim on both sides of the city.
    constexpr bool reaches(HalfSide half, Side side) const noexcept {
        const auto left = static_cast<HalfSide>(2 * index(side));
        const auto right = static_cast<HalfSide>(2 * index(side) + 1);
        for (const SideMask barrier : barriers_) {
            const unsigned arc = arc_of(barrier, half);
            if (arc != arc_of(barrier, left) && arc != arc_of(barrier, right)) {
                return false;
            }
        }
        return true;
    }

    const Tile* tile_;
    /// The sides at which something that parts fields leaves the tile: a segment that reaches several sides, or several
    /// segments that meet.
    InlineVector<SideMask, segment_capacity + 1> barriers_;
};

/// Looks at one tile and tells each fault to `sink`, a callable that takes a `TileFault`.
template <class Sink>
class TileCheck {
public:
    constexpr TileCheck(const Tile& tile, Sink& sink) noexcept : tile_(tile), sink_(sink) {}

    constexpr void check_form() {
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            const Segment& segment = tile_.segments[i];
            const auto number = static_cast<std::uint8_t>(i);
            if (segment.kind == field ? segment.sides != 0 : segment.halves != 0) {
                tell({TileFaultKind::edges_do_not_suit_kind, tile_.id, number});
            }
            if (segment.pennants != 0 && segment.kind != city) {
                tell({TileFaultKind::pennant_outside_city, tile_.id, number});
            }
            for (std::size_t other = 0; other < 8 * sizeof(SegmentMask); ++other) {
                if (borders(segment, other) && (segment.kind != field || !is_city(other))) {
                    tell({TileFaultKind::border_is_no_city, tile_.id, number, static_cast<std::uint8_t>(other)});
                }
            }
        }
        for (std::size_t half = 0; half < half_side_count; ++half) {
            check_cover(static_cast<HalfSide>(half));
        }
    }

    constexpr void check_fields() {
        const TileGeometry geometry(tile_);
        for (std::size_t i = 0; i < half_side_count; ++i) {
            for (std::size_t j = i + 1; j < half_side_count; ++j) {
                const auto first = static_cast<HalfSide>(i);
                const auto second = static_cast<HalfSide>(j);
                const std::size_t owner = field_at(first);
                const std::size_t neighbour = field_at(second);
                if (owner == segment_capacity || neighbour == segment_capacity) {
                    continue;
                }
                if ((owner == neighbour) != geometry.joins(first, second)) {
                    tell(
                        {owner == neighbour ? TileFaultKind::fields_should_be_two : TileFaultKind::fields_should_be_one,
                         tile_.id, 0, 0, first, second});
                }
            }
        }
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            // A field inside the tile has no place on the rim to reckon from.
            if (tile_.segments[i].kind == field && tile_.segments[i].halves != 0) {
                check_borders(geometry, i);
            }
        }
    }

private:
    constexpr void tell(const TileFault& fault) { sink_(fault); }

    static constexpr bool borders(const Segment& segment, std::size_t other) noexcept {
        return ((static_cast<unsigned>(segment.borders) >> other) & 1u) != 0;
    }
    constexpr bool is_city(std::size_t segment) const noexcept {
        return segment < tile_.segments.size() && tile_.segments[segment].kind == city;
    }
    /// The first field that claims a half side; `segment_capacity` when none does.
    constexpr std::size_t field_at(HalfSide half) const noexcept {
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            if ((tile_.segments[i].halves & mask_of(half)) != 0) {
                return i;
            }
        }
        return segment_capacity;
    }

    constexpr void check_cover(HalfSide half) {
        unsigned fields = 0;
        unsigned others = 0;
        bool in_city = false;
        for (const Segment& segment : tile_.segments) {
            fields += (segment.halves & mask_of(half)) != 0 ? 1u : 0u;
            others += (segment.sides & mask_of(side_of(half))) != 0 ? 1u : 0u;
            in_city = in_city || (segment.kind == city && (segment.sides & mask_of(side_of(half))) != 0);
        }
        if (fields > 1) {
            tell({TileFaultKind::half_side_has_two_fields, tile_.id, 0, 0, half});
        }
        if (fields == 0 && !in_city) {
            tell({TileFaultKind::half_side_is_bare, tile_.id, 0, 0, half});
        }
        if (fields != 0 && in_city) {
            tell({TileFaultKind::half_side_is_city, tile_.id, 0, 0, half});
        }
        if (others > 1 && index(half) % 2 == 0) {
            tell({TileFaultKind::side_has_two_segments, tile_.id, 0, 0, half});
        }
    }

    constexpr void check_borders(const TileGeometry& geometry, std::size_t field_segment) {
        const Segment& segment = tile_.segments[field_segment];
        for (std::size_t other = 0; other < tile_.segments.size(); ++other) {
            if (!is_city(other)) {
                continue;
            }
            bool reached = false;
            for (std::size_t half = 0; half < half_side_count; ++half) {
                reached = reached || ((segment.halves & mask_of(static_cast<HalfSide>(half))) != 0 &&
                                      geometry.reaches(static_cast<HalfSide>(half), other));
            }
            if (borders(segment, other) != reached) {
                tell({reached ? TileFaultKind::border_is_missing : TileFaultKind::border_should_not_be, tile_.id,
                      static_cast<std::uint8_t>(field_segment), static_cast<std::uint8_t>(other)});
            }
        }
    }

    const Tile& tile_;
    Sink& sink_;
};

}  // namespace detail

/// Tells every fault of a tile to `sink`, which is called with a `TileFault`.
template <class Sink>
constexpr void each_fault(const Tile& tile, Sink&& sink) {
    detail::TileCheck check(tile, sink);
    check.check_form();
    check.check_fields();
}

/// Tells every fault of a set and of its tiles to `sink`.
template <class Sink>
constexpr void each_fault(const TileSet& set, Sink&& sink, std::span<const GeometryException> exceptions = {}) {
    for (std::size_t i = 0; i < set.tiles.size(); ++i) {
        const Tile& tile = set.tiles[i];
        bool excepted = false;
        for (const GeometryException& exception : exceptions) {
            excepted = excepted || exception.tile == tile.id.view();
        }
        detail::TileCheck check(tile, sink);
        check.check_form();
        if (!excepted) {
            check.check_fields();
        }
        if (tile.count == 0) {
            sink(TileFault{TileFaultKind::count_is_zero, tile.id});
        }
        if (set.find(tile.id.view()) != &tile) {
            sink(TileFault{TileFaultKind::id_is_used_twice, tile.id});
        }
    }
    for (const GeometryException& exception : exceptions) {
        unsigned faults = 0;
        const auto count = [&faults](const TileFault&) { ++faults; };
        if (const Tile* tile = set.find(exception.tile); tile != nullptr) {
            detail::TileCheck(*tile, count).check_fields();
        }
        if (faults == 0) {
            sink(TileFault{TileFaultKind::exception_is_not_needed, ShortText<15>(exception.tile)});
        }
    }
    if (set.tile_count() != set.total) {
        sink(TileFault{TileFaultKind::total_is_wrong, {}});
    }
}

/// How many faults a tile has; usable in a `static_assert`.
constexpr unsigned count_faults(const Tile& tile) {
    unsigned faults = 0;
    each_fault(tile, [&faults](const TileFault&) { ++faults; });
    return faults;
}
/// How many faults a set has; usable in a `static_assert`.
constexpr unsigned count_faults(const TileSet& set, std::span<const GeometryException> exceptions = {}) {
    unsigned faults = 0;
    each_fault(
        set, [&faults](const TileFault&) { ++faults; }, exceptions);
    return faults;
}

/// Every fault of a tile; empty when it is sound.
inline std::vector<TileFault> check_tile(const Tile& tile) {
    std::vector<TileFault> faults;
    each_fault(tile, [&faults](const TileFault& fault) { faults.push_back(fault); });
    return faults;
}
/// Every fault of a set; empty when it is sound.
inline std::vector<TileFault> check_set(const TileSet& set, std::span<const GeometryException> exceptions = {}) {
    std::vector<TileFault> faults;
    each_fault(
        set, [&faults](const TileFault& fault) { faults.push_back(fault); }, exceptions);
    return faults;
}

}  // namespace carcassonne
