#pragma once

#include "carcassonne/board/board.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/choices.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/support/type_list.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace carcassonne {

/// A game is a list of modules. Derive a named type from it: `struct FamilyGame : Ruleset<Base, Farmers> {};`
template <class... M>
struct Ruleset {
    using Modules = TypeList<M...>;
};

namespace detail {

template <class Hook, class List>
struct AnyHooks;
template <class Hook, class... M>
struct AnyHooks<Hook, TypeList<M...>> {
    static constexpr bool value = (contains<Hook, typename M::Hooks> || ...);
};

template <class Action, class List>
struct OwnerOfAction;
template <class Action, class First, class... Rest>
struct OwnerOfAction<Action, TypeList<First, Rest...>> {
    static constexpr auto choose() {
        if constexpr (contains<Action, typename First::Actions>) {
            return TypeList<First>{};
        } else {
            return typename OwnerOfAction<Action, TypeList<Rest...>>::Found{};
        }
    }
    using Found = decltype(choose());
    using Type = At<0, Found>;
};
template <class Action>
struct OwnerOfAction<Action, TypeList<>> {
    using Found = TypeList<>;
};

}  // namespace detail

namespace detail {

template <class M>
auto events_of() {
    if constexpr (requires { typename M::Events; }) {
        return typename M::Events{};
    } else {
        return TypeList<>{};
    }
}

}  // namespace detail

/// Everything that follows from the list of modules alone.
template <class Rules>
struct RulesOf {
    using Modules = typename Rules::Modules;

    template <class... M>
    static constexpr BoardCapacity room(TypeList<M...>) {
        return {(std::size_t{M::room.tiles} + ...), (std::size_t{M::room.segments} + ...),
                (std::size_t{M::room.neighbourhoods} + ...)};
    }
    static constexpr BoardCapacity board_capacity = room(Modules{});
    static_assert(board_capacity.segments < 4096, "a feature counts its segments in twelve bits");

    template <class... M>
    static auto all_steps(TypeList<M...>) -> Concatenate<typename M::Steps...>;
    template <class... M>
    static auto all_actions(TypeList<M...>) -> Concatenate<typename M::Actions...>;
    template <class... M>
    static auto all_events(TypeList<M...>) -> Concatenate<carcassonne::Events, decltype(detail::events_of<M>())...>;
    using Steps = decltype(all_steps(Modules{}));
    /// What a sink may hear: the events of the machine and those that modules list as their own `Events`.
    using Events = decltype(all_events(Modules{}));
    using Actions = decltype(all_actions(Modules{}));

    /// The number of a step: its place in the list of all modules' steps.
    template <class Step>
    static constexpr StepId step_id{static_cast<std::uint8_t>(index_of<Step, Steps>)};
    template <class Action>
    static constexpr std::uint8_t action_id = static_cast<std::uint8_t>(index_of<Action, Actions>);
    template <class Action>
    using OwnerOf = typename detail::OwnerOfAction<Action, Modules>::Type;
    /// Whether any module of the game has this entry in its hooks.
    template <class Hook>
    static constexpr bool has = detail::AnyHooks<Hook, Modules>::value;

    template <class... S>
    static constexpr auto slots_of(TypeList<S...>) {
        return std::array<Slot, sizeof...(S)>{S::slot...};
    }
    static constexpr auto slots = slots_of(Steps{});
    static constexpr std::size_t step_count = slots.size();

    /// The order of play: for each step the one that follows it in its walk, and where each walk begins. A walk without
    /// steps begins with none.
    struct Order {
        std::array<StepId, step_count> next{};
        std::array<StepId, walk_count> first{};
        /// All steps, walk after walk.
        std::array<std::size_t, step_count> sorted{};
    };
    static constexpr Order make_order() {
        // Sorted by slot; steps of one slot stay in the order of the modules.
        std::array<std::size_t, step_count> sorted{};
        for (std::size_t i = 0; i < step_count; ++i) {
            sorted[i] = i;
            for (std::size_t j = i; j > 0 && slots[sorted[j]] < slots[sorted[j - 1]]; --j) {
                std::swap(sorted[j], sorted[j - 1]);
            }
        }
        Order made;
        made.sorted = sorted;
        for (std::size_t i = step_count; i-- > 0;) {
            const auto walk = static_cast<std::size_t>(walk_of(slots[sorted[i]]));
            made.next[sorted[i]] = made.first[walk];
            made.first[walk] = StepId(static_cast<std::uint8_t>(sorted[i]));
        }
        return made;
    }
    static constexpr Order order = make_order();

    template <class... M>
    static constexpr std::size_t count_figures(TypeList<M...>) {
        return (M::figures.size() + ...);
    }
    static constexpr std::size_t figure_kind_count = count_figures(Modules{});

    template <class... M>
    static constexpr auto all_figures(TypeList<M...>) {
        std::array<FigureSpec, figure_kind_count> specs{};
        std::size_t n = 0;
        const auto add = [&](const auto& figures) {
            for (const FigureSpec& spec : figures) {
                specs[n++] = spec;
            }
        };
        (add(M::figures), ...);
        return specs;
    }
    /// The figures of all modules; a `FigureKind` is a place in this list.
    static constexpr auto figures = all_figures(Modules{});

    static constexpr std::size_t count_all_figures() {
        std::size_t n = 0;
        for (const FigureSpec& spec : figures) {
            n += spec.count;
        }
        return n * player_capacity;
    }
    static constexpr std::size_t figure_capacity = count_all_figures();
    static_assert(figure_capacity < 255, "figures on the board are numbered in eight bits");

    template <class... M>
    static constexpr std::size_t most_scoring_figures(TypeList<M...>) {
        return (std::size_t{M::scoring_figures} + ...);
    }
    static constexpr std::size_t scoring_figure_count = most_scoring_figures(Modules{});

    static constexpr std::size_t run_capacity =
        rotation_count * OpenSquares<board_capacity.tiles>::word_count + 2 * figure_kind_count + 16;
    using Choices = carcassonne::Choices<Rules, run_capacity>;
};

}  // namespace carcassonne
