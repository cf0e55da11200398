#pragma once

#include "carcassonne/engine/game.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace carcassonne::testing {

/// How many ways there are to play up to one turn from the beginning of a game whose draws are known.
struct PerftCount {
    /// Ways that end with the placement of the turn's tile.
    std::uint64_t placements = 0;
    /// Ways that end with the decision about a figure; doing without is one.
    std::uint64_t figures = 0;

    friend constexpr bool operator==(const PerftCount&, const PerftCount&) noexcept = default;
};

namespace detail {

template <class Rules>
void count_ways(const Game<Rules>& game, const typename Game<Rules>::Choices& choices,
                std::vector<PerftCount>& counts) {
    if (choices.count() == 0) {
        return;
    }
    // Tiles that fit nowhere are no turns, and the start tile is none.
    const std::size_t tiles = game.board().tile_count();
    const bool places = game.template asks<PlaceStep>();
    const std::size_t turn = places ? tiles : tiles - 1;
    if (turn > counts.size()) {
        return;
    }
    (places ? counts[turn - 1].placements : counts[turn - 1].figures) += choices.count();
    if (!places && turn == counts.size()) {
        return;
    }
    choices.each([&](Token token) {
        Game<Rules> next = game;
        typename Game<Rules>::Choices next_choices;
        next.play(token, next_choices);
        count_ways(next, next_choices, counts);
    });
}

}  // namespace detail

/// The tiles of a bag in the order of the draws, as tiles for `Options::tiles`: those of `known` with the start tile
/// and as many copies as the bag has. An id that `known` does not have is left out.
template <class Tiles>
std::vector<Tile> perft_tiles(const Tiles& known, const std::vector<std::string_view>& bag) {
    std::vector<Tile> tiles;
    for (const Tile& tile : known) {
        Tile copy = tile;
        copy.count = tile.start ? 1 : 0;
        for (const std::string_view id : bag) {
            copy.count = static_cast<std::uint8_t>(copy.count + (tile.id == id ? 1 : 0));
        }
        if (copy.count != 0) {
            tiles.push_back(copy);
        }
    }
    return tiles;
}

/// Counts all ways to play a small game, turn by turn. The set-up draws from a script and asks every decision
/// (`plays_forced` off), so that a decision with one answer counts as one. A tile that fits nowhere leaves the game and
/// the next is drawn.
template <class Rules>
std::vector<PerftCount> perft(const Setup<Rules>& setup, std::size_t turns) {
    std::vector<PerftCount> counts(turns);
    NoSink sink;
    typename Game<Rules>::Choices choices;
    const Game<Rules> game(setup, 0, choices, sink);
    detail::count_ways(game, choices, counts);
    return counts;
}

}  // namespace carcassonne::testing
