#include "carcassonne/text/json/events.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/json/position.hpp"

#include "text/small_game.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

Json parsed(std::string_view text) { return Json::parse(text.begin(), text.end()); }

/// A random game with everything that was told of it, and the position after it.
template <class Rules>
struct ToldGame {
    ToldGame(const Options<Rules>& options, std::uint64_t seed) {
        auto made = make_setup(options);
        REQUIRE(made);
        const Setup<Rules> setup = *std::move(made);
        Game<Rules> game(setup, seed);
        // What lies there before the first event.
        const Json tiles = json_of_position(game)["tiles"];
        for (std::size_t i = 0; i < setup.start_piece().size(); ++i) {
            begin.push_back(tiles[i]);
        }
        JsonEvents<Rules> heard(game);
        typename Game<Rules>::Choices choices;
        Random random(seed, 9);
        game.restart(seed, choices, heard);
        while (!choices.empty()) {
            game.play(choices.nth(random.below(choices.count())), choices, heard);
        }
        events = heard.take()["events"];
        end = json_of_position(game);
        REQUIRE(heard.document()["events"] == Json::array());
    }
    std::vector<Json> begin;
    Json events;
    Json end;
};

/// All moves on the score track add up to what the players have.
void check_points(const Json& events, const Json& end) {
    std::map<std::pair<std::size_t, std::string>, int> track;
    for (const Json& event : events) {
        if (event["event"] == "scoring figure moved") {
            int& points = track[{event["player"].get<std::size_t>(), event["figure"].get<std::string>()}];
            CHECK(event["from"] == points);
            points = event["to"].get<int>();
        }
    }
    REQUIRE(!track.empty());
    for (std::size_t player = 0; player < end["players"].size(); ++player) {
        int sum = 0;
        for (const Json& figure : end["players"][player]["track"]) {
            CHECK(figure["points"] == (track[{player, figure["figure"].get<std::string>()}]));
            sum += figure["points"].get<int>();
        }
        CHECK(end["players"][player]["points"] == sum);
    }
}

/// Whoever hears all events can draw the tiles and the figures.
void check_table(std::vector<Json> tiles, const Json& events, const Json& end) {
    std::map<std::string, int> figures;
    for (const Json& event : events) {
        if (event["event"] == "tile placed") {
            tiles.push_back(event);
        } else if (event["event"] == "figure moved") {
            const std::string who = event["player"].dump() + event["figure"].dump();
            figures[who + event["from"].dump()] -= event["from"].is_null() ? 0 : 1;
            figures[who + event["to"].dump()] += event["to"].is_null() ? 0 : 1;
        }
    }
    REQUIRE(tiles.size() == end["tiles"].size());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (const char* const member : {"tile", "x", "y", "degrees"}) {
            CHECK(tiles[i][member] == end["tiles"][i][member]);
        }
    }
    for (const Json& figure : end["figures"]) {
        --figures[figure["player"].dump() + figure["figure"].dump() + figure["on"].dump()];
    }
    for (const auto& [place, count] : figures) {
        INFO(place);
        CHECK(count == 0);
    }
}

template <class Rules>
void check_random_games(const Options<Rules>& options, int games) {
    for (int seed = 0; seed < games; ++seed) {
        const ToldGame<Rules> told(options, static_cast<std::uint64_t>(seed));
        check_points(told.events, told.end);
        check_table(told.begin, told.events, told.end);
        CHECK(told.events.back()["event"] == "game ended");
    }
}

}  // namespace

TEST_CASE("a turn is told event by event", "[text][json]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.tiles = test::small_tiles();
    const auto setup = make_setup(options);
    REQUIRE(setup);
    Game<BaseGame> game(*setup);
    JsonEvents<BaseGame> events(game, {"ann", "bob"});
    REQUIRE(game.try_play(DrawTile{game.catalogue().find("BA/C")}, events));
    REQUIRE(game.try_play(PlaceTile{{0, -1}, Rotation::half}, events));
    CHECK(events.take() == parsed(R"({"form": "events", "version": 1, "events": [
        {"event": "answer given", "player": null, "action": "draw BA/C", "verb": "draw", "parts": [{"tile": "BA/C"}]},
        {"event": "tile drawn", "player": 0, "tile": "BA/C"},
        {"event": "answer given", "player": 0, "action": "place 0 -1 turned 180", "verb": "place",
         "parts": [{"square": {"x": 0, "y": -1}}, {"degrees": 180}]},
        {"event": "tile placed", "player": 0, "tile": "BA/C", "x": 0, "y": -1, "degrees": 180}
    ]})"));
    REQUIRE(game.try_play(DeployFigure{meeple, 0}, events));
    // The city of two tiles pays 4, and the meeple goes home.
    CHECK(events.take()["events"] == parsed(R"([
        {"event": "answer given", "player": 0, "action": "deploy meeple on city S", "verb": "deploy",
         "parts": [{"figure": "meeple"}, {"on": {"x": 0, "y": -1, "segment": 0, "place": "city S"}}]},
        {"event": "figure moved", "player": 0, "figure": "meeple", "from": null,
         "to": {"x": 0, "y": -1, "segment": 0, "place": "city S"}, "reason": "deployed"},
        {"event": "feature completed", "feature": {"kind": "city",
            "at": {"x": 0, "y": 0, "segment": 0, "place": "city N"},
            "members": [{"x": 0, "y": 0, "segment": 0}, {"x": 0, "y": -1, "segment": 0}]}},
        {"event": "scoring figure moved", "player": 0, "figure": "score meeple", "from": 0, "to": 4},
        {"event": "points scored", "player": 0, "feature": {"kind": "city",
            "at": {"x": 0, "y": 0, "segment": 0, "place": "city N"},
            "members": [{"x": 0, "y": 0, "segment": 0}, {"x": 0, "y": -1, "segment": 0}]},
         "completed": true, "at_end": false, "terms": [{"count": 2, "what": "tiles", "each": 2}], "points": 4},
        {"event": "figure moved", "player": 0, "figure": "meeple",
         "from": {"x": 0, "y": -1, "segment": 0, "place": "city S"}, "to": null, "reason": "scored"},
        {"event": "turn ended", "player": 0}
    ])"));
}

TEST_CASE("modules tell their own events", "[text][json]") {
    Options<StandardRules> options;
    options.enabled = RulesOf<StandardRules>::all_modules;
    const auto setup = make_setup(options);
    REQUIRE(setup);
    const Game<StandardRules> game(*setup);
    JsonEvents<StandardRules> events(game);
    events(GoodsTaken{PlayerId(1), Good::grain, 2});
    events(MessageDrawn{PlayerId(0), Message::pennants});
    events(TokenTaken{PlayerId(1)});
    events(GuardFetched{PlayerId(0)});
    CHECK(events.take()["events"] == parsed(R"([
        {"event": "goods taken", "player": 1, "good": "grain", "count": 2},
        {"event": "message drawn", "player": 0, "message": "pennants"},
        {"event": "token taken", "player": 1},
        {"event": "guard fetched", "player": 0}
    ])"));
}

TEST_CASE("every reason why a figure moves has a word", "[text][json]") {
    CHECK(detail::move_reason_words[static_cast<std::size_t>(MoveReason::deployed)] == "deployed");
    CHECK(detail::move_reason_words[static_cast<std::size_t>(MoveReason::moved)] == "moved");
    CHECK(detail::move_reason_words[static_cast<std::size_t>(MoveReason::exchanged)] == "exchanged");
    CHECK(detail::move_reason_words[static_cast<std::size_t>(MoveReason::out_of_the_game)] == "out of the game");
    CHECK(detail::move_reason_words.size() == static_cast<std::size_t>(MoveReason::out_of_the_game) + 1);
}

TEST_CASE("points with their reasons add up to the scores of the base game", "[text][json]") {
    const ToldGame<BaseGame> told({}, 7);
    std::vector<int> points(2);
    for (const Json& event : told.events) {
        if (event["event"] == "points scored") {
            int sum = 0;
            for (const Json& term : event["terms"]) {
                sum += term["count"].get<int>() * term["each"].get<int>();
            }
            CHECK(event["points"] == sum);
            points[event["player"].get<std::size_t>()] += sum;
        }
    }
    CHECK(points[0] + points[1] > 0);
    CHECK(told.end["players"][0]["points"] == points[0]);
    CHECK(told.end["players"][1]["points"] == points[1]);
}

TEST_CASE("who hears all events knows points, tiles and figures", "[text][json]") {
    check_random_games(Options<BaseGame>{}, test::scaled(4));
    check_random_games(Options<MissionRules>{}, test::scaled(4));
    Options<StandardRules> options;
    options.enabled = RulesOf<StandardRules>::all_modules;
    options.players = 4;
    check_random_games(options, test::scaled(4));
}

TEST_CASE("the answers told are the game", "[text][json]") {
    Options<MissionRules> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const ToldGame<MissionRules> told(options, 5);
    const auto setup = make_setup(options);
    REQUIRE(setup);
    Game<MissionRules> game(*setup, 5);
    const std::vector<std::string> names{"red", "blue"};
    for (const Json& event : told.events) {
        if (event["event"] == "answer given" && !game.finished()) {
            const auto choices = game.choices();
            std::uint32_t number = 0;
            while (number < choices.count() && action_text(choices.nth(number), game, names) != event["action"]) {
                ++number;
            }
            REQUIRE(number < choices.count());
            game.play(choices.nth(number));
        }
    }
    CHECK(json_of_position(game) == told.end);
}

TEST_CASE("at every decision a position holds together [GCC-04]", "[text][json][GCC-04]") {
    const auto setup = make_setup<MissionRules>();
    REQUIRE(setup);
    const std::size_t all_tiles = 136;
    Game<MissionRules> game(*setup, 11);
    Random random(11, 9);
    std::size_t gone = 0;
    auto listener = [&](const TileDiscarded&) { ++gone; };
    Game<MissionRules>::Choices choices = game.choices();
    std::size_t ghosts_seen = 0;
    while (!choices.empty()) {
        const Json position = json_of_position(game);
        std::size_t tiles = position["tiles"].size() + gone;
        tiles += position["tiles_left"]["total"].get<std::size_t>();
        for (const Task& task : game.state().agenda) {
            tiles += static_cast<std::size_t>(task.drawn.exists() && !task.placed.exists());
        }
        CHECK(tiles == all_tiles);
        std::size_t left = 0;
        for (const Json& kind : position["tiles_left"]["kinds"]) {
            left += kind["count"].get<std::size_t>();
        }
        CHECK(position["tiles_left"]["total"] == left);
        std::size_t ghosts = position["attachments_left"][0]["count"].get<std::size_t>();
        for (const Json& figure : position["figures"]) {
            for (const Json& attachment : figure["attachments"]) {
                ghosts += attachment["count"].get<std::size_t>();
                ghosts_seen += attachment["count"].get<std::size_t>();
            }
            const Json& feature = position["features"][figure["feature"].get<std::size_t>()];
            Json here = figure["on"];
            here.erase("place");
            CHECK(std::find(feature["members"].begin(), feature["members"].end(), here) != feature["members"].end());
        }
        CHECK(ghosts == 15);
        std::size_t ways = 0;
        for (const Json& square : position["open_squares"]) {
            ways += square["degrees"].size();
        }
        CHECK(ways == (game.asks<PlaceStep>() ? choices.count() : 0));
        game.play(choices.nth(random.below(choices.count())), choices, listener);
    }
    CHECK(ghosts_seen > 0);
}
