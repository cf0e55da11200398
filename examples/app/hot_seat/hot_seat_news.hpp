#pragma once

#include "hot_seat/hot_seat.hpp"

#include <carcassonne/engine/game.hpp>
#include <carcassonne/text/action.hpp>
#include <carcassonne/text/record/recorded_score.hpp>
#include <carcassonne/text/record/writer.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace app {

/// A sink that tells a game in words: a line for what a player did, and below it what came of that.
template <class Rules>
class HotSeatNews {
public:
    /// Listens to this very game.
    HotSeatNews(const carcassonne::Game<Rules>& game, std::vector<std::string> players)
        : game_(&game), players_(std::move(players)) {}

    template <class Event>
    void operator()(const Event& event) {
        if constexpr (requires { hear(event); }) {
            hear(event);
        } else if constexpr (requires { Event::each_part(event, [](std::string_view, const auto&) {}); }) {
            tell(event);
        }
    }

    /// What was told since the last call.
    TextLines take_lines() {
        end_line();
        return std::exchange(lines_, {});
    }
    const std::vector<ToldScore>& scores() const noexcept { return scores_; }
    std::size_t turns() const noexcept { return turns_; }
    /// Forgets everything, to hear it anew.
    void forget() { *this = HotSeatNews(*game_, players_); }

private:
    using Of = carcassonne::RulesOf<Rules>;

    void hear(const carcassonne::AnswerGiven& given) {
        if (answers_.empty()) {
            player_ = game_->part().player.index();
        }
        carcassonne::RecordedAnswer answer;
        if (given.player != carcassonne::nature) {
            answer.player = given.player.index();
        }
        answer.action = carcassonne::action_text(given.token, *game_, players_);
        answers_.push_back(std::move(answer));
    }
    /// The first draw of a turn says whose it is.
    void hear(const carcassonne::TileDrawn& event) { player_ = event.player.index(); }
    void hear(const carcassonne::TileDiscarded& event) {
        add(std::string(game_->catalogue().tile(event.kind).id.view()) + " fits nowhere and leaves the game (BAS-05)");
    }
    void hear(const carcassonne::PointsScored& event) {
        ScoreCase told;
        const bool final_scoring = game_->in_final_scoring();
        told.feature = event.feature.exists() ? Of::feature_words[event.kind.index()] : std::string_view();
        told.completed = carcassonne::in_full(event.valued);
        told.at_end = final_scoring;
        told.by_message = carcassonne::as_at_the_end(event.valued) && !final_scoring;
        for (const carcassonne::Term& term : event.breakdown) {
            told.counted.push_back(term.what);
        }
        scores_.push_back({carcassonne::recorded_score(event, *game_), rules_of_score(told), turns_});
        add("+ " + spoken_score_text(scores_.back().score, players_) + " [" + std::to_string(scores_.size()) + "]");
    }
    void hear(const carcassonne::FigureMoved& event) {
        using carcassonne::MoveReason;
        const std::string who = players_[event.owner.index()] + ": a ";
        const std::string figure(Of::figures[event.kind.index()].name);
        if (event.reason == MoveReason::out_of_the_game) {
            add(who + figure + " leaves the game");
        } else if (event.reason == MoveReason::removed) {
            add(who + figure + " goes home without points");
        }
    }
    void hear(const carcassonne::TurnEnded&) {
        end_line();
        ++turns_;
    }
    /// What modules tell: "blue: guard fetched", "red: message drawn: knights".
    template <class Event>
    void tell(const Event& event) {
        std::string text(Event::word);
        std::string who;
        Event::each_part(event, [&]<class Part>(std::string_view, const Part& part) {
            if constexpr (std::is_same_v<Part, carcassonne::PlayerId>) {
                who = players_[part.index()] + ": ";
            } else if constexpr (requires { part.word(); }) {
                text += ": " + std::string(part.word());
            }
        });
        add(who + text);
    }

    void add(const std::string& text) {
        end_line();
        lines_.push_back("     " + text);
    }
    /// What was answered in a row becomes one line.
    void end_line() {
        if (!answers_.empty()) {
            lines_.push_back(players_[player_] + ": " + carcassonne::detail::answers_text(answers_, player_, players_));
            answers_.clear();
        }
    }

    const carcassonne::Game<Rules>* game_;
    std::vector<std::string> players_;
    std::vector<carcassonne::RecordedAnswer> answers_{};
    std::size_t player_ = 0;
    TextLines lines_{};
    std::vector<ToldScore> scores_{};
    std::size_t turns_ = 0;
};

}  // namespace app
