#pragma once

#include "carcassonne/engine/task.hpp"

#include <cstddef>

// For modules that look whether the unfinished work of a position makes sense (`can_be` in module.hpp).

namespace carcassonne {

/// Calls `visit(i)` for every task of the agenda that stands at this step, from the last in line to the next.
template <class Step, class G, class Visit>
constexpr void each_open(const G& game, Visit&& visit) {
    const Agenda& agenda = game.state().agenda;
    for (std::size_t i = 0; i < agenda.size(); ++i) {
        if (agenda[i].step == G::Of::template step_id<Step>) {
            visit(i);
        }
    }
}

/// The task to which a question belongs: the nearest one below it that walks through the order of play.
template <class G>
constexpr std::size_t part_of(std::size_t task, const G& game) noexcept {
    while (task > 0 && game.state().agenda[task].walks == 0) {
        --task;
    }
    return task;
}

}  // namespace carcassonne
