#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/moves.hpp"
#include "carcassonne/engine/offer.hpp"
#include "carcassonne/engine/refusals.hpp"
#include "carcassonne/engine/sink.hpp"
#include "carcassonne/engine/stop.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace carcassonne {

/// Runs a game from decision to decision: the one place where the verbs of the modules are called.
///
/// A machine lives as long as one call and sees the state through a reference. Modules receive it as `game`.
template <class Rules, class Sink>
class Machine : public Moves<Machine<Rules, Sink>, Rules> {
public:
    using Of = RulesOf<Rules>;
    using Modules = typename Of::Modules;
    using Steps = typename Of::Steps;
    using Actions = typename Of::Actions;
    using Choices = typename Of::Choices;

    Machine(const Setup<Rules>& setup, State<Rules>& state, Sink sink) noexcept
        : setup_(setup), state_(state), sink_(sink), running_(last_task()) {}

    const Setup<Rules>& setup() const noexcept { return setup_; }
    const State<Rules>& state() const noexcept { return state_; }
    State<Rules>& state() noexcept { return state_; }

    /// The task whose step is running; between steps, the one that comes next.
    std::size_t running_task() const noexcept { return running_; }

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
        if constexpr (!std::is_same_v<Sink, NoSink>) {
            Choices choices;
            list(choices);
            sink_(AnswerGiven{choices.player(), token});
        }
        change([&] { apply_any(token, Actions{}); });
    }
    template <class Action>
    bool offers(Picked<Action> picked) const noexcept {
        Choices choices;
        list(choices);
        return choices.contains(Token(Of::template action_id<Action>, picked.subject, picked.index));
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
            return refuse(game_is_over);
        }
        using Owner = typename Of::template OwnerOf<Action>;
        if (!setup_.template has<Owner>()) {
            return refuse(module_is_off);
        }
        const auto found = setup_.template module<Owner>().find(action, *this);
        if (!found) {
            return Failure{found.error()};
        }
        const Token token(Of::template action_id<Action>, found->subject, found->index);
        Choices choices;
        list(choices);
        if (!choices.contains(token)) {
            return refuse(not_offered);
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
        // The sink hears first, so that it hears a cause before its effects.
        sink_(event);
        emit_to(event, Modules{});
    }
    /// Whether anybody would notice such an event.
    template <class Event>
    bool hears() const noexcept {
        return !std::is_same_v<Sink, NoSink> || this->template anyone<On<Event>>();
    }
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
    /// The running turn part is over and its player has another one: a tile to draw, a figure, the scoring.
    void begin_further_part() noexcept {
        Task& task = state_.agenda[running_];
        const bool inner = task.is(PartFlag::inner);
        task = turn_of(task.player);
        task.mark(PartFlag::further);
        if (inner) {
            task.mark(PartFlag::inner);
        }
        moved_ = true;
    }
    /// Puts a whole turn part in front of what is left of the running one.
    void begin_inner_part(PlayerId player) noexcept {
        Task task = turn_of(player);
        task.mark(PartFlag::inner);
        push(task);
    }
    /// The running task is done, whatever steps it still had.
    void end_task() noexcept {
        state_.agenda.erase(running_);
        running_ = last_task();
        moved_ = true;
    }
    /// Puts a question to a player before the rest of the running task; of several the last one put is asked first. Its
    /// step belongs into `Slot::questions`.
    template <class Step>
    void ask(PlayerId player) noexcept {
        static_assert(contains<Step, Steps>, "no module of this game lists such a step");
        push({Of::template step_id<Step>, player, 0, 0, TileKind::none(), TileId::none()});
    }
    /// Drops all unfinished work and goes on with the final scoring (BAS-09).
    void end_turns() noexcept {
        const PlayerId player = part().player;
        state_.agenda.clear();
        moved_ = true;
        if (const Task walk = walk_of_player(Walk::final_scoring, player); walk.step.exists()) {
            push(walk);
        }
        running_ = last_task();
    }
    Task turn_of(PlayerId player) const noexcept { return walk_of_player(Walk::turn_part, player); }
    /// A task that goes through all steps of a walk; without a step when the walk has none.
    Task walk_of_player(Walk walk, PlayerId player) const noexcept {
        return {setup_.order().first[static_cast<std::size_t>(walk)], player, 1, 0, TileKind::none(), TileId::none()};
    }

    using Queries<Machine, Rules>::catalogue;

private:
    void push(const Task& task) noexcept { state_.agenda.push_back(task); }

    // Steps.

    /// Goes once through all steps in the order of play and runs each that is due when its turn comes. Steps mostly
    /// follow one another, so each comparison is easily foreseen, as a jump through a table would not be. The steps of
    /// modules that can be left out are gone through apart.
    template <std::size_t... I>
    bool run_in_order(Choices& out, Stop stop, std::index_sequence<I...> all) noexcept {
        StepId due = state_.agenda.back().step;
        if constexpr (!Of::all_fixed) {
            if ((Of::optional_steps >> due.index() & 1u) != 0) {
                return run_optional(out, stop, due, all);
            }
        }
        return (run_if_due<I, false>(out, stop, due) || ...);
    }
    template <std::size_t... I>
    CARCASSONNE_APART bool run_optional(Choices& out, Stop stop, StepId due, std::index_sequence<I...>) noexcept {
        return (run_if_due<I, true>(out, stop, due) || ...);
    }
    template <std::size_t I, bool Apart>
    bool run_if_due(Choices& out, Stop stop, StepId& due) noexcept {
        constexpr std::size_t step = Of::order.sorted[I];
        if constexpr (((Of::optional_steps >> step & 1u) != 0) == Apart) {
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
        } else {
            return false;
        }
    }

    /// Runs one step; true when it waits for an answer.
    template <class Step>
    bool run_step(Choices& out, Stop stop) noexcept {
        running_ = last_task();
        if constexpr (Of::template has<On<Step>>) {
            change([&] { emit_to(Step{}, Modules{}); });
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
                change([&] { emit_to(NoAnswer<Step>{}, Modules{}); });
                return false;
            }
            if (out.count() == 1 && setup_.plays_forced() && !(is_natures<Step>() && stop != Stop::at_decisions)) {
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
        out.begin(Of::template step_id<Step>, is_natures<Step>() ? nature : state_.agenda.back().player);
        Offer<Rules, Of::run_capacity> offer(out);
        offer_each<Step>(offer, Modules{});
    }

    /// Lets modules work the running task, which then goes on unless one of them has moved it.
    template <class Work>
    void change(const Work& work) noexcept {
        const std::size_t task = begin_change();
        work();
        end_change(task);
    }
    /// Remembers which task is running, so that it can go on to its next step unless a module moved it.
    std::size_t begin_change() noexcept {
        moved_ = false;
        running_ = last_task();
        return running_;
    }
    std::size_t last_task() const noexcept { return state_.agenda.empty() ? 0 : state_.agenda.size() - 1; }
    void end_change(std::size_t index) noexcept {
        if (moved_) {
            return;
        }
        Task& task = state_.agenda[index];
        const StepId next = task.walks != 0 ? setup_.order().next[task.step.index()] : StepId::none();
        if (next.exists()) {
            task.step = next;
        } else {
            state_.agenda.erase(index);
        }
    }

    // Verbs.

    /// Calls `call(module)` if the module is played. One that can be left out stays apart from the rest of the code.
    template <class M, class Call>
    void with_module(const Call& call) const noexcept {
        constexpr bool optional = (Of::optional_modules >> Of::template module_number<M> & 1u) != 0;
        if constexpr (optional) {
            if (setup_.template has<M>()) {
                call_apart<M>(call);
            }
        } else {
            call(setup_.template module<M>());
        }
    }
    template <class M, class Call>
    CARCASSONNE_APART void call_apart(const Call& call) const noexcept {
        call(setup_.template module<M>());
    }

    template <class Event, class... M>
    void emit_to(const Event& event, TypeList<M...>) noexcept {
        if (this->template anyone<On<Event>>()) {
            (emit_one<M>(event), ...);
        }
    }
    template <class M, class Event>
    void emit_one(const Event& event) noexcept {
        if constexpr (contains<On<Event>, typename M::Hooks>) {
            with_module<M>([&](const M& module) { module.on(event, *this); });
        }
    }
    template <class Quantity, class... M>
    void adjust_each(Quantity& quantity, TypeList<M...>) const noexcept {
        if (this->template anyone<Adjusts<Quantity>>()) {
            (adjust_one<M>(quantity), ...);
        }
    }
    template <class M, class Quantity>
    void adjust_one(Quantity& quantity) const noexcept {
        if constexpr (contains<Adjusts<Quantity>, typename M::Hooks>) {
            with_module<M>([&](const M& module) { module.adjust(quantity, *this); });
        }
    }
    template <class Query, class... M>
    void find_veto(Refusal& veto, const Query& query, TypeList<M...>) const noexcept {
        if (this->template anyone<Forbids<Query>>()) {
            (find_veto_of<M>(veto, query), ...);
        }
    }
    template <class M, class Query>
    void find_veto_of(Refusal& veto, const Query& query) const noexcept {
        if constexpr (contains<Forbids<Query>, typename M::Hooks>) {
            if (!veto) {
                with_module<M>([&](const M& module) { veto = module.forbids(query, *this); });
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
            with_module<M>([&](const M& module) { module.offer(Step{}, *this, out); });
        }
    }
    template <class Step, class... M>
    bool sample_any(TypeList<M...>) noexcept {
        return (sample_one<Step, M>() || ...);
    }
    template <class Step, class M>
    bool sample_one() noexcept {
        if constexpr (contains<Samples<Step>, typename M::Hooks>) {
            bool sampled = false;
            with_module<M>([&](const M& module) {
                const auto sample = module.sample(Step{}, *this);
                sampled = sample.given;
                if (sampled) {
                    apply_sample(sample.picked, module);
                }
            });
            return sampled;
        } else {
            return false;
        }
    }
    template <class Action, class M>
    void apply_sample(Picked<Action> picked, const M& module) noexcept {
        static_assert(std::is_same_v<typename Of::template OwnerOf<Action>, M>, "a module samples its own actions");
        sink_(AnswerGiven{nature, Token(Of::template action_id<Action>, picked.subject, picked.index)});
        module.apply(picked, *this);
    }
    template <class... A>
    void apply_any(Token token, TypeList<A...>) noexcept {
        static_cast<void>(((token.action_ == Of::template action_id<A> && (apply_one<A>(token), true)) || ...));
    }
    template <class A>
    void apply_one(Token token) noexcept {
        using Owner = typename Of::template OwnerOf<A>;
        with_module<Owner>([&](const Owner& module) { module.apply(Picked<A>{token.subject_, token.index_}, *this); });
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
    std::size_t running_;
};

}  // namespace carcassonne
