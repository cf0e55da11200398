// A start tile of several squares, and several start tiles.
#include "carcassonne/engine/make_setup.hpp"

#include "carcassonne/engine/game.hpp"
#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;

namespace {

/// Wants tiles of a piece first of all start tiles, and treats others as the test says.
struct Pieces : test::PlainModule {
    std::uint8_t rank = land_pile;
    SpareStart spare = SpareStart::shuffled_in;

    std::uint8_t start_rank(const Tile& tile) const noexcept {
        return tile.piece.exists() ? rank : static_cast<std::uint8_t>(land_pile + 1);
    }
    SpareStart spare_start(const Tile&, const Tile& start) const noexcept {
        return start.piece.exists() ? spare : SpareStart::set_aside;
    }
};
struct PieceGame : Ruleset<Base, Farmers, Pieces> {};

const std::string four = R"(
P1 start piece=ruin,1,1: road W; field E.WR; field S.WL; field N
P2 start piece=ruin,2,1: road N; field NL.W; field NR.E.S
P3 start piece=ruin,1,2: road S; field N.SR; field E.SL; field W
P4 start piece=ruin,2,2: road E; field N.EL; field ER.W; field S
)";
const std::string land = "M count=4: monastery; field N.E.S.W\n";

Options<PieceGame> options(std::string_view tiles) {
    Options<PieceGame> wanted;
    wanted.tiles = test::tiles_of(tiles);
    wanted.draws = Draws::by_caller;
    wanted.plays_forced = false;
    return wanted;
}
std::vector<Refusal> faults(const Options<PieceGame>& wanted) {
    const auto setup = make_setup(wanted);
    std::vector<Refusal> refusals;
    for (std::size_t i = 0; !setup && i < setup.error().size(); ++i) {
        refusals.push_back(setup.error()[i].refusal);
    }
    return refusals;
}
std::vector<Refusal> faults(std::string_view tiles) { return faults(options(tiles)); }

}  // namespace

TEST_CASE("the squares of a piece lie there before the first turn", "[engine][pieces][GCC-02][GCC-06]") {
    const auto setup = test::make(options(four + land));
    REQUIRE(setup.start_piece().size() == 4);
    CHECK(setup.start_tile() == test::kind(setup, "P1"));
    Game<PieceGame> game(setup);
    CHECK(game.board().tile_count() == 4);
    CHECK(game.printed(game.tile_at(at(0, 0))).id == "P1");
    CHECK(game.printed(game.tile_at(at(1, 0))).id == "P2");
    CHECK(game.printed(game.tile_at(at(0, 1))).id == "P3");
    CHECK(game.printed(game.tile_at(at(1, 1))).id == "P4");
    CHECK(game.tiles_left() == 4);
    // Two squares are open at each of its sides.
    CHECK(game.board().squares().count() == 8);
    // Fields hang together over the inner edges.
    const auto field_of = [&](int x, int y, std::size_t segment) {
        return game.feature_of(game.placed(game.tile_at(at(x, y))).segment(segment));
    };
    CHECK(field_of(0, 0, 1) == field_of(1, 0, 1));
    CHECK(field_of(1, 0, 2) == field_of(1, 1, 1));
    CHECK(field_of(1, 1, 2) == field_of(0, 1, 2));
    CHECK(field_of(0, 1, 1) == field_of(0, 0, 2));
    CHECK(field_of(0, 0, 1) != field_of(0, 0, 2));
    // Each square counts for what looks at its neighbours: below the piece lie three tiles of nine.
    test::play(game, DrawTile{test::kind(setup, "M")}, PlaceTile{at(0, -1), Rotation::none}, test::deploy(0));
    CHECK(game.tiles_of_neighbourhood(game.feature_of(game.placed(game.tile_at(at(0, -1))).segment(0))) == 3);
}

TEST_CASE("a piece that is no piece cannot be the start tile", "[engine][pieces][BAS-01]") {
    CHECK(faults(four + land).empty());
    // Squares that are the same, that do not touch, that do not fit, of which there are two, of several pieces, without
    // the first one or not listed from it on.
    CHECK(faults("A start piece=x,1,1: city N.E.S.W\nB start piece=x,1,1: city N.E.S.W\n") ==
          std::vector{no_start_tile});
    CHECK(faults("A start piece=x,1,1: city N.E.S.W\nB start piece=x,3,1: city N.E.S.W\n") ==
          std::vector{no_start_tile});
    CHECK(faults("A start piece=x,1,1: city N.E.S.W\nB start piece=x,2,2: city N.E.S.W\n") ==
          std::vector{no_start_tile});
    CHECK(faults("A start piece=x,1,1: city N.E.S.W\nB start piece=x,2,1: city N.E.S; field W by 1\n") ==
          std::vector{no_start_tile});
    CHECK(faults("A start piece=x,1,1: city N.E.S.W\nB start count=2 piece=x,2,1: city N.E.S.W\n") ==
          std::vector{no_start_tile});
    CHECK(faults("A start piece=x,1,1: city N.E.S.W\nB start piece=y,2,1: city N.E.S.W\n") ==
          std::vector{no_start_tile});
    CHECK(faults("A start piece=x,2,1: city N.E.S.W\n") == std::vector{no_start_tile});
    CHECK(faults("B start piece=x,2,1: city N.E.S.W\nA start piece=x,1,1: city N.E.S.W\n") ==
          std::vector{no_start_tile});
    CHECK(faults("A start piece=x,1,1: city N.E.S.W\nB start piece=x,2,1: city N.E.S.W\n" + land).empty());
    CHECK(faults("A start: city N.E.S.W\nB start piece=x,1,1: city N.E.S.W\n" + land).empty());
}

TEST_CASE("of several start tiles the one of the smallest rank is it", "[engine][pieces][GCC-02][GCC-61]") {
    const std::string tiles = "D start count=2: city N.E.S.W\n" + four;
    auto wanted = options(tiles);
    // The piece comes first, and the other one is drawn as a land tile.
    auto setup = test::make(wanted);
    CHECK(setup.start_piece().size() == 4);
    CHECK(setup.initial().bag.total() == 2);
    // Or one copy of it leaves the game, or lies on top.
    wanted.of<Pieces>().spare = SpareStart::set_aside;
    setup = test::make(wanted);
    CHECK(setup.initial().bag.total() == 1);
    wanted.of<Pieces>().spare = SpareStart::on_top;
    setup = test::make(wanted);
    CHECK(setup.initial().bag.total() == 2);
    CHECK(setup.piles().size() == 2);
    // When the piece has no rank of its own there are two start tiles; with a rank behind, it is the spare one.
    wanted.of<Pieces>().rank = land_pile + 1;
    CHECK(faults(wanted) == std::vector{no_start_tile});
}
