// The tiles of the base game for the reference, written out by hand.
//
// The reference is a second, slow and simple implementation of the rules that the tests compare the engine with. It
// therefore includes nothing of the engine, and keeps its own numbers: sides N E S W are 0 1 2 3, the half sides NL
// NR EL ER SL SR WL WR are 0 to 7 (both clockwise; left and right as seen from the middle of the tile looking out).
// A rotation is given in degrees clockwise.
#pragma once

#include <string>
#include <vector>

namespace reference {

enum class Feature { road, city, field, monastery, garden };

// One part of a feature as printed on one tile.
struct Segment {
    Feature feature = Feature::field;
    std::vector<int> sides;   // of a road or city, ascending
    std::vector<int> halves;  // of a field, ascending
    std::vector<int> cities;  // of a field: the places, in Tile::segments, of the cities it borders on this tile
    int pennants = 0;

    bool operator==(const Segment&) const = default;
};

struct Tile {
    std::string id;
    int first_count = 0;  // copies among the 72 tiles of the first edition's pictures
    int garden_count =
        0;  // copies among the 72 tiles of the later pictures, where one copy of eight kinds shows a garden
    std::vector<Segment> segments;

    bool operator==(const Tile&) const = default;
};

// All kinds: the 24 of the base game and the eight with a garden.
const std::vector<Tile>& all_tiles();

// Throws std::out_of_range for an unknown id.
const Tile& tile_named(const std::string& id);

Tile rotated(const Tile& tile, int rotation);

// What a neighbour sees on that side: 'F' field, 'C' city or 'R' road.
char edge(const Tile& tile, int side);

// "EW", "NL.SR", or "I" for what touches no side.
std::string location(const Segment& segment);

// Feature and location: "City NW", "Field NL.SR", "Monastery I".
std::string name(const Segment& segment);

// Every segment with its sides, pennants and bordered cities, in an order that does not depend on the table: two
// rotations of a tile are the same placement exactly when their descriptions are equal.
std::string description(const Tile& tile);

// The rotations 0, 90, 180, 270 without those that look like an earlier one.
std::vector<int> distinct_rotations(const std::string& id);

// The smallest rotation in which the tile is the same as in the one given.
int smallest_equal_rotation(const std::string& id, int rotation);

}  // namespace reference
