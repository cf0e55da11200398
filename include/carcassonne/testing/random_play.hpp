#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/random.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace carcassonne::testing {

/// How a random player chooses among the legal answers.
enum class RandomPolicy : std::uint8_t {
    /// Every answer is equally likely.
    uniform,
    /// Mostly places tiles where they touch many others, so that much is completed.
    dense
};

/// One random answer to the open decision of a game. Works for every rule set: what is not the placing of a tile is
/// chosen uniformly.
template <class Rules>
Token random_answer(const Game<Rules>& game, const typename Game<Rules>::Choices& choices, RandomPolicy policy,
                    Random& random) {
    const auto any = [&] { return choices.nth(random.below(choices.count())); };
    if (policy == RandomPolicy::uniform || !game.template asks<PlaceStep>()) {
        return any();
    }
    // The best of a few: enough to make boards dense, and never always the same.
    Token best = any();
    unsigned most = 0;
    for (int tries = 0; tries < 6; ++tries) {
        const Token token = any();
        unsigned tiles = 0;
        game.describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                for (const Side side : all_sides) {
                    tiles += game.tile_at(neighbour(action.at, side)).exists() ? 3u : 0u;
                }
                tiles += game.board().tiles_around(action.at);
            }
        });
        if (tiles > most) {
            most = tiles;
            best = token;
        }
    }
    return best;
}

}  // namespace carcassonne::testing
