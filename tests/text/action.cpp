#include "carcassonne/text/action.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

using namespace carcassonne;

TEST_CASE("actions have words", "[text][action]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    get<Base>(options.modules).first_player = FirstPlayer::random;
    const auto setup = test::make(options);
    Game<BaseGame> game(setup);
    CHECK(action_text(ChooseFirstPlayer{test::player(1)}, game) == "begin 1");
    test::play(game, ChooseFirstPlayer{test::player(1)});
    CHECK(action_text(DrawTile{test::kind(setup, "BA/C")}, game) == "draw BA/C");
    CHECK(action_text(DrawTile{TileKind(999)}, game) == "draw ?");
    test::play(game, DrawTile{test::kind(setup, "BA/C")});
    CHECK(action_text(PlaceTile{test::at(-1, 2), Rotation::three_quarters}, game) == "place -1 2 turned 270");
    test::play(game, PlaceTile{test::at(0, -1), Rotation::half});
    CHECK(action_text(test::deploy(0), game) == "deploy meeple on city S");
    CHECK(action_text(test::deploy(1), game) == "deploy meeple on field NL.NR.EL.ER.WL.WR");
    CHECK(action_text(test::deploy(9), game) == "deploy meeple on ?");
    CHECK(action_text(test::deploy(0, FigureKind(5)), game) == "deploy ? on city S");
    CHECK(action_text(Pass{}, game) == "pass");
}

TEST_CASE("an answer is found by its words", "[text][action]") {
    const auto setup = test::make(Options<BaseGame>{});
    Game<BaseGame> game(setup, 12);
    const auto choices = game.choices();
    choices.each([&](Token token) {
        const auto found = find_answer(action_text(token, game), game);
        REQUIRE(found.has_value());
        CHECK(*found == token);
    });
    CHECK_FALSE(find_answer("pass twice", game).has_value());
    CHECK_FALSE(find_answer("", game).has_value());
}
