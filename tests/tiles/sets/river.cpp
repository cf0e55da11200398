#include "carcassonne/tiles/sets/river.hpp"

#include "carcassonne/tiles/geometry.hpp"

#include "catch.hpp"
#include "tiles/sets/fact_table.hpp"

#include <string_view>

using namespace carcassonne;

namespace {

constexpr TileSet first_river[] = {sets::river_1_c1, sets::river_1_c2};
constexpr TileSet second_river[] = {sets::river_2_c1, sets::river_2_c2};
constexpr TileSet all_rivers[] = {sets::river_1_c1, sets::river_1_c2, sets::river_2_c1, sets::river_2_c2};

unsigned in_pile(const TileSet& set, std::string_view pile) {
    return test::sum(set, [pile](const Tile& tile) { return test::has_mark(tile, pile) ? 1u : 0u; });
}

}  // namespace

TEST_CASE("each river has 12 tiles", "[tiles][sets][RIV-01]") {
    CHECK(sets::river_1_c1.name == "river-1-c1");
    CHECK(sets::river_1_c2.name == "river-1-c2");
    CHECK(sets::river_2_c1.name == "river-2-c1");
    CHECK(sets::river_2_c2.name == "river-2-c2");
    for (const TileSet& set : all_rivers) {
        CHECK(set.tile_count() == 12);
        CHECK(set.total == 12);
        // 12 tiles joined without a ring have 11 joints of two edges.
        CHECK(test::count_edges(set, 'V') == 22);
        CHECK(test::count_edges(set, 'F') == 15);
    }
    // Straight pieces and bends of The River come twice; later one of the bends has a garden.
    CHECK(sets::river_1_c1.kind_count() == 10);
    CHECK(sets::river_1_c2.kind_count() == 11);
    CHECK(sets::river_1_c1.find("RI.1/II")->count == 2);
    CHECK(sets::river_1_c2.find("RI.1/II")->count == 1);
    CHECK(sets::river_2_c1.kind_count() == 12);
    CHECK(sets::river_2_c2.kind_count() == 12);
    for (const TileSet& set : first_river) {
        CHECK(test::count_edges(set, 'C') == 5);
        CHECK(test::count_edges(set, 'R') == 6);
    }
    for (const TileSet& set : second_river) {
        CHECK(test::count_edges(set, 'C') == 6);
        CHECK(test::count_edges(set, 'R') == 5);
    }
}

TEST_CASE("every tile of a river is of one pile", "[tiles][sets][RIV-01]") {
    for (const TileSet& set : all_rivers) {
        CHECK(in_pile(set, "spring") == 1);
        CHECK(in_pile(set, "lake") == 1);
        for (const Tile& tile : set) {
            INFO(tile.id.view());
            unsigned piles = 0;
            for (const char* const pile : {"spring", "river", "fork", "lake"}) {
                piles += test::has_mark(tile, pile) ? 1u : 0u;
            }
            CHECK(piles == 1);
            CHECK(test::count_segments(tile, river) == 1);
        }
    }
    for (const TileSet& set : first_river) {
        CHECK(in_pile(set, "river") == 10);
        CHECK(in_pile(set, "fork") == 0);
        CHECK(in_pile(set, "volcano") == 0);
    }
    for (const TileSet& set : second_river) {
        CHECK(in_pile(set, "river") == 9);
        CHECK(in_pile(set, "fork") == 1);
        CHECK(in_pile(set, "volcano") == 1);
    }
}

TEST_CASE("the spring is the start tile", "[tiles][sets][RIV-01][RIV-03]") {
    for (const TileSet& set : all_rivers) {
        const Tile* start = set.find_start();
        REQUIRE(start != nullptr);
        CHECK(start->id.view() == "RI/s");
        CHECK(test::has_mark(*start, "spring"));
        CHECK(test::sum(set, [](const Tile& tile) { return tile.start ? 1u : 0u; }) == 1);
        // Its field runs round the water.
        REQUIRE(test::count_segments(*start, field) == 1);
        CHECK(start->segments[1].halves == 255);
    }
}

TEST_CASE("each river has its own lake", "[tiles][sets][RIV-01][RIV-03]") {
    for (const TileSet& set : all_rivers) {
        const bool is_first = set.name.substr(0, 7) == "river-1";
        const Tile* lake = set.find(is_first ? "RI.1/I.e" : "RI.2/I.v");
        REQUIRE(lake != nullptr);
        CHECK(set.find(is_first ? "RI.2/I.v" : "RI.1/I.e") == nullptr);
        CHECK(test::has_mark(*lake, "lake"));
        CHECK(test::has_mark(*lake, "volcano") == !is_first);
        REQUIRE(test::count_segments(*lake, field) == 1);
        CHECK(lake->segments[1].halves == 255);
    }
}

TEST_CASE("the fork is one river with three arms", "[tiles][sets][RIV-01]") {
    for (const TileSet& set : second_river) {
        const Tile* fork = set.find("RI.2/III");
        REQUIRE(fork != nullptr);
        CHECK(test::has_mark(*fork, "fork"));
        CHECK(test::edges_of(*fork) == "VVFV");
        CHECK(test::count_segments(*fork, field) == 3);
    }
}

TEST_CASE("River II has an inn, a pennant and a herd of pigs", "[tiles][sets][RIV-01]") {
    const auto count_pennants = [](const Tile& tile) {
        unsigned pennants = 0;
        for (const Segment& segment : tile.segments) {
            pennants += segment.pennants;
        }
        return pennants;
    };
    const auto count_segment_marks = [](const Tile& tile) {
        unsigned marks = 0;
        for (const Segment& segment : tile.segments) {
            marks += static_cast<unsigned>(segment.marks.size());
        }
        return marks;
    };
    for (const TileSet& set : first_river) {
        CHECK(test::sum(set, count_pennants) == 0);
        CHECK(test::sum(set, count_segment_marks) == 0);
    }
    for (const TileSet& set : second_river) {
        CHECK(test::sum(set, count_pennants) == 1);
        CHECK(test::sum(set, count_segment_marks) == 2);
        CHECK(test::marked_in(set, road, "inn") == 1);
        CHECK(test::marked_in(set, field, "pig-herd") == 1);
        const Tile* bend = set.find("RI.2/II+");
        REQUIRE(bend != nullptr);
        CHECK(test::count_marked(*bend, field, "pig-herd") == 1);
        // The pigs graze outside the bend, where six half sides are.
        CHECK(bend->segments[2].marks.size() == 1);
        CHECK(bend->segments[2].halves == (255 & ~(mask_of(HalfSide::north_left) | mask_of(HalfSide::west_right))));
    }
    for (const TileSet& set : all_rivers) {
        CHECK(test::sum(set, [](const Tile& tile) { return test::count_segments(tile, monastery); }) == 1);
    }
}

TEST_CASE("the river bounds fields under a bridge too", "[tiles][sets][RIV-03]") {
    // A road over the river parts the fields once more, a city leaves room for them along the banks.
    for (const TileSet& set : second_river) {
        CHECK(test::count_segments(*set.find("RI.2/RIrI"), field) == 4);
        CHECK(test::count_segments(*set.find("RI.2/CIcI"), field) == 2);
    }
    // The road crosses the river to the monastery: one field around that, one on either side of the road.
    for (const TileSet& set : first_river) {
        CHECK(test::count_segments(*set.find("RI.1/LIRI"), field) == 3);
    }
}

TEST_CASE("a river has one garden, and none in the first edition", "[tiles][sets][BAS-03]") {
    test::check_gardens(sets::river_1_c1, sets::river_1_c2, 1);
    test::check_gardens(sets::river_2_c1, sets::river_2_c2, 1);
    CHECK(shows(*sets::river_1_c2.find("RI.1/IIG"), garden));
    CHECK(shows(*sets::river_2_c2.find("RI.2/IIG"), garden));
}

TEST_CASE("the tiles of the rivers agree with their geometry", "[tiles][sets][RIV-03]") {
    STATIC_REQUIRE(count_faults(sets::river_1_c1) == 0);
    STATIC_REQUIRE(count_faults(sets::river_1_c2) == 0);
    STATIC_REQUIRE(count_faults(sets::river_2_c1) == 0);
    STATIC_REQUIRE(count_faults(sets::river_2_c2) == 0);
}

TEST_CASE("the rivers agree with the table of tiles beside the project", "[beside][tiles][sets][RIV-01][RIV-03]") {
    test::check_fact_table(sets::river_1_c1, "06c-river.tiles", "river:1:1");
    test::check_fact_table(sets::river_1_c2, "06c-river.tiles", "river:1:2");
    test::check_fact_table(sets::river_2_c1, "06c-river.tiles", "river:2:1");
    test::check_fact_table(sets::river_2_c2, "06c-river.tiles", "river:2:2");
}
