#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/modules/messages/nouns.hpp"
#include "carcassonne/modules/messages/objects.hpp"
#include "carcassonne/modules/messages/state.hpp"
#include "carcassonne/play/majority.hpp"
#include "carcassonne/support/bits.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace carcassonne {

/// The Messages: every player has a second figure on the score track and says before each award which of the two moves.
/// Who stops one on a dark space in the own turn draws a message and performs it or takes 2 points, which may lead to
/// the next. The messages come round in the order in which they were first drawn.
struct Messages : Module {
    static constexpr ModuleInfo info{"messages", "The Messages"};
    static constexpr std::array<std::string_view, 1> needs{"base"};

    static constexpr std::array<std::string_view, 1> scoring_figures{"messenger"};

    // Options.
    /// By default the third edition, as it was printed in 2021.
    MessageEdition edition = MessageEdition::c3;
    /// By default without end (MSG-11).
    MessageChain chain = MessageChain::unlimited;
    /// By default for the whole turn with all its parts; with `c3_1` alone a figure is bound (MSG-05).
    FigureBinds figure_binds = FigureBinds::turn;
    /// By default the other figure pays what the chosen one cannot (MSG-34).
    NegativeFloor negative_floor = NegativeFloor::player;
    /// Whether a figure that went backwards onto a dark space counts (MSG-34).
    bool backward_landing = true;
    /// Whether a message need not be drawn (MSG-15).
    bool may_decline = false;
    /// No message while a figure of another player stands on the same space (MSG-14).
    bool zmg_alone = false;
    /// Message 8 values a feature for its player without the majority too (MSG-14).
    bool zmg_no_majority = false;
    /// Messages 1 to 3 and 8 value cities as a token of La Porxada does at the end (MSG-36).
    bool porxada_in_messages = false;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        visit("edition", self.edition, message_edition_words);
        visit("message_chain", self.chain, message_chain_words);
        visit("c31_binds", self.figure_binds, figure_binds_words);
        visit("negative_floor", self.negative_floor, negative_floor_words);
        visit("backward_landing", self.backward_landing, switch_words);
        visit("may_decline", self.may_decline, switch_words);
        visit("zmg_alone", self.zmg_alone, switch_words);
        visit("zmg_no_majority", self.zmg_no_majority, switch_words);
        visit("porxada_in_messages", self.porxada_in_messages, switch_words);
    }

    /// The first edition looks after every round of scoring, the others once.
    template <Slot Where>
    constexpr bool plays(MessageCheckStep<Where>) const noexcept {
        return Where == Slot::further_actions || edition == MessageEdition::c1 ||
               (Where == Slot::part_begins && figure_binds == FigureBinds::part);
    }

    using State = MessagesState;
    template <class G>
    static bool can_be(const State& state, const G& game) noexcept {
        return messages::can_be(state, game);
    }

    using Steps =
        TypeList<MessageCheckStep<Slot::part_begins>, MessageCheckStep<Slot::draw>, MessageCheckStep<Slot::tile_placed>,
                 MessageCheckStep<Slot::after_figures>, MessageCheckStep<Slot::after_scoring>,
                 MessageCheckStep<Slot::further_actions>, ChooseFigureStep, WantMessageStep, DrawMessageStep,
                 MessageStep, MessageDoneStep, AddFiguresStep>;
    using Actions =
        TypeList<MoveScoringFigure, WantMessage, DrawMessage, TakeTwoPoints, PerformMessage, PerformMessageOn>;
    using Events = TypeList<MessageDrawn>;
    using Hooks = TypeList<Plays<MessageCheckStep<Slot::part_begins>>, Plays<MessageCheckStep<Slot::draw>>,
                           Plays<MessageCheckStep<Slot::tile_placed>>, Plays<MessageCheckStep<Slot::after_figures>>,
                           Plays<MessageCheckStep<Slot::after_scoring>>, Plays<MessageCheckStep<Slot::further_actions>>,
                           On<MessageCheckStep<Slot::part_begins>>, On<MessageCheckStep<Slot::draw>>,
                           On<MessageCheckStep<Slot::tile_placed>>, On<MessageCheckStep<Slot::after_figures>>,
                           On<MessageCheckStep<Slot::after_scoring>>, On<MessageCheckStep<Slot::further_actions>>,
                           On<PointsScored>, On<MessageDoneStep>, On<TurnEnded>, On<AddFiguresStep>, Adjusts<Payment>,
                           Offers<ChooseFigureStep>, Offers<WantMessageStep>, Offers<DrawMessageStep>,
                           Samples<DrawMessageStep>, Offers<MessageStep>>;

    // What happens, in order of play.

    /// The first edition looks after every round of scoring, the others once, when all awards of the part are made
    /// (MSG-08, MSG-10).
    template <Slot Where, class G>
    void on(MessageCheckStep<Where>, G& game) const noexcept {
        State& state = state_of(game);
        if (Where == Slot::part_begins && figure_binds == FigureBinds::part) {
            state.bound = {};
        }
        if (Where != Slot::part_begins || edition == MessageEdition::c1) {
            const std::uint8_t moved = std::exchange(state.moved, std::uint8_t{0});
            state.links = 0;
            if (lands(moved, game)) {
                begin_message(game);
            }
        }
    }
    /// Each award waits until its player has said which figure moves (MSG-03, MSG-35).
    template <class G>
    void on(const PointsScored& scored, G& game) const noexcept {
        State& state = state_of(game);
        const int points = scored.points;
        if (!game.in_final_scoring() && points != 0) {
            state.due.push_back({static_cast<std::int16_t>(points), scored.player, 0});
            if (state.due.size() == 1) {
                ask_next(game);
            }
        }
    }
    /// A message that is done goes under the others (MSG-16); its points may bring the next one (MSG-11).
    template <class G>
    void on(MessageDoneStep, G& game) const noexcept {
        State& state = state_of(game);
        if (!state.current.exists()) {
            // The extra part is over, and so are its own checks.
            state.below.push_back(Message::extra_tile);
            return;
        }
        state.below.push_back(state.current);
        state.current = {};
        const std::uint8_t moved = std::exchange(state.moved, std::uint8_t{0});
        const bool may_follow =
            chain == MessageChain::unlimited || (chain == MessageChain::one_extra && state.links == 0);
        if (may_follow && lands(moved, game)) {
            state.links = 1;
            begin_message(game);
        }
    }
    template <class G>
    void on(TurnEnded, G& game) const noexcept {
        state_of(game).moved = 0;
        state_of(game).bound = {};
    }
    /// What one figure has the other gets; no messages any more (MSG-13, MSG-33).
    template <class G>
    void on(AddFiguresStep, G& game) const noexcept {
        for (std::size_t i = 0; i < game.players(); ++i) {
            const auto player = PlayerId::at(i);
            const int points = game.score(player, second<G>);
            game.move_scoring_figure(player, second<G>, -points);
            game.move_scoring_figure(player, ScoringFigure(0), points);
        }
    }

    template <class G>
    void adjust(Payment& payment, const G& game) const noexcept {
        payment.held = !game.in_final_scoring();
    }

    // Answers.

    template <class G, class O>
    void offer(ChooseFigureStep, const G& game, O& out) const noexcept {
        out.add(answer<MoveScoringFigure>, 0, 0, movable(state_of(game).due[0], game));
    }
    template <class G, class O>
    void offer(WantMessageStep, const G&, O& out) const noexcept {
        out.add(answer<WantMessage>, 0, 0, 1);
        out.add(answer<Pass>, 0, 0, 1);
    }
    /// A message that was never drawn, in any order; when all were, the one that was put back first (MSG-16).
    template <class G, class O>
    void offer(DrawMessageStep, const G& game, O& out) const noexcept {
        const State& state = state_of(game);
        out.add(answer<DrawMessage>, 0, 0,
                state.never_drawn != 0 ? state.never_drawn : std::uint64_t{1} << state.below[0].kind);
    }
    template <class G>
    Sampled<DrawMessage> sample(DrawMessageStep, G& game) const noexcept {
        const State& state = state_of(game);
        std::size_t kind = state.never_drawn != 0 ? 0 : state.below[0].kind;
        if (state.never_drawn != 0) {
            kind = nth_bit(state.never_drawn, game.state().random.below(count_bits(state.never_drawn)));
        }
        return {true, {0, static_cast<std::uint16_t>(kind)}};
    }
    template <class G, class O>
    void offer(MessageStep, const G& game, O& out) const noexcept {
        out.add(answer<TakeTwoPoints>, 0, 0, 1);
        const Message message = state_of(game).current;
        if (messages::has_object(message, game)) {
            out.add(answer<PerformMessage>, 0, 0, 1);
        }
        messages::each_object(message, porxada_in_messages, game,
                              [&](FigureId figure) { out.add(answer<PerformMessageOn>, 0, figure.index(), 1); });
    }

    // Carrying out.

    template <class G>
    void apply(Picked<MoveScoringFigure> picked, G& game) const noexcept {
        State& state = state_of(game);
        const MessagePointsDue due = state.due[0];
        state.due.erase(0);
        const auto figure = ScoringFigure::at(picked.index);
        const auto other = ScoringFigure::at(1 - picked.index);
        if (edition == MessageEdition::c3_1) {
            state.bound[due.player.index()] = static_cast<std::uint8_t>(1 + picked.index);
        }
        const int paid = due.points < -game.score(due.player, figure) ? -game.score(due.player, figure) : due.points;
        move(due.player, figure, paid, game);
        if (negative_floor == NegativeFloor::player) {
            move(due.player, other, due.points - paid, game);
        }
        ask_next(game);
    }
    template <class G>
    void apply(Picked<WantMessage>, G& game) const noexcept {
        resolve(game);
    }
    template <class G>
    void apply(Picked<DrawMessage> picked, G& game) const noexcept {
        draw(Message(picked.index), game);
    }
    template <class G>
    void apply(Picked<TakeTwoPoints>, G& game) const noexcept {
        pay("message", 1, 2, game);
    }
    template <class G>
    void apply(Picked<PerformMessage>, G& game) const noexcept {
        const Message message = state_of(game).current;
        switch (message.kind) {
        case Message::extra_tile:
            state_of(game).current = {};
            game.begin_inner_part(game.part().player);
            break;
        case Message::pennants:
            pay("pennants", messages::pennants(game), 2, game);
            break;
        case Message::knights:
            pay("knights", static_cast<int>(messages::own_followers(city, game)), 2, game);
            break;
        default:
            pay("farmers", static_cast<int>(messages::own_followers(field, game)), 2, game);
            break;
        }
    }
    /// Messages 1 to 3 value a feature without anything that belongs to a meeple; message 8 does what the final scoring
    /// would do for the owner of the meeple alone, and the meeple comes back (MSG-20, MSG-30, MSG-31).
    template <class G>
    void apply(Picked<PerformMessageOn> picked, G& game) const noexcept {
        const FigureId figure = picked.figure();
        const FeatureId feature = game.feature_of(game.figure(figure).segment);
        const PlayerId player = game.part().player;
        const Receivers who = messages::receivers(feature, porxada_in_messages, game);
        Award award{player, feature, who.kind, Valued::as_it_is, messages::worth(who, game)};
        if (state_of(game).current != Message::own_meeple) {
            game.pay(award);
            return;
        }
        if (!zmg_no_majority && (who.owners & mask_of(player)) == 0) {
            award.breakdown.clear();
            game.pay(award);
        } else {
            award.figure = figure;
            game.award(award);
        }
        game.send_home(figure, MoveReason::returned);
    }

    // Actions in the words of the game.

    template <class G>
    MoveScoringFigure name(Picked<MoveScoringFigure> picked, const G&) const noexcept {
        return {ScoringFigure::at(picked.index)};
    }
    template <class G>
    WantMessage name(Picked<WantMessage>, const G&) const noexcept {
        return {};
    }
    template <class G>
    DrawMessage name(Picked<DrawMessage> picked, const G&) const noexcept {
        return {Message(picked.index)};
    }
    template <class G>
    TakeTwoPoints name(Picked<TakeTwoPoints>, const G&) const noexcept {
        return {};
    }
    template <class G>
    PerformMessage name(Picked<PerformMessage>, const G&) const noexcept {
        return {};
    }
    template <class G>
    PerformMessageOn name(Picked<PerformMessageOn> picked, const G& game) const noexcept {
        const DeployedFigure& figure = game.figure(picked.figure());
        return {figure.kind, game.spot_of(figure)};
    }

    template <class G>
    Result<Picked<MoveScoringFigure>, Error> find(MoveScoringFigure action, const G& game) const noexcept {
        if (!game.template asks<ChooseFigureStep>() || action.figure.index() > 1) {
            return refuse(no_figure_to_move);
        }
        const MessagePointsDue due = state_of(game).due[0];
        if ((movable(due, game) >> action.figure.index() & 1u) == 0) {
            // Of two figures that are the same in every way the first stands for both.
            if (equal_figures(due.player, game)) {
                return Picked<MoveScoringFigure>{0, 0};
            }
            return refuse(state_of(game).bound[due.player.index()] != 0 ? figure_is_bound : figure_cannot_pay);
        }
        return Picked<MoveScoringFigure>{0, action.figure.value};
    }
    template <class G>
    Result<Picked<WantMessage>, Error> find(WantMessage, const G& game) const noexcept {
        if (!game.template asks<WantMessageStep>()) {
            return refuse(no_message_to_draw);
        }
        return Picked<WantMessage>{};
    }
    template <class G>
    Result<Picked<DrawMessage>, Error> find(DrawMessage action, const G& game) const noexcept {
        if (!game.template asks<DrawMessageStep>()) {
            return refuse(no_message_to_draw);
        }
        const Picked<DrawMessage> picked{0, action.message.kind};
        if (!action.message.exists() || !game.offers(picked)) {
            return refuse(other_message_on_top);
        }
        return picked;
    }
    template <class G>
    Result<Picked<TakeTwoPoints>, Error> find(TakeTwoPoints, const G& game) const noexcept {
        if (!game.template asks<MessageStep>()) {
            return refuse(no_message_to_resolve);
        }
        return Picked<TakeTwoPoints>{};
    }
    template <class G>
    Result<Picked<PerformMessage>, Error> find(PerformMessage, const G& game) const noexcept {
        if (!game.template asks<MessageStep>()) {
            return refuse(no_message_to_resolve);
        }
        if (!messages::has_object(state_of(game).current, game)) {
            return refuse(message_has_no_object);
        }
        return Picked<PerformMessage>{};
    }
    template <class G>
    Result<Picked<PerformMessageOn>, Error> find(PerformMessageOn action, const G& game) const noexcept {
        if (!game.template asks<MessageStep>()) {
            return refuse(no_message_to_resolve);
        }
        const Message message = state_of(game).current;
        FigureId found = game.figure_on(game.part().player, action.kind, action.spot);
        if (!found.exists() || !messages::acts_on(message, found, game)) {
            return refuse(message == Message::own_meeple ? no_own_meeple_there : message_has_no_object, action.spot.at);
        }
        // Any own meeple of a feature stands for the feature, save where the meeple itself is meant.
        if (message != Message::own_meeple) {
            found = messages::first_follower(game.feature_of(game.figure(found).segment), game);
        }
        const auto picked = Picked<PerformMessageOn>::of(found);
        if (!game.offers(picked)) {
            return refuse(not_the_lowest_value, action.spot.at);
        }
        return picked;
    }

private:
    template <class G>
    static constexpr ScoringFigure second = G::Of::template scoring_figure_of<Messages>;

    template <class G>
    static State& state_of(G& game) noexcept {
        return game.state().template of<Messages>();
    }
    template <class G>
    static const State& state_of(const G& game) noexcept {
        return game.state().template of<Messages>();
    }

    // The two figures.

    /// Asks for the figure of the first award that waits. Who has nothing loses nothing (MSG-34).
    template <class G>
    static void ask_next(G& game) noexcept {
        auto& due = state_of(game).due;
        while (!due.empty() && due[0].points < 0 && game.score(due[0].player) == 0) {
            due.erase(0);
        }
        if (!due.empty()) {
            game.template ask<ChooseFigureStep>(due[0].player);
        }
    }
    /// Whether it makes no difference which of the two figures of a player moves.
    template <class G>
    static bool equal_figures(PlayerId player, const G& game) noexcept {
        const State& state = state_of(game);
        const bool same_moves = state.moved == 0 || state.moved == 3 || player != game.part().player;
        return game.score(player, ScoringFigure(0)) == game.score(player, second<G>) && same_moves &&
               state.bound[player.index()] == 0;
    }
    /// The figures that may move for an award: bit `figure`. Points below 0 are paid by a figure that can pay in full,
    /// if there is one (MSG-34).
    template <class G>
    std::uint64_t movable(const MessagePointsDue& due, const G& game) const noexcept {
        const unsigned bound = state_of(game).bound[due.player.index()];
        if (bound != 0) {
            return std::uint64_t{1} << (bound - 1);
        }
        if (equal_figures(due.player, game)) {
            return 1;
        }
        if (due.points > 0 || negative_floor == NegativeFloor::figure) {
            return 3;
        }
        unsigned in_full = 0;
        unsigned at_all = 0;
        for (std::uint8_t i = 0; i < 2; ++i) {
            const int points = game.score(due.player, ScoringFigure(i));
            in_full |= static_cast<unsigned>(points >= -due.points) << i;
            at_all |= static_cast<unsigned>(points > 0) << i;
        }
        return in_full != 0 ? in_full : at_all;
    }
    template <class G>
    void move(PlayerId player, ScoringFigure figure, int points, G& game) const noexcept {
        if (points == 0) {
            return;
        }
        game.move_scoring_figure(player, figure, points);
        if (player == game.part().player) {
            State& state = state_of(game);
            const auto bit = static_cast<std::uint8_t>(1u << figure.index());
            state.moved = static_cast<std::uint8_t>(points > 0 || backward_landing ? state.moved | bit
                                                                                   : state.moved & ~unsigned{bit});
        }
    }
    /// Whether one of these figures of the player whose turn it is stands on a dark space, every fifth (MSG-07).
    template <class G>
    bool lands(std::uint8_t moved, const G& game) const noexcept {
        const PlayerId player = game.part().player;
        for (std::uint8_t i = 0; i < 2; ++i) {
            const int points = game.score(player, ScoringFigure(i));
            if ((moved >> i & 1u) != 0 && is_dark_space(space_of(points)) &&
                !(zmg_alone && messages::is_shared(player, points, game))) {
                return true;
            }
        }
        return false;
    }

    // The messages.

    template <class G>
    void begin_message(G& game) const noexcept {
        if (may_decline) {
            game.template ask<WantMessageStep>(game.part().player);
        } else {
            resolve(game);
        }
    }
    /// The message is drawn, then resolved, then put back: what is put on the agenda last is done first.
    template <class G>
    static void resolve(G& game) noexcept {
        const PlayerId player = game.part().player;
        game.template ask<MessageDoneStep>(player);
        game.template ask<MessageStep>(player);
        game.template ask<DrawMessageStep>(player);
    }
    template <class G>
    static void draw(Message message, G& game) noexcept {
        State& state = state_of(game);
        if (state.never_drawn != 0) {
            state.never_drawn = static_cast<std::uint8_t>(state.never_drawn & ~(1u << message.kind));
        } else {
            state.below.erase(0);
        }
        state.current = message;
        game.emit(MessageDrawn{game.part().player, message});
    }
    template <class G>
    static void pay(std::string_view what, int count, int each, G& game) noexcept {
        Award award = Award::for_no_feature(game.part().player, {});
        award.breakdown.add(what, count, each);
        game.pay(award);
    }
};

static_assert(is_module<Messages>);

}  // namespace carcassonne
