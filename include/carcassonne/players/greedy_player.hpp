#pragma once

#include "carcassonne/players/greedy_choice.hpp"
#include "carcassonne/players/player.hpp"
#include "carcassonne/runtime/knowledge.hpp"
#include "carcassonne/support/random.hpp"

#include <cstdint>

namespace carcassonne::players {

/// Takes what looks best now (greedy_choice.hpp) and does not think about what the others will do.
template <class Rules>
class GreedyPlayer final : public Player<Rules> {
public:
    using typename Player<Rules>::Game;
    using typename Player<Rules>::Choices;

    /// Somebody who estimates with these weights.
    explicit GreedyPlayer(const EstimateWeights& weights = {}) : weights_(weights) {}

    void begin(std::uint64_t seed) override { dice_ = Random(seed, stream); }
    Token answer(const Game& game, const Choices& choices) override {
        if (choices.count() == 1) {
            return choices.nth(0);
        }
        const Game imagined = determinise(game, dice_.next());
        return GreedySearch<Rules>(weights_, fitting_, dice_, positions).best(imagined, choices).token;
    }

private:
    static constexpr std::uint64_t stream = 4;
    static constexpr int positions = 3000;

    EstimateWeights weights_;
    FittingTiles<Rules> fitting_;
    Random dice_{0, stream};
};

}  // namespace carcassonne::players
