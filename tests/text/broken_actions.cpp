// Answers with one fault each: where it is told, what should stand there and what does.

#include "carcassonne/text/action_parser.hpp"

#include "marked.hpp"
#include "words_table.hpp"

#include <cstddef>
#include <string_view>
#include <variant>

using namespace carcassonne;

namespace {

/// The start tile lies at 0 0 with city N, road E.W, field EL.WR and field ER.SL.SR.WL, and at 1 0 the tile just placed
/// with four roads and the four fields between them.
template <std::size_t Count>
void check(const test::Broken (&broken)[Count]) {
    const Game<StandardRules> game = test::words_table();
    for (const test::Broken& one : broken) {
        INFO(one.marked);
        const test::Marked place = test::unmark(one.marked);
        const auto answer = parse_answer(place.text, game, test::ann_and_bob);
        REQUIRE_FALSE(answer);
        const auto* const error = std::get_if<NotationError>(&answer.error());
        REQUIRE(error != nullptr);
        test::check_error(*error, place, one.expected, one.found);
    }
}

constexpr std::string_view action = "an action of the game";
constexpr std::string_view line_end = "the end of the line";
constexpr std::string_view a_player = "a player of the game";
constexpr std::string_view tile_id = "the id of a tile";
constexpr std::string_view tile_of_game = "the id of a tile of the game";
constexpr std::string_view column = "the number of a column";
constexpr std::string_view row = "the number of a row";
constexpr std::string_view quarter_turns = "0, 90, 180 or 270";
constexpr std::string_view figure = "a figure of the game";
constexpr std::string_view scoring_figure = "a scoring figure of the game";
constexpr std::string_view on = "`on`";
constexpr std::string_view at = "`at`";
constexpr std::string_view segment = "the name of a segment";
constexpr std::string_view segment_there = "a segment of the tile that lies there";
constexpr std::string_view tile_on_table = "the square of a tile on the table";
constexpr std::string_view about = "what the action is about";
using test::end_of_line;

}  // namespace

TEST_CASE("words that begin no action", "[text][action][broken]") {
    check({
        {"^", action, end_of_line},
        {"   ^", action, end_of_line},
        {"^# pass", action, end_of_line},
        {"^fly", action, "fly"},
        {"  ^fly away", action, "fly"},
        {"^Pass", action, "Pass"},
        {"^passes", action, "passes"},
        {"^pas", action, "pas"},
        {"^PLACE 1 0", action, "PLACE"},
        {"^place1 0", action, "place1"},
        {"^1 0", action, "1"},
        {"^: pass", action, ":"},
        {"^; pass", action, ";"},
        {"^[draw BA/L]", action, "["},
        {"^= pass", action, "="},
        {"^ann: pass", action, "ann"},
        {"^nothing", action, "nothing"},
        {"^place\xc3\xa9 1 0", action, "place\xc3\xa9"},
        {"^supercalifragilisticexpialidocious", action, "supercalifragilisticexpialidoci"},
        // Half of what an action begins with is none.
        {"^choose", action, "choose"},
        {"^choose tokens", action, "choose"},
        {"^accept", action, "accept"},
        {"^accept swaps", action, "accept"},
        {"^refuse", action, "refuse"},
        {"^refuse and give", action, "refuse"},
        {"^refuse and, give up", action, "refuse"},
        {"^take", action, "take"},
        {"^take 2", action, "take"},
        {"^take 3 points", action, "take"},
        {"^take points", action, "take"},
        {"^want", action, "want"},
        {"^want messages", action, "want"},
        {"^perform", action, "perform"},
        {"^perform messages", action, "perform"},
    });
}

TEST_CASE("actions that have nothing more to say", "[text][action][broken]") {
    check({
        {"pass ^twice", line_end, "twice"},
        {"pass^;", line_end, ";"},
        {"pass^: no", line_end, ":"},
        {"pass ^pass", line_end, "pass"},
        {"pass ^]", line_end, "]"},
        {"choose bonus ^please", line_end, "please"},
        {"choose bonus^; pass", line_end, ";"},
        {"choose swap ^meeple", line_end, "meeple"},
        {"accept swap ^meeple", line_end, "meeple"},
        {"accept swap^, pass", line_end, ","},
        {"take 2 points ^more", line_end, "more"},
        {"want message ^road", line_end, "road"},
        {"perform message ^road", line_end, "road"},
        {"perform message ^on road N at 1 0", line_end, "on"},
        {"perform message^=road", line_end, "="},
    });
}

TEST_CASE("who begins and what is drawn", "[text][action][broken]") {
    check({
        {"begin^", a_player, end_of_line},
        {"begin ^carl", a_player, "carl"},
        {"begin ^Ann", a_player, "Ann"},
        {"begin ^anna", a_player, "anna"},
        {"begin ^2", a_player, "2"},
        {"begin ^-1", a_player, "-1"},
        {"begin ^00", a_player, "00"},
        {"begin ^300", a_player, "300"},
        {"begin^: ann", a_player, ":"},
        {"begin ann ^bob", line_end, "bob"},
        {"begin 0 ^1", line_end, "1"},
        {"draw^", tile_id, end_of_line},
        {"draw ^# BA/L", tile_id, end_of_line},
        {"draw ^; BA/L", tile_id, ";"},
        {"draw ^[BA/L]", tile_id, "["},
        {"draw ^BA/X", tile_of_game, "BA/X"},
        {"draw ^ba/l", tile_of_game, "ba/l"},
        {"draw ^BA", tile_of_game, "BA"},
        {"draw ^BA/", tile_of_game, "BA/"},
        {"draw ^BA/LL", tile_of_game, "BA/LL"},
        {"draw ^Z", tile_of_game, "Z"},
        {"draw ^e", tile_of_game, "e"},
        {"draw ^EB", tile_of_game, "EB"},
        {"draw ^meeple", tile_of_game, "meeple"},
        {"draw BA/L ^BA/C", line_end, "BA/C"},
        {"draw E ^turned 90", line_end, "turned"},
        {"draw BA/L^: 2", line_end, ":"},
        {"draw message^", about, end_of_line},
        {"draw message ^castle", about, "castle"},
        {"draw message ^none", about, "none"},
        {"draw message ^Road", about, "Road"},
        {"draw message ^7", about, "7"},
        {"draw message^; road", about, ";"},
        {"draw message road ^city", line_end, "city"},
    });
}

TEST_CASE("squares and rotations", "[text][action][broken]") {
    check({
        {"place^", column, end_of_line},
        {"place ^x 0", column, "x"},
        {"place ^+1 0", column, "+1"},
        {"place ^-0 0", column, "-0"},
        {"place ^01 0", column, "01"},
        {"place ^1.5 0", column, "1.5"},
        {"place ^- 1 0", column, "-"},
        {"place ^32768 0", column, "32768"},
        {"place ^-32769 0", column, "-32769"},
        {"place ^18446744073709551617 0", column, "18446744073709551617"},
        {"place ^BA/L 1 0", column, "BA/L"},
        {"place ^at 1 0", column, "at"},
        {"place^: 1 0", column, ":"},
        {"place 1^", row, end_of_line},
        {"place 1 ^# 0", row, end_of_line},
        {"place 1^, 0", row, ","},
        {"place 1^; pass", row, ";"},
        {"place 1 ^y", row, "y"},
        {"place 1 ^--2", row, "--2"},
        {"place 1 ^32768", row, "32768"},
        {"place 1 ^-99999", row, "-99999"},
        {"place 1 ^turned 90", row, "turned"},
        {"place 1 0 ^0", line_end, "0"},
        {"place 1 0 ^90", line_end, "90"},
        {"place 1 0 ^turn 90", line_end, "turn"},
        {"place 1 0 ^Turned 90", line_end, "Turned"},
        {"place 1 0^; pass", line_end, ";"},
        {"place 1 0^, turned 90", line_end, ","},
        {"place 1 0 turned^", quarter_turns, end_of_line},
        {"place 1 0 turned ^1", quarter_turns, "1"},
        {"place 1 0 turned ^45", quarter_turns, "45"},
        {"place 1 0 turned ^89", quarter_turns, "89"},
        {"place 1 0 turned ^-90", quarter_turns, "-90"},
        {"place 1 0 turned ^090", quarter_turns, "090"},
        {"place 1 0 turned ^271", quarter_turns, "271"},
        {"place 1 0 turned ^360", quarter_turns, "360"},
        {"place 1 0 turned ^north", quarter_turns, "north"},
        {"place 1 0 turned^: 90", quarter_turns, ":"},
        {"place 1 0 turned 90 ^turned 90", line_end, "turned"},
        {"place 1 0 turned 90^; deploy meeple on road N", line_end, ";"},
        {"place 1 0 turned 90 ^degrees", line_end, "degrees"},
        {"return^", column, end_of_line},
        {"return ^abbot", column, "abbot"},
        {"return ^at 0 0", column, "at"},
        {"return 0^", row, end_of_line},
        {"return 0 ^north", row, "north"},
        {"return 0 0 ^0", line_end, "0"},
        {"return 0 0 ^turned 90", line_end, "turned"},
    });
}

TEST_CASE("figures and segments of the tile just placed", "[text][action][broken]") {
    check({
        {"deploy^", figure, end_of_line},
        {"deploy ^knight on road N", figure, "knight"},
        {"deploy ^Meeple on road N", figure, "Meeple"},
        {"deploy ^meeples on road N", figure, "meeples"},
        {"deploy ^large on road N", figure, "large"},
        {"deploy ^large, meeple on road N", figure, "large"},
        {"deploy ^small meeple on road N", figure, "small"},
        {"deploy ^on road N", figure, "on"},
        {"deploy ^0 on road N", figure, "0"},
        {"deploy^: meeple on road N", figure, ":"},
        {"deploy ^messenger on road N", figure, "messenger"},
        {"deploy meeple^", on, end_of_line},
        {"deploy meeple ^road N", on, "road"},
        {"deploy meeple ^at 1 0", on, "at"},
        {"deploy meeple ^meeple on road N", on, "meeple"},
        {"deploy meeple^, large meeple on road N", on, ","},
        {"deploy large meeple ^in road N", on, "in"},
        {"deploy meeple on^", segment, end_of_line},
        {"deploy meeple on ^# road N", segment, end_of_line},
        {"deploy meeple on ^at 1 0", segment, "at"},
        {"deploy meeple on^: road N", segment, ":"},
        {"deploy meeple on ^bridge", segment_there, "bridge"},
        {"deploy meeple on ^Road N", segment_there, "Road"},
        {"deploy meeple on ^roads", segment_there, "roads"},
        {"deploy meeple on ^city N", segment_there, "city"},
        {"deploy meeple on ^monastery", segment_there, "monastery"},
        {"deploy meeple on ^N", segment_there, "N"},
        {"deploy meeple on ^0", segment_there, "0"},
        // There are four roads and four fields.
        {"deploy meeple on ^road", segment_there, "road"},
        {"deploy meeple on ^field", segment_there, "field"},
        {"deploy meeple on ^field N", segment_there, "field"},
        {"deploy meeple on ^field NL.NR", segment_there, "field"},
        {"deploy meeple on ^field NL.EL", segment_there, "field"},
        {"deploy meeple on ^road N.S", segment_there, "road"},
        {"deploy meeple on ^road n", segment_there, "road"},
        {"deploy meeple on ^road X", segment_there, "road"},
        {"deploy meeple on ^road north", segment_there, "road"},
        {"deploy meeple on ^road N.", segment_there, "road"},
        {"deploy meeple on ^road .N", segment_there, "road"},
        {"deploy meeple on ^road NX", segment_there, "road"},
        {"deploy meeple on ^road N E", segment_there, "road"},
        {"deploy meeple on ^road N 1", segment_there, "road"},
        {"deploy meeple on ^road N pass", segment_there, "road"},
        {"deploy meeple on road N ^at 1 0", line_end, "at"},
        {"deploy meeple on road N^, road S", line_end, ","},
        {"deploy meeple on road N^; pass", line_end, ";"},
        {"deploy meeple on road N^]", line_end, "]"},
    });
}

TEST_CASE("segments somewhere on the table", "[text][action][broken]") {
    check({
        {"score^", on, end_of_line},
        {"score ^city N at 0 0", on, "city"},
        {"score ^ann 4", on, "ann"},
        {"score on^", segment, end_of_line},
        {"score on ^at 0 0", segment, "at"},
        {"score on city N^", at, end_of_line},
        {"score on city N^, at 0 0", at, ","},
        {"score on city 0 0^", at, end_of_line},
        {"score on city N at^", column, end_of_line},
        {"score on city N at ^north", column, "north"},
        {"score on city N at^: 0 0", column, ":"},
        {"score on city N at 0^", row, end_of_line},
        {"score on city N at 0 ^-", row, "-"},
        {"score on city N at ^0 1", tile_on_table, "0"},
        {"score on city N at ^-1 0", tile_on_table, "-1"},
        {"score on road W at ^2 0", tile_on_table, "2"},
        {"score on city N at ^-32768 32767", tile_on_table, "-32768"},
        {"score on ^city S at 0 0", segment_there, "city"},
        {"score on ^city N at 1 0", segment_there, "city"},
        {"score on ^field at 0 0", segment_there, "field"},
        {"score on ^field E at 0 0", segment_there, "field"},
        {"score on ^road N at 0 0", segment_there, "road"},
        {"score on ^garden at 0 0", segment_there, "garden"},
        {"score on city N at 0 0 ^next", line_end, "next"},
        {"score on city N at 0 0^: 2 tiles x 2", line_end, ":"},
    });
}

TEST_CASE("ghosts and scoring figures", "[text][action][broken]") {
    check({
        {"haunt^", a_player, end_of_line},
        {"haunt ^meeple on city N at 0 0", a_player, "meeple"},
        {"haunt ^carl meeple on city N at 0 0", a_player, "carl"},
        {"haunt ^2 meeple on city N at 0 0", a_player, "2"},
        {"haunt ann^", figure, end_of_line},
        {"haunt ann ^ghost on city N at 0 0", figure, "ghost"},
        {"haunt ann ^on city N at 0 0", figure, "on"},
        {"haunt ann^: meeple on city N at 0 0", figure, ":"},
        {"haunt ann ^bob", figure, "bob"},
        {"haunt ann meeple^", on, end_of_line},
        {"haunt ann meeple ^at 0 0", on, "at"},
        {"haunt ann meeple on ^city S at 0 0", segment_there, "city"},
        {"haunt ann meeple on city N at ^3 3", tile_on_table, "3"},
        {"haunt ann meeple on city N at 0 0 ^twice", line_end, "twice"},
        {"move^", scoring_figure, end_of_line},
        {"move ^meeple", scoring_figure, "meeple"},
        {"move ^score", scoring_figure, "score"},
        {"move ^scoring meeple", scoring_figure, "scoring"},
        {"move ^Messenger", scoring_figure, "Messenger"},
        {"move^; messenger", scoring_figure, ";"},
        {"move messenger ^2", line_end, "2"},
        {"move score meeple ^forward", line_end, "forward"},
    });
}

TEST_CASE("swaps and what answers them", "[text][action][broken]") {
    check({
        {"swap^", figure, end_of_line},
        {"swap ^ann meeple", figure, "ann"},
        {"swap meeple^", on, end_of_line},
        {"swap meeple ^with meeple", on, "with"},
        {"swap meeple on city N^", at, end_of_line},
        {"swap meeple on city N at 0 0^", a_player, end_of_line},
        {"swap meeple on city N at 0 0 ^meeple on road N at 1 0", a_player, "meeple"},
        {"swap meeple on city N at 0 0 ^with bob meeple on road N at 1 0", a_player, "with"},
        {"swap meeple on city N at 0 0^, bob meeple on road N at 1 0", a_player, ","},
        {"swap meeple on city N at 0 0 bob^", figure, end_of_line},
        {"swap meeple on city N at 0 0 bob ^on road N at 1 0", figure, "on"},
        {"swap meeple on city N at 0 0 bob meeple^", on, end_of_line},
        {"swap meeple on city N at 0 0 bob meeple on ^road at 1 0", segment_there, "road"},
        {"swap meeple on city N at 0 0 bob meeple on road N at ^1 1", tile_on_table, "1"},
        {"swap meeple on ^city W at 0 0 bob meeple on road N at 1 1", segment_there, "city"},
        {"swap meeple on city N at 0 0 bob meeple on road N at 1 0 ^back", line_end, "back"},
        {"refuse and give up^", figure, end_of_line},
        {"refuse and give up ^it", figure, "it"},
        {"refuse and give up ^from", figure, "from"},
        {"refuse and give up ^from the supply", figure, "from"},
        {"refuse and give up meeple^", on, end_of_line},
        {"refuse and give up meeple ^from supply", on, "from"},
        {"refuse and give up meeple on ^city W at 0 0", segment_there, "city"},
        {"refuse and give up from supply^", figure, end_of_line},
        {"refuse and give up from supply ^all", figure, "all"},
        {"refuse and give up from supply meeple ^on city N at 0 0", line_end, "on"},
        {"take back^", figure, end_of_line},
        {"take back ^knight on city N at 0 0", figure, "knight"},
        {"take back meeple^", on, end_of_line},
        {"take back meeple on city N at 0 0 ^too", line_end, "too"},
        {"perform message with^", figure, end_of_line},
        {"perform message with ^city", figure, "city"},
        {"perform message with meeple^", on, end_of_line},
        {"perform message with meeple on ^monastery at 1 0", segment_there, "monastery"},
        {"perform message with meeple on road N at 1 0 ^again", line_end, "again"},
    });
}
