#pragma once

#include "carcassonne/tiles/tile_set.hpp"

#include "beside.hpp"
#include "catch.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace test {

inline unsigned count_segments(const carcassonne::Tile& tile, carcassonne::FeatureKind kind) {
    return static_cast<unsigned>(
        std::count_if(tile.segments.begin(), tile.segments.end(),
                      [kind](const carcassonne::Segment& segment) { return segment.kind == kind; }));
}

/// How many segments of this kind carry the mark.
inline unsigned count_marked(const carcassonne::Tile& tile, carcassonne::FeatureKind kind, std::string_view mark) {
    unsigned count = 0;
    for (const carcassonne::Segment& segment : tile.segments) {
        for (const carcassonne::MarkName& name : segment.marks) {
            count += segment.kind == kind && name == mark ? 1u : 0u;
        }
    }
    return count;
}

inline bool has_mark(const carcassonne::Tile& tile, std::string_view mark) {
    return std::count_if(tile.marks.begin(), tile.marks.end(),
                         [mark](const carcassonne::TileMark& printed) { return printed.name == mark; }) == 1;
}

/// What the tile shows to the north, east, south and west.
inline std::string edges_of(const carcassonne::Tile& tile) {
    std::string edges;
    for (const carcassonne::Side side : carcassonne::all_sides) {
        edges += "FRCV"[carcassonne::index(carcassonne::terrain_at(tile, side))];
    }
    return edges;
}

/// A sum over all copies of a set.
template <class F>
unsigned sum(const carcassonne::TileSet& set, F number) {
    unsigned total = 0;
    for (const carcassonne::Tile& tile : set) {
        total += tile.count * number(tile);
    }
    return total;
}

inline unsigned count_edges(const carcassonne::TileSet& set, char edge) {
    return sum(set, [edge](const carcassonne::Tile& tile) {
        const std::string edges = edges_of(tile);
        return static_cast<unsigned>(std::count(edges.begin(), edges.end(), edge));
    });
}

/// How many copies show a segment of this kind with the mark.
inline unsigned marked_in(const carcassonne::TileSet& set, carcassonne::FeatureKind kind, std::string_view mark) {
    return sum(set, [kind, mark](const carcassonne::Tile& tile) { return count_marked(tile, kind, mark); });
}

/// A segment that may be told apart by sides, half sides, borders, pennants and marks, whatever its number.
struct SegmentFacts {
    unsigned edges = 0;  ///< sides; half sides of a field
    unsigned pennants = 0;
    std::vector<unsigned> borders;  ///< the sides of the cities that a field borders
    std::set<std::string> marks;

    auto tie() const { return std::tie(edges, pennants, borders, marks); }
    bool operator==(const SegmentFacts& other) const { return tie() == other.tie(); }
    bool operator<(const SegmentFacts& other) const { return tie() < other.tie(); }
};

/// A tile as facts that do not depend on the order of its segments.
struct TileFacts {
    unsigned count = 0;
    std::string edges;
    bool monastery = false;
    bool garden = false;
    std::set<std::string> marks;
    unsigned river = 0;  ///< The sides of its water: a table may name the arms of a fork one by one.
    std::vector<SegmentFacts> cities;
    std::vector<SegmentFacts> roads;
    std::vector<SegmentFacts> fields;

    void sort() {
        for (SegmentFacts& field : fields) {
            std::sort(field.borders.begin(), field.borders.end());
        }
        std::sort(cities.begin(), cities.end());
        std::sort(roads.begin(), roads.end());
        std::sort(fields.begin(), fields.end());
    }
    bool operator==(const TileFacts&) const = default;
};

inline TileFacts facts_of(const carcassonne::Tile& tile) {
    TileFacts facts;
    facts.count = tile.count;
    facts.edges = edges_of(tile);
    facts.monastery = carcassonne::shows(tile, carcassonne::monastery);
    facts.garden = carcassonne::shows(tile, carcassonne::garden);
    for (const carcassonne::TileMark& mark : tile.marks) {
        facts.marks.emplace(mark.name.view());
    }
    for (const carcassonne::Segment& segment : tile.segments) {
        const bool is_field = segment.kind == carcassonne::field;
        SegmentFacts part{is_field ? segment.halves : segment.sides, segment.pennants, {}, {}};
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            if (((segment.borders >> i) & 1) != 0) {
                part.borders.push_back(tile.segments[i].sides);
            }
        }
        for (const carcassonne::MarkName& mark : segment.marks) {
            part.marks.emplace(mark.view());
        }
        if (segment.kind == carcassonne::river) {
            facts.river |= segment.sides;
        } else if (segment.kind == carcassonne::city) {
            facts.cities.push_back(part);
        } else if (segment.kind == carcassonne::road) {
            facts.roads.push_back(part);
        } else if (is_field) {
            facts.fields.push_back(part);
        }
    }
    facts.sort();
    return facts;
}

/// Reads a table of facts: a line `tile <id> edges=...`, then a line for each of its parts.
class FactTableReader {
public:
    explicit FactTableReader(std::string set) : set_(std::move(set)) {}

    std::map<std::string, TileFacts> read(std::istream& file) {
        for (std::string line; std::getline(file, line);) {
            INFO(line);
            std::istringstream stream(line);
            words_.clear();
            for (std::string word; stream >> word;) {
                words_.push_back(word);
            }
            if (!words_.empty() && words_[0][0] != '#' && words_[0] != "set" && words_[0] != "meet") {
                read_line();
            }
        }
        for (auto tile = tiles_.begin(); tile != tiles_.end();) {
            tile->second.sort();
            tile = tile->second.count == 0 ? tiles_.erase(tile) : std::next(tile);
        }
        return tiles_;
    }

private:
    void read_line() {
        const std::string& key = words_[0];
        if (key == "tile") {
            id_ = words_.at(1);
            tiles_[id_].edges = value_of("edges");
            city_sides_.clear();
            return;
        }
        TileFacts& facts = tiles_[id_];
        if (key == "count") {
            facts.count = number_of(set_);
        } else if (key == "city") {
            SegmentFacts city{mask_of(value_of("edges"), "NESW", 1), number_of("pennants"), {}, {}};
            city_sides_[words_.at(1)] = city.edges;
            if (!value_of("goods").empty()) {
                city.marks.insert(value_of("goods"));
            }
            add_flag(city, "cathedral");
            facts.cities.push_back(city);
        } else if (key == "road") {
            SegmentFacts road{mask_of(value_of("edges"), "NESW", 1), 0, {}, {}};
            add_flag(road, "inn");
            facts.roads.push_back(road);
        } else if (key == "river") {
            facts.river |= mask_of(value_of("edges"), "NESW", 1);
        } else if (key == "field") {
            const std::string halves = value_of("halves");
            SegmentFacts field{halves == "inner" ? 0 : mask_of(halves, "NLNRELERSLSRWLWR", 2), 0, {}, {}};
            for (const std::string& number : split(value_of("cities"), ',')) {
                field.borders.push_back(city_sides_.at(number));
            }
            add_flag(field, "pig-herd");
            facts.fields.push_back(field);
        } else if (key == "monastery") {
            facts.monastery = true;
        } else if (key == "garden") {
            facts.garden = true;
        } else if (key == "volcano") {
            facts.marks.insert(key);
        } else if (key == "pile") {
            // The piles are "river", "river-spring", "river-fork" and "river-lake".
            const std::string& pile = words_.at(1);
            facts.marks.insert(pile == "river" ? pile : pile.substr(std::string("river-").size()));
        } else {
            FAIL("unknown line");
        }
    }

    void add_flag(SegmentFacts& part, const std::string& flag) const {
        if (std::count(words_.begin(), words_.end(), flag) != 0) {
            part.marks.insert(flag);
        }
    }
    /// The value of `key=value` among the words of the line; empty when there is none.
    std::string value_of(const std::string& key) const {
        for (const std::string& word : words_) {
            if (word.compare(0, key.size() + 1, key + "=") == 0) {
                return word.substr(key.size() + 1);
            }
        }
        return "";
    }
    unsigned number_of(const std::string& key) const {
        const std::string value = value_of(key);
        return value.empty() ? 0 : static_cast<unsigned>(std::stoul(value));
    }
    static std::vector<std::string> split(const std::string& text, char at) {
        std::vector<std::string> parts;
        std::istringstream stream(text);
        for (std::string part; std::getline(stream, part, at);) {
            parts.push_back(part);
        }
        return parts;
    }
    static unsigned mask_of(const std::string& edges, const std::string& names, std::size_t width) {
        unsigned mask = 0;
        for (const std::string& edge : split(edges, '+')) {
            const std::size_t place = names.find(edge);
            REQUIRE(place != std::string::npos);
            REQUIRE(place % width == 0);
            mask |= 1u << (place / width);
        }
        return mask;
    }

    std::string set_;
    std::map<std::string, TileFacts> tiles_;
    std::string id_;
    std::map<std::string, unsigned> city_sides_;
    std::vector<std::string> words_;
};

/// Compares a set with the table of tiles beside the project, which not every machine has.
inline void check_fact_table(const carcassonne::TileSet& set, const std::string& file_name, const std::string& name) {
    const std::string path = beside_the_project("tiles/" + file_name);
    std::ifstream file(path);
    if (!file) {
        WARN("not compared, there is no file " << path);
        SUCCEED();
        return;
    }
    const std::map<std::string, TileFacts> table = FactTableReader(name).read(file);
    CHECK(table.size() == set.kind_count());
    for (const carcassonne::Tile& tile : set) {
        INFO(tile.id.view());
        const auto entry = table.find(std::string(tile.id.view()));
        REQUIRE(entry != table.end());
        CHECK((facts_of(tile) == entry->second));
    }
}

/// Checks that the set of the first edition is the later one with each garden taken away, `gardens` of them.
inline void check_gardens(const carcassonne::TileSet& first, const carcassonne::TileSet& later, unsigned gardens) {
    const auto count_gardens = [](const carcassonne::Tile& tile) { return count_segments(tile, carcassonne::garden); };
    CHECK(sum(first, count_gardens) == 0);
    CHECK(sum(later, count_gardens) == gardens);
    for (const carcassonne::Tile& tile : later) {
        INFO(tile.id.view());
        std::string id(tile.id.view());
        carcassonne::Tile plain = tile;
        if (carcassonne::shows(tile, carcassonne::garden)) {
            CHECK(id.back() == 'G');
            id.pop_back();
            CHECK(plain.segments.back().kind == carcassonne::garden);
            plain.segments.pop_back();
        }
        const carcassonne::Tile* match = first.find(id);
        REQUIRE(match != nullptr);
        CHECK(match->segments == plain.segments);
        CHECK(match->marks == plain.marks);
    }
}

}  // namespace test
