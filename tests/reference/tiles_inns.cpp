// The 18 tiles of Inns & Cathedrals.
#include "tile_tables.hpp"

namespace reference {

using namespace written;

std::vector<Tile> inns_tiles() {
    std::vector<Tile> tiles{
        // Cathedrals.
        tile("IC/Cccc.c", 2, 2, {cathedral("NESW")}),

        // Roads with an inn.
        tile("IC/RCc.i", 1, 1, {city("NW"), road_with_inn("S"), field("SR", "N"), field("EL ER SL", "N")}),
        tile("IC/RrC.i", 1, 1, {city("N"), road_with_inn("SW"), field("SR WL"), field("EL ER SL WR", "N")}),
        tile("IC/CcRr+.i", 1, 1, {city("NW", 1), road_with_inn("ES"), field("ER SL"), field("EL SR", "N")}),
        tile("IC/RRR.i", 1, 1,
             {road_with_inn("E"), road("W"), road("S"), field("NL NR EL WR"), field("SR WL"), field("ER SL")}),
        tile("IC/RFr.i", 1, 0, {road_with_inn("EW"), field("NL NR EL WR"), field("ER SL SR WL")}),
        tile("IC/RFr.iG", 0, 1, {road_with_inn("EW"), field("NL NR EL WR"), field("ER SL SR WL"), garden()}),
        tile("IC/Rr.i", 1, 1, {road_with_inn("SW"), field("NL NR EL ER SL WR"), field("SR WL")}),

        // Cities.
        tile("IC/CCCC", 1, 0, {city("N"), city("W"), city("E"), city("S"), field("", "NESW")}),
        tile("IC/CCCCG", 0, 1, {city("N"), city("W"), city("E"), city("S"), field("", "NESW"), garden()}),
        tile("IC/CCC", 1, 1, {city("N"), city("W"), city("E"), field("SL SR", "NEW")}),
        tile("IC/CRCR", 1, 1,
             {city("N"), city("S"), road("W"), road("E"), field("ER", "S"), field("WL", "S"), field("EL", "N"),
              field("WR", "N")}),
        tile("IC/CCc+", 1, 1, {city("NW", 1), city("S"), field("EL ER", "NS")}),
        tile("IC/C!", 1, 1, {city("N"), field("EL ER", "N"), field("SL SR WL WR", "N")}),
        tile("IC/CFR", 1, 1, {city("N"), road("S"), field("SR WL WR", "N"), field("EL ER SL", "N")}),
        tile("IC/CcR", 1, 1, {city("NW"), road("E"), field("EL", "N"), field("ER SL SR", "N")}),
        tile("IC/CRcR+", 1, 1,
             {city("EW", 1), road("N"), road("S"), field("NL", "E"), field("NR", "E"), field("SL", "E"),
              field("SR", "E")}),

        // A monastery between two roads, and two roads that pass each other.
        tile("IC/LRFR", 1, 1, {monastery(), road("W"), road("E"), field("ER SL SR WL"), field("NL NR EL WR")}),
        tile("IC/RrRr", 1, 1, {road("NW"), road("ES"), field("NL WR"), field("ER SL"), field("NR EL SR WL")}),
    };
    for (Tile& each : tiles)
        each.collection = Collection::inns;
    return tiles;
}

}  // namespace reference
