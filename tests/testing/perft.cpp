#include "carcassonne/testing/perft.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/tiles/sets/base.hpp"

#include "catch.hpp"

#include <string_view>
#include <vector>

using namespace carcassonne;
using namespace carcassonne::testing;

namespace {

std::vector<PerftCount> counts_of(const std::vector<std::string_view>& bag) {
    Options<BaseGame> options;
    options.draws = Draws::from_script;
    options.plays_forced = false;
    options.script = bag;
    options.tiles = perft_tiles(sets::base_c2, bag);
    const auto setup = make_setup<BaseGame>(options);
    REQUIRE(setup);
    return perft(*setup, bag.size());
}

}  // namespace

TEST_CASE("all ways to play a small bag are counted", "[testing][perft]") {
    // The monastery fits only south of the start tile: monk, farmer or nobody.
    CHECK(counts_of({"BA/L"}) == std::vector<PerftCount>{{1, 3}});
    // The city closes that of the start tile from the north, or shows it one of three fields in the south: each time
    // knight, farmer or nobody.
    CHECK(counts_of({"BA/C"}) == std::vector<PerftCount>{{4, 12}});
}

TEST_CASE("a tile that fits nowhere is no turn [BAS-05]", "[testing][perft][BAS-05]") {
    // City all round fits only where a city is open: north of the start tile.
    CHECK(counts_of({"BA/Cccc+"}) == std::vector<PerftCount>{{1, 2}});
    // There it stays, and the monastery fits only in the south, where a farmer is free to lie down: the knight in the
    // city and nobody, each with monk, farmer and nobody.
    CHECK(counts_of({"BA/Cccc+", "BA/L"}) == std::vector<PerftCount>{{1, 2}, {2, 6}});
}

TEST_CASE("the tiles of a bag are those that it names and the start tile", "[testing][perft]") {
    const std::vector<Tile> tiles = perft_tiles(sets::base_c2, {"BA/C", "BA/C", "BA/RCr"});
    REQUIRE(tiles.size() == 2);
    CHECK(tiles[0].id == "BA/RCr");
    CHECK(tiles[0].count == 2);
    CHECK(tiles[1].id == "BA/C");
    CHECK(tiles[1].count == 2);
}
