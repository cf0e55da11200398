#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/patient_sink.hpp"
#include "carcassonne/text/record/recorder.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace carcassonne {

/// A game that is written down while it is played. Every decision is asked, also those with one answer.
template <class Rules>
class RecordedGame {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    /// Begins a game, or says what is wrong with the options or the names (`player_names`).
    static Result<RecordedGame, std::vector<Error>> begin(Options<Rules> options, std::uint64_t seed = 0,
                                                          std::vector<std::string> names = {}) {
        options.plays_forced = false;
        auto setup = make_setup<Rules>(options);
        if (!setup) {
            return Failure{setup.error()};
        }
        auto called = player_names(setup->players(), std::move(names));
        if (!called) {
            return Failure{called.error()};
        }
        return RecordedGame(std::make_unique<Setup<Rules>>(*std::move(setup)), seed, *std::move(called));
    }

    /// The game as it stands now. It keeps its place in memory when the recorded game is moved.
    const Game& game() const noexcept { return *game_; }
    /// The answers to the open decision; none when the game is over.
    const Choices& choices() const noexcept { return choices_; }
    /// What has been written down so far: all turns that are over, and after the game the whole record.
    const GameRecord& record() const noexcept { return recorder_->record(); }
    /// The same with what has been done so far in the turn that goes on.
    GameRecord record_so_far() const { return recorder_->record_so_far(); }
    /// Gives the game a name of one word.
    void set_name(std::string name) { recorder_->set_name(std::move(name)); }

    /// Plays one of `choices()`. When there is no memory left to write it down, the answer is played nevertheless, and
    /// the record is not whole.
    void play(Token token) {
        PatientSink<Recorder<Rules>> sink(*recorder_);
        game_->play(token, choices_, sink);
        sink.rethrow();
    }
    /// Plays an action, or says why it is not legal and changes nothing.
    template <class Action>
    Result<void, Error> try_play(const Action& action) {
        const auto token = game_->token(action);
        if (!token) {
            return Failure{token.error()};
        }
        play(*token);
        return {};
    }

private:
    RecordedGame(std::unique_ptr<Setup<Rules>> setup, std::uint64_t seed, std::vector<std::string> names)
        : setup_(std::move(setup)), game_(std::make_unique<Game>(*setup_, seed)),
          recorder_(std::make_unique<Recorder<Rules>>(*game_, std::move(names), seed)) {
        PatientSink<Recorder<Rules>> sink(*recorder_);
        game_->restart(seed, choices_, sink);
        sink.rethrow();
    }

    std::unique_ptr<Setup<Rules>> setup_;
    std::unique_ptr<Game> game_;
    std::unique_ptr<Recorder<Rules>> recorder_;
    Choices choices_;
};

}  // namespace carcassonne
