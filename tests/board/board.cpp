#include "carcassonne/board/board.hpp"

#include "carcassonne/support/random.hpp"
#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"

#include "board/table_model.hpp"
#include "catch.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using Square = carcassonne::Square;
using test::at;
using test::features_agree;
using test::Model;
using test::no_figures;
using test::random_board_agrees;
using test::squares_agree;

namespace {

const Catalogue& base_tiles() {
    static const Catalogue catalogue = [] {
        Catalogue::Rules rules;
        rules.closable = static_cast<FeatureKindMask>(mask_of(road) | mask_of(city));
        rules.neighbourhood = mask_of(monastery);
        return Catalogue({sets::base_c2.begin(), sets::base_c2.end()}, rules);
    }();
    return catalogue;
}

/// One kind of tile that fits everywhere.
Catalogue plain_tiles() {
    const auto plain = parse_tile("F: field N.E.S.W");
    REQUIRE(plain.has_value());
    return Catalogue({*plain}, Catalogue::Rules{});
}

using BaseBoard = Board<BoardCapacity{72, 252, 14}>;

}  // namespace

TEST_CASE("an empty table has one open square", "[board]") {
    const BaseBoard board;
    CHECK(board.tile_count() == 0);
    CHECK(board.squares().count() == 1);
    CHECK(board.square_at({0, 0}).exists());
    CHECK_FALSE(board.square_at({1, 0}).exists());
    CHECK_FALSE(board.tile_at({0, 0}).exists());
    CHECK(board.tiles_around({0, 0}) == 0);
}

TEST_CASE("a tile joins its neighbour's features and opens the squares around it", "[board][BAS-04]") {
    BaseBoard board;
    const TileKind start = base_tiles().find("BA/RCr");
    const TileId first = board.place(base_tiles(), board.square_at({0, 0}), start, Rotation::none, no_figures);
    CHECK(first == TileId(0));
    CHECK(board.tile_at({0, 0}) == first);
    CHECK(board.squares().count() == 4);
    // The crossroads to the east: its western road is segment 2 of W, the field in the north segment 3.
    const TileKind crossing = base_tiles().find("BA/RRR");
    const TileId second = board.place(base_tiles(), board.square_at({1, 0}), crossing, Rotation::none, no_figures);
    CHECK(board.squares().count() == 6);
    const PlacedTile& left = board.tile(first);
    const PlacedTile& right = board.tile(second);
    const auto& graph = board.features();
    CHECK(graph.feature_of(left.segment(1)) == graph.feature_of(right.segment(2)));
    CHECK(graph.feature_of(left.segment(2)) == graph.feature_of(right.segment(3)));
    CHECK(graph.feature_of(left.segment(3)) == graph.feature_of(right.segment(5)));
    CHECK(graph.feature_of(left.segment(3)) != graph.feature_of(right.segment(4)));
    CHECK(graph.totals(graph.feature_of(left.segment(1))).open_edges() == 1);
    CHECK(board.tiles_around({1, 0}) == 1);
}

TEST_CASE("a monastery counts tiles from the moment it lies there", "[board][BAS-13]") {
    BaseBoard board;
    const TileKind all_field = base_tiles().find("BA/L");
    for (const Square where : {at(0, 0), at(1, 0), at(1, 1), at(0, 1)}) {
        board.place(base_tiles(), board.square_at(where), all_field, Rotation::none, no_figures);
    }
    CHECK(board.neighbourhoods().size() == 4);
    for (std::uint16_t tile = 0; tile < 4; ++tile) {
        CHECK(board.neighbourhoods().around(board.tile(TileId(tile)).segment(0)) == 3);
    }
}

TEST_CASE("random tables agree with the printed tiles", "[board][BAS-04][BAS-08][BAS-10]") {
    Random random(61);
    for (int i = 0; i < test::scaled(40); ++i) {
        CAPTURE(i);
        BaseBoard board;
        Model model{base_tiles(), {}};
        CHECK(random_board_agrees(board, model, {{"BA/RCr", {0, 0}}}, random, static_cast<unsigned>(i % 11)));
    }
}

TEST_CASE("two new squares do not take the same place", "[board]") {
    const Catalogue catalogue = plain_tiles();
    BaseBoard board;
    const auto place = [&](int x, int y) {
        board.place(catalogue, board.square_at(at(x, y)), TileKind(0), Rotation::none, no_figures);
    };
    // A long way round, so that the last tile opens two squares whose search for a free place ends at the same one.
    for (int y = 0; y <= 12; ++y) {
        place(0, y);
    }
    for (int x = 1; x <= 8; ++x) {
        place(x, 12);
    }
    place(0, -1);
    CHECK(board.square_at({0, -2}).exists());
    CHECK(board.square_at({1, -1}).exists());
    CHECK(board.square_at({-1, -1}).exists());
    CHECK(board.square_at({9, 12}).exists());
}

TEST_CASE("no square of a table is lost", "[board]") {
    const Catalogue catalogue = plain_tiles();
    Random random(62);
    int lost = 0;
    for (int i = 0; i < test::scaled(400); ++i) {
        BaseBoard board;
        std::set<Square> tiles;
        std::set<Square> open{{0, 0}};
        for (int n = 0; n < 72 && lost == 0; ++n) {
            // The more often the last square is taken, the longer the table becomes.
            const auto count = static_cast<std::uint32_t>(open.size());
            const bool at_the_edge = random.below(12) < static_cast<unsigned>(i % 12);
            const Square where = *std::next(open.begin(), at_the_edge ? count - 1 : random.below(count));
            board.place(catalogue, board.square_at(where), TileKind(0), Rotation::none, no_figures);
            open.erase(where);
            tiles.insert(where);
            for (const Side side : all_sides) {
                if (const Square next = neighbour(where, side); tiles.count(next) == 0) {
                    open.insert(next);
                }
            }
            for (const Square square : open) {
                const SquareId found = board.square_at(square);
                lost += found.exists() && board.squares().square(found) == square ? 0 : 1;
            }
        }
    }
    CHECK(lost == 0);
}

TEST_CASE("a straight line of all tiles fits on the table", "[board]") {
    const auto line = parse_tile("U count=1: road E.W; field N.EL.WR; field ER.S.WL");
    REQUIRE(line.has_value());
    Catalogue::Rules rules;
    rules.closable = mask_of(road);
    const Catalogue catalogue({*line}, rules);
    for (const Side side : all_sides) {
        BaseBoard board;
        Model model{catalogue, {}};
        const Rotation rotation = index(side) % 2 == 0 ? Rotation::quarter : Rotation::none;
        Square where{0, 0};
        for (int i = 0; i < 72; ++i) {
            board.place(catalogue, board.square_at(where), TileKind(0), rotation, no_figures);
            model.place(where, TileKind(0), rotation);
            where = neighbour(where, side);
        }
        CHECK(board.squares().count() == 146);
        CHECK(squares_agree(board, model, -75, 75));
        CHECK(features_agree(board, model));
        const FeatureId whole = board.features().feature_of(SegmentId(0));
        CHECK(board.features().totals(whole).segments() == 72);
        CHECK(board.features().totals(whole).open_edges() == 2);
    }
}
