#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// The figures that each player has at hand, and those in the reserve, which come to hand only when a rule says so.
template <std::size_t FigureKinds>
class Supply {
public:
    /// How many figures of a kind a player has at hand.
    constexpr unsigned count(PlayerId player, FigureKind kind) const noexcept {
        CARCASSONNE_ASSERT(player.index() < player_capacity && kind.index() < FigureKinds);
        return counts_[player.index()][kind.index()];
    }
    constexpr void put(PlayerId player, FigureKind kind, unsigned figures = 1) noexcept {
        CARCASSONNE_ASSERT(player.index() < player_capacity && kind.index() < FigureKinds);
        auto& count = counts_[player.index()][kind.index()];
        count = static_cast<std::uint8_t>(count + figures);
    }
    /// One figure leaves the hand, which must have one.
    constexpr void take(PlayerId player, FigureKind kind) noexcept {
        CARCASSONNE_ASSERT(count(player, kind) != 0);
        --counts_[player.index()][kind.index()];
    }

    constexpr unsigned reserve(PlayerId player, FigureKind kind) const noexcept {
        CARCASSONNE_ASSERT(player.index() < player_capacity && kind.index() < FigureKinds);
        return reserves_[player.index()][kind.index()];
    }
    constexpr void put_in_reserve(PlayerId player, FigureKind kind, unsigned figures) noexcept {
        auto& count = reserves_[player.index()][kind.index()];
        count = static_cast<std::uint8_t>(count + figures);
    }
    /// One figure comes from the reserve to hand, if there is one; whether it did.
    constexpr bool fetch(PlayerId player, FigureKind kind) noexcept {
        if (reserve(player, kind) == 0) {
            return false;
        }
        --reserves_[player.index()][kind.index()];
        put(player, kind);
        return true;
    }

    friend constexpr bool operator==(const Supply&, const Supply&) noexcept = default;

private:
    std::array<std::array<std::uint8_t, FigureKinds>, player_capacity> counts_{};
    std::array<std::array<std::uint8_t, FigureKinds>, player_capacity> reserves_{};
};

}  // namespace carcassonne
