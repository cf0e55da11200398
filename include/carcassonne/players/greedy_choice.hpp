#pragma once

#include "carcassonne/players/estimate.hpp"
#include "carcassonne/players/imagine.hpp"
#include "carcassonne/support/random.hpp"

#include <cstdint>
#include <limits>

namespace carcassonne::players {

/// An answer, and by how much a player is ahead of the others after it.
struct GreedyChoice {
    /// One of the choices.
    Token token;
    /// By how much the player is ahead of the best of the others; the least number there is where there are no choices.
    Worth lead = (std::numeric_limits<Worth>::min)();
};

/// Looks for the answer that looks best now: every answer is played in a copy, the player's own decisions after it too
/// as long as nothing is drawn, and what stands there is estimated. Of answers that look the same the dice choose.
template <class Rules>
class GreedySearch {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    /// After about so many `positions` the player's own further decisions are not thought through any more. The
    /// other arguments must live longer than the search.
    GreedySearch(const EstimateWeights& weights, FittingTiles<Rules>& fitting, Random& dice, int positions) noexcept
        : weights_(weights), fitting_(fitting), dice_(dice), positions_left_(positions) {}

    /// The best answer of the player who decides. `game` is an imagined one.
    GreedyChoice best(const Game& game, const Choices& choices) { return best(game, choices, choices.player(), 0); }
    /// By how much an answer leaves a player ahead.
    Worth value(const Game& game, Token token, PlayerId player) { return value(game, token, player, 0); }

private:
    /// How many of the player's own decisions in a row are thought through: to place, to deploy, and what a module
    /// asks then.
    static constexpr int decisions_in_a_row = 3;

    Worth value(const Game& game, Token token, PlayerId player, int depth) {
        Game next = game;
        Choices following;
        imagine(next, token, following, dice_);
        const bool goes_on = !following.empty() && following.player() == player && depth < decisions_in_a_row &&
                             positions_left_ > 0 && next.tiles_left() == game.tiles_left();
        if (goes_on) {
            return best(next, following, player, depth + 1).lead;
        }
        --positions_left_;
        return Estimate<Rules>(next, weights_, fitting_).lead(player);
    }
    GreedyChoice best(const Game& game, const Choices& choices, PlayerId player, int depth) {
        GreedyChoice best;
        std::uint32_t equals = 0;
        choices.each([&](Token token) {
            const Worth lead = value(game, token, player, depth);
            if (lead > best.lead) {
                best = {token, lead};
                equals = 1;
            } else if (lead == best.lead && dice_.below(++equals) == 0) {
                best.token = token;
            }
        });
        return best;
    }

    const EstimateWeights& weights_;
    FittingTiles<Rules>& fitting_;
    Random& dice_;
    int positions_left_;
};

}  // namespace carcassonne::players
