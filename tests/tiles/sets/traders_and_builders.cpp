#include "carcassonne/tiles/sets/traders_and_builders.hpp"

#include "carcassonne/tiles/geometry.hpp"

#include "catch.hpp"
#include "tiles/sets/fact_table.hpp"

using namespace carcassonne;

namespace {

constexpr TileSet both_sets[] = {sets::traders_and_builders_c1, sets::traders_and_builders_c2};

}  // namespace

TEST_CASE("Traders and Builders has 24 tiles, each of its own kind", "[tiles][sets][traders_and_builders]") {
    CHECK(sets::traders_and_builders_c1.name == "traders-and-builders-c1");
    CHECK(sets::traders_and_builders_c2.name == "traders-and-builders-c2");
    for (const TileSet& set : both_sets) {
        CHECK(set.tile_count() == 24);
        CHECK(set.total == 24);
        CHECK(set.kind_count() == 24);
        CHECK(set.find_start() == nullptr);
        // 24 tiles have 96 edges.
        CHECK(test::count_edges(set, 'C') == 52);
        CHECK(test::count_edges(set, 'R') == 25);
        CHECK(test::count_edges(set, 'F') == 19);
    }
}

TEST_CASE("twenty cities yield wine, grain or cloth", "[tiles][sets][traders_and_builders]") {
    for (const TileSet& set : both_sets) {
        CHECK(test::marked_in(set, city, "wine") == 9);
        CHECK(test::marked_in(set, city, "grain") == 6);
        CHECK(test::marked_in(set, city, "cloth") == 5);
        unsigned marks = 0;
        unsigned pennants = 0;
        for (const Tile& tile : set) {
            CHECK(tile.marks.empty());
            for (const Segment& segment : tile.segments) {
                CHECK(segment.marks.size() <= 1);
                marks += static_cast<unsigned>(segment.marks.size());
                pennants += segment.pennants;
            }
        }
        CHECK(marks == 20);
        CHECK(pennants == 0);
    }
}

TEST_CASE("the last letter of an id names the goods", "[tiles][sets][traders_and_builders]") {
    for (const Tile& tile : sets::traders_and_builders_c1) {
        INFO(tile.id.view());
        const char last = tile.id.view().back();
        CHECK(test::count_marked(tile, city, "wine") == (last == 'w' ? 1u : 0u));
        CHECK(test::count_marked(tile, city, "grain") == (last == 'g' ? 1u : 0u));
        CHECK(test::count_marked(tile, city, "cloth") == (last == 'c' ? 1u : 0u));
    }
}

TEST_CASE("the goods lie in the greater of two cities", "[tiles][sets][traders_and_builders]") {
    for (const TileSet& set : both_sets) {
        for (const char* const id : {"TB/CCc.c", "TB/CCc.w", "TB/CcCC.c", "TB/CcRC.c", "TB/CcRC.g"}) {
            INFO(id);
            const Tile* tile = set.find(id);
            REQUIRE(tile != nullptr);
            for (const Segment& segment : tile->segments) {
                const bool reaches_two_sides = (segment.sides & (segment.sides - 1)) != 0;
                CHECK(segment.marks.size() == (segment.kind == city && reaches_two_sides ? 1u : 0u));
            }
        }
    }
}

TEST_CASE("one tile has a monastery, with three roads", "[tiles][sets][traders_and_builders]") {
    for (const TileSet& set : both_sets) {
        CHECK(test::sum(set, [](const Tile& tile) { return test::count_segments(tile, monastery); }) == 1);
        const Tile* tile = set.find("TB/LRRR");
        REQUIRE(tile != nullptr);
        CHECK(tile->segments[0].kind == monastery);
        CHECK(test::count_segments(*tile, road) == 3);
        CHECK(test::count_segments(*tile, field) == 3);
    }
}

TEST_CASE("two roads cross without a junction", "[tiles][sets][traders_and_builders]") {
    for (const TileSet& set : both_sets) {
        const Tile* tile = set.find("TB/RRrr");
        REQUIRE(tile != nullptr);
        REQUIRE(test::count_segments(*tile, road) == 2);
        CHECK(tile->segments[0].sides == (mask_of(Side::north) | mask_of(Side::south)));
        CHECK(tile->segments[1].sides == (mask_of(Side::east) | mask_of(Side::west)));
        CHECK(test::count_segments(*tile, field) == 4);
    }
}

TEST_CASE("Traders and Builders has two gardens, and none in the first edition",
          "[tiles][sets][traders_and_builders]") {
    test::check_gardens(sets::traders_and_builders_c1, sets::traders_and_builders_c2, 2);
    CHECK(shows(*sets::traders_and_builders_c2.find("TB/CcRR.wG"), garden));
    CHECK(shows(*sets::traders_and_builders_c2.find("TB/CcR.cG"), garden));
}

TEST_CASE("the tiles of Traders and Builders agree with their geometry", "[tiles][sets][traders_and_builders]") {
    STATIC_REQUIRE(count_faults(sets::traders_and_builders_c1) == 0);
    STATIC_REQUIRE(count_faults(sets::traders_and_builders_c2) == 0);
}

TEST_CASE("Traders and Builders agrees with the table of tiles beside the project",
          "[beside][tiles][sets][traders_and_builders]") {
    test::check_fact_table(sets::traders_and_builders_c1, "02-traders-builders.tiles", "traders-and-builders:1");
    test::check_fact_table(sets::traders_and_builders_c2, "02-traders-builders.tiles", "traders-and-builders:2");
}
