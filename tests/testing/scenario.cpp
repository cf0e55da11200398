#include "carcassonne/testing/scenario.hpp"

#include "catch.hpp"
#if !defined(CARCASSONNE_SOURCE_DIR)
#include "test_paths.hpp"
#endif

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne::testing;

namespace {

#if defined(CARCASSONNE_SOURCE_DIR)
constexpr const char* source_folder = CARCASSONNE_SOURCE_DIR;
#else
constexpr const char* source_folder = test::source_folder;
#endif

std::vector<std::string> scenario_files() {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::string(source_folder) + "/tests/rules")) {
        if (entry.path().extension() == ".scn") {
            files.push_back(entry.path().string());
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

ScenarioFailures run(const std::string& text) { return run_scenario(text, "story.scn"); }

/// A table with something of everything. Red's knight and thief stand on the start tile, blue is to move, holds the cap
/// that closes red's city, and has put it down: 4 points for red.
const std::string story = R"(rule BAS-99 A story
players red blue
board
    D 0 0
    U 1 0
    red meeple on city at 0 0
    red meeple on road at 1 0
    blue meeple on field S at 1 0
score red 48
left E C V
turn blue
blue: place E at 0 -1 turned 180; pass
)";
constexpr std::uint32_t line_after_story = 13;

/// The one failure of the story with one more line.
ScenarioFailure failure_of(const std::string& line) {
    const ScenarioFailures failures = run(story + line + "\n");
    INFO(line);
    INFO(text_of(failures));
    REQUIRE(failures.size() == 1);
    CHECK(failures[0].file == "story.scn");
    CHECK(failures[0].line == line_after_story);
    return failures[0];
}
void holds(const std::string& line) {
    const ScenarioFailures failures = run(story + line + "\n");
    INFO(line);
    INFO(text_of(failures));
    CHECK(failures.empty());
}
void fails(const std::string& line, const std::string& expected, const std::string& got) {
    const ScenarioFailure failure = failure_of(line);
    INFO(line);
    CHECK(failure.rule == "BAS-99 A story");
    CHECK(failure.statement == line);
    CHECK(failure.expected == expected);
    CHECK(failure.got == got);
    CHECK(failure.board.find(".###.") != std::string::npos);
}
/// The first failure of a text that is no scenario, or of one that cannot begin.
ScenarioFailure first(const std::string& text) {
    const ScenarioFailures failures = run(text);
    INFO(text);
    REQUIRE_FALSE(failures.empty());
    return failures[0];
}
void rejects(const std::string& text, std::uint32_t line, const std::string& expected, const std::string& got) {
    const ScenarioFailure failure = first(text);
    INFO(text);
    CHECK(failure.line == line);
    CHECK(failure.expected == expected);
    CHECK(failure.got == got);
}
const std::string head = "rule BAS-99 A story\nplayers red blue\n";

}  // namespace

TEST_CASE("The game goes as every scenario says", "[scenarios]") {
    const std::vector<std::string> files = scenario_files();
    REQUIRE(files.size() > 80);
    for (const std::string& file : files) {
        DYNAMIC_SECTION(std::filesystem::path(file).filename().string()) {
            const ScenarioFailures failures = run_scenario_file(file);
            INFO(text_of(failures));
            CHECK(failures.empty());
        }
    }
}

TEST_CASE("The game goes as the pages say", "[scenarios]") {
    std::ifstream page(std::string(source_folder) + "/docs/scenarios.md");
    std::string line;
    std::string text;
    int pieces = 0;
    for (bool inside = false; std::getline(page, line);) {
        if (line == "```scenario") {
            inside = true;
            text.clear();
        } else if (inside && line == "```") {
            inside = false;
            ++pieces;
            INFO(text_of(run(text)));
            CHECK(run(text).empty());
        } else if (inside) {
            text += line + "\n";
        }
    }
    CHECK(pieces == 1);
}

TEST_CASE("An expectation that is met says nothing, one that is not is reported", "[scenarios]") {
    SECTION("score") {
        holds("expect score red 52 blue 0");
        fails("expect score red 51", "51", "52");
        fails("expect score red 52 blue 1", "1", "0");
    }
    SECTION("lap and space") {
        holds("expect lap red 1 blue 0");
        holds("expect space red 2 blue 0");
        fails("expect lap red 0", "0", "1");
        fails("expect space red 52", "52", "2");
    }
    SECTION("supply") {
        holds("expect supply red 6 blue 6");
        holds("expect supply red meeple 6");
        fails("expect supply red 7", "7", "6");
        fails("expect supply red wizard 1", "words that mean something here", "the game has no figure `wizard`");
    }
    SECTION("left") {
        holds("expect left 2");
        holds("expect left C 1");
        holds("expect left U 0");
        fails("expect left 3", "3", "2");
        fails("expect left V 2", "2", "1");
        fails("expect left Z 0", "words that mean something here", "the game has no tile `Z`");
    }
    SECTION("copies, kinds, pennants") {
        holds("expect copies V 9");
        holds("expect copies BA/RrG 1");
        fails("expect copies V 8", "8", "9");
        fails("expect kinds 24", "24", "32");
        fails("expect pennants 9", "9", "10");
        fails("expect pennants 1 of city N at 0 0", "1", "0");
    }
    SECTION("tiles of a feature") {
        holds("expect tiles 2 of road E.W at 1 0");
        fails("expect tiles 1 of road E.W at 1 0", "1", "2");
        fails("expect tiles 1 of road N at 1 0", "words that mean something here",
              "`road N` is no place of the tile, which has road E.W, field NL.NR.EL.WR, field ER.SL.SR.WL");
        fails("expect tiles 1 of road N at 7 0", "words that mean something here", "no tile lies at 7 0");
    }
    SECTION("placements and deployments") {
        fails("expect placements 1", "1", "0");
        fails("expect deployments 1", "1", "0");
        const std::string drawn = story + "draw V\n";
        // A bend fits at the end of the road in two turns. Then it has a field that is free, and road and field of
        // others.
        CHECK(run(drawn + "expect placements 2 at 2 0\n").empty());
        CHECK(first(drawn + "expect placements 3 at 2 0\n").got == "2");
        CHECK(run(drawn + "place 2 0\nexpect deployments 1\n").empty());
        CHECK(first(drawn + "place 2 0\nexpect deployments 2\n").got == "1");
        CHECK(run(drawn + "place 2 0\nexpect answers 2\n").empty());
    }
    SECTION("awards and reasons") {
        holds("expect awards 1");
        fails("expect awards 2", "2", "1");
        holds("expect reason red city 2 tiles x 2 = 4");
        fails("expect reason blue city 2 tiles x 2 = 4", "blue city 2 tiles x 2 = 4", "red city 2 tiles x 2 = 4");
        fails("expect reason red road 2 tiles x 2 = 4", "red road 2 tiles x 2 = 4", "red city 2 tiles x 2 = 4");
        fails("expect reason red city 4 tiles x 1 = 4", "red city 4 tiles x 1 = 4", "red city 2 tiles x 2 = 4");
        fails("expect reason red city 2 tiles x 2 = 4; 1 pennant x 2 = 2",
              "red city 2 tiles x 2 = 4; 1 pennant x 2 = 2", "red city 2 tiles x 2 = 4");
        fails("expect reason red city nothing", "red city nothing", "red city 2 tiles x 2 = 4");
    }
    SECTION("the reasons are those of the last line") {
        CHECK(run(story + "red: place V at 2 0; pass\nexpect awards 0\n").empty());
        CHECK(first(story + "red: place V at 2 0; pass\nexpect reason red city 2 tiles x 2 = 4\n").got ==
              "no points for anybody");
    }
    SECTION("value") {
        holds("expect value road W at 1 0 ended 2");
        holds("expect value road W at 1 0 completed 2");
        holds("expect value road W at 1 0 now 0");
        fails("expect value road W at 1 0 ended 3", "3", "2");
        fails("expect value road W at 1 0 completed 3", "3", "2");
        fails("expect value road W at 1 0 now 2", "2", "0");
    }
    SECTION("legal and refused") {
        holds("expect legal draw V");
        fails("expect legal draw U", "legal", "refused by BAS-04: no tile of this kind is left to draw");
        holds("expect refused BAS-04 draw U");
        holds("expect refused BAS-04 draw U because no tile of this kind is left to draw");
        fails("expect refused BAS-05 draw U", "refused by BAS-05",
              "refused by BAS-04: no tile of this kind is left to draw");
        fails("expect refused BAS-04 draw U because it rains", "refused by BAS-04: it rains",
              "refused by BAS-04: no tile of this kind is left to draw");
        fails("expect refused BAS-04 draw V", "refused by BAS-04", "legal");
        const std::string open = "; nature has to decide: draw (2 answers): draw BA/Cccc+, draw BA/Rr";
        fails("expect legal draw Z", "words that mean something here",
              "`draw Z`: expected the id of a tile of the game, found Z" + open);
        fails("expect legal deploy wizard on road", "words that mean something here",
              "`deploy wizard on road`: expected a figure of the game, found wizard" + open);
    }
    SECTION("owner") {
        holds("expect owner road E at 0 0 red");
        holds("expect owner field N at 0 -1 nobody");
        fails("expect owner road E at 0 0 blue", "blue", "red");
        fails("expect owner road E at 0 0 red blue", "red blue", "red");
        fails("expect owner road E at 0 0 nobody", "nobody", "red");
        fails("expect owner city N at 0 0 red", "red", "nobody");
    }
    SECTION("complete") {
        holds("expect complete city N at 0 0");
        holds("expect incomplete road E at 0 0");
        fails("expect incomplete city N at 0 0", "incomplete", "complete");
        fails("expect complete road E at 0 0", "complete", "incomplete");
    }
    SECTION("figure") {
        holds("expect figure meeple of red on road W at 1 0");
        fails("expect figure meeple of blue on road W at 1 0", "meeple of blue", "meeple of red on road E.W at 1 0");
        // The same road, but the meeple stands on the other tile.
        fails("expect figure meeple of red on road W at 0 0", "meeple of red", "no figure there");
        holds("expect no figure on city at 0 0");
        holds("expect no figure of blue on road W at 0 0");
        fails("expect no figure", "no figure",
              "meeple of red on road E.W at 1 0, meeple of blue on field ER.SL.SR.WL at 1 0");
        fails("expect no figure of red", "no figure of red", "meeple of red on road E.W at 1 0");
        fails("expect no figure on road W at 0 0", "no figure", "meeple of red on road E.W at 1 0");
        fails("expect no figure on city at 8 8", "words that mean something here", "no tile lies at 8 8");
    }
    SECTION("tile") {
        holds("expect tile E at 0 -1");
        holds("expect tile BA/C at 0 -1 turned 180");
        holds("expect no tile at 2 0");
        fails("expect tile E at 0 -1 turned 90", "E turned 90", "BA/C turned 180");
        fails("expect tile V at 0 -1", "V", "BA/C turned 180");
        fails("expect tile V at 2 0", "V", "no tile");
        fails("expect no tile at 0 -1", "no tile", "BA/C turned 180");
    }
    SECTION("discarded") {
        holds("expect discarded nothing");
        fails("expect discarded C", "C", "nothing");
        CHECK(run(story + "draw C\nexpect discarded C\n").empty());
        CHECK(first(story + "draw C\nexpect discarded V\n").got == "BA/Cccc+");
        CHECK(first(story + "draw C\nexpect discarded nothing\n").got == "BA/Cccc+");
    }
    SECTION("decision") {
        holds("expect decision nature draw");
        fails("expect decision red draw", "red has to decide: draw", "nature has to decide: draw (2 answers)");
        fails("expect decision nature place", "nature has to decide: place", "nature has to decide: draw (2 answers)");
        fails("expect finished", "the game is over", "nature has to decide: draw (2 answers)");
        CHECK(run(story + "finish\nexpect finished\n").empty());
        CHECK(first(story + "finish\nexpect decision nature draw\n").got == "nobody has to decide: the game is over");
    }
}

TEST_CASE("A wrong expectation does not hide the next one", "[scenarios]") {
    const ScenarioFailures failures = run(story + "expect score red 1\nexpect score blue 2\nexpect left 2\n");
    REQUIRE(failures.size() == 2);
    CHECK(failures[0].line == line_after_story);
    CHECK(failures[1].line == line_after_story + 1);
}

TEST_CASE("A failure shows file, line, rule, statement, both values and the board", "[scenarios]") {
    const std::string text = text_of(run(story + "expect score red 51\n"));
    CHECK(text.find("story.scn:13: BAS-99 A story\n") == 0);
    CHECK(text.find("  statement: expect score red 51\n  expected:  51\n  got:       52\n") != std::string::npos);
    // The road with red's meeple and blue's farmer south of it.
    CHECK(text.find('R') != std::string::npos);
}

TEST_CASE("What answers no open decision ends the scenario", "[scenarios]") {
    const auto stops = [](const std::string& line, const std::string& expected, const std::string& got) {
        // The expectation after it would fail, too, if it were looked at.
        const ScenarioFailures failures = run(story + line + "\nexpect score red 0\n");
        INFO(line);
        INFO(text_of(failures));
        REQUIRE(failures.size() == 1);
        CHECK(failures[0].line == line_after_story);
        CHECK(failures[0].expected == expected);
        CHECK(failures[0].got == got);
    };
    const std::string answer = "an answer to the open decision";
    const std::string draw_is_open = "; nature has to decide: draw (2 answers)";
    stops("pass", answer, "refused by BAS-06: this decision cannot be left unused" + draw_is_open);
    stops("place 1 0", answer, "refused by BAS-04: the open decision asks for something else" + draw_is_open);
    stops("deploy meeple on road", answer,
          "refused by BAS-04: the open decision asks for something else" + draw_is_open);
    stops("begin red", answer, "refused by BAS-04: the open decision asks for something else" + draw_is_open);
    stops("draw U", answer, "refused by BAS-04: no tile of this kind is left to draw" + draw_is_open);
    stops("blue: draw V", "the turn of blue", "the turn of red");
    stops("red: place V at 0 0", answer,
          "refused by BAS-04: a tile lies there already (at 0 0); red has to decide: place (13 answers)");
    stops("red: place V at 2 0 turned 180", answer,
          "refused by BAS-04: an edge shows other terrain than the neighbour (at 2 0, west); red has to decide: place "
          "(13 answers)");
    stops("draw V; draw V", answer,
          "refused by BAS-04: the open decision asks for something else; red has to decide: place (13 answers)");
    stops("draw V; place E at 2 0", "words that mean something here", "the tile at hand is BA/Rr");
    // The tile that is city all over is discarded, so there is none to place.
    stops("red: place C at 0 1", "words that mean something here", "the tile at hand is none");
    stops("draw V; finish", "the end of a turn", "red has to decide: place (13 answers)");
    stops("red: place V at 2 0; deploy meeple on road", answer,
          "refused by BAS-06: the feature holds a meeple already (at 2 0); red has to decide: figure (2 answers)");
    stops("red: place V at 2 0; deploy meeple on city", "words that mean something here",
          "`deploy meeple on city`: expected a segment of the tile that lies there, found city; red has to decide: "
          "figure "
          "(2 answers): pass, deploy meeple on field NL.NR.EL.ER.SL.WR");
    // 2 ways to turn it each at -1 0, 2 0, 0 1, 1 1, -1 -1 and 0 -2, and one at 1 -1, are the 13 answers above.
    stops("finish; pass", answer, "refused by BAS-09: the game is over; nobody has to decide: the game is over");
    stops("finish; finish", "the end of a turn", "nobody has to decide: the game is over");
}

TEST_CASE("Nobody has a turn after the game", "[scenarios]") {
    const ScenarioFailures failures = run(story + "finish\nred: draw V\nexpect finished\n");
    REQUIRE(failures.size() == 1);
    CHECK(failures[0].expected == "the turn of red");
    CHECK(failures[0].got == "the game is over");
}

TEST_CASE("Words that the language does not have are reported with their line", "[scenarios]") {
    const std::string statements =
        "`rule`, `source`, `edition`, `modules`, `option`, `players`, `tile`, `board`, `score`, `supply`, `left`, "
        "`turn`, `begin`, `draw`, `place`, `deploy`, `return`, `pass`, `answer`, `finish`, `copy`, `expect` or the "
        "name of a player and `:`";
    rejects(head + "gamble\nexpect left 71\n", 3, statements, "`gamble`");
    rejects(head + "\n# nothing\n   Expect left 71\nexpect left 71\n", 5, statements, "`Expect`");
    const std::string expectations =
        "`score`, `lap`, `space`, `track`, `supply`, `reserve`, `count`, `left`, `copies`, `kinds`, `tiles`, "
        "`pennants`, "
        "`placements`, `deployments`, `answers`, `awards`, `value`, `reason`, `legal`, `illegal`, `refused`, `owner`, "
        "`complete`, `incomplete`, `figure`, `attached`, `unattached`, `no`, `tile`, `discarded`, `decision` or "
        "`finished`";
    rejects(head + "expect luck\n", 3, expectations, "`luck`");
    rejects(head + "expect\n", 3, expectations, "the end of the line");
    rejects("rule 10 A story\n", 1, "the id of a rule, as in `BAS-10`", "`10`");
    rejects("rule BAS-99 A\nplayers\n", 2, "the names of the players in the order of play", "the end of the line");
    rejects("rule BAS-99 A\nplayers red red\n", 2, "a name that is not said before", "`red`");
    rejects(head + "players green\n", 3, "a word that is not said before", "`players`");
    rejects(head + "edition C2\nedition C3\n", 4, "a word that is not said before", "`edition`");
    rejects(head + "option small_city\n", 3, "the value of the option", "the end of the line");
    rejects(head + "score green 4\n", 3, "a player: red blue", "`green`");
    rejects("rule BAS-99 A\nscore green 4\n", 2, "a player, whom no line `players` named yet", "`green`");
    rejects(head + "score red four\n", 3, "a number", "`four`");
    rejects(head + "left\n", 3, "the name of a tile, or `nothing`", "the end of the line");
    rejects(head + "left nothing V\n", 3, "the end of the line", "`V`");
    rejects(head + "turn green\n", 3, "a player: red blue", "`green`");
    rejects(head + "board\n  D 0\n", 4, "a square, as in `1 0`: how far to the south", "the end of the line");
    rejects(head + "board\n  D 0 99999\n", 4, "a square, as in `1 0`: how far to the south", "`99999`");
    rejects(head + "board\n  D 0 0 turned 45\n", 4, "0, 90, 180 or 270", "`45`");
    rejects(head + "board\n  D 0 0 90\n", 4, "the end of the line", "`90`");
    rejects(head + "board\n  red meeple at 0 0\n", 4, "`on`", "`at`");
    const std::string actions = "`begin`, `draw`, `place`, `deploy`, `return`, `pass`, `answer`, `finish` or `copy`";
    const std::string places =
        "a place: `road` `city` `field` `monastery` `garden` `river` `castle` `cemetery` and an edge";
    rejects(head + "board\n  red meeple on roof at 0 0\n", 4, places, "`roof`");
    rejects(head + "board\n  red meeple on road\n", 4, "`at`", "the end of the line");
    rejects(head + "green: pass\n", 3, "a player: red blue", "`green:`");
    rejects(head + "red: dance\n", 3, actions, "`dance`");
    rejects(head + "red: draw V; dance\n", 3, actions, "`dance`");
    rejects(head + "draw\n", 3, "the id or the letter of a tile", "the end of the line");
    rejects(head + "place V 1 0\n", 3, "`at`", "`1`");
    rejects(head + "place 1 0 upside down\n", 3, "the end of the line", "`upside`");
    rejects(head + "deploy on road\n", 3, "`on`", "`road`");
    rejects(head + "pass now\n", 3, "the end of the line", "`now`");
    rejects(head + "expect score red\n", 3, "a number", "the end of the line");
    rejects(head + "expect left 71 tiles\n", 3, "the end of the line", "`tiles`");
    rejects(head + "expect value road E at 0 0 soon 1\n", 3, "`completed`, `ended` or `now`", "`soon`");
    rejects(head + "expect refused Base-6 pass\n", 3, "the id of a rule, as in `BAS-06`", "`Base-6`");
    rejects(head + "expect reason red road 4 tiles x 1 = 5\n", 3,
            "4, which is the product (in the reason, where `5` stands)", "the end of the line");
    rejects(head + "expect reason red road 4 tiles\n", 3, "`x` (in the reason, where the end of the line stands)",
            "the end of the line");
    rejects(head + "expect owner road E at 0 0\n", 3, "a player: red blue", "the end of the line");
    rejects(head + "expect no luck\n", 3, "`figure` or `tile`", "`luck`");
    rejects(head + "expect tile D at 0 0 90\n", 3, "`turned`", "`90`");
    rejects(head + "expect decision red\n", 3, "what is to be decided, as in `place`", "the end of the line");
    rejects(head + "expect left 71\nplayers green\n", 4, "something that happens, since the story has begun",
            "`players`");
    rejects("rule BAS-99 A\nexpect left 71\n", 2, "`players` and their names", "none");
    rejects("players red blue\nexpect left 71\n", 2, "`rule` and the id of the rule that the scenario proves", "none");
}

TEST_CASE("Every faulty line of a scenario is reported", "[scenarios]") {
    const ScenarioFailures failures = run(head + "gamble\nexpect luck\nturn green\n");
    REQUIRE(failures.size() >= 3);
    CHECK(failures[0].line == 3);
    CHECK(failures[1].line == 4);
    CHECK(failures[2].line == 5);
}

TEST_CASE("A scenario that could not fail is no scenario", "[scenarios]") {
    rejects(head + "red: place U at 1 0; pass\n", 3, "at least one line that begins with `expect`",
            "none: the scenario could not fail");
    rejects(head + "expect left 71\nred: place U at 1 0\n", 4, "an expectation or `finish` at the end",
            "`red: place U at 1 0`");
    rejects("", 0, "`rule` and the id of the rule that the scenario proves", "none");
    CHECK(run(head + "expect left 71\nfinish\n").empty());
}

TEST_CASE("A scenario that asks for what is not there is reported", "[scenarios]") {
    rejects(head + "edition C4\nexpect left 71\n", 3, "`C1`, `C2`, `C3` or `C3.1`", "`C4`");
    rejects(head + "option big_city on\nexpect left 71\n", 3, "an option of these modules", "`big_city`");
    rejects(head + "option small_city perhaps\nexpect left 71\n", 3, "`off`, `on`", "`perhaps`");
    rejects("rule BAS-99 A\nplayers red\nexpect left 71\n", 0, "a set-up without faults",
            "BAS-02: a game has 2 to 6 players");
    rejects(head + "tile Q1: tower N\nexpect left 71\n", 3, "a word for a kind of feature", "`tower`");
    rejects(head + "board\n  D 0 0\n  Z 1 0\nexpect left 70\n", 5, "the id or the letter of a tile of the game", "`Z`");
    rejects(head + "left Z\nexpect left 70\n", 3, "the id or the letter of a tile of the game", "`Z`");
    rejects(head + "board\n  D 0 0\n  red wizard on road at 0 0\nexpect left 71\n", 5, "a figure of the game",
            "`wizard`");
    rejects(head + "board\n  D 0 0\n  red meeple on road N at 0 0\nexpect left 71\n", 5,
            "one of city N, road E.W, field EL.WR, field ER.SL.SR.WL", "`road N`");
    CHECK(run_scenario_file(std::string(source_folder) + "/tests/rules/nothing_here.scn")[0].expected ==
          "a file that can be read");
}

TEST_CASE("All faults of a position are reported with their lines", "[scenarios]") {
    const ScenarioFailures failures = run(head + R"(board
    D 0 0
    B 1 0
    E 0 -1 turned 180
    B 5 5
    red meeple on city at 0 -1
score red -1
expect left 70
)");
    INFO(text_of(failures));
    REQUIRE(failures.size() == 4);
    CHECK(failures[0].line == 4);
    CHECK(failures[0].got == "BAS-04: two tiles meet at an edge and show different terrain (at 0 0, east)");
    CHECK(failures[1].line == 7);
    CHECK(failures[1].got == "BAS-04: no way over tiles leads from here to the square (0, 0) (at 5 5)");
    CHECK(failures[2].line == 6);
    CHECK(failures[2].got == "BAS-07: a completed feature has given its figures back (at 0 -1)");
    CHECK(failures[3].got == "SET-26: a score is a number from 0 to 30000");
}

TEST_CASE("A place may be named by any of its edges", "[scenarios]") {
    holds("expect owner road E at 1 0 red");
    holds("expect owner road W.E at 1 0 red");
    holds("expect owner road at 1 0 red");
    holds("expect owner field S at 1 0 blue");
    holds("expect owner field SL at 1 0 blue");
    // Two fields have no edge in common, and the tile has two of them.
    CHECK(failure_of("expect owner field at 1 0 blue").expected == "words that mean something here");
    CHECK(failure_of("expect owner field NL.SL at 1 0 blue").expected == "words that mean something here");
    CHECK(failure_of("expect owner field E at 1 0 blue").expected == "words that mean something here");
    CHECK(failure_of("expect owner road Q at 1 0 blue").expected == "words that mean something here");
}

TEST_CASE("A letter means every kind that has it, and takes those that are left", "[scenarios]") {
    // Eight tiles with the letter U: seven without a garden and one with it.
    const std::string row = head + R"(board
    D 0 0
    U 1 0
    U 2 0
    U 3 0
    U 4 0
    U 5 0
    U 6 0
    U 7 0
)";
    CHECK(run(row + "expect left U 1\nred: place U at 8 0\nexpect tile BA/RFrG at 8 0\nexpect left U 0\n").empty());
}

TEST_CASE("Own tiles come in place of those that the scenario does not name", "[scenarios]") {
    const std::string own = head + "tile Q1 count=2: city N.E.S.W pennants=3\n";
    // The two own tiles and the four start tiles, one of which lies on the table.
    CHECK(run(own + "expect kinds 2\nexpect left 5\nred: place Q1 at 0 -1; pass\nexpect pennants 3 of city at 0 0\n")
              .empty());
    CHECK(run(own + "red: place V at 1 0; pass\nexpect kinds 4\n").empty());
    const std::string start = head + "tile Q1 start: city N.E.S.W\n";
    CHECK(run(start + "expect kinds 1\nexpect tile Q1 at 0 0\nexpect finished\n").empty());
}

TEST_CASE("Decisions with one answer are asked, unless the scenario wants them played", "[scenarios]") {
    const std::string cap = "red: place C at 0 -1; pass\nblue: place E at 0 -2 turned 180\n";
    CHECK(run(head + "draw C\nexpect placements 1\nexpect decision red place\n").empty());
    CHECK(run(head + "option plays_forced on\ndraw C\nexpect decision red figure\nexpect tile C at 0 -1\n").empty());
    CHECK(run(head + cap + "expect decision blue figure\n").empty());
}
