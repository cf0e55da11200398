// The tiles of the game and of the expansions the reference knows, written out by hand.
//
// The reference is a second, slow and simple implementation of the rules that the tests compare the engine with. It
// therefore includes nothing of the engine, and keeps its own numbers: sides N E S W are 0 1 2 3, the half sides NL
// NR EL ER SL SR WL WR are 0 to 7 (both clockwise; left and right as seen from the middle of the tile looking out).
// A rotation is given in degrees clockwise.
#pragma once

#include <string>
#include <vector>

namespace reference {

enum class Feature { road, city, field, monastery, garden, river };
enum class Goods { none, wine, grain, cloth };

// The box a tile came in. The spring belongs to both rivers.
enum class Collection { base, spring, river_first, river_second, inns, traders };

// River tiles are drawn before all land tiles: after the spring the fork, if there is one, and the lake last.
enum class Pile { land, spring, fork, river, lake };

// One part of a feature as printed on one tile.
struct Segment {
    Feature feature = Feature::field;
    std::vector<int> sides;   // of a road, city or river, ascending
    std::vector<int> halves;  // of a field, ascending
    std::vector<int> cities;  // of a field: the places, in Tile::segments, of the cities it borders on this tile
    int pennants = 0;
    bool has_inn = false;
    bool has_cathedral = false;
    bool has_pig_herd = false;
    Goods goods = Goods::none;

    bool operator==(const Segment&) const = default;
};

struct Tile {
    std::string id;
    int first_count = 0;   // copies with the first edition's pictures
    int garden_count = 0;  // copies with the later pictures, where some tiles show a garden
    std::vector<Segment> segments;
    Collection collection = Collection::base;
    Pile pile = Pile::land;

    bool operator==(const Tile&) const = default;
};

// All kinds, with and without a garden: those of the base game first.
const std::vector<Tile>& all_tiles();

// Throws std::out_of_range for an unknown id.
const Tile& tile_named(const std::string& id);

Tile rotated(const Tile& tile, int rotation);

// What a neighbour sees on that side: 'F' field, 'C' city, 'R' road or 'V' river.
char edge(const Tile& tile, int side);

// The sides with a river, ascending.
std::vector<int> river_sides(const Tile& tile);

// "EW", "NL.SR", or "I" for what touches no side.
std::string location(const Segment& segment);

// Feature and location: "City NW", "Field NL.SR", "Monastery I".
std::string name(const Segment& segment);

// Every segment with its sides, what is printed on it and its bordered cities, in an order that does not depend on
// the table: two rotations of a tile are the same placement exactly when their descriptions are equal.
std::string description(const Tile& tile);

// The rotations 0, 90, 180, 270 without those that look like an earlier one.
std::vector<int> distinct_rotations(const std::string& id);

// The smallest rotation in which the tile is the same as in the one given.
int smallest_equal_rotation(const std::string& id, int rotation);

}  // namespace reference
