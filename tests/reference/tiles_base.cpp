// The 72 tiles of the base game: 24 kinds, and eight more with a garden.
#include "tile_tables.hpp"

namespace reference {

using namespace written;

std::vector<Tile> base_tiles() {
    const std::string all_halves = "NL NR EL ER SL SR WL WR";
    return {
        // Monasteries.
        tile("BA/L", 4, 4, {monastery(), field(all_halves)}),
        tile("BA/LR", 2, 2, {monastery(), road("S"), field(all_halves)}),

        // Cities over three or four sides.
        tile("BA/Cccc+", 1, 1, {city("NESW", 1)}),
        tile("BA/Ccc", 3, 2, {city("NEW"), field("SL SR", "N")}),
        tile("BA/CccG", 0, 1, {city("NEW"), field("SL SR", "N"), garden()}),
        tile("BA/Ccc+", 1, 1, {city("NEW", 1), field("SL SR", "N")}),
        tile("BA/CccR", 1, 1, {city("NEW"), road("S"), field("SL", "N"), field("SR", "N")}),
        tile("BA/CccR+", 2, 2, {city("NEW", 1), road("S"), field("SL", "N"), field("SR", "N")}),

        // One city over two sides.
        tile("BA/CFc.1", 1, 1, {city("EW"), field("NL NR", "E"), field("SL SR", "E")}),
        tile("BA/CFc+", 2, 2, {city("EW", 1), field("NL NR", "E"), field("SL SR", "E")}),
        tile("BA/Cc.1", 3, 2, {city("NW"), field("EL ER SL SR", "N")}),
        tile("BA/CcG", 0, 1, {city("NW"), field("EL ER SL SR", "N"), garden()}),
        tile("BA/Cc+", 2, 1, {city("NW", 1), field("EL ER SL SR", "N")}),
        tile("BA/Cc+G", 0, 1, {city("NW", 1), field("EL ER SL SR", "N"), garden()}),
        tile("BA/CcRr", 3, 3, {city("NW"), road("ES"), field("EL SR", "N"), field("ER SL")}),
        tile("BA/CcRr+", 2, 2, {city("NW", 1), road("ES"), field("EL SR", "N"), field("ER SL")}),

        // Two cities of one side each.
        tile("BA/CFC.2", 3, 2, {city("N"), city("S"), field("EL ER WL WR", "NS")}),
        tile("BA/CFCG", 0, 1, {city("N"), city("S"), field("EL ER WL WR", "NS"), garden()}),
        tile("BA/CC.2", 2, 1, {city("N"), city("W"), field("EL ER SL SR", "NW")}),
        tile("BA/CCG", 0, 1, {city("N"), city("W"), field("EL ER SL SR", "NW"), garden()}),

        // One city of one side.
        tile("BA/C", 5, 4, {city("N"), field("EL ER SL SR WL WR", "N")}),
        tile("BA/CG", 0, 1, {city("N"), field("EL ER SL SR WL WR", "N"), garden()}),
        tile("BA/RCr", 4, 4, {city("N"), road("EW"), field("EL WR", "N"), field("ER SL SR WL")}),
        tile("BA/CRr", 3, 3, {city("N"), road("ES"), field("EL SR WL WR", "N"), field("ER SL")}),
        tile("BA/RrC", 3, 3, {city("N"), road("SW"), field("EL ER SL WR", "N"), field("SR WL")}),
        tile("BA/CRRR", 3, 3,
             {city("N"), road("E"), road("S"), road("W"), field("EL WR", "N"), field("ER SL"), field("SR WL")}),

        // Roads alone.
        tile("BA/RFr", 8, 7, {road("EW"), field("NL NR EL WR"), field("ER SL SR WL")}),
        tile("BA/RFrG", 0, 1, {road("EW"), field("NL NR EL WR"), field("ER SL SR WL"), garden()}),
        tile("BA/Rr", 9, 8, {road("SW"), field("NL NR EL ER SL WR"), field("SR WL")}),
        tile("BA/RrG", 0, 1, {road("SW"), field("NL NR EL ER SL WR"), field("SR WL"), garden()}),
        tile("BA/RRR", 4, 4, {road("E"), road("S"), road("W"), field("NL NR EL WR"), field("ER SL"), field("SR WL")}),
        tile("BA/RRRR", 1, 1,
             {road("N"), road("E"), road("S"), road("W"), field("NR EL"), field("ER SL"), field("SR WL"),
              field("NL WR")}),
    };
}

}  // namespace reference
