// Points below 0: which figure pays, how far it goes, and whether it brings a message (MSG-34).
#include "carcassonne/modules/messages.hpp"

#include "modules/messages/tables.hpp"

using namespace carcassonne;
using test::figure;
using test::giving;
using test::Mail;
using test::mailing;
using test::place_next;
using test::player;
using test::refused;
using test::stand;
using test::with_figures;

namespace {

Messages with_floor(NegativeFloor floor, bool backward_landing = true) {
    Messages messages;
    messages.negative_floor = floor;
    messages.backward_landing = backward_landing;
    return messages;
}
/// A game in which player 0 has just lost 5 points and stood there.
Game<Mail> fined(const Setup<Mail>& setup, int first, int second) {
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, first, second);
    place_next(game);
    if (game.asks<FigureStep>()) {
        test::play(game, Pass{});
    }
    return game;
}

}  // namespace

TEST_CASE("a figure pays that can pay in full", "[modules][messages][MSG-34]") {
    const auto setup = mailing(with_floor(NegativeFloor::player), giving({{1, 0, -5}}), false);
    Game<Mail> game = fined(setup, 3, 8);
    REQUIRE(game.asks<ChooseFigureStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(game.choices().count() == 1);
    CHECK(refused(game, figure(0)) == figure_cannot_pay);
    test::play(game, figure(1));
    CHECK(stand(game, 0, 3, 3));
    // Both can, one of them exactly.
    Game<Mail> both = fined(setup, 5, 6);
    CHECK(both.choices().count() == 2);
    test::play(both, figure(1));
    CHECK(stand(both, 0, 5, 1));
    // Over the start of a lap.
    Game<Mail> lap = fined(setup, 52, 3);
    test::play(lap, figure(0));
    CHECK(stand(lap, 0, 47, 3));
}

TEST_CASE("where none can pay in full the other pays the rest", "[modules][messages][MSG-34]") {
    const auto setup = mailing(with_floor(NegativeFloor::player, false), giving({{1, 0, -5}}), false);
    Game<Mail> game = fined(setup, 3, 4);
    CHECK(game.choices().count() == 2);
    Game<Mail> other = game;
    test::play(game, figure(0));
    CHECK(stand(game, 0, 0, 2));
    test::play(other, figure(1));
    CHECK(stand(other, 0, 2, 0));
    // A figure on 0 does not move, so the other one is the only one to choose; together never below 0.
    Game<Mail> poor = fined(setup, 0, 4);
    CHECK(poor.choices().count() == 1);
    CHECK(refused(poor, figure(0)) == figure_cannot_pay);
    test::play(poor, figure(1));
    CHECK(stand(poor, 0, 0, 0));
    CHECK(poor.part().player == player(1));
    Game<Mail> equal = fined(setup, 2, 2);
    CHECK(equal.choices().count() == 1);
    test::play(equal, figure(0));
    CHECK(stand(equal, 0, 0, 0));
}

TEST_CASE("who has nothing is not asked", "[modules][messages][MSG-34]") {
    const auto setup = mailing(with_floor(NegativeFloor::player), giving({{1, 0, -5}, {1, 1, 3}}));
    Game<Mail> game = with_figures(Game<Mail>(setup), 1, 1, 0);
    place_next(game);
    REQUIRE(game.asks<ChooseFigureStep>());
    CHECK(game.choices().player() == player(1));
    test::play(game, figure(1));
    CHECK(stand(game, 0, 0, 0));
    CHECK(stand(game, 1, 1, 3));
    CHECK(game.part().player == player(1));
}

TEST_CASE("awards are counted one after the other, above and below 0", "[modules][messages][MSG-03][MSG-34]") {
    // The first award has not moved anything yet when the second is made.
    const auto setup = mailing(with_floor(NegativeFloor::player), giving({{1, 0, 4}, {1, 0, -3}}));
    Game<Mail> game(setup);
    place_next(game);
    CHECK(game.score(player(0)) == 1);
    // The second fine finds nothing, and the points after it are not lost.
    const auto twice = mailing(with_floor(NegativeFloor::player), giving({{1, 0, -2}, {1, 0, -3}, {1, 0, 6}}));
    Game<Mail> poor = with_figures(Game<Mail>(twice), 0, 2, 0);
    place_next(poor);
    CHECK(stand(poor, 0, 0, 0));
    REQUIRE(poor.asks<ChooseFigureStep>());
    // One of them has moved and the other has not.
    CHECK(poor.choices().count() == 2);
    test::play(poor, figure(1));
    CHECK(stand(poor, 0, 0, 6));
}

TEST_CASE("a figure alone pays where the option says so", "[modules][messages][MSG-34]") {
    const auto setup = mailing(with_floor(NegativeFloor::figure, false), giving({{1, 0, -5}}), false);
    Game<Mail> game = fined(setup, 3, 8);
    // Any figure may be chosen, and the rest is lost.
    CHECK(game.choices().count() == 2);
    Game<Mail> other = game;
    test::play(game, figure(0));
    CHECK(stand(game, 0, 0, 8));
    test::play(other, figure(1));
    CHECK(stand(other, 0, 3, 3));
    Game<Mail> poor = fined(setup, 0, 8);
    CHECK(poor.choices().count() == 2);
    test::play(poor, figure(0));
    CHECK(stand(poor, 0, 0, 8));
}

TEST_CASE("a figure that goes back onto a dark space brings a message, or not", "[modules][messages][MSG-34]") {
    for (const bool backward_landing : {true, false}) {
        for (const NegativeFloor floor : {NegativeFloor::player, NegativeFloor::figure}) {
            const auto setup = mailing(with_floor(floor, backward_landing), giving({{1, 0, -5}}), false);
            Game<Mail> game = fined(setup, 15, 2);
            test::play(game, figure(0));
            CHECK(stand(game, 0, 10, 2));
            CHECK(game.asks<DrawMessageStep>() == backward_landing);
            // To 0 as well.
            Game<Mail> home = fined(setup, 5, 7);
            test::play(home, figure(0));
            CHECK(stand(home, 0, 0, 7));
            CHECK(home.asks<DrawMessageStep>() == backward_landing);
            // Somewhere else.
            Game<Mail> light = fined(setup, 14, 2);
            test::play(light, figure(0));
            CHECK_FALSE(light.asks<DrawMessageStep>());
        }
        // A figure that stood on 0 has not moved, whatever it should have paid.
        const auto setup = mailing(with_floor(NegativeFloor::figure, backward_landing), giving({{1, 0, -5}}), false);
        Game<Mail> still = fined(setup, 0, 8);
        test::play(still, figure(0));
        CHECK_FALSE(still.asks<DrawMessageStep>());
    }
}

TEST_CASE("the rest that the other figure pays may bring the message", "[modules][messages][MSG-34]") {
    // Both go back: the chosen one to 0, the other one from 12 over 11 to 10. No figure could pay the 17 alone.
    const auto setup = mailing(with_floor(NegativeFloor::player), giving({{1, 0, -17}}), false);
    Game<Mail> game = fined(setup, 15, 12);
    CHECK(game.choices().count() == 2);
    test::play(game, figure(0));
    CHECK(stand(game, 0, 0, 10));
    REQUIRE(game.asks<DrawMessageStep>());
    // One message for both.
    test::play(game, DrawMessage{Message::knights}, TakeTwoPoints{}, figure(1));
    CHECK(stand(game, 0, 0, 12));
    CHECK(game.part().player == player(1));
}

TEST_CASE("under the rules of 2025 the bound figure pays first and the other the rest",
          "[modules][messages][MSG-05][MSG-34]") {
    for (const NegativeFloor floor : {NegativeFloor::player, NegativeFloor::figure}) {
        Messages rules = with_floor(floor);
        rules.edition = MessageEdition::c3_1;
        const auto setup = mailing(rules, giving({{1, 0, 1}, {1, 0, -5}}), false);
        Game<Mail> game = fined(setup, 3, 10);
        test::play(game, figure(0));
        CHECK(stand(game, 0, 4, 10));
        CHECK(game.choices().count() == 1);
        CHECK(refused(game, figure(1)) == figure_is_bound);
        test::play(game, figure(0));
        CHECK(stand(game, 0, 0, floor == NegativeFloor::player ? 9 : 10));
    }
}
