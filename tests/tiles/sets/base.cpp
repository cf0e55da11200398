#include "carcassonne/tiles/sets/base.hpp"

#include "carcassonne/tiles/tile.hpp"

#include "beside.hpp"
#include "catch.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

using namespace carcassonne;

namespace {

unsigned count_segments(const Tile& tile, FeatureKind kind) {
    unsigned count = 0;
    for (const Segment& segment : tile.segments) {
        count += segment.kind == kind ? 1u : 0u;
    }
    return count;
}

unsigned count_pennants(const Tile& tile) {
    unsigned count = 0;
    for (const Segment& segment : tile.segments) {
        count += segment.pennants;
    }
    return count;
}

/// What the tile shows to the north, east, south and west.
std::string edges_of(const Tile& tile) {
    std::string edges;
    for (const Side side : all_sides) {
        edges += "FRCV"[index(terrain_at(tile, side))];
    }
    return edges;
}

/// A kind of tile by its letter, as on the reference sheet of the rules.
struct Letter {
    char letter;
    unsigned count;
    std::string_view edges;
    unsigned pennants;
    unsigned roads;
    unsigned cities;
    unsigned fields;
    bool garden;
};

constexpr Letter letters[] = {
    {'A', 2, "FFRF", 0, 1, 0, 1, false}, {'B', 4, "FFFF", 0, 0, 0, 1, false}, {'C', 1, "CCCC", 1, 0, 1, 0, false},
    {'D', 4, "CRFR", 0, 1, 1, 2, false}, {'E', 5, "CFFF", 0, 0, 1, 1, true},  {'F', 2, "FCFC", 1, 0, 1, 2, false},
    {'G', 1, "FCFC", 0, 0, 1, 2, false}, {'H', 3, "CFCF", 0, 0, 2, 1, true},  {'I', 2, "CFFC", 0, 0, 2, 1, true},
    {'J', 3, "CRRF", 0, 1, 1, 2, false}, {'K', 3, "CFRR", 0, 1, 1, 2, false}, {'L', 3, "CRRR", 0, 3, 1, 3, false},
    {'M', 2, "CFFC", 1, 0, 1, 1, true},  {'N', 3, "CFFC", 0, 0, 1, 1, true},  {'O', 2, "CRRC", 1, 1, 1, 2, false},
    {'P', 3, "CRRC", 0, 1, 1, 2, false}, {'Q', 1, "CCFC", 1, 0, 1, 1, false}, {'R', 3, "CCFC", 0, 0, 1, 1, true},
    {'S', 2, "CCRC", 1, 1, 1, 2, false}, {'T', 1, "CCRC", 0, 1, 1, 2, false}, {'U', 8, "FRFR", 0, 1, 0, 2, true},
    {'V', 9, "FFRR", 0, 1, 0, 2, true},  {'W', 4, "FRRR", 0, 3, 0, 3, false}, {'X', 1, "RRRR", 0, 4, 0, 4, false},
};

/// Sums over all copies of a set.
template <class F>
unsigned sum(const TileSet& set, F number) {
    unsigned sum = 0;
    for (const Tile& tile : set) {
        sum += tile.count * number(tile);
    }
    return sum;
}

unsigned count_edges(const TileSet& set, char edge) {
    return sum(set, [edge](const Tile& tile) {
        const std::string edges = edges_of(tile);
        return static_cast<unsigned>(std::count(edges.begin(), edges.end(), edge));
    });
}

}  // namespace

TEST_CASE("the base game has 72 tiles of 24 kinds", "[tiles][sets][BAS-01]") {
    CHECK(sets::base_c1.tile_count() == 72);
    CHECK(sets::base_c1.kind_count() == 24);
    CHECK(sets::base_c1.total == 72);
    CHECK(sets::base_c1.name == "base-c1");
    // Eight of the kinds come twice, with and without garden.
    CHECK(sets::base_c2.tile_count() == 72);
    CHECK(sets::base_c2.kind_count() == 32);
    CHECK(sets::base_c2.total == 72);
    CHECK(sets::base_c2.name == "base-c2");
}

TEST_CASE("the base game has ten pennants and six monasteries", "[tiles][sets][BAS-01]") {
    for (const TileSet& set : {sets::base_c1, sets::base_c2}) {
        CHECK(sum(set, count_pennants) == 10);
        CHECK(sum(set, [](const Tile& tile) { return count_segments(tile, monastery); }) == 6);
        CHECK(sum(set, [](const Tile& tile) { return count_segments(tile, river); }) == 0);
        // 72 tiles have 288 edges.
        CHECK(count_edges(set, 'C') == 79);
        CHECK(count_edges(set, 'R') == 94);
        CHECK(count_edges(set, 'F') == 115);
    }
}

TEST_CASE("the start tile is a city to the north and a road from west to east", "[tiles][sets][BAS-01]") {
    for (const TileSet& set : {sets::base_c1, sets::base_c2}) {
        const Tile* start = set.find_start();
        REQUIRE(start != nullptr);
        CHECK(start->id.view() == "BA/RCr");
        CHECK(start->letter == 'D');
        CHECK(start->count == 4);
        CHECK(edges_of(*start) == "CRFR");
        CHECK(std::count_if(set.begin(), set.end(), [](const Tile& tile) { return tile.start; }) == 1);
    }
}

TEST_CASE("each letter is the kind of tile that the reference shows", "[tiles][sets][BAS-01]") {
    for (const TileSet& set : {sets::base_c1, sets::base_c2}) {
        for (const Letter& letter : letters) {
            INFO(letter.letter);
            CHECK(set.letter_count(letter.letter) == letter.count);
            for (const Tile& tile : set) {
                if (tile.letter == letter.letter) {
                    CHECK(edges_of(tile) == letter.edges);
                    CHECK(count_pennants(tile) == letter.pennants);
                    CHECK(count_segments(tile, road) == letter.roads);
                    CHECK(count_segments(tile, city) == letter.cities);
                    CHECK(count_segments(tile, field) == letter.fields);
                    CHECK(count_segments(tile, monastery) == (letter.letter == 'A' || letter.letter == 'B' ? 1u : 0u));
                }
            }
        }
    }
}

TEST_CASE("the first edition has no gardens", "[tiles][sets][BAS-03]") {
    CHECK(sum(sets::base_c1, [](const Tile& tile) { return count_segments(tile, garden); }) == 0);
    for (const Letter& letter : letters) {
        CHECK(std::count_if(sets::base_c1.begin(), sets::base_c1.end(),
                            [&letter](const Tile& tile) { return tile.letter == letter.letter; }) == 1);
    }
}

TEST_CASE("one copy each of eight kinds has a garden", "[tiles][sets][BAS-03]") {
    unsigned gardens = 0;
    for (const Letter& letter : letters) {
        INFO(letter.letter);
        unsigned copies = 0;
        for (const Tile& tile : sets::base_c2) {
            if (tile.letter == letter.letter && shows(tile, garden)) {
                CHECK(count_segments(tile, garden) == 1);
                copies += tile.count;
            }
        }
        CHECK(copies == (letter.garden ? 1u : 0u));
        gardens += copies;
    }
    CHECK(gardens == 8);
}

TEST_CASE("a tile with a garden is otherwise its plain kind", "[tiles][sets][BAS-03]") {
    for (const Tile& tile : sets::base_c2) {
        if (!shows(tile, garden)) {
            continue;
        }
        INFO(tile.id.view());
        const Tile* plain = sets::base_c1.find_letter(tile.letter);
        REQUIRE(plain != nullptr);
        REQUIRE(tile.segments.size() == plain->segments.size() + 1);
        for (std::size_t i = 0; i < plain->segments.size(); ++i) {
            CHECK(tile.segments[i] == plain->segments[i]);
        }
    }
}

TEST_CASE("fields border the cities that the pictures show", "[tiles][sets][BAS-19]") {
    // For each letter the number of its fields that border a city, and of the cities that they border in all.
    const std::map<char, std::pair<unsigned, unsigned>> expected = {
        {'A', {0, 0}}, {'B', {0, 0}}, {'C', {0, 0}}, {'D', {1, 1}}, {'E', {1, 1}}, {'F', {2, 2}},
        {'G', {2, 2}}, {'H', {1, 2}}, {'I', {1, 2}}, {'J', {1, 1}}, {'K', {1, 1}}, {'L', {1, 1}},
        {'M', {1, 1}}, {'N', {1, 1}}, {'O', {1, 1}}, {'P', {1, 1}}, {'Q', {1, 1}}, {'R', {1, 1}},
        {'S', {2, 2}}, {'T', {2, 2}}, {'U', {0, 0}}, {'V', {0, 0}}, {'W', {0, 0}}, {'X', {0, 0}},
    };
    for (const TileSet& set : {sets::base_c1, sets::base_c2}) {
        for (const Tile& tile : set) {
            INFO(tile.id.view());
            unsigned fields = 0;
            unsigned borders = 0;
            for (const Segment& segment : tile.segments) {
                fields += segment.borders != 0 ? 1u : 0u;
                for (std::size_t i = 0; i < segment_capacity; ++i) {
                    borders += (segment.borders >> i) & 1;
                }
            }
            CHECK(fields == expected.at(tile.letter).first);
            CHECK(borders == expected.at(tile.letter).second);
        }
    }
}

namespace {

/// A tile as facts that do not depend on the order of its segments.
struct Facts {
    unsigned count = 0;
    std::string edges;
    bool monastery = false;
    bool garden = false;
    std::vector<std::pair<unsigned, unsigned>> cities;               ///< sides, pennants
    std::vector<unsigned> roads;                                     ///< sides
    std::vector<std::pair<unsigned, std::vector<unsigned>>> fields;  ///< half sides, sides of the cities they border

    void sort() {
        std::sort(cities.begin(), cities.end());
        std::sort(roads.begin(), roads.end());
        for (auto& [halves, borders] : fields) {
            std::sort(borders.begin(), borders.end());
        }
        std::sort(fields.begin(), fields.end());
    }
    bool operator==(const Facts&) const = default;
};

Facts facts_of(const Tile& tile) {
    Facts facts;
    facts.count = tile.count;
    facts.edges = edges_of(tile);
    facts.monastery = shows(tile, monastery);
    facts.garden = shows(tile, garden);
    for (const Segment& segment : tile.segments) {
        if (segment.kind == city) {
            facts.cities.emplace_back(segment.sides, segment.pennants);
        } else if (segment.kind == road) {
            facts.roads.push_back(segment.sides);
        } else if (segment.kind == field) {
            std::vector<unsigned> borders;
            for (std::size_t i = 0; i < tile.segments.size(); ++i) {
                if (((segment.borders >> i) & 1) != 0) {
                    borders.push_back(tile.segments[i].sides);
                }
            }
            facts.fields.emplace_back(segment.halves, borders);
        }
    }
    facts.sort();
    return facts;
}

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);) {
        parts.push_back(part);
    }
    return parts;
}

/// The value of `key=value` among the words of a line; empty when there is none.
std::string value_of(const std::vector<std::string>& words, const std::string& key) {
    for (const std::string& word : words) {
        if (word.compare(0, key.size() + 1, key + "=") == 0) {
            return word.substr(key.size() + 1);
        }
    }
    return "";
}

unsigned edge_mask(const std::string& edges, const std::string& names, std::size_t width) {
    unsigned mask = 0;
    for (const std::string& edge : split(edges, '+')) {
        const std::size_t place = names.find(edge);
        REQUIRE(place != std::string::npos);
        REQUIRE(place % width == 0);
        mask |= 1u << (place / width);
    }
    return mask;
}

/// The tiles of one set in a table of facts: a line `tile <id> edges=...`, then a line for each of its parts.
std::map<std::string, Facts> read_table(std::istream& file, const std::string& set) {
    std::map<std::string, Facts> tiles;
    std::string id;
    std::map<std::string, unsigned> city_sides;
    for (std::string line; std::getline(file, line);) {
        std::istringstream stream(line);
        std::vector<std::string> words;
        for (std::string word; stream >> word;) {
            words.push_back(word);
        }
        if (words.empty() || words[0][0] == '#' || words[0] == "set" || words[0] == "meet") {
            continue;
        }
        if (words[0] == "tile") {
            id = words.at(1);
            tiles[id].edges = value_of(words, "edges");
            city_sides.clear();
            continue;
        }
        Facts& facts = tiles[id];
        if (words[0] == "count") {
            const std::string count = value_of(words, set);
            facts.count = count.empty() ? 0 : static_cast<unsigned>(std::stoul(count));
        } else if (words[0] == "city") {
            city_sides[words.at(1)] = edge_mask(value_of(words, "edges"), "NESW", 1);
            const std::string pennants = value_of(words, "pennants");
            facts.cities.emplace_back(city_sides[words[1]],
                                      pennants.empty() ? 0 : static_cast<unsigned>(std::stoul(pennants)));
        } else if (words[0] == "road") {
            facts.roads.push_back(edge_mask(value_of(words, "edges"), "NESW", 1));
        } else if (words[0] == "field") {
            std::vector<unsigned> borders;
            for (const std::string& number : split(value_of(words, "cities"), ',')) {
                borders.push_back(city_sides.at(number));
            }
            facts.fields.emplace_back(edge_mask(value_of(words, "halves"), "NLNRELERSLSRWLWR", 2), borders);
        } else if (words[0] == "monastery") {
            facts.monastery = true;
        } else if (words[0] == "garden") {
            facts.garden = true;
        } else {
            FAIL("unknown line: " << line);
        }
    }
    for (auto tile = tiles.begin(); tile != tiles.end();) {
        tile->second.sort();
        tile = tile->second.count == 0 ? tiles.erase(tile) : std::next(tile);
    }
    return tiles;
}

}  // namespace

TEST_CASE("both sets agree with the table of tiles beside the project",
          "[beside][tiles][sets][BAS-01][BAS-03][BAS-19]") {
    const std::string path = test::beside_the_project("tiles/00-base.tiles");
    for (const auto& [set, name] : {std::pair{sets::base_c1, "basic:1"}, std::pair{sets::base_c2, "basic:2"}}) {
        std::ifstream file(path);
        if (!file) {
            WARN("not compared, there is no file " << path);
            SUCCEED();
            return;
        }
        const std::map<std::string, Facts> table = read_table(file, name);
        CHECK(table.size() == set.kind_count());
        for (const Tile& tile : set) {
            INFO(tile.id.view());
            const auto entry = table.find(std::string(tile.id.view()));
            REQUIRE(entry != table.end());
            CHECK((facts_of(tile) == entry->second));
        }
    }
}
