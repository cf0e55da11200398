#pragma once

#include "carcassonne/core/square.hpp"
#include "carcassonne/support/strong_id.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <cstdint>

namespace carcassonne {

/// A tile on the table, numbered in the order of placing: the start tile is 0.
using TileId = StrongId<struct TileTag, std::uint16_t>;

/// A segment of a tile on the table. The segments of one tile have consecutive numbers in the order in which the tile
/// lists them.
using SegmentId = StrongId<struct SegmentTag, std::uint16_t>;

/// Where and how a tile lies.
class PlacedTile {
public:
    constexpr PlacedTile() noexcept = default;
    constexpr PlacedTile(Square at, TileKind kind, Rotation rotation, SegmentId first_segment) noexcept
        : at_(at), kind_and_rotation_(static_cast<std::uint16_t>(kind.value * rotation_count + index(rotation))),
          first_segment_(first_segment) {}

    constexpr Square at() const noexcept { return at_; }
    constexpr TileKind kind() const noexcept { return TileKind::at(kind_and_rotation_ / rotation_count); }
    constexpr Rotation rotation() const noexcept { return static_cast<Rotation>(kind_and_rotation_ % rotation_count); }
    /// The tile's segment `index`, from 0.
    constexpr SegmentId segment(std::size_t index) const noexcept {
        return SegmentId::at(first_segment_.value + index);
    }

    friend constexpr bool operator==(const PlacedTile&, const PlacedTile&) noexcept = default;

private:
    Square at_;
    std::uint16_t kind_and_rotation_ = 0;
    SegmentId first_segment_{0};
};

}  // namespace carcassonne
