#pragma once

#include "json_words.hpp"

#include <carcassonne/carcassonne.hpp>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace app {

/// What was heard while one recorded step was played.
struct HeardOfStep {
    std::vector<ScoreWords> scores;
    std::vector<ScoreWords> final_scores;
    std::vector<std::string> returned;
    std::vector<std::string> deployed;
    std::vector<std::string> discarded;
    std::vector<int> points;
    nlohmann::json supplies = nlohmann::json::array();
    bool ended = false;
};

/// Looks at the table at the moment when something happens: before meeples go home, and after the turn.
template <class Game>
class StepListener {
public:
    StepListener(const Game& game, HeardOfStep& heard) : game_(game), heard_(heard) {}

    template <class Event>
    void operator()(const Event&) const {}
    void operator()(const carcassonne::TileDiscarded& event) const {
        heard_.discarded.emplace_back(game_.catalogue().tile(event.kind).id.view());
    }
    void operator()(const carcassonne::PointsScored& event) const {
        (event.at_end ? heard_.final_scores : heard_.scores).push_back(score_words(game_, event));
    }
    void operator()(const carcassonne::FigureMoved& event) const {
        if (event.to.exists()) {
            heard_.deployed.push_back(std::to_string(event.owner.index()) + " " + place_words(game_, event.to));
        } else {
            heard_.returned.push_back(std::to_string(event.owner.index()) + " " + place_words(game_, event.from));
        }
    }
    void operator()(const carcassonne::TurnEnded&) const {
        heard_.points = points_of(game_);
        heard_.supplies = supplies_of(game_);
        heard_.ended = true;
    }

private:
    const Game& game_;
    HeardOfStep& heard_;
};

}  // namespace app
