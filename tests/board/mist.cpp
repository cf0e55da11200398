#include "board/table_model.hpp"

#include "carcassonne/board/board.hpp"
#include "carcassonne/support/random.hpp"
#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"

#include "catch.hpp"

#include <cstddef>
#include <string_view>
#include <utility>

using namespace carcassonne;
using test::no_figures;

// Mist lies over half sides, which then belong to no field.

namespace {

/// The tiles of Ghosts, Castles & Cemeteries, many with mist.
const Catalogue& misty_tiles() {
    static const Catalogue catalogue = [] {
        Catalogue::Rules rules;
        rules.closable = static_cast<FeatureKindMask>(mask_of(road) | mask_of(city));
        rules.neighbourhood = static_cast<FeatureKindMask>(mask_of(sets::haunted_castle) | mask_of(sets::cemetery));
        return Catalogue({sets::ghosts_stand_in.begin(), sets::ghosts_stand_in.end()}, rules);
    }();
    return catalogue;
}

using MistyBoard = Board<BoardCapacity{64, 384, 10}>;
using TwoTiles = Board<BoardCapacity{5, 20, 1}>;

/// Two tiles side by side, and what is asked of their fields.
struct Pair {
    Catalogue catalogue;
    TwoTiles board;

    static Tile read(std::string_view line) {
        const auto tile = parse_tile(line);
        INFO(line);
        REQUIRE(tile.has_value());
        return *tile;
    }
    Pair(std::string_view west, std::string_view east) : Pair(west, Rotation::none, east, Rotation::none) {}
    Pair(std::string_view west, Rotation west_turned, std::string_view east, Rotation east_turned)
        : catalogue({read(west), read(east)}, Catalogue::Rules{}) {
        board.place(catalogue, board.square_at({0, 0}), TileKind(0), west_turned, no_figures);
        board.place(catalogue, board.square_at({1, 0}), TileKind(1), east_turned, no_figures);
    }
    FeatureId feature(std::uint16_t tile, std::size_t segment) const {
        return board.features().feature_of(board.tile(TileId(tile)).segment(segment));
    }
    bool joined(std::size_t of_west, std::size_t of_east) const { return feature(0, of_west) == feature(1, of_east); }
    unsigned open_of_west(std::size_t segment) const {
        return board.features().totals(feature(0, segment)).open_edges();
    }
    unsigned open_of_east(std::size_t segment) const {
        return board.features().totals(feature(1, segment)).open_edges();
    }
};

}  // namespace

TEST_CASE("random tables with mist agree with the printed tiles", "[board][GCC-10][GCC-40][GCC-42]") {
    Random random(63);
    const test::Start piece{{"GS/nw", {0, 0}}, {"GS/ne", {1, 0}}, {"GS/sw", {0, 1}}, {"GS/se", {1, 1}}};
    for (int i = 0; i < test::scaled(40); ++i) {
        CAPTURE(i);
        MistyBoard board;
        test::Model model{misty_tiles(), {}};
        CHECK(test::random_board_agrees(board, model, piece, random, static_cast<unsigned>(i % 11)));
        // Where mist meets none, fields end; and that is what makes these tables different.
        CHECK(model.limited_halves() > 10);
    }
}

TEST_CASE("a field ends where it meets mist", "[board][GCC-40][GCC-42]") {
    // The eastern side of the one tile is covered: 6 half sides look out of it, 8 of the other, 2 of which now meet
    // mist.
    const Pair east("A [mist E]: field N.S.W", "B: field N.E.S.W");
    CHECK_FALSE(east.joined(0, 0));
    CHECK(east.open_of_west(0) == 6);
    CHECK(east.open_of_east(0) == 6);
    // The same when the tile with the mist comes later.
    const Pair west("B: field N.E.S.W", "A [mist W]: field N.E.S");
    CHECK_FALSE(west.joined(0, 0));
    CHECK(west.open_of_west(0) == 6);
    CHECK(west.open_of_east(0) == 6);
    // Turned by half, the mist is on the other side, and the fields join: 6 and 8 half sides without 2 of each.
    const Pair turned("A [mist E]: field N.S.W", Rotation::half, "B: field N.E.S.W", Rotation::none);
    CHECK(turned.joined(0, 0));
    CHECK(turned.open_of_west(0) == 10);
    // Mist to mist: nothing meets.
    const Pair both("A [mist E]: field N.S.W", Rotation::none, "A2 [mist E]: field N.S.W", Rotation::half);
    CHECK_FALSE(both.joined(0, 0));
    CHECK(both.open_of_west(0) == 6);
    CHECK(both.open_of_east(0) == 6);
}

TEST_CASE("half a side in mist lets the fields join at the other half", "[board][GCC-42]") {
    // 7 and 8 half sides: one of each is joined, and one meets mist.
    const Pair half("C [mist EL]: field N.ER.S.W", "B: field N.E.S.W");
    CHECK(half.joined(0, 0));
    CHECK(half.open_of_west(0) == 12);
    // East left lies against west right. So with two such tiles each half meets mist once.
    const Pair crossed("C [mist EL]: field N.ER.S.W", "D [mist WL]: field N.E.S.WR");
    CHECK_FALSE(crossed.joined(0, 0));
    CHECK(crossed.open_of_west(0) == 6);
    CHECK(crossed.open_of_east(0) == 6);
    const Pair same("C [mist EL]: field N.ER.S.W", "D [mist WR]: field N.E.S.WL");
    CHECK(same.joined(0, 0));
    CHECK(same.open_of_west(0) == 12);
    // Two fields meet a side of which one is covered whole: both end.
    const Pair two("E [mist W.E]: field N; field S", "F [mist W]: field N.E.S");
    CHECK_FALSE(two.joined(0, 0));
    CHECK(two.open_of_west(0) == 2);
    CHECK(two.open_of_west(1) == 2);
    CHECK(two.open_of_east(0) == 6);
}

TEST_CASE("a road goes on below mist, the fields beside it do not", "[board][GCC-10][GCC-41][GCC-42]") {
    // Road, northern field, southern field on both tiles.
    const Pair covered("R [mist E]: road E.W; field N.WR; field S.WL", "Q: road E.W; field N.EL.WR; field ER.S.WL");
    CHECK(covered.joined(0, 0));
    CHECK(covered.open_of_west(0) == 2);
    CHECK_FALSE(covered.joined(1, 1));
    CHECK_FALSE(covered.joined(2, 2));
    CHECK(covered.open_of_west(1) == 3);
    CHECK(covered.open_of_west(2) == 3);
    CHECK(covered.open_of_east(1) == 3);
    CHECK(covered.open_of_east(2) == 3);
    // North of the road it is covered, south of it not.
    const Pair half("R [mist EL]: road E.W; field N.WR; field ER.S.WL", "Q: road E.W; field N.EL.WR; field ER.S.WL");
    CHECK(half.joined(0, 0));
    CHECK_FALSE(half.joined(1, 1));
    CHECK(half.joined(2, 2));
    CHECK(half.open_of_west(1) == 3);
    CHECK(half.open_of_west(2) == 6);
    CHECK(half.open_of_east(1) == 3);
}

TEST_CASE("a field with mist all around it has no open edge", "[board][GCC-40]") {
    const auto mist = parse_tile("M [mist N]: field E.S.W");
    const auto meadow = parse_tile("F: field N.E.S.W");
    REQUIRE((mist.has_value() && meadow.has_value()));
    const Catalogue catalogue({*meadow, *mist}, Catalogue::Rules{});
    TwoTiles board;
    const TileId middle = board.place(catalogue, board.square_at({0, 0}), TileKind(0), Rotation::none, no_figures);
    // The mist of a tile to the south lies to its north, and so on around.
    constexpr std::pair<Side, Rotation> around[] = {{Side::south, Rotation::none},
                                                    {Side::west, Rotation::quarter},
                                                    {Side::north, Rotation::half},
                                                    {Side::east, Rotation::three_quarters}};
    unsigned open = 8;
    for (const auto& [side, rotation] : around) {
        board.place(catalogue, board.square_at(neighbour({0, 0}, side)), TileKind(1), rotation, no_figures);
        open -= 2;
        const FeatureId meadow_feature = board.features().feature_of(board.tile(middle).segment(0));
        CHECK(board.features().totals(meadow_feature).open_edges() == open);
        CHECK(board.features().totals(meadow_feature).segments() == 1);
    }
}
