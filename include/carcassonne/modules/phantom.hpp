#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/setup.hpp"

#include <array>
#include <string_view>

namespace carcassonne {

/// The player may deploy the phantom as the second figure of this turn part.
struct PhantomStep {
    static constexpr std::string_view name = "phantom";
    static constexpr Slot slot = Slot::second_figure;
    static constexpr FigureTurn deploys = FigureTurn::second;
};

/// The Phantom: every player has a meeple that can be seen through. It may be the only figure of a turn part, or a
/// second one, on another feature of the same tile. On the table it is a meeple like any other.
struct Phantom : Module {
    static constexpr ModuleInfo info{"phantom", "The Phantom"};
    static constexpr std::array<std::string_view, 1> needs{"base"};

    static constexpr std::array figures{
        FigureSpec{"phantom", 1, 1, where_meeples_stand, FigureRole::follower, FigureTurn::either}};

    using Steps = TypeList<PhantomStep>;
    using Hooks = TypeList<Offers<PhantomStep>>;

    /// After another figure, or what was done in its place; the feature must hold nobody, so it is another one than
    /// that of the first figure (PHA-01). Who passed has had the choice already (PHA-02).
    template <class G, class O>
    void offer(PhantomStep, const G& game, O& out) const noexcept {
        constexpr FigureKind phantom = G::Of::template figure_of<Phantom>;
        if (!game.part().is(PartFlag::acted) || game.supply(game.part().player, phantom) == 0) {
            return;
        }
        if (const SegmentMask places = game.deployable(phantom, game.free_segments()); places != 0) {
            out.add(answer<Pass>, 0, 0, 1);
            out.add(answer<DeployFigure>, phantom.index(), 0, places);
        }
    }
};

static_assert(is_module<Phantom>);

}  // namespace carcassonne
