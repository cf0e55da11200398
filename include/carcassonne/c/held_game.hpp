#pragma once

#include "carcassonne/c/fault.hpp"
#include "carcassonne/c/guard.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/runtime/recorded_session.hpp"
#include "carcassonne/runtime/session.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/action_parser.hpp"

#include <carcassonne.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne::c {

/// A game as a handle holds it: with its set-up, its history and the names of its players. A copy is a game of its own
/// that shares the set-up.
template <class Rules>
class HeldGame {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    /// Begins a game of the set-up.
    HeldGame(std::shared_ptr<const Setup<Rules>> setup, std::vector<std::string> names, std::uint64_t seed,
             UndoDraws undo_draws)
        : setup_(std::move(setup)), names_(std::move(names)), session_(*setup_, seed, undo_draws),
          choices_(session_.choices()) {}
    /// Goes on from a record.
    explicit HeldGame(ResumedGame<Rules> resumed)
        : setup_(std::move(resumed.setup)), name_(std::move(resumed.name)), names_(std::move(resumed.names)),
          session_(std::move(resumed.session)), choices_(session_.choices()) {}
    /// Goes on from a game of the set-up.
    HeldGame(std::shared_ptr<const Setup<Rules>> setup, std::vector<std::string> names, const Game& game,
             UndoDraws undo_draws)
        : setup_(std::move(setup)), names_(std::move(names)), session_(game, undo_draws), choices_(session_.choices()) {
    }

    const Game& game() const noexcept { return session_.game(); }
    const Setup<Rules>& setup() const noexcept { return *setup_; }
    const Session<Rules>& session() const noexcept { return session_; }
    const Choices& choices() const noexcept { return choices_; }
    /// What the game is called in its record; empty for one without a name.
    const std::string& name() const noexcept { return name_; }
    const std::vector<std::string>& names() const noexcept { return names_; }

    carcassonne_decision decision() const noexcept {
        carcassonne_decision open{};
        open.player = -1;
        open.turn_of = -1;
        open.finished = choices_.empty() ? 1 : 0;
        open.answers = choices_.count();
        if (choices_.empty()) {
            return open;
        }
        const Task& part = game().part();
        open.by_nature = choices_.player() == nature ? 1 : 0;
        open.player = open.by_nature != 0 ? -1 : static_cast<std::int32_t>(choices_.player().index());
        open.turn_of = static_cast<std::int32_t>(part.player.index());
        copy_text(open.step, RulesOf<Rules>::step_names[choices_.step().index()]);
        if (part.drawn.exists() && !part.placed.exists()) {
            copy_text(open.drawn, game().catalogue().tile(part.drawn).id.view());
        }
        return open;
    }
    /// Whether the open decision has an answer of this number.
    Fault fault_of_answer(std::uint32_t answer) const noexcept {
        Fault fault;
        if (answer >= choices_.count()) {
            fault.status = choices_.empty() ? CARCASSONNE_GAME_OVER : CARCASSONNE_NO_SUCH_ANSWER;
        }
        return fault;
    }
    std::string answer_text(std::uint32_t answer) const { return action_text(choices_.nth(answer), game(), names_); }

    /// The answer that is said so.
    Result<Token, Fault> find(std::string_view words) const {
        if (choices_.empty()) {
            return Failure{Fault(CARCASSONNE_GAME_OVER, {})};
        }
        const auto token = parse_answer(words, game(), names_);
        if (!token) {
            return Failure{fault_of(token.error())};
        }
        return *token;
    }
    std::uint32_t number_of(Token token) const noexcept {
        std::uint32_t number = 0;
        while (number < choices_.count() && !(choices_.nth(number) == token)) {
            ++number;
        }
        return number;
    }

    /// Plays one of the choices.
    void play(Token token) {
        session_.play(token);
        choices_ = session_.choices();
    }
    /// Goes back or forth; `move(session)` does it.
    template <class Move>
    Fault travel(Move&& move) {
        const Result<void, Error> moved = move(session_);
        if (!moved) {
            return fault_of(moved.error());
        }
        choices_ = session_.choices();
        return {};
    }

private:
    std::shared_ptr<const Setup<Rules>> setup_;
    std::string name_{};
    std::vector<std::string> names_;
    Session<Rules> session_;
    Choices choices_;
};

}  // namespace carcassonne::c
