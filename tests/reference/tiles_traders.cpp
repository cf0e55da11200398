// The 24 tiles of Traders & Builders: twenty of them with goods, nine wine, six grain and five cloth.
#include "tile_tables.hpp"

namespace reference {

using namespace written;

std::vector<Tile> traders_tiles() {
    std::vector<Tile> tiles{
        // Wine.
        tile("TB/Cc.w", 1, 1, {city_with(Goods::wine, "NW"), field("EL ER SL SR", "N")}),
        tile("TB/CCc.w", 1, 1, {city_with(Goods::wine, "EW"), city("S"), field("NL NR", "E"), field("", "ES")}),
        tile("TB/CcRR.w", 1, 0,
             {city_with(Goods::wine, "NW"), road("S"), road("E"), field("SR", "N"), field("ER SL", "N"),
              field("EL", "N")}),
        tile("TB/CcRR.wG", 0, 1,
             {city_with(Goods::wine, "NW"), road("S"), road("E"), field("SR", "N"), field("ER SL", "N"),
              field("EL", "N"), garden()}),
        tile("TB/CcR!.w", 1, 1,
             {city_with(Goods::wine, "NW"), road("E"), field("EL", "N"), field("ER", "N"), field("SL SR", "N")}),
        tile("TB/CccR.w", 1, 1, {city_with(Goods::wine, "NEW"), road("S"), field("SR", "N"), field("SL", "N")}),
        tile("TB/CcCc.w", 1, 1, {city_with(Goods::wine, "NW"), city("ES"), field("", "NE")}),
        tile("TB/CFc.w", 1, 1, {city_with(Goods::wine, "EW"), field("NL NR", "E"), field("SL SR", "E")}),
        tile("TB/CRc.w", 1, 1,
             {city_with(Goods::wine, "EW"), road("S"), field("NL NR", "E"), field("SR", "E"), field("SL", "E")}),
        tile("TB/CRcR.w", 1, 1,
             {city_with(Goods::wine, "EW"), road("N"), road("S"), field("NL", "E"), field("NR", "E"), field("SL", "E"),
              field("SR", "E")}),

        // Grain.
        tile("TB/Cc.g", 1, 1, {city_with(Goods::grain, "NW"), field("EL ER SL SR", "N")}),
        tile("TB/Ccc.g", 1, 1, {city_with(Goods::grain, "NEW"), field("SL SR", "N")}),
        tile("TB/CcRC.g", 1, 1,
             {city_with(Goods::grain, "NW"), city("S"), road("E"), field("EL", "N"), field("ER", "NS")}),
        tile("TB/CRc.g", 1, 1,
             {city_with(Goods::grain, "EW"), road("S"), field("NL NR", "E"), field("SR", "E"), field("SL", "E")}),
        tile("TB/RCc.g", 1, 1, {city_with(Goods::grain, "NW"), road("S"), field("SR", "N"), field("EL ER SL", "N")}),
        tile("TB/RCc!.g", 1, 1,
             {city_with(Goods::grain, "NW"), road("S"), field("SR", "N"), field("SL", "N"), field("EL ER", "N")}),

        // Cloth.
        tile("TB/CCc.c", 1, 1, {city_with(Goods::cloth, "EW"), city("S"), field("NL NR", "E"), field("", "ES")}),
        tile("TB/CcCC.c", 1, 1, {city_with(Goods::cloth, "NW"), city("S"), city("E"), field("", "NES")}),
        tile("TB/CcRR!.c", 1, 1,
             {city_with(Goods::cloth, "NW"), road("S"), road("E"), field("SR", "N"), field("SL", "N"), field("ER", "N"),
              field("EL", "N")}),
        tile("TB/CcRC.c", 1, 1,
             {city_with(Goods::cloth, "NW"), city("S"), road("E"), field("EL", "N"), field("ER", "NS")}),
        tile("TB/CcR.c", 1, 0, {city_with(Goods::cloth, "NW"), road("E"), field("EL", "N"), field("ER SL SR", "N")}),
        tile("TB/CcR.cG", 0, 1,
             {city_with(Goods::cloth, "NW"), road("E"), field("EL", "N"), field("ER SL SR", "N"), garden()}),

        // Without goods.
        tile("TB/CR", 1, 1, {city("N"), road("E"), field("EL", "N"), field("ER SL SR WL WR", "N")}),
        tile("TB/LRRR", 1, 1,
             {monastery(), road("E"), road("S"), road("W"), field("NL NR EL WR"), field("ER SL"), field("SR WL")}),
        tile("TB/RRC", 1, 1,
             {city("N"), road("W"), road("S"), field("WR", "N"), field("SR WL"), field("EL ER SL", "N")}),
        tile("TB/RRrr", 1, 1, {road("NS"), road("EW"), field("NL WR"), field("NR EL"), field("ER SL"), field("SR WL")}),
    };
    for (Tile& each : tiles)
        each.collection = Collection::traders;
    return tiles;
}

}  // namespace reference
