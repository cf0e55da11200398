#pragma once

#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/open_tasks.hpp"
#include "carcassonne/engine/task.hpp"
#include "carcassonne/modules/porxada/nouns.hpp"
#include "carcassonne/play/majority.hpp"

#include <cstddef>
#include <cstdint>

// What La Porxada can remember of a game, and ask.

namespace carcassonne::porxada_state {

/// Whether a tile on the table is the one of La Porxada.
template <class G>
bool is_porxada(TileId tile, const G& game) noexcept {
    return tile.index() < game.board().tile_count() && game.template bears<PorxadaMark>(tile) &&
           game.kind(game.feature_of(game.placed(tile).segment(0))) == city;
}
/// Whether a follower of this player is on the board under this number.
template <class G>
bool is_follower_of(PlayerId player, FigureId figure, const G& game) noexcept {
    return game.state().figures.stands(figure) && game.is_follower_of(player, figure);
}
/// The two that are named while, and only while, the other player is asked.
template <class S, class G>
bool swap_can_be(const S& state, const G& game) noexcept {
    const Agenda& agenda = game.state().agenda;
    bool asked = false;
    bool sound = true;
    each_open<SwapAnswerStep>(game, [&](std::size_t task) {
        const PlayerId player = agenda[part_of(task, game)].player;
        sound = sound && !asked && agenda[part_of(task, game)].placed.exists() && task + 1 == agenda.size() &&
                agenda[task].player != player && state.choice == PorxadaChoice::swap &&
                is_follower_of(player, state.own, game) && is_follower_of(agenda[task].player, state.other, game);
        asked = true;
    });
    return sound && asked == state.own.exists() && asked == state.other.exists();
}
/// The tile and who has the token. By the house rule its city waits from when it has closed.
template <class S, class G>
bool bonus_can_be(const S& state, bool house_rule, const G& game) noexcept {
    const bool has_tile = state.choice >= PorxadaChoice::bonus;
    const bool known = state.choice <= (house_rule ? PorxadaChoice::scored_last : PorxadaChoice::bonus);
    const bool tokens = state.tokens == 0 || (has_tile && (state.tokens >> game.players()) == 0);
    if (!has_tile || !is_porxada(state.tile, game)) {
        return known && tokens && !has_tile && !state.tile.exists();
    }
    const bool waits = state.choice > PorxadaChoice::bonus;
    return known && tokens && (!waits || game.closed(game.feature_of(game.placed(state.tile).segment(0))));
}
/// Those who may take followers back out of the closed city are asked one after the other.
template <class G, class S>
bool taking_back_can_be(const S& state, const G& game) noexcept {
    const Agenda& agenda = game.state().agenda;
    bool sound = true;
    unsigned asked = 0;
    each_open<TakeBackStep>(game, [&](std::size_t task) {
        const PlayerId player = agenda[task].player;
        sound = sound && state.choice == PorxadaChoice::closed && agenda[part_of(task, game)].placed.exists() &&
                (asked & mask_of(player)) == 0 &&
                game.holds_follower(game.feature_of(game.placed(state.tile).segment(0)), player);
        asked |= mask_of(player);
        for (std::size_t i = part_of(task, game) + 1; i < task; ++i) {
            sound = sound && agenda[i].step == agenda[task].step;
        }
    });
    return sound;
}

template <class S, class G>
bool can_be(const S& state, bool house_rule, const G& game) noexcept {
    if (!bonus_can_be(state, house_rule, game) || !swap_can_be(state, game) || !taking_back_can_be(state, game)) {
        return false;
    }
    const Agenda& agenda = game.state().agenda;
    bool sound = true;
    const auto is_of_the_part = [&](std::size_t task) {
        const std::size_t part = part_of(task, game);
        return part + 1 == task && task + 1 == agenda.size() && agenda[part].player == agenda[task].player &&
               is_porxada(agenda[part].placed, game);
    };
    each_open<PorxadaStep>(
        game, [&](std::size_t task) { sound = sound && state.choice == PorxadaChoice::none && is_of_the_part(task); });
    each_open<SwapStep>(
        game, [&](std::size_t task) { sound = sound && state.choice == PorxadaChoice::swap && is_of_the_part(task); });
    return sound;
}

}  // namespace carcassonne::porxada_state
