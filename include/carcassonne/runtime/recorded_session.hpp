#pragma once

#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/runtime/session.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/action_parser.hpp"
#include "carcassonne/text/patient_sink.hpp"
#include "carcassonne/text/record/game_head.hpp"
#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/record/recorder.hpp"
#include "carcassonne/text/record/verifier.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// Tells a listener again what happened in a session since `first` decisions had been made. `make(game)` makes the
/// listener, which may throw, for the game that it listens to; what `tell(listener)` says when it has heard all is
/// returned.
template <class Rules, class Make, class Tell>
auto heard_since(const Session<Rules>& session, std::size_t first, Make&& make, Tell&& tell) {
    Session<Rules> again = session.branch();
    auto listener = make(again.game());
    PatientSink<decltype(listener)> sink(listener);
    again.replay(sink, first);
    sink.rethrow();
    return tell(listener);
}

}  // namespace detail

/// All that has happened in a session, for `write_record`, `json_of_record` or `resume_record`; what was taken back is
/// not in it. `names` are what the players are called, in the order of play; `player_names` gives names to those who
/// have none. The game itself has no name in it: whoever wants one sets `head.name`. A session that draws from a script
/// is told with the draws it had, so that it goes on as one that asks for them. Refused are the first of the names that
/// cannot be (SET-15, SET-16), and a session that goes on from a position, since nobody could play its record again
/// (SES-04).
template <class Rules>
Result<GameRecord, Error> record_of(const Session<Rules>& session, std::vector<std::string> names = {}) {
    if (!session.knows_beginning()) {
        return refuse(beginning_is_not_known);
    }
    auto called = player_names(session.game().players(), std::move(names));
    if (!called) {
        return Failure{called.error().front()};
    }
    return detail::heard_since(
        session, 0, [&](const Game<Rules>& game) { return Recorder<Rules>(game, *std::move(called), session.seed()); },
        [](const Recorder<Rules>& recorder) { return recorder.record_so_far(); });
}

/// A game that goes on from a record, with its whole history: what the record tells can be taken back.
template <class Rules>
struct ResumedGame {
    /// The session points to it, so it stays where it is.
    std::unique_ptr<const Setup<Rules>> setup;
    /// What the game is called; empty for one without a name.
    std::string name;
    /// What the players are called, in the order of play.
    std::vector<std::string> names;
    /// The game where the record ends.
    Session<Rules> session;
};

/// What a record does not say of its game.
struct ResumeSettings {
    /// The tiles of a game that has tiles of its own; empty for a game with those of its modules.
    std::vector<Tile> tiles{};
    /// Whether the game itself plays decisions with one answer, as `Options::plays_forced`.
    bool plays_forced = true;
    /// Whether draws are taken back.
    UndoDraws undo_draws = UndoDraws::allowed;
};

namespace detail {

/// Counts the answers that are given, whoever gives them.
struct AnswersHeard {
    std::size_t count = 0;

    void operator()(const AnswerGiven&) noexcept { ++count; }
};

/// All answers of a record in their order, those of chance among them.
inline std::vector<const RecordedAnswer*> answers_of(const GameRecord& record) {
    std::vector<const RecordedAnswer*> answers;
    const auto add = [&](const std::vector<RecordedAnswer>& some) {
        for (const RecordedAnswer& answer : some) {
            answers.push_back(&answer);
        }
    };
    for (const RecordedTurn& turn : record.turns) {
        add(turn.answers);
    }
    if (record.end) {
        add(record.end->answers);
    }
    return answers;
}

}  // namespace detail

/// The game of a record, gone on to where the record ends; or all that `verify_record` finds different, since nobody
/// can go on with a record that is not true. A record with a seed draws from it further on, one that lists its draws
/// asks for them (`Draws::by_caller`).
///
/// ```cpp
/// const auto setup = make_setup<BaseGame>();
/// const Session<BaseGame> session(*setup, 7);
/// const auto record = record_of(session, {"ann", "bob"});  // of a text: parse_record(text)
/// const auto resumed = resume_record<BaseGame>(*record);
/// return resumed && resumed->session.game().hash() == session.game().hash() ? 0 : 1;
/// ```
template <class Rules>
Result<ResumedGame<Rules>, std::vector<RecordDifference>> resume_record(const GameRecord& record,
                                                                        const ResumeSettings& settings = {}) {
    std::vector<RecordDifference> differences = verify_record<Rules>(record, settings.tiles);
    if (!differences.empty()) {
        return Failure{std::move(differences)};
    }
    auto options = *detail::options_of<Rules>(record.head, settings.tiles);
    options.draws = record.seed ? Draws::from_seed : Draws::by_caller;
    options.plays_forced = settings.plays_forced;
    auto setup = std::make_unique<const Setup<Rules>>(*make_setup(options));
    Session<Rules> session(*setup, record.seed.value_or(0), settings.undo_draws);

    // A record tells every answer, also those that the game gives itself: they are heard and counted, and the next one
    // that is asked for is the next that is told.
    detail::AnswersHeard heard;
    session.replay(heard);
    const std::vector<const RecordedAnswer*> answers = detail::answers_of(record);
    while (heard.count < answers.size()) {
        session.play(*parse_answer(answers[heard.count]->action, session.game(), record.head.players), heard);
    }
    return ResumedGame<Rules>{std::move(setup), record.head.name, record.head.players, std::move(session)};
}

}  // namespace carcassonne
