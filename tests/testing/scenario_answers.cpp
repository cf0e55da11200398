#include "carcassonne/testing/scenario.hpp"

#include "catch.hpp"

#include <string>

using namespace carcassonne;
using namespace carcassonne::testing;

namespace {

ScenarioFailures run(const std::string& text) { return run_scenario(text, "story.scn"); }
void holds(const std::string& text) {
    const ScenarioFailures failures = run(text);
    INFO(text);
    INFO(text_of(failures));
    CHECK(failures.empty());
}
/// The text has one failure only, which is this one.
void fails(const std::string& text, const std::string& expected, const std::string& got) {
    const ScenarioFailures failures = run(text);
    INFO(text);
    INFO(text_of(failures));
    REQUIRE(failures.size() == 1);
    CHECK(failures[0].expected == expected);
    CHECK(failures[0].got == got);
}
std::string with(const std::string& modules) {
    return "rule BAS-99 A story\nmodules " + modules + "\nplayers red blue\n";
}

/// Red finishes a road of three tiles: 3 points, for one of two figures, which stand on 2 and 5.
const std::string road_done = with("base farmers inns_and_cathedrals messages") + R"(board
    W -1 0
    D 0 0
    red meeple on road at 0 0
    red large-meeple on city at 0 0
    blue meeple on field EL at 0 0
score red 7 messenger 5 blue 4
red: place W at 1 0; pass
)";
const std::string understood = "words that mean something here";

}  // namespace

TEST_CASE("An answer is played in its own words", "[scenarios]") {
    holds(road_done + "red: answer move score meeple\nexpect score red 10\nexpect track red score-meeple 5\n");
    holds(road_done + "answer move messenger\nexpect score red 10\nexpect track red messenger 8\n");
    // Several in a line, and those of nature in the turn of the player.
    holds(road_done + "red: answer move score meeple; answer draw message city; answer take 2 points\n"
                      "expect answers 1\n");
    // Any action of the game has such words; a place may be named by any of its edges.
    const std::string meeple_drawn = road_done + "answer move score meeple; answer draw message meeple\n";
    holds(meeple_drawn +
          "answer perform message with large meeple on city N at 0 0\nexpect supply red large-meeple 1\n");
    holds(meeple_drawn + "answer perform message with large meeple on city at 0 0\nexpect supply red large-meeple 1\n");
    const std::string fresh = with("base farmers");
    holds(fresh + "answer draw BA/RFr; answer place 1 0 turned 180\nexpect tile U at 1 0\n"
                  "answer deploy meeple on road W; answer draw BA/L\nexpect no figure of blue\nexpect supply red 6\n");
    holds("option first_player random\n" + fresh + "answer begin 1\nexpect decision nature draw\n");
    holds(with("base abbot") +
          "board\n    D 0 0\n    B 0 1\n    red abbot on monastery at 0 1\n"
          "answer draw BA/RFr; answer place 1 0 turned 0; answer return 0 1\nexpect score red 3\n");
}

TEST_CASE("An answer that cannot be given ends the scenario", "[scenarios]") {
    const auto stops = [](const std::string& text, const std::string& expected, const std::string& got) {
        fails(text + "\nexpect left 1\n", expected, got);
    };
    const std::string open = "; red has to decide: scoring figure (2 answers)";
    const auto words = [&](const std::string& expected, const std::string& found) {
        return ": expected " + expected + ", found " + found + open + ": move score meeple, move messenger";
    };
    stops(road_done + "answer move wizard", understood,
          "`move wizard`" + words("a scoring figure of the game", "wizard"));
    stops(road_done + "answer move", understood, "`move`" + words("a scoring figure of the game", "end of the line"));
    stops(road_done + "answer move messenger 3", understood, "`move messenger 3`" + words("the end of the line", "3"));
    stops(road_done + "answer moved messenger", understood,
          "`moved messenger`" + words("an action of the game", "moved"));
    stops(road_done + "answer draw message tower", understood,
          "`draw message tower`" + words("what the action is about", "tower"));
    stops(road_done + "answer perform message with meeple on road N at 0 0", understood,
          "`perform message with meeple on road N at 0 0`" + words("a segment of the tile that lies there", "road"));
    stops(road_done + "answer perform message with meeple on road at 9 9", understood,
          "`perform message with meeple on road at 9 9`" + words("the square of a tile on the table", "9"));
    stops(road_done + "answer perform message with pawn on road at 0 0", understood,
          "`perform message with pawn on road at 0 0`" + words("a figure of the game", "pawn"));
    stops(road_done + "answer place 1 0 turned 45", understood,
          "`place 1 0 turned 45`" + words("0, 90, 180 or 270", "45"));
    stops(road_done + "answer place 1 0", "an answer to the open decision",
          "refused by BAS-04: the open decision asks for something else" + open);
    stops(road_done + "answer draw BA/XX", understood, "`draw BA/XX`" + words("the id of a tile of the game", "BA/XX"));
    stops(road_done + "answer deploy meeple on roof", understood,
          "`deploy meeple on roof`" + words("a segment of the tile that lies there", "roof"));
    stops(road_done + "answer take 2 points", "an answer to the open decision",
          "refused by MSG-16: no message is to be resolved now" + open);
}

TEST_CASE("An answer is that of the player who has to decide", "[scenarios]") {
    const std::string blues = with("base messages") + R"(board
    W -1 0
    D 0 0
    blue meeple on road at 0 0
score blue 3 messenger 1
red: place W at 1 0; pass
)";
    holds(blues + "blue: answer move messenger\nexpect track blue score-meeple 2 blue messenger 4\n");
    fails(blues + "red: answer move messenger\nexpect left 1\n", "the turn of red", "the turn of red");
    fails(road_done + "blue: answer move messenger\nexpect left 1\n", "the turn of blue", "the turn of red");
}

TEST_CASE("An answer is legal, illegal or refused by a rule", "[scenarios]") {
    holds(road_done + "expect legal answer move messenger\nexpect illegal answer take 2 points\n"
                      "expect refused MSG-16 answer take 2 points\nexpect illegal pass\n"
                      "expect refused MSG-16 answer perform message because no message is to be resolved now\n");
    fails(road_done + "expect illegal answer move messenger\n", "illegal", "legal");
    fails(road_done + "expect refused MSG-03 answer move messenger\n", "refused by MSG-03", "legal");
    fails(road_done + "expect legal answer take 2 points\n", "legal",
          "refused by MSG-16: no message is to be resolved now");
    fails(road_done + "expect refused MSG-17 answer take 2 points\n", "refused by MSG-17",
          "refused by MSG-16: no message is to be resolved now");
    // What is no action at all is neither.
    fails(road_done + "expect illegal answer take 3 points\n", understood,
          "`take 3 points`: expected an action of the game, found take; red has to decide: scoring figure (2 answers): "
          "move score meeple, move messenger");
    fails(road_done + "expect illegal answer\n", "the words of an answer", "the end of the line");
    fails(road_done + "expect illegal answer take 2 points because it rains\n", "the end of the line", "`because`");
}

TEST_CASE("The scoring figures of a player are told apart", "[scenarios]") {
    const std::string board = with("base messages") + "board\n    D 0 0\n";
    holds(board + "score red 7 messenger 5 blue 4\nexpect score red 7 blue 4\n"
                  "expect track red score-meeple 2 red messenger 5 blue score-meeple 4 blue messenger 0\n");
    holds(board + "score red 7 blue 4 messenger 4\nexpect track red score-meeple 7 blue score-meeple 0\n");
    fails(board + "score red 7 messenger 5\nexpect track red messenger 2\n", "2", "5");
    fails(board + "score red 7 messenger 5\nexpect track red score-meeple 7\n", "7", "2");
    fails(board + "expect track red courier 0\n", understood, "the game has no scoring figure `courier`");
    fails(board + "expect track red 0\n", "a number", "the end of the line");
    fails(board + "score red 7 courier 5\nexpect left 71\n", "the second scoring figure of the game", "`courier`");
    fails(board + "score red 7 score-meeple 5\nexpect left 71\n", "the second scoring figure of the game",
          "`score-meeple`");
    fails(board + "score red 7 messenger\nexpect left 71\n", "a number", "the end of the line");
    fails(board + "score red 7 messenger 8\nexpect left 71\n", "a position that can be",
          "SET-26: a score is a number from 0 to 30000");
    fails("rule BAS-99 A story\nplayers red blue\nscore red 7 messenger 5\nexpect left 71\n",
          "the second scoring figure of the game", "`messenger`");
}

TEST_CASE("The print of 2025 changes the rules of some modules, and is the third edition to the others",
          "[scenarios]") {
    const std::string rule = "rule BAS-99 A story\n";
    const std::string game = "modules base messages\nplayers red blue\nboard\n    W 0 0\n    B 0 -1\n"
                             "    E 1 -1 turned 180\n    B 2 -1\n    W 2 0\n    red meeple on city at 1 -1\n"
                             "    red meeple on road E at 0 0\nscore red 1\n"
                             "red: place D at 1 0; pass; answer move messenger\n";
    holds(rule + "edition C3.1\n" + game + "expect answers 1\nexpect copies E 5\nexpect copies BA/CG 1\n");
    holds(rule + "edition C3\n" + game + "expect answers 2\nexpect copies BA/CG 1\n");
    holds(rule + game + "expect answers 2\n");
    holds(rule + "option messages.edition c3_1\n" + game + "expect answers 1\n");
    holds(rule + "option messages.edition c3\n" + game + "expect answers 2\n");
    holds(rule + "edition C3.1\nplayers red blue\nexpect copies BA/CG 1\n");
    for (const char* const unknown : {"C3.2", "C4.1", "c3", "3.1", "C"}) {
        fails(rule + "edition " + unknown + "\nplayers red blue\nexpect left 71\n", "`C1`, `C2`, `C3` or `C3.1`",
              "`" + std::string(unknown) + "`");
    }
}
