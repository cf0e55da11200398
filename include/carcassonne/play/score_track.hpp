#pragma once

#include "carcassonne/core/player.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// The score track: every player has one or more scoring figures, and the points of a player are those of all of them.
template <std::size_t FiguresPerPlayer>
class ScoreTrack {
public:
    static constexpr std::size_t figures_per_player = FiguresPerPlayer;
    /// Spaces 0 to 49; a figure that comes round again goes on counting (BAS-20).
    static constexpr int spaces = 50;

    constexpr int points(PlayerId player) const noexcept {
        int sum = 0;
        for (const std::int16_t points : points_[player.index()]) {
            sum += points;
        }
        return sum;
    }
    constexpr int points(PlayerId player, std::size_t figure) const noexcept { return points_[player.index()][figure]; }
    /// The space on which a figure stands and how many times it has been round.
    constexpr int space(PlayerId player, std::size_t figure = 0) const noexcept {
        return points(player, figure) % spaces;
    }
    constexpr int laps(PlayerId player, std::size_t figure = 0) const noexcept {
        return points(player, figure) / spaces;
    }

    /// Moves a figure forwards, or backwards for points below 0.
    constexpr void move(PlayerId player, std::size_t figure, int points) noexcept {
        auto& here = points_[player.index()][figure];
        here = static_cast<std::int16_t>(here + points);
    }

    friend constexpr bool operator==(const ScoreTrack&, const ScoreTrack&) noexcept = default;

private:
    std::array<std::array<std::int16_t, FiguresPerPlayer>, player_capacity> points_{};
};

}  // namespace carcassonne
