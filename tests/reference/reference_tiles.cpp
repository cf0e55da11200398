#include "reference_tiles.hpp"

#include "tile_tables.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace reference {
namespace {

const std::array<std::string, 4> side_names{"N", "E", "S", "W"};
const std::array<std::string, 8> half_names{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

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
    case Feature::river:
        return "River";
    }
    throw std::logic_error("no such feature");
}

std::string printed_marks(const Segment& segment) {
    std::string text = " pennants " + std::to_string(segment.pennants);
    if (segment.has_inn)
        text += " inn";
    if (segment.has_cathedral)
        text += " cathedral";
    if (segment.has_pig_herd)
        text += " pig herd";
    if (segment.goods != Goods::none)
        text += " goods " + std::to_string(static_cast<int>(segment.goods));
    return text;
}

std::vector<Tile> written_tiles() {
    std::vector<Tile> tiles = base_tiles();
    for (const std::vector<Tile>& more : {river_tiles(), inns_tiles(), traders_tiles()})
        tiles.insert(tiles.end(), more.begin(), more.end());
    return tiles;
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
        switch (segment.feature) {
        case Feature::city:
            return 'C';
        case Feature::river:
            return 'V';
        default:
            return 'R';
        }
    }
    return 'F';
}

std::vector<int> river_sides(const Tile& tile) {
    std::vector<int> sides;
    for (int side = 0; side < 4; ++side) {
        if (edge(tile, side) == 'V')
            sides.push_back(side);
    }
    return sides;
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
        std::string line = name(segment) + printed_marks(segment);
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
