#include "pages.hpp"

#include <array>
#include <cstdio>
#include <utility>

using namespace carcassonne;
using test::name_of_type;
using test::name_of_value;

namespace pages {

namespace {

struct Phase {
    Slot first;
    const char* title;
};
/// The published phases, each with the slot with which it begins.
constexpr std::array phases{Phase{Slot::game_begins, "Before the first turn"},
                            Phase{Slot::part_begins, "Phase 1: the tile"},
                            Phase{Slot::before_figures, "Phase 2: the figures"},
                            Phase{Slot::before_scoring, "Phase 3: scoring"},
                            Phase{Slot::further_actions, "Phase 4: further actions, and the next turn"},
                            Phase{Slot::final_begins, "After the last turn"},
                            Phase{Slot::questions, "In the middle of something else"}};

/// What a module does in a step, in words; empty when it has nothing to do with it.
template <class M, class Step>
std::string part_in_step() {
    std::string parts;
    if constexpr (contains<Step, typename M::Steps>) {
        enumerate(parts, "brings the step");
    }
    if constexpr (contains<On<Step>, typename M::Hooks>) {
        enumerate(parts, "works it");
    }
    if constexpr (contains<Offers<Step>, typename M::Hooks>) {
        enumerate(parts, "offers answers");
    }
    if constexpr (contains<Samples<Step>, typename M::Hooks>) {
        enumerate(parts, "answers for nature");
    }
    if constexpr (contains<On<NoAnswer<Step>>, typename M::Hooks>) {
        enumerate(parts, "says what follows when there is no answer");
    }
    return parts;
}

template <class Step>
void print_step() {
    const char* how = Of::has<On<Step>>    ? "worked without a question"
                      : is_natures<Step>() ? "nature is asked"
                                           : "the player is asked";
    std::printf("  - **%s** (%s), %s\n", std::string(Step::name).c_str(), quoted(name_of_type<Step>()).c_str(), how);
    each(Modules{}, []<class M>(TypeList<M>) {
        if (const std::string parts = part_in_step<M, Step>(); !parts.empty()) {
            std::printf("    - %s: %s\n", M::info.title.data(), parts.c_str());
        }
    });
}

/// The steps of a slot in their order.
template <Slot Here, std::size_t... I>
void print_steps(std::index_sequence<I...>) {
    const auto print_if_here = []<class Step>(TypeList<Step>) {
        if constexpr (Step::slot == Here) {
            print_step<Step>();
        }
    };
    (print_if_here(TypeList<At<Of::order.sorted[I], Of::Steps>>{}), ...);
}

template <Slot Here>
void print_slot() {
    for (const Phase& phase : phases) {
        if (phase.first == Here) {
            std::printf("\n## %s\n\n", phase.title);
        }
    }
    std::size_t steps = 0;
    for (const Slot slot : Of::slots) {
        steps += slot == Here ? 1u : 0u;
    }
    std::printf("- %s%s\n", quoted(name_of_value<Here>()).c_str(), steps == 0 ? ": nobody yet" : "");
    print_steps<Here>(std::make_index_sequence<Of::step_count>{});
}
template <std::size_t... Number>
void print_slots(std::index_sequence<Number...>) {
    (print_slot<static_cast<Slot>(Number)>(), ...);
}

}  // namespace

void print_order_of_play() {
    std::puts("# Order of play\n");
    std::printf("%s", note.data());
    std::puts("Who acts where when all modules of the library are played, a module that is left out not being there.\n"
              "The places are the slots of `engine/step.hpp`, in the published order. Modules hang their steps into\n"
              "them; steps of one slot follow in the order of the modules. A step is worked or asks: nature, or the\n"
              "player of the turn. What is heard, forbidden and counted in between stands in [hooks.md](hooks.md).");
    print_slots(std::make_index_sequence<static_cast<std::size_t>(Slot::questions) + 1>{});
}

}  // namespace pages
