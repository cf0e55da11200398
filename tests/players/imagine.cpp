#include "carcassonne/players/imagine.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <string>

using namespace carcassonne;

namespace {

Setup<BaseGame> drawn_by_caller() {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("M start: road E.W; field N.EL.WR; field S.ER.WL\n"
                                   "S count=1: road E.W; field N.EL.WR; field S.ER.WL\n"
                                   "C count=3: road S.W; field N.E.SL.WR; field SR.WL\n");
    options.draws = Draws::by_caller;
    return test::make(options);
}

}  // namespace

TEST_CASE("Who answers for nature draws a tile as often as it has copies", "[players]") {
    const auto setup = drawn_by_caller();
    const Game<BaseGame> game(setup);
    const auto choices = game.choices();
    REQUIRE(choices.player() == nature);
    REQUIRE(choices.count() == 2);
    Random dice(1);
    int straight = 0;
    for (int i = 0; i < 4000; ++i) {
        straight += players::chance_answer(game, choices, dice) == choices.nth(0) ? 1 : 0;
    }
    // One of four: 1000, give or take five times the deviation of 27.
    CHECK(straight > 860);
    CHECK(straight < 1140);
}

TEST_CASE("An imagined game goes on to the next decision of a player", "[players]") {
    const auto setup = drawn_by_caller();
    Game<BaseGame> game(setup);
    auto choices = game.choices();
    Random dice(2);
    std::size_t decisions = 0;
    while (!choices.empty()) {
        players::imagine(game, choices.nth(0), choices, dice);
        CHECK((choices.empty() || choices.player() != nature));
        ++decisions;
    }
    CHECK(game.finished());
    CHECK(decisions > 4);
}
