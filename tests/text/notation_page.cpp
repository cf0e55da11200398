// What docs/notation.md shows of records and positions is real, and the table on docs/pictures.md.
#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/picture.hpp"
#include "carcassonne/text/position.hpp"
#include "carcassonne/text/record.hpp"

#include "text/position/positions.hpp"

#include "catch.hpp"
#include "test_paths.hpp"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

std::string file(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    REQUIRE(stream);
    return {std::istreambuf_iterator<char>(stream), {}};
}
/// The pieces of a page between ```text and ``` that begin so.
std::vector<std::string> pieces(std::string_view begin, const std::string& name = "notation.md") {
    const std::string page = file(std::string(test::source_folder) + "/docs/" + name);
    const std::string_view opening = "\n```text\n";
    std::vector<std::string> found;
    for (std::size_t at = page.find(opening); at != page.npos; at = page.find(opening, at + 1)) {
        const std::size_t from = at + opening.size();
        if (page.compare(from, begin.size(), begin) == 0) {
            found.push_back(page.substr(from, page.find("```", from) - from));
        }
    }
    return found;
}
/// What the game says after the last answer of a record.
std::string last_position(const GameRecord& record) {
    std::string text;
    const auto differences = replay_record<StandardRules>(record, [&](const RecordedGame<StandardRules>& game) {
        text = write_position(game.game(), record.head.players);
    });
    CHECK(differences.empty());
    return text;
}
GameRecord parsed(std::string_view text) {
    const auto record = parse_record(text);
    if (!record) {
        UNSCOPED_INFO(test::text_of(record.error()));
    }
    REQUIRE(record.has_value());
    return *record;
}

/// The game from which the second position of the page is taken, up to the question of the message.
constexpr std::string_view with_a_message =
    R"(carcassonne record 2
rules   base+farmers+messages+porxada+ghosts
tiles   base-c2+porxada+ghosts-stand-in 136 c05aa255c49a499e
players red blue
draws   seed 1

  1. red  [draw GS/Rr.w]; place 0 2 turned 180; deploy guard on field NR
     legal  16 de8a4ce7, 7 78784cc1
     supply meeple 5 5, guard 1 2
     points 0 0
  2. blue [draw GS/C.s]; place -1 2 turned 0; deploy guard on city N
     legal  15 6900e68d, 5 b26a199c
     supply meeple 5 5, guard 1 1
     points 0 0
  3. red  [draw BA/Rr]; place 1 -1 turned 0; deploy meeple on field NL.NR.EL.ER.SL.WR
     legal  17 9dc622de, 7 389af5d7
     supply meeple 4 5, guard 1 1
     points 0 0
  4. blue [draw GS/CRRR]; place 2 1 turned 0; deploy meeple on road E
     legal  6 cf989778, 11 f206905f
     supply meeple 4 4, guard 1 1
     points 0 0
  5. red  [draw BA/CcRr+]; place 2 2 turned 180; pass
     legal  6 ea3a789c, 7 af7a37f3
     supply meeple 4 4, guard 1 1
     points 0 0
  6. blue [draw BA/CcRr]; place -1 0 turned 270; deploy guard on city S.W
     legal  8 efc7c5d4, 9 4928272c
     supply meeple 4 4, guard 1 0
     points 0 0
  7. red  [draw BA/CFc.1]; place 2 3 turned 90; deploy meeple on field WL.WR
     legal  10 2e109ee9, 7 d5ff3a4b
     supply meeple 3 4, guard 1 0
     points 0 0
  8. blue [draw BA/RFr]; place 1 2 turned 0; haunt blue meeple on road E at 2 1; deploy meeple on road E.W; move score meeple; [draw message knights]

unfinished
)";

}  // namespace

TEST_CASE("records on the page are true, with all their checks", "[text][record]") {
    const auto shown = pieces("carcassonne record");
    REQUIRE(shown.size() == 1);
    const GameRecord record = parsed(shown.front());
    CHECK(verify_record<StandardRules>(record).empty());
    CHECK(write_record(record) == shown.front());
    REQUIRE(record.turns.size() == 4);
    for (const RecordedTurn& turn : record.turns) {
        CHECK(turn.outcome.has_value());
        CHECK(turn.answers.back().legal.has_value());
    }
}

TEST_CASE("the game on the page is one that is kept, and ends as the page says", "[text][record]") {
    const std::string kept = file(std::string(test::data_folder) + "/games/base-4p-40.txt");
    const std::string turns = pieces("carcassonne record").at(0);
    const std::string end = "\nunfinished\n";
    REQUIRE(turns.ends_with(end));
    CHECK(kept.starts_with(turns.substr(0, turns.size() - end.size())));
    const auto finals = pieces("final ");
    REQUIRE(finals.size() == 1);
    CHECK(kept.ends_with("\n" + finals.front()));
}

TEST_CASE("positions on the page are read and written as the same text", "[text][position]") {
    const auto shown = pieces("carcassonne position");
    CHECK(shown.size() == 2);
    for (const std::string& text : shown) {
        const auto position = parse_position<StandardRules>(text);
        if (!position) {
            UNSCOPED_INFO(test::text_of(position.error()));
        }
        REQUIRE(position.has_value());
        CHECK(write_position(position->game, position->names) == text);
    }
}

TEST_CASE("what somebody writes by hand may say the same in another way", "[text][position]") {
    const std::string shown = pieces("carcassonne position").at(0);
    std::string text = shown;
    // Fewer edges of a segment, players in another order, a list on one line, and words that say nothing.
    for (const auto& [from, to] :
         {std::pair<std::string, std::string>{"field ER.SL at -1 1\nfigures green", "field ER at -1 1; green"},
          {"red 4, blue 0", "blue 0,   red 4"},
          {"agenda ", "\n# what is left to do\nagenda "}}) {
        INFO(from);
        const std::size_t at = text.find(from);
        REQUIRE(at != text.npos);
        text.replace(at, from.size(), to);
    }
    const auto position = parse_position<StandardRules>(text);
    if (!position) {
        UNSCOPED_INFO(test::text_of(position.error()));
    }
    REQUIRE(position.has_value());
    CHECK(write_position(position->game, position->names) == shown);
}

TEST_CASE("positions on the page are from real games", "[text][position]") {
    const auto shown = pieces("carcassonne position");
    REQUIRE(shown.size() == 2);
    CHECK(last_position(parsed(pieces("carcassonne record").at(0))) == shown[0]);
    const GameRecord record = parsed(with_a_message);
    CHECK(write_record(record) == with_a_message);
    CHECK(last_position(record) == shown[1]);
}

TEST_CASE("the picture on the page shows the first position", "[text][picture]") {
    const auto position = parse_position<StandardRules>(pieces("carcassonne position").at(0));
    REQUIRE(position.has_value());
    const auto shown = pieces("         -1    0");
    REQUIRE(shown.size() == 1);
    CHECK(picture(position->game, "RBYG") == shown.front());
}

TEST_CASE("the page on pictures shows a table as it is drawn", "[text][picture]") {
    const auto setup = make_setup<BaseGame>();
    REQUIRE(setup);
    const std::string fresh = write_position(Game<BaseGame>(*setup));
    const auto game = parse_position(fresh.substr(0, fresh.find("board ")) +
                                         "board   BA/RCr 0 0; BA/Rr -1 0 turned 180; BA/CRr 1 0 turned 90\n"
                                         "hand    meeple 7 7\n"
                                         "score   red 0, blue 0\n"
                                         "agenda  red draw\n"
                                         "chance  0000000000000001\n",
                                     *setup);
    REQUIRE(game.has_value());
    const auto shown = pieces("         -1    0     1", "pictures.md");
    REQUIRE(shown.size() == 1);
    CHECK(picture(*game) == shown.front());
}
