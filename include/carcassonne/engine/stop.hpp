#pragma once

#include <cstdint>

namespace carcassonne {

/// Where a machine stops.
enum class Stop : std::uint8_t {
    /// At decisions that the game does not answer itself.
    at_decisions,
    /// At nature's decisions too, though the game could answer them from its seed.
    at_nature,
    /// The same, and at the latest before the first turn.
    before_turns
};

}  // namespace carcassonne
