// What can be switched on and off in a game of the reference.
#pragma once

namespace reference {

// Which pictures the tiles have: only the later ones show gardens.
enum class TileSet { first, garden };

enum class FieldRules { third, second, first };

enum class River { none, first, second };

// What becomes of the base game's start tile when the game begins with a river.
enum class StartTile { shuffled_in, set_aside, after_river };

struct Options {
    TileSet set = TileSet::first;
    bool small_city = false;  // a completed city of two tiles scores 2, and 1 a pennant
    FieldRules field_rules = FieldRules::third;
    bool farmers = true;

    bool abbot = false;

    River river = River::none;
    bool river_strict = false;  // no river tile leads against the direction in which the spring flows
    StartTile start_tile = StartTile::shuffled_in;
    bool pig_herds = true;  // those printed on river tiles count

    // The inn of a river tile counts only together with Inns & Cathedrals.
    bool inns = false;
    bool traders = false;

    // The first decision about figures offers the phantom as well. The second comes after another figure was placed, or
    // an abbot taken back, and not after a pass.
    bool phantom = false;
};

}  // namespace reference
