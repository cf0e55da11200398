#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

/// Which turns of a tile look alike. A tile that looks the same after a turn counts once among the placements (BAS-04).
namespace carcassonne {

/// A set of rotations: bit `index(rotation)`.
using RotationMask = std::uint8_t;

constexpr RotationMask mask_of(Rotation rotation) noexcept { return static_cast<RotationMask>(1u << index(rotation)); }

namespace detail {

constexpr bool same_marks(const InlineVector<MarkName, 3>& left, const InlineVector<MarkName, 3>& right) noexcept {
    for (const MarkName& mark : left) {
        bool found = false;
        for (const MarkName& other : right) {
            found = found || mark == other;
        }
        if (!found) {
            return false;
        }
    }
    return left.size() == right.size();
}

/// Looks for a partner of the same print for every segment of a turned tile.
class TurnedMatch {
public:
    constexpr TurnedMatch(const Tile& tile, Rotation rotation) noexcept : tile_(&tile), rotation_(rotation) {}

    constexpr bool found() noexcept { return covers_match() && match_others(0); }

private:
    /// What marks of the tile cover must lie as before; a tile has few of them, no two over the same half side.
    constexpr bool covers_match() const noexcept {
        for (const TileMark& mark : tile_->marks) {
            bool found = false;
            for (const TileMark& other : tile_->marks) {
                found = found || (mark.name == other.name && rotated_halves(mark.covers, rotation_) == other.covers);
            }
            if (!found) {
                return false;
            }
        }
        return true;
    }
    // Cities come before fields, so that a field can be compared by the cities that it borders.
    CARCASSONNE_COLD constexpr bool match_others(std::size_t segment) noexcept {
        if (segment == tile_->segments.size()) {
            return match_fields(0);
        }
        return tile_->segments[segment].kind == field ? match_others(segment + 1) : try_partners(segment);
    }
    CARCASSONNE_COLD constexpr bool match_fields(std::size_t segment) noexcept {
        if (segment == tile_->segments.size()) {
            return true;
        }
        return tile_->segments[segment].kind != field ? match_fields(segment + 1) : try_partners(segment);
    }
    CARCASSONNE_COLD constexpr bool try_partners(std::size_t segment) noexcept {
        for (std::size_t partner = 0; partner < tile_->segments.size(); ++partner) {
            const auto bit = static_cast<SegmentMask>(1u << partner);
            if ((taken_ & bit) != 0 || !same_print(tile_->segments[segment], tile_->segments[partner])) {
                continue;
            }
            taken_ = static_cast<SegmentMask>(taken_ | bit);
            partner_of_[segment] = static_cast<std::uint8_t>(partner);
            if (tile_->segments[segment].kind == field ? match_fields(segment + 1) : match_others(segment + 1)) {
                return true;
            }
            taken_ = static_cast<SegmentMask>(taken_ ^ bit);
        }
        return false;
    }
    constexpr bool same_print(const Segment& segment, const Segment& partner) const noexcept {
        return segment.kind == partner.kind && rotated_sides(segment.sides, rotation_) == partner.sides &&
               rotated_halves(segment.halves, rotation_) == partner.halves && segment.pennants == partner.pennants &&
               partners_of(segment.borders) == partner.borders && same_marks(segment.marks, partner.marks);
    }
    constexpr SegmentMask partners_of(SegmentMask segments) const noexcept {
        unsigned partners = 0;
        for (std::size_t i = 0; i < tile_->segments.size(); ++i) {
            if (((static_cast<unsigned>(segments) >> i) & 1u) != 0) {
                partners |= 1u << partner_of_[i];
            }
        }
        return static_cast<SegmentMask>(partners);
    }

    const Tile* tile_;
    Rotation rotation_;
    SegmentMask taken_ = 0;
    std::array<std::uint8_t, segment_capacity> partner_of_{};
};

}  // namespace detail

/// The turns after which the tile looks as printed; no turn is always one of them. Two tiles look alike when they have
/// the same segments, in whatever order, and the same half sides are covered. Other marks are taken to look the same
/// from every side: a module whose marks point somewhere must not rely on this.
constexpr RotationMask equal_rotations(const Tile& tile) noexcept {
    RotationMask equal = 0;
    for (const Rotation rotation : all_rotations) {
        if (detail::TurnedMatch(tile, rotation).found()) {
            equal = static_cast<RotationMask>(equal | mask_of(rotation));
        }
    }
    return equal;
}

/// The smallest rotation in which the tile looks as it does in `rotation`.
constexpr Rotation smallest_equal_rotation(const Tile& tile, Rotation rotation) noexcept {
    const RotationMask equal = equal_rotations(tile);
    for (const Rotation smaller : all_rotations) {
        const auto turn = static_cast<Rotation>((index(rotation) + rotation_count - index(smaller)) % rotation_count);
        if ((equal & mask_of(turn)) != 0) {
            return smaller;
        }
    }
    return rotation;
}

/// The rotations that look different from each other, each the smallest of its look: one, two or all four.
constexpr RotationMask distinct_rotations(const Tile& tile) noexcept {
    const RotationMask equal = equal_rotations(tile);
    return (equal & mask_of(Rotation::quarter)) != 0 ? RotationMask{1}
           : (equal & mask_of(Rotation::half)) != 0  ? RotationMask{3}
                                                     : RotationMask{15};
}

}  // namespace carcassonne
