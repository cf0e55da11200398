#pragma once

#include "carcassonne/players/greedy_choice.hpp"
#include "carcassonne/players/imagine.hpp"
#include "carcassonne/support/random.hpp"

namespace carcassonne::players {

/// Plays imagined games on as if everybody took what looks best now.
template <class Rules>
class GreedyPlayout {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    /// The arguments must live longer than the playout.
    GreedyPlayout(const EstimateWeights& weights, FittingTiles<Rules>& fitting, Random& dice) noexcept
        : weights_(weights), fitting_(fitting), dice_(dice) {}

    /// The rest of a turn: answers until somebody else than `player` is asked or fewer than `tiles` are in the bag.
    void finish_turn(Game& game, Choices& choices, PlayerId player, unsigned tiles) {
        while (!choices.empty() && choices.player() == player && game.tiles_left() == tiles) {
            const Token token = GreedySearch<Rules>(weights_, fitting_, dice_, positions).best(game, choices).token;
            imagine(game, token, choices, dice_);
        }
    }
    /// So many turns from here on, or fewer when the game ends before.
    void play_turns(Game& game, Choices& choices, int turns) {
        for (int i = 0; i < turns && !choices.empty(); ++i) {
            finish_turn(game, choices, choices.player(), game.tiles_left());
        }
    }

private:
    static constexpr int positions = 1000;

    const EstimateWeights& weights_;
    FittingTiles<Rules>& fitting_;
    Random& dice_;
};

}  // namespace carcassonne::players
