#pragma once

#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// The figures that each player has at hand.
template <std::size_t FigureKinds>
class Supply {
public:
    constexpr unsigned count(PlayerId player, FigureKind kind) const noexcept {
        return counts_[player.index()][kind.index()];
    }
    constexpr void put(PlayerId player, FigureKind kind, unsigned figures = 1) noexcept {
        auto& count = counts_[player.index()][kind.index()];
        count = static_cast<std::uint8_t>(count + figures);
    }
    constexpr void take(PlayerId player, FigureKind kind) noexcept { --counts_[player.index()][kind.index()]; }

    friend constexpr bool operator==(const Supply&, const Supply&) noexcept = default;

private:
    std::array<std::array<std::uint8_t, FigureKinds>, player_capacity> counts_{};
};

}  // namespace carcassonne
