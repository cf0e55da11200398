#pragma once

#include "carcassonne/core/error.hpp"
#include "carcassonne/engine/refusals.hpp"
#include "carcassonne/engine/state.hpp"
#include "carcassonne/support/result.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace carcassonne {

/// Who answers nature's decisions.
enum class Draws : std::uint8_t {
    /// The game itself, from its seed.
    from_seed,
    /// A list of kinds given with the options; when it is used up the caller is asked.
    from_script,
    /// The caller: a physical table, a search, a record.
    by_caller
};

namespace detail {

/// One module with its options.
template <class Module>
struct ModuleValue {
    Module value{};
};

/// All modules of a game with their options: `get<Base>(modules)` is one of them.
template <class List>
struct ModuleValues;
template <class... M>
struct ModuleValues<TypeList<M...>> : ModuleValue<M>... {};

/// Calls `visit(module)` for each of them, in the order of the list.
template <class... M, class Visit>
constexpr void each_module(ModuleValues<TypeList<M...>>& modules, Visit&& visit) {
    (visit(static_cast<ModuleValue<M>&>(modules).value), ...);
}

template <class Module>
constexpr Module& get(ModuleValue<Module>& modules) noexcept {
    return modules.value;
}
template <class Module>
constexpr const Module& get(const ModuleValue<Module>& modules) noexcept {
    return modules.value;
}

}  // namespace detail

/// What can be chosen before a game begins. The modules carry their own options:
/// `options.of<Base>().small_city = true`.
template <class Rules>
struct Options {
    /// 2 to 6 (BAS-02).
    std::size_t players = 2;
    Draws draws = Draws::from_seed;
    /// The tiles to come, by id, for `Draws::from_script`.
    std::vector<std::string_view> script{};
    /// Whether the game itself plays a decision that has only one answer. That may be a draw, when tiles of one kind
    /// are left: a caller who draws (`Draws::by_caller`) looks whether nature is to decide, or switches this off.
    bool plays_forced = true;
    /// Tiles instead of those of the modules, for tests and tiles read from a file; empty for the published sets.
    std::vector<Tile> tiles{};
    detail::ModuleValues<typename Rules::Modules> modules{};
    /// The modules that are played: at first those that cannot be left out.
    ModuleMask enabled = RulesOf<Rules>::fixed_modules;

    /// A module with its options, whether it is played or not.
    template <class M>
    M& of() noexcept {
        return get<M>(modules);
    }
    template <class M>
    const M& of() const noexcept {
        return get<M>(modules);
    }
    /// Plays a module that can be left out, or leaves it out: `options.enable<River>()`.
    template <class M>
    void enable(bool on = true) noexcept {
        const ModuleMask bit = ModuleMask{1} << RulesOf<Rules>::template module_number<M>;
        enabled = on ? enabled | bit : enabled & ~bit;
    }
    /// Whether a module is played.
    template <class M>
    bool has() const noexcept {
        return (enabled >> RulesOf<Rules>::template module_number<M> & 1u) != 0;
    }
};

template <class Rules>
class SetupMaker;

/// Everything about a game that does not change while it is played: rules with their options, tiles, the state before
/// the first turn. Built once by `make_setup`, shared by any number of games, which must not outlive it.
template <class Rules>
class Setup {
public:
    using Of = RulesOf<Rules>;

    std::size_t players() const noexcept { return players_; }
    Draws draws() const noexcept { return draws_; }
    bool plays_forced() const noexcept { return plays_forced_; }
    const carcassonne::Catalogue& catalogue() const noexcept { return catalogue_; }
    const std::vector<TileKind>& script() const noexcept { return script_; }
    /// Whether the tiles came with the options, not from the modules.
    bool own_tiles() const noexcept { return own_tiles_; }
    const carcassonne::State<Rules>& initial() const noexcept { return initial_; }
    TileKind start_tile() const noexcept { return start_[0]; }
    /// The tiles that lie there when the game begins, the one on the square (0, 0) first: one, or the squares of a
    /// piece.
    const std::vector<TileKind>& start_piece() const noexcept { return start_; }

    /// A module of the game with its options.
    template <class Module>
    const Module& module() const noexcept {
        return get<Module>(modules_);
    }
    /// Whether a module of the rule set is played.
    template <class Module>
    bool has() const noexcept {
        constexpr ModuleMask bit = ModuleMask{1} << Of::template module_number<Module>;
        return (Of::fixed_modules & bit) != 0 || (enabled_ & bit) != 0;
    }
    /// Whether a module that is played has this entry in its hooks.
    template <class Hook>
    bool anyone() const noexcept {
        constexpr ModuleMask listeners = Of::template listeners<Hook>;
        if constexpr ((listeners & Of::fixed_modules) != 0) {
            return true;
        } else {
            return listeners != 0 && (listeners & enabled_) != 0;
        }
    }
    /// The order in which the steps of the modules that are played follow one another.
    const typename Of::Order& order() const noexcept {
        if constexpr (Of::fixed_order) {
            return Of::order;
        } else {
            return order_;
        }
    }
    ModuleMask enabled() const noexcept { return enabled_; }
    /// The kinds of figure that may be the first of a turn part: bit `kind`.
    unsigned first_figures() const noexcept {
        if constexpr (Of::all_fixed) {
            return Of::first_figures(Of::all_modules);
        } else {
            return first_figures_;
        }
    }
    /// The piles from which tiles are drawn one after the other, each by the number of kinds in it and before it.
    const std::vector<std::size_t>& piles() const noexcept { return piles_; }
    /// Whether a module may have something against a place of this kind of tile.
    bool restricted(TileKind kind) const noexcept { return restricted_[kind.index()]; }
    /// How features of a kind grow; kinds that no module brings are endless and never scored.
    Growth growth(FeatureKind kind) const noexcept { return growth_[kind.index()]; }
    /// Whether some module scores this kind of feature.
    bool in_play(FeatureKind kind) const noexcept { return (in_play_ & mask_of(kind)) != 0; }
    FeatureKindMask stands_on(FigureKind kind) const noexcept { return catalogue_rules_.deployable[kind.index()]; }

private:
    friend class SetupMaker<Rules>;

    std::size_t players_ = 2;
    Draws draws_ = Draws::from_seed;
    bool plays_forced_ = true;
    bool own_tiles_ = false;
    ModuleMask enabled_ = 0;
    unsigned first_figures_ = 0;
    typename Of::Order order_{};
    std::vector<std::size_t> piles_;
    std::vector<bool> restricted_;
    FeatureKindMask in_play_ = 0;
    std::vector<TileKind> start_;
    std::array<Growth, feature_kind_capacity> growth_{};
    Catalogue::Rules catalogue_rules_;
    carcassonne::Catalogue catalogue_;
    std::vector<TileKind> script_;
    detail::ModuleValues<typename Rules::Modules> modules_;
    carcassonne::State<Rules> initial_;
};

}  // namespace carcassonne
