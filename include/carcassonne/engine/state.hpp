#pragma once

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/engine/task.hpp"
#include "carcassonne/play/deployment.hpp"
#include "carcassonne/play/score_track.hpp"
#include "carcassonne/play/supply.hpp"
#include "carcassonne/support/random.hpp"
#include "carcassonne/tiles/bag.hpp"

#include <cstdint>
#include <type_traits>

namespace carcassonne {

namespace detail {

/// Keeps the state of one module apart from that of the others.
template <class Module>
struct ModuleState {
    typename Module::State value;
    friend constexpr bool operator==(const ModuleState&, const ModuleState&) noexcept = default;
};
template <class Module>
    requires std::is_empty_v<typename Module::State>
struct ModuleState<Module> {
    friend constexpr bool operator==(const ModuleState&, const ModuleState&) noexcept = default;
};

template <class List>
struct ModuleStates;
template <class... M>
struct ModuleStates<TypeList<M...>> : ModuleState<M>... {
    friend constexpr bool operator==(const ModuleStates&, const ModuleStates&) noexcept = default;
};

}  // namespace detail

/// A whole game at one moment: copying it is copying bytes, and two games that are the same are the same bytes.
template <class Rules>
struct State {
    using Of = RulesOf<Rules>;

    carcassonne::Board<Of::board_capacity> board;
    Deployment<Of::figure_capacity> figures;
    carcassonne::Random random;
    Bag<Of::board_capacity.tiles> bag;
    carcassonne::Agenda agenda;
    carcassonne::ScoreTrack<Of::scoring_figure_count> score;
    carcassonne::Supply<Of::figure_kind_count> supply;
    /// How many draws have been made, for draws from a script.
    std::uint16_t draws = 0;
    [[no_unique_address]] detail::ModuleStates<typename Of::Modules> modules;

    friend constexpr bool operator==(const State&, const State&) noexcept = default;
};

}  // namespace carcassonne
