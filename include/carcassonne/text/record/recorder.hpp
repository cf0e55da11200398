#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/record/recorded_score.hpp"
#include "carcassonne/text/score_text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace carcassonne {

/// A sink that writes down a game while it is played, from its first event on.
///
/// ```cpp
/// const auto setup = make_setup<BaseGame>();
/// Game<BaseGame> game(*setup);
/// Recorder<BaseGame> recorder(game, {"ann", "bob"}, 7);
/// auto choices = game.choices();
/// game.restart(7, choices, recorder);
/// game.play(choices.nth(0), choices, recorder);
/// return recorder.record_so_far().turns.empty() ? 1 : 0;
/// ```
///
/// For a session that is done already: `record_of` (runtime/recorded_session.hpp).
template <class Rules>
class Recorder {
public:
    /// Listens to this very game, which must be the one that is played; a record can be played again only if it begins
    /// where the game began. `names` are those of all players, as `player_names` returns them; `seed` is that of the
    /// draws, if the game draws from a seed.
    Recorder(const Game<Rules>& game, std::vector<std::string> names, std::optional<std::uint64_t> seed)
        : game_(&game) {
        record_.head = game_head(game.setup(), std::move(names));
        if (game.setup().draws() == Draws::from_seed) {
            record_.seed = seed;
        }
    }

    /// A game that dies at the end of the line cannot be listened to.
    Recorder(const Game<Rules>&&, std::vector<std::string>, std::optional<std::uint64_t>) = delete;

    /// All turns that are over, and after the game the whole record.
    const GameRecord& record() const noexcept { return record_; }
    /// The same with what has been done so far in the turn that goes on.
    GameRecord record_so_far() const {
        GameRecord record = record_;
        if (!turn_.answers.empty()) {
            record.turns.push_back(turn_);
        }
        return record;
    }
    /// Gives the game a name of one word.
    void set_name(std::string name) { record_.head.name = std::move(name); }

    /// Hears an event; those that say nothing for a record are passed over.
    template <class Event>
    void operator()(const Event& event) {
        if constexpr (requires { hear(event); }) {
            hear(event);
        }
    }

private:
    using Of = RulesOf<Rules>;

    void hear(const AnswerGiven& given) {
        RecordedAnswer answer;
        if (given.player != nature) {
            answer.player = given.player.index();
            answer.legal = check_of(game_->choices());
        }
        if (turn_.answers.empty()) {
            turn_.player = game_->part().player.index();
        }
        answer.action = action_text(given.token, *game_, record_.head.players);
        turn_.answers.push_back(std::move(answer));
    }
    ListCheck check_of(const typename Game<Rules>::Choices& choices) const {
        std::vector<std::string> lines;
        choices.each([&](Token token) { lines.push_back(action_text(token, *game_, record_.head.players) + "\n"); });
        return {choices.count(), detail::list_checksum<std::uint32_t>(std::move(lines))};
    }
    /// The first draw of a turn says whose it is.
    void hear(const TileDrawn& event) { turn_.player = event.player.index(); }
    void hear(const PointsScored& event) {
        // A message scores a feature in the middle of the game as if it were over.
        (game_->in_final_scoring() ? end_.scores : outcome_.scores).push_back(recorded_score(event, *game_));
    }
    void hear(const TurnEnded&) {
        sort_scores(outcome_.scores, record_.head.players);
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            if ((game_->setup().enabled() >> Of::figure_owners[i] & 1u) == 0) {
                continue;
            }
            RecordedSupply supply{std::string(Of::figures[i].name), {}};
            for (std::size_t player = 0; player < game_->players(); ++player) {
                supply.counts.push_back(game_->supply(PlayerId::at(player), FigureKind::at(i)));
            }
            outcome_.supplies.push_back(std::move(supply));
        }
        outcome_.points = points();
        turn_.outcome = std::exchange(outcome_, {});
        record_.turns.push_back(std::exchange(turn_, {}));
    }
    void hear(const GameEnded&) {
        end_.answers = std::exchange(turn_, {}).answers;
        sort_scores(end_.scores, record_.head.players);
        end_.points = points();
        const PlayerMask leaders = game_->leaders();
        for (std::size_t player = 0; player < end_.points.size(); ++player) {
            if ((leaders & mask_of(PlayerId::at(player))) != 0) {
                end_.winners.push_back(player);
            }
        }
        record_.end = std::exchange(end_, {});
    }
    std::vector<int> points() const {
        std::vector<int> points;
        for (std::size_t player = 0; player < game_->players(); ++player) {
            points.push_back(game_->score(PlayerId::at(player)));
        }
        return points;
    }

    const Game<Rules>* game_;
    GameRecord record_;
    RecordedTurn turn_;
    RecordedOutcome outcome_;
    RecordedEnd end_;
};

}  // namespace carcassonne
