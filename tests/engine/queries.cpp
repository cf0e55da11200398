#include "carcassonne/engine/queries.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

using Play = Game<BaseGame>;

/// Words beside segments that a module knows.
struct Lamp {
    static constexpr std::string_view word = "lamp";
};
struct Bench {
    static constexpr std::string_view word = "bench";
};
struct Lamps : test::PlainModule {
    using Marks = TypeList<Lamp>;
};
struct Benches : test::PlainModule {
    using Marks = TypeList<Bench>;
};
struct MarkedGame : Ruleset<Base, Lamps, Benches> {};

/// The feature of a segment of the tile that lies there.
template <class Rules>
FeatureId feature(const Game<Rules>& game, int x, int y, std::size_t segment) {
    return game.feature_of(game.placed(game.tile_at(at(x, y))).segment(segment));
}

}  // namespace

TEST_CASE("the table tells what lies where", "[engine][queries]") {
    const auto setup = test::scripted<BaseGame>({"BA/CFC.2", "BA/L"});
    Play game(setup);
    CHECK(game.tile_at(at(0, 0)) == TileId(0));
    CHECK(game.printed(TileId(0)).id == ShortText<15>("BA/RCr"));
    CHECK_FALSE(game.tile_at(at(0, -1)).exists());
    test::place(game, 0, -1, Rotation::half);
    const TileId tile = game.tile_at(at(0, -1));
    CHECK(tile == TileId(1));
    // Half a turn of two cities is no turn.
    CHECK(game.placed(tile).rotation() == Rotation::none);
    CHECK(game.placed(tile).at() == at(0, -1));
    CHECK(game.segment_count(TileId(0)) == 4);
    CHECK(game.segment_count(tile) == 3);
    const SegmentId south = game.placed(tile).segment(1);
    CHECK(south == SegmentId(5));
    CHECK(game.tile_of(south) == tile);
    CHECK(game.index_on_tile(south) == 1);
    CHECK(game.index_on_tile(SegmentId(3)) == 3);
    CHECK(game.kind(game.feature_of(south)) == city);
    CHECK(game.board().tile_count() == 2);
    CHECK(game.catalogue().size() == 32);
    CHECK(game.players() == 2);
}

TEST_CASE("a feature tells its tiles, edges and value", "[engine][queries][BAS-11][BAS-17]") {
    const auto setup = test::scripted<BaseGame>({"BA/CFC.2", "BA/Cc+", "BA/L"});
    Play game(setup);
    test::place(game, 0, -1);
    const FeatureId walled = feature(game, 0, -1, 1);
    CHECK(walled == feature(game, 0, 0, 0));
    CHECK(game.tile_count(walled) == 2);
    CHECK(game.open_edges(walled) == 0);
    CHECK(game.closed(walled));
    CHECK(game.completed(walled));
    CHECK_FALSE(game.completion_vetoed(walled));
    CHECK(game.value_now(walled).total() == 4);
    CHECK(game.value_if_completed(walled).total() == 4);
    CHECK(game.value_if_ended(walled).total() == 4);
    std::vector<SegmentId> members;
    game.each_member(walled, [&](SegmentId member) { members.push_back(member); });
    std::sort(members.begin(), members.end());
    CHECK(members == std::vector{SegmentId(0), SegmentId(5)});

    // The northern city goes on with a pennant: two tiles, one edge to the west (printed N and W, turned by a quarter
    // to E and N, by a half to S and E).
    test::place(game, 0, -2, Rotation::half);
    const FeatureId open = feature(game, 0, -1, 0);
    CHECK(open == feature(game, 0, -2, 0));
    CHECK(game.tile_count(open) == 2);
    CHECK(game.open_edges(open) == 1);
    CHECK(game.pennants(open) == 1);
    CHECK_FALSE(game.completed(open));
    CHECK(game.value_now(open).empty());
    CHECK(game.value_if_completed(open).total() == 6);
    CHECK(game.value_if_ended(open).total() == 3);
    const Breakdown value = game.value_if_completed(open);
    REQUIRE(value.size() == 2);
    CHECK(value[0] == Term{"tiles", 2, 2});
    CHECK(value[1] == Term{"pennants", 1, 2});
}

TEST_CASE("a tile counts once though a road crosses it twice", "[engine][queries][BAS-10]") {
    const auto setup = test::scripted<BaseGame>({"BA/RRRR", "BA/Rr", "BA/Rr", "BA/Rr", "BA/L"});
    Play game(setup);
    test::place(game, 1, 0);
    const FeatureId from_start = feature(game, 0, 0, 1);
    CHECK(game.open_edges(from_start) == 1);
    CHECK(game.tile_count(from_start) == 2);
    // From the northern road of the crossing round to its eastern road.
    test::place(game, 1, -1, Rotation::three_quarters);
    test::place(game, 2, -1);
    test::place(game, 2, 0, Rotation::quarter);
    const FeatureId loop = feature(game, 1, 0, 0);
    CHECK(loop == feature(game, 1, 0, 1));
    CHECK(loop != feature(game, 1, 0, 3));
    CHECK(game.tile_count(loop) == 4);
    std::size_t members = 0;
    game.each_member(loop, [&](SegmentId) { ++members; });
    CHECK(members == 5);
    CHECK(game.completed(loop));
    CHECK(game.value_now(loop).total() == 4);
}

TEST_CASE("a monastery counts its nine squares, a field is never complete", "[engine][queries][BAS-13][BAS-16]") {
    const auto setup = test::scripted<BaseGame>({"BA/L", "BA/RFr", "BA/L"});
    Play game(setup);
    test::place(game, 0, 1);
    test::place(game, 1, 0);
    const FeatureId abbey = feature(game, 0, 1, 0);
    // Its own tile, the start tile to the north and the road to the north-east.
    CHECK(game.tiles_of_neighbourhood(abbey) == 3);
    CHECK(game.tile_count(abbey) == 1);
    CHECK_FALSE(game.completed(abbey));
    CHECK(game.value_if_ended(abbey).total() == 3);
    const FeatureId meadow = feature(game, 0, 1, 1);
    CHECK_FALSE(game.closed(meadow));
    CHECK(game.value_if_completed(meadow).empty());
    CHECK(game.value_now(meadow).empty());
}

TEST_CASE("marks are counted over all segments of a feature", "[engine][queries][INN-01]") {
    Options<MarkedGame> options;
    // The second road of the crossing has no lamp, and [ghost] means nothing to anybody.
    options.tiles =
        test::tiles_of("S start: road E.W [lamp] [ghost]; field N.EL.WR; field ER.S.WL [lamp]\n"
                       "R count=2: road E.W [lamp] [bench]; field N.EL.WR; field ER.S.WL\n"
                       "X: road E [ghost]; road S [lamp]; road W; field N.EL.WR; field ER.SL; field SR.WL\n");
    options.draws = Draws::from_script;
    options.script = {"R", "X", "R"};
    options.plays_forced = false;
    const auto setup = test::make(options);
    Game<MarkedGame> game(setup);
    CHECK(game.mark_count<Lamp>(feature(game, 0, 0, 0)) == 1);
    CHECK(game.mark_count<Bench>(feature(game, 0, 0, 0)) == 0);
    CHECK(game.mark_count<Lamp>(feature(game, 0, 0, 1)) == 0);
    CHECK(game.mark_count<Lamp>(feature(game, 0, 0, 2)) == 1);
    test::place(game, 1, 0);
    CHECK(game.mark_count<Lamp>(feature(game, 0, 0, 0)) == 2);
    CHECK(game.mark_count<Lamp>(feature(game, 1, 0, 0)) == 2);
    CHECK(game.mark_count<Bench>(feature(game, 0, 0, 0)) == 1);
    // West of the start tile the arm to the east joins, which has no lamp of its own.
    test::place(game, -1, 0);
    CHECK(game.mark_count<Lamp>(feature(game, -1, 0, 0)) == 2);
    CHECK(game.mark_count<Lamp>(feature(game, -1, 0, 1)) == 1);
    CHECK(game.mark_count<Lamp>(feature(game, -1, 0, 2)) == 0);
    // A turned tile bears its marks on the same segments: below the arm to the south.
    test::place(game, -1, 1, Rotation::quarter);
    CHECK(game.mark_count<Lamp>(feature(game, -1, 0, 1)) == 2);
    CHECK(game.mark_count<Bench>(feature(game, -1, 1, 0)) == 1);
    // The field east of it goes on to the southern field of the start tile, the one west of it does not.
    CHECK(feature(game, -1, 1, 1) == feature(game, 0, 0, 2));
    CHECK(game.mark_count<Lamp>(feature(game, -1, 1, 1)) == 1);
    CHECK(game.mark_count<Lamp>(feature(game, -1, 1, 2)) == 0);
}

TEST_CASE("marks are numbered through all modules", "[engine][queries]") {
    STATIC_REQUIRE(RulesOf<MarkedGame>::Marks::size == 2);
    STATIC_REQUIRE(RulesOf<MarkedGame>::mark_number<Lamp> == 0);
    STATIC_REQUIRE(RulesOf<MarkedGame>::mark_number<Bench> == 1);
    CHECK(RulesOf<BaseGame>::Marks::size == 0);
}

TEST_CASE("figures and majorities are told", "[engine][queries][BAS-06][BAS-14]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/RFr", "BA/L"});
    Play game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(0, 1)}, deploy(0));
    const FeatureId way = feature(game, 0, 0, 1);
    CHECK(game.occupied(way));
    CHECK(game.owners(way) == mask_of(player(0)));
    CHECK(game.majority(way).strength(player(0)) == 1);
    CHECK(game.majority(way).strength(player(1)) == 0);
    CHECK(game.owners(feature(game, 0, 0, 0)) == 0);
    std::vector<PlayerId> owners;
    game.each_figure(way, [&](FigureId figure) { owners.push_back(game.figure(figure).owner); });
    CHECK(owners == std::vector{player(0)});
    owners.clear();
    game.each_figure_on_board([&](FigureId figure) { owners.push_back(game.figure(figure).owner); });
    CHECK(owners == std::vector{player(0), player(1)});
    CHECK(game.supply(player(0)) == 6);
    CHECK(game.supply(player(1), meeple) == 6);
    CHECK(game.score(player(0)) == 0);
}

TEST_CASE("tiles to come and squares that they fill", "[engine][queries][BAS-04]") {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                   "L count=2: field N.E.S.W\nR: road E.W; field N.EL.WR; field ER.S.WL\n");
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto setup = test::make(options);
    Play game(setup);
    const TileKind plain = test::kind(setup, "L");
    const TileKind way = test::kind(setup, "R");
    CHECK(game.tiles_left() == 3);
    CHECK(game.tiles_left(plain) == 2);
    CHECK(game.tiles_left(setup.start_tile()) == 0);
    const auto square = [&](int x, int y) { return game.board().square_at(at(x, y)); };
    CHECK(game.fits_somehow(plain, square(0, 1)));
    CHECK_FALSE(game.fits_somehow(plain, square(1, 0)));
    CHECK(game.fits_somehow(way, square(0, 1)));
    CHECK_FALSE(game.fits_somehow(way, square(0, -1)));
    // It would have to be turned.
    CHECK(game.fits_somehow(setup.start_tile(), square(0, -1)));
    CHECK_FALSE(game.can_be_filled(square(0, -1)));
    CHECK_FALSE(game.can_be_filled(SquareId::none()));
    CHECK_FALSE(game.can_be_filled(Square{9, 9}));
    CHECK_FALSE(game.can_be_filled(Square{0, 0}));
    CHECK(game.can_be_filled(square(1, 0)));
    CHECK(game.can_be_filled(square(0, 1)));
    test::play(game, DrawTile{way});
    // The only road is no tile to come any more.
    CHECK_FALSE(game.can_be_filled(square(1, 0)));
    CHECK(game.tiles_left() == 2);
}

TEST_CASE("the players with the highest score lead, all who have as many", "[engine][queries][BAS-20]") {
    Options<BaseGame> options;
    options.players = 3;
    const auto setup = test::make(options);
    const auto leaders = [&](int first, int second, int third) {
        auto state = setup.initial();
        state.score.move(player(0), 0, first);
        state.score.move(player(1), 0, second);
        state.score.move(player(2), 0, third);
        return Play(setup, state).leaders();
    };
    CHECK(leaders(0, 0, 0) == 0b111);
    CHECK(leaders(5, 0, 0) == 0b001);
    CHECK(leaders(5, 9, 9) == 0b110);
    CHECK(leaders(9, 5, 9) == 0b101);
    CHECK(leaders(3, 4, 60) == 0b100);
    // Points below 0 count as well, and nobody who does not take part leads.
    CHECK(leaders(-3, -2, -5) == 0b010);
}

TEST_CASE("the course of the game is told", "[engine][queries][BAS-02]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/L"});
    Play game(setup);
    CHECK_FALSE(game.finished());
    CHECK(game.asks<PlaceStep>());
    CHECK_FALSE(game.asks<FigureStep>());
    CHECK(game.part().player == player(0));
    CHECK(game.part().drawn == test::kind(setup, "BA/RFr"));
    CHECK_FALSE(game.part().placed.exists());
    test::play(game, PlaceTile{at(1, 0)});
    CHECK(game.part().placed == TileId(1));
    CHECK(game.asks<FigureStep>());
    test::play(game, Pass{});
    CHECK(game.part().player == player(1));
    CHECK_FALSE(game.part().placed.exists());
}
