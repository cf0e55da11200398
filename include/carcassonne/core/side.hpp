#pragma once

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// One of the four edges of a tile, clockwise from the north.
enum class Side : std::uint8_t { north, east, south, west };

/// All four, clockwise from the north, for a loop over them.
inline constexpr Side all_sides[] = {Side::north, Side::east, Side::south, Side::west};
/// How many edges a tile has.
inline constexpr std::size_t side_count = 4;

constexpr std::size_t index(Side side) noexcept { return static_cast<std::size_t>(side); }
/// The edge of the neighbour that meets this one: south for north.
constexpr Side opposite(Side side) noexcept { return static_cast<Side>((index(side) + 2) & 3); }

/// By how many quarter turns clockwise a tile is turned from the way it is printed.
enum class Rotation : std::uint8_t { none, quarter, half, three_quarters };

/// All four, from the printed one on, each a quarter turn further.
inline constexpr Rotation all_rotations[] = {Rotation::none, Rotation::quarter, Rotation::half,
                                             Rotation::three_quarters};
/// How many ways there are to lay a tile on a square.
inline constexpr std::size_t rotation_count = 4;

/// Whether a number from outside is one of the four rotations.
constexpr bool is_rotation(Rotation rotation) noexcept { return static_cast<unsigned>(rotation) < rotation_count; }

constexpr std::size_t index(Rotation rotation) noexcept { return static_cast<std::size_t>(rotation); }
/// The turn in degrees clockwise: 0, 90, 180 or 270.
constexpr int degrees(Rotation rotation) noexcept { return static_cast<int>(rotation) * 90; }

/// Where a side as printed points after the turn.
constexpr Side rotated(Side side, Rotation rotation) noexcept {
    return static_cast<Side>((index(side) + index(rotation)) & 3);
}

/// Half of an edge: left and right as seen from the middle of the tile looking out. Clockwise from the north-west
/// corner, so that `north_left` is the western half of the northern edge.
enum class HalfSide : std::uint8_t {
    north_left,
    north_right,
    east_left,
    east_right,
    south_left,
    south_right,
    west_left,
    west_right
};

/// How many half sides a tile has.
inline constexpr std::size_t half_side_count = 8;

constexpr std::size_t index(HalfSide half) noexcept { return static_cast<std::size_t>(half); }
/// The side of which this is a half.
constexpr Side side_of(HalfSide half) noexcept { return static_cast<Side>(index(half) / 2); }

/// A set of sides: bit `index(side)`.
using SideMask = std::uint8_t;
/// A set of half sides: bit `index(half)`.
using HalfSideMask = std::uint8_t;

constexpr SideMask mask_of(Side side) noexcept { return static_cast<SideMask>(1u << index(side)); }
constexpr HalfSideMask mask_of(HalfSide half) noexcept { return static_cast<HalfSideMask>(1u << index(half)); }

/// Where these sides as printed point after the turn.
constexpr SideMask rotated_sides(SideMask sides, Rotation rotation) noexcept {
    const unsigned by = static_cast<unsigned>(index(rotation));
    return static_cast<SideMask>(((static_cast<unsigned>(sides) << by) | (static_cast<unsigned>(sides) >> (4 - by))) &
                                 15u);
}
/// Where these half sides as printed lie after the turn.
constexpr HalfSideMask rotated_halves(HalfSideMask halves, Rotation rotation) noexcept {
    const unsigned by = static_cast<unsigned>(index(rotation)) * 2;
    return static_cast<HalfSideMask>(
        ((static_cast<unsigned>(halves) << by) | (static_cast<unsigned>(halves) >> (8 - by))) & 255u);
}

}  // namespace carcassonne
