#pragma once

#include "carcassonne/support/random.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne::players {

/// Where the chance of a game between programs comes from: `game` decides what is drawn, `players` what the players
/// throw dice for. Neither can be guessed from the other.
struct MatchSeeds {
    /// From it follow all draws of the game.
    std::uint64_t game = 0;
    /// From it follow the seeds of all players (`player_seed`).
    std::uint64_t players = 0;

    friend constexpr bool operator==(const MatchSeeds&, const MatchSeeds&) noexcept = default;
};

/// The seed for the player at a seat, unlike those of the other seats.
constexpr std::uint64_t player_seed(const MatchSeeds& seeds, std::size_t seat) noexcept {
    constexpr std::uint64_t first_stream = 64;
    return Random(seeds.players, first_stream + seat).next();
}

}  // namespace carcassonne::players
