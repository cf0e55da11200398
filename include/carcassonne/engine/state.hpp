#pragma once

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/engine/task.hpp"
#include "carcassonne/play/deployment.hpp"
#include "carcassonne/play/score_track.hpp"
#include "carcassonne/play/supply.hpp"
#include "carcassonne/support/hash.hpp"
#include "carcassonne/support/random.hpp"
#include "carcassonne/tiles/bag.hpp"

#include <array>
#include <cstdint>
#include <type_traits>

namespace carcassonne {

namespace detail {

/// Keeps the state of one module apart from that of the others.
template <class Module>
struct ModuleState {
    typename Module::State value;
    std::array<std::uint8_t, filling(sizeof(typename Module::State))> unused{};

    friend constexpr bool operator==(const ModuleState&, const ModuleState&) noexcept = default;
};
/// The modules that have a state. The others take part in nothing of it, not even as an empty base.
template <class... M>
using WithState = Concatenate<std::conditional_t<std::is_empty_v<typename M::State>, TypeList<>, TypeList<M>>...>;
template <class... M>
auto with_state(TypeList<M...>) -> WithState<M...>;

template <class List>
struct ModuleStates;
template <class... M>
struct ModuleStates<TypeList<M...>> : ModuleState<M>... {
    friend constexpr bool operator==(const ModuleStates&, const ModuleStates&) noexcept = default;
};

}  // namespace detail

/// A whole game at one moment: copying it is copying bytes, and two games that are the same are the same bytes.
template <class Rules>
struct State : detail::ModuleStates<decltype(detail::with_state(typename RulesOf<Rules>::Modules{}))> {
    using Of = RulesOf<Rules>;
    /// A part of the state, with room for what the modules of the rule set bring.
    using BoardOfRules = carcassonne::Board<Of::board_capacity>;
    using FiguresOfRules = Deployment<Of::figure_capacity>;
    using BagOfRules = Bag<Of::board_capacity.tiles>;
    using ScoreOfRules = ScoreTrack<Of::scoring_figure_count>;
    using SupplyOfRules = Supply<Of::figure_kind_count>;

    /// The table: tiles, open squares, features, neighbourhoods.
    BoardOfRules board;
    /// The figures on the board.
    FiguresOfRules figures;
    /// Where the game's own chance stands: all that the game will draw itself follows from it.
    carcassonne::Random random;
    /// The tiles that are still to be drawn.
    BagOfRules bag;
    /// What is still to be done; nothing when the game is over.
    carcassonne::Agenda agenda;
    /// The points of all players.
    ScoreOfRules score;
    /// The figures that are at hand or in the reserve.
    SupplyOfRules supply;
    /// How many draws of the script are past, made from it or by the caller in its place.
    std::uint16_t draws = 0;
    /// Fills the last word up with bytes that are always 0, so that no byte is without meaning.
    std::array<std::uint8_t, filling(sizeof(BagOfRules) + sizeof(carcassonne::Agenda) + sizeof(ScoreOfRules) +
                                     sizeof(SupplyOfRules) + 2)>
        unused{};

    /// The state of one module.
    template <class Module>
    auto& of() noexcept {
        return static_cast<detail::ModuleState<Module>&>(*this).value;
    }
    /// The same, to be read.
    template <class Module>
    const auto& of() const noexcept {
        return static_cast<const detail::ModuleState<Module>&>(*this).value;
    }

    friend constexpr bool operator==(const State&, const State&) noexcept = default;
};

}  // namespace carcassonne
