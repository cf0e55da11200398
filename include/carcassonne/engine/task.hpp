#pragma once

#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/support/inline_vector.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// What kind of turn part a task is, and what has happened in it.
enum class PartFlag : std::uint8_t {
    /// The part has earned another part, which the same player has after it.
    earned = 1,
    /// It is such another part, not the first of its turn.
    further = 2,
    /// It stands within another part, which goes on after it.
    inner = 4,
    /// The player has deployed a figure in it, or has done what can be done in place of that.
    acted = 8,
    /// Its player says in which order the features are scored that it completed; those without figures are done.
    ordered = 16
};

/// A piece of unfinished work: a step that is to be run next, with what it needs to know.
///
/// A turn part is a task that walks through the steps of the order of play and carries the tile of that part; a
/// question in between is a task of one step on top of it.
struct Task {
    StepId step;
    PlayerId player{0};
    /// Whether this task walks on through the order of play; otherwise it is done after its step.
    std::uint8_t walks = 0;
    /// Bits of `PartFlag`.
    std::uint8_t flags = 0;
    /// The tile drawn in this part and, once it is placed, the tile on the table.
    TileKind drawn;
    TileId placed;

    constexpr bool is(PartFlag flag) const noexcept { return (flags & static_cast<unsigned>(flag)) != 0; }
    constexpr void mark(PartFlag flag) noexcept {
        flags = static_cast<std::uint8_t>(flags | static_cast<unsigned>(flag));
    }

    friend constexpr bool operator==(const Task&, const Task&) noexcept = default;
};

/// All unfinished work; the last task is run first.
inline constexpr std::size_t agenda_capacity = 15;
using Agenda = InlineVector<Task, agenda_capacity>;

}  // namespace carcassonne
