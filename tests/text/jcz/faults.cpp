#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/jcz.hpp"

#include "catch.hpp"
#include "text/jcz/texts.hpp"

#include <string>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::commit;
using test::deploy;
using test::JczText;
using test::pass;
using test::place;
using test::three_turns;
using test::undo;

namespace {

/// What is wrong, one fault after the other.
std::string faults_of(const std::string& text) {
    const auto game = import_jcz<StandardRules>(text);
    std::string told;
    if (!game) {
        for (const JczFault& fault : game.error()) {
            told += (told.empty() ? "" : "; ") + text_of(fault);
        }
    }
    return told.empty() ? "nothing is wrong" : told;
}

/// A sound game with one piece of its text changed, and what is told of it.
struct Broken {
    std::string piece;
    std::string instead;
    std::string told;
};

/// The three turns of `three_turns()` with an assertion.
std::string sound_text() {
    JczText text = three_turns();
    text.assertions = {"Ada has 7 points"};
    return text.text();
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

}  // namespace

TEST_CASE("what is no saved game is refused", "[text][jcz]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "the file: expected JSON, found the end in line 1, column 1"},
        {" ", "the file: expected JSON, found the end in line 1, column 2"},
        {"{", "the file: expected JSON, found the end in line 1, column 2"},
        {"{\n\"setup\": }", "the file: expected JSON, found something else in line 2, column 10"},
        {"{} {}", "the file: expected JSON, found something else in line 1, column 4"},
        {"\xff", "the file: expected JSON, found something else in line 1, column 1"},
        {"{\"setup\": 1e999}", "the file: expected JSON, found something else in line 1, column 15"},
        {"null", "the file: a saved game is a JSON object"},
        {"7", "the file: a saved game is a JSON object"},
        {"[]", "the file: a saved game is a JSON object"},
        {"\"setup\"", "the file: a saved game is a JSON object"},
        {nested(32), "the file: a saved game is a JSON object"},
        {nested(33), "the file: expected lists and objects at most 32 deep, found deeper ones"},
        {nested(100000), "the file: expected lists and objects at most 32 deep, found deeper ones"},
        {std::string(100000, '['), "the file: expected lists and objects at most 32 deep, found deeper ones"},
        {"{}", "/setup: the set-up is missing; it must be an object; /players: the list of players is missing; it must "
               "be a list; /replay: the list of moves is missing; it must be a list"},
    };
    for (const auto& [text, told] : cases) {
        INFO(text.substr(0, 40));
        CHECK(faults_of(text) == told);
    }
}

TEST_CASE("a saved game with one fault is refused with its place", "[text][jcz]") {
    const std::string sets = R"("sets": {"basic:1": 1})";
    const std::string elements = R"("elements": {"small-follower": 7, "farmers": true})";
    const std::string start = R"({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0})";
    const std::string players = R"([{"name": "Ada", "slot": 0}, {"name": "Bert", "slot": 1}])";
    const std::string placed = R"({"tileId": "BA/C", "rotation": "R180", "position": [0, -1]})";
    const std::string deployed =
        R"({"meepleId": "0.small.1", "pointer": {"position": [0, -1], "feature": "City", "location": "S"}})";
    const std::vector<Broken> cases{
        // The set-up.
        {sets, R"("sets": [])", "/setup/sets: the sets of tiles must be an object"},
        {sets, R"("sets": null)", "/setup/sets: the sets of tiles is missing; it must be an object"},
        {sets, R"("sets": {})", "/setup/sets: a game needs the tiles of the base game"},
        {sets, R"("sets": {"basic:1": "1"})",
         "/setup/sets/basic:1: how often the set is there must be a whole number from 0 to 100"},
        {sets, R"("sets": {"basic:1": -1})",
         "/setup/sets/basic:1: how often the set is there must be a whole number from 0 to 100"},
        {sets, R"("sets": {"basic:1": 1.5})",
         "/setup/sets/basic:1: how often the set is there must be a whole number from 0 to 100"},
        {sets, R"("sets": {"basic:1": 18446744073709551615})",
         "/setup/sets/basic:1: how often the set is there must be a whole number from 0 to 100"},
        {sets, R"("sets": {"basic:1": 1, "basic:2": 1})",
         "/setup/sets/basic:2: here it cannot be mixed with the other tiles of the module base"},
        {sets, R"("sets": {"basic:1": 1, "river/1:1": 1, "river/2:1": 1})",
         "/setup/sets/river~12:1: here it cannot be mixed with the other tiles of the module river"},
        {sets, R"("sets": {"basic:1": 1, "a~b": 1})", "/setup/sets/a~0b: no module here has the set a~b"},
        {sets, R"("sets": {"basic:1": 2})",
         "/setup/sets/basic:1: here each set of tiles is played once; /setup/sets: a game needs the tiles of the base "
         "game"},
        {elements, R"("elements": 7)", "/setup/elements: the elements of the rules must be an object"},
        {elements, R"("elements": {"small-follower": 7, "farmers": "yes"})",
         "/setup/elements/farmers: an element must be a whole number from 0 to 100"},
        {elements, R"("elements": {"small-follower": 7, "farmers": null})",
         "/setup/elements/farmers: an element is missing; it must be a whole number from 0 to 100"},
        {elements, R"("elements": {"farmers": true})",
         "/setup/elements: the element small-follower is played with 7 here, not with 0"},
        {elements, R"("elements": {"small-follower": 7, "builder": 1})",
         "/setup/elements/builder: here there is no builder without pig"},
        {elements, R"("elements": {"small-follower": 7, "traders": true})",
         "/setup/elements/traders: here there is no traders without builder"},
        {elements, R"("elements": {"small-follower": 7, "cathedral": true})",
         "/setup/elements/cathedral: here there is no cathedral without big-follower"},
        {R"("rules": {})", R"("rules": [])", "/setup/rules: the rules must be an object"},
        {R"("rules": {})", R"("rules": {"tiny-city-scoring": 2})",
         "/setup/rules/tiny-city-scoring: a rule must be a text"},
        {R"("rules": {})", R"("rules": {"gq11": true})", "/setup/rules/gq11: no module here has the rule gq11"},
        {"[" + start + "]", "7", "/setup/start: the list of tiles at the start must be a list"},
        {start, "7", "/setup/start/0: a tile at the start must be an object"},
        {"[" + start + "]", "[]", "/setup/start: no tile lies on the square (0, 0), where every game begins (SET-20)"},
        {R"("tile": "BA/RCr")", R"("tile": "BA/none")", "/setup/start/0/tile: the game has no tile \"BA/none\""},
        {R"("tile": "BA/RCr")", R"("tile": null)", "/setup/start/0/tile: the tile is missing; it must be a text"},
        {R"("x": 0)", R"("x": 1)", "/setup/start: no tile lies on the square (0, 0), where every game begins (SET-20)"},
        {R"("x": 0)", R"("x": 1001)", "/setup/start/0/x: a coordinate must be a whole number from -1000 to 1000"},
        {R"("rotation": 0)", R"("rotation": 45)", "/setup/start/0/rotation: the rotation must be 0, 90, 180 or 270"},
        {R"("rotation": 0)", R"("rotation": 360)",
         "/setup/start/0/rotation: the rotation must be a whole number from 0 to 270"},
        {"[" + start + "]", "[" + start + ", " + start + "]", "/setup/start: two tiles lie on one square (BAS-04)"},
        // The players.
        {players, "[]", "/players: a game has 1 to 6 players"},
        {players, R"({"name": "Ada"})", "/players: the list of players must be a list"},
        {players, R"(["Ada"])", "/players/0: a player must be an object; /players: a game has 1 to 6 players"},
        {players, R"([{"name": "Ada"}, {"name": "Ada"}])", "/players/1/name: two players have the same name"},
        {players, R"([{"name": 7}, {"name": "Ada"}])", "/players/0/name: the name of a player must be a text"},
        {players,
         R"([{"name": "A"}, {"name": "B"}, {"name": "C"}, {"name": "D"}, {"name": "E"}, {"name": "F"}, {"name": "G"}])",
         "/players: a game has 1 to 6 players"},
        // The form of the moves.
        {R"({"type": "PLACE_TILE", "payload": )" + placed + "}", "7", "/replay/0: a move must be an object"},
        {R"("type": "PLACE_TILE", )", "", "/replay/0/type: the type of a move is missing; it must be a text"},
        {R"("type": "PLACE_TILE", )", R"("type": 7, )", "/replay/0/type: the type of a move must be a text"},
        {R"("type": "PLACE_TILE", )", R"("type": "", )", "/replay/0/type: a move has a type"},
        {R"("type": "PLACE_TILE", )", R"("type": "place_tile", )",
         "/replay/0/type: no module here has the move place_tile"},
        {placed, "null", "/replay/0/payload: the placement is missing; it must be an object"},
        {R"("tileId": "BA/C")", R"("tileId": ["BA/C"])", "/replay/0/payload/tileId: the tile must be a text"},
        {R"("rotation": "R180")", R"("rotation": "R45")",
         "/replay/0/payload/rotation: the rotation must be R0, R90, R180 or R270"},
        {R"("rotation": "R180")", R"("rotation": 180)", "/replay/0/payload/rotation: the rotation must be a text"},
        {"\"position\": [0, -1]}}", "\"position\": [0]}}",
         "/replay/0/payload/position: the square must have two numbers"},
        {"\"position\": [0, -1]}}", "\"position\": [0, -1, 0]}}",
         "/replay/0/payload/position: the square must have two numbers"},
        {"\"position\": [0, -1]}}", "\"position\": {}}}", "/replay/0/payload/position: the square must be a list"},
        {"\"position\": [0, -1]}}", "\"position\": [0, -99999999999]}}",
         "/replay/0/payload/position/1: a coordinate must be a whole number from -1000 to 1000"},
        {deployed, "[]", "/replay/1/payload: what is deployed must be an object"},
        {R"("pointer": {"position": [0, -1], "feature": "City", "location": "S"})", R"("pointer": "City")",
         "/replay/1/payload/pointer: the place must be an object"},
        {R"("meepleId": "0.small.1", "pointer": {"position": [0, -1])",
         R"("meepleId": 0, "pointer": {"position": [0, -1])", "/replay/1/payload/meepleId: the figure must be a text"},
        {R"("feature": "City")", R"("feature": 1)", "/replay/1/payload/pointer/feature: the feature must be a text"},
        {R"("location": "S")", R"("location": {})", "/replay/1/payload/pointer/location: the location must be a text"},
        // The rest.
        {R"({"endTurn": 3})", "7", "/gameAnnotations: what was noted of the game must be an object"},
        {R"({"endTurn": 3})", R"({"endTurn": 0})",
         "/gameAnnotations/endTurn: the last turn must be a whole number from 1 to 10000"},
        {R"({"endTurn": 3})", R"({"endTurn": "3"})",
         "/gameAnnotations/endTurn: the last turn must be a whole number from 1 to 10000"},
        {R"("description": "by hand")", R"("description": 7)", "/test/description: what is tested must be a text"},
        {R"(["Ada has 7 points"])", R"("Ada has 7 points")", "/test/assertions: the list of assertions must be a list"},
        {R"(["Ada has 7 points"])", "[7]", "/test/assertions/0: an assertion must be a text"},
        {R"({"description": "by hand", "assertions": ["Ada has 7 points"]})", "7", "/test: the test must be an object"},
        // Moves that are not legal.
        {R"("tileId": "BA/C")", R"("tileId": "BA/none")", "/replay/0/payload/tileId: the game has no tile \"BA/none\""},
        {R"("tileId": "BA/C")", R"("tileId": "BA/L")",
         "/replay/0/payload: an edge shows other terrain than the neighbour (BAS-04)"},
        {"\"position\": [0, -1]}}", "\"position\": [0, -2]}}",
         "/replay/0/payload: no tile is next to this square (BAS-04)"},
        {"\"position\": [0, -1]}}", "\"position\": [0, 0]}}", "/replay/0/payload: a tile lies there already (BAS-04)"},
        {R"("rotation": "R180")", R"("rotation": "R0")",
         "/replay/0/payload: an edge shows other terrain than the neighbour (BAS-04)"},
        {R"("meepleId": "0.small.1", "pointer": {"position": [0, -1])",
         R"("meepleId": "1.small.1", "pointer": {"position": [0, -1])",
         "/replay/1/payload/meepleId: the figure \"1.small.1\" is not one of player 0, whose turn it is"},
        {R"("meepleId": "0.small.1", "pointer": {"position": [0, -1])",
         R"("meepleId": "0.wagon.1", "pointer": {"position": [0, -1])",
         "/replay/1/payload/meepleId: these rules have no figure \"0.wagon.1\""},
        {R"("meepleId": "0.small.1", "pointer": {"position": [0, -1])",
         R"("meepleId": "small", "pointer": {"position": [0, -1])",
         "/replay/1/payload/meepleId: these rules have no figure \"small\""},
        {R"("meepleId": "0.small.1", "pointer": {"position": [0, -1])",
         R"("meepleId": "0.big.1", "pointer": {"position": [0, -1])",
         "/replay/1/payload: there is no such figure in the supply (BAS-06)"},
        {R"("feature": "City")", R"("feature": "Tower")",
         "/replay/1/payload/pointer: these rules have no feature \"Tower\""},
        {R"("feature": "City")", R"("feature": "")", "/replay/1/payload/pointer: these rules have no feature \"\""},
        {R"("location": "S")", R"("location": "X")", "/replay/1/payload/pointer: \"X\" is no location of a City"},
        {R"("location": "S")", R"("location": "SS")", "/replay/1/payload/pointer: \"SS\" is no location of a City"},
        {R"("location": "S")", R"("location": "")", "/replay/1/payload/pointer: \"\" is no location of a City"},
        {R"("location": "S")", R"("location": "_")", "/replay/1/payload/pointer: \"_\" is no location of a City"},
        {R"("location": "S")", R"("location": "N")", "/replay/1/payload/pointer: the tile BA/C shows no City N there"},
        {R"("feature": "City", "location": "S")", R"("feature": "Field", "location": "NL.NL")",
         "/replay/1/payload/pointer: \"NL.NL\" is no location of a Field"},
        {R"("feature": "City", "location": "S")", R"("feature": "Field", "location": "NL.")",
         "/replay/1/payload/pointer: \"NL.\" is no location of a Field"},
        {R"({"position": [0, -1], "feature": "City", "location": "S"})",
         R"({"position": [0, 0], "feature": "City", "location": "N"})",
         "/replay/1/payload/pointer: a figure is deployed on the tile just placed (BAS-06)"},
        {R"({"position": [0, -1], "feature": "City", "location": "S"})",
         R"({"position": [5, 5], "feature": "City", "location": "N"})",
         "/replay/1/payload/pointer: no tile lies there"},
        {R"({"endTurn": 3})", R"({"endTurn": 2})", "/replay/6: PLACE_TILE: the game is over"},
    };
    REQUIRE(cases.size() >= 60);
    const std::string sound = sound_text();
    REQUIRE(faults_of(sound) == "nothing is wrong");
    for (const Broken& broken : cases) {
        INFO(broken.piece << " -> " << broken.instead);
        const std::size_t place = sound.find(broken.piece);
        REQUIRE(place != std::string::npos);
        std::string text = sound;
        text.replace(place, broken.piece.size(), broken.instead);
        CHECK(faults_of(text) == broken.told);
    }
}

TEST_CASE("moves out of order are refused", "[text][jcz]") {
    struct Case {
        std::vector<std::string> moves;
        std::string told;
    };
    const std::string city_tile = place("BA/C", 0, -1, 180);
    const std::string road_tile = place("BA/RFr", 1, 0, 0);
    const std::string on_city = deploy("0.small.1", "City", "S", 0, -1);
    const std::vector<Case> cases{
        {{commit}, "/replay/0: COMMIT: no tile has been placed in this turn"},
        {{pass}, "/replay/0: PASS: this is not the time for it (BAS-06)"},
        {{undo}, "/replay/0: UNDO: this turn has no move that could be taken back"},
        {{on_city}, "/replay/0: DEPLOY_MEEPLE: this is not the time for it (BAS-06)"},
        {{test::take_back("0.abbot.1", "Garden", 0, 0)},
         "/replay/0: RETURN_MEEPLE: this is not the time for it (BAS-06)"},
        {{city_tile, commit}, "/replay/1: COMMIT: the player has neither deployed a figure nor passed"},
        {{city_tile, road_tile}, "/replay/1: PLACE_TILE: the turn before has no COMMIT"},
        {{city_tile, pass, road_tile}, "/replay/2: PLACE_TILE: the turn before has no COMMIT"},
        {{city_tile, pass, pass}, "/replay/2: PASS: this is not the time for it (BAS-06)"},
        {{city_tile, on_city, on_city}, "/replay/2: DEPLOY_MEEPLE: this is not the time for it (BAS-06)"},
        {{city_tile, pass, commit, commit}, "/replay/3: COMMIT: no tile has been placed in this turn"},
        {{city_tile, pass, commit, undo}, "/replay/3: UNDO: this turn has no move that could be taken back"},
        {{city_tile, test::take_back("0.abbot.1", "Garden", 0, 0)},
         "/replay/1/payload/pointer: no abbot can be taken back from there (ABB-03)"},
        {{city_tile, test::take_back("1.abbot.1", "Garden", 0, 0)},
         "/replay/1/payload/pointer/meepleId: the figure \"1.abbot.1\" is not one of player 0, whose turn it is"},
        // There is one crossing of four roads.
        {{place("BA/RRRR", 1, 0, 0), pass, commit, place("BA/RRRR", 2, 0, 0)},
         "/replay/3/payload/tileId: no tile of this kind is left to draw (BAS-04)"},
        // All round the table is field, save for two roads: a tile of four cities fits nowhere.
        {{place("BA/C", 0, -1, 180), pass, commit, place("BA/Cccc+", 1, 0, 0)},
         "/replay/3: this tile fits nowhere (BAS-05)"},
        {{road_tile, deploy("0.small.1", "Road", "WE", 1, 0), commit, place("BA/RFr", 2, 0, 0),
          deploy("1.small.1", "Road", "WE", 2, 0)},
         "/replay/4/payload: the feature holds a meeple already (BAS-06)"},
    };
    for (const Case& one : cases) {
        JczText text;
        text.moves = one.moves;
        INFO(one.told);
        CHECK(faults_of(text.text()) == one.told);
    }
}

TEST_CASE("a tile that is placed too often is a fault of its move, also where the last turn is known", "[text][jcz]") {
    JczText text;
    text.moves = {place("BA/RRRR", 1, 0, 0), pass, commit, place("BA/RRRR", 2, 0, 0), pass, commit};
    text.end_turn = 2;
    CHECK(faults_of(text.text()) == "/replay/3/payload/tileId: no tile of this kind is left to draw (BAS-04)");
}

TEST_CASE("of a file with very many faults not all are told", "[text][jcz]") {
    JczText text;
    text.moves.assign(1000, "7");
    const auto game = import_jcz<StandardRules>(text.text());
    REQUIRE_FALSE(game);
    CHECK(game.error().size() == 20);
}

TEST_CASE("no change of a single byte is more than a fault", "[text][jcz]") {
    const std::string sound = sound_text();
    std::size_t refused = 0;
    for (std::size_t i = 0; i < sound.size(); ++i) {
        for (const char letter : {'\0', '"', '9', '\xc3'}) {
            std::string text = sound;
            text[i] = letter;
            refused += static_cast<std::size_t>(!import_jcz<StandardRules>(text));
        }
        std::string text = sound;
        text.erase(i, 1);
        refused += static_cast<std::size_t>(!import_jcz<StandardRules>(text));
        // The game ends with its last brace.
        REQUIRE_FALSE(import_jcz<StandardRules>(sound.substr(0, i)));
    }
    CHECK(refused > sound.size());
}
