#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/queries.hpp"
#include "carcassonne/engine/sink.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace carcassonne {

/// Where a machine stops.
enum class Stop : std::uint8_t {
    /// At decisions that the game does not answer itself.
    at_decisions,
    /// At nature's decisions too, though the game could answer them from its seed.
    at_nature,
    /// The same, and at the latest before the first turn.
    before_turns
};

/// After the final scoring nothing is left to decide.
inline constexpr Refusal game_is_over{"BAS-09", "the game is over"};
/// The action is none of the answers to the open decision, for a reason that its module does not name.
inline constexpr Refusal not_offered{"BAS-06", "this is not an answer to the open decision"};

/// What a module adds its answers to.
template <class Rules, std::size_t RunCapacity>
class Offer {
public:
    explicit constexpr Offer(Choices<Rules, RunCapacity>& choices) noexcept : choices_(choices) {}

    /// Adds the answers `first + bit` of `Action` for every bit of `mask`.
    template <class Action>
    constexpr void add(Answer<Action>, std::size_t subject, std::size_t first, std::uint64_t mask) noexcept {
        choices_.add(RulesOf<Rules>::template action_id<Action>, static_cast<std::uint8_t>(subject),
                     static_cast<std::uint16_t>(first), mask);
    }

private:
    Choices<Rules, RunCapacity>& choices_;
};

/// Runs a game from decision to decision: the one place where the verbs of the modules are called.
///
/// A machine lives as long as one call and sees the state through a reference. Modules receive it as `game`.
template <class Rules, class Sink>
class Machine : public Queries<Machine<Rules, Sink>, Rules> {
public:
    using Of = RulesOf<Rules>;
    using Modules = typename Of::Modules;
    using Steps = typename Of::Steps;
    using Actions = typename Of::Actions;
    using Choices = typename Of::Choices;

    Machine(const Setup<Rules>& setup, State<Rules>& state, Sink sink) noexcept
        : setup_(setup), state_(state), sink_(sink) {}

    const Setup<Rules>& setup() const noexcept { return setup_; }
    const State<Rules>& state() const noexcept { return state_; }
    State<Rules>& state() noexcept { return state_; }

    // For the doors of `Game`.

    /// Goes on until somebody has to decide, whose choices `out` then holds, or the game is over and `out` is empty.
    /// `stop` says where it stops before that.
    void run(Choices& out, Stop stop = Stop::at_decisions) noexcept {
        const bool was_over = state_.agenda.empty();
        while (!state_.agenda.empty()) {
            if (run_in_order(out, stop, std::make_index_sequence<Of::step_count>{})) {
                return;
            }
        }
        if (!was_over) {
            emit(GameEnded{});
        }
        out.begin(StepId::none(), PlayerId::none());
    }
    /// Carries out an answer to the decision that is open.
    void answer(Token token) noexcept {
        const std::size_t task = begin_change();
        apply_any(token, Actions{});
        end_change(task);
    }
    /// The choices of the decision that is open.
    void list(Choices& out) const noexcept {
        if (state_.agenda.empty()) {
            out.begin(StepId::none(), PlayerId::none());
        } else {
            list_any(out, state_.agenda.back().step, Steps{});
        }
    }

    /// The token of an action from outside, or why it is not legal now.
    template <class Action>
    Result<Token, Error> token_of(const Action& action) const noexcept {
        static_assert(contains<Action, Actions>, "no module of this game has such an action");
        if (this->finished()) {
            return Failure{Error{game_is_over, {}, Side::north, false, {}}};
        }
        const auto found = setup_.template module<typename Of::template OwnerOf<Action>>().find(action, *this);
        if (!found) {
            return Failure{found.error()};
        }
        const Token token(Of::template action_id<Action>, found->subject, found->index);
        Choices choices;
        list(choices);
        if (!choices.contains(token)) {
            return Failure{Error{not_offered, {}, Side::north, false, {}}};
        }
        return token;
    }
    /// Calls `visit` with the action that a token stands for.
    template <class Visit>
    void describe(Token token, Visit& visit) const {
        describe_any(token, visit, Actions{});
    }

    // For modules: telling and asking all modules.

    template <class Event>
    void emit(const Event& event) noexcept {
        emit_to(event, Modules{});
        sink_(event);
    }
    /// Whether anybody would notice such an event.
    template <class Event>
    static constexpr bool hears = Of::template has<On<Event>> || !std::is_same_v<Sink, NoSink>;
    template <class Quantity>
    void adjust_all(Quantity& quantity) const noexcept {
        adjust_each(quantity, Modules{});
    }
    /// The first veto of a module, or a refusal without a rule.
    template <class Query>
    Refusal first_veto(const Query& query) const noexcept {
        Refusal veto{};
        find_veto(veto, query, Modules{});
        return veto;
    }

    // For modules: the course of the game.

    using Queries<Machine, Rules>::part;
    Task& part() noexcept { return const_cast<Task&>(std::as_const(*this).part()); }

    /// The running task goes on with this step instead of the next one.
    template <class Step>
    void go_to() noexcept {
        state_.agenda[running_].step = Of::template step_id<Step>;
        moved_ = true;
    }
    /// The running turn part becomes the first part of the next turn.
    void begin_turn(PlayerId player) noexcept {
        state_.agenda[running_] = turn_of(player);
        moved_ = true;
    }
    /// Puts a question to a player before the rest of the running task; of several the last one put is asked first. Its
    /// step belongs into `Slot::questions`.
    template <class Step>
    void ask(PlayerId player) noexcept {
        const bool has_room =
            state_.agenda.push_back({Of::template step_id<Step>, player, 0, 0, TileKind::none(), TileId::none()});
        CARCASSONNE_ASSERT(has_room);
        static_cast<void>(has_room);
    }
    /// Drops all unfinished work and goes on with the final scoring (BAS-09).
    void end_turns() noexcept {
        const PlayerId player = part().player;
        state_.agenda.clear();
        moved_ = true;
        if (const StepId first = Of::order.first[static_cast<std::size_t>(Walk::final_scoring)]; first.exists()) {
            state_.agenda.push_back({first, player, 1, 0, TileKind::none(), TileId::none()});
        }
    }
    static Task turn_of(PlayerId player) noexcept {
        return {
            Of::order.first[static_cast<std::size_t>(Walk::turn_part)], player, 1, 0, TileKind::none(), TileId::none()};
    }

    // For modules: tiles, figures, points.

    TileId place_tile(PlayerId player, SquareId square, TileKind kind, Rotation rotation) noexcept {
        const TileId tile =
            state_.board.place(catalogue(), square, kind, rotation,
                               [this](FigureId kept, FigureId joined) { state_.figures.join(kept, joined); });
        emit(TilePlaced{player, tile});
        return tile;
    }
    FigureId deploy(PlayerId player, FigureKind kind, SegmentId segment) noexcept {
        state_.supply.take(player, kind);
        const FigureId figure = state_.figures.put(state_.board.features(), player, kind, segment);
        emit(FigureMoved{player, kind, SegmentId::none(), segment, MoveReason::deployed});
        return figure;
    }
    /// Sends a figure home to its owner's supply.
    void send_home(FigureId figure, MoveReason reason) noexcept {
        const DeployedFigure gone = state_.figures[figure];
        state_.figures.remove(state_.board.features(), figure);
        state_.supply.put(gone.owner, gone.kind);
        emit(FigureMoved{gone.owner, gone.kind, gone.segment, SegmentId::none(), reason});
    }
    /// Scores a feature for everybody who owns it, the player of the turn first, then clockwise.
    void score_feature(FeatureId feature, bool as_completed, bool at_end) noexcept {
        const PlayerMask owners = this->owners(feature);
        if (owners == 0) {
            return;
        }
        const Breakdown value = this->value(feature, as_completed, at_end);
        const std::size_t first = part().player.index();
        for (std::size_t i = 0; i < setup_.players(); ++i) {
            const std::size_t seat = first + i < setup_.players() ? first + i : first + i - setup_.players();
            const PlayerId player(static_cast<std::uint8_t>(seat));
            if ((owners & mask_of(player)) != 0) {
                award({player, feature, this->kind(feature), as_completed, at_end, value});
            }
        }
    }
    /// Gives a player points for a feature.
    void award(Award award) noexcept {
        adjust_all(award);
        state_.score.move(award.player, 0, award.breakdown.total());
        emit(PointsScored{award.player, award.feature, award.kind, award.as_completed, award.at_end, award.breakdown});
    }
    /// Sends home all figures of a feature.
    void clear_feature(FeatureId feature) noexcept {
        while (this->occupied(feature)) {
            send_home(state_.board.features().first_figure(feature), MoveReason::scored);
        }
    }

    using Queries<Machine, Rules>::catalogue;

private:
    // Steps.

    /// Goes once through all steps in the order of play and runs each that is due when its turn comes. Steps mostly
    /// follow one another, so each comparison is easily foreseen, as a jump through a table would not be.
    template <std::size_t... I>
    bool run_in_order(Choices& out, Stop stop, std::index_sequence<I...>) noexcept {
        StepId due = state_.agenda.back().step;
        return (run_if_due<I>(out, stop, due) || ...);
    }
    template <std::size_t I>
    bool run_if_due(Choices& out, Stop stop, StepId& due) noexcept {
        constexpr std::size_t step = Of::order.sorted[I];
        if (due.index() != step) {
            return false;
        }
        if constexpr (walk_of(At<step, Steps>::slot) == Walk::turn_part) {
            if (stop == Stop::before_turns) {
                return true;
            }
        }
        const bool asked = run_step<At<step, Steps>>(out, stop);
        due = state_.agenda.empty() ? StepId::none() : state_.agenda.back().step;
        return asked;
    }

    /// Runs one step; true when it waits for an answer.
    template <class Step>
    bool run_step(Choices& out, Stop stop) noexcept {
        if constexpr (Of::template has<On<Step>>) {
            const std::size_t task = begin_change();
            emit_to(Step{}, Modules{});
            end_change(task);
            static_assert(!Of::template has<Offers<Step>>, "a step is either worked or asked");
            return false;
        } else {
            if constexpr (Of::template has<Samples<Step>>) {
                if (setup_.draws() != Draws::by_caller && stop == Stop::at_decisions) {
                    const std::size_t task = begin_change();
                    if (sample_any<Step>(Modules{})) {
                        end_change(task);
                        return false;
                    }
                }
            }
            list_step<Step>(out);
            if (out.count() == 0) {
                const std::size_t task = begin_change();
                emit_to(NoAnswer<Step>{}, Modules{});
                end_change(task);
                return false;
            }
            if (out.count() == 1 && setup_.plays_forced() && !(Step::by_nature && stop != Stop::at_decisions)) {
                answer(out.nth(0));
                return false;
            }
            return true;
        }
    }

    template <class... S>
    void list_any(Choices& out, StepId step, TypeList<S...>) const noexcept {
        static_cast<void>(((step == Of::template step_id<S> && (list_step<S>(out), true)) || ...));
    }
    template <class Step>
    void list_step(Choices& out) const noexcept {
        out.begin(Of::template step_id<Step>, Step::by_nature ? nature : state_.agenda.back().player);
        Offer<Rules, Of::run_capacity> offer(out);
        offer_each<Step>(offer, Modules{});
    }

    /// Remembers which task is running, so that it can go on to its next step unless a module moved it.
    std::size_t begin_change() noexcept {
        moved_ = false;
        running_ = state_.agenda.size() - 1;
        return running_;
    }
    void end_change(std::size_t index) noexcept {
        if (moved_) {
            return;
        }
        Task& task = state_.agenda[index];
        const StepId next = task.walks != 0 ? Of::order.next[task.step.index()] : StepId::none();
        if (next.exists()) {
            task.step = next;
        } else {
            state_.agenda.erase(index);
        }
    }

    // Verbs.

    template <class Event, class... M>
    void emit_to(const Event& event, TypeList<M...>) noexcept {
        (emit_one<M>(event), ...);
    }
    template <class M, class Event>
    void emit_one(const Event& event) noexcept {
        if constexpr (contains<On<Event>, typename M::Hooks>) {
            setup_.template module<M>().on(event, *this);
        }
    }
    template <class Quantity, class... M>
    void adjust_each(Quantity& quantity, TypeList<M...>) const noexcept {
        (adjust_one<M>(quantity), ...);
    }
    template <class M, class Quantity>
    void adjust_one(Quantity& quantity) const noexcept {
        if constexpr (contains<Adjusts<Quantity>, typename M::Hooks>) {
            setup_.template module<M>().adjust(quantity, *this);
        }
    }
    template <class Query, class... M>
    void find_veto(Refusal& veto, const Query& query, TypeList<M...>) const noexcept {
        (find_veto_of<M>(veto, query), ...);
    }
    template <class M, class Query>
    void find_veto_of(Refusal& veto, const Query& query) const noexcept {
        if constexpr (contains<Forbids<Query>, typename M::Hooks>) {
            if (veto.rule.empty()) {
                veto = setup_.template module<M>().forbids(query, *this);
            }
        }
    }
    template <class Step, class Out, class... M>
    void offer_each(Out& out, TypeList<M...>) const noexcept {
        (offer_one<Step, M>(out), ...);
    }
    template <class Step, class M, class Out>
    void offer_one(Out& out) const noexcept {
        if constexpr (contains<Offers<Step>, typename M::Hooks>) {
            setup_.template module<M>().offer(Step{}, *this, out);
        }
    }
    template <class Step, class... M>
    bool sample_any(TypeList<M...>) noexcept {
        return (sample_one<Step, M>() || ...);
    }
    template <class Step, class M>
    bool sample_one() noexcept {
        if constexpr (contains<Samples<Step>, typename M::Hooks>) {
            return setup_.template module<M>().sample(Step{}, *this);
        } else {
            return false;
        }
    }
    template <class... A>
    void apply_any(Token token, TypeList<A...>) noexcept {
        static_cast<void>(((token.action_ == Of::template action_id<A> && (apply_one<A>(token), true)) || ...));
    }
    template <class A>
    void apply_one(Token token) noexcept {
        setup_.template module<typename Of::template OwnerOf<A>>().apply(Picked<A>{token.subject_, token.index_},
                                                                         *this);
    }

    template <class Visit, class... A>
    void describe_any(Token token, Visit& visit, TypeList<A...>) const {
        static_cast<void>(
            ((token.action_ == Of::template action_id<A> && (describe_one<A>(token, visit), true)) || ...));
    }
    template <class A, class Visit>
    void describe_one(Token token, Visit& visit) const {
        visit(setup_.template module<typename Of::template OwnerOf<A>>().name(Picked<A>{token.subject_, token.index_},
                                                                              *this));
    }

    const Setup<Rules>& setup_;
    State<Rules>& state_;
    [[no_unique_address]] Sink sink_;
    bool moved_ = false;
    std::size_t running_ = 0;
};

}  // namespace carcassonne
