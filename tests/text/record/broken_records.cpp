// Records with one fault each: where it is told, what should stand there and what does.

#include "carcassonne/text/record/parser.hpp"

#include "example_record.hpp"
#include "text/marked.hpp"

#include <cstddef>
#include <string>
#include <string_view>

using namespace carcassonne;

namespace {

/// Words of the example and what stands in their place, with the mark before the fault.
struct Fault {
    std::string_view old_words;
    std::string_view new_words;
    std::string_view expected;
    std::string_view found;
};

void check_text(const std::string& marked, std::string_view expected, std::string_view found) {
    const test::Marked place = test::unmark(marked);
    const auto record = parse_record(place.text);
    REQUIRE_FALSE(record);
    test::check_error(record.error(), place, expected, found);
}
template <std::size_t Count>
void check(const Fault (&faults)[Count]) {
    for (const Fault& fault : faults) {
        INFO(fault.old_words << " -> " << fault.new_words);
        check_text(test::example_with(fault.old_words, fault.new_words), fault.expected, fault.found);
    }
}

constexpr std::string_view first_line = "`carcassonne record 2`";
constexpr std::string_view line_end = "the end of the line";
constexpr std::string_view said_before = "a tag that is not said before";
constexpr std::string_view tag_or_turn = "a tag or a turn";
constexpr std::string_view option_name = "an option with its module, as in base.edition";
constexpr std::string_view tile_sum = "a checksum of 16 hexadecimal digits";
constexpr std::string_view list_sum = "a checksum of 8 hexadecimal digits";
constexpr std::string_view seed = "a number from 0 to 18446744073709551615";
constexpr std::string_view player_name = "the name of a player";
constexpr std::string_view turn_or_end = "a turn, `end`, `final`, `result` or `unfinished`";
constexpr std::string_view next_turn = "the number of the next turn";
constexpr std::string_view action = "an action";
constexpr std::string_view words_of_action = "the words of an action";
constexpr std::string_view legal_count = "how many answers were legal";
constexpr std::string_view points_count = "a number of points";
constexpr std::string_view segment = "the name of a segment";
constexpr std::string_view column = "the number of a column";
constexpr std::string_view row = "the number of a row";
constexpr std::string_view how_many = "how many there are";
constexpr std::string_view each = "how many points for each";
constexpr std::string_view for_each_player = "a number for each player";
constexpr std::string_view outcome = "`score`, `supply` or `points`";
constexpr std::string_view order_of_play = "the players in the order of play";
constexpr std::string_view after_the_last = "a player after the one before, in the order of play";
using test::end_of_line;
using test::end_of_text;

}  // namespace

TEST_CASE("faults of the first line", "[text][record][broken]") {
    check({
        {"carcassonne record 2", "^Carcassonne record 2", first_line, "Carcassonne"},
        {"carcassonne record 2", "^record 2", first_line, "record"},
        {"carcassonne record 2", "^carcassonne-record 2", first_line, "carcassonne-record"},
        {"carcassonne record 2", "  ^: carcassonne record 2", first_line, ":"},
        {"carcassonne record 2", "carcassonne ^records 2", first_line, "records"},
        {"carcassonne record 2", "carcassonne ^position 2", first_line, "position"},
        {"carcassonne record 2", "carcassonne^", first_line, end_of_line},
        {"carcassonne record 2", "carcassonne record^", first_line, end_of_line},
        {"carcassonne record 2", "carcassonne record ^# 2", first_line, end_of_line},
        {"carcassonne record 2", "carcassonne record ^3", first_line, "3"},
        {"carcassonne record 2", "carcassonne record ^2.0", first_line, "2.0"},
        {"carcassonne record 2", "carcassonne record^= 2", first_line, "="},
        {"carcassonne record 2", "carcassonne record 2 ^1", line_end, "1"},
        {"carcassonne record 2", "carcassonne record 2^;", line_end, ";"},
        {"carcassonne record 2", "carcassonne record ^1", "version 2: records of version 1 are not read any more", "1"},
        {"carcassonne record 2\n", "^", first_line, "game"},
        {"carcassonne record 2\n", "# carcassonne record 2\n^", first_line, "game"},
    });
}

TEST_CASE("faults of names and rules", "[text][record][broken]") {
    check({
        {"game    example", "game^", "the name of the game", end_of_line},
        {"game    example", "game ^# example", "the name of the game", end_of_line},
        {"game    example", "game ^: example", "the name of the game", ":"},
        {"game    example", "game two ^words", line_end, "words"},
        {"game    example", "game one^,two", line_end, ","},
        {"game    example", "game one\n^game two", said_before, "game"},
        {"game    example", "^games example", tag_or_turn, "games"},
        {"game    example", "^Game example", tag_or_turn, "Game"},
        {"game    example", "^=", tag_or_turn, "="},
        {"game    example", "^carcassonne record 2", tag_or_turn, "carcassonne"},
        {"game    example", "^score red 1", tag_or_turn, "score"},
        {"rules   base+farmers+ghosts", "rules^", "the modules of the rules", end_of_line},
        {"rules   base+farmers+ghosts", "^rule base", tag_or_turn, "rule"},
        {"rules   base+farmers+ghosts", "rules base ^farmers", line_end, "farmers"},
        {"rules   base+farmers+ghosts", "rules base^, farmers", line_end, ","},
        {"rules   base+farmers+ghosts", "rules base+river^:second", line_end, ":"},
        {"rules   base+farmers+ghosts", "rules ^[base]", "the modules of the rules", "["},
        {"draws   seed", "^rules base\ndraws seed", said_before, "rules"},
    });
}

TEST_CASE("what is no text is no record", "[text][record][broken]") {
    constexpr std::string_view players = "players red blue";
    constexpr std::string_view characters = "characters in UTF-8";
    const Fault faults[] = {
        {players, "players r\xc3\xa4t ^\xff", characters, "\xff"},
        {players, "players ^\xc0\xaf blue", characters, "\xc0\xaf"},
        {players, "players red blue # ^\xed\xa0\x80", characters, "\xed\xa0\x80"},
    };
    check(faults);
}

TEST_CASE("faults of options", "[text][record][broken]") {
    check({
        {"option  base.edition c1", "option^", option_name, end_of_line},
        {"option  base.edition c1", "option ^edition c1", option_name, "edition"},
        {"option  base.edition c1", "option ^base edition c1", option_name, "base"},
        {"option  base.edition c1", "option ^base=edition c1", option_name, "base"},
        {"option  base.edition c1", "option ^: c1", option_name, ":"},
        {"option  base.edition c1", "option base.edition^", "the value of the option", end_of_line},
        {"option  base.edition c1", "option base.edition^= c1", "the value of the option", "="},
        {"option  base.edition c1", "option base.edition^: c1", "the value of the option", ":"},
        {"option  base.edition c1", "option base.edition c1 ^c2", line_end, "c2"},
        {"option  base.edition c1", "option base.edition c1^; base.small_city on", line_end, ";"},
        {"option  base.edition c1", "^options base.edition c1", tag_or_turn, "options"},
        {"option  base.edition c1", "^base.edition c1", tag_or_turn, "base.edition"},
    });
}

TEST_CASE("faults of the tiles", "[text][record][broken]") {
    constexpr std::string_view tiles = "tiles   base-c1 72 0123456789abcdef";
    constexpr std::string_view count = "the number of tiles";
    check({
        {tiles, "tiles^", "the name of a set of tiles", end_of_line},
        {tiles, "tiles ^= 72", "the name of a set of tiles", "="},
        {tiles, "tiles base-c1^", count, end_of_line},
        {tiles, "tiles base-c1 ^0 0123456789abcdef", count, "0"},
        {tiles, "tiles base-c1 ^100001 0123456789abcdef", count, "100001"},
        {tiles, "tiles base-c1 ^-72 0123456789abcdef", count, "-72"},
        {tiles, "tiles base-c1 ^072 0123456789abcdef", count, "072"},
        {tiles, "tiles base-c1 ^many 0123456789abcdef", count, "many"},
        {tiles, "tiles base ^c1 72 0123456789abcdef", count, "c1"},
        {tiles, "tiles base-c1 ^0123456789abcdef", count, "0123456789abcdef"},
        {tiles, "tiles base-c1 72^", tile_sum, end_of_line},
        {tiles, "tiles base-c1 72 ^0123456789abcde", tile_sum, "0123456789abcde"},
        {tiles, "tiles base-c1 72 ^0123456789abcdef0", tile_sum, "0123456789abcdef0"},
        {tiles, "tiles base-c1 72 ^0123456789abcdeg", tile_sum, "0123456789abcdeg"},
        {tiles, "tiles base-c1 72 ^0123456789ABCDEF", tile_sum, "0123456789ABCDEF"},
        {tiles, "tiles base-c1 72^, 0123456789abcdef", tile_sum, ","},
        {tiles, "tiles base-c1 72 0123456789abcdef ^x", line_end, "x"},
        {tiles, "^tile base-c1 72 0123456789abcdef", tag_or_turn, "tile"},
        {"draws   seed", "^tiles own 1 0000000000000000\ndraws seed", said_before, "tiles"},
    });
}

TEST_CASE("faults of players and draws", "[text][record][broken]") {
    constexpr std::string_view players = "players red blue";
    constexpr std::string_view draws = "draws   seed 18446744073709551615";
    check({
        {players, "players^", player_name, end_of_line},
        {players, "players red ^red", "a name that is not said before", "red"},
        {players, "players red blue green ^blue", "a name that is not said before", "blue"},
        {players, "players red^, blue", player_name, ","},
        {players, "players ^: red blue", player_name, ":"},
        {players, "players red ^[blue]", player_name, "["},
        {players, "players red blue c d e f ^g", "at most six players", "g"},
        {players, "^player red blue", tag_or_turn, "player"},
        {players, "^red blue", tag_or_turn, "red"},
        {players, "players red blue\n^players red blue", said_before, "players"},
        {draws, "draws^", "`listed` or `seed`", end_of_line},
        {draws, "draws ^seeds 1", "`listed` or `seed`", "seeds"},
        {draws, "draws ^18446744073709551615", "`listed` or `seed`", "18446744073709551615"},
        {draws, "draws listed ^7", line_end, "7"},
        {draws, "draws seed^", seed, end_of_line},
        {draws, "draws seed ^18446744073709551616", seed, "18446744073709551616"},
        {draws, "draws seed ^-1", seed, "-1"},
        {draws, "draws seed ^01", seed, "01"},
        {draws, "draws seed ^0x1f", seed, "0x1f"},
        {draws, "draws seed^: 1", seed, ":"},
        {draws, "draws seed 1 ^2", line_end, "2"},
        {draws, "draws seed 1\n^draws listed", said_before, "draws"},
        {draws, "draws seed 1\n^first red", tag_or_turn, "first"},
    });
}

TEST_CASE("tags that are missing", "[text][record][broken]") {
    // The first turn stands where the tag is missed.
    const auto check_missing = [](std::string_view tag, std::string_view expected) {
        INFO(tag);
        std::string text = test::example_with("1. blue", "^1. blue");
        const std::size_t at = text.find(tag);
        REQUIRE(at != text.npos);
        text.erase(at, text.find('\n', at) + 1 - at);
        check_text(text, expected, "1.");
    };
    check_missing("rules ", "the tag `rules`");
    check_missing("tiles ", "the tag `tiles`");
    check_missing("players ", "the tag `players`");
    check_missing("draws ", "the tag `draws`");
    check({
        {"draws   seed", "^1. red pass\ndraws seed", "the tag `draws`", "1."},
        {"tiles   base", "^unfinished\ntiles base", "the tag `tiles`", "unfinished"},
        {"rules   base", "^result red 12\nrules base", "the tag `rules`", "result"},
    });
}

TEST_CASE("faults of the number and the player of a turn", "[text][record][broken]") {
    constexpr std::string_view turn = "  2. red  [draw BA/RRRR]";
    check({
        {turn, "^3. red pass", next_turn, "3."},
        {turn, "  ^1. red pass", next_turn, "1."},
        {turn, "^2 red pass", next_turn, "2"},
        {turn, "^2: red pass", next_turn, "2"},
        {turn, "^02. red pass", next_turn, "02."},
        {turn, "^2.red pass", next_turn, "2.red"},
        {turn, "^2.. red pass", next_turn, "2.."},
        {turn, "2. ^green pass", player_name, "green"},
        {turn, "2. ^Red pass", player_name, "Red"},
        {"  2. red  [draw BA/RRRR]; place -3 2 turned 0; pass", "2.^", player_name, end_of_line},
        {turn, "2. ^1 pass", player_name, "1"},
        {turn, "2. ^; pass", player_name, ";"},
        {turn, "2. ^[draw BA/RRRR]", player_name, "["},
        {turn, "^red pass", turn_or_end, "red"},
        {turn, "^turn 2. red pass", turn_or_end, "turn"},
        {turn, "^[draw BA/L]\n  2. red  [draw BA/RRRR]", turn_or_end, "["},
        {turn, "^game late\n  2. red  [draw BA/RRRR]", turn_or_end, "game"},
        {turn, "^discard BA/L\n  2. red  [draw BA/RRRR]", turn_or_end, "discard"},
        {"  1. blue", "  ^0. blue", next_turn, "0."},
        {"  3. blue pass", "  ^4. blue pass", next_turn, "4."},
    });
}

TEST_CASE("faults of answers", "[text][record][broken]") {
    constexpr std::string_view answers = "red  [draw BA/RRRR]; place -3 2 turned 0; pass";
    check({
        {answers, "red^", action, end_of_line},
        {answers, "red ^# pass", action, end_of_line},
        {answers, "red ^; pass", action, ";"},
        {answers, "red pass; ^; pass", action, ";"},
        {answers, "red pass;^", action, end_of_line},
        {answers, "red pass; ^# pass", action, end_of_line},
        {answers, "red [^]; pass", action, "]"},
        {answers, "red [draw BA/RRRR^", "`]`", end_of_line},
        {answers, "red [draw BA/RRRR; pass^", "`]`", end_of_line},
        {answers, "red [draw ^[BA/RRRR]]", "`]`", "["},
        {answers, "red [draw BA/RRRR]^]; pass", line_end, "]"},
        {answers, "red [draw BA/RRRR] ^place -3 2", line_end, "place"},
        {answers, "red [draw BA/RRRR]^, place -3 2", line_end, ","},
        {answers, "red [draw BA/RRRR] ^[draw BA/L]", line_end, "["},
        {answers, "red place -3 2 ^[draw BA/L]", line_end, "["},
        {answers, "red ^green: pass", player_name, "green"},
        {answers, "red pass; ^Blue: accept swap", player_name, "Blue"},
        {answers, "red ^place: -3 2", player_name, "place"},
        {answers, "red blue:^", action, end_of_line},
        {answers, "red ^: pass", words_of_action, ":"},
        {answers, "red blue: place 0^, -1", words_of_action, ","},
        {answers, "red place 0 -1 ^= pass", words_of_action, "="},
        {answers, "red place 0 -1 ^]; pass", words_of_action, "]"},
        {answers, "red blue: ^; pass", action, ";"},
        {answers, "red blue: ^[draw BA/L]", action, "["},
        {answers, "red ^0: pass", player_name, "0"},
    });
}

TEST_CASE("faults of the legal answers", "[text][record][broken]") {
    constexpr std::string_view legal = "legal  14 9a8b7c6d, 3 1a2b3c4d, 2 00000000";
    check({
        {legal, "legal^", legal_count, end_of_line},
        {legal, "legal ^0 9a8b7c6d, 3 1a2b3c4d, 2 00000000", legal_count, "0"},
        {legal, "legal ^-1 9a8b7c6d, 3 1a2b3c4d, 2 00000000", legal_count, "-1"},
        {legal, "legal ^1000001 9a8b7c6d, 3 1a2b3c4d, 2 00000000", legal_count, "1000001"},
        {legal, "legal ^9a8b7c6d, 3 1a2b3c4d, 2 00000000", legal_count, "9a8b7c6d"},
        {legal, "legal ^: 14 9a8b7c6d", legal_count, ":"},
        {legal, "legal 14^", list_sum, end_of_line},
        {legal, "legal 14^, 3 1a2b3c4d", list_sum, ","},
        {legal, "legal 14 ^9a8b7c6, 3 1a2b3c4d, 2 00000000", list_sum, "9a8b7c6"},
        {legal, "legal 14 ^9a8b7c6dd, 3 1a2b3c4d, 2 00000000", list_sum, "9a8b7c6dd"},
        {legal, "legal 14 ^9A8B7C6D, 3 1a2b3c4d, 2 00000000", list_sum, "9A8B7C6D"},
        {legal, "legal 14 9a8b7c6d^", "`,`", end_of_line},
        {legal, "legal 14 9a8b7c6d ^3 1a2b3c4d, 2 00000000", "`,`", "3"},
        {legal, "legal 14 9a8b7c6d^; 3 1a2b3c4d, 2 00000000", "`,`", ";"},
        {legal, "legal 14 9a8b7c6d,^", legal_count, end_of_line},
        {legal, "legal 14 9a8b7c6d, 3 1a2b3c4d^", "`,`", end_of_line},
        {legal, "legal 14 9a8b7c6d, 3 1a2b3c4d, 2 00000000^, 1 00000000", line_end, ","},
        {legal, "legal 14 9a8b7c6d, 3 1a2b3c4d, 2 00000000 ^x", line_end, "x"},
        {legal, "^Legal 14 9a8b7c6d, 3 1a2b3c4d, 2 00000000", turn_or_end, "Legal"},
        {"  3. blue pass\n", "  3. blue pass\n legal 1 73c32556\n ^legal 1 73c32556\n", turn_or_end, "legal"},
        {"     supply meeple", "     ^legal 1 73c32556\n     supply meeple", outcome, "legal"},
        {"  3. blue pass\n", "  3. blue [draw E]\n legal ^1 73c32556\n", line_end, "1"},
    });
}

TEST_CASE("faults of scores", "[text][record][broken]") {
    constexpr std::string_view score = "red 12 for city N.W at -1 0: 5 tiles x 2 + 1 wine barrels x -2";
    check({
        {score, "^", player_name, end_of_line},
        {score, "^green 12 for city", player_name, "green"},
        {score, "^12 for city", player_name, "12"},
        {score, "red^", points_count, end_of_line},
        {score, "red ^for city N.W at -1 0", points_count, "for"},
        {score, "red ^12x for city N.W at -1 0", points_count, "12x"},
        {score, "red ^100001 for city N.W at -1 0", points_count, "100001"},
        {score, "red ^-100001 for city N.W at -1 0", points_count, "-100001"},
        {score, "red 12^", "`for`", end_of_line},
        {score, "red 12 ^at -1 0", "`for`", "at"},
        {score, "red 12^: 5 tiles x 2", "`for`", ":"},
        {score, "red 12 for^", segment, end_of_line},
        {score, "red 12 for ^at -1 0", segment, "at"},
        {score, "red 12 for^: 5 tiles x 2", segment, ":"},
        {score, "red 12 for city N.W^", "`at`", end_of_line},
        {score, "red 12 for city N.W^: 5 tiles x 2", "`at`", ":"},
        {score, "red 12 for city N.W at^", column, end_of_line},
        {score, "red 12 for city N.W at ^x 0", column, "x"},
        {score, "red 12 for city N.W at ^32768 0", column, "32768"},
        {score, "red 12 for city N.W at -1^: 5 tiles x 2", row, ":"},
        {score, "red 12 for city N.W at -1^", row, end_of_line},
        {score, "red 12 for city N.W at -1 0 ^5 tiles x 2", line_end, "5"},
        {score, "red 12 for city N.W at -1 0^; blue 4 for city S at 0 0", line_end, ";"},
    });
}

TEST_CASE("faults of the reasons for points", "[text][record][broken]") {
    constexpr std::string_view terms = ": 5 tiles x 2 + 1 wine barrels x -2";
    check({
        {terms, ":^", how_many, end_of_line},
        {terms, ": ^tiles x 2", how_many, "tiles"},
        {terms, ": ^five tiles x 2", how_many, "five"},
        {terms, ": ^100001 tiles x 2", how_many, "100001"},
        {terms, ": 5^", "what is counted", end_of_line},
        {terms, ": 5 ^: x 2", "what is counted", ":"},
        {terms, ": 5 tiles^", "`x`", end_of_line},
        {terms, ": 5 tiles 2^", "`x`", end_of_line},
        {terms, ": 5 tiles^, 1 pennants", "`x`", ","},
        {terms, ": 5 tiles x^", each, end_of_line},
        {terms, ": 5 tiles x ^two", each, "two"},
        {terms, ": 5 tiles x ^+ 1 pennants x 2", each, "+"},
        {terms, ": 5 tiles x 2 ^= 10", line_end, "="},
        {terms, ": 5 tiles x 2 ^1 pennants x 2", line_end, "1"},
        {terms, ": 5 tiles x 2 +^", how_many, end_of_line},
        {terms, ": 5 tiles x 2 + ^pennants x 2", how_many, "pennants"},
        {terms, ": 5 tiles x 2^, 1 pennants x 2", line_end, ","},
    });
}

TEST_CASE("faults of supplies and points", "[text][record][broken]") {
    constexpr std::string_view supply = "supply meeple 6 5, large meeple 1 0";
    check({
        {supply, "supply^", "the name of a figure", end_of_line},
        {supply, "supply^, meeple 6 5", "the name of a figure", ","},
        {supply, "supply meeple^", for_each_player, end_of_line},
        {supply, "supply meeple 6^", for_each_player, end_of_line},
        {supply, "supply meeple 6^, large meeple 1 0", for_each_player, ","},
        {supply, "supply meeple ^-6 5", for_each_player, "-6"},
        {supply, "supply meeple 6 ^-5", for_each_player, "-5"},
        {supply, "supply meeple 6 ^x", for_each_player, "x"},
        {supply, "supply meeple ^100001 5", for_each_player, "100001"},
        {supply, "supply meeple^: 6 5", "how many figures each player has", ":"},
        {supply, "supply meeple 6 5 ^4", line_end, "4"},
        {supply, "supply meeple 6 5 ^large meeple 1 0", line_end, "large"},
        {supply, "supply meeple 6 5^; large meeple 1 0", line_end, ";"},
        {supply, "supply meeple 6 5,^", "the name of a figure", end_of_line},
        {supply, "^supplies meeple 6 5", outcome, "supplies"},
        {supply, "supply meeple 6 5\n     ^supply meeple 6 5", "`points`", "supply"},
        {supply, "supply meeple 6 5\n     ^score red 1 for city N at 0 0", "`points`", "score"},
        {"points 12 -4", "points^", for_each_player, end_of_line},
        {"points 12 -4", "points 12^", for_each_player, end_of_line},
        {"points 12 -4", "points 12 ^- 4", for_each_player, "-"},
        {"points 12 -4", "points 12^, -4", for_each_player, ","},
        {"points 12 -4", "points ^012 -4", for_each_player, "012"},
        {"points 12 -4", "points 12 ^-100001", for_each_player, "-100001"},
        {"points 12 -4", "points 12 -4 ^0", line_end, "0"},
        {"points 12 -4", "^point 12 -4", "`points`", "point"},
        {"points 12 -4\n  2. red", "^2. red", "`points`", "2."},
        {"points 12 8", "points 12 8\n     ^points 12 8", turn_or_end, "points"},
    });
}

TEST_CASE("faults of the end", "[text][record][broken]") {
    constexpr std::string_view answers = "end  [draw BA/C]; red: pass";
    check({
        {answers, "end^", action, end_of_line},
        {answers, "end ^pass", "the name of a player and `:`", "pass"},
        {answers, "end [draw BA/C]; ^pass", "the name of a player and `:`", "pass"},
        {answers, "end ^green: pass", player_name, "green"},
        {answers, "end [draw BA/C^", "`]`", end_of_line},
        {answers, "end [draw BA/C];^", action, end_of_line},
        {answers, "end red: pass ^[draw BA/C]", line_end, "["},
        {answers, "^ende red: pass", turn_or_end, "ende"},
        {"     legal  1 73c32556", "legal 1 73c32556^, 1 73c32556", line_end, ","},
        {"     legal  1 73c32556", "legal 1^", list_sum, end_of_line},
        {"     legal  1 73c32556", "^end red: pass", "`final` or `result`", "end"},
        {"     legal  1 73c32556", "^points 1 2", "`final` or `result`", "points"},
        {"final red 0 for field NL.NR", "^last red 0 for field NL.NR", "`final` or `result`", "last"},
        {"final red 0 for field NL.NR at 4 4", "final red 0 for^", segment, end_of_line},
        {"final red 0", "final ^0", player_name, "0"},
        {"final blue 6", "^3. blue pass\nfinal blue 6", "`final` or `result`", "3."},
        {"final blue 6 for field EL at 3 2", "final blue 6 for field EL^", "`at`", ":"},
    });
}

TEST_CASE("faults of result and winner", "[text][record][broken]") {
    constexpr std::string_view result = "result red 12, blue 14";
    constexpr std::string_view winner = "winner red blue";
    check({
        {result, "result^", player_name, end_of_line},
        {result, "result ^green 12", player_name, "green"},
        {result, "result ^blue 14, red 12", order_of_play, "blue"},
        {result, "result red^", points_count, end_of_line},
        {result, "result red^, blue 14", points_count, ","},
        {result, "result red ^twelve, blue 14", points_count, "twelve"},
        {result, "result red 12^", "`,`", end_of_line},
        {result, "result red 12 ^blue 14", "`,`", "blue"},
        {result, "result red 12^; blue 14", "`,`", ";"},
        {result, "result red 12, ^red 14", order_of_play, "red"},
        {result, "result red 12,^", player_name, end_of_line},
        {result, "result red 12, blue 14^, green 0", line_end, ","},
        {result, "result red 12, blue 14 ^1", line_end, "1"},
        {result, "^results red 12, blue 14", "`final` or `result`", "results"},
        {result, "result red 12, blue 14\n^result red 12, blue 14", "`winner`", "result"},
        {result, "result red 12, blue 14\n^final red 0 for city at 0 0", "`winner`", "final"},
        {"result red 12, blue 14\n", "^", "`final` or `result`", "winner"},
        {winner, "winner^", player_name, end_of_line},
        {winner, "winner ^green", player_name, "green"},
        {winner, "winner blue ^red", after_the_last, "red"},
        {winner, "winner red ^red", after_the_last, "red"},
        {winner, "winner red^, blue", player_name, ","},
        {winner, "winner red ^14", player_name, "14"},
        {winner, "^winners red blue", "`winner`", "winners"},
        {winner, "winner red blue\n^winner red", "the end of the text", "winner"},
        {winner, "winner red blue\n^unfinished", "the end of the text", "unfinished"},
        {winner, "winner red blue\n\n  ^4. red pass", "the end of the text", "4."},
        {winner, "winner red blue\n# A remark.\n^carcassonne record 2", "the end of the text", "carcassonne"},
    });
}

TEST_CASE("a game that goes on says nothing of its end", "[text][record][broken]") {
    check({
        {"end  [draw BA/C]; red: pass", "unfinished\n^end [draw BA/C]", "the end of the text", "end"},
        {"end  [draw BA/C]; red: pass", "unfinished ^game", line_end, "game"},
        {"end  [draw BA/C]; red: pass", "^unfinished. The game goes on.", turn_or_end, "unfinished."},
    });
}

TEST_CASE("texts that end too early", "[text][record][broken]") {
    // Everything before the words is there, and nothing from them on.
    const auto check_cut = [](std::string_view words, std::string_view expected) {
        INFO(words);
        const std::string_view example = test::example_record;
        check_text(std::string(example.substr(0, example.find(words))) + "^", expected, end_of_text);
    };
    check_cut("carcassonne", first_line);
    check_cut("game", "the tag `rules`");
    check_cut("rules", "the tag `rules`");
    check_cut("tiles", "the tag `tiles`");
    check_cut("players", "the tag `players`");
    check_cut("draws", "the tag `draws`");
    check_cut("\n# The", turn_or_end);
    check_cut("# The", turn_or_end);
    check_cut("  1. blue", turn_or_end);
    check_cut("     legal  14", turn_or_end);
    check_cut("     score  red", turn_or_end);
    check_cut("     score  blue", "`points`");
    check_cut("     supply", "`points`");
    check_cut("     points 12 -4", "`points`");
    check_cut("  2. red", turn_or_end);
    check_cut("end  [", turn_or_end);
    check_cut("     legal  1 ", "`final` or `result`");
    check_cut("final red", "`final` or `result`");
    check_cut("final blue", "`final` or `result`");
    check_cut("result", "`final` or `result`");
    check_cut("winner", "`winner`");
}
