#pragma once

#include "difference.hpp"
#include "input.hpp"
#include "json_heard.hpp"
#include "json_options.hpp"
#include "json_words.hpp"
#include "rules.hpp"
#include "setup_of.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/modules/abbot.hpp>
#include <carcassonne/text/error_text.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace app {

using nlohmann::json;

/// Replays a game recorded as JSON and compares at every step.
template <class Rules>
class JsonReplay {
public:
    using Game = carcassonne::Game<Rules>;

    JsonReplay(const json& recorded, carcassonne::Options<Rules> options, Report& report)
        : recorded_(recorded), report_(report), id_(recorded.at("id")), setup_(setup_for(std::move(options))),
          game_(setup_), recorder_(game_, *carcassonne::player_names(setup_.players()), std::nullopt) {
        recorder_.set_name(id_);
        typename Game::Choices choices;
        game_.restart(0, choices, recorder_);
    }

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
    /// The game as far as it was replayed.
    const carcassonne::GameRecord& record() const { return recorder_.record(); }

private:
    using Heard = HeardOfStep;
    using Listener = StepListener<Rules>;

    static carcassonne::Setup<Rules> setup_for(carcassonne::Options<Rules> options) {
        options.plays_forced = false;
        return setup_of(options);
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
            throw InputError(id_ + ", " + where_ + ": something happens that these modules do not have");
        }
        points_before_ = points_of(game_);
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
        if (heard.discarded.size() != before + 1 && !game_.finished() && all_lead_past_tiles()) {
            ++report_.explained["RIV-02: the other engine finds no place for a river tile; not compared further"];
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
        Listener listener(game_, heard, recorder_);
        if (const auto played = game_.try_play(action, listener); !played) {
            differ(what, "legal", carcassonne::error_text(played.error()));
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
        explain_river(expected, found);
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

    /// The other engine looks ahead: it wants the way of the river free, three squares wide and without an end. The
    /// rules forbid only two bends in a row that turn the same way (RIV-02).
    void explain_river(const std::vector<std::array<int, 3>>& expected, std::vector<std::array<int, 3>>& found) {
        if (!has_river(game_.part().drawn)) {
            return;
        }
        const auto stricter = std::remove_if(found.begin(), found.end(), [&](const auto& placement) {
            return std::find(expected.begin(), expected.end(), placement) == expected.end() &&
                   leads_past_tiles(placement);
        });
        if (stricter != found.end()) {
            ++report_.explained["RIV-02: the other engine wants the way of the river free"];
            found.erase(stricter, found.end());
        }
    }
    /// Whether the river would leave the drawn tile, so placed, towards a strip of three squares that holds a tile, or
    /// a square into which another arm flows.
    bool leads_past_tiles(const std::array<int, 3>& placement) const {
        using carcassonne::Square;
        const carcassonne::PlaceTile placed = placement_in(json(placement));
        const auto flows = [](const carcassonne::Facing& facing, carcassonne::Side side) {
            return facing.terrain[index(side)] == carcassonne::Terrain::river;
        };
        std::vector<Square> closed;
        for (std::size_t i = 0; i < game_.board().tile_count(); ++i) {
            const carcassonne::PlacedTile& tile = game_.placed(carcassonne::TileId::at(i));
            closed.push_back(tile.at());
            for (const carcassonne::Side side : carcassonne::all_sides) {
                const Square next = neighbour(tile.at(), side);
                if (flows(game_.catalogue().facing(tile.kind(), tile.rotation()), side) && next != placed.at) {
                    closed.push_back(next);
                }
            }
        }
        for (const carcassonne::Side side : carcassonne::all_sides) {
            const Square next = neighbour(placed.at, side);
            if (!flows(game_.catalogue().facing(game_.part().drawn, placed.rotation), side) ||
                game_.tile_at(next).exists()) {
                continue;
            }
            const int dx = next.x - placed.at.x;
            const int dy = next.y - placed.at.y;
            for (const Square at : closed) {
                const int ahead = (at.x - placed.at.x) * dx + (at.y - placed.at.y) * dy;
                const int aside = (at.x - placed.at.x) * dy + (at.y - placed.at.y) * dx;
                if (ahead >= 1 && aside >= -1 && aside <= 1) {
                    return true;
                }
            }
        }
        return false;
    }
    bool all_lead_past_tiles() const {
        bool all = true;
        game_.choices().each([&](carcassonne::Token token) {
            game_.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::decay_t<decltype(action)>, carcassonne::PlaceTile>) {
                    all = all && leads_past_tiles({action.at.x, action.at.y, degrees(action.rotation)});
                } else {
                    all = false;
                }
            });
        });
        return all;
    }
    bool has_river(carcassonne::TileKind kind) const {
        const carcassonne::Tile& tile = game_.catalogue().tile(kind);
        return std::any_of(tile.segments.begin(), tile.segments.end(),
                           [](const carcassonne::Segment& segment) { return segment.kind == carcassonne::river; });
    }

    // The figures.

    /// Answers to the open decision in the words of the recordings, each with its token.
    struct Answers {
        std::vector<std::string> words;
        std::vector<carcassonne::Token> tokens;
        bool may_pass = false;
    };
    Answers answers() const {
        Answers all;
        const carcassonne::TileId tile = game_.part().placed;
        game_.choices().each([&](carcassonne::Token token) {
            game_.describe(token, [&](const auto& action) {
                using Action = std::decay_t<decltype(action)>;
                if constexpr (std::is_same_v<Action, carcassonne::DeployFigure>) {
                    all.words.push_back("meeple " + std::string(figure_words<typename Game::Of>(action.kind).kind) +
                                        " " + place_words(game_, game_.placed(tile).segment(action.segment)));
                    all.tokens.push_back(token);
                } else if constexpr (std::is_same_v<Action, carcassonne::ReturnAbbot>) {
                    all.words.push_back("return ABBOT_RETURN " + std::to_string(game_.part().player.index()) +
                                        ".abbot.1 @ " + abbot_place(action.at));
                    all.tokens.push_back(token);
                } else if constexpr (std::is_same_v<Action, carcassonne::Pass>) {
                    all.may_pass = true;
                }
            });
        });
        return all;
    }
    /// Where the abbot of the player stands on the tile at a square.
    std::string abbot_place(carcassonne::Square at) const {
        std::string place;
        game_.each_figure_on_board([&](carcassonne::FigureId figure) {
            const carcassonne::DeployedFigure& here = game_.figure(figure);
            if (here.owner == game_.part().player && game_.placed(game_.tile_of(here.segment)).at() == at &&
                figure_words<typename Game::Of>(here.kind).one == "abbot") {
                place = place_words(game_, here.segment);
            }
        });
        return place;
    }

    /// The recordings leave out a decision with nothing to do but pass.
    bool decide(const json& step, Heard& heard) {
        const json& decisions = step.at("dec");
        std::size_t next = 0;
        while (!game_.finished() && game_.deploys() != carcassonne::FigureTurn::none) {
            Answers found = answers();
            compare("passing", true, found.may_pass);
            if (found.words.empty()) {
                if (!play(carcassonne::Pass{}, "passing", heard)) {
                    return false;
                }
                continue;
            }
            if (next == decisions.size()) {
                compare("decisions", std::string("no more"), json(found.words).dump());
                return false;
            }
            if (!decide_one(decisions.at(next++), std::move(found), heard)) {
                return false;
            }
        }
        compare("number of decisions", decisions.size(), next);
        return next == decisions.size();
    }
    bool decide_one(const json& decision, Answers found, Heard& heard) {
        const bool second = game_.deploys() == carcassonne::FigureTurn::second;
        if (!decision.is_object() || decision.at("ph") != (second ? "PhantomPhase" : "ActionPhase") ||
            decision.contains("by")) {
            throw InputError(id_ + ", " + where_ + ": a decision that these modules do not have");
        }
        std::vector<std::string> expected = decision.at("opts").get<std::vector<std::string>>();
        const std::string chosen = decision.at("ch").get<std::string>();
        compare("passing", decision.at("pass").get<bool>(), true);
        const auto place = std::find(found.words.begin(), found.words.end(), chosen);
        const std::size_t number = static_cast<std::size_t>(place - found.words.begin());
        compare_unordered("choices", std::move(expected), std::move(found.words));
        if (chosen == "pass") {
            return play(carcassonne::Pass{}, "passing", heard);
        }
        if (number == found.tokens.size()) {
            differ("choice", chosen, "is none");
            return false;
        }
        Listener listener(game_, heard, recorder_);
        typename Game::Choices next;
        game_.play(found.tokens[number], next, listener);
        return true;
    }

    // What came of it.

    void compare_heard(const json& step, const Heard& heard) {
        compare("end of the part", true, game_.finished() || game_.template asks<carcassonne::DrawStep>());
        compare_scores(step.value("score", json::array()), heard.scores);
        std::vector<std::string> returned;
        for (const std::string entry : step.value("ret", json::array())) {
            returned.push_back(without_number(entry));
        }
        compare_unordered("returned meeples", std::move(returned), heard.returned);
        std::vector<std::string> deployed;
        std::vector<std::string> goods;
        for (const std::string entry : step.value("ev", json::array())) {
            if (entry.rfind("deployed ", 0) == 0) {
                deployed.push_back(without_number(entry.substr(9)));
            } else if (entry.rfind("token-received ", 0) == 0) {
                goods.push_back(entry);
            } else {
                throw InputError(id_ + ", " + where_ + ": an event that these modules do not have: " + entry);
            }
        }
        compare_unordered("deployed meeples", std::move(deployed), heard.deployed);
        compare_unordered("goods", std::move(goods), heard.goods);
        compare("points", step.at("sc").get<std::vector<int>>(), points_after(heard));
        if (step.contains("sup")) {
            compare("supplies", step.at("sup"), supplies_of(game_));
        }
    }
    /// The points without those of the final scoring, which follows the last step at once.
    std::vector<int> points_after(const Heard& heard) const {
        if (!game_.finished()) {
            return points_of(game_);
        }
        std::vector<int> points = points_before_;
        for (const ScoreWords& score : heard.scores) {
            points[score.player] += score.points;
        }
        return points;
    }
    template <class T>
    void compare_unordered(const std::string& what, std::vector<T> expected, std::vector<T> found) {
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
        compare_lists(what, expected, found);
    }
    /// "0.small.3 City NW 3 -1" is "0.small City NW 3 -1" here: which of the meeples of a player it is makes no
    /// difference. That an abbot went home because he was taken back is known from the decision.
    static std::string without_number(std::string entry) {
        constexpr std::string_view taken_back = " forced ABBOT_RETURN";
        if (entry.size() > taken_back.size() &&
            entry.compare(entry.size() - taken_back.size(), taken_back.size(), taken_back) == 0) {
            entry.resize(entry.size() - taken_back.size());
        }
        const std::size_t blank = entry.find(' ');
        const std::size_t dot = entry.rfind('.', blank);
        return dot == entry.npos || blank == entry.npos ? entry : entry.substr(0, dot) + entry.substr(blank);
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
            throw InputError(id_ + ": the final scoring has something that these modules do not have");
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
    carcassonne::Recorder<Rules> recorder_;
    std::vector<std::string> discarded_;
    std::vector<int> points_before_;
    std::vector<ScoreWords> final_;
};

}  // namespace app
