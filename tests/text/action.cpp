#include "carcassonne/text/action.hpp"

#include "carcassonne/text/action_parser.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/modules/messages.hpp"

#include "words_table.hpp"

#include <string>
#include <vector>

using namespace carcassonne;

namespace {

struct Mail : Ruleset<Base, Messages> {};

}  // namespace

TEST_CASE("actions have words", "[text][action]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    options.of<Base>().first_player = FirstPlayer::random;
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
        const auto found = parse_answer(action_text(token, game), game);
        REQUIRE(found.has_value());
        CHECK(*found == token);
    });
    CHECK_FALSE(parse_answer("pass twice", game).has_value());
    CHECK_FALSE(parse_answer("", game).has_value());
}

TEST_CASE("scoring figures, spots and things with a word are said", "[text][action][MSG-03][MSG-16]") {
    const auto setup = test::scripted<Mail>({"BA/RRR"});
    Game<Mail> game(setup);
    CHECK(action_text(MoveScoringFigure{ScoringFigure(0)}, game) == "move score meeple");
    CHECK(action_text(MoveScoringFigure{ScoringFigure(1)}, game) == "move messenger");
    CHECK(action_text(MoveScoringFigure{ScoringFigure(2)}, game) == "move ?");
    CHECK(action_text(DrawMessage{Message::lowest_monastery}, game) == "draw message monastery");
    CHECK(action_text(DrawMessage{}, game) == "draw message none");
    CHECK(action_text(WantMessage{}, game) == "want message");
    CHECK(action_text(TakeTwoPoints{}, game) == "take 2 points");
    CHECK(action_text(PerformMessage{}, game) == "perform message");
    test::play(game, PlaceTile{test::at(1, 0), Rotation::quarter});
    // Turned by 90 degrees the roads of the tile lead south, west and north.
    const auto on = [&](int x, int y, unsigned segment) {
        return action_text(PerformMessageOn{meeple, {test::at(x, y), static_cast<std::uint8_t>(segment)}}, game);
    };
    CHECK(on(1, 0, 0) == "perform message with meeple on road S at 1 0");
    CHECK(on(1, 0, 1) == "perform message with meeple on road W at 1 0");
    CHECK(on(0, 0, 0) == "perform message with meeple on city N at 0 0");
    CHECK(on(0, 0, 9) == "perform message with meeple on ? at 0 0");
    CHECK(on(-5, 7, 0) == "perform message with meeple on ? at -5 7");
}

TEST_CASE("players are said by their names, or by their seats where they have none", "[text][action][BAS-21]") {
    const auto game = test::words_table();
    const std::vector<std::string> names{"ann"};
    CHECK(action_text(ChooseFirstPlayer{test::player(0)}, game, names) == "begin ann");
    CHECK(action_text(ChooseFirstPlayer{test::player(1)}, game, names) == "begin 1");
    CHECK(action_text(ChooseFirstPlayer{test::player(1)}, game, test::ann_and_bob) == "begin bob");
    CHECK(action_text(ChooseFirstPlayer{test::player(0)}, game) == "begin 0");
    const Haunt ghost{test::player(1), meeple, {test::at(0, 0), 0}};
    CHECK(action_text(ghost, game, test::ann_and_bob) == "haunt bob meeple on city N at 0 0");
    CHECK(action_text(ghost, game) == "haunt 1 meeple on city N at 0 0");
}

TEST_CASE("words of the expansions are said", "[text][action][POR-04][POR-06][ABB-03][BAS-15]") {
    const auto game = test::words_table();
    const auto said = [&](const auto& action) { return action_text(action, game, test::ann_and_bob); };
    const Spot start{test::at(0, 0), 0};
    const Spot crossing{test::at(1, 0), 3};
    CHECK(said(SwapFigures{meeple, start, test::player(1), meeple, crossing}) ==
          "swap meeple on city N at 0 0 bob meeple on road W at 1 0");
    CHECK(said(AcceptSwap{}) == "accept swap");
    CHECK(said(GiveUpFigure{meeple, crossing}) == "refuse and give up meeple on road W at 1 0");
    CHECK(said(GiveUpFromSupply{meeple}) == "refuse and give up from supply meeple");
    CHECK(said(TakeBack{meeple, start}) == "take back meeple on city N at 0 0");
    CHECK(said(ChooseBonus{}) == "choose bonus");
    CHECK(said(ChooseSwap{}) == "choose swap");
    CHECK(said(ReturnAbbot{test::at(3, -4)}) == "return 3 -4");
    CHECK(said(ScoreNext{start}) == "score on city N at 0 0");
    CHECK(said(test::deploy(7)) == "deploy meeple on field SR.WL");
}

TEST_CASE("after the game and before a tile is placed no segment has a name", "[text][action]") {
    Game<StandardRules> game(test::words_setup());
    CHECK(action_text(test::deploy(0), game) == "deploy meeple on ?");
    Random random(1);
    test::play_randomly(game, random);
    CHECK(action_text(test::deploy(0), game) == "deploy meeple on ?");
    CHECK(action_text(ScoreNext{{test::at(0, 0), 0}}, game) == "score on city N at 0 0");
}
