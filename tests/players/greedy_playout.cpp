#include "carcassonne/players/greedy_playout.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

using namespace carcassonne;

namespace {

struct Imagined {
    explicit Imagined(const Setup<BaseGame>& setup) : game(setup, 5), choices(game.choices()) {}

    players::GreedyPlayout<BaseGame> playout() { return {weights, fitting, dice}; }

    Game<BaseGame> game;
    Game<BaseGame>::Choices choices;
    players::EstimateWeights weights;
    players::FittingTiles<BaseGame> fitting;
    Random dice{3};
};

}  // namespace

TEST_CASE("A greedy playout plays as many turns as it is told", "[players]") {
    const auto setup = test::make(Options<BaseGame>{});
    Imagined imagined(setup);
    const unsigned tiles = imagined.game.tiles_left();
    imagined.playout().play_turns(imagined.game, imagined.choices, 3);
    CHECK(imagined.game.tiles_left() == tiles - 3);
    CHECK(imagined.choices.player() == PlayerId(1));
    imagined.playout().play_turns(imagined.game, imagined.choices, 1000);
    CHECK(imagined.game.finished());
    CHECK(imagined.choices.empty());
}

TEST_CASE("A greedy playout finishes the turn that was begun", "[players]") {
    const auto setup = test::make(Options<BaseGame>{});
    Imagined imagined(setup);
    const unsigned tiles = imagined.game.tiles_left();
    players::imagine(imagined.game, imagined.choices.nth(0), imagined.choices, imagined.dice);
    REQUIRE(imagined.choices.player() == PlayerId(0));
    imagined.playout().finish_turn(imagined.game, imagined.choices, PlayerId(0), tiles);
    CHECK(imagined.choices.player() == PlayerId(1));
    CHECK(imagined.game.board().tile_count() == 2);
    // There is nothing to finish of a turn that is over.
    imagined.playout().finish_turn(imagined.game, imagined.choices, PlayerId(0), tiles);
    CHECK(imagined.game.board().tile_count() == 2);
}
