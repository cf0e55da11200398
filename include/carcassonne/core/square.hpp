#pragma once

#include "carcassonne/core/side.hpp"

#include <compare>
#include <cstdint>

namespace carcassonne {

/// A square of the table. The start tile lies at (0, 0); x grows to the east, y to the south.
struct Square {
    /// Squares to the east of the start tile; below 0 they lie to the west.
    std::int16_t x = 0;
    /// Squares to the south of the start tile; below 0 they lie to the north.
    std::int16_t y = 0;

    friend constexpr auto operator<=>(const Square&, const Square&) noexcept = default;
};

/// The square next to `square` on one side.
constexpr Square neighbour(Square square, Side side) noexcept {
    constexpr int dx[] = {0, 1, 0, -1};
    constexpr int dy[] = {-1, 0, 1, 0};
    return {static_cast<std::int16_t>(square.x + dx[index(side)]),
            static_cast<std::int16_t>(square.y + dy[index(side)])};
}

/// Whether two squares touch, be it only at a corner. A square does not touch itself.
constexpr bool touches(Square left, Square right) noexcept {
    const int dx = left.x - right.x;
    const int dy = left.y - right.y;
    return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1 && (dx != 0 || dy != 0);
}

}  // namespace carcassonne
