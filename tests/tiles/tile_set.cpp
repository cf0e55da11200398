#include "carcassonne/tiles/tile_set.hpp"

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/tile_file.hpp"

#include "catch.hpp"

#include <string_view>

using namespace carcassonne;

namespace {

constexpr std::string_view text = R"(
set small total=9
A letter=E count=4: city N; field E.S.W by 1
B letter=E count=1: city N; field E.S.W by 1; garden
C letter=D count=3 start: city N; road E.W; field EL.WR by 1; field ER.S.WL
D: monastery; field N.E.S.W
)";
constexpr auto table = tile_table<count_tile_lines(text)>(text);
constexpr TileSet small = table.view();

}  // namespace

TEST_CASE("a set knows its tiles", "[tiles][tile_set]") {
    STATIC_REQUIRE(small.kind_count() == 4);
    STATIC_REQUIRE(small.tile_count() == 9);
    CHECK(small.name == "small");
    CHECK(small.total == 9);
    std::size_t seen = 0;
    for (const Tile& tile : small) {
        CHECK(&tile == &small.tiles[seen++]);
    }
    CHECK(seen == 4);
}

TEST_CASE("tiles are found by id", "[tiles][tile_set]") {
    REQUIRE(small.find("B") != nullptr);
    CHECK(small.find("B")->id.view() == "B");
    CHECK(small.find("E") == nullptr);
    CHECK(small.find("") == nullptr);
    CHECK(small.find("b") == nullptr);
}

TEST_CASE("tiles are found by letter", "[tiles][tile_set]") {
    REQUIRE(small.find_letter('E') != nullptr);
    CHECK(small.find_letter('E')->id.view() == "A");
    CHECK(small.find_letter('X') == nullptr);
    CHECK(small.letter_count('E') == 5);
    CHECK(small.letter_count('D') == 3);
    CHECK(small.letter_count('X') == 0);
}

TEST_CASE("the start tile is found", "[tiles][tile_set][BAS-01]") {
    REQUIRE(small.find_start() != nullptr);
    CHECK(small.find_start()->id.view() == "C");
    CHECK(TileSet{"none", small.tiles.subspan(3), 1}.find_start() == nullptr);
}

TEST_CASE("a tile shows the kinds of its segments", "[tiles][tile_set]") {
    CHECK(shows(*small.find("B"), garden));
    CHECK_FALSE(shows(*small.find("A"), garden));
    CHECK(shows(*small.find("D"), monastery));
    CHECK_FALSE(shows(*small.find("D"), road));
}

TEST_CASE("an owned set lends a view", "[tiles][tile_set]") {
    OwnedTileSet set{TileSetName("mine"), 2, {*small.find("A"), *small.find("D")}};
    CHECK(set.view().name == "mine");
    CHECK(set.view().total == 2);
    CHECK(set.view().tile_count() == 5);
    CHECK(set.view().find("D") == &set.tiles[1]);
    const OwnedTileSet none;
    CHECK(none.view().kind_count() == 0);
}
