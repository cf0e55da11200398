#include "tile_tables.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace reference::written {
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

Segment with_sides(Feature feature, const std::string& sides) {
    Segment segment;
    segment.feature = feature;
    segment.sides = sides_of(sides);
    return segment;
}

Segment without_sides(Feature feature) {
    Segment segment;
    segment.feature = feature;
    return segment;
}

}  // namespace

Segment road(const std::string& sides) { return with_sides(Feature::road, sides); }

Segment road_with_inn(const std::string& sides) {
    Segment segment = road(sides);
    segment.has_inn = true;
    return segment;
}

Segment city(const std::string& sides, int pennants) {
    Segment segment = with_sides(Feature::city, sides);
    segment.pennants = pennants;
    return segment;
}

Segment city_with(Goods goods, const std::string& sides) {
    Segment segment = city(sides);
    segment.goods = goods;
    return segment;
}

Segment cathedral(const std::string& sides) {
    Segment segment = city(sides);
    segment.has_cathedral = true;
    return segment;
}

Segment river(const std::string& sides) { return with_sides(Feature::river, sides); }

// A bordered city is the number of one of its sides until the whole tile is known.
Segment field(const std::string& halves, const std::string& cities) {
    Segment segment = without_sides(Feature::field);
    std::istringstream words(halves);
    for (std::string word; words >> word;)
        segment.halves.push_back(number_of(half_names, word));
    std::sort(segment.halves.begin(), segment.halves.end());
    segment.cities = sides_of(cities);
    return segment;
}

Segment field_with_pig_herd(const std::string& halves) {
    Segment segment = field(halves);
    segment.has_pig_herd = true;
    return segment;
}

Segment monastery() { return without_sides(Feature::monastery); }
Segment garden() { return without_sides(Feature::garden); }

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
    Tile result;
    result.id = id;
    result.first_count = first_count;
    result.garden_count = garden_count;
    result.segments = segments;
    return result;
}

}  // namespace reference::written
