// Why actions of the base game are refused: each reason once, with the rule that says so.
#include "carcassonne/modules/base.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <iterator>
#include <set>
#include <string_view>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;
using test::refused;

namespace {

using Play = Game<BaseGame>;

Setup<BaseGame> by_caller(FirstPlayer first_player = FirstPlayer::given) {
    Options<BaseGame> options;
    options.players = 4;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    options.of<Base>().first_player = first_player;
    return test::make(options);
}

}  // namespace

TEST_CASE("an answer to another decision is refused", "[modules][base][BAS-04]") {
    const auto setup = by_caller(FirstPlayer::random);
    Play game(setup);
    const DrawTile draw{test::kind(setup, "BA/RFr")};
    REQUIRE(game.asks<FirstPlayerStep>());
    CHECK(refused(game, draw) == not_the_time);
    CHECK(refused(game, PlaceTile{at(1, 0)}) == not_the_time);
    CHECK(refused(game, deploy(0)) == not_the_time);
    test::play(game, ChooseFirstPlayer{player(2)});
    REQUIRE(game.asks<DrawStep>());
    CHECK(refused(game, ChooseFirstPlayer{player(2)}) == not_the_time);
    CHECK(refused(game, PlaceTile{at(1, 0)}) == not_the_time);
    CHECK(refused(game, deploy(0)) == not_the_time);
    test::play(game, draw);
    REQUIRE(game.asks<PlaceStep>());
    CHECK(refused(game, draw) == not_the_time);
    CHECK(refused(game, deploy(0)) == not_the_time);
    CHECK(refused(game, ChooseFirstPlayer{player(2)}) == not_the_time);
    test::play(game, PlaceTile{at(1, 0)});
    REQUIRE(game.asks<FigureStep>());
    CHECK(refused(game, draw) == not_the_time);
    CHECK(refused(game, PlaceTile{at(2, 0)}) == not_the_time);
    CHECK(refused(game, ChooseFirstPlayer{player(2)}) == not_the_time);
}

TEST_CASE("a player who does not take part cannot begin", "[modules][base][BAS-21]") {
    const auto setup = by_caller(FirstPlayer::random);
    Play game(setup);
    CHECK(refused(game, ChooseFirstPlayer{player(4)}) == no_such_player);
    CHECK(refused(game, ChooseFirstPlayer{nature}) == no_such_player);
    CHECK(refused(game, ChooseFirstPlayer{PlayerId::none()}) == no_such_player);
    test::play(game, ChooseFirstPlayer{player(3)});
}

TEST_CASE("a tile that is used up or does not exist cannot be drawn", "[modules][base][BAS-04]") {
    const auto setup = by_caller();
    Play game(setup);
    const TileKind only_one = test::kind(setup, "BA/Cccc+");
    CHECK(refused(game, DrawTile{TileKind(32)}) == tile_not_left);
    CHECK(refused(game, DrawTile{TileKind::none()}) == tile_not_left);
    test::play(game, DrawTile{only_one}, PlaceTile{at(0, -1)}, Pass{});
    CHECK(refused(game, DrawTile{only_one}) == tile_not_left);
    // Three of the four tiles like the start tile are left.
    for (int x = 1; x <= 3; ++x) {
        test::play(game, DrawTile{setup.start_tile()}, PlaceTile{at(x, 0)}, Pass{});
    }
    CHECK(refused(game, DrawTile{setup.start_tile()}) == tile_not_left);
}

TEST_CASE("a tile is placed on an empty square", "[modules][base][BAS-04]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/RFr"});
    Play game(setup);
    const Error start = refused(game, PlaceTile{at(0, 0)});
    CHECK(start == square_is_taken);
    CHECK(start.at == at(0, 0));
    CHECK_FALSE(start.has_side);
    test::place(game, 1, 0);
    CHECK(refused(game, PlaceTile{at(1, 0), Rotation::half}) == square_is_taken);
}

TEST_CASE("a tile is placed next to another", "[modules][base][BAS-04]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/RFr"});
    Play game(setup);
    // A corner is not enough.
    for (const auto& far : {at(1, 1), at(-1, -1), at(2, 0), at(0, -2), at(30000, -30000), at(-32768, 32767)}) {
        const Error error = refused(game, PlaceTile{far});
        CHECK(error == square_is_apart);
        CHECK(error.at == far);
    }
}

TEST_CASE("every edge of a tile fits its neighbour", "[modules][base][BAS-04]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/RFr"});
    Play game(setup);
    // The road from east to west: a quarter turn shows field where the start tile's road arrives from the west.
    const Error east = refused(game, PlaceTile{at(1, 0), Rotation::quarter});
    CHECK(east == edge_does_not_fit);
    CHECK(east.at == at(1, 0));
    CHECK(east.has_side);
    CHECK(east.side == Side::west);
    // Field below the city.
    const Error north = refused(game, PlaceTile{at(0, -1)});
    CHECK(north == edge_does_not_fit);
    CHECK(north.side == Side::south);
    // A road to the north where the start tile has its field.
    const Error south = refused(game, PlaceTile{at(0, 1), Rotation::quarter});
    CHECK(south == edge_does_not_fit);
    CHECK(south.side == Side::north);
    // There are four rotations, even where the fifth would be the first again.
    CHECK(game.token(PlaceTile{at(1, 0), static_cast<Rotation>(0)}).has_value());
    CHECK(refused(game, PlaceTile{at(1, 0), static_cast<Rotation>(4)}) == no_such_rotation);
    CHECK(refused(game, PlaceTile{at(1, 0), static_cast<Rotation>(200)}) == no_such_rotation);
}

TEST_CASE("a figure is deployed on a segment of the tile just placed", "[modules][base][BAS-06]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/RFr"});
    Play game(setup);
    test::play(game, PlaceTile{at(1, 0)});
    // It has a road and two fields.
    const Error error = refused(game, deploy(3));
    CHECK(error == no_such_segment);
    CHECK(error.at == at(1, 0));
    CHECK(refused(game, deploy(255)) == no_such_segment);
    test::play(game, deploy(2));
}

TEST_CASE("a meeple stands on roads, cities, fields and monasteries only", "[modules][base][BAS-06][BAS-03]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFrG", "BA/L"});
    Play game(setup);
    test::play(game, PlaceTile{at(1, 0)});
    const Error error = refused(game, deploy(3));
    CHECK(error == figure_not_allowed_there);
    CHECK(error.at == at(1, 0));
    // Without farmers not on fields either.
    const auto roads_only = test::scripted<Ruleset<Base>>({"BA/RFr", "BA/L"});
    Game<Ruleset<Base>> other(roads_only);
    test::play(other, PlaceTile{at(1, 0)});
    CHECK(refused(other, deploy(1)) == figure_not_allowed_there);
    CHECK(other.choices().count() == 2);
}

TEST_CASE("a feature that holds a meeple takes no other", "[modules][base][BAS-06]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/RFr", "BA/RFr"});
    Play game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(-1, 0)});
    // The same road, at its other end, of the other player; of the first player later.
    const Error error = refused(game, deploy(0));
    CHECK(error == feature_is_occupied);
    CHECK(error.at == at(-1, 0));
    test::play(game, deploy(1));
    test::play(game, PlaceTile{at(2, 0)});
    CHECK(refused(game, deploy(0)) == feature_is_occupied);
    CHECK(refused(game, deploy(1)) == feature_is_occupied);
    test::play(game, deploy(2));
}

TEST_CASE("who has no meeple left deploys none", "[modules][base][BAS-06][BAS-02]") {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\nM count=8: monastery; field N.E.S.W\n"
                                   "F count=8: field N.E.S.W\n");
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto setup = test::make(options);
    Play game(setup);
    for (int turn = 1; turn <= 7; ++turn) {
        CHECK(game.supply(player(0)) == static_cast<unsigned>(8 - turn));
        test::play(game, DrawTile{test::kind(setup, "M")}, PlaceTile{at(turn, 0)}, deploy(0));
        test::play(game, DrawTile{test::kind(setup, "F")}, PlaceTile{at(-turn, 0)}, Pass{});
    }
    CHECK(game.supply(player(0)) == 0);
    test::play(game, DrawTile{test::kind(setup, "M")}, PlaceTile{at(8, 0)});
    const Error error = refused(game, deploy(0));
    CHECK(error == none_in_supply);
    CHECK(error.at == at(8, 0));
    CHECK(game.choices().count() == 1);
    // There is only one kind of figure.
    CHECK(refused(game, deploy(0, FigureKind(1))) == none_in_supply);
    test::play(game, Pass{});
    CHECK(game.supply(player(1)) == 7);
}

TEST_CASE("only the meeple may be left out", "[modules][base][BAS-06]") {
    const auto setup = by_caller(FirstPlayer::random);
    Play game(setup);
    CHECK(refused(game, Pass{}) == nothing_to_pass);
    test::play(game, ChooseFirstPlayer{player(0)});
    CHECK(refused(game, Pass{}) == nothing_to_pass);
    test::play(game, DrawTile{test::kind(setup, "BA/RFr")});
    CHECK(refused(game, Pass{}) == nothing_to_pass);
    test::play(game, PlaceTile{at(1, 0)}, Pass{});
    CHECK(refused(game, Pass{}) == nothing_to_pass);
}

TEST_CASE("the reasons of the base game can be told apart", "[modules][base]") {
    const Refusal all[] = {not_the_time,    no_such_player,      tile_not_left,   square_is_taken,
                           square_is_apart, edge_does_not_fit,   no_such_segment, figure_not_allowed_there,
                           none_in_supply,  feature_is_occupied, nothing_to_pass};
    std::set<std::string_view> sentences;
    for (const Refusal& refusal : all) {
        CHECK(refusal.rule.substr(0, 4) == "BAS-");
        sentences.insert(refusal.text);
    }
    CHECK(sentences.size() == std::size(all));
}
