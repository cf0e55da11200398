#include "carcassonne/text/record/parser.hpp"

#include "carcassonne/text/record/writer.hpp"

#include "example_record.hpp"
#include "text/marked.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

GameRecord parsed(std::string_view text) {
    const auto record = parse_record(text);
    REQUIRE(record);
    return *record;
}
std::vector<std::string> actions_of(const std::vector<RecordedAnswer>& answers) {
    std::vector<std::string> actions;
    for (const RecordedAnswer& answer : answers) {
        actions.push_back(answer.action);
    }
    return actions;
}

constexpr std::string_view head = "carcassonne record 2\nrules base\ntiles own 1 0123456789abcdef\nplayers a b\n"
                                  "draws listed\n";

}  // namespace

TEST_CASE("every part of a record is read", "[text][record]") {
    const GameRecord record = parsed(test::example_record);
    CHECK(record.head.name == "example");
    CHECK(record.head.rules == "base+farmers+ghosts");
    CHECK(record.head.options == std::vector<NamedChoice>{{"base", "edition", "c1"}, {"base", "small_city", "on"}});
    CHECK(record.head.tile_set == "base-c1");
    CHECK(record.head.tile_count == 72);
    CHECK(record.head.tile_checksum == 0x0123456789abcdefu);
    CHECK(record.head.players == std::vector<std::string>{"red", "blue"});
    CHECK(record.seed == 18446744073709551615u);
    CHECK(record.comments == std::vector<RecordedComment>{{0, " The first turn."}});
    REQUIRE(record.turns.size() == 3);
}

TEST_CASE("every part of a turn is read", "[text][record]") {
    const GameRecord record = parsed(test::example_record);
    const RecordedTurn& turn = record.turns.at(0);
    CHECK(turn.player == 1);
    REQUIRE(turn.answers.size() == 5);
    CHECK(turn.answers[0] == RecordedAnswer{{}, "begin blue", {}});
    CHECK(turn.answers[1] == RecordedAnswer{{}, "draw BA/CRr", {}});
    CHECK(turn.answers[2] == RecordedAnswer{1, "place 3 -2 turned 90", ListCheck{14, 0x9a8b7c6du}});
    CHECK(turn.answers[3] == RecordedAnswer{1, "deploy meeple on road E.S", ListCheck{3, 0x1a2b3c4du}});
    CHECK(turn.answers[4] == RecordedAnswer{0, "accept swap", ListCheck{2, 0}});
    REQUIRE(turn.outcome);
    CHECK(turn.outcome->scores ==
          std::vector<RecordedScore>{{0, 12, "city N.W", {-1, 0}, {{5, "tiles", 2}, {1, "wine barrels", -2}}},
                                     {1, 4, "nothing", {0, 0}, {}}});
    CHECK(turn.outcome->supplies == std::vector<RecordedSupply>{{"meeple", {6, 5}}, {"large meeple", {1, 0}}});
    CHECK(turn.outcome->points == std::vector<int>{12, -4});
    const RecordedTurn& next = record.turns.at(1);
    CHECK(next.player == 0);
    CHECK(actions_of(next.answers) == std::vector<std::string>{"draw BA/RRRR", "place -3 2 turned 0", "pass"});
    CHECK_FALSE(next.answers[1].legal);
    CHECK_FALSE(next.outcome);
    REQUIRE(record.turns.at(2).outcome);
    CHECK(record.turns[2].outcome->supplies.empty());
    CHECK(record.turns[2].outcome->points == std::vector<int>{12, 8});
}

TEST_CASE("every part of the end is read", "[text][record]") {
    const GameRecord record = parsed(test::example_record);
    REQUIRE(record.end);
    REQUIRE(record.end->answers.size() == 2);
    CHECK(record.end->answers[0] == RecordedAnswer{{}, "draw BA/C", {}});
    CHECK(record.end->answers[1] == RecordedAnswer{0, "pass", ListCheck{1, 0x73c32556u}});
    CHECK(record.end->scores == std::vector<RecordedScore>{{0, 0, "field NL.NR", {4, 4}, {}},
                                                           {1, 6, "field EL", {3, 2}, {{2, "cities", 3}}}});
    CHECK(record.end->points == std::vector<int>{12, 14});
    CHECK(record.end->winners == std::vector<std::size_t>{0, 1});
}

TEST_CASE("what is written is read again", "[text][record]") {
    const GameRecord record = parsed(test::example_record);
    CHECK(write_record(record) == test::example_record);
}

TEST_CASE("blanks, blank lines, comments behind words and foreign line ends say nothing", "[text][record]") {
    GameRecord record = parsed(test::example_record);
    std::string text;
    for (const char letter : test::example_record) {
        text += letter == '\n' ? "  # a comment\r\n\r\n \t\r\n" : letter == ' ' ? " \t " : std::string(1, letter);
    }
    GameRecord again = parsed(text);
    // Between two words of an action there is one blank, whatever was there.
    CHECK(again.turns == record.turns);
    CHECK(again.end == record.end);
    CHECK(again.head == record.head);
    // Empty lines became lines of a comment.
    CHECK(again.comments.size() == 3);
    CHECK(again.comments[0] == RecordedComment{0, " a comment"});
    CHECK(again.comments[2] == RecordedComment{3, " a comment"});
}

TEST_CASE("a comment is kept with the turn that comes next", "[text][record]") {
    const GameRecord record = parsed("# zero\n" + std::string(head) +
                                     "#one \t\n"
                                     "1. a pass # not a line of its own\n"
                                     " \t# two\n"
                                     "     legal 1 73c32556\n"
                                     "## three\n"
                                     "2. b pass\n"
                                     "#\n"
                                     "unfinished # no\n"
                                     "# five\r\n"
                                     "#");
    CHECK(record.comments ==
          std::vector<RecordedComment>{
              {0, " zero"}, {0, "one \t"}, {1, " two"}, {1, "# three"}, {2, ""}, {2, " five"}, {2, ""}});
    CHECK(record.turns.at(0).answers.at(0).legal == ListCheck{1, 0x73c32556u});
    CHECK(record.turns.at(0).answers.at(0).action == "pass");
    CHECK(parsed(write_record(record)) == record);
}

TEST_CASE("tags stand in any order", "[text][record]") {
    const GameRecord record = parsed("carcassonne record 2\ndraws seed 0\nplayers a b\noption base.edition c1\n"
                                     "tiles own 1 0123456789abcdef\nrules base\ngame x\nunfinished\n");
    CHECK(record.head.rules == "base");
    CHECK(record.head.name == "x");
    CHECK(record.seed == 0);
    CHECK(record.turns.empty());
    CHECK_FALSE(record.end);
}

TEST_CASE("what can be left out is left out", "[text][record]") {
    // No name, no checksums, no outcomes, no answers and no scores at the end.
    const GameRecord record = parsed(std::string(head) + "1. a place 0 1\n2. b [draw E]\nresult a 0, b 0\nwinner a b");
    CHECK(record.head.name.empty());
    CHECK_FALSE(record.seed);
    REQUIRE(record.turns.size() == 2);
    CHECK(record.turns[0].answers == std::vector<RecordedAnswer>{{0, "place 0 1", {}}});
    CHECK_FALSE(record.turns[0].outcome);
    CHECK(record.turns[1].answers == std::vector<RecordedAnswer>{{{}, "draw E", {}}});
    REQUIRE(record.end);
    CHECK(record.end->answers.empty());
    CHECK(record.end->scores.empty());
    CHECK(record.comments.empty());
}

TEST_CASE("who is named answers, whoever has the turn", "[text][record]") {
    const GameRecord record = parsed(std::string(head) + "1. a a: pass; b: pass ;b :accept swap;pass;[draw E]\n"
                                                         "end a: pass; [draw F]\nresult a 0, b 0\nwinner a\n");
    const auto& answers = record.turns.at(0).answers;
    REQUIRE(answers.size() == 5);
    CHECK(answers[0] == RecordedAnswer{0, "pass", {}});
    CHECK(answers[1] == RecordedAnswer{1, "pass", {}});
    CHECK(answers[2] == RecordedAnswer{1, "accept swap", {}});
    CHECK(answers[3] == RecordedAnswer{0, "pass", {}});
    CHECK(answers[4] == RecordedAnswer{{}, "draw E", {}});
    CHECK(record.end->answers == std::vector<RecordedAnswer>{{0, "pass", {}}, {{}, "draw F", {}}});
}

TEST_CASE("a turn in which only chance acted has no list of legal answers", "[text][record]") {
    const GameRecord record = parsed(std::string(head) + "1. a [draw E]; [draw F]\nunfinished\n");
    CHECK(write_record(record).find("legal") == std::string::npos);
    CHECK(parsed(write_record(record)) == record);
}

TEST_CASE("half a record is none", "[text][record]") {
    const std::string_view example = test::example_record;
    const std::size_t winner = example.rfind("winner red");
    for (std::size_t size = 0; size < example.size() - 1; ++size) {
        const bool one_winner = size == winner + 10 || size == winner + 11;
        INFO(size);
        CHECK(static_cast<bool>(parse_record(example.substr(0, size))) == one_winner);
    }
    // Without its last line feed the record is still whole.
    CHECK(parse_record(example.substr(0, example.size() - 1)));
}

TEST_CASE("no text makes the reader fall", "[text][record]") {
    const std::string_view signs("\0\n\r\t |:;,=[]#-+.0x9\xff\xc3", 21);
    std::uint32_t refused = 0;
    std::uint32_t tried = 0;
    const auto lines =
        static_cast<std::uint32_t>(std::count(test::example_record.begin(), test::example_record.end(), '\n'));
    for (std::size_t at = 0; at < test::example_record.size(); ++at) {
        for (const char sign : signs) {
            std::string text(test::example_record);
            text[at] = sign;
            const auto record = parse_record(text);
            ++tried;
            if (!record) {
                ++refused;
                CHECK(record.error().line >= 1);
                CHECK(record.error().line <= lines + 2);
                CHECK(record.error().column >= 1);
                CHECK_FALSE(record.error().expected.empty());
                CHECK_FALSE(record.error().found.view().empty());
            } else {
                // What is understood is written as it is understood.
                CHECK(parsed(write_record(*record)) == *record);
            }
        }
    }
    CHECK(refused > tried / 2);
}
