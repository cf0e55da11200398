#pragma once

#include "carcassonne/board/board.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/choices.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/support/type_list.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace carcassonne {

/// A module that can be left out of a game when the game is set up: `options.enable<River>()`. One that is left out is
/// not there at all: it brings no tiles and figures, hears nothing and forbids nothing.
template <class M>
struct Optional {
    using Module = M;
};

namespace detail {

template <class M>
struct Unwrapped {
    using Type = M;
    static constexpr bool optional = false;
};
template <class M>
struct Unwrapped<Optional<M>> {
    using Type = M;
    static constexpr bool optional = true;
};

}  // namespace detail

/// A game is a list of modules. Derive a named type from it: `struct FamilyGame : Ruleset<Base, Farmers> {};`
template <class... M>
struct Ruleset {
    /// As they are listed, some of them `Optional`.
    using Listed = TypeList<M...>;
    /// The modules themselves.
    using Modules = TypeList<typename detail::Unwrapped<M>::Type...>;
};

/// A set of modules of a rule set: bit `module_number`.
using ModuleMask = std::uint64_t;

namespace detail {

template <class Hook, class... M>
constexpr ModuleMask mask_of_listeners(TypeList<M...>) {
    ModuleMask mask = 0;
    std::size_t number = 0;
    ((mask |= ModuleMask{contains<Hook, typename M::Hooks>} << number++), ...);
    return mask;
}
template <class... M>
constexpr ModuleMask mask_of_optional(TypeList<M...>) {
    ModuleMask mask = 0;
    std::size_t number = 0;
    ((mask |= ModuleMask{Unwrapped<M>::optional} << number++), ...);
    return mask;
}

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

/// Everything that follows from the list of modules alone.
template <class Rules>
struct RulesOf {
    using Modules = typename Rules::Modules;
    static_assert(is_composed<typename Rules::Listed>);

    static constexpr std::size_t module_count = Modules::size;
    static_assert(module_count <= 64, "a set of modules is one word");
    template <class M>
    static constexpr std::size_t number_of_module() {
        static_assert(contains<M, Modules>, "the rule set does not list this module");
        return index_of<M, Modules>;
    }
    template <class M>
    static constexpr std::size_t module_number = number_of_module<M>();
    /// The modules that can be left out.
    static constexpr ModuleMask optional_modules = detail::mask_of_optional(typename Rules::Listed{});
    static constexpr ModuleMask all_modules = ~ModuleMask{0} >> (64 - module_count);
    static constexpr ModuleMask fixed_modules = all_modules & ~optional_modules;
    static constexpr bool all_fixed = optional_modules == 0;
    /// The modules that have this entry in their hooks.
    template <class Hook>
    static constexpr ModuleMask listeners = detail::mask_of_listeners<Hook>(Modules{});

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
    static auto all_events(TypeList<M...>) -> Concatenate<carcassonne::Events, typename M::Events...>;
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
    static constexpr bool has = listeners<Hook> != 0;

    template <class... M>
    static auto all_marks(TypeList<M...>) -> Concatenate<typename M::Marks...>;
    /// The marks of segments that some module knows.
    using Marks = decltype(all_marks(Modules{}));
    static_assert(Marks::size <= mark_capacity);
    template <class Mark>
    static constexpr std::size_t mark_number = index_of<Mark, Marks>;

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
    /// How many things each module brings, as the things of all modules are numbered one after the other: for each
    /// thing the number of its module.
    template <std::size_t Things>
    static constexpr auto owners(const std::array<std::size_t, module_count>& counts) {
        std::array<std::uint8_t, Things> owners{};
        std::size_t thing = 0;
        for (std::size_t number = 0; number < module_count; ++number) {
            for (std::size_t i = 0; i < counts[number]; ++i) {
                owners[thing++] = static_cast<std::uint8_t>(number);
            }
        }
        return owners;
    }
    /// How many of them the modules before this one bring.
    template <class M>
    static constexpr std::size_t before(const std::array<std::size_t, module_count>& counts) {
        std::size_t things = 0;
        for (std::size_t number = 0; number < module_number<M>; ++number) {
            things += counts[number];
        }
        return things;
    }

    template <class... M>
    static constexpr std::array<std::size_t, module_count> counts_of_steps(TypeList<M...>) {
        return {M::Steps::size...};
    }
    /// For each step the number of the module that brings it.
    static constexpr auto step_owners = owners<step_count>(counts_of_steps(Modules{}));

    static constexpr std::uint64_t mask_of_optional_steps() {
        static_assert(step_count <= 64, "a set of steps is one word");
        std::uint64_t mask = 0;
        for (std::size_t step = 0; step < step_count; ++step) {
            mask |= (optional_modules >> step_owners[step] & 1u) << step;
        }
        return mask;
    }
    /// The steps of modules that can be left out: bit `step`.
    static constexpr std::uint64_t optional_steps = mask_of_optional_steps();

    /// Whether a module may do without one of its steps, as its options say.
    template <class M, class Step>
    static constexpr bool may_skip = contains<Plays<Step>, typename M::Hooks>;
    template <class M, class... S>
    static constexpr bool may_skip_any(TypeList<S...>) {
        return (may_skip<M, S> || ... || false);
    }
    template <class... M>
    static constexpr bool any_may_skip(TypeList<M...>) {
        return (may_skip_any<M>(typename M::Steps{}) || ...);
    }
    /// Whether the order of play is the same in every game of these rules.
    static constexpr bool fixed_order = all_fixed && !any_may_skip(Modules{});

    /// The order of play when only these modules are there, without some of their steps: bit `step`.
    static constexpr Order make_order(ModuleMask modules, std::uint64_t skipped = 0) {
        // Sorted by slot; steps of one slot stay in the order of the modules.
        std::array<std::size_t, step_count> sorted{};
        for (std::size_t i = 0; i < step_count; ++i) {
            sorted[i] = i;
            for (std::size_t j = i; j > 0 && slots[sorted[j]] < slots[sorted[j - 1]]; --j) {
                std::swap(sorted[j], sorted[j - 1]);
            }
        }
        Order made;
        // Said once more, since g++ 12 forgets the initial values of the members when this runs with the program.
        made.next.fill(StepId::none());
        made.first.fill(StepId::none());
        made.sorted = sorted;
        for (std::size_t i = step_count; i-- > 0;) {
            const std::size_t step = sorted[i];
            if ((modules >> step_owners[step] & 1u) != 0 && (skipped >> step & 1u) == 0) {
                const auto walk = static_cast<std::size_t>(walk_of(slots[step]));
                // Questions stand alone, in no walk.
                made.next[step] = slots[step] == Slot::questions ? StepId::none() : made.first[walk];
                made.first[walk] = StepId::at(step);
            }
        }
        return made;
    }
    /// The order of play of all modules.
    static constexpr Order order = make_order(all_modules);

    template <class... M>
    static constexpr FeatureKindMask mask_of_monastic(TypeList<M...>) {
        unsigned mask = 0;
        const auto add = [&](const auto& features) {
            for (const FeatureKindSpec& spec : features) {
                mask |= spec.monastic ? mask_of(spec.kind) : 0u;
            }
        };
        (add(M::features), ...);
        return static_cast<FeatureKindMask>(mask);
    }
    /// The kinds of feature that are monasteries or buildings like them.
    static constexpr FeatureKindMask monastic = mask_of_monastic(Modules{});

    template <class... M>
    static constexpr auto words_of_features(TypeList<M...>) {
        std::array<std::string_view, feature_kind_capacity> words = printed_feature_words;
        const auto add = [&](const auto& features) {
            for (const FeatureKindSpec& spec : features) {
                words[spec.kind.index()] = spec.name;
            }
        };
        (add(M::features), ...);
        return words;
    }
    /// What each kind of feature is called.
    static constexpr auto feature_words = words_of_features(Modules{});

    template <class... M>
    static constexpr auto signs_of_features(TypeList<M...>) {
        std::array<char, feature_kind_capacity> signs = printed_feature_signs;
        const auto add = [&](const auto& features) {
            for (const FeatureKindSpec& spec : features) {
                char& sign = signs[spec.kind.index()];
                const bool has_one = sign != printed_feature_signs[first_free_feature_kind.index()];
                sign = spec.sign != 0 ? spec.sign : has_one ? sign : spec.name[0];
            }
        };
        (add(M::features), ...);
        return signs;
    }
    /// The letter by which plain pictures show each kind of feature that lies inside its tile.
    static constexpr auto feature_signs = signs_of_features(Modules{});

    template <class... S>
    static constexpr auto names_of_steps(TypeList<S...>) {
        return std::array<std::string_view, sizeof...(S)>{S::name...};
    }
    template <class... S>
    static constexpr auto deploying_steps(TypeList<S...>) {
        const auto one = []<class Step>(TypeList<Step>) {
            if constexpr (requires { Step::deploys; }) {
                return Step::deploys;
            } else {
                return FigureTurn::none;
            }
        };
        return std::array<FigureTurn, sizeof...(S)>{one(TypeList<S>{})...};
    }
    static constexpr auto step_names = names_of_steps(Steps{});
    /// For each step which figure of the turn part is deployed in it.
    static constexpr auto deploys = deploying_steps(Steps{});

    template <class... M>
    static constexpr std::array<std::size_t, module_count> counts_of_figures(TypeList<M...>) {
        return {M::figures.size()...};
    }
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
                specs[n] = spec;
                // It never counts for a majority.
                specs[n].strength = spec.role == FigureRole::special ? std::uint8_t{0} : spec.strength;
                ++n;
            }
        };
        (add(M::figures), ...);
        return specs;
    }
    /// The figures of all modules; a `FigureKind` is a place in this list.
    static constexpr auto figures = all_figures(Modules{});

    static constexpr bool is_follower(FigureKind kind) { return figures[kind.index()].role == FigureRole::follower; }

    /// The kind of a figure that a module brings: its first, or the one with that place in its list.
    template <class M, std::size_t Number = 0>
    static constexpr FigureKind figure_of{static_cast<std::uint8_t>(before<M>(counts_of_figures(Modules{})) + Number)};
    /// For each kind of figure the number of the module that brings it.
    static constexpr auto figure_owners = owners<figure_kind_count>(counts_of_figures(Modules{}));

    /// The kinds of figure of some modules that may be the first of a turn part: bit `kind`.
    static constexpr unsigned first_figures(ModuleMask modules) {
        unsigned kinds = 0;
        for (std::size_t i = 0; i < figure_kind_count; ++i) {
            const bool is_first = overlap(figures[i].turn, FigureTurn::first);
            kinds |= static_cast<unsigned>(is_first && (modules >> figure_owners[i] & 1u) != 0) << i;
        }
        return kinds;
    }

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
    static constexpr std::array<std::size_t, module_count> counts_of_attachments(TypeList<M...>) {
        return {M::attachments.size()...};
    }
    template <class... M>
    static constexpr auto all_attachments(TypeList<M...>) {
        std::array<AttachmentSpec, (M::attachments.size() + ...)> specs{};
        std::size_t n = 0;
        const auto add = [&](const auto& attachments) {
            for (const AttachmentSpec& spec : attachments) {
                specs[n++] = spec;
            }
        };
        (add(M::attachments), ...);
        return specs;
    }
    /// What can stand with figures; an `AttachmentKind` is a place in this list.
    static constexpr auto attachments = all_attachments(Modules{});
    /// The kind of an attachment that a module brings.
    template <class M, std::size_t Number = 0>
    static constexpr AttachmentKind attachment_of{
        static_cast<std::uint8_t>(before<M>(counts_of_attachments(Modules{})) + Number)};

    /// For each kind of attachment the number of the module that brings it.
    static constexpr auto attachment_owners = owners<attachments.size()>(counts_of_attachments(Modules{}));

    /// A figure notes in one byte what stands with it, each kind in bits of its own.
    static constexpr unsigned attachment_bits(std::size_t kind) {
        unsigned bits = 0;
        for (unsigned most = attachments[kind].most; most != 0; most >>= 1u) {
            ++bits;
        }
        return bits;
    }
    static constexpr unsigned attachment_shift(std::size_t kind) {
        unsigned shift = 0;
        for (std::size_t i = 0; i < kind; ++i) {
            shift += attachment_bits(i);
        }
        return shift;
    }
    static_assert(attachments.size() <= attachment_kind_capacity);
    static_assert(attachment_shift(attachments.size()) <= 8, "a figure notes its attachments in eight bits");
    static constexpr unsigned attached_in(std::uint8_t noted, AttachmentKind kind) {
        return unsigned{noted} >> attachment_shift(kind.index()) & ((1u << attachment_bits(kind.index())) - 1u);
    }

    template <class... M>
    static constexpr auto all_scoring_figures(TypeList<M...>) {
        std::array<std::string_view, (M::scoring_figures.size() + ...)> names{};
        std::size_t n = 0;
        const auto add = [&](const auto& figures) {
            for (const std::string_view name : figures) {
                names[n++] = name;
            }
        };
        (add(M::scoring_figures), ...);
        return names;
    }
    /// The figures of a player on the score track; a `ScoringFigure` is a place in this list.
    static constexpr auto scoring_figures = all_scoring_figures(Modules{});
    static constexpr std::size_t scoring_figure_count = scoring_figures.size();

    template <class... M>
    static constexpr std::array<std::size_t, module_count> counts_of_scoring_figures(TypeList<M...>) {
        return {M::scoring_figures.size()...};
    }
    /// For each scoring figure the number of the module that brings it.
    static constexpr auto scoring_figure_owners = owners<scoring_figure_count>(counts_of_scoring_figures(Modules{}));
    /// The first scoring figure that a module brings.
    template <class M>
    static constexpr ScoringFigure scoring_figure_of{
        static_cast<std::uint8_t>(before<M>(counts_of_scoring_figures(Modules{})))};

    static constexpr std::size_t run_capacity =
        rotation_count * OpenSquares<board_capacity.tiles>::word_count + 2 * figure_kind_count + 16;
    using Choices = carcassonne::Choices<Rules, run_capacity>;
};

}  // namespace carcassonne
