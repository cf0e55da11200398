// In the first edition a message may come in the middle of a turn part, and with it a whole part before the scoring of
// the tile that lies on the table already (MSG-10).
#include "carcassonne/modules/messages.hpp"

#include "carcassonne/engine/arrangement.hpp"

#include "modules/messages/tables.hpp"

#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::figure;
using test::giving;
using test::Mail;
using test::mailing;
using test::of_edition;
using test::place_next;
using test::player;
using test::stand;
using test::with_figures;

namespace {

/// Five points for player 0 as soon as the tile with this number lies on the table.
test::Gifts early(std::uint8_t tile) {
    test::Gifts gifts;
    gifts.early = {tile, 0, 5};
    return gifts;
}
/// Points for placing come before all that messages do.
struct EarlyMail : Ruleset<Base, test::Gifts, Messages> {};

/// Counts what is completed and keeps what is paid.
struct Ledger {
    int completed = 0;
    std::vector<std::pair<std::size_t, int>> paid;
    void operator()(const FeatureCompleted&) { ++completed; }
    void operator()(const PointsScored& event) { paid.emplace_back(event.player.index(), event.breakdown.total()); }
};

}  // namespace

TEST_CASE("every round of scoring has its check in the first edition only", "[modules][messages][MSG-08][MSG-10]") {
    auto gifts = early(1);
    gifts.gifts[0] = {1, 0, 3};
    for (const MessageEdition edition :
         {MessageEdition::c1, MessageEdition::c2, MessageEdition::c3, MessageEdition::c3_1}) {
        const auto setup = mailing(of_edition(edition), gifts);
        Game<Mail> game = with_figures(Game<Mail>(setup), 0, 0, 1);
        test::play(game, PlaceTile{at(1, 0)}, figure(0));
        if (edition == MessageEdition::c1) {
            // 5 points for the tile, and a message before anything is scored.
            REQUIRE(game.asks<DrawMessageStep>());
            CHECK(game.state().agenda[0].step == RulesOf<Mail>::step_id<ScoreStep>);
            test::play(game, DrawMessage{Message::pennants});
            // 2 points for the message, 3 for the scoring: that is another dark space and another check.
            REQUIRE(game.asks<ChooseFigureStep>());
            test::play(game, figure(0));
            CHECK(stand(game, 0, 7, 1));
            test::play(game, figure(0));
            CHECK(stand(game, 0, 10, 1));
            CHECK(game.asks<DrawMessageStep>());
        } else {
            // 5 and 3 are 8, on which nobody gets a message.
            // Under the rules of 2025 it is the same figure anyway.
            if (edition != MessageEdition::c3_1) {
                test::play(game, figure(0));
            }
            CHECK(stand(game, 0, 8, 1));
            CHECK(game.asks<PlaceStep>());
            CHECK(game.part().player == player(1));
        }
    }
}

TEST_CASE("what the tile has completed is scored after the part that a message gave",
          "[modules][messages][MSG-25][BAS-07]") {
    const auto setup = mailing(of_edition(MessageEdition::c1), early(8), true,
                               "V start: monastery; field N.E.S.W\nL count=15: field N.E.S.W\n");
    Arrangement<Mail> wanted;
    wanted.tiles.push_back({test::kind(setup, "V"), at(0, 0)});
    for (const auto& [x, y] : {std::pair{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}}) {
        wanted.tiles.push_back({test::kind(setup, "L"), at(x, y)});
    }
    wanted.figures.push_back({player(0), meeple, at(0, 0), 0});
    auto arranged = arrange(setup, wanted);
    REQUIRE(arranged);
    Game<Mail> game = *arranged;
    test::play(game, DrawTile{test::kind(setup, "L")});
    Ledger ledger;
    // The tile surrounds the monastery, the message comes first, and its tile lies elsewhere.
    REQUIRE(game.try_play(PlaceTile{at(1, 1)}, ledger));
    REQUIRE(game.try_play(DrawMessage{Message::extra_tile}, ledger));
    REQUIRE(game.try_play(PerformMessage{}, ledger));
    REQUIRE(game.part().is(PartFlag::inner));
    CHECK(ledger.completed == 0);
    REQUIRE(game.try_play(PlaceTile{at(2, 1)}, ledger));
    CHECK(ledger.completed == 1);
    CHECK(ledger.paid == std::vector<std::pair<std::size_t, int>>{{0, 5}, {0, 9}});
    CHECK(game.supply(player(0)) == 7);
}

TEST_CASE("what the tile of a message completes is completed once", "[modules][messages][MSG-25][BAS-07]") {
    const auto setup = mailing(of_edition(MessageEdition::c1), early(1), true,
                               "S start: city N; field E.S.W by 1\n"
                               "M: city N.S; field E by 1; field W by 1\nC count=2: city N; field E.S.W by 1\n");
    Game<Mail> game(setup);
    Ledger ledger;
    test::play(game, DrawTile{test::kind(setup, "M")});
    REQUIRE(game.try_play(PlaceTile{at(0, -1)}, ledger));
    REQUIRE(game.try_play(test::deploy(0), ledger));
    REQUIRE(game.try_play(DrawMessage{Message::extra_tile}, ledger));
    REQUIRE(game.try_play(PerformMessage{}, ledger));
    REQUIRE(game.try_play(PlaceTile{at(0, -2), Rotation::half}, ledger));
    if (game.asks<FigureStep>()) {
        REQUIRE(game.try_play(Pass{}, ledger));
    }
    // A city of three tiles, scored in the part of the message.
    REQUIRE(game.asks<ChooseFigureStep>());
    REQUIRE(game.try_play(figure(0), ledger));
    CHECK(ledger.completed == 1);
    CHECK(ledger.paid == std::vector<std::pair<std::size_t, int>>{{0, 5}, {0, 6}});
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.part().player == player(1));
}

TEST_CASE("a monastery that both tiles surround is completed once", "[modules][messages][MSG-25][BAS-07]") {
    const auto setup = mailing(of_edition(MessageEdition::c1), early(7), true,
                               "V start: monastery; field N.E.S.W\nL count=15: field N.E.S.W\n");
    Arrangement<Mail> wanted;
    wanted.tiles.push_back({test::kind(setup, "V"), at(0, 0)});
    for (const auto& [x, y] : {std::pair{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}}) {
        wanted.tiles.push_back({test::kind(setup, "L"), at(x, y)});
    }
    auto arranged = arrange(setup, wanted);
    REQUIRE(arranged);
    Game<Mail> game = *arranged;
    test::play(game, DrawTile{test::kind(setup, "L")});
    Ledger ledger;
    REQUIRE(game.try_play(PlaceTile{at(0, 1)}, ledger));
    REQUIRE(game.try_play(DrawMessage{Message::extra_tile}, ledger));
    REQUIRE(game.try_play(PerformMessage{}, ledger));
    REQUIRE(game.try_play(PlaceTile{at(1, 1)}, ledger));
    CHECK(ledger.completed == 1);
    CHECK(game.part().player == player(1));
}

TEST_CASE("who enters a road that the tile of a message has completed is scored with the own tile",
          "[modules][messages][MSG-25][BAS-07]") {
    const auto setup = mailing<EarlyMail>(of_edition(MessageEdition::c1), early(1), false,
                                          "S start: road E; field N.E.S.W\nM: road W; road E; field N.E.S.W\n"
                                          "C count=2: road W; field N.E.S.W\n");
    Game<EarlyMail> game(setup);
    Ledger ledger;
    test::play(game, DrawTile{test::kind(setup, "M")});
    REQUIRE(game.try_play(PlaceTile{at(1, 0)}, ledger));
    REQUIRE(game.try_play(figure(0), ledger));
    REQUIRE(game.try_play(DrawMessage{Message::extra_tile}, ledger));
    REQUIRE(game.try_play(PerformMessage{}, ledger));
    REQUIRE(game.try_play(DrawTile{test::kind(setup, "C")}, ledger));
    REQUIRE(game.try_play(PlaceTile{at(2, 0)}, ledger));
    REQUIRE(game.try_play(Pass{}, ledger));
    CHECK(ledger.completed == 1);
    // Now the figure of the first tile: the road to the east is complete, of two tiles.
    REQUIRE(game.try_play(test::deploy(1), ledger));
    REQUIRE(game.try_play(figure(0), ledger));
    CHECK(ledger.completed == 2);
    CHECK(ledger.paid == std::vector<std::pair<std::size_t, int>>{{0, 5}, {0, 2}});
    CHECK(game.supply(player(0)) == 7);
}
