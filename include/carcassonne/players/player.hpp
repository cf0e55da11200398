#pragma once

#include "carcassonne/engine/game.hpp"

#include <cstdint>

/// Programs that play. They know no module: what they do they do for every rule set.
namespace carcassonne::players {

/// Somebody who answers the decisions of games of the rule set `Rules`.
///
/// A player sees the whole table and must not look at what chance will bring; one who thinks ahead does so in a
/// `determinise`d copy (knowledge.hpp). The same seed and the same decisions give the same answers, unless the player's
/// budget is time.
template <class Rules>
class Player {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    virtual ~Player() = default;

    /// A game begins: what was learned of the last one is forgotten.
    virtual void begin(std::uint64_t seed) = 0;
    /// The answer to the open decision of the game: one of `choices`, which are its choices and at least one.
    virtual Token answer(const Game& game, const Choices& choices) = 0;

protected:
    Player() = default;
    Player(const Player&) = default;
    Player& operator=(const Player&) = default;
};

}  // namespace carcassonne::players
