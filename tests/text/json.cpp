#include "carcassonne/text/json.hpp"

#include "carcassonne/text/action_parser.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/modules/inns_and_cathedrals.hpp"
#include "carcassonne/modules/river.hpp"
#include "carcassonne/runtime/mission_rules.hpp"

#include "small_game.hpp"

#include "catch.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

Json parsed(std::string_view text) { return Json::parse(text.begin(), text.end()); }

Setup<BaseGame> small_setup() {
    Options<BaseGame> options;
    options.draws = Draws::from_script;
    options.tiles = test::small_tiles();
    options.script = {"BA/C", "BA/RFr", "BA/C"};
    options.plays_forced = false;
    auto setup = make_setup(options);
    REQUIRE(setup);
    return *std::move(setup);
}
template <class Rules>
void play(Game<Rules>& game, std::string_view words) {
    INFO(words);
    const auto answer = parse_answer(words, game);
    REQUIRE(answer);
    game.play(*answer);
}
/// The element of a list whose member has this value.
Json find_in(const Json& list, const char* member, const Json& value) {
    for (const Json& element : list) {
        if (element[member] == value) {
            return element;
        }
    }
    return Json();
}

}  // namespace

TEST_CASE("a position tells what lies on the table before the first turn", "[text][json]") {
    const auto setup = small_setup();
    const Game<BaseGame> game(setup);
    const Json position = json_of_position(game, {"ann", "bob"});
    CHECK(position["form"] == "position");
    CHECK(position["finished"] == false);
    CHECK(position["decision"] == parsed(R"({"player": 0, "by_nature": false, "step": "place", "answers": 4})"));
    CHECK(position["turn"] == parsed(R"({"player": 0, "tile_at_hand": "BA/C", "tile_placed": null})"));
    CHECK(position["players"] == parsed(R"([
        {"name": "ann", "points": 0, "track": [{"figure": "score meeple", "points": 0}],
         "at_hand": [{"figure": "meeple", "count": 7}], "in_reserve": [{"figure": "meeple", "count": 0}], "numbers": []},
        {"name": "bob", "points": 0, "track": [{"figure": "score meeple", "points": 0}],
         "at_hand": [{"figure": "meeple", "count": 7}], "in_reserve": [{"figure": "meeple", "count": 0}], "numbers": []}
    ])"));
    CHECK(position["leaders"] == parsed("[0, 1]"));
    CHECK(position["tiles"] == parsed(R"([
        {"tile": "BA/RCr", "x": 0, "y": 0, "degrees": 0, "segments": [
            {"place": "city N", "feature": 0}, {"place": "road E.W", "feature": 1},
            {"place": "field EL.WR", "feature": 2}, {"place": "field ER.SL.SR.WL", "feature": 3}]}
    ])"));
    CHECK(position["last_tile"] == nullptr);
    // The cap of a city fits above the city, and below with any side but its city to the start tile.
    CHECK(position["open_squares"] == parsed(R"([
        {"x": -1, "y": 0, "degrees": []}, {"x": 0, "y": -1, "degrees": [180]},
        {"x": 0, "y": 1, "degrees": [90, 180, 270]}, {"x": 1, "y": 0, "degrees": []}
    ])"));
    CHECK(position["figures"] == Json::array());
    CHECK(position["state"] == Json::object());
    CHECK(position["attachments_left"] == Json::array());
    CHECK(position["tiles_left"] == parsed(R"({"total": 2, "kinds": [
        {"tile": "BA/C", "count": 1}, {"tile": "BA/RFr", "count": 1}]})"));
}

TEST_CASE("a position tells features with their tiles, edges and owners", "[text][json]") {
    const auto setup = small_setup();
    Game<BaseGame> game(setup);
    play(game, "place 0 -1 turned 180");
    Json position = json_of_position(game);
    // The two caps are one city; the fields beside them do not touch each other.
    CHECK(position["features"] == parsed(R"([
        {"kind": "city", "at": {"x": 0, "y": 0, "segment": 0, "place": "city N"},
         "members": [{"x": 0, "y": 0, "segment": 0}, {"x": 0, "y": -1, "segment": 0}],
         "complete": true, "tiles": 2, "open_edges": 0, "pennants": 0, "owners": []},
        {"kind": "road", "at": {"x": 0, "y": 0, "segment": 1, "place": "road E.W"},
         "members": [{"x": 0, "y": 0, "segment": 1}],
         "complete": false, "tiles": 1, "open_edges": 2, "pennants": 0, "owners": []},
        {"kind": "field", "at": {"x": 0, "y": 0, "segment": 2, "place": "field EL.WR"},
         "members": [{"x": 0, "y": 0, "segment": 2}],
         "complete": false, "tiles": 1, "open_edges": 2, "pennants": 0, "owners": []},
        {"kind": "field", "at": {"x": 0, "y": 0, "segment": 3, "place": "field ER.SL.SR.WL"},
         "members": [{"x": 0, "y": 0, "segment": 3}],
         "complete": false, "tiles": 1, "open_edges": 4, "pennants": 0, "owners": []},
        {"kind": "field", "at": {"x": 0, "y": -1, "segment": 1, "place": "field NL.NR.EL.ER.WL.WR"},
         "members": [{"x": 0, "y": -1, "segment": 1}],
         "complete": false, "tiles": 1, "open_edges": 6, "pennants": 0, "owners": []}
    ])"));
    const Json cap = parsed(R"({"tile": "BA/C", "x": 0, "y": -1, "degrees": 180})");
    CHECK(position["turn"]["tile_at_hand"] == nullptr);
    CHECK(position["turn"]["tile_placed"] == cap);
    CHECK(position["last_tile"] == cap);
    CHECK(position["players"][1]["name"] == "blue");
    for (const Json& square : position["open_squares"]) {
        CHECK(square["degrees"] == Json::array());
    }

    play(game, "pass");
    play(game, "place 1 0 turned 0");
    play(game, "deploy meeple on road E.W");
    position = json_of_position(game);
    CHECK(position["figures"] == parsed(R"([
        {"player": 1, "figure": "meeple", "on": {"x": 1, "y": 0, "segment": 0, "place": "road E.W"}, "feature": 1,
         "attachments": []}
    ])"));
    CHECK(position["features"][1]["tiles"] == 2);
    CHECK(position["features"][1]["owners"] == parsed("[1]"));
    CHECK(position["players"][1]["at_hand"] == parsed(R"([{"figure": "meeple", "count": 6}])"));
}

TEST_CASE("a position after the game tells who has won", "[text][json]") {
    const auto setup = small_setup();
    Game<BaseGame> game(setup);
    for (const char* const words : {"place 0 -1 turned 180", "deploy meeple on city S", "place 1 0 turned 0",
                                    "deploy meeple on road E.W", "place 0 1 turned 180", "deploy meeple on city S"}) {
        play(game, words);
    }
    const Json position = json_of_position(game);
    CHECK(position["finished"] == true);
    CHECK(position["decision"] == nullptr);
    CHECK(position["turn"] == nullptr);
    // 4 for the city of two tiles and 1 for the open one, against 2 for the road.
    CHECK(position["players"][0]["points"] == 5);
    CHECK(position["players"][1]["points"] == 2);
    CHECK(position["leaders"] == parsed("[0]"));
    CHECK(position["tiles_left"] == parsed(R"({"total": 0, "kinds": []})"));
    CHECK(json_of_answers(game) == parsed(R"({"form": "answers", "version": 1, "player": null, "by_nature": false,
                                              "step": null, "answers": []})"));
}

TEST_CASE("answers come with their words, their parts and their number", "[text][json]") {
    const auto setup = small_setup();
    Game<BaseGame> game(setup);
    Json answers = json_of_answers(game);
    CHECK(answers["player"] == 0);
    CHECK(answers["step"] == "place");
    REQUIRE(answers["answers"].size() == 4);
    CHECK(find_in(answers["answers"], "action", "place 0 -1 turned 180")["parts"] ==
          parsed(R"([{"square": {"x": 0, "y": -1}}, {"degrees": 180}])"));

    play(game, "place 0 -1 turned 180");
    answers = json_of_answers(game);
    REQUIRE(answers["answers"].size() == 3);
    const Json pass = find_in(answers["answers"], "action", "pass");
    CHECK(pass["verb"] == "pass");
    CHECK(pass["parts"] == Json::array());
    const Json deploy = find_in(answers["answers"], "action", "deploy meeple on city S");
    CHECK(deploy["verb"] == "deploy");
    CHECK(deploy["parts"] ==
          parsed(R"([{"figure": "meeple"}, {"on": {"x": 0, "y": -1, "segment": 0, "place": "city S"}}])"));
    // The number is that of the game's own list.
    const auto number = deploy["number"].get<std::uint32_t>();
    CHECK(action_text(game.choices().nth(number), game) == "deploy meeple on city S");
    for (std::uint32_t i = 0; i < 3; ++i) {
        CHECK(answers["answers"][i]["number"] == i);
    }
}

TEST_CASE("draws are answers of nobody", "[text][json]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    const auto setup = make_setup(options);
    REQUIRE(setup);
    const Game<BaseGame> game(*setup);
    const Json answers = json_of_answers(game);
    CHECK(answers["player"] == nullptr);
    CHECK(answers["by_nature"] == true);
    CHECK(answers["step"] == "draw");
    CHECK(find_in(answers["answers"], "action", "draw BA/L")["parts"] == parsed(R"([{"tile": "BA/L"}])"));
    const Json position = json_of_position(game);
    CHECK(position["decision"]["player"] == nullptr);
    CHECK(position["decision"]["by_nature"] == true);
    CHECK(position["turn"] == parsed(R"({"player": 0, "tile_at_hand": null, "tile_placed": null})"));
}

TEST_CASE("answers of other verbs tell all their parts", "[text][json]") {
    const auto setup = make_setup<MissionRules>();
    REQUIRE(setup);
    const Game<MissionRules> game(*setup, 1);
    const detail::JsonNouns<MissionRules> nouns(game);
    const auto parts_of = [&](const auto& action) {
        Json parts = Json::array();
        std::remove_cvref_t<decltype(action)>::each_part(action, detail::JsonActionParts<MissionRules>(nouns, parts));
        return parts;
    };
    // The game begins with a piece of four tiles whose north-western one, at 0 0, has a road in the west.
    CHECK(parts_of(SwapFigures{meeple, {{0, 0}, 0}, PlayerId(1), meeple, {{0, 0}, 99}}) ==
          parsed(R"([{"figure": "meeple"}, {"on": {"x": 0, "y": 0, "segment": 0, "place": "road W"}}, {"player": 1},
                     {"figure": "meeple"}, {"on": null}])"));
    CHECK(parts_of(DrawMessage{Message::pennants}) == parsed(R"([{"word": "pennants"}])"));
    CHECK(parts_of(MoveScoringFigure{ScoringFigure(1)}) == parsed(R"([{"scoring_figure": "messenger"}])"));
    CHECK(parts_of(ChooseFirstPlayer{PlayerId(1)}) == parsed(R"([{"player": 1}])"));
}

TEST_CASE("names are told as they are given", "[text][json]") {
    const auto setup = small_setup();
    Game<BaseGame> game(setup);
    const Json players = json_of_position(game, {"Anna Maria", ""})["players"];
    CHECK(players[0]["name"] == "Anna Maria");
    CHECK(players[1]["name"] == "blue");
    // Bytes that are no UTF-8 become the sign of what is unknown.
    const std::string text = json_text(json_of_position(game, {"\xff"}));
    CHECK(text.find("\"name\":\"\xef\xbf\xbd\"") != std::string::npos);
}

namespace {

struct RiverGame : Ruleset<Base, Farmers, Optional<River>, Optional<InnsAndCathedrals>> {};

}  // namespace

TEST_CASE("rules list what can be chosen and what is played", "[text][json]") {
    Options<RiverGame> options;
    options.players = 3;
    options.enable<InnsAndCathedrals>();
    options.of<Base>().small_city = true;
    const auto setup = make_setup(options);
    REQUIRE(setup);
    const Json rules = json_of_rules(*setup);
    CHECK(rules["rules"] == "base+farmers+inns_and_cathedrals");
    CHECK(rules["players"] == 3);
    CHECK(rules["draws"] == "seed");
    // 72 tiles of the base game and 18 of the expansion.
    CHECK(rules["tile_count"] == 90);
    REQUIRE(rules["modules"].size() == 4);
    const Json& base = rules["modules"][0];
    CHECK(base["id"] == "base");
    CHECK(base["title"] == "Base game");
    CHECK(base["played"] == true);
    CHECK(base["can_be_left_out"] == false);
    CHECK(find_in(base["options"], "name", "small_city") ==
          parsed(R"({"name": "small_city", "value": "on", "values": ["off", "on"]})"));
    CHECK(find_in(base["options"], "name", "edition") ==
          parsed(R"({"name": "edition", "value": "c3", "values": ["c1", "c2", "c3"]})"));
    const Json& river_module = rules["modules"][2];
    CHECK(river_module["id"] == "river");
    CHECK(river_module["played"] == false);
    CHECK(river_module["can_be_left_out"] == true);
    CHECK(river_module["needs"] == parsed(R"(["base"])"));
    CHECK(find_in(rules["features"], "kind", "road") ==
          parsed(R"({"kind": "road", "growth": "closes", "scored": true})"));
    CHECK(find_in(rules["features"], "kind", "field") ==
          parsed(R"({"kind": "field", "growth": "endless", "scored": true})"));
    // Gardens are printed on the tiles, but without the abbot nobody scores them.
    CHECK(find_in(rules["features"], "kind", "garden")["scored"] == false);
    CHECK(
        find_in(rules["figures"], "figure", "meeple") ==
        parsed(R"({"figure": "meeple", "module": "base", "count": 7, "in_reserve": 0, "role": "follower", "strength": 1,
                     "stands_on": ["road", "city", "field", "monastery"]})"));
    CHECK(find_in(rules["figures"], "figure", "large meeple")["strength"] == 2);
    CHECK(find_in(rules["scoring_figures"], "figure", "score meeple")["module"] == "base");
    CHECK(find_in(rules["tiles"], "tile", "BA/RCr") ==
          parsed(R"({"tile": "BA/RCr", "count": 4, "start": true, "segments": [
        {"kind": "city", "sides": ["N"], "half_sides": [], "pennants": 0, "borders": [], "marks": []},
        {"kind": "road", "sides": ["E", "W"], "half_sides": [], "pennants": 0, "borders": [], "marks": []},
        {"kind": "field", "sides": [], "half_sides": ["EL", "WR"], "pennants": 0, "borders": [0], "marks": []},
        {"kind": "field", "sides": [], "half_sides": ["ER", "SL", "SR", "WL"], "pennants": 0, "borders": [], "marks": []}],
        "marks": []})"));
    CHECK(find_in(rules["tiles"], "tile", "IC/RFr.iG")["segments"][0]["marks"] == parsed(R"(["inn"])"));
}

TEST_CASE("rules tell what modules do to the supplies, and what can stand with figures [GCC-03]",
          "[text][json][GCC-03]") {
    const auto setup = make_setup<MissionRules>();
    REQUIRE(setup);
    const Json rules = json_of_rules(*setup);
    CHECK(find_in(rules["figures"], "figure", "meeple")["count"] == 5);
    const Json guards = find_in(rules["figures"], "figure", "guard");
    CHECK(guards["count"] == 2);
    CHECK(guards["in_reserve"] == 3);
    // The third ghost sends a meeple home (GCC-17), so that no more than two are ever seen with one.
    CHECK(find_in(rules["attachments"], "attachment", "ghost") ==
          parsed(R"({"attachment": "ghost", "module": "ghosts", "count": 15, "most": 2, "sends_away": 3})"));
    CHECK(find_in(rules["scoring_figures"], "figure", "messenger")["module"] == "messages");
}

TEST_CASE("a feature on which nobody stands is not scored [RIV-03]", "[text][json][RIV-03]") {
    Options<RiverGame> options;
    options.enable<River>();
    const auto setup = make_setup(options);
    REQUIRE(setup);
    const Json rules = json_of_rules(*setup);
    CHECK(find_in(rules["features"], "kind", "river") ==
          parsed(R"({"kind": "river", "growth": "endless", "scored": false})"));
    CHECK(find_in(rules["features"], "kind", "monastery")["scored"] == true);
}
