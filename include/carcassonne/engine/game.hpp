#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/machine.hpp"
#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/support/hash.hpp"

#include <cstdint>
#include <type_traits>

namespace carcassonne {

/// A game of Carcassonne under the rules `Rules`: a value that can be copied, compared, hashed and stored.
///
/// A game stands at a decision or is over. Ask for the `choices()`, `play` one of their tokens; or hand an action from
/// outside to `try_play`, which refuses what is not legal and then leaves the game as it was. The set-up must live
/// longer than its games.
template <class Rules>
class Game : public Queries<Game<Rules>, Rules> {
public:
    using Of = RulesOf<Rules>;
    using Choices = typename Of::Choices;

    /// A new game, gone on to its first decision. The same set-up and seed always give the same game.
    explicit Game(const carcassonne::Setup<Rules>& setup, std::uint64_t seed = 0) noexcept
        : setup_(&setup), state_(setup.initial()) {
        state_.random = carcassonne::Random(seed, 1);
        Choices choices;
        silent_machine().run(choices);
    }
    /// The same, telling `sink` what happens before the first decision and handing back its choices.
    template <class Sink>
    Game(const carcassonne::Setup<Rules>& setup, std::uint64_t seed, Choices& first, Sink& sink) noexcept
        : setup_(&setup), state_(setup.initial()) {
        restart(seed, first, sink);
    }

    /// A set-up that dies at the end of the line cannot be played with.
    explicit Game(const carcassonne::Setup<Rules>&&, std::uint64_t = 0) = delete;
    template <class Sink>
    Game(const carcassonne::Setup<Rules>&&, std::uint64_t, Choices&, Sink&) = delete;
    Game(const carcassonne::Setup<Rules>&&, const carcassonne::State<Rules>&) = delete;

    /// A game that goes on from a state of this set-up: one that stands at a decision or is over, as a game's `state()`
    /// does.
    Game(const carcassonne::Setup<Rules>& setup, const carcassonne::State<Rules>& state) noexcept
        : setup_(&setup), state_(state) {}

    /// Begins a new game of the same set-up in place of this one. A sink that looks at the game sees it as it was at
    /// each event.
    template <class Sink>
    void restart(std::uint64_t seed, Choices& first, Sink& sink) noexcept {
        state_ = setup_->initial();
        state_.random = carcassonne::Random(seed, 1);
        if constexpr (std::is_same_v<Sink, NoSink>) {
            silent_machine().run(first);
        } else {
            Machine<Rules, Teller>(*setup_, state_, Teller(sink)).run(first);
        }
    }

    const carcassonne::Setup<Rules>& setup() const noexcept { return *setup_; }
    const carcassonne::State<Rules>& state() const noexcept { return state_; }

    /// All legal answers to the open decision; none when the game is over.
    Choices choices() const noexcept {
        Choices choices;
        const_machine().list(choices);
        return choices;
    }
    /// Writes the tokens of all legal answers to `out`, an output iterator, and returns the iterator behind the last.
    template <class Out>
    Out legal_actions(Out out) const {
        choices().each([&](Token token) { *out++ = token; });
        return out;
    }

    /// Plays a token that the choices of this very position hold. It is not checked again, save in builds with
    /// assertions.
    void play(Token token) noexcept {
        Choices next;
        play(token, next);
    }
    /// The same, handing back the choices of the next decision.
    void play(Token token, Choices& next) noexcept {
        CARCASSONNE_ASSERT(choices().contains(token));
        auto machine = silent_machine();
        machine.answer(token);
        machine.run(next);
    }
    /// The same, telling `sink(event)` everything that happens, as far as it has a call for the event (event.hpp). A
    /// sink must not throw.
    template <class Sink>
    void play(Token token, Choices& next, Sink& sink) noexcept {
        if constexpr (std::is_same_v<Sink, NoSink>) {
            play(token, next);
        } else {
            play_and_tell(token, next, Teller(sink));
        }
    }

    /// The token of an action, or why it is not legal now.
    template <class Action>
    Result<Token, Error> token(const Action& action) const noexcept {
        return const_machine().token_of(action);
    }
    /// Plays an action from outside, or says why it is not legal and changes nothing.
    template <class Action>
    Result<void, Error> try_play(const Action& action) noexcept {
        NoSink sink;
        return try_play(action, sink);
    }
    template <class Action, class Sink>
    Result<void, Error> try_play(const Action& action, Sink& sink) noexcept {
        const Result<Token, Error> token = this->token(action);
        if (!token) {
            return Failure{token.error()};
        }
        Choices next;
        play(*token, next, sink);
        return {};
    }
    /// Calls `visit(action)` with the action that a token stands for, in the words of action.hpp.
    template <class Visit>
    void describe(Token token, Visit&& visit) const {
        const_machine().describe(token, visit);
    }

    /// The task that comes next, which is the last of the agenda. Not after the game, when there is none.
    std::size_t running_task() const noexcept {
        CARCASSONNE_ASSERT(!state_.agenda.empty());
        return state_.agenda.size() - 1;
    }
    /// The first veto of a module against a query (query.hpp), or a refusal without a rule.
    template <class Query>
    Refusal first_veto(const Query& query) const noexcept {
        return const_machine().first_veto(query);
    }
    /// Calls `adjust` of all modules for a quantity (quantity.hpp).
    template <class Quantity>
    void adjust_all(Quantity& quantity) const noexcept {
        const_machine().adjust_all(quantity);
    }

    /// A fingerprint of the whole state, chance to come included.
    std::uint64_t hash() const noexcept { return hash_value_bytes(state_); }

    /// Two games of one set-up are equal when nothing that follows can tell them apart.
    friend bool operator==(const Game& left, const Game& right) noexcept {
        return left.setup_ == right.setup_ && left.state_ == right.state_;
    }

private:
    /// Hands events on to the sink of a call.
    using Teller = AnySink<typename Of::Events>;

    void play_and_tell(Token token, Choices& next, Teller sink) noexcept {
        CARCASSONNE_ASSERT(choices().contains(token));
        Machine<Rules, Teller> machine(*setup_, state_, sink);
        machine.answer(token);
        machine.run(next);
    }
    Machine<Rules, NoSink> silent_machine() noexcept { return {*setup_, state_, NoSink{}}; }
    /// A machine for questions. It is only used through its constant functions, which change nothing.
    const Machine<Rules, NoSink> const_machine() const noexcept {
        return {*setup_, const_cast<carcassonne::State<Rules>&>(state_), NoSink{}};
    }

    const carcassonne::Setup<Rules>* setup_;
    carcassonne::State<Rules> state_;
};

}  // namespace carcassonne
