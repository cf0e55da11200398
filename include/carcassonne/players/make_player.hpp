#pragma once

#include "carcassonne/players/greedy_player.hpp"
#include "carcassonne/players/mcts_player.hpp"
#include "carcassonne/players/player.hpp"
#include "carcassonne/players/player_spec.hpp"
#include "carcassonne/players/random_player.hpp"

#include <memory>

namespace carcassonne::players {

/// The player that a spec names.
///
/// ```cpp
/// using namespace players;
/// const auto setup = make_setup<BaseGame>();
/// Game<BaseGame> game(*setup, 7);
/// const auto spec = parse_player("mcts:20");
/// const std::unique_ptr<Player<BaseGame>> player = make_player<BaseGame>(*spec);
/// player->begin(1);
/// game.play(player->answer(game, game.choices()));
/// ```
template <class Rules>
std::unique_ptr<Player<Rules>> make_player(const PlayerSpec& spec) {
    switch (spec.kind) {
    case PlayerKind::greedy:
        return std::make_unique<GreedyPlayer<Rules>>();
    case PlayerKind::mcts:
        return std::make_unique<MctsPlayer<Rules>>(spec);
    default:
        return std::make_unique<RandomPlayer<Rules>>();
    }
}

}  // namespace carcassonne::players
