#pragma once

#include "carcassonne/tiles/barriers.hpp"
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
/// played. Where the sides leave open how the picture goes on inside, such as whether a road ends in a village or at a
/// city, every way is right.
namespace carcassonne {

/// What can be wrong with a tile or a set. Each names the fields of `TileFault` that tell more.
enum class TileFaultKind : std::uint8_t {
    half_side_is_bare,         ///< No segment covers `first`.
    half_side_has_two_fields,  ///< Two fields claim `first`.
    half_side_is_city,         ///< A field claims `first`, which a city fills.
    half_side_is_covered,      ///< A field or a city claims `first`, over which a mark lies.
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
    case TileFaultKind::half_side_is_covered:
        return "a half side lies in a field or a city and below a mark that covers it";
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
    /// What is wrong. It names those of the other members that mean something.
    TileFaultKind kind{};
    /// The id of the tile; empty when it is the set that is wrong.
    ShortText<15> tile;
    /// The segment that is wrong: of a border, the field.
    std::uint8_t segment = 0;
    /// The city of that border.
    std::uint8_t other = 0;
    /// The half side that is wrong, or the first of two.
    HalfSide first{};
    /// The other half side of two.
    HalfSide second{};

    friend constexpr bool operator==(const TileFault&, const TileFault&) noexcept = default;
};

/// A tile whose picture is not what its sides suggest, such as a road that leads under a city. Its fields are then not
/// compared with the geometry. The base game has none.
struct GeometryException {
    /// The id of the tile in its set.
    std::string_view tile;
    /// What its picture shows besides its sides, for whoever reads the set.
    std::string_view reason;
};

namespace detail {

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

    /// A tile is sound when its fields agree with any layout; otherwise it is told how they differ from the plain one.
    constexpr void check_fields() {
        const auto agrees = [this](const Layout& layout) {
            return compare(Barriers(tile_, layout), [](const TileFault&) { return false; });
        };
        if (!any_layout(tile_, agrees)) {
            compare(Barriers(tile_), [this](const TileFault& fault) {
                tell(fault);
                return true;
            });
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
        const bool covered = (covered_halves(tile_) & mask_of(half)) != 0;
        if (covered && (fields != 0 || in_city)) {
            tell({TileFaultKind::half_side_is_covered, tile_.id, 0, 0, half});
        }
        if (fields == 0 && !in_city && !covered) {
            tell({TileFaultKind::half_side_is_bare, tile_.id, 0, 0, half});
        }
        if (fields != 0 && in_city) {
            tell({TileFaultKind::half_side_is_city, tile_.id, 0, 0, half});
        }
        if (others > 1 && index(half) % 2 == 0) {
            tell({TileFaultKind::side_has_two_segments, tile_.id, 0, 0, half});
        }
    }

    /// Tells `note` each difference between the fields of the tile and the barriers. It answers whether to go on; the
    /// result is false when it was told to stop.
    template <class Note>
    constexpr bool compare(const Barriers& barriers, const Note& note) const {
        for (std::size_t i = 0; i < half_side_count; ++i) {
            for (std::size_t j = i + 1; j < half_side_count; ++j) {
                const auto first = static_cast<HalfSide>(i);
                const auto second = static_cast<HalfSide>(j);
                const std::size_t owner = field_at(first);
                const std::size_t neighbour = field_at(second);
                if (owner == segment_capacity || neighbour == segment_capacity ||
                    (owner == neighbour) == barriers.joins(first, second)) {
                    continue;
                }
                const auto kind =
                    owner == neighbour ? TileFaultKind::fields_should_be_two : TileFaultKind::fields_should_be_one;
                if (!note(TileFault{kind, tile_.id, 0, 0, first, second})) {
                    return false;
                }
            }
        }
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            // A field inside the tile has no place on the rim to reckon from.
            if (tile_.segments[i].kind == field && tile_.segments[i].halves != 0 &&
                !compare_borders(barriers, i, note)) {
                return false;
            }
        }
        return true;
    }
    template <class Note>
    constexpr bool compare_borders(const Barriers& barriers, std::size_t field_segment, const Note& note) const {
        const Segment& segment = tile_.segments[field_segment];
        for (std::size_t other = 0; other < tile_.segments.size(); ++other) {
            if (!is_city(other)) {
                continue;
            }
            bool reached = false;
            for (std::size_t half = 0; half < half_side_count; ++half) {
                reached = reached || ((segment.halves & mask_of(static_cast<HalfSide>(half))) != 0 &&
                                      barriers.reaches(static_cast<HalfSide>(half), other));
            }
            const auto kind = reached ? TileFaultKind::border_is_missing : TileFaultKind::border_should_not_be;
            if (borders(segment, other) != reached &&
                !note(TileFault{kind, tile_.id, static_cast<std::uint8_t>(field_segment),
                                static_cast<std::uint8_t>(other)})) {
                return false;
            }
        }
        return true;
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
