#include "carcassonne/modules/messages.hpp"

#include "modules/messages/tables.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

using namespace carcassonne;
using test::figure;
using test::giving;
using test::Mail;
using test::mailing;
using test::of_edition;
using test::place_next;
using test::player;
using test::refused;
using test::stand;
using test::with_figures;

namespace {

/// What happens on the score track, one line each.
struct Track {
    std::vector<std::string> lines;

    static std::string number(std::size_t value) { return std::to_string(value); }
    void operator()(const PointsScored& event) {
        lines.push_back(number(event.player.index()) + " scores " + std::to_string(event.breakdown.total()));
    }
    void operator()(const ScoringFigureMoved& event) {
        lines.push_back(number(event.player.index()) + " moves " + number(event.figure.index()) + " from " +
                        std::to_string(event.from) + " to " + std::to_string(event.to));
    }
    void operator()(const MessageDrawn& event) {
        lines.push_back(number(event.player.index()) + " draws " + std::string(event.message.word()));
    }
};
using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("every player has two scoring figures on 0", "[modules][messages][MSG-02]") {
    STATIC_REQUIRE(RulesOf<Mail>::scoring_figure_count == 2);
    STATIC_REQUIRE(RulesOf<Mail>::scoring_figure_of<Messages> == ScoringFigure(1));
    STATIC_REQUIRE(std::has_unique_object_representations_v<MessagesState>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<State<Mail>>);
    const auto setup = mailing({}, {});
    const Game<Mail> game(setup);
    CHECK(stand(game, 0, 0, 0));
    CHECK(stand(game, 1, 0, 0));
    CHECK(game.state().of<Messages>().never_drawn == 0xff);
    CHECK(game.state().of<Messages>().below.empty());
    CHECK_FALSE(game.state().of<Messages>().current.exists());
}

TEST_CASE("the player says before each award which figure moves", "[modules][messages][MSG-03]") {
    const auto setup = mailing({}, giving({{1, 0, 3}, {1, 0, 4}}));
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 0);
    place_next(game);
    // Both awards are made and none is on the track.
    REQUIRE(game.asks<ChooseFigureStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(game.choices().count() == 2);
    CHECK(game.state().of<Messages>().due.size() == 2);
    CHECK(game.score(player(0)) == 1);
    Game<Mail> other = game;
    test::play(game, figure(1));
    CHECK(stand(game, 0, 1, 3));
    REQUIRE(game.asks<ChooseFigureStep>());
    CHECK(game.choices().count() == 2);
    test::play(game, figure(1));
    CHECK(stand(game, 0, 1, 7));
    CHECK(game.part().player == player(1));
    test::play(other, figure(0), figure(1));
    CHECK(stand(other, 0, 4, 4));
}

TEST_CASE("a listener hears of an award before the figure moves", "[modules][messages][MSG-03]") {
    const auto setup = mailing({}, giving({{1, 0, 3}, {1, 0, 4}}), false);
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 0);
    Track track;
    test::play(game, DrawTile{TileKind(0)}, PlaceTile{test::at(1, 0)});
    REQUIRE(game.try_play(Pass{}, track));
    CHECK(track.lines == Lines{"0 scores 3", "0 scores 4"});
    REQUIRE(game.try_play(figure(1), track));
    REQUIRE(game.try_play(figure(0), track));
    CHECK(track.lines == Lines{"0 scores 3", "0 scores 4", "0 moves 1 from 0 to 3", "0 moves 0 from 1 to 5"});
    // The score meeple stands on a dark space now, and the caller draws.
    REQUIRE(game.try_play(DrawMessage{Message::knights}, track));
    CHECK(track.lines.back() == "0 draws knights");
}

TEST_CASE("two figures that are the same in every way are one choice", "[modules][messages][MSG-02]") {
    const auto setup = mailing({}, giving({{1, 0, 3}, {1, 0, 3}, {1, 0, 1}}), false);
    Game<Mail> game(setup);
    place_next(game);
    REQUIRE(game.asks<ChooseFigureStep>());
    CHECK(game.choices().count() == 1);
    // Whichever is named, it is the same answer.
    Game<Mail> other = game;
    test::play(game, figure(0));
    test::play(other, figure(1));
    CHECK(game == other);
    CHECK(game.choices().count() == 2);
    test::play(game, figure(1));
    // On 3 and 3, and both have moved.
    CHECK(game.choices().count() == 1);
    test::play(other, figure(0));
    // On 6 and 0.
    CHECK(other.choices().count() == 2);
    // On the same space, but only one has moved in this turn.
    const auto late = mailing({}, giving({{1, 0, 3}, {1, 0, 1}}), false);
    Game<Mail> uneven = with_figures(Game<Mail>(late), 0, 0, 3);
    place_next(uneven);
    test::play(uneven, figure(0));
    CHECK(stand(uneven, 0, 3, 3));
    CHECK(uneven.choices().count() == 2);
}

TEST_CASE("who gets points in the turn of another chooses the own figure", "[modules][messages][MSG-03][MSG-35]") {
    const auto setup = mailing({}, giving({{1, 0, 2}, {1, 1, 3}, {1, 0, 4}}));
    Game<Mail> game = with_figures(with_figures(Game<Mail>(setup), 0, 1, 0), 1, 1, 0);
    place_next(game);
    for (const std::size_t who : {0u, 1u, 0u}) {
        REQUIRE(game.asks<ChooseFigureStep>());
        CHECK(game.choices().player() == player(who));
        CHECK(game.part().player == player(0));
        test::play(game, figure(1));
    }
    CHECK(stand(game, 0, 1, 6));
    CHECK(stand(game, 1, 1, 3));
}

TEST_CASE("of several owners of a feature the player of the turn chooses first", "[modules][messages][MSG-35]") {
    const auto setup = mailing({}, {}, true,
                               "S start: road E.W; field N.EL.WR; field ER.S.WL\n"
                               "A count=2: monastery; road S; field N.E.S.W\nL count=2: field N.E.S.W\n"
                               "R: road S.W; field N.E.SL.WR; field SR.WL\n");
    Game<Mail> game = with_figures(with_figures(Game<Mail>(setup), 0, 1, 0), 1, 1, 0);
    const auto draw = [&](std::string_view id) { test::play(game, DrawTile{test::kind(setup, id)}); };
    // Both stand on the two ends of a road that player 1 closes.
    draw("A");
    test::play(game, PlaceTile{test::at(-1, 0), Rotation::three_quarters}, test::deploy(1));
    draw("L");
    test::place(game, 0, 1);
    draw("L");
    test::place(game, 0, 2);
    draw("A");
    test::play(game, PlaceTile{test::at(1, 1), Rotation::half}, test::deploy(1));
    // It is the turn of player 0 that closes it; then the same with player 1 to move.
    auto state = game.state();
    for (const std::size_t who : {0u, 1u}) {
        for (std::size_t i = 0; i < state.agenda.size(); ++i) {
            state.agenda[i].player = player(who);
        }
        Game<Mail> closing(setup, state);
        if (closing.asks<DrawStep>()) {
            test::play(closing, DrawTile{test::kind(setup, "R")});
        }
        test::place(closing, 1, 0);
        REQUIRE(closing.asks<ChooseFigureStep>());
        CHECK(closing.choices().player() == player(who));
        test::play(closing, figure(0));
        CHECK(stand(closing, who, 5, 0));
        CHECK(closing.choices().player() == player(1 - who));
    }
}

TEST_CASE("under the rules of 2025 the first choice binds the turn, or the part", "[modules][messages][MSG-05]") {
    auto gifts = giving({{1, 0, 2}, {1, 0, 4}, {1, 1, 1}, {2, 0, 2}, {4, 0, 1}});
    gifts.encore = 1;
    for (const FigureBinds binds : {FigureBinds::turn, FigureBinds::part}) {
        Messages messages = of_edition(MessageEdition::c3_1);
        messages.figure_binds = binds;
        const auto setup = mailing(messages, gifts, false);
        Game<Mail> game = with_figures(with_figures(Game<Mail>(setup), 0, 1, 0), 1, 1, 0);
        place_next(game);
        CHECK(game.choices().count() == 2);
        test::play(game, figure(1));
        CHECK(game.choices().count() == 1);
        CHECK(refused(game, figure(0)) == figure_is_bound);
        test::play(game, figure(1));
        // What player 0 chose does not bind player 1.
        CHECK(game.choices().player() == player(1));
        CHECK(game.choices().count() == 2);
        test::play(game, figure(1));
        // The second part of the turn.
        place_next(game);
        CHECK(game.part().is(PartFlag::further));
        CHECK(game.choices().player() == player(0));
        CHECK(game.choices().count() == (binds == FigureBinds::turn ? 1u : 2u));
        test::play(game, figure(1));
        CHECK(stand(game, 0, 1, 8));
        // The next turn of player 0 is free again.
        place_next(game);
        place_next(game);
        CHECK(game.choices().player() == player(0));
        CHECK(game.choices().count() == 2);
    }
}

TEST_CASE("the points of a message are bound too", "[modules][messages][MSG-05]") {
    const auto setup = mailing(of_edition(MessageEdition::c3_1), giving({{1, 0, 4}}), false);
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 0);
    place_next(game);
    test::play(game, figure(0), DrawMessage{Message::knights}, TakeTwoPoints{});
    CHECK(game.choices().count() == 1);
    CHECK(refused(game, figure(1)) == figure_is_bound);
    test::play(game, figure(0));
    CHECK(stand(game, 0, 7, 0));
}

TEST_CASE("before the final scoring one figure takes what the other has", "[modules][messages][MSG-13][MSG-33]") {
    const auto setup = mailing({}, giving({{1, 0, 1}, {2, 1, 3}}), true, "S start count=3: field N.E.S.W\n");
    Game<Mail> game = with_figures(with_figures(Game<Mail>(setup), 0, 2, 6), 1, 0, 4);
    place_next(game);
    test::play(game, figure(0));
    test::place(game, 2, 0);
    REQUIRE(game.asks<ChooseFigureStep>());
    Track track;
    REQUIRE(game.try_play(figure(0), track));
    REQUIRE(game.finished());
    // 3 and 6 are 9, and 3 and 4 are 7. Where the figures stand then brings nothing any more.
    CHECK(track.lines == Lines{"1 moves 0 from 0 to 3", "0 moves 1 from 6 to 0", "0 moves 0 from 3 to 9",
                               "1 moves 1 from 4 to 0", "1 moves 0 from 3 to 7"});
    CHECK(game.in_final_scoring());
    CHECK(game.score(player(0)) == 9);
    CHECK(game.score(player(1)) == 7);
}

TEST_CASE("points of the final scoring are held by nobody", "[modules][messages][MSG-13]") {
    const auto setup = mailing({}, {}, true, "S start: field N.E.S.W\nA: monastery; field N.E.S.W\n");
    Game<Mail> game = with_figures(Game<Mail>(setup), 0, 1, 2);
    test::play(game, PlaceTile{test::at(1, 0)});
    Track track;
    REQUIRE(game.try_play(test::deploy(0), track));
    REQUIRE(game.finished());
    // The monastery has one neighbour: two points, which lead from 3 to 5.
    CHECK(track.lines ==
          Lines{"0 moves 1 from 2 to 0", "0 moves 0 from 1 to 3", "0 moves 0 from 3 to 5", "0 scores 2"});
    CHECK(stand(game, 0, 5, 0));
    CHECK(game.state().of<Messages>().due.empty());
}

TEST_CASE("a module that holds a payment moves the figures itself", "[modules][messages][MSG-03]") {
    const auto setup = mailing({}, {});
    const Game<Mail> game(setup);
    Payment payment{player(0), 4, false};
    game.adjust_all(payment);
    CHECK(payment.held);
    CHECK(payment.points == 4);
    CHECK_FALSE(game.in_final_scoring());
    auto state = game.state();
    state.agenda.back().step = RulesOf<Mail>::step_id<FinalFeaturesStep>;
    Payment last{player(0), 4, false};
    const Game<Mail> ending(setup, state);
    CHECK(ending.in_final_scoring());
    ending.adjust_all(last);
    CHECK_FALSE(last.held);
}

TEST_CASE("games with messages are copied, compared and hashed at every decision", "[modules][messages]") {
    test::Gifts gifts;
    gifts.every_part = 5;
    const auto setup = mailing({}, gifts, false);
    Random random(251);
    std::array<int, 5> asked{};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game<Mail> game(setup, seed);
        bool good = true;
        test::play_randomly(game, random, [&](const Game<Mail>& here, const Game<Mail>::Choices& choices) {
            asked[0] += here.asks<ChooseFigureStep>();
            asked[1] += here.asks<DrawMessageStep>();
            asked[2] += here.asks<MessageStep>();
            asked[3] += here.part().is(PartFlag::inner);
            Game<Mail> copy = here;
            const Game<Mail> restored(setup, here.state());
            good = good && copy == here && restored == here && restored.hash() == here.hash() &&
                   here.state().agenda.size() < agenda_capacity;
            // Another answer leads elsewhere, save where the two figures become one in the end.
            if (choices.count() > 1) {
                Game<Mail> third = here;
                copy.play(choices.nth(0));
                third.play(choices.nth(1));
                good = good && (copy.finished() || (copy != third && copy.hash() != third.hash()));
            }
        });
        CHECK(good);
    }
    for (std::size_t i = 0; i < 4; ++i) {
        INFO("question " << i);
        CHECK(asked[i] > 20);
    }
}
