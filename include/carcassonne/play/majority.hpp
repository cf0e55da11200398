#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/player.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// A set of players: bit `player.index()`.
using PlayerMask = std::uint8_t;

/// The set of one player, who must be one: nature and nobody are not.
constexpr PlayerMask mask_of(PlayerId player) noexcept {
    CARCASSONNE_ASSERT(player.index() < player_capacity);
    return static_cast<PlayerMask>(1u << player.index());
}

/// How strong each player is in a feature. The strongest own it, all of them when they are equally strong; who has no
/// strength owns nothing (BAS-14).
class Majority {
public:
    constexpr void add(PlayerId player, unsigned strength) noexcept {
        strengths_[player.index()] = static_cast<std::uint8_t>(strengths_[player.index()] + strength);
    }
    constexpr unsigned strength(PlayerId player) const noexcept { return strengths_[player.index()]; }

    constexpr PlayerMask owners() const noexcept {
        unsigned most = 1;
        PlayerMask owners = 0;
        for (std::size_t player = 0; player < player_capacity; ++player) {
            const unsigned strength = strengths_[player];
            if (strength > most) {
                most = strength;
                owners = 0;
            }
            if (strength == most) {
                owners = static_cast<PlayerMask>(owners | (1u << player));
            }
        }
        return owners;
    }

    friend constexpr bool operator==(const Majority&, const Majority&) noexcept = default;

private:
    std::array<std::uint8_t, 8> strengths_{};
};

}  // namespace carcassonne
