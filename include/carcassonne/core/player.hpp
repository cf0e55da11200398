#pragma once

#include "carcassonne/support/strong_id.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// A player, numbered from 0 in the order of play.
using PlayerId = StrongId<struct PlayerTag, std::uint8_t>;

/// With the sixth colour (BAS-02).
inline constexpr std::size_t player_capacity = 6;

/// Draws are decisions too, of a player that is nobody at the table.
inline constexpr PlayerId nature{0xfe};

}  // namespace carcassonne
