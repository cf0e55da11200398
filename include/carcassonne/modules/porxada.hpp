#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/modules/porxada/nouns.hpp"
#include "carcassonne/modules/porxada/state.hpp"
#include "carcassonne/play/majority.hpp"
#include "carcassonne/tiles/sets/porxada.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

/// La Porxada: one tile with a city. Who places it lets two followers change places at once, to which the owner of the
/// other one has to agree, or leaves a bonus to everybody who will be in the city when it is completed: their
/// unfinished cities score in the end as if they were completed.
struct Porxada : Module {
    static constexpr ModuleInfo info{"porxada", "La Porxada"};
    static constexpr std::array<std::string_view, 1> needs{"base"};

    static constexpr BoardCapacity room = room_for(sets::porxada);

    // Options.
    /// By default any own follower, on the board or at hand (POR-06).
    PorxadaRefusal porxada_refusal = PorxadaRefusal::any;
    /// By default for players with a token alone (POR-10).
    PorxadaBubble porxada_bubble = PorxadaBubble::player;
    /// Whether a token holder needs the majority in a city like everybody else (POR-10).
    bool porxada_majority = true;
    /// The closed city stays unfinished until the end of the game (POR-23).
    bool porxada_house_rule = false;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        visit("porxada_refusal", self.porxada_refusal, porxada_refusal_words);
        visit("porxada_bubble", self.porxada_bubble, porxada_bubble_words);
        visit("porxada_majority", self.porxada_majority, switch_words);
        visit("porxada_house_rule", self.porxada_house_rule, switch_words);
    }

    static TileSet tile_set() noexcept { return sets::porxada; }
    bool plays(PorxadaClosedStep) const noexcept { return porxada_house_rule; }
    bool plays(PorxadaEndStep) const noexcept { return porxada_house_rule; }

    /// What became of the tile, who has a token, and the swap that waits for an answer.
    struct State {
        /// Where the tile lies, once the bonus was chosen; none before, and none after a swap.
        TileId tile;
        /// What was chosen, and under the house rule how far the city has got since.
        PorxadaChoice choice = PorxadaChoice::none;
        /// Who has the token.
        PlayerMask tokens = 0;
        /// The followers that are named for a swap to which the other player has not agreed yet.
        FigureId own;
        FigureId other;

        template <class Self, class Visit>
        static constexpr void each_part(Self& self, Visit&& visit) {
            visit("tile", self.tile);
            visit("choice", self.choice);
            visit("tokens", players_in(self.tokens));
            visit("own", self.own);
            visit("other", self.other);
        }
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };

    template <class G>
    bool can_be(const State& state, const G& game) const noexcept {
        return porxada_state::can_be(state, porxada_house_rule, game);
    }

    template <class Visit>
    static constexpr void each_number(const State& state, PlayerId player, Visit&& visit) {
        visit("token", (state.tokens & mask_of(player)) != 0 ? 1u : 0u);
    }

    using Steps = TypeList<PorxadaStep, SwapStep, SwapAnswerStep, PorxadaClosedStep, TakeBackStep, PorxadaEndStep>;
    using Actions =
        TypeList<ChooseBonus, ChooseSwap, SwapFigures, AcceptSwap, GiveUpFigure, GiveUpFromSupply, TakeBack>;
    using Marks = TypeList<PorxadaMark>;
    using Events = TypeList<TokenTaken>;
    using Hooks = TypeList<Plays<PorxadaClosedStep>, Plays<PorxadaEndStep>, On<TilePlaced>, On<FeatureCompleted>,
                           On<PorxadaClosedStep>, On<PorxadaEndStep>, On<FinalFeaturesStep>, Forbids<CompletionQuery>,
                           Adjusts<Receivers>, Offers<PorxadaStep>, Offers<SwapStep>, Offers<SwapAnswerStep>,
                           Offers<TakeBackStep>>;

    // What happens, in order of play.

    /// Who has placed the tile chooses at once, before ghosts and figures (POR-02).
    template <class G>
    void on(const TilePlaced& placed, G& game) const noexcept {
        if (placed.player.exists() && game.template bears<PorxadaMark>(placed.tile)) {
            game.template ask<PorxadaStep>(placed.player);
        }
    }
    /// Who has a follower in the completed city takes a token, whoever owns it (POR-07, POR-08, POR-25).
    template <class G>
    void on(FeatureCompleted completed, G& game) const noexcept {
        if (state_of(game).choice == PorxadaChoice::bonus && completed.feature == city_of(game)) {
            give_tokens(game);
        }
    }
    /// House rule: when the city has closed, everybody may take followers back, the player of the turn first (POR-23).
    template <class G>
    void on(PorxadaClosedStep, G& game) const noexcept {
        State& state = state_of(game);
        if (state.choice != PorxadaChoice::bonus || !game.closed(city_of(game))) {
            return;
        }
        state.choice = PorxadaChoice::closed;
        const std::size_t first = game.part().player.index();
        for (std::size_t i = game.players(); i-- > 0;) {
            const auto player = PlayerId::at((first + i) % game.players());
            if (game.holds_follower(city_of(game), player)) {
                game.template ask<TakeBackStep>(player);
            }
        }
    }
    /// House rule: who is still there has the bonus (POR-23).
    template <class G>
    void on(PorxadaEndStep, G& game) const noexcept {
        if (state_of(game).choice == PorxadaChoice::closed) {
            give_tokens(game);
        }
    }
    /// House rule: the city is scored after all other cities (POR-23).
    template <class G>
    void on(FinalFeaturesStep, G& game) const noexcept {
        if (state_of(game).choice == PorxadaChoice::closed) {
            state_of(game).choice = PorxadaChoice::scored_last;
            game.score_feature(city_of(game), Valued::as_it_is);
        }
    }

    // Vetoes and numbers.

    /// House rule: a city that brings the bonus is not completed before the final scoring (POR-23).
    template <class G>
    Refusal forbids(const CompletionQuery& query, const G& game) const noexcept {
        const PorxadaChoice choice = state_of(game).choice;
        const bool keeps_open =
            porxada_house_rule && (choice == PorxadaChoice::bonus || choice == PorxadaChoice::closed);
        const bool now = !query.at_end && !game.in_final_scoring();
        return keeps_open && now && query.feature == city_of(game) ? stays_unfinished : Refusal{};
    }
    /// In an unfinished city a player with a token receives what it would be worth completed (POR-09, POR-10). Whatever
    /// makes completed cities worth more or less is told nothing but that.
    template <class G>
    void adjust(Receivers& receivers, const G& game) const noexcept {
        const State& state = state_of(game);
        if (receivers.kind != city || receivers.valued != Valued::as_it_is) {
            return;
        }
        if (state.choice == PorxadaChoice::closed && receivers.feature == city_of(game)) {
            receivers.postponed = game.in_final_scoring();
            return;
        }
        const PlayerMask holders = state.tokens & present(receivers.feature, game);
        if (holders != 0) {
            // The closed city itself goes by the usual majority (POR-23).
            const bool its_own = state.choice == PorxadaChoice::scored_last && receivers.feature == city_of(game);
            const bool by_presence = !porxada_majority && !its_own;
            receivers.owners = static_cast<PlayerMask>(receivers.owners | (by_presence ? holders : 0u));
            const unsigned in_full = porxada_bubble == PorxadaBubble::whole_city ? ~0u : holders;
            receivers.as_completed_for = static_cast<PlayerMask>(in_full & receivers.owners);
        }
    }

    // Answers.

    /// A swap needs an own follower on the board (POR-02, POR-03); it looks at all figures on the board.
    template <class G, class O>
    void offer(PorxadaStep, const G& game, O& out) const noexcept {
        out.add(answer<Pass>, 0, 0, 1);
        out.add(answer<ChooseBonus>, 0, 0, 1);
        if (has_follower(game.part().player, game)) {
            out.add(answer<ChooseSwap>, 0, 0, 1);
        }
    }
    /// Every two that can change places (POR-04, POR-05); it holds each own figure against all on the board.
    template <class G, class O>
    void offer(SwapStep, const G& game, O& out) const noexcept {
        out.add(answer<Pass>, 0, 0, 1);
        game.each_figure_on_board([&](FigureId own) {
            FigureSet others;
            if (game.figure(own).owner == game.part().player) {
                game.each_figure_on_board([&](FigureId other) {
                    if (!why_not_swapped(own, other, game)) {
                        others.insert(other);
                    }
                });
            }
            out.add(answer<SwapFigures>, own.index(), others);
        });
    }
    /// The other player agrees, or gives up what the option allows (POR-06).
    template <class G, class O>
    void offer(SwapAnswerStep, const G& game, O& out) const noexcept {
        out.add(answer<AcceptSwap>, 0, 0, 1);
        game.each_figure_on_board([&](FigureId id) {
            if (may_give_up(id, game)) {
                out.add(answer<GiveUpFigure>, 0, id.index(), 1);
            }
        });
        for (std::size_t i = 0; i < G::Of::figures.size(); ++i) {
            if (may_give_up(FigureKind::at(i), game)) {
                out.add(answer<GiveUpFromSupply>, 0, i, 1);
            }
        }
    }
    /// House rule: the player's followers in the closed city (POR-23).
    template <class G, class O>
    void offer(TakeBackStep, const G& game, O& out) const noexcept {
        out.add(answer<Pass>, 0, 0, 1);
        game.each_figure(city_of(game), [&](FigureId id) {
            if (game.is_follower_of(game.asked(), id)) {
                out.add(answer<TakeBack>, 0, id.index(), 1);
            }
        });
    }

    // Carrying out.

    /// From now on the city of this tile gives tokens (POR-07).
    template <class G>
    void apply(Picked<ChooseBonus>, G& game) const noexcept {
        state_of(game).tile = game.part().placed;
        state_of(game).choice = PorxadaChoice::bonus;
    }
    /// The player is asked which two are to change places (POR-04).
    template <class G>
    void apply(Picked<ChooseSwap>, G& game) const noexcept {
        state_of(game).choice = PorxadaChoice::swap;
        game.template ask<SwapStep>(game.part().player);
    }
    /// The owner of the other follower is asked whether they may (POR-06).
    template <class G>
    void apply(Picked<SwapFigures> picked, G& game) const noexcept {
        State& state = state_of(game);
        state.own = FigureId(picked.subject);
        state.other = picked.figure();
        game.template ask<SwapAnswerStep>(game.figure(state.other).owner);
    }
    /// The two change places (POR-04).
    template <class G>
    void apply(Picked<AcceptSwap>, G& game) const noexcept {
        State& state = state_of(game);
        const FigureId own = state.own;
        const FigureId other = state.other;
        forget_swap(state);
        game.exchange(own, other);
    }
    /// The follower leaves the game, and the swap is over: nobody else may be named (POR-06, POR-26).
    template <class G>
    void apply(Picked<GiveUpFigure> picked, G& game) const noexcept {
        forget_swap(state_of(game));
        game.remove_from_game(picked.figure());
    }
    /// The same for a follower at hand (POR-06, POR-26).
    template <class G>
    void apply(Picked<GiveUpFromSupply> picked, G& game) const noexcept {
        forget_swap(state_of(game));
        game.remove_from_game(game.asked(), FigureKind::at(picked.index));
    }
    /// Any number of followers may be taken back, one after the other.
    template <class G>
    void apply(Picked<TakeBack> picked, G& game) const noexcept {
        const PlayerId player = game.asked();
        game.send_home(picked.figure(), MoveReason::returned);
        if (game.holds_follower(city_of(game), player)) {
            game.template ask<TakeBackStep>(player);
        }
    }

    // Actions in the words of the game.

    template <class G>
    ChooseBonus name(Picked<ChooseBonus>, const G&) const noexcept {
        return {};
    }
    template <class G>
    ChooseSwap name(Picked<ChooseSwap>, const G&) const noexcept {
        return {};
    }
    template <class G>
    SwapFigures name(Picked<SwapFigures> picked, const G& game) const noexcept {
        const DeployedFigure& own = game.figure(FigureId(picked.subject));
        const DeployedFigure& other = game.figure(picked.figure());
        return {own.kind, game.spot_of(own), other.owner, other.kind, game.spot_of(other)};
    }
    template <class G>
    AcceptSwap name(Picked<AcceptSwap>, const G&) const noexcept {
        return {};
    }
    template <class G>
    GiveUpFigure name(Picked<GiveUpFigure> picked, const G& game) const noexcept {
        const DeployedFigure& figure = game.figure(picked.figure());
        return {figure.kind, game.spot_of(figure)};
    }
    template <class G>
    GiveUpFromSupply name(Picked<GiveUpFromSupply> picked, const G&) const noexcept {
        return {FigureKind::at(picked.index)};
    }
    template <class G>
    TakeBack name(Picked<TakeBack> picked, const G& game) const noexcept {
        const DeployedFigure& figure = game.figure(picked.figure());
        return {figure.kind, game.spot_of(figure)};
    }

    template <class G>
    Result<Picked<ChooseBonus>, Error> find(ChooseBonus, const G& game) const noexcept {
        if (!game.template asks<PorxadaStep>()) {
            return refuse(porxada_not_now);
        }
        return Picked<ChooseBonus>{};
    }
    template <class G>
    Result<Picked<ChooseSwap>, Error> find(ChooseSwap, const G& game) const noexcept {
        if (!game.template asks<PorxadaStep>()) {
            return refuse(porxada_not_now);
        }
        if (!has_follower(game.part().player, game)) {
            return refuse(no_own_follower_to_swap);
        }
        return Picked<ChooseSwap>{};
    }
    template <class G>
    Result<Picked<SwapFigures>, Error> find(const SwapFigures& action, const G& game) const noexcept {
        if (!game.template asks<SwapStep>()) {
            return refuse(porxada_not_now);
        }
        const FigureId own = game.figure_on(game.part().player, action.own_kind, action.own_spot);
        const FigureId other = game.figure_on(action.other, action.other_kind, action.other_spot);
        if (!own.exists() || !other.exists()) {
            return refuse(no_follower_there, own.exists() ? action.other_spot.at : action.own_spot.at);
        }
        if (const Refusal why_not = why_not_swapped(own, other, game)) {
            return refuse(why_not, action.other_spot.at);
        }
        return Picked<SwapFigures>{own.value, other.value};
    }
    template <class G>
    Result<Picked<AcceptSwap>, Error> find(AcceptSwap, const G& game) const noexcept {
        if (!game.template asks<SwapAnswerStep>()) {
            return refuse(porxada_not_now);
        }
        return Picked<AcceptSwap>{};
    }
    template <class G>
    Result<Picked<GiveUpFigure>, Error> find(const GiveUpFigure& action, const G& game) const noexcept {
        if (!game.template asks<SwapAnswerStep>()) {
            return refuse(porxada_not_now);
        }
        const FigureId figure = game.figure_on(game.asked(), action.kind, action.spot);
        if (!figure.exists()) {
            return refuse(no_follower_there, action.spot.at);
        }
        if (!may_give_up(figure, game)) {
            return refuse(cannot_give_up, action.spot.at);
        }
        return Picked<GiveUpFigure>::of(figure);
    }
    template <class G>
    Result<Picked<GiveUpFromSupply>, Error> find(GiveUpFromSupply action, const G& game) const noexcept {
        if (!game.template asks<SwapAnswerStep>()) {
            return refuse(porxada_not_now);
        }
        if (action.kind.index() >= G::Of::figures.size() || !may_give_up(action.kind, game)) {
            return refuse(cannot_give_up);
        }
        return Picked<GiveUpFromSupply>{0, action.kind.value};
    }
    template <class G>
    Result<Picked<TakeBack>, Error> find(const TakeBack& action, const G& game) const noexcept {
        if (!game.template asks<TakeBackStep>()) {
            return refuse(porxada_not_now);
        }
        const FigureId figure = game.figure_on(game.asked(), action.kind, action.spot);
        if (!figure.exists() || game.feature_of(game.figure(figure).segment) != city_of(game) ||
            !G::Of::is_follower(action.kind)) {
            return refuse(no_follower_there, action.spot.at);
        }
        return Picked<TakeBack>::of(figure);
    }

private:
    template <class G>
    static State& state_of(G& game) noexcept {
        return game.state().template of<Porxada>();
    }
    template <class G>
    static const State& state_of(const G& game) noexcept {
        return game.state().template of<Porxada>();
    }
    static void forget_swap(State& state) noexcept {
        state.own = FigureId::none();
        state.other = FigureId::none();
    }

    /// The city of the tile, which has one city segment; asked only when the tile lies there.
    template <class G>
    static FeatureId city_of(const G& game) noexcept {
        return game.feature_of(game.placed(state_of(game).tile).segment(0));
    }
    template <class G>
    static bool has_follower(PlayerId player, const G& game) noexcept {
        bool found = false;
        game.each_figure_on_board([&](FigureId id) { found = found || game.is_follower_of(player, id); });
        return found;
    }
    /// Who has a follower in a feature.
    template <class G>
    static PlayerMask present(FeatureId feature, const G& game) noexcept {
        unsigned players = 0;
        game.each_figure(feature, [&](FigureId id) {
            players |= G::Of::is_follower(game.figure(id).kind) ? mask_of(game.figure(id).owner) : 0u;
        });
        return static_cast<PlayerMask>(players);
    }
    template <class G>
    static void give_tokens(G& game) noexcept {
        const PlayerMask there = present(city_of(game), game);
        state_of(game).tokens = there;
        for (std::size_t i = 0; i < game.players(); ++i) {
            const auto player = PlayerId::at(i);
            if ((there & mask_of(player)) != 0) {
                game.emit(TokenTaken{player});
            }
        }
    }
    /// Why two figures do not change places: each must be of a kind that can stand where the other is, occupied or not
    /// (POR-05).
    template <class G>
    static Refusal why_not_swapped(FigureId own, FigureId other, const G& game) noexcept {
        const DeployedFigure& mine = game.figure(own);
        const DeployedFigure& theirs = game.figure(other);
        if (theirs.owner == mine.owner) {
            return swap_needs_another_player;
        }
        if (!G::Of::is_follower(mine.kind) || !G::Of::is_follower(theirs.kind)) {
            return special_figures_stay;
        }
        return game.can_stand(mine.kind, theirs.segment) && game.can_stand(theirs.kind, mine.segment)
                   ? Refusal{}
                   : cannot_stand_there;
    }
    /// What the player who is asked may give up (POR-06).
    template <class G>
    bool may_give_up(FigureId figure, const G& game) const noexcept {
        return game.is_follower_of(game.asked(), figure) &&
               (porxada_refusal != PorxadaRefusal::board_other || figure != state_of(game).other);
    }
    template <class G>
    bool may_give_up(FigureKind kind, const G& game) const noexcept {
        return porxada_refusal == PorxadaRefusal::any && G::Of::is_follower(kind) &&
               game.supply(game.asked(), kind) != 0;
    }
};

static_assert(is_module<Porxada>);

}  // namespace carcassonne
