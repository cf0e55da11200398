#include "carcassonne/tiles/sets/inns_and_cathedrals.hpp"

#include "carcassonne/tiles/geometry.hpp"

#include "catch.hpp"
#include "tiles/sets/fact_table.hpp"

#include <string>
#include <string_view>

using namespace carcassonne;

namespace {

constexpr TileSet both_sets[] = {sets::inns_and_cathedrals_c1, sets::inns_and_cathedrals_c2};

}  // namespace

TEST_CASE("Inns and Cathedrals has 18 tiles of 17 kinds", "[tiles][sets][inns_and_cathedrals]") {
    CHECK(sets::inns_and_cathedrals_c1.name == "inns-and-cathedrals-c1");
    CHECK(sets::inns_and_cathedrals_c2.name == "inns-and-cathedrals-c2");
    for (const TileSet& set : both_sets) {
        CHECK(set.tile_count() == 18);
        CHECK(set.total == 18);
        // Only the cathedral comes twice.
        CHECK(set.kind_count() == 17);
        CHECK(set.find("IC/Cccc.c")->count == 2);
        CHECK(set.find_start() == nullptr);
        // 18 tiles have 72 edges.
        CHECK(test::count_edges(set, 'C') == 31);
        CHECK(test::count_edges(set, 'R') == 24);
        CHECK(test::count_edges(set, 'F') == 17);
    }
}

TEST_CASE("six roads pass an inn and two cities have a cathedral", "[tiles][sets][inns_and_cathedrals]") {
    for (const TileSet& set : both_sets) {
        CHECK(test::marked_in(set, road, "inn") == 6);
        CHECK(test::marked_in(set, city, "cathedral") == 2);
        CHECK(test::sum(set, [](const Tile& tile) { return static_cast<unsigned>(tile.marks.size()); }) == 0);
        CHECK(test::sum(set, [](const Tile& tile) { return test::count_segments(tile, monastery); }) == 1);
        unsigned pennants = 0;
        unsigned marks = 0;
        for (const Tile& tile : set) {
            for (const Segment& segment : tile.segments) {
                pennants += tile.count * segment.pennants;
                marks += tile.count * static_cast<unsigned>(segment.marks.size());
            }
        }
        CHECK(pennants == 3);
        CHECK(marks == 8);
    }
}

TEST_CASE("an inn belongs to one arm of a junction", "[tiles][sets][inns_and_cathedrals]") {
    for (const TileSet& set : both_sets) {
        const Tile* junction = set.find("IC/RRR.i");
        REQUIRE(junction != nullptr);
        CHECK(test::count_segments(*junction, road) == 3);
        for (const Segment& segment : junction->segments) {
            CHECK(segment.marks.size() == (segment.kind == road && segment.sides == mask_of(Side::east) ? 1u : 0u));
        }
    }
}

TEST_CASE("the cathedral stands in a city all over the tile", "[tiles][sets][inns_and_cathedrals]") {
    for (const TileSet& set : both_sets) {
        const Tile* cathedral = set.find("IC/Cccc.c");
        REQUIRE(cathedral != nullptr);
        REQUIRE(cathedral->segments.size() == 1);
        CHECK(cathedral->segments[0].kind == city);
        CHECK(test::edges_of(*cathedral) == "CCCC");
        CHECK(test::count_marked(*cathedral, city, "cathedral") == 1);
    }
}

TEST_CASE("four cities around a field that reaches no edge", "[tiles][sets][inns_and_cathedrals]") {
    const Tile* tile = sets::inns_and_cathedrals_c1.find("IC/CCCC");
    REQUIRE(tile != nullptr);
    REQUIRE(tile->segments.size() == 5);
    CHECK(test::count_segments(*tile, city) == 4);
    CHECK(tile->segments[4].kind == field);
    CHECK(tile->segments[4].halves == 0);
    CHECK(tile->segments[4].borders == 15);
}

TEST_CASE("Inns and Cathedrals has two gardens, and none in the first edition", "[tiles][sets][inns_and_cathedrals]") {
    test::check_gardens(sets::inns_and_cathedrals_c1, sets::inns_and_cathedrals_c2, 2);
    CHECK(shows(*sets::inns_and_cathedrals_c2.find("IC/CCCCG"), garden));
    CHECK(shows(*sets::inns_and_cathedrals_c2.find("IC/RFr.iG"), garden));
}

TEST_CASE("the tiles of Inns and Cathedrals agree with their geometry", "[tiles][sets][inns_and_cathedrals]") {
    STATIC_REQUIRE(count_faults(sets::inns_and_cathedrals_c1) == 0);
    STATIC_REQUIRE(count_faults(sets::inns_and_cathedrals_c2) == 0);
}

TEST_CASE("Inns and Cathedrals agrees with the table of tiles beside the project",
          "[beside][tiles][sets][inns_and_cathedrals]") {
    test::check_fact_table(sets::inns_and_cathedrals_c1, "01-inns-cathedrals.tiles", "inns-and-cathedrals:1");
    test::check_fact_table(sets::inns_and_cathedrals_c2, "01-inns-cathedrals.tiles", "inns-and-cathedrals:2");
}
