#pragma once

#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/square.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// All segments that look at the eight squares around their tile (monasteries, gardens), each with the number of tiles
/// around it. The lists are short and are gone through whole, several entries at once, whenever a tile is placed.
template <std::size_t Capacity>
class Neighbourhoods {
public:
    /// This many tiles around a square and nothing is missing.
    static constexpr unsigned all_around = 8;

    constexpr Neighbourhoods() noexcept {
        x_.fill(out_of_reach);
        y_.fill(out_of_reach);
    }

    /// How many such segments lie on the table.
    constexpr std::size_t size() const noexcept { return size_; }

    /// Adds a segment of the tile at `at` with `around` tiles on the squares around it. This follows the `tile_placed`
    /// of that tile, which would count it among its own neighbours. A full list takes no more.
    constexpr void add(Square at, SegmentId segment, unsigned around) noexcept {
        if (size_ < Capacity) {
            x_[size_] = static_cast<std::uint16_t>(at.x);
            y_[size_] = static_cast<std::uint16_t>(at.y);
            around_[size_] = static_cast<std::uint16_t>(around);
            segment_[size_] = segment.value;
            completes_ = static_cast<std::uint16_t>(completes_ | static_cast<unsigned>(around == all_around));
            ++size_;
        }
    }
    /// A tile was placed: it is one more around each entry that it touches.
    constexpr void tile_placed(Square at) noexcept {
        const auto west = static_cast<std::uint16_t>(at.x - 1);
        const auto north = static_cast<std::uint16_t>(at.y - 1);
        std::uint16_t completes = 0;
        for (std::size_t i = 0; i < room; ++i) {
            const auto touching =
                static_cast<std::uint16_t>(static_cast<unsigned>(static_cast<std::uint16_t>(x_[i] - west) <= 2) &
                                           static_cast<unsigned>(static_cast<std::uint16_t>(y_[i] - north) <= 2));
            around_[i] = static_cast<std::uint16_t>(around_[i] + touching);
            completes =
                static_cast<std::uint16_t>(completes | (touching & static_cast<unsigned>(around_[i] == all_around)));
        }
        completes_ = completes;
    }
    /// Calls `visit(segment)` for each entry that the tile placed last, at `at`, completed: because it lies there or
    /// because its last neighbour does.
    template <class Visit>
    constexpr void each_completed_by(Square at, Visit&& visit) const {
        if (completes_ != 0) [[unlikely]] {
            each_complete_beside(at, visit);
        }
    }
    /// Calls `visit(segment)` for each entry on this square or beside it that is complete, whenever that was.
    template <class Visit>
    constexpr void each_complete_beside(Square at, Visit&& visit) const {
        for (std::size_t i = 0; i < size_; ++i) {
            const int dx = static_cast<std::int16_t>(x_[i]) - at.x;
            const int dy = static_cast<std::int16_t>(y_[i]) - at.y;
            if (around_[i] == all_around && dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1) {
                visit(SegmentId(segment_[i]));
            }
        }
    }
    /// How many tiles lie around the segment; it must be one of the list, which is searched from its beginning.
    constexpr unsigned around(SegmentId segment) const noexcept {
        std::size_t i = 0;
        while (i < size_ && segment_[i] != segment.value) {
            ++i;
        }
        return i < size_ ? around_[i] : 0u;
    }

    friend constexpr bool operator==(const Neighbourhoods&, const Neighbourhoods&) noexcept = default;

private:
    static constexpr std::size_t room = (Capacity + 7) / 8 * 8;
    static constexpr std::uint16_t out_of_reach = 0x4000;

    std::array<std::uint16_t, room> x_{};
    std::array<std::uint16_t, room> y_{};
    std::array<std::uint16_t, room> around_{};
    std::array<std::uint16_t, room> segment_{};
    std::uint16_t size_ = 0;
    /// Whether the tile placed last completed any entry: it seldom does.
    std::uint16_t completes_ = 0;
};

}  // namespace carcassonne
