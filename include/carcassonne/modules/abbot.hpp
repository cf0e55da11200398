#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/setup.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

// Why the abbot stays where he is.
inline constexpr Refusal no_abbot_there{"ABB-03", "no abbot of the player stands on a tile at this square"};
inline constexpr Refusal abbot_is_scored_anyway{"ABB-03", "the place is surrounded: the abbot scores it in this turn"};

/// The player takes the own abbot back from the tile at this square.
struct ReturnAbbot {
    static constexpr std::string_view verb = "return";
    /// The square of the tile on which the abbot stands.
    Square at;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.at);
    }
    friend constexpr bool operator==(const ReturnAbbot&, const ReturnAbbot&) noexcept = default;
};

/// The Abbot: every player has an abbot, who lives in monasteries and gardens only, and is the only one to enter a
/// garden. Gardens score as monasteries do. A player who has nothing better to do may take the abbot back before his
/// place is surrounded, for the points that it is worth by then.
struct Abbot : Module {
    static constexpr ModuleInfo info{"abbot", "The Abbot"};
    static constexpr std::array<std::string_view, 1> needs{"base"};

    // The gardens are printed on tiles that other modules bring: 8 of the base game, a few of most expansions.
    static constexpr std::array features{FeatureKindSpec{garden, "garden", Growth::neighbourhood}};
    static constexpr std::array figures{
        FigureSpec{"abbot", 1, 1, static_cast<FeatureKindMask>(mask_of(monastery) | mask_of(garden))}};

    using Actions = TypeList<ReturnAbbot>;
    using Hooks = TypeList<On<FinalFeaturesStep>, Adjusts<FeatureValue>, Offers<FigureStep>>;

    /// Unfinished gardens score for what is there, as monasteries do (ABB-04).
    template <class G>
    void on(FinalFeaturesStep, G& game) const noexcept {
        game.score_at_end(garden);
    }

    /// A garden is worth as much as a monastery (ABB-02).
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == garden) {
            value.breakdown.add("tiles", static_cast<int>(game.tiles_of_neighbourhood(value.feature)), 1);
        }
    }

    /// Instead of deploying a figure the own abbot may be taken back, unless his place is surrounded (ABB-03).
    template <class G, class O>
    void offer(FigureStep, const G& game, O& out) const noexcept {
        const PlayerId player = game.part().player;
        if (game.supply(player, G::Of::template figure_of<Abbot>) == figures[0].count) {
            return;
        }
        game.each_figure_on_board([&](FigureId figure) {
            if (is_abbot_of(player, game.figure(figure), game) && !surrounded(game.figure(figure), game)) {
                out.add(answer<ReturnAbbot>, 0, figure.index(), 1);
            }
        });
    }

    /// The place pays what it is worth so far, and the abbot goes home.
    template <class G>
    void apply(Picked<ReturnAbbot> picked, G& game) const noexcept {
        const FigureId abbot = picked.figure();
        const FeatureId feature = game.feature_of(game.figure(abbot).segment);
        game.award({game.figure(abbot).owner, feature, game.kind(feature), Valued::taken_back,
                    game.value(feature, Valued::taken_back)});
        game.send_home(abbot, MoveReason::returned);
        game.part().mark(PartFlag::acted);
    }
    template <class G>
    ReturnAbbot name(Picked<ReturnAbbot> picked, const G& game) const noexcept {
        const FigureId abbot = picked.figure();
        return {game.placed(game.tile_of(game.figure(abbot).segment)).at()};
    }
    /// The abbot of the player on a tile at this square, unless his place is surrounded (ABB-03).
    template <class G>
    Result<Picked<ReturnAbbot>, Error> find(ReturnAbbot action, const G& game) const noexcept {
        FigureId found;
        if (game.template asks<FigureStep>()) {
            game.each_figure_on_board([&](FigureId figure) {
                if (is_abbot_of(game.part().player, game.figure(figure), game) &&
                    game.placed(game.tile_of(game.figure(figure).segment)).at() == action.at) {
                    found = figure;
                }
            });
        }
        if (!found.exists()) {
            return refuse(no_abbot_there, action.at);
        }
        if (surrounded(game.figure(found), game)) {
            return refuse(abbot_is_scored_anyway, action.at);
        }
        return Picked<ReturnAbbot>::of(found);
    }

private:
    template <class G>
    static bool is_abbot_of(PlayerId player, const DeployedFigure& figure, const G&) noexcept {
        return figure.owner == player && figure.kind == G::Of::template figure_of<Abbot>;
    }
    template <class G>
    static bool surrounded(const DeployedFigure& figure, const G& game) noexcept {
        return game.closed(game.feature_of(figure.segment));
    }
};

static_assert(is_module<Abbot>);

}  // namespace carcassonne
