#include "carcassonne/text/svg/plan.hpp"

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"
#include "carcassonne/tiles/sets/inns_and_cathedrals.hpp"
#include "carcassonne/tiles/sets/porxada.hpp"
#include "carcassonne/tiles/sets/river.hpp"
#include "carcassonne/tiles/sets/traders_and_builders.hpp"

#include "catch.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using drawing::Ground;
using drawing::Point;
using drawing::TilePlan;

namespace {

std::vector<Tile> all_tiles() {
    std::vector<Tile> tiles;
    for (const TileSet& set : {sets::base_c2, sets::river_1_c2, sets::river_2_c2, sets::inns_and_cathedrals_c2,
                               sets::traders_and_builders_c2, sets::ghosts_stand_in, sets::porxada}) {
        tiles.insert(tiles.end(), set.begin(), set.end());
    }
    return tiles;
}

FeatureWords words() {
    FeatureWords words = printed_feature_words;
    words[sets::haunted_castle.index()] = "castle";
    words[sets::cemetery.index()] = "cemetery";
    return words;
}

Tile read(std::string_view line) {
    const auto tile = parse_tile(line, sets::ghosts_feature_words);
    REQUIRE(tile);
    return *tile;
}
TilePlan plan_of(std::string_view line) { return TilePlan(read(line), words()); }

std::size_t count_signs(const TilePlan& plan, std::string_view name) {
    return static_cast<std::size_t>(std::count_if(plan.signs().begin(), plan.signs().end(),
                                                  [name](const drawing::Sign& sign) { return sign.name == name; }));
}

bool is_field(const Tile& tile, std::size_t owner) {
    return owner < tile.segments.size() && tile.segments[owner].kind == field;
}

constexpr int step = 4;
constexpr int cells = 25;
Point cell(int x, int y) { return {step * x + 2, step * y + 2}; }

/// In how many parts the ground of a field lies.
std::size_t parts_of(const TilePlan& plan, std::size_t land) {
    std::array<std::array<bool, cells>, cells> seen{};
    std::size_t parts = 0;
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x) {
            std::vector<std::pair<int, int>> open{{x, y}};
            bool any = false;
            while (!open.empty()) {
                const auto [column, row] = open.back();
                open.pop_back();
                if (column < 0 || row < 0 || column >= cells || row >= cells ||
                    seen[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] ||
                    plan.owner_at(cell(column, row)) != land) {
                    continue;
                }
                seen[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = any = true;
                for (const auto& [dx, dy] : {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}}) {
                    open.emplace_back(column + dx, row + dy);
                }
            }
            parts += any ? 1u : 0u;
        }
    }
    return parts;
}

}  // namespace

TEST_CASE("every side of a drawn tile shows what is printed there", "[text][svg]") {
    for (const Tile& tile : all_tiles()) {
        INFO(tile.id.view());
        const TilePlan plan(tile, words());
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            INFO("segment " << i + 1);
            for (const Side side : all_sides) {
                if ((tile.segments[i].sides & mask_of(side)) != 0) {
                    CHECK(plan.owner_at(drawing::beside(side, 50, 2)) == i);
                }
                for (const bool right : {false, true}) {
                    const unsigned half = static_cast<unsigned>(2 * index(side)) + (right ? 1u : 0u);
                    if ((tile.segments[i].halves >> half & 1u) != 0) {
                        CHECK(plan.owner_at(drawing::beside(side, right ? 70 : 30, 2)) == i);
                    }
                }
            }
        }
        for (std::size_t half = 0; half < half_side_count; ++half) {
            if ((covered_halves(tile) >> half & 1) != 0) {
                const auto side = static_cast<Side>(half / 2);
                CHECK(plan.owner_at(drawing::beside(side, half % 2 == 0 ? 30 : 70, 2)) == Ground::nobody);
            }
        }
    }
}

TEST_CASE("between two fields something is drawn", "[text][svg]") {
    for (const Tile& tile : all_tiles()) {
        INFO(tile.id.view());
        const TilePlan plan(tile, words());
        unsigned touching = 0;
        for (int y = 0; y < cells; ++y) {
            for (int x = 0; x < cells; ++x) {
                const std::size_t here = plan.owner_at(cell(x, y));
                for (const Point other :
                     {cell((std::min)(x + 1, cells - 1), y), cell(x, (std::min)(y + 1, cells - 1))}) {
                    const std::size_t there = plan.owner_at(other);
                    touching += is_field(tile, here) && is_field(tile, there) && here != there ? 1u : 0u;
                }
            }
        }
        CHECK(touching == 0);
    }
}

TEST_CASE("a field is drawn in one piece", "[text][svg]") {
    // What passes under a bridge goes on behind it; other fields are whole.
    const std::set<std::string_view> with_bridge{"RI.2/CIcI"};
    for (const Tile& tile : all_tiles()) {
        INFO(tile.id.view());
        const TilePlan plan(tile, words());
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            if (tile.segments[i].kind == field) {
                INFO("field " << i + 1);
                CHECK(parts_of(plan, i) == (with_bridge.count(tile.id.view()) != 0 ? 2 : 1));
            }
        }
    }
}

TEST_CASE("every segment has a place of its own for a figure", "[text][svg]") {
    for (const Tile& tile : all_tiles()) {
        INFO(tile.id.view());
        TilePlan plan(tile, words());
        std::vector<Point> places;
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            INFO("segment " << i + 1);
            const Point place = plan.stand(i, 14);
            CHECK(plan.owner_at(place) == i);
            for (const Point& other : places) {
                CHECK(drawing::square_of_distance(place, other) >= 10 * 10);
            }
            places.push_back(place);
        }
    }
}

TEST_CASE("what is printed on a tile has a sign", "[text][svg]") {
    CHECK(count_signs(plan_of("X: monastery; field N.E.S.W"), "monastery") == 1);
    CHECK(count_signs(plan_of("X: castle; field N.E.S.W"), "castle") == 1);
    CHECK(count_signs(plan_of("X: cemetery; field N.E.S.W"), "cemetery") == 1);
    CHECK(count_signs(plan_of("X: city N pennants=2; field E.S.W by 1; garden"), "pennant") == 2);
    CHECK(count_signs(plan_of("X: city N; field E.S.W by 1; garden"), "garden") == 1);
    CHECK(count_signs(plan_of("X: city N.E.S.W [cathedral]"), "cathedral") == 1);
    CHECK(count_signs(plan_of("X: road E.W [inn]; field N.EL.WR; field ER.S.WL"), "inn") == 1);
    CHECK(count_signs(plan_of("X [lake] [volcano]: river W; field N.E.S.W"), "volcano") == 1);
    CHECK(count_signs(plan_of("X [hive]: field N.E.S.W"), "hive") == 1);
    CHECK(count_signs(plan_of("X [mist]: field N.E.S.W"), "mist") == 1);
    CHECK(plan_of("X [mist N]: field E.S.W").signs().empty());
}

TEST_CASE("several roads meet in a village, one alone ends at a building or a city", "[text][svg]") {
    CHECK(count_signs(plan_of("X: road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field SR.WL"),
                      "village") == 1);
    CHECK(count_signs(plan_of("X: monastery; road S; field N.E.S.W"), "village") == 0);
    CHECK(count_signs(plan_of("X: city N; road S; field E.SL by 1; field SR.W by 1"), "village") == 0);
    CHECK(count_signs(plan_of("X: city N.E.W; road S; field SL by 1; field SR by 1"), "village") == 0);
}

TEST_CASE("mist is drawn over what it covers", "[text][svg]") {
    const TilePlan one = plan_of("X [mist S]: city N; field E.W by 1");
    REQUIRE(one.banks().size() == 1);
    CHECK(one.banks()[0].areas.size() == 1);
    // Two banks that do not meet leave the field in one piece; one bank over both sides crosses the tile.
    CHECK(plan_of("X [mist E] [mist W]: field N.S").banks().size() == 2);
    CHECK(parts_of(plan_of("X [mist E] [mist W]: field N.S"), 0) == 1);
    const TilePlan crossing = plan_of("X [mist E.W]: field N; field S");
    REQUIRE(crossing.banks().size() == 1);
    CHECK(crossing.banks()[0].areas.size() == 3);
    CHECK(crossing.owner_at({50, 50}) == Ground::nobody);
    CHECK(plan_of("X [mist N.E.S.W]: monastery").owner_at({50, 4}) == Ground::nobody);
}

TEST_CASE("a turned place lies where the tile shows it", "[text][svg]") {
    CHECK(drawing::turned({50, 0}, Rotation::quarter) == Point{100, 50});
    CHECK(drawing::turned({10, 20}, Rotation::half) == Point{90, 80});
    CHECK(drawing::turned({0, 0}, Rotation::three_quarters) == Point{0, 100});
    CHECK(drawing::root_of(99) == 9);
    CHECK(drawing::root_of(100) == 10);
    CHECK(drawing::root_of(0) == 0);
}
