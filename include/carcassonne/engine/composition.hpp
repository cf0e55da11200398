#pragma once

#include "carcassonne/core/error.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/support/type_list.hpp"

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

/// What must hold of a module and of a list of modules, each a compile error that names the modules when it does not.
namespace carcassonne {

template <class M>
struct Optional;  // ruleset.hpp

/// The steps of step.hpp.
using CoreSteps = TypeList<FirstPlayerStep, DrawStep, PlaceStep, FigureStep, ScoreStep, TurnEndStep, FinalFeaturesStep,
                           FinalFieldsStep, OrderStep>;
/// The queries of query.hpp.
using CoreQueries = TypeList<PlacementQuery, DeployQuery, JoinQuery, AttachQuery, CompletionQuery>;
/// The quantities of quantity.hpp.
using CoreQuantities = TypeList<FeatureValue, Strength, Receivers, Award, Payment>;

namespace composition {

template <class...>
inline constexpr bool never = false;

/// The module with this id: an id is a text, so an error shows its letters.
template <char... Letter>
struct ModuleOfId {};

// The errors. A compiler shows them with their arguments: the modules that they are about.

template <class Module>
struct ModuleIsListedTwice {
    static_assert(never<Module>, "a module stands twice in the list of a rule set");
};
template <class Module, class Needed>
struct NeededModuleIsMissing {
    static_assert(never<Module, Needed>, "a module needs another one that the rule set does not list");
};
template <class Module, class Needed>
struct NeededModuleComesLater {
    static_assert(never<Module, Needed>, "a module must be listed after one that it needs");
};
template <class Module, class Followed>
struct FollowedModuleComesLater {
    static_assert(never<Module, Followed>, "a module must be listed after one that it follows");
};
template <class Module, class Other>
struct ModulesExcludeEachOther {
    static_assert(never<Module, Other>, "two modules cannot be played together");
};
template <class Module, class Entry>
struct EntryIsNoHook {
    static_assert(never<Module, Entry>, "an entry of Hooks is a verb with a noun, such as On<TilePlaced>");
};
template <class Module, class Hook>
struct HookHasNoFunction {
    static_assert(never<Module, Hook>,
                  "a module lists a hook but does not define its function as module.hpp writes it");
};
template <class Module, class Hook>
struct FunctionIsNotListed {
    static_assert(never<Module, Hook>, "a module defines a function that is missing in its Hooks");
};
template <class Module, class Hook>
struct HookMatchesNothing {
    static_assert(never<Module, Hook>, "a module lists a hook for a noun that nobody in the game uses");
};
template <class Module, class Step>
struct StepHasNoOwner {
    static_assert(never<Module, Step>, "no module works a step or offers answers to it");
};
template <class Module, class State>
struct StateIsNoValue {
    static_assert(never<Module>, "the State of a module must be plain bytes: no pointers, no heap, no padding");
};
template <class Module, auto Kind>
struct KindCannotReachEdges {
    static_assert(never<Module>, "a kind of feature of a module's own lies inside a tile: Growth::neighbourhood");
};
template <class Module, class Other>
struct ModulesShareAKindOfFeature {
    static_assert(never<Module>, "two modules bring the same kind of feature");
};
template <class Module, class Action>
struct ActionHasNoFunction {
    static_assert(never<Module, Action>, "a module lists an action without its functions apply, name and find");
};
template <class Module, class Hook>
struct StepOfAnotherModule {
    static_assert(never<Module, Hook>, "a module says of a step that is not its own whether it is played");
};
template <class Module, std::size_t Number>
struct ReserveIsTooLarge {
    static_assert(never<Module>, "more figures of a kind wait in the reserve than a player has");
};
template <class Module, std::size_t Number>
struct AttachmentIsNowhere {
    static_assert(never<Module>, "no figure can have one of these");
};

// One module.

/// Stands for a game and for a list of answers where only the signature of a function matters.
struct Anything {};

template <class Module, class Hook>
struct Defines {
    static constexpr bool value = sizeof(EntryIsNoHook<Module, Hook>) != 0;
};
template <class Module, class Event>
struct Defines<Module, On<Event>> {
    static constexpr bool value = requires(const Module& module, const Event& event, Anything& game) {
        module.on(event, game);
    };
};
template <class Module, class Query>
struct Defines<Module, Forbids<Query>> {
    static constexpr bool value = requires(const Module& module, const Query& query, const Anything& game) {
        { module.forbids(query, game) } -> std::same_as<Refusal>;
    };
};
template <class Module, class Quantity>
struct Defines<Module, Adjusts<Quantity>> {
    /// A function that could be called for a constant would change a copy.
    static constexpr bool value = requires(const Module& module, Quantity& quantity, const Anything& game) {
        module.adjust(quantity, game);
    }
    &&!requires(const Module& module, const Quantity& quantity, const Anything& game) {
        module.adjust(quantity, game);
    };
};
template <class Module, class Step>
struct Defines<Module, Offers<Step>> {
    static constexpr bool value = requires(const Module& module, const Anything& game, Anything& out) {
        module.offer(Step{}, game, out);
    };
};
template <class Module, class Step>
struct Defines<Module, Samples<Step>> {
    static constexpr bool value = requires(const Module& module, Anything& game) {
        { module.sample(Step{}, game).given } -> std::convertible_to<bool>;
        module.sample(Step{}, game).picked;
    };
};

template <class Module, class Step>
struct Defines<Module, Plays<Step>> {
    static constexpr bool value = requires(const Module& module) {
        { module.plays(Step{}) } -> std::same_as<bool>;
    };
};

/// A step that a hook says is played or not, though it is another module's: nobody would ask.
template <class Module, class Hook>
inline constexpr bool is_of_another_module = false;
template <class Module, class Step>
inline constexpr bool is_of_another_module<Module, Plays<Step>> = !contains<Step, typename Module::Steps>;

template <class Module, class Hook>
constexpr bool check_hook() {
    if constexpr (is_of_another_module<Module, Hook>) {
        return sizeof(StepOfAnotherModule<Module, Hook>) != 0;
    }
    if constexpr (!Defines<Module, Hook>::value) {
        return sizeof(HookHasNoFunction<Module, Hook>) != 0;
    }
    return true;
}
template <class Module, class... Hook>
constexpr bool check_hooks(TypeList<Hook...>) {
    return (check_hook<Module, Hook>() && ... && true);
}
template <class Module, class Hook>
constexpr bool check_function() {
    if constexpr (!contains<Hook, typename Module::Hooks> && Defines<Module, Hook>::value) {
        return sizeof(FunctionIsNotListed<Module, Hook>) != 0;
    }
    return true;
}
template <class Module, template <class> class Verb, class... Noun>
constexpr bool check_functions(TypeList<Noun...>) {
    return (check_function<Module, Verb<Noun>>() && ... && true);
}
template <class Module, class Action>
constexpr bool check_action() {
    if constexpr (!requires(const Module& module, Picked<Action> picked, Anything& game, const Anything& same) {
                      module.apply(picked, game);
                      { module.name(picked, same) } -> std::same_as<Action>;
                      module.find(Action{}, same);
                  }) {
        return sizeof(ActionHasNoFunction<Module, Action>) != 0;
    }
    return true;
}
template <class Module, class... Action>
constexpr bool check_actions(TypeList<Action...>) {
    return (check_action<Module, Action>() && ... && true);
}
template <class... Step>
auto no_answers(TypeList<Step...>) -> TypeList<NoAnswer<Step>...>;

/// Everything that hooks may be for: what the machine knows, these steps and what modules bring.
template <class MoreSteps, class... Module>
struct NounsOf {
    using Steps = Concatenate<MoreSteps, typename Module::Steps...>;
    using Heard =
        Concatenate<TypeList<GameBegins>, Events, typename Module::Events..., Steps, decltype(no_answers(Steps{}))>;
    using Queries = Concatenate<CoreQueries, typename Module::Queries...>;
    using Quantities = Concatenate<CoreQuantities, typename Module::Quantities...>;
};

template <class Module, class Nouns>
constexpr bool check_all_functions() {
    return check_functions<Module, On>(typename Nouns::Heard{}) &&
           check_functions<Module, Forbids>(typename Nouns::Queries{}) &&
           check_functions<Module, Adjusts>(typename Nouns::Quantities{}) &&
           check_functions<Module, Offers>(typename Nouns::Steps{}) &&
           check_functions<Module, Samples>(typename Nouns::Steps{}) &&
           check_functions<Module, Plays>(typename Nouns::Steps{});
}
template <class Module>
constexpr bool check_state() {
    using State = typename Module::State;
    if constexpr (!std::is_empty_v<State> &&
                  !(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>)) {
        return sizeof(StateIsNoValue<Module, State>) != 0;
    }
    return true;
}
/// The edges of tiles know four terrains, those of fields, roads, cities and rivers.
template <class Module, std::size_t Number>
constexpr bool check_kind() {
    constexpr FeatureKindSpec spec = Module::features[Number];
    if constexpr (spec.kind >= first_free_feature_kind && spec.growth != Growth::neighbourhood) {
        return sizeof(KindCannotReachEdges<Module, spec.kind.value>) != 0;
    }
    return true;
}
template <class Module, std::size_t... Number>
constexpr bool check_kinds(std::index_sequence<Number...>) {
    return (check_kind<Module, Number>() && ... && true);
}

template <class Module, std::size_t Number>
constexpr bool check_figure() {
    if constexpr (Module::figures[Number].in_reserve > Module::figures[Number].count) {
        return sizeof(ReserveIsTooLarge<Module, Number>) != 0;
    }
    return true;
}
template <class Module, std::size_t... Number>
constexpr bool check_all_figures(std::index_sequence<Number...>) {
    return (check_figure<Module, Number>() && ... && true);
}
template <class Module, std::size_t Number>
constexpr bool check_attachment() {
    if constexpr (Module::attachments[Number].most == 0) {
        return sizeof(AttachmentIsNowhere<Module, Number>) != 0;
    }
    return true;
}
template <class Module, std::size_t... Number>
constexpr bool check_all_attachments(std::index_sequence<Number...>) {
    return (check_attachment<Module, Number>() && ... && true);
}

template <class Module>
constexpr bool check_module() {
    return check_state<Module>() && check_kinds<Module>(std::make_index_sequence<Module::features.size()>{}) &&
           check_all_figures<Module>(std::make_index_sequence<Module::figures.size()>{}) &&
           check_all_attachments<Module>(std::make_index_sequence<Module::attachments.size()>{}) &&
           check_hooks<Module>(typename Module::Hooks{}) && check_all_functions<Module, NounsOf<CoreSteps, Module>>() &&
           check_actions<Module>(typename Module::Actions{});
}

// A list of modules.

template <class... All>
constexpr std::size_t place_of(std::string_view id, TypeList<All...>) {
    std::size_t place = 0;
    static_cast<void>(((All::info.id == id || (++place, false)) || ...));
    return place;
}

template <class Module, std::size_t Number, std::size_t... Letter>
auto needed_id(std::index_sequence<Letter...>) -> ModuleOfId<Module::needs[Number][Letter]...>;

template <class Module, std::size_t Number, class List>
constexpr bool check_need() {
    constexpr std::string_view id = Module::needs[Number];
    constexpr std::size_t place = place_of(id, List{});
    if constexpr (place == List::size) {
        using Needed = decltype(needed_id<Module, Number>(std::make_index_sequence<id.size()>{}));
        return sizeof(NeededModuleIsMissing<Module, Needed>) != 0;
    } else if constexpr (place > index_of<Module, List>) {
        return sizeof(NeededModuleComesLater<Module, At<place, List>>) != 0;
    }
    return true;
}
template <class Module, std::size_t Number, class List>
constexpr bool check_order() {
    constexpr std::size_t place = place_of(Module::follows[Number], List{});
    if constexpr (place != List::size && place > index_of<Module, List>) {
        return sizeof(FollowedModuleComesLater<Module, At<place, List>>) != 0;
    }
    return true;
}
template <class Module, std::size_t Number, class Fixed>
constexpr bool check_exclusion() {
    constexpr std::size_t place = place_of(Module::excludes[Number], Fixed{});
    if constexpr (place != Fixed::size) {
        return sizeof(ModulesExcludeEachOther<Module, At<place, Fixed>>) != 0;
    }
    return true;
}
template <class Module, class... All>
constexpr bool check_once(TypeList<All...>) {
    if constexpr ((std::size_t{std::is_same_v<Module, All>} + ...) != 1) {
        return sizeof(ModuleIsListedTwice<Module>) != 0;
    }
    return true;
}
template <class Module, class Other>
constexpr bool check_other_kinds() {
    if constexpr (!std::is_same_v<Module, Other>) {
        constexpr bool share = [] {
            bool found = false;
            for (const FeatureKindSpec& mine : Module::features) {
                for (const FeatureKindSpec& theirs : Other::features) {
                    found = found || mine.kind == theirs.kind;
                }
            }
            return found;
        }();
        if constexpr (share) {
            return sizeof(ModulesShareAKindOfFeature<Module, Other>) != 0;
        }
    }
    return true;
}
template <class Module, class... All>
constexpr bool check_all_kinds(TypeList<All...>) {
    return (check_other_kinds<Module, All>() && ...);
}
template <class Module, class List, class Fixed, std::size_t... Need, std::size_t... Earlier, std::size_t... Other>
constexpr bool check_place(std::index_sequence<Need...>, std::index_sequence<Earlier...>,
                           std::index_sequence<Other...>) {
    return (check_need<Module, Need, List>() && ... && true) && (check_order<Module, Earlier, List>() && ... && true) &&
           (check_exclusion<Module, Other, Fixed>() && ... && true);
}

/// Where a hook looks for its noun.
template <class Hook, class Nouns>
struct Known;
template <class Event, class Nouns>
struct Known<On<Event>, Nouns> : std::bool_constant<contains<Event, typename Nouns::Heard>> {};
template <class Query, class Nouns>
struct Known<Forbids<Query>, Nouns> : std::bool_constant<contains<Query, typename Nouns::Queries>> {};
template <class Quantity, class Nouns>
struct Known<Adjusts<Quantity>, Nouns> : std::bool_constant<contains<Quantity, typename Nouns::Quantities>> {};
template <class Step, class Nouns>
struct Known<Offers<Step>, Nouns> : std::bool_constant<contains<Step, typename Nouns::Steps>> {};
template <class Step, class Nouns>
struct Known<Samples<Step>, Nouns> : std::bool_constant<contains<Step, typename Nouns::Steps>> {};
template <class Step, class Nouns>
struct Known<Plays<Step>, Nouns> : std::bool_constant<contains<Step, typename Nouns::Steps>> {};

template <class Module, class Nouns, class Hook>
constexpr bool check_noun() {
    if constexpr (!Known<Hook, Nouns>::value) {
        return sizeof(HookMatchesNothing<Module, Hook>) != 0;
    }
    return true;
}
template <class Module, class Nouns, class... Hook>
constexpr bool check_nouns(TypeList<Hook...>) {
    return (check_noun<Module, Nouns, Hook>() && ... && true);
}

template <class Module, class Step, class... All>
constexpr bool check_owner(TypeList<All...>) {
    if constexpr (!((contains<On<Step>, typename All::Hooks> || contains<Offers<Step>, typename All::Hooks>) || ...)) {
        return sizeof(StepHasNoOwner<Module, Step>) != 0;
    }
    return true;
}
template <class Module, class List, class... Step>
constexpr bool check_owners(TypeList<Step...>) {
    return (check_owner<Module, Step>(List{}) && ... && true);
}

template <class Fixed, class... Module>
constexpr bool check_modules(TypeList<Module...> list) {
    using List = TypeList<Module...>;
    using InPlay = NounsOf<TypeList<>, Module...>;
    return (check_once<Module>(list) && ...) && (check_all_kinds<Module>(list) && ...) &&
           (check_place<Module, List, Fixed>(
                std::make_index_sequence<Module::needs.size()>{}, std::make_index_sequence<Module::follows.size()>{},
                std::make_index_sequence<(contains<Module, Fixed> ? Module::excludes.size() : 0)>{}) &&
            ...) &&
           (check_module<Module>() && ...) && (check_all_functions<Module, InPlay>() && ...) &&
           (check_nouns<Module, InPlay>(typename Module::Hooks{}) && ...) &&
           (check_owners<Module, List>(typename Module::Steps{}) && ...);
}

template <class M>
struct Listed {
    using Module = M;
    using Fixed = TypeList<M>;
};
template <class M>
struct Listed<Optional<M>> {
    using Module = M;
    using Fixed = TypeList<>;
};
template <class... M>
constexpr bool check_list(TypeList<M...>) {
    return check_modules<Concatenate<typename Listed<M>::Fixed...>>(TypeList<typename Listed<M>::Module...>{});
}

}  // namespace composition

/// True of a module whose lists and functions agree; otherwise a compile error that says what is wrong. Modules assert
/// it at the end of their header.
template <class Module>
inline constexpr bool is_module = composition::check_module<Module>();

/// The same for a list of modules, some of them `Optional`: none twice, each with those that it needs before it, none
/// that can never be left out with one that it excludes.
template <class List>
inline constexpr bool is_composed = composition::check_list(List{});

}  // namespace carcassonne
