#include "reference_tiles.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace reference {
namespace {

const std::array<std::string, 4> side_names{"N", "E", "S", "W"};
const std::array<std::string, 8> half_names{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

template <class Names>
int number_of(const Names& names, const std::string& text) {
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end())
        throw std::logic_error("no such side in the table of tiles: " + text);
    return static_cast<int>(found - names.begin());
}

std::vector<int> sides_of(const std::string& letters) {
    std::vector<int> sides;
    for (const char letter : letters)
        sides.push_back(number_of(side_names, std::string(1, letter)));
    std::sort(sides.begin(), sides.end());
    return sides;
}

Segment road(const std::string& sides) {
    Segment segment;
    segment.feature = Feature::road;
    segment.sides = sides_of(sides);
    return segment;
}

Segment city(const std::string& sides, int pennants = 0) {
    Segment segment;
    segment.feature = Feature::city;
    segment.sides = sides_of(sides);
    segment.pennants = pennants;
    return segment;
}

// `cities` names each bordered city by one of its sides, as a number until the whole tile is known.
Segment field(const std::string& halves, const std::string& cities = "") {
    Segment segment;
    segment.feature = Feature::field;
    std::istringstream words(halves);
    for (std::string word; words >> word;)
        segment.halves.push_back(number_of(half_names, word));
    std::sort(segment.halves.begin(), segment.halves.end());
    segment.cities = sides_of(cities);
    return segment;
}

Segment monastery() {
    Segment segment;
    segment.feature = Feature::monastery;
    return segment;
}

Segment garden() {
    Segment segment;
    segment.feature = Feature::garden;
    return segment;
}

Tile tile(const std::string& id, int first_count, int garden_count, std::vector<Segment> segments) {
    for (Segment& segment : segments) {
        for (int& city_number : segment.cities) {
            const int side = city_number;
            const auto found = std::find_if(segments.begin(), segments.end(), [side](const Segment& other) {
                return other.feature == Feature::city && std::count(other.sides.begin(), other.sides.end(), side) == 1;
            });
            if (found == segments.end())
                throw std::logic_error("a field borders no such city: " + id);
            city_number = static_cast<int>(found - segments.begin());
        }
    }
    return Tile{id, first_count, garden_count, segments};
}

std::vector<Tile> written_tiles() {
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

std::string feature_name(Feature feature) {
    switch (feature) {
    case Feature::road:
        return "Road";
    case Feature::city:
        return "City";
    case Feature::field:
        return "Field";
    case Feature::monastery:
        return "Monastery";
    case Feature::garden:
        return "Garden";
    }
    throw std::logic_error("no such feature");
}

}  // namespace

const std::vector<Tile>& all_tiles() {
    static const std::vector<Tile> tiles = written_tiles();
    return tiles;
}

const Tile& tile_named(const std::string& id) {
    for (const Tile& candidate : all_tiles()) {
        if (candidate.id == id)
            return candidate;
    }
    throw std::out_of_range("no tile named " + id);
}

Tile rotated(const Tile& tile, int rotation) {
    if (rotation < 0 || rotation > 270 || rotation % 90 != 0)
        throw std::out_of_range("no such rotation");
    const int quarters = rotation / 90;
    Tile result = tile;
    for (Segment& segment : result.segments) {
        for (int& side : segment.sides)
            side = (side + quarters) % 4;
        for (int& half : segment.halves)
            half = (half + 2 * quarters) % 8;
        std::sort(segment.sides.begin(), segment.sides.end());
        std::sort(segment.halves.begin(), segment.halves.end());
    }
    return result;
}

char edge(const Tile& tile, int side) {
    for (const Segment& segment : tile.segments) {
        if (std::count(segment.sides.begin(), segment.sides.end(), side) == 0)
            continue;
        return segment.feature == Feature::city ? 'C' : 'R';
    }
    return 'F';
}

std::string location(const Segment& segment) {
    std::string text;
    for (const int side : segment.sides)
        text += side_names.at(static_cast<std::size_t>(side));
    for (const int half : segment.halves) {
        if (!text.empty())
            text += ".";
        text += half_names.at(static_cast<std::size_t>(half));
    }
    return text.empty() ? "I" : text;
}

std::string name(const Segment& segment) { return feature_name(segment.feature) + " " + location(segment); }

std::string description(const Tile& tile) {
    std::vector<std::string> lines;
    for (const Segment& segment : tile.segments) {
        std::vector<std::string> cities;
        for (const int city_number : segment.cities) {
            cities.push_back(name(tile.segments.at(static_cast<std::size_t>(city_number))));
        }
        std::sort(cities.begin(), cities.end());
        std::string line = name(segment) + " pennants " + std::to_string(segment.pennants);
        for (const std::string& bordered : cities)
            line += " borders " + bordered;
        lines.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

int smallest_equal_rotation(const std::string& id, int rotation) {
    const Tile& printed = tile_named(id);
    const std::string wanted = description(rotated(printed, rotation));
    for (int smaller = 0; smaller < rotation; smaller += 90) {
        if (description(rotated(printed, smaller)) == wanted)
            return smaller;
    }
    return rotation;
}

std::vector<int> distinct_rotations(const std::string& id) {
    std::vector<int> rotations;
    for (int rotation = 0; rotation < 360; rotation += 90) {
        if (smallest_equal_rotation(id, rotation) == rotation)
            rotations.push_back(rotation);
    }
    return rotations;
}

}  // namespace reference
