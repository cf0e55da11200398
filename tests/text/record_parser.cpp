#include "carcassonne/text/record_parser.hpp"

#include "carcassonne/text/record_writer.hpp"

#include "catch.hpp"

#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

/// Not a game that can be played, but every part of a record is in it.
constexpr std::string_view example = R"(carcassonne record 1
game    example   # a comment
rules   base+farmers
option  base.edition c1
option  base.small_city on
tiles   base-c1 72 0123456789abcdef
players red blue

first   blue
draws   seed 18446744073709551615
discard BA/L
discard BA/LR
1. blue BA/CRr at 3 -2 turned 90, meeple on road E.S | 14 places 9a8b7c6d, 3 choices 1a2b3c4d | scores red 12 for city N.W at -1 0: 5 tiles x 2 + 1 pennants x 2; blue 4 for field 2 at 0 0 | supply meeple 6 5, abbot 1 0 | points 12 -4
2. red BA/RRRR at -3 2 turned 0 | 1 places 00000000, 0 choices 811c9dc5 | supply meeple 6 5, abbot 1 0 | points 12 8
discard BA/C
final red 0 for field NL.NR at 4 4
final blue 6 for field EL at 3 2: 2 cities x 3
result red 12, blue 14
winner red blue
)";

std::string with(std::string_view old_text, std::string_view new_text) {
    std::string text(example);
    const std::size_t at = text.find(old_text);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old_text.size(), new_text);
}

NotationError error_in(const std::string& text) {
    const auto record = parse_record(text);
    REQUIRE_FALSE(record);
    return record.error();
}

struct Fault {
    std::string_view old_text;
    std::string_view new_text;
    std::uint32_t line;
    std::uint32_t column;
    std::string_view expected;
    std::string_view found;
};

void check(const Fault& fault) {
    INFO(fault.old_text << " -> " << fault.new_text);
    const NotationError error = error_in(with(fault.old_text, fault.new_text));
    CHECK(error.line == fault.line);
    CHECK(error.column == fault.column);
    CHECK(error.expected == fault.expected);
    CHECK(error.found.view() == fault.found);
}

}  // namespace

TEST_CASE("every part of a record is read", "[text][record]") {
    const auto parsed = parse_record(example);
    REQUIRE(parsed);
    const GameRecord& record = *parsed;
    CHECK(record.name == "example");
    CHECK(record.rules == "base+farmers");
    CHECK(record.options == std::vector<RecordedOption>{{"base", "edition", "c1"}, {"base", "small_city", "on"}});
    CHECK(record.tile_set == "base-c1");
    CHECK(record.tile_count == 72);
    CHECK(record.tile_checksum == 0x0123456789abcdefu);
    CHECK(record.players == std::vector<std::string>{"red", "blue"});
    CHECK(record.first_player == 1);
    CHECK(record.seed == 18446744073709551615u);
    REQUIRE(record.turns.size() == 2);
    const RecordedTurn& turn = record.turns[0];
    CHECK(turn.player == 1);
    CHECK(turn.discarded == std::vector<std::string>{"BA/L", "BA/LR"});
    CHECK(turn.tile == "BA/CRr");
    CHECK(turn.at == Position{3, -2});
    CHECK(turn.rotation == Rotation::quarter);
    CHECK(turn.figure == "meeple");
    CHECK(turn.place == "road E.S");
    CHECK(turn.placements == ListCheck{14, 0x9a8b7c6du});
    CHECK(turn.deployments == ListCheck{3, 0x1a2b3c4du});
    CHECK(turn.scores == std::vector<RecordedScore>{{0, 12, "city N.W", {-1, 0}, {{5, "tiles", 2}, {1, "pennants", 2}}},
                                                    {1, 4, "field 2", {0, 0}, {}}});
    CHECK(turn.supplies == std::vector<RecordedSupply>{{"meeple", {6, 5}}, {"abbot", {1, 0}}});
    CHECK(turn.points == std::vector<int>{12, -4});
    CHECK(record.turns[1].player == 0);
    CHECK(record.turns[1].figure.empty());
    CHECK(record.turns[1].discarded.empty());
    CHECK(record.discarded == std::vector<std::string>{"BA/C"});
    REQUIRE(record.final_scores.size() == 2);
    CHECK(record.final_scores[0] == RecordedScore{0, 0, "field NL.NR", {4, 4}, {}});
    CHECK(record.points == std::vector<int>{12, 14});
    CHECK(record.winners == std::vector<std::size_t>{0, 1});
}

TEST_CASE("what is written is read again", "[text][record]") {
    const auto record = parse_record(example);
    REQUIRE(record);
    const std::string text = write_record(*record);
    const auto again = parse_record(text);
    REQUIRE(again);
    CHECK(*again == *record);
    CHECK(write_record(*again) == text);
}

TEST_CASE("blanks, blank lines, comments and foreign line ends say nothing", "[text][record]") {
    const auto record = parse_record(example);
    std::string text;
    for (const char letter : example) {
        text += letter == '\n' ? "  # a comment\r\n\r\n" : letter == ' ' ? " \t " : std::string(1, letter);
    }
    const auto again = parse_record(text);
    REQUIRE(again);
    CHECK(*again == *record);
}

TEST_CASE("errors in the tags tell line, column, what should stand there and what does", "[text][record]") {
    const Fault faults[] = {
        {"carcassonne record 1", "carcassonne record 2", 1, 20, "`carcassonne record 1`", "2"},
        {"carcassonne", "Carcassonne", 1, 1, "`carcassonne record 1`", "Carcassonne"},
        {"record 1\n", "record 1 x\n", 1, 22, "the end of the line", "x"},
        {"rules   base+farmers", "rules", 3, 6, "the modules of the rules", "end of the line"},
        {"rules   base+farmers", "rule base+farmers", 3, 1, "a tag or a turn", "rule"},
        {"rules   base+farmers", "rules base farmers", 3, 12, "the end of the line", "farmers"},
        {"rules   base+farmers\n", "", 10, 1, "the tag `rules`", "discard"},
        {"option  base.edition c1", "option edition c1", 4, 8, "an option with its module, as in base.edition",
         "edition"},
        {"option  base.edition c1", "option base.edition", 4, 20, "the value of the option", "end of the line"},
        {"tiles   base-c1 72 0123456789abcdef", "tiles base-c1 0 0", 6, 15, "the number of tiles", "0"},
        {"tiles   base-c1 72 0123456789abcdef", "tiles base-c1 72 0123456789abcdeg", 6, 18,
         "a checksum of 16 hexadecimal digits", "0123456789abcdeg"},
        {"tiles   base-c1 72 0123456789abcdef", "tiles base-c1 72 0123456789abcde", 6, 18,
         "a checksum of 16 hexadecimal digits", "0123456789abcde"},
        {"tiles   base-c1 72 0123456789abcdef\n", "", 10, 1, "the tag `tiles`", "discard"},
        {"players red blue", "players red red", 7, 13, "a name that is not said before", "red"},
        {"players red blue", "players red blue c d e f g", 7, 26, "at most six players", "g"},
        {"players red blue", "players", 7, 8, "the name of a player", "end of the line"},
        {"first   blue", "first green", 9, 7, "the name of a player", "green"},
        {"first   blue\n", "", 10, 1, "the tag `first`", "discard"},
        {"first   blue", "rules base", 9, 1, "a tag that is not said before", "rules"},
        {"draws   seed", "draws sead", 10, 7, "`listed` or `seed`", "sead"},
        {"18446744073709551615", "18446744073709551616", 10, 14, "a number from 0 to 18446744073709551615",
         "18446744073709551616"},
        {"18446744073709551615", "x", 10, 14, "a number from 0 to 18446744073709551615", "x"},
        {"draws   seed 18446744073709551615\n", "", 10, 1, "the tag `draws`", "discard"},
        {"draws   seed 18446744073709551615\n", "first red\n", 10, 1, "a tag that is not said before", "first"},
    };
    for (const Fault& fault : faults) {
        check(fault);
    }
}

TEST_CASE("errors in a turn tell line, column, what should stand there and what does", "[text][record]") {
    const Fault faults[] = {
        {"discard BA/LR", "discard", 12, 8, "the id of a tile", "end of the line"},
        {"discard BA/LR", "discard BA/LR x", 12, 15, "the end of the line", "x"},
        {"2. red", "3. red", 14, 1, "the number of the next turn", "3."},
        {"2. red", "2 red", 14, 1, "the number of the next turn", "2"},
        {"2. red", "2. green", 14, 4, "the name of a player", "green"},
        {"BA/RRRR at", "BA/RRRR on", 14, 16, "`at`", "on"},
        {"at -3 2", "at -3- 2", 14, 19, "the number of a column", "-3-"},
        {"at -3 2", "at -03 2", 14, 19, "the number of a column", "-03"},
        {"at -3 2", "at -0 2", 14, 19, "the number of a column", "-0"},
        {"at -3 2", "at - 2", 14, 19, "the number of a column", "-"},
        {"at -3 2", "at -32769 2", 14, 19, "the number of a column", "-32769"},
        {"at -3 2", "at -3 32768", 14, 22, "the number of a row", "32768"},
        {"at -3 2", "at -3 +2", 14, 22, "the number of a row", "+2"},
        {"turned 0", "turned 45", 14, 31, "0, 90, 180 or 270", "45"},
        {"turned 0", "turned 360", 14, 31, "0, 90, 180 or 270", "360"},
        {"turned 0", "turned", 14, 31, "0, 90, 180 or 270", "|"},
        {"turned 0 |", "turned 0 x |", 14, 33, "`|`", "x"},
        {"turned 0 |", "turned 0, |", 14, 34, "the name of a figure", "|"},
        {"turned 0 |", "turned 0, meeple |", 14, 41, "`on`", "|"},
        {"turned 0 |", "turned 0, meeple on |", 14, 44, "the name of a segment", "|"},
        {"1 places", "-1 places", 14, 35, "how many there are", "-1"},
        {"1 places", "1 place", 14, 37, "`places`", "place"},
        {"00000000,", "0000000,", 14, 44, "a checksum of 8 hexadecimal digits", "0000000"},
        {"00000000,", "0000000G,", 14, 44, "a checksum of 8 hexadecimal digits", "0000000G"},
        {"00000000,", "00000000", 14, 53, "`,`", "0"},
        {"0 choices", "0 choice", 14, 56, "`choices`", "choice"},
        {"811c9dc5 |", "811c9dc5", 14, 73, "`|`", "supply"},
        {"811c9dc5 | supply", "811c9dc5 | score", 14, 75, "`supply`", "score"},
        {"811c9dc5 | supply meeple 6 5", "811c9dc5 | supply meeple 6", 14, 90, "a number for every player", ","},
        {"811c9dc5 | supply meeple 6 5", "811c9dc5 | supply meeple 6 -5", 14, 91, "a number for every player", "-5"},
        {"811c9dc5 | supply meeple 6 5", "811c9dc5 | supply meeple 6 5 4", 14, 93, "`|` or `,`", "4"},
        {"points 12 8", "point 12 8", 14, 106, "`points`", "point"},
        {"points 12 8", "points 12", 14, 115, "a number for every player", "end of the line"},
        {"points 12 8", "points 12 8 0", 14, 118, "the end of the line", "0"},
    };
    for (const Fault& fault : faults) {
        check(fault);
    }
}

TEST_CASE("errors in scores and in the end tell line, column, what should stand there and what does",
          "[text][record]") {
    const Fault faults[] = {
        {"scores red", "scores green", 13, 104, "the name of a player", "green"},
        {"red 12 for", "red 12x for", 13, 108, "points", "12x"},
        {"red 12 for", "red 12 by", 13, 111, "`for`", "by"},
        {"for city N.W at", "for at", 13, 115, "the name of a segment", "at"},
        {": 5 tiles", ": tiles", 13, 133, "how many there are", "tiles"},
        {"5 tiles x 2", "5 tiles 2", 13, 141, "`x`", "2"},
        {"5 tiles x 2", "5 tiles x", 13, 143, "the points for each", "+"},
        {"pennants x 2;", "pennants x 2:", 13, 161, "`|` or `;`", ":"},
        {"final red", "last red", 16, 1, "a turn, `final` or `result`", "last"},
        {"final blue", "last blue", 17, 1, "`final` or `result`", "last"},
        {"final red 0", "final red", 16, 11, "points", "for"},
        {"result red 12, blue 14", "result blue 14, red 12", 18, 8, "the players in their order", "blue"},
        {"result red 12, blue 14", "result red 12 blue 14", 18, 15, "`,`", "blue"},
        {"result red 12, blue 14", "result red 12", 18, 14, "`,`", "end of the line"},
        {"result red 12, blue 14\n", "", 18, 1, "`final` or `result`", "winner"},
        {"winner red blue", "winner blue red", 19, 13, "the players in their order", "red"},
        {"winner red blue", "winner", 19, 7, "the name of a player", "end of the line"},
        {"winner red blue\n", "", 19, 1, "`winner`", "end of the text"},
        {"winner red blue", "winner red blue\nwinner red", 20, 1, "the end of the text", "winner"},
    };
    for (const Fault& fault : faults) {
        check(fault);
    }
}

TEST_CASE("half a record is none", "[text][record]") {
    const std::size_t winner = example.rfind("winner red");
    for (std::size_t size = 0; size < example.size() - 1; ++size) {
        const bool one_winner = size == winner + 10 || size == winner + 11;
        INFO(size);
        CHECK(parse_record(example.substr(0, size)).has_value() == one_winner);
    }
    // Without its last line feed the record is still whole.
    CHECK(parse_record(example.substr(0, example.size() - 1)));
}

TEST_CASE("no text makes the reader fall", "[text][record]") {
    const std::string_view signs("\0\n\r\t |:;,=[]#-+.0x9\xff\xc3", 21);
    std::uint32_t refused = 0;
    std::uint32_t tried = 0;
    for (std::size_t at = 0; at < example.size(); ++at) {
        for (const char sign : signs) {
            std::string text(example);
            text[at] = sign;
            const auto record = parse_record(text);
            ++tried;
            if (!record) {
                ++refused;
                CHECK(record.error().line >= 1);
                CHECK(record.error().line <= 21);
                CHECK(record.error().column >= 1);
                CHECK_FALSE(record.error().expected.empty());
                CHECK_FALSE(record.error().found.view().empty());
            }
        }
    }
    CHECK(refused > tried / 2);
}
