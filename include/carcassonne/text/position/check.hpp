#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/engine/task.hpp"
#include "carcassonne/support/type_list.hpp"

#include <cstddef>
#include <string_view>

/// What unfinished work there can be in a position, whatever its modules are.
namespace carcassonne::detail {

template <class Rules>
class AgendaCheck {
public:
    using Of = RulesOf<Rules>;

    explicit AgendaCheck(const Game<Rules>& game) noexcept
        : game_(game), agenda_(game.state().agenda), order_(game.setup().order()) {}

    /// What a task should be that cannot be there as it is; empty when nothing is wrong.
    std::string_view wrong_with(std::size_t number) const noexcept {
        const Task& task = agenda_[number];
        if (!is_played(task)) {
            return "a step of the game";
        }
        if (number >= agenda_capacity - room_for_more) {
            return "no more tasks than can be open";
        }
        if (task.walks == 0) {
            return number == 0 ? "a turn part or the final scoring" : wrong_with_question(task);
        }
        return wrong_with_walk(number);
    }

private:
    /// So many tasks can be added by one that is open: a question for each player and what it leads to.
    static constexpr std::size_t room_for_more = 6;
    /// No part stands within more than one other and the questions around it.
    static constexpr std::size_t last_inner_part = 5;

    /// Whether a task with such a step can come to pass in this game.
    bool is_played(const Task& task) const noexcept {
        const std::size_t step = task.step.index();
        if (Of::slots[step] == Slot::questions) {
            return (game_.setup().enabled() >> Of::step_owners[step] & 1u) != 0;
        }
        const StepId first = order_.first[static_cast<std::size_t>(walk_of(Of::slots[step]))];
        return is_reached(first, task.step);
    }
    /// Whether who walks from one step on comes to another, or is there.
    bool is_reached(StepId from, StepId to) const noexcept {
        while (from.exists() && from != to) {
            from = order_.next[from.index()];
        }
        return from.exists();
    }
    template <class Step>
    bool comes_before(StepId step) const noexcept {
        constexpr StepId other = Of::template step_id<Step>;
        return step != other && is_reached(other, step);
    }

    static std::string_view wrong_with_question(const Task& task) noexcept {
        return task.flags != 0 || task.drawn.exists() || task.placed.exists() ? "a question without a tile" : "";
    }
    std::string_view wrong_with_walk(std::size_t number) const noexcept {
        const Task& task = agenda_[number];
        switch (walk_of(Of::slots[task.step.index()])) {
        case Walk::opening:
            return number == 1 && is_untouched() && wrong_with_question(task).empty()
                       ? std::string_view{}
                       : "the opening above the first turn";
        case Walk::turn_part:
            if (task.is(PartFlag::inner) != (number != 0) || number > last_inner_part) {
                return number == 0 ? "a part that stands within no other" : "a part that is inner";
            }
            return wrong_with_tile(number);
        default:
            return number == 0 && wrong_with_question(task).empty() ? std::string_view{}
                                                                    : "the final scoring without anything else";
        }
    }
    /// Nothing has been done yet.
    bool is_untouched() const noexcept {
        return game_.board().tile_count() == game_.setup().initial().board.tile_count() &&
               agenda_[0].step == order_.first[static_cast<std::size_t>(Walk::turn_part)] && agenda_[0].flags == 0 &&
               !agenda_[0].drawn.exists();
    }
    /// A part has drawn its tile once the step is past in which tiles are drawn, and placed it likewise, after the
    /// tiles of parts around it.
    std::string_view wrong_with_tile(std::size_t number) const noexcept {
        const Task& task = agenda_[number];
        if constexpr (contains<DrawStep, typename Of::Steps> && contains<PlaceStep, typename Of::Steps>) {
            const bool has_placed = comes_before<PlaceStep>(task.step);
            const bool has_drawn = comes_before<DrawStep>(task.step);
            if (task.drawn.exists() != has_drawn || task.placed.exists() != has_placed) {
                return has_placed  ? "a part that has placed its tile"
                       : has_drawn ? "a part that has drawn its tile"
                                   : "a part that has no tile yet";
            }
        }
        if (!task.placed.exists()) {
            return {};
        }
        const bool by_a_player = task.placed.index() >= game_.setup().initial().board.tile_count();
        bool after_others = true;
        for (std::size_t i = 0; i < number; ++i) {
            after_others = after_others && (!agenda_[i].placed.exists() || agenda_[i].placed < task.placed);
        }
        return by_a_player && after_others && game_.placed(task.placed).kind() == task.drawn
                   ? std::string_view{}
                   : "a tile that was placed in this part";
    }

    const Game<Rules>& game_;
    const Agenda& agenda_;
    const typename Of::Order& order_;
};

}  // namespace carcassonne::detail
