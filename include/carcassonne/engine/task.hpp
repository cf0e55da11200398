#pragma once

#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/support/inline_vector.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// A piece of unfinished work: a step that is to be run next, with what it needs to know.
///
/// A turn part is a task that walks through the steps of the order of play and carries the tile of that part; a
/// question in between is a task of one step on top of it.
struct Task {
    StepId step;
    PlayerId player{0};
    /// Whether this task walks on through the order of play; otherwise it is done after its step.
    std::uint8_t walks = 0;
    std::uint8_t unused = 0;
    /// The tile drawn in this part and, once it is placed, the tile on the table.
    TileKind drawn;
    TileId placed;

    friend constexpr bool operator==(const Task&, const Task&) noexcept = default;
};

/// All unfinished work; the last task is run first.
inline constexpr std::size_t agenda_capacity = 15;
using Agenda = InlineVector<Task, agenda_capacity>;

}  // namespace carcassonne
