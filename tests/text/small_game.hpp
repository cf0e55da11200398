#pragma once

// A game of three turns that can be followed by hand: on the start tile BA/RCr (city N, road E.W) lie at the end two
// tiles with one city each, BA/C, and one with a road, BA/RFr.

#include "carcassonne/games.hpp"
#include "carcassonne/text/record/game_head.hpp"
#include "carcassonne/text/record/writer.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace test {

inline std::vector<carcassonne::Tile> small_tiles() {
    std::vector<carcassonne::Tile> tiles{*carcassonne::sets::base_c2.find("BA/RCr"),
                                         *carcassonne::sets::base_c2.find("BA/C"),
                                         *carcassonne::sets::base_c2.find("BA/RFr")};
    tiles[0].count = 1;
    tiles[1].count = 2;
    tiles[2].count = 1;
    return tiles;
}

/// "4 0123abcd": how many lines there are and their checksum.
inline std::string list_text(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += line + "\n";
    }
    return std::to_string(lines.size()) + " " +
           carcassonne::detail::hexadecimal(carcassonne::record_checksum<std::uint32_t>(text), 8);
}

inline std::string small_tiles_text() {
    return "own 4 " + carcassonne::detail::hexadecimal(
                          carcassonne::record_checksum<std::uint64_t>(
                              "BA/C letter=E count=2: city N; field E.S.W by 1\n"
                              "BA/RCr letter=D count=1 start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                              "BA/RFr letter=U count=1: road E.W; field N.EL.WR; field ER.S.WL\n"),
                          16);
}

/// What was legal in each turn, worked out by hand; the lines in the order of their bytes.
inline std::vector<std::string> small_placements(int turn) {
    switch (turn) {
    case 1:
        return {"place 0 -1 turned 180", "place 0 1 turned 180", "place 0 1 turned 270", "place 0 1 turned 90"};
    case 2:
        return {"place -1 -1 turned 90", "place -1 0 turned 0",  "place 0 -2 turned 0",
                "place 0 1 turned 0",    "place 1 -1 turned 90", "place 1 0 turned 0"};
    default:
        return {"place -1 -1 turned 0",  "place -1 -1 turned 180", "place -1 -1 turned 270", "place 0 -2 turned 0",
                "place 0 -2 turned 270", "place 0 -2 turned 90",   "place 0 1 turned 180",   "place 0 1 turned 270",
                "place 0 1 turned 90",   "place 1 -1 turned 0",    "place 1 -1 turned 90",   "place 1 1 turned 180",
                "place 1 1 turned 270",  "place 1 1 turned 90"};
    }
}
inline std::vector<std::string> small_figures(int turn) {
    if (turn == 2) {
        return {"deploy meeple on field ER.SL.SR.WL", "deploy meeple on field NL.NR.EL.WR", "deploy meeple on road E.W",
                "pass"};
    }
    return {"deploy meeple on city S", "deploy meeple on field NL.NR.EL.ER.WL.WR", "pass"};
}
inline std::string small_legal(int turn) {
    return list_text(small_placements(turn)) + ", " + list_text(small_figures(turn));
}

/// The whole game as a record.
inline std::string small_record(std::string_view draws = "listed") {
    return "carcassonne record 2\n"
           "game    small\n"
           "rules   base+farmers\n"
           "tiles   " +
           small_tiles_text() +
           "\n"
           "players ann bob\n"
           "draws   " +
           std::string(draws) +
           "\n\n"
           "  1. ann [draw BA/C]; place 0 -1 turned 180; deploy meeple on city S\n"
           "     legal  " +
           small_legal(1) +
           "\n"
           "     score  ann 4 for city S at 0 -1: 2 tiles x 2\n"
           "     supply meeple 7 7\n"
           "     points 4 0\n"
           "  2. bob [draw BA/RFr]; place 1 0 turned 0; deploy meeple on road E.W\n"
           "     legal  " +
           small_legal(2) +
           "\n"
           "     supply meeple 7 6\n"
           "     points 4 0\n"
           "  3. ann [draw BA/C]; place 0 1 turned 180; deploy meeple on city S\n"
           "     legal  " +
           small_legal(3) +
           "\n"
           "     supply meeple 6 6\n"
           "     points 4 0\n"
           "\n"
           "final ann 1 for city S at 0 1: 1 tiles x 1\n"
           "final bob 2 for road E.W at 1 0: 2 tiles x 1\n"
           "result ann 5, bob 2\n"
           "winner ann\n";
}

}  // namespace test
