#pragma once

#include "carcassonne/players/player.hpp"
#include "carcassonne/support/random.hpp"

#include <cstdint>

namespace carcassonne::players {

/// Every legal answer is equally likely.
template <class Rules>
class RandomPlayer final : public Player<Rules> {
public:
    using typename Player<Rules>::Game;
    using typename Player<Rules>::Choices;

    void begin(std::uint64_t seed) override { dice_ = Random(seed, stream); }
    Token answer(const Game&, const Choices& choices) override { return choices.nth(dice_.below(choices.count())); }

private:
    // Another stream of numbers than those of games and of imagined futures.
    static constexpr std::uint64_t stream = 3;
    Random dice_{0, stream};
};

}  // namespace carcassonne::players
