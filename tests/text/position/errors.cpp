// Positions with one thing wrong in them: each is refused at the place that `^` marks, with what should stand there and
// what does. Here: the head, the table and the figures.
#include "carcassonne/text/position/parser.hpp"

#include "text/position/cases.hpp"

#include <string>
#include <string_view>
#include <utility>

using namespace carcassonne;
using test::Case;
using test::check;
using test::first_line;
using test::large_game;
using test::line_end;
using test::nothing;
using test::of_the_modules;
using test::small_game;
using test::tiles_line;
using test::times;

TEST_CASE("faults in the head of a position", "[text][position]") {
    const std::string option = "an option of the modules, with one of its values";
    const std::string tiles = "the tiles of the game, with their number and checksum";
    const std::string sum = tiles_line<BaseGame>().substr(19);
    check<BaseGame>(
        small_game(),
        {
            {{{"position 1", "^record 1"}}, first_line, "record"},
            {{{"position 1", "position ^2"}}, first_line, "2"},
            {{{"position 1", "position^"}}, first_line, nothing},
            {{{"carcassonne", "^chess"}}, first_line, "chess"},
            {{{"position 1", "position 1 ^now"}}, line_end, "now"},
            {{{"base+farmers", "^"}}, "the modules of the rules", nothing},
            {{{"base+farmers", "^farmers+base"}}, "modules of these rules, in their order", "farmers+base"},
            {{{"base+farmers", "^base"}}, "modules and options that can be played together", "base"},
            {{{"base+farmers", "^base+farmers+river"}}, "modules of these rules, in their order", "base+farmers+river"},
            {{{"base+farmers", "base+farmers ^river"}}, line_end, "river"},
            {{{"option", "^rules   base\noption"}}, "a tag that is not said before", "rules"},
            {{{"option", "^tags\noption"}}, "a tag of a position, or `board`", "tags"},
            {{{"option", "^game small\noption"}}, "a tag of a position, or `board`", "game"},
            {{{"option", "^hand meeple 6 6\noption"}}, "a tag of a position, or `board`", "hand"},
            {{{"base.small_city", "^small_city"}}, "an option with its module, as in base.edition", "small_city"},
            {{{"base.small_city on", "base.small_city^"}}, "the value of the option", nothing},
            {{{"base.small_city", "^base.big_city"}}, option, "base.big_city"},
            {{{"base.small_city on", "^base.small_city maybe"}}, option, "base.small_city"},
            {{{"base.small_city on", "^river.tiles first"}}, option, "river.tiles"},
            {{{"city on\n", "city on\noption  ^base.small_city off\n"}},
             "an option that is not said before",
             "base.small_city"},
            {{{"base-c2", "^base-c1"}}, tiles, "base-c1"},
            {{{"base-c2 72", "^base-c2 71"}}, tiles, "base-c2"},
            {{{"base-c2 72", "^own 72"}}, tiles, "own"},
            {{{"base-c2 72", "base-c2 ^0"}}, "the number of tiles", "0"},
            {{{"base-c2", "^"}, {" 72 " + sum, ""}}, "the name of a set of tiles", nothing},
            {{{"base-c2 72 " + sum, "^base-c2 72 0000000000000000"}}, tiles, "base-c2"},
            {{{sum, "^123"}}, "a checksum of 16 hexadecimal digits", "123"},
            {{{sum, sum + " ^more"}}, line_end, "more"},
            {{{"Ann Bob", "^"}}, "the name of a player", nothing},
            {{{"Ann Bob", "Ann ^Ann"}}, "a name that is not said before", "Ann"},
            {{{"Ann Bob", "Ann^, Bob"}}, "the name of a player", ","},
            {{{"Ann Bob", "Ann Bob Cid Dan Eve Fay ^Guy"}}, "at most six players", "Guy"},
            {{{"Ann Bob", "^Ann"}}, "2 to 6 players", "Ann"},
            // Lines that are not there.
            {{{"rules   base+farmers\n", ""}, {"board", "^board"}}, "the tag `rules`", "board"},
            {{{tiles_line<BaseGame>() + "\n", ""}, {"board", "^board"}}, "the tag `tiles`", "board"},
            {{{"players Ann Bob\n", ""}, {"board", "^board"}}, "the tag `players`", "board"},
            {{{"board ", "^road "}}, "a tag of a position, or `board`", "road"},
        });
}

TEST_CASE("faults on the table of a position", "[text][position]") {
    const std::string id = "the id of a tile of the game";
    const std::string begins = "a tile with which the game begins";
    const std::string column = "the number of a column";
    const std::string degrees = "90, 180 or 270";
    const std::string copies = "no more copies than the game has";
    const std::string open = "an open square beside a tile";
    check<BaseGame>(
        small_game(),
        {
            {{{"BA/RCr 0 0; BA/L 0 1; BA/C 0 -1 turned 180; BA/RFr 1 0; BA/Rr 2 0 turned 90", "^"}},
             "the id of a tile",
             nothing},
            {{{"BA/RCr 0 0", "^BA/L 0 0"}}, begins, "BA/L"},
            {{{"BA/RCr 0 0", "^BA/RCr 1 0"}}, begins, "BA/RCr"},
            {{{"BA/RCr 0 0", "^BA/RCr 0 0 turned 90"}}, begins, "BA/RCr"},
            {{{"BA/RCr 0 0", "^BA/RCr second 0 0"}}, id, "BA/RCr"},
            {{{"BA/RCr 0 0;", "BA/RCr 0^;"}}, "the number of a row", ";"},
            {{{"BA/L 0 1", "^XX/1 0 1"}}, id, "XX/1"},
            {{{"BA/L 0 1", "^ba/l 0 1"}}, id, "ba/l"},
            {{{"BA/L 0 1", "BA/L ^x 1"}}, column, "x"},
            {{{"BA/L 0 1", "BA/L ^40000 1"}}, column, "40000"},
            {{{"BA/L 0 1", "BA/L ^-0 1"}}, column, "-0"},
            {{{"BA/L 0 1", "BA/L ^00 1"}}, column, "00"},
            {{{"BA/L 0 1", "BA/L ^+0 1"}}, column, "+0"},
            {{{"BA/L 0 1", "BA/L 0 ^y"}}, "the number of a row", "y"},
            {{{"BA/L 0 1", "BA/L 0 ^-32769"}}, "the number of a row", "-32769"},
            {{{"BA/L 0 1", "BA/L ^0 5"}}, open, "0"},
            {{{"BA/L 0 1", "BA/L ^-32768 32767"}}, open, "-32768"},
            {{{"BA/L 0 1", "BA/L ^0 0"}}, open, "0"},
            {{{"BA/L 0 1", "^BA/C 0 1"}}, "a tile whose edges fit", "BA/C"},
            {{{"BA/C 0 -1 turned 180", "^BA/C 0 -1 turned 90"}}, "a tile whose edges fit", "BA/C"},
            {{{"BA/C 0 -1 turned 180", "^BA/C 0 -1"}}, "a tile whose edges fit", "BA/C"},
            {{{"BA/L 0 1", "^BA/L 0 1 turned 90"}}, "a tile in the smallest of the turns that look the same", "BA/L"},
            {{{"BA/RFr 1 0", "^BA/RFr 1 0 turned 180"}},
             "a tile in the smallest of the turns that look the same",
             "BA/RFr"},
            {{{"BA/L 0 1", "BA/L 0 1 turned ^91"}}, degrees, "91"},
            {{{"BA/L 0 1", "BA/L 0 1 turned ^0"}}, degrees, "0"},
            {{{"BA/L 0 1", "BA/L 0 1 turned ^360"}}, degrees, "360"},
            {{{"BA/L 0 1", "BA/L 0 1 turned ^"}}, degrees, ";"},
            {{{"turned 180", "turned 180 ^90"}}, line_end, "90"},
            {{{"BA/L 0 1;", "BA/L 0 1^,"}}, line_end, ","},
            {{{"BA/L 0 1;", "BA/L 0 1; ^;"}}, "the id of a tile", ";"},
            {{{"turned 90\n", "turned 90;^\n"}}, "the id of a tile", nothing},
            {{{"BA/RFr 1 0; BA/Rr 2 0 turned 90", "BA/RRRR 1 0; ^BA/RRRR 2 0"}}, copies, "BA/RRRR"},
            {{{"turned 90\n", "turned 90\nboard   BA/RRRR -1 0\nboard   ^BA/RRRR -2 0\n"}}, copies, "BA/RRRR"},
            {{{"BA/Cccc+ 1", "^XX/1 1"}}, id, "XX/1"},
            {{{"BA/Cccc+ 1", "^"}}, "the id of a tile", nothing},
            {{{"BA/Cccc+ 1", "BA/Cccc+^"}}, "a number of tiles", nothing},
            {{{"BA/Cccc+ 1", "BA/Cccc+ ^0"}}, "a number of tiles", "0"},
            {{{"BA/Cccc+ 1", "BA/Cccc+ ^300"}}, "a number of tiles", "300"},
            {{{"BA/Cccc+ 1", "^BA/Cccc+ 2"}}, copies, "BA/Cccc+"},
            {{{"BA/Cccc+ 1", "BA/Cccc+ 1, ^BA/Cccc+ 1"}}, copies, "BA/Cccc+"},
            {{{"BA/Cccc+ 1", "^BA/L 4"}}, copies, "BA/L"},
            {{{"BA/Cccc+ 1", "BA/L 3^; BA/L 1"}}, line_end, ";"},
        });
    check<MissionRules>(large_game(),
                        {
                            {{{"; GS/sw 0 1; GS/se 1 1; BA/L 0 -1; BA/C 0 -2; PX/CCCC+ 0 -3\nfigures", "\n^figures"}},
                             "the tiles with which the game begins",
                             "figures"},
                            {{{"GS/ne 1 0", "^GS/ne 2 0"}}, begins, "GS/ne"},
                            {{{"GS/ne 1 0; GS/sw 0 1", "^GS/sw 0 1; GS/ne 1 0"}}, begins, "GS/sw"},
                            {{{"BA/C 0 -2", "^BA/C 0 -2 turned 180"}}, "a tile whose edges fit", "BA/C"},
                        });
}

TEST_CASE("faults in the figures of a position", "[text][position]") {
    const std::string name = "the name of a player";
    const std::string segment = "a segment of the tile that lies there";
    const std::string owned = "no more figures than the player owns";
    const std::string number = "a number that figures can have";
    const std::string anns = "Ann meeple on monastery at 0 1; ";
    check<BaseGame>(small_game(),
                    {
                        {{{"figures Ann", "figures ^Cid"}}, name, "Cid"},
                        {{{"figures Ann", "figures ^; Ann"}}, name, ";"},
                        {{{"Ann meeple on", "Ann ^knight on"}}, "a figure of the game", "knight"},
                        {{{"Ann meeple on", "Ann ^on"}}, "a figure of the game", "on"},
                        {{{"meeple on monastery", "meeple ^in monastery"}}, "`on`", "in"},
                        {{{"on monastery at", "on ^at"}}, "the name of a segment", "at"},
                        {{{"monastery at 0 1;", "monastery 0 1^;"}}, "`at`", ";"},
                        {{{"monastery at 0 1", "monastery at ^x 1"}}, "the number of a column", "x"},
                        {{{"monastery at 0 1", "monastery at 0^"}}, "the number of a row", ";"},
                        {{{"monastery at 0 1", "monastery at ^7 7"}}, "the square of a tile on the table", "7"},
                        {{{"on monastery", "on ^city N"}}, segment, "city"},
                        {{{"on monastery", "on ^abbey"}}, segment, "abbey"},
                        {{{"on road E.W", "on ^field"}}, segment, "field"},
                        {{{"on road E.W", "on ^road N"}}, segment, "road"},
                        {{{"BA/Rr 2 0 turned 90\nfigures Ann meeple on monastery at 0 1",
                           "BA/RrG 2 0 turned 90\nfigures Ann meeple on ^garden at 2 0"}},
                         "a segment on which the figure can stand",
                         "garden"},
                        {{{"at 0 1;", "at 0 1 with ^ghost 1;"}}, "`;`, `number` or the end of the line", "ghost"},
                        {{{"at 0 1;", "at 0 1 number ^300;"}}, number, "300"},
                        {{{"at 0 1;", "at 0 1 number ^-1;"}}, number, "-1"},
                        {{{"at 0 1;", "at 0 1 ^number 42;"}}, number, "number"},
                        {{{"at 0 1;", "at 0 1 number 41;"}, {"at 1 0\n", "at 1 0^\n"}}, number, nothing},
                        {{{"at 1 0\n", "at 1 0 ^number 0\n"}}, "a number that no other figure has", "number"},
                        {{{"at 1 0\n", "at 1 0 ^twice\n"}}, line_end, "twice"},
                        {{{"at 0 1;", "at 0 1^,"}}, line_end, ","},
                        {{{"figures Ann", "figures " + times(7, anns) + "^Ann"}}, owned, "Ann"},
                        {{{"figures Ann", "figures ^\nfigures Ann"}}, name, nothing},
                        {{{"meeple 6 6", "^builder 6 6"}}, "a figure of the game", "builder"},
                        {{{"meeple 6 6", "^"}}, "a figure of the game", nothing},
                        {{{"meeple 6 6", "meeple ^7 6"}}, owned, "7"},
                        {{{"meeple 6 6", "meeple 6 ^7"}}, owned, "7"},
                        {{{"meeple 6 6", "meeple ^-1 6"}}, owned, "-1"},
                        {{{"meeple 6 6", "meeple ^many 6"}}, owned, "many"},
                        {{{"meeple 6 6", "meeple 6^"}}, "a number of figures for each player", nothing},
                        {{{"meeple 6 6", "meeple 6 6 ^6"}}, line_end, "6"},
                        {{{"meeple 6 6", "meeple 6 6, ^meeple 0 0"}}, "a figure that is not said before", "meeple"},
                        {{{"meeple 6 6", "meeple 6 6, ^"}}, "a figure of the game", nothing},
                        {{{"meeple 6 6\n", "meeple 6 6\nreserve meeple ^1 0\n"}}, owned, "1"},
                        {{{"hand    meeple 6 6\nscore", "^score"}}, "all figures in the line `hand`", "score"},
                    });
    check<MissionRules>(
        large_game(),
        {
            {{{"ghost 1", "^devil 1"}}, "what can stand with a figure", "devil"},
            {{{"with ghost 1", "with ^"}}, "what can stand with a figure", ";"},
            {{{"ghost 1", "ghost^"}}, "a number that a figure can have", ";"},
            {{{"ghost 1", "ghost ^0"}}, "a number that a figure can have", "0"},
            {{{"ghost 1", "ghost ^3"}}, "a number that a figure can have", "3"},
            {{{"ghost 1", "ghost 1 and ^ghost 1"}}, "no more of them than there are", "ghost"},
            {{{"ghost 1;", "ghost 1 ^ghost 1;"}}, line_end, "ghost"},
            {{{"meeple 4 4, guard 2 2\nreserve", "meeple 4 4\n^reserve"}}, "all figures in the line `hand`", "reserve"},
            {{{"meeple 4 4", "meeple ^5 4"}}, owned, "5"},
            {{{"guard 3 3", "guard 3 ^4"}}, owned, "4"},
            {{{"guard 3 3", "guard 3 3, ^guard 0 0"}}, "a figure that is not said before", "guard"},
            // A guard is not afraid of ghosts.
            {{{"Ann meeple on monastery", "Ann guard on monastery"},
              {"meeple 4 4, guard 2 2", "meeple 5 4, guard 1 2"},
              {"Ann ghost for", "^Ann ghost for"}},
             of_the_modules,
             "Ann"},
        });
}
