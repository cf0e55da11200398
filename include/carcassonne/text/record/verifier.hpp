#pragma once

#include "carcassonne/text/action_parser.hpp"
#include "carcassonne/text/error_text.hpp"
#include "carcassonne/text/record/recorded_game.hpp"
#include "carcassonne/text/record/writer.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace carcassonne {

/// Something in a record that the rules see otherwise.
struct RecordDifference {
    /// "tags", "turn 12" or "end".
    std::string where;
    std::string what;
    std::string expected;
    std::string found;
};

/// A fault in the words of an answer, or why it is not legal, as one line.
inline std::string answer_fault_text(const AnswerFault& fault) {
    if (const auto* const wrong = std::get_if<NotationError>(&fault)) {
        return "expected " + std::string(wrong->expected) + ", found " + std::string(wrong->found.view());
    }
    return refusal_text(std::get<Error>(fault).refusal);
}

namespace detail {

/// Plays a record again and compares all that it says.
template <class Rules>
class RecordVerifier {
public:
    RecordVerifier(const GameRecord& record, const std::vector<Tile>& tiles) : record_(record), tiles_(tiles) {}

    const std::vector<RecordDifference>& verify() {
        replay([](const RecordedGame<Rules>&) {});
        return differences_;
    }
    const std::vector<RecordDifference>& differences() const noexcept { return differences_; }
    /// Calls `visit(game)` before the first answer and after each.
    template <class Visit>
    void replay(Visit&& visit) {
        auto options = options_of<Rules>(record_.head, tiles_);
        if (!options) {
            for (const HeadFault& fault : options.error()) {
                differ(fault.what, fault.expected, fault.found);
            }
            return;
        }
        options->draws = record_.seed ? Draws::from_seed : Draws::by_caller;
        auto begun = RecordedGame<Rules>::begin(*options, record_.seed.value_or(0), record_.head.players);
        if (!begun) {
            for (const Error& error : begun.error()) {
                differ("set-up", "a game", error_text(error));
            }
            return;
        }
        RecordedGame<Rules> game = *std::move(begun);
        compare("tiles", tiles_text(record_.head), tiles_text(game.record().head));
        if (!differences_.empty()) {
            return;
        }
        visit(std::as_const(game));
        for (std::size_t i = 0; i < record_.turns.size(); ++i) {
            where_ = "turn " + std::to_string(i + 1);
            if (!play(record_.turns[i].answers, game, visit) || !compare_turn(i, game)) {
                return;
            }
        }
        where_ = "end";
        if (!record_.end) {
            if (game.game().finished()) {
                differ("unfinished", "the game goes on", "the game is over");
            }
        } else if (play(record_.end->answers, game, visit)) {
            compare_end(game);
        }
    }

private:
    void differ(std::string what, std::string expected, std::string found) {
        differences_.push_back({where_, std::move(what), std::move(expected), std::move(found)});
    }
    void compare(std::string_view what, const std::string& expected, const std::string& found) {
        if (expected != found) {
            differ(std::string(what), expected, found);
        }
    }
    static std::string tiles_text(const GameHead& head) {
        return head.tile_set + " " + std::to_string(head.tile_count) + " " + hexadecimal(head.tile_checksum, 16);
    }

    void differ_with(const std::string& action, const AnswerFault& fault) {
        if (const auto* const wrong = std::get_if<NotationError>(&fault)) {
            differ(action, std::string(wrong->expected), std::string(wrong->found.view()));
        } else {
            differ(action, "is legal", answer_fault_text(fault));
        }
    }
    /// Whether chance has drawn something else in this turn than the record says: then that is what is different, and
    /// not the first answer that does not go with it.
    bool draws_differ(const std::vector<RecordedAnswer>& expected, const RecordedGame<Rules>& game) {
        const GameRecord so_far = game.record_so_far();
        if (!record_.seed || so_far.turns.size() == game.record().turns.size()) {
            return false;
        }
        const std::vector<RecordedAnswer>& found = so_far.turns.back().answers;
        for (std::size_t i = 0; i < expected.size() && i < found.size(); ++i) {
            const bool drawn = !expected[i].player && !found[i].player;
            if (drawn && !is_said(found[i].action, expected[i].action, game.game())) {
                differ("draw", expected[i].action, found[i].action);
                return true;
            }
        }
        return false;
    }

    /// Draws from a seed come by themselves. False when the game cannot go on.
    template <class Visit>
    bool play(const std::vector<RecordedAnswer>& answers, RecordedGame<Rules>& game, Visit& visit) {
        for (const RecordedAnswer& answer : answers) {
            if (!answer.player && record_.seed) {
                continue;
            }
            const auto token = parse_answer(answer.action, game.game(), record_.head.players);
            if (!token) {
                if (!draws_differ(answers, game)) {
                    differ_with(answer.action, token.error());
                }
                return false;
            }
            const PlayerId decides = game.choices().player();
            const std::string who = answer.player ? record_.head.players[*answer.player] : "chance";
            const std::string asked = decides == nature ? "chance" : record_.head.players[decides.index()];
            if (who != asked) {
                differ(answer.action, "is decided by " + who, "is decided by " + asked);
                return false;
            }
            game.play(*token);
            visit(std::as_const(game));
        }
        return true;
    }

    /// What the record does not tell is not compared. False when the turn is another one, so that the rest would be
    /// too.
    bool compare_turn(std::size_t number, const RecordedGame<Rules>& game) {
        const RecordedTurn& expected = record_.turns[number];
        // A record may end in the middle of a turn.
        if (game.record().turns.size() <= number && number + 1 == record_.turns.size() && !expected.outcome &&
            !record_.end) {
            const GameRecord so_far = game.record_so_far();
            return so_far.turns.size() == number + 1 && compare_answers(expected, so_far.turns[number], game.game());
        }
        if (game.record().turns.size() != number + 1) {
            differ("turn", "is over", game.record().turns.size() <= number ? "goes on" : "was over before");
            return false;
        }
        const RecordedTurn& found = game.record().turns[number];
        if (!compare_answers(expected, found, game.game())) {
            return false;
        }
        if (expected.outcome && found.outcome) {
            compare_lists("score", texts_of(expected.outcome->scores), texts_of(found.outcome->scores));
            if (!expected.outcome->supplies.empty()) {
                compare("supply", supplies_text(expected.outcome->supplies), supplies_text(found.outcome->supplies));
            }
            compare("points", numbers_text(expected.outcome->points), numbers_text(found.outcome->points));
        }
        return true;
    }
    bool compare_answers(const RecordedTurn& expected, const RecordedTurn& found, const Game<Rules>& game) {
        compare("player", record_.head.players[expected.player], record_.head.players[found.player]);
        return compare_answers(expected.answers, found.answers, game);
    }
    /// Whether other words say what chance did: a tile may be called by its letter, a player by the seat.
    bool is_said(const std::string& was, const std::string& words, const Game<Rules>& game) const {
        bool same = was == words;
        const auto compare_action = [&](const auto& action) {
            same = same || action_text(action, game, record_.head.players) == was;
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, DrawTile>) {
                // A letter may stand for several kinds of tile.
                constexpr std::size_t verb = DrawTile::verb.size() + 1;
                const TileKind drawn = game.catalogue().find(was.substr((std::min)(verb, was.size())));
                same = same || (drawn.exists() && is_called(game.catalogue().tile(drawn), words.substr(verb)));
            }
        };
        static_cast<void>(parse_action(words, game, compare_action, record_.head.players));
        return same;
    }
    bool compare_answers(const std::vector<RecordedAnswer>& expected, const std::vector<RecordedAnswer>& found,
                         const Game<Rules>& game) {
        for (std::size_t i = 0; i < expected.size() || i < found.size(); ++i) {
            const std::string wanted = i < expected.size() ? expected[i].action : "nothing";
            const std::string was = i < found.size() ? found[i].action : "nothing";
            // What was not drawn from a seed was played as it was understood, however it was said.
            const bool both = i < expected.size() && i < found.size();
            const bool drawn = record_.seed && both && !expected[i].player && !found[i].player;
            const bool same_decision = both && expected[i].player == found[i].player;
            if (!same_decision || (drawn && !is_said(was, wanted, game))) {
                differ(drawn ? "draw" : "answer", wanted, was);
                return false;
            }
            if (expected[i].legal && found[i].legal) {
                compare("legal answers at " + was, check_text(*expected[i].legal), check_text(*found[i].legal));
            }
        }
        return true;
    }
    static std::string check_text(const ListCheck& check) {
        return std::to_string(check.count) + " " + hexadecimal(check.checksum, 8);
    }
    std::vector<std::string> texts_of(const std::vector<RecordedScore>& scores) const {
        std::vector<std::string> texts;
        texts.reserve(scores.size());
        for (const RecordedScore& score : scores) {
            texts.push_back(score_text(score, record_.head.players));
        }
        return texts;
    }
    /// The order in a list says nothing.
    void compare_lists(std::string_view what, std::vector<std::string> expected, std::vector<std::string> found) {
        for (auto entry = expected.begin(); entry != expected.end();) {
            const auto same = std::find(found.begin(), found.end(), *entry);
            if (same == found.end()) {
                ++entry;
            } else {
                found.erase(same);
                entry = expected.erase(entry);
            }
        }
        for (std::size_t i = 0; i < expected.size() || i < found.size(); ++i) {
            differ(std::string(what), i < expected.size() ? expected[i] : "nothing",
                   i < found.size() ? found[i] : "nothing");
        }
    }

    void compare_end(const RecordedGame<Rules>& game) {
        if (!game.game().finished()) {
            differ("end", "the game is over", std::to_string(game.game().tiles_left()) + " tiles are left");
            return;
        }
        const RecordedEnd& expected = *record_.end;
        const RecordedEnd& found = *game.record().end;
        compare_answers(expected.answers, found.answers, game.game());
        compare_lists("final score", texts_of(expected.scores), texts_of(found.scores));
        compare("result", numbers_text(expected.points), numbers_text(found.points));
        compare("winner", names_of(expected.winners), names_of(found.winners));
    }
    std::string names_of(const std::vector<std::size_t>& players) const {
        std::string names;
        for (const std::size_t player : players) {
            names += (names.empty() ? "" : " ") + record_.head.players[player];
        }
        return names;
    }

    const GameRecord& record_;
    const std::vector<Tile>& tiles_;
    std::vector<RecordDifference> differences_;
    std::string where_ = "tags";
};

}  // namespace detail

/// Plays a record, as `parse_record`, `Recorder` or `RecordedGame` made it, again under the rules `Rules` and returns
/// everything that is different, in the order of the game; after an answer that is not legal the rest is not looked at.
/// `tiles` are those of a game with tiles of its own.
template <class Rules>
std::vector<RecordDifference> verify_record(const GameRecord& record, const std::vector<Tile>& tiles = {}) {
    return detail::RecordVerifier<Rules>(record, tiles).verify();
}
/// The same, calling `visit(game)` with the `RecordedGame` before the first answer and after each.
template <class Rules, class Visit>
std::vector<RecordDifference> replay_record(const GameRecord& record, Visit&& visit,
                                            const std::vector<Tile>& tiles = {}) {
    detail::RecordVerifier<Rules> verifier(record, tiles);
    verifier.replay(visit);
    return verifier.differences();
}

}  // namespace carcassonne
