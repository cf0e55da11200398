#pragma once

#include "json_words.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/modules/traders_and_builders.hpp>
#include <carcassonne/text/record/recorder.hpp>
#include <nlohmann/json.hpp>

#include <cstddef>
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
    /// "token-received 0 WINE 2".
    std::vector<std::string> goods;
};

/// Looks at the table at the moment when something happens, such as before meeples go home, and lets a recorder do so
/// too.
template <class Rules>
class StepListener {
public:
    using Game = carcassonne::Game<Rules>;

    StepListener(const Game& game, HeardOfStep& heard, carcassonne::Recorder<Rules>& recorder)
        : game_(game), heard_(heard), recorder_(recorder) {}

    template <class Event>
    void operator()(const Event& event) const {
        recorder_(event);
        if constexpr (requires { note(event); }) {
            note(event);
        }
    }

private:
    void note(const carcassonne::TileDiscarded& event) const {
        heard_.discarded.emplace_back(game_.catalogue().tile(event.kind).id.view());
    }
    void note(const carcassonne::PointsScored& event) const {
        (carcassonne::as_at_the_end(event.valued) ? heard_.final_scores : heard_.scores)
            .push_back(score_words(game_, event));
    }
    void note(const carcassonne::FigureMoved& event) const {
        const std::string name = std::to_string(event.owner.index()) + "." +
                                 std::string(figure_words<typename Game::Of>(event.kind).one) + " ";
        if (event.to.exists()) {
            heard_.deployed.push_back(name + place_words(game_, event.to));
        } else {
            heard_.returned.push_back(name + place_words(game_, event.from));
        }
    }
    void note(const carcassonne::GoodsTaken& event) const {
        static constexpr const char* names[] = {"WINE", "GRAIN", "CLOTH"};
        heard_.goods.push_back("token-received " + std::to_string(event.player.index()) + " " +
                               names[static_cast<std::size_t>(event.good)] + " " + std::to_string(event.count));
    }

    const Game& game_;
    HeardOfStep& heard_;
    carcassonne::Recorder<Rules>& recorder_;
};

}  // namespace app
