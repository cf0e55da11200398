#include "carcassonne/text/jcz.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"

#include "catch.hpp"
#include "text/jcz/texts.hpp"

#include <string>
#include <utility>
#include <vector>

template carcassonne::Result<carcassonne::JczGame<carcassonne::StandardRules>, carcassonne::JczFaults>
    carcassonne::import_jcz<carcassonne::StandardRules>(std::string_view);

using namespace carcassonne;
using test::commit;
using test::deploy;
using test::JczText;
using test::pass;
using test::place;
using test::three_turns;
using test::undo;

namespace {

using Texts = std::vector<std::string>;
using Imported = Result<JczGame<StandardRules>, JczFaults>;

struct BaseAlone : Ruleset<Base> {};

std::string told(const JczFaults& faults) {
    std::string text;
    for (const JczFault& fault : faults) {
        text += text_of(fault) + "\n";
    }
    return text;
}
template <class Rules = StandardRules>
JczGame<Rules> imported(const JczText& text) {
    auto game = import_jcz<Rules>(text.text());
    if (!game) {
        FAIL(told(game.error()));
    }
    return *std::move(game);
}
template <class Rules = StandardRules>
Texts missing(const JczText& text) {
    const auto game = import_jcz<Rules>(text.text());
    return game ? Texts{"nothing"} : missing_in(game.error());
}
/// The sentences that are not true, and those that are not understood in brackets.
Texts not_true(const JczGame<StandardRules>& game) {
    Texts texts;
    for (const JczAssertion& assertion : game.assertions) {
        if (assertion.verdict == JczVerdict::not_understood) {
            texts.push_back("(" + assertion.sentence + ")");
        } else if (assertion.verdict == JczVerdict::fails) {
            texts.push_back(assertion.sentence + ": " + assertion.found);
        }
    }
    return texts;
}
int points(const JczGame<StandardRules>& game, std::size_t player) { return game.game.score(PlayerId::at(player)); }

}  // namespace

TEST_CASE("a saved game is played again", "[text][jcz][BAS-07][BAS-17]") {
    JczText text = three_turns();
    // The city has two tiles and closes; road and monastery are unfinished, with three tiles on the nine squares.
    text.assertions = {"Ada has 7 points",
                       "Ada scored city for 4 points",
                       "Ada scored monastery for 3 points",
                       "Bert has 2 points.",
                       "Bert scored road for 2 points.",
                       "Phase is GameOverPhase",
                       "Player can't pass",
                       "Undo is not allowed"};
    const auto game = imported(text);
    CHECK(not_true(game) == Texts{});
    CHECK(game.assertions.size() == text.assertions.size());
    CHECK(game.game.finished());
    CHECK(points(game, 0) == 7);
    CHECK(points(game, 1) == 2);
    CHECK(game.players == Texts{"Ada", "Bert"});
    CHECK(game.description == "by hand");
    CHECK(game.actions == Texts{"draw BA/C", "place 0 -1 turned 180", "deploy meeple on city S",   //
                                "draw BA/RFr", "place 1 0 turned 0", "deploy meeple on road E.W",  //
                                "draw BA/L", "place 0 1 turned 0", "deploy meeple on monastery"});
    CHECK(rules_text(game.options) == "base+farmers");
    CHECK(tile_sets_text(game.options) == "base-c1");
}

TEST_CASE("without a last turn the game goes on", "[text][jcz]") {
    JczText text = three_turns();
    text.end_turn = 0;
    text.assertions = {"Ada has 4 points", "Bert has 0 points", "Phase is TilePhase", "Player can't pass"};
    const auto game = imported(text);
    CHECK(not_true(game) == Texts{});
    CHECK_FALSE(game.game.finished());
    // 72 tiles, four of which lie on the table.
    CHECK(game.game.tiles_left() == 68);
    CHECK(game.game.part().player == PlayerId(1));
    text.end_turn = 4;
    CHECK_FALSE(imported(text).game.finished());
}

TEST_CASE("what was played can be said again and gives the same game", "[text][jcz]") {
    JczText text = three_turns();
    text.end_turn = 0;
    const auto game = imported(text);
    Game<StandardRules> again(*game.setup);
    for (const std::string& action : game.actions) {
        INFO(action);
        const auto token = parse_answer(action, again);
        REQUIRE(token);
        again.play(*token);
    }
    CHECK((again == game.game));
}

TEST_CASE("the game goes on from any rule set that has its modules", "[text][jcz]") {
    CHECK(imported<BaseGame>(three_turns()).game.finished());
    CHECK(missing<BaseAlone>(three_turns()) == Texts{"element farmers"});
    JczText text = three_turns();
    text.elements = R"({"small-follower": 7})";
    CHECK(imported<BaseAlone>(text).game.finished());
    CHECK(missing<BaseGame>(text) == Texts{"game without farmers"});
    text.elements = R"({"small-follower": 7, "farmers": false, "phantom": 1})";
    CHECK(missing<BaseAlone>(text) == Texts{"element phantom"});
    text.sets = R"({"basic:1": 1, "river/1:1": 1, "inns-and-cathedrals:1": 1})";
    CHECK(missing<BaseAlone>(text) == Texts{"set inns-and-cathedrals:1", "set river/1:1", "element phantom"});
}

TEST_CASE("a move can be taken back within its turn", "[text][jcz]") {
    JczText text;
    text.moves = {place("BA/C", 0, -1, 180), deploy("0.small.1", "City", "S", 0, -1), undo, pass};
    text.assertions = {"Phase is CommitActionPhase", "Undo is allowed", "Player can't pass", "Ada has 0 points"};
    const auto game = imported(text);
    CHECK(not_true(game) == Texts{});
    CHECK(game.actions == Texts{"draw BA/C", "place 0 -1 turned 180", "pass"});
    text.moves = {place("BA/C", 0, -1, 180), undo, place("BA/C", -1, 0, 0), pass, commit};
    text.assertions = {"Undo is not allowed"};
    CHECK(told(import_jcz<StandardRules>(text.text()).error()) ==
          "/replay/2/payload: an edge shows other terrain than the neighbour (BAS-04)\n");
    text.moves = {place("BA/C", 0, -1, 180), undo, place("BA/C", 0, 1, 180), pass, commit};
    CHECK(not_true(imported(text)) == Texts{});
    CHECK(imported(text).actions == Texts{"draw BA/C", "place 0 1 turned 180", "pass"});
    // What was taken back does not count for the last turn.
    text = three_turns();
    text.moves.insert(text.moves.begin(), {place("BA/L", 0, 1, 0), undo});
    CHECK(points(imported(text), 0) == 7);
}

TEST_CASE("before the turn is over its points are still to come", "[text][jcz]") {
    JczText text;
    text.moves = {place("BA/C", 0, -1, 180), deploy("0.small.1", "City", "S", 0, -1)};
    text.assertions = {"Phase is CommitActionPhase", "Ada has 0 points", "Undo is allowed"};
    CHECK(not_true(imported(text)) == Texts{});
    text.assertions = {"Ada scored city for 4 points"};
    CHECK(not_true(imported(text)) == Texts{"Ada scored city for 4 points: nothing"});
    text.moves.push_back(commit);
    text.assertions = {"Phase is TilePhase", "Ada has 4 points", "Ada scored city for 4 points", "Undo is not allowed"};
    CHECK(not_true(imported(text)) == Texts{});
}

TEST_CASE("an abbot is taken back from his garden", "[text][jcz][ABB-03]") {
    JczText text;
    text.sets = R"({"basic:2": 1})";
    text.elements = R"({"small-follower": 7, "farmers": true, "abbot": 1, "garden": true})";
    // The garden has a tile in the west, one in the south-west and one in the east: 4 with its own.
    text.moves = {place("BA/RFrG", 1, 0, 0),
                  deploy("0.abbot.1", "Garden", "I", 1, 0),
                  commit,  //
                  place("BA/L", 0, 1, 0),
                  pass,
                  commit,  //
                  place("BA/RFr", 2, 0, 180),
                  test::take_back("0.abbot.1", "Garden", 1, 0),
                  commit};
    text.assertions = {"Ada has 4 points", "Ada scored garden for 4 points", "Bert has 0 points"};
    const auto game = imported(text);
    CHECK(not_true(game) == Texts{});
    CHECK(game.actions.back() == "return 1 0");
    CHECK(rules_text(game.options) == "base+farmers+abbot");
    text.moves[7] = test::take_back("0.abbot.1", "Garden", 0, 1);
    CHECK(told(import_jcz<StandardRules>(text.text()).error()) ==
          "/replay/7/payload/pointer: no abbot can be taken back from there (ABB-03)\n");
    text.elements = R"({"small-follower": 7, "abbot": 1})";
    CHECK(missing(text) == Texts{"element abbot without garden"});
}

TEST_CASE("the phantom follows another figure", "[text][jcz][PHA-01]") {
    JczText text;
    text.elements = R"({"small-follower": 7, "farmers": true, "phantom": 1})";
    text.moves = {place("BA/RFr", 1, 0, 0), deploy("0.small.1", "Road", "EW", 1, 0)};
    text.assertions = {"Phase is PhantomPhase", "Player can pass", "Available action Meeple for Phantom",
                       "Meeple Phantom options: {Field,ER.SL.SR.WL,[1,0]}; {Field,WR.NL.NR.EL,[1,0]}"};
    CHECK(not_true(imported(text)) == Texts{});
    text.assertions = {"Available action Meeple for SmallFollower"};
    CHECK(not_true(imported(text)) == Texts{"Available action Meeple for SmallFollower: 0 places"});
    text.moves.push_back(deploy("0.phantom.1", "Field", "NL.NR.EL.WR", 1, 0));
    text.moves.push_back(commit);
    CHECK(imported(text).actions.back() == "deploy phantom on field NL.NR.EL.WR");
}

TEST_CASE("a builder brings a second tile, after which the turn is over", "[text][jcz][TRA-03]") {
    JczText text;
    text.sets = R"({"basic:1": 1, "traders-and-builders:1": 1})";
    text.elements = R"({"small-follower": 7, "farmers": true, "builder": 1, "pig": 1, "traders": true})";
    text.moves = {place("BA/RFr", 1, 0, 0),
                  deploy("0.small.1", "Road", "WE", 1, 0),
                  commit,  //
                  place("BA/L", 0, 1, 0),
                  pass,
                  commit,  //
                  place("BA/RFr", 2, 0, 0),
                  deploy("0.builder.1", "Road", "WE", 2, 0),
                  commit,  //
                  place("BA/L", 1, 1, 0),
                  pass,
                  commit,  //
                  place("BA/RFr", 3, 0, 0),
                  pass,
                  commit,  //
                  place("BA/L", 2, 1, 0),
                  deploy("0.small.2", "Monastery", "I", 2, 1),
                  commit};
    text.assertions = {"Phase is TilePhase"};
    const auto game = imported(text);
    CHECK(not_true(game) == Texts{});
    CHECK(game.game.part().player == PlayerId(1));
    CHECK(rules_text(game.options) == "base+farmers+traders_and_builders");
    CHECK(tile_sets_text(game.options) == "base-c1+traders-and-builders-c1");
}

TEST_CASE("goods are taken where traders are played", "[text][jcz][TRA-01][TRA-05]") {
    // Bert finishes a city with a barrel of wine in it, which holds nobody.
    JczText text;
    text.sets = R"({"basic:1": 1, "traders-and-builders:1": 1})";
    text.elements = R"({"small-follower": 7, "builder": 1, "pig": 1, "traders": true})";
    text.moves = {place("TB/CCc.w", 0, -1, 90), pass, commit, place("BA/C", 0, -2, 180), pass, commit};
    text.end_turn = 2;
    text.assertions = {"Bert has 10 points", "Bert scored trade-goods for 10 points", "Ada has 0 points"};
    CHECK(not_true(imported(text)) == Texts{});
    text.elements = R"({"small-follower": 7, "builder": 1, "pig": 1})";
    CHECK(not_true(imported(text)) ==
          Texts{"Bert has 10 points: 0 points", "Bert scored trade-goods for 10 points: nothing"});
}

TEST_CASE("inns and cathedrals count where they are played", "[text][jcz][INN-01][INN-02]") {
    // A road of two tiles with an inn, closed by two crossings: 1 or 2 for each of four tiles.
    JczText text;
    text.sets = R"({"basic:1": 1, "inns-and-cathedrals:1": 1})";
    text.moves = {place("IC/RFr.i", 1, 0, 0),
                  deploy("0.big.1", "Road", "WE", 1, 0),
                  commit,  //
                  place("BA/RRR", 2, 0, 0),
                  pass,
                  commit,  //
                  place("BA/RRR", -1, 0, 0),
                  pass,
                  commit};
    text.elements = R"({"small-follower": 7, "farmers": true, "big-follower": 1, "inn": true, "cathedral": true})";
    text.assertions = {"Ada has 8 points", "Ada scored road for 8 points"};
    CHECK(not_true(imported(text)) == Texts{});
    CHECK(tile_sets_text(imported(text).options) == "base-c1+inns-and-cathedrals-c1");
    text.elements = R"({"small-follower": 7, "farmers": true, "big-follower": 1})";
    text.assertions = {"Ada has 4 points"};
    CHECK(not_true(imported(text)) == Texts{});
    CHECK(tile_sets_text(imported(text).options) == "own");
    // The tiles alone, without the large meeple.
    text.elements = R"({"small-follower": 7, "farmers": true})";
    text.moves[1] = deploy("0.small.1", "Road", "WE", 1, 0);
    CHECK(not_true(imported(text)) == Texts{});
    CHECK(rules_text(imported(text).options) == "base+farmers");
    // An unfinished road brings nothing, or as much as without its inn.
    text.elements = R"({"small-follower": 7, "farmers": true, "big-follower": 1, "inn": true})";
    text.moves.resize(6);
    text.end_turn = 2;
    text.assertions = {"Ada has 0 points"};
    CHECK(not_true(imported(text)) == Texts{});
    text.rules = R"({"inn-and-cathedral-final-scoring": "zero"})";
    CHECK(not_true(imported(text)) == Texts{});
    text.rules = R"({"inn-and-cathedral-final-scoring": "ignore"})";
    text.assertions = {"Ada has 3 points"};
    CHECK(not_true(imported(text)) == Texts{});
}

TEST_CASE("the large meeple is there without the tiles of its box", "[text][jcz]") {
    JczText text;
    text.elements = R"({"small-follower": 7, "big-follower": 1})";
    text.moves = {place("BA/RFr", 1, 0, 0), deploy("0.big.1", "Road", "WE", 1, 0), commit};
    const auto game = imported(text);
    CHECK(game.actions.back() == "deploy large meeple on road E.W");
    CHECK(game.game.tiles_left() == 70);
    CHECK(game.game.catalogue().size() == 24);
}

TEST_CASE("small cities score as the file says", "[text][jcz][BAS-12]") {
    JczText text = three_turns();
    text.rules = R"({"tiny-city-scoring": "2", "wagon-move": "C1", "bazaar-no-auction": true})";
    text.assertions = {"Ada scored city for 2 points", "Ada has 5 points"};
    CHECK(not_true(imported(text)) == Texts{});
    text.rules = R"({"tiny-city-scoring": "4"})";
    text.assertions = {"Ada scored city for 4 points"};
    CHECK(not_true(imported(text)) == Texts{});
}

TEST_CASE("a river is laid out first", "[text][jcz][RIV-01]") {
    JczText text;
    text.sets = R"({"basic:1": 1, "river/2:1": 1})";
    text.start = R"([{"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}])";
    // The river leaves the spring to the east, and the fork, turned half around, to the east and south.
    text.moves = {place("RI.2/III", 1, 0, 180), pass, commit};
    // A road and river that bends: it enters from the west and leaves to the north or the south, or it enters from the
    // north and leaves to the east; to the west it would turn the same way as the fork before (RIV-02).
    text.assertions = {"Available action TilePlacement for RI.2/RrII",
                       "TilePlacement RI.2/RrII options: [2,0] - [90,0]; [1,1] - [180]"};
    const auto game = imported(text);
    CHECK(not_true(game) == Texts{});
    CHECK(rules_text(game.options) == "base+farmers+river");
    CHECK(game.game.tiles_left() == 72 + 11);
    text.assertions = {"Available action TilePlacement for BA/C", "TilePlacement BA/C options: [0,1] - [0]"};
    CHECK(not_true(imported(text)) == Texts{"Available action TilePlacement for BA/C: the tile cannot be drawn",
                                            "TilePlacement BA/C options: [0,1] - [0]: the tile cannot be drawn"});
}

TEST_CASE("one player can be followed in the first turn", "[text][jcz][BAS-02]") {
    JczText text = three_turns();
    text.players = R"([{"name": "Ada"}])";
    text.end_turn = 0;
    text.moves.resize(3);
    const auto game = imported(text);
    CHECK(game.players == Texts{"Ada"});
    CHECK(points(game, 0) == 4);
    text.moves.push_back(place("BA/RFr", 1, 0, 0));
    CHECK(told(import_jcz<StandardRules>(text.text()).error()) ==
          "/replay/3: a game of one player can be followed in its first turn only; the rules have two to six players "
          "(BAS-02)\n");
}

TEST_CASE("everything that is missing is told at once", "[text][jcz]") {
    JczText text = three_turns();
    text.sets = R"({"basic:1": 1, "river/1:1": 0, "tower:1": 1, "hills/2": 1, "inns-and-cathedrals:3": 1,
                    "traders-and-builders:1": 2, "watchtowers": 0})";
    text.elements = R"({"small-follower": 6, "farmers": true, "shepherd": 1, "tower": false, "pig": 2, "wagon": true,
                        "inn": true, "abbot": 1, "dragon": 0})";
    text.rules = R"({"tiny-city-scoring": "3", "house-rule": "yes", "inn-and-cathedral-final-scoring": "double"})";
    text.moves.push_back(R"({"type": "PLACE_TOKEN", "payload": 7})");
    text.moves.push_back(R"({"type": "PAY_RANSOM"})");
    text.moves.push_back(R"({"type": "PLACE_TOKEN"})");
    text.moves.push_back(test::take_back("0.small.1", "City", 0, 0, "PRINCESS"));
    CHECK(missing(text) == Texts{"set hills/2", "set inns-and-cathedrals:3", "set tower:1",
                                 "set traders-and-builders:1 2", "element pig 2", "element shepherd",
                                 "element small-follower 6", "element wagon", "element inn without big-follower",
                                 "element pig without builder", "rule house-rule",
                                 "rule inn-and-cathedral-final-scoring double", "rule tiny-city-scoring 3",
                                 "move PLACE_TOKEN", "move PAY_RANSOM", "move RETURN_MEEPLE PRINCESS"});
}

TEST_CASE("sentences about a game", "[text][jcz]") {
    // After Bert's tile, before he says whether he deploys anything: the road joins that of the start tile.
    JczText text = three_turns();
    text.end_turn = 0;
    text.players = R"([{"name": "Ada"}, {"name": "Ada Two"}])";
    text.moves.resize(4);
    struct Case {
        std::string sentence;
        JczVerdict verdict;
    };
    using enum JczVerdict;
    const std::vector<Case> cases{
        {"Ada has 4 points", holds},
        {"Ada has 4 points.", holds},
        {"Ada has 4 point", holds},
        {"Ada has 5 points", fails},
        {"Ada has -4 points", fails},
        {"Ada Two has 0 points", holds},
        {"Ada Two has 4 points", fails},
        {"Ada Two scored city for 4 points", fails},
        {"Ada scored city for 4 points", holds},
        {"Ada scored city for 2 points", fails},
        {"Ada scored road for 4 points", fails},
        {"Ada scored trade-goods for 10 points", fails},
        {"Phase is ActionPhase", holds},
        {"phase is ActionPhase", holds},
        {"Phase is TilePhase", fails},
        {"Player can pass", holds},
        {"Player can't pass", fails},
        {"Undo is allowed", holds},
        {"Undo is not allowed", fails},
        {"Available action Meeple for SmallFollower", holds},
        {"Available action Meeple for Pig", fails},
        {"Meeple SmallFollower options: {Road,EW,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}", holds},
        {"Meeple SmallFollower options: {Field,NL.NR.EL.WR,[1,0]}; {Road,WE,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}", holds},
        {"Meeple SmallFollower options: {Road,_NS,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}", holds},
        {"Meeple SmallFollower options: {Road,WE,[1,0]}", fails},
        {"Meeple SmallFollower options: {Road,WE,[1,0]}; {Tower,I,[1,0]}", fails},
        {"Meeple SmallFollower options: {Road,WE,[5,5]}", fails},
        {"Available action TilePlacement for BA/C", fails},
        {"TilePlacement BA/C options: [0,1] - [0]", fails},
        {"", not_understood},
        {"Ada", not_understood},
        {"Ada has", not_understood},
        {"Ada has many points", not_understood},
        {"Ada has 4", not_understood},
        {"Ada has 4 points and 1", not_understood},
        {"Ada has 99999999999999999999 points", not_understood},
        {"Ada scored castle for 4 points", not_understood},
        {"Ada scored city for points", not_understood},
        {"Ada scored for 4 points", not_understood},
        {"Ada won", not_understood},
        {"Bert has 0 points", not_understood},
        {"Ada has TUNNEL_A token with count 1", not_understood},
        {"Player can hope", not_understood},
        {"Undo is forbidden", not_understood},
        {"Available action Meeple for Wagon", not_understood},
        {"Available action TowerPiece for TOWER_PIECE", not_understood},
        {"Meeple Wagon options: {Road,WE,[1,0]}", not_understood},
        {"Meeple SmallFollower options: ", not_understood},
        {"Meeple SmallFollower options: Road", not_understood},
        {"Meeple SmallFollower options: {Road,WE,[1,0]}, {Road,WE,[1,0]}", not_understood},
        {"Meeple SmallFollower options: {Road,WE,[1]}", not_understood},
        {"TilePlacement BA/C options: [0,1]", not_understood},
        {"TilePlacement BA/C options: [0,1] - [x]", not_understood},
        {"TilePlacement BA/C options: [0,1] - [0", not_understood},
        {"TilePlacement BA/C options: [0,99999] - [0]", not_understood},
        {"Bazaar noAuction: false", not_understood},
    };
    for (const Case& one : cases) {
        text.assertions.push_back(one.sentence);
    }
    const auto game = imported(text);
    REQUIRE(game.assertions.size() == cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        INFO(cases[i].sentence);
        CHECK(game.assertions[i].sentence == cases[i].sentence);
        CHECK(game.assertions[i].verdict == cases[i].verdict);
        CHECK(game.assertions[i].found.empty() == (cases[i].verdict == not_understood));
    }
}

TEST_CASE("sentences about a tile that is drawn next", "[text][jcz][BAS-04]") {
    // Of the start tile the city is open in the north, the road in the west and east, the field in the south.
    JczText text;
    text.assertions = {"Available action TilePlacement for BA/RFr",
                       "TilePlacement BA/Cccc+ options: [0,-1] - [0,90,180,270]",
                       "TilePlacement BA/RFr options: [0,1] - [0,180]; [-1,0] - [0,180]; [1,0] - [180,0]",
                       "TilePlacement BA/L options: [0,1] - [0,90,180,270]"};
    CHECK(not_true(imported(text)) == Texts{});
    text.assertions = {"TilePlacement BA/L options: [0,1] - [0]", "TilePlacement BA/none options: [0,1] - [0]"};
    CHECK(not_true(imported(text)) ==
          Texts{"TilePlacement BA/L options: [0,1] - [0]: 0 1 turned 0, 0 1 turned 90, 0 1 turned 180, 0 1 turned 270",
                "TilePlacement BA/none options: [0,1] - [0]: the tile cannot be drawn"});
}
