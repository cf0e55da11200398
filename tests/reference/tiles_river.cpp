// The twelve tiles of each river. Both begin with the same spring.
#include "tile_tables.hpp"

namespace reference {

using namespace written;

namespace {

std::vector<Tile> piled(Collection collection, Pile pile, std::vector<Tile> tiles) {
    for (Tile& each : tiles) {
        each.collection = collection;
        each.pile = pile;
    }
    return tiles;
}

std::vector<Tile> first_river() {
    return {
        tile("RI.1/CICI", 1, 1, {city("N"), city("S"), river("EW"), field("EL WR", "N"), field("ER WL", "S")}),
        tile("RI.1/CIRI", 1, 1,
             {city("N"), road("S"), river("EW"), field("EL", "N"), field("WR", "N"), field("ER SL"), field("SR WL")}),
        tile("RI.1/LIRI", 1, 1,
             {monastery(), road("S"), river("EW"), field("NL NR EL WR"), field("ER SL"), field("SR WL")}),
        tile("RI.1/RIrI", 1, 1,
             {road("EW"), river("NS"), field("NL WR"), field("NR EL"), field("ER SL"), field("SR WL")}),
        tile("RI.1/IFI", 2, 2, {river("EW"), field("NL NR EL WR"), field("ER SL SR WL")}),
        tile("RI.1/CcII", 1, 1, {city("NW"), river("ES"), field("EL SR", "N"), field("ER SL")}),
        tile("RI.1/RrII", 1, 1, {road("NE"), river("SW"), field("NL ER SL WR"), field("NR EL"), field("SR WL")}),
        tile("RI.1/II", 2, 1, {river("SW"), field("NL NR EL ER SL WR"), field("SR WL")}),
        tile("RI.1/IIG", 0, 1, {river("SW"), field("NL NR EL ER SL WR"), field("SR WL"), garden()}),
    };
}

// Of its two lakes only the one with the volcano is kept for the end.
std::vector<Tile> second_river() {
    return {
        tile("RI.2/IFC", 1, 1, {city("E"), river("W"), field("NL NR WR", "E"), field("SL SR WL", "E")}),
        tile("RI.2/CIcI", 1, 1, {city("EW"), river("NS"), field("NR SL", "E"), field("NL SR", "E")}),
        tile("RI.2/LIFI", 1, 1, {monastery(), river("EW"), field("NL NR EL WR"), field("ER SL SR WL")}),
        tile("RI.2/RIrI", 1, 1,
             {road_with_inn("EW"), river("NS"), field("NL WR"), field("NR EL"), field("ER SL"), field("SR WL")}),
        tile("RI.2/CIRI", 1, 1,
             {city("N"), road("S"), river("EW"), field("EL", "N"), field("WR", "N"), field("ER SL"), field("SR WL")}),
        tile("RI.2/II", 1, 0, {river("SW"), field("NL NR EL ER SL WR"), field("SR WL")}),
        tile("RI.2/IIG", 0, 1, {river("SW"), field("NL NR EL ER SL WR"), field("SR WL"), garden()}),
        tile("RI.2/CcII+", 1, 1, {city("NW", 1), river("ES"), field("EL SR", "N"), field("ER SL")}),
        tile("RI.2/II+", 1, 1, {river("NW"), field_with_pig_herd("NR EL ER SL SR WL"), field("NL WR")}),
        tile("RI.2/RrII", 1, 1, {road("NE"), river("SW"), field("NL ER SL WR"), field("NR EL"), field("SR WL")}),
    };
}

}  // namespace

std::vector<Tile> river_tiles() {
    const Tile spring = tile("RI/s", 1, 1, {river("E"), field("NL NR EL ER SL SR WL WR")});
    const Tile lake = tile("RI.1/I.e", 1, 1, {river("W"), field("NL NR EL ER SL SR WL WR")});
    const Tile fork = tile("RI.2/III", 1, 1,
                           {river("W"), river("N"), river("E"), field("NL WR"), field("NR EL"), field("ER SL SR WL")});
    const Tile volcano_lake = tile("RI.2/I.v", 1, 1, {river("W"), field("NL NR EL ER SL SR WL WR")});
    std::vector<Tile> tiles = piled(Collection::spring, Pile::spring, {spring});
    for (const std::vector<Tile>& more : {
             piled(Collection::river_first, Pile::river, first_river()),
             piled(Collection::river_first, Pile::lake, {lake}),
             piled(Collection::river_second, Pile::fork, {fork}),
             piled(Collection::river_second, Pile::river, second_river()),
             piled(Collection::river_second, Pile::lake, {volcano_lake}),
         }) {
        tiles.insert(tiles.end(), more.begin(), more.end());
    }
    return tiles;
}

}  // namespace reference
