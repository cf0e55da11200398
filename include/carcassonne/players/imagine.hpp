#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/random.hpp"

#include <cstdint>
#include <type_traits>

namespace carcassonne::players {

/// An answer to a decision of nature, as likely as chance would give it: a tile by its copies in the pile, anything
/// else each alike. `choices` are those of the game.
template <class Rules>
Token chance_answer(const Game<Rules>& game, const typename Game<Rules>::Choices& choices, Random& dice) {
    const auto copies_of = [&](Token token) {
        std::uint32_t copies = 1;
        game.describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, DrawTile>) {
                copies = game.tiles_left(action.kind);
            }
        });
        return copies;
    };
    std::uint32_t all = 0;
    choices.each([&](Token token) { all += copies_of(token); });
    std::uint32_t rank = dice.below(all);
    Token drawn;
    bool found = false;
    choices.each([&](Token token) {
        const std::uint32_t copies = found ? 0 : copies_of(token);
        if (!found && rank < copies) {
            drawn = token;
            found = true;
        }
        rank -= copies;
    });
    return drawn;
}

/// Plays an answer in an imagined game and goes on to the next decision of a player. Where the caller of the game would
/// answer for nature, `dice` do.
template <class Rules>
void imagine(Game<Rules>& game, Token token, typename Game<Rules>::Choices& choices, Random& dice) {
    game.play(token, choices);
    while (!choices.empty() && choices.player() == nature) {
        game.play(chance_answer(game, choices, dice), choices);
    }
}

}  // namespace carcassonne::players
