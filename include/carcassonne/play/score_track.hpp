#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/player.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// The spaces of the track, numbered from 0 to 49; a figure that comes round again goes on counting (BAS-20).
inline constexpr int track_spaces = 50;
/// The space on which a figure with so many points stands; with points below 0 it has gone backwards from the start.
constexpr int space_of(int points) noexcept { return (points % track_spaces + track_spaces) % track_spaces; }
/// How many times it has been round.
constexpr int laps_of(int points) noexcept { return (points - space_of(points)) / track_spaces; }
/// Every fifth space is dark.
constexpr bool is_dark_space(int space) noexcept { return space % 5 == 0; }

/// The score track: every player has one or more scoring figures, and the points of a player are those of all of them.
template <std::size_t FiguresPerPlayer>
class ScoreTrack {
public:
    static constexpr std::size_t figures_per_player = FiguresPerPlayer;

    constexpr int points(PlayerId player) const noexcept {
        CARCASSONNE_ASSERT(player.index() < player_capacity);
        int sum = 0;
        for (const std::int16_t points : points_[player.index()]) {
            sum += points;
        }
        return sum;
    }
    constexpr int points(PlayerId player, std::size_t figure) const noexcept {
        CARCASSONNE_ASSERT(player.index() < player_capacity && figure < FiguresPerPlayer);
        return points_[player.index()][figure];
    }
    /// The space on which a figure stands and how many times it has been round.
    constexpr int space(PlayerId player, std::size_t figure = 0) const noexcept {
        return space_of(points(player, figure));
    }
    constexpr int laps(PlayerId player, std::size_t figure = 0) const noexcept {
        return laps_of(points(player, figure));
    }

    /// Moves a figure forwards, or backwards for points below 0.
    constexpr void move(PlayerId player, std::size_t figure, int points) noexcept {
        CARCASSONNE_ASSERT(player.index() < player_capacity && figure < FiguresPerPlayer);
        auto& here = points_[player.index()][figure];
        here = static_cast<std::int16_t>(here + points);
    }

    friend constexpr bool operator==(const ScoreTrack&, const ScoreTrack&) noexcept = default;

private:
    std::array<std::array<std::int16_t, FiguresPerPlayer>, player_capacity> points_{};
};

}  // namespace carcassonne
