#pragma once

#include "difference.hpp"
#include "input.hpp"
#include "json_heard.hpp"
#include "json_words.hpp"
#include "rules.hpp"

#include <carcassonne/carcassonne.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace app {

using nlohmann::json;

/// Replays a game recorded as JSON and compares at every step.
template <class Rules>
class JsonReplay {
public:
    using Game = carcassonne::Game<Rules>;

    JsonReplay(const json& recorded, Report& report)
        : recorded_(recorded), report_(report), id_(recorded.at("id")), setup_(setup_for(recorded)), game_(setup_) {}

    void run() {
        ++report_.games;
        compare_start();
        std::size_t number = 0;
        for (const json& step : recorded_.at("steps")) {
            where_ = "step " + std::to_string(++number);
            ++report_.steps;
            if (!replay_step(step)) {
                return;
            }
        }
        where_ = "final scoring";
        discard_rest();
        compare_final(recorded_.at("final"));
    }

private:
    using Heard = HeardOfStep;
    using Listener = StepListener<Game>;

    static carcassonne::Setup<Rules> setup_for(const json& recorded) {
        auto options = options_of<Rules>(recorded);
        options.plays_forced = false;
        auto made = carcassonne::make_setup<Rules>(options);
        if (!made) {
            throw InputError(std::string(made.error().front().refusal.text));
        }
        return *std::move(made);
    }

    void differ(std::string what, std::string expected, std::string found) {
        report_.differences.push_back({id_, where_, std::move(what), std::move(expected), std::move(found)});
    }
    template <class T>
    void compare(const char* what, const T& expected, const T& found) {
        if (expected != found) {
            differ(what, json(expected).dump(), json(found).dump());
        }
    }

    // The set-up.

    void compare_start() {
        where_ = "set-up";
        json pack = json::object();
        for (std::size_t i = 0; i < game_.catalogue().size(); ++i) {
            const carcassonne::TileKind kind(static_cast<std::uint16_t>(i));
            if (const unsigned left = game_.tiles_left(kind); left != 0) {
                pack[std::string(game_.catalogue().tile(kind).id.view())] = left;
            }
        }
        compare("tiles in the bag", recorded_.at("pack"), pack);
        json start = json::array();
        for (std::size_t i = 0; i < game_.board().tile_count(); ++i) {
            const carcassonne::TileId tile(static_cast<std::uint16_t>(i));
            const carcassonne::PlacedTile& placed = game_.placed(tile);
            start.push_back(
                {std::string(game_.printed(tile).id.view()), placed.at().x, placed.at().y, degrees(placed.rotation())});
        }
        compare("tiles on the table", recorded_.at("start"), start);
        compare("supplies", recorded_.at("supply"), supplies_of(game_));
    }

    // One tile: false when the game cannot go on.

    bool replay_step(const json& step) {
        Heard heard;
        if (step.contains("canPass") || (step.contains("pre") && step.at("pre").contains("score"))) {
            throw InputError(id_ + ", " + where_ + ": something happens that the base game does not have");
        }
        if (step.contains("pre")) {
            for (const json& tile : step.at("pre").at("discarded")) {
                if (!discard(tile, heard)) {
                    return false;
                }
            }
        }
        compare("number of discarded tiles",
                step.contains("pre") ? step.at("pre").at("discarded").size() : std::size_t{0}, heard.discarded.size());
        if (!draw(step.at("tile"), heard)) {
            return false;
        }
        if (game_.finished() || !game_.template asks<carcassonne::PlaceStep>()) {
            differ("tile " + step.at("tile").get<std::string>(), "is placed", "fits nowhere and was discarded");
            return false;
        }
        compare("player", step.at("p").get<std::size_t>(), game_.part().player.index());
        compare("tiles left", step.at("left").get<unsigned>(), game_.tiles_left());
        compare_placements(step.at("pl"));
        if (!play(placement_in(step.at("at")), "placement " + step.at("at").dump(), heard) || !decide(step, heard)) {
            return false;
        }
        compare_heard(step, heard);
        final_ = heard.final_scores;
        return true;
    }

    bool draw(const json& tile, Heard& heard) {
        const auto kind = game_.catalogue().find(tile.get<std::string>());
        if (!kind.exists()) {
            throw InputError(id_ + ", " + where_ + ": there is no tile " + tile.dump());
        }
        return play(carcassonne::DrawTile{kind}, "draw of " + tile.get<std::string>(), heard);
    }
    bool discard(const json& tile, Heard& heard) {
        const std::size_t before = heard.discarded.size();
        if (!draw(tile, heard)) {
            return false;
        }
        if (heard.discarded.size() != before + 1) {
            differ("tile " + tile.get<std::string>(), "fits nowhere", std::to_string(choice_count()) + " placements");
            return false;
        }
        discarded_.push_back(tile);
        return true;
    }

    template <class Action>
    bool play(const Action& action, const std::string& what, Heard& heard) {
        Listener listener(game_, heard);
        if (const auto played = game_.try_play(action, listener); !played) {
            differ(what, "legal",
                   std::string(played.error().refusal.rule) + ": " + std::string(played.error().refusal.text));
            return false;
        }
        return true;
    }

    std::size_t choice_count() const { return game_.choices().count(); }

    /// The recording lists every rotation of a symmetric tile, the engine the smallest of those that look the same.
    void compare_placements(const json& recorded) {
        std::vector<std::array<int, 3>> expected;
        for (const json& entry : recorded) {
            if (entry.size() != 3) {
                throw InputError(id_ + ", " + where_ + ": a placement that the base game does not have");
            }
            const carcassonne::PlaceTile placement = placement_in(entry);
            expected.push_back({placement.at.x, placement.at.y, degrees(placement.rotation)});
        }
        std::vector<std::array<int, 3>> found;
        const auto& equal = game_.catalogue().info(game_.part().drawn).equal_rotation;
        game_.choices().each([&](carcassonne::Token token) {
            game_.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::decay_t<decltype(action)>, carcassonne::PlaceTile>) {
                    for (const carcassonne::Rotation rotation : carcassonne::all_rotations) {
                        if (equal[index(rotation)] == action.rotation) {
                            found.push_back({action.at.x, action.at.y, degrees(rotation)});
                        }
                    }
                }
            });
        });
        compare_unordered("placements", std::move(expected), std::move(found));
    }

    /// Both sorted; only what is different is told.
    template <class T>
    void compare_lists(const std::string& what, const std::vector<T>& expected, const std::vector<T>& found) {
        if (expected == found) {
            return;
        }
        std::vector<T> missing;
        std::vector<T> extra;
        std::set_difference(expected.begin(), expected.end(), found.begin(), found.end(), std::back_inserter(missing));
        std::set_difference(found.begin(), found.end(), expected.begin(), expected.end(), std::back_inserter(extra));
        differ(what, missing.empty() ? "no more" : json(missing).dump(),
               extra.empty() ? "no more" : json(extra).dump());
    }

    // The meeple.

    bool decide(const json& step, Heard& heard) {
        const json& decisions = step.at("dec");
        if (decisions.size() > 1) {
            throw InputError(id_ + ", " + where_ + ": more decisions than the base game has");
        }
        std::vector<std::string> expected;
        std::string chosen = "pass";
        if (!decisions.empty()) {
            const json& decision = decisions.front();
            if (!decision.is_object() || decision.at("ph") != "ActionPhase" || decision.contains("by")) {
                throw InputError(id_ + ", " + where_ + ": a decision that the base game does not have");
            }
            expected = decision.at("opts").get<std::vector<std::string>>();
            chosen = decision.at("ch").get<std::string>();
            compare("passing", decision.at("pass").get<bool>(), true);
        }
        std::vector<std::string> found;
        std::vector<carcassonne::Token> tokens;
        bool may_pass = false;
        const carcassonne::TileId tile = game_.part().placed;
        game_.choices().each([&](carcassonne::Token token) {
            game_.describe(token, [&](const auto& action) {
                using Action = std::decay_t<decltype(action)>;
                if constexpr (std::is_same_v<Action, carcassonne::DeployFigure>) {
                    found.push_back("meeple SmallFollower " +
                                    place_words(game_, game_.placed(tile).segment(action.segment)));
                    tokens.push_back(token);
                } else if constexpr (std::is_same_v<Action, carcassonne::Pass>) {
                    may_pass = true;
                }
            });
        });
        compare("passing", true, may_pass);
        const auto place = std::find(found.begin(), found.end(), chosen);
        if (chosen == "pass") {
            compare_unordered("meeple choices", std::move(expected), std::move(found));
            return play(carcassonne::Pass{}, "passing", heard);
        }
        if (place == found.end()) {
            differ("choice", chosen, json(found).dump());
            return false;
        }
        const carcassonne::Token token = tokens[static_cast<std::size_t>(place - found.begin())];
        compare_unordered("meeple choices", std::move(expected), std::move(found));
        Listener listener(game_, heard);
        typename Game::Choices next;
        game_.play(token, next, listener);
        return true;
    }

    // What came of it.

    void compare_heard(const json& step, const Heard& heard) {
        compare("end of the turn", true, heard.ended);
        compare_scores(step.value("score", json::array()), heard.scores);
        std::vector<std::string> returned;
        for (const std::string entry : step.value("ret", json::array())) {
            returned.push_back(without_number(entry));
        }
        compare_unordered("returned meeples", std::move(returned), heard.returned);
        std::vector<std::string> deployed;
        for (const std::string entry : step.value("ev", json::array())) {
            if (entry.rfind("deployed ", 0) != 0) {
                throw InputError(id_ + ", " + where_ + ": an event that the base game does not have: " + entry);
            }
            deployed.push_back(without_number(entry.substr(9)));
        }
        compare_unordered("deployed meeples", std::move(deployed), heard.deployed);
        compare("points", step.at("sc").get<std::vector<int>>(), heard.points);
        if (step.contains("sup")) {
            compare("supplies", step.at("sup"), heard.supplies);
        }
    }
    template <class T>
    void compare_unordered(const std::string& what, std::vector<T> expected, std::vector<T> found) {
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
        compare_lists(what, expected, found);
    }
    /// "0.small.3 City NW 3 -1" is "0 City NW 3 -1" here: which of the meeples of a player it is makes no difference.
    static std::string without_number(const std::string& entry) {
        const std::size_t dot = entry.find('.');
        const std::size_t blank = entry.find(' ');
        return dot == entry.npos || blank == entry.npos || dot > blank ? entry
                                                                       : entry.substr(0, dot) + entry.substr(blank);
    }
    /// The recording names one of the player's meeples in the feature, the engine may know several.
    void compare_scores(const json& recorded, std::vector<ScoreWords> found) {
        std::string missing;
        std::size_t missing_count = 0;
        for (const json& entry : recorded) {
            const auto match =
                std::find_if(found.begin(), found.end(), [&](const ScoreWords& score) { return score.matches(entry); });
            if (match != found.end()) {
                found.erase(match);
            } else {
                missing += (missing.empty() ? "" : ", ") + entry.dump();
                ++missing_count;
            }
        }
        if (missing_count != 0 || !found.empty()) {
            std::string extra;
            for (const ScoreWords& score : found) {
                extra += (extra.empty() ? "" : ", ") + score.text();
            }
            differ("scores", missing.empty() ? "no more" : missing, extra.empty() ? "no more" : extra);
        }
    }

    // The end.

    /// Tiles that were drawn after the last one that could be placed.
    void discard_rest() {
        const std::vector<std::string> all = recorded_.at("discarded").get<std::vector<std::string>>();
        Heard heard;
        for (std::size_t i = discarded_.size(); i < all.size(); ++i) {
            if (!discard(all[i], heard)) {
                return;
            }
        }
        compare("discarded tiles", all, discarded_);
        if (!heard.final_scores.empty()) {
            final_ = heard.final_scores;
        }
    }
    void compare_final(const json& final) {
        if (final.contains("ret") || final.contains("ev") || final.contains("pre")) {
            throw InputError(id_ + ": the final scoring has something that the base game does not have");
        }
        compare("game is over", true, game_.finished());
        compare_scores(final.at("score"), final_);
        compare("final points", final.at("sc").get<std::vector<int>>(), points_of(game_));
    }

    const json& recorded_;
    Report& report_;
    std::string id_;
    std::string where_;
    carcassonne::Setup<Rules> setup_;
    Game game_;
    std::vector<std::string> discarded_;
    std::vector<ScoreWords> final_;
};

}  // namespace app
