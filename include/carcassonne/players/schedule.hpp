#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/players/match_seeds.hpp"
#include "carcassonne/support/random.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace carcassonne::players {

/// One game of a tournament.
struct ScheduledGame {
    /// Which of the games of the schedule it is, from 0.
    std::uint64_t number = 0;
    /// The games of one block are one draw of the tiles, played once in each rotation of the seats by one group.
    std::uint64_t block = 0;
    /// Which entrant sits at each seat.
    std::vector<std::size_t> seats;
    /// The tiles are drawn alike in all games of a block; the players throw other dice in each game.
    MatchSeeds seeds;

    friend bool operator==(const ScheduledGame&, const ScheduledGame&) = default;
};

/// Who plays whom in a tournament, and with which seeds: the game of each number follows from the plan and the number
/// alone, so that threads, machines and later runs agree without a word between them.
///
/// Each group of entrants that fills a table meets, equally often. The groups take turns, so that a tournament that is
/// broken off has got equally far with all of them. Everything is even, since every draw of the tiles is played in each
/// rotation of the seats: who begins, and who gets the good tiles, does not matter.
class Schedule {
public:
    /// `games` is how many each group plays at least: they are rounded up to whole blocks. There are at least as many
    /// entrants as seats, and a seat.
    Schedule(std::size_t entrants, std::size_t seats, std::uint64_t games, std::uint64_t seed)
        : seats_(seats), blocks_of_group_((games + seats - 1) / seats), seed_(seed) {
        CARCASSONNE_ASSERT(seats >= 1 && entrants >= seats);
        std::vector<std::size_t> group(seats);
        for (std::size_t i = 0; i < seats; ++i) {
            group[i] = i;
        }
        do {
            groups_.push_back(group);
        } while (next_group(group, entrants));
    }

    /// How many games there are.
    std::uint64_t games() const noexcept { return blocks() * seats_; }
    /// How many blocks there are, of all groups together.
    std::uint64_t blocks() const noexcept { return blocks_of_group_ * groups_.size(); }
    /// How many sit at a table, which is how many games a block has.
    std::size_t seats() const noexcept { return seats_; }
    /// How many games each group plays.
    std::uint64_t games_of_group() const noexcept { return blocks_of_group_ * seats_; }
    /// The groups that meet, each with its entrants in their order.
    const std::vector<std::vector<std::size_t>>& groups() const noexcept { return groups_; }

    /// The game with a number from 0 to `games() - 1`.
    ScheduledGame game(std::uint64_t number) const {
        constexpr std::uint64_t game_streams = std::uint64_t{1} << 40;
        constexpr std::uint64_t player_streams = std::uint64_t{2} << 40;
        ScheduledGame game;
        game.number = number;
        game.block = number / seats_;
        const std::vector<std::size_t>& group = groups_[static_cast<std::size_t>(game.block % groups_.size())];
        const std::size_t rotation = static_cast<std::size_t>(number % seats_);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            game.seats.push_back(group[(seat + rotation) % seats_]);
        }
        game.seeds.game = Random(seed_, game_streams + game.block).next();
        game.seeds.players = Random(seed_, player_streams + number).next();
        return game;
    }

private:
    /// The next larger list of ascending numbers below `entrants`; false after the last.
    static bool next_group(std::vector<std::size_t>& group, std::size_t entrants) {
        std::size_t i = group.size();
        while (i > 0 && group[i - 1] == entrants - group.size() + i - 1) {
            --i;
        }
        if (i == 0) {
            return false;
        }
        ++group[i - 1];
        for (; i < group.size(); ++i) {
            group[i] = group[i - 1] + 1;
        }
        return true;
    }

    std::size_t seats_;
    std::uint64_t blocks_of_group_;
    std::uint64_t seed_;
    std::vector<std::vector<std::size_t>> groups_;
};

/// One of several parts into which the games of a tournament are dealt out, like cards.
struct Share {
    /// Which part it is, from 0 to `count` - 1.
    std::uint64_t index = 0;
    /// How many parts there are.
    std::uint64_t count = 1;

    /// Whether the game with this number belongs to it.
    constexpr bool has(std::uint64_t number) const noexcept { return number % count == index; }
    /// The part of this part that one of several who divide it takes.
    constexpr Share of(const Share& whole) const noexcept {
        return {whole.index + whole.count * index, whole.count * count};
    }

    friend constexpr bool operator==(const Share&, const Share&) noexcept = default;
};

}  // namespace carcassonne::players
