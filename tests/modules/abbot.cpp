#include "carcassonne/modules/abbot.hpp"

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"

#include "engine/tables.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;
using test::refused;

namespace {

struct AbbotGame : Ruleset<Base, Abbot> {};
struct WithFarmers : Ruleset<Base, Farmers, Abbot> {};

constexpr FigureKind abbot{1};

/// Meadows, gardens and monasteries that fit together everywhere.
Setup<AbbotGame> meadows(std::vector<std::string_view> script) {
    Options<AbbotGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\nL count=12: field N.E.S.W\n"
                                   "G count=2: garden; field N.E.S.W\nM count=2: monastery; field N.E.S.W\n");
    options.draws = Draws::from_script;
    options.script = std::move(script);
    options.plays_forced = false;
    return test::make(options);
}

/// Writes down points and moves.
struct Notes {
    std::vector<std::string> lines;

    void operator()(const PointsScored& event) {
        std::string line = std::to_string(event.player.index()) + " scores";
        for (const Term& term : event.breakdown) {
            line += " " + std::string(term.what) + " " + std::to_string(term.count) + "x" + std::to_string(term.each);
        }
        lines.push_back(line + (in_full(event.valued) ? " completed" : "") +
                        (as_at_the_end(event.valued) ? " at the end" : "") + " of kind " +
                        std::to_string(event.kind.index()));
    }
    void operator()(const FigureMoved& event) {
        lines.push_back(std::to_string(event.owner.index()) + (event.to.exists() ? " deploys " : " takes home ") +
                        std::to_string(event.kind.index()) +
                        (event.reason == MoveReason::scored     ? " scored"
                         : event.reason == MoveReason::returned ? " returned"
                                                                : ""));
    }
    void operator()(const FeatureCompleted& event) {
        lines.push_back("completed kind " + std::to_string(event.kind.index()));
    }
};
using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("every player has an abbot", "[modules][abbot][ABB-01]") {
    const auto setup = meadows({"L"});
    CHECK(RulesOf<AbbotGame>::figure_of<Abbot> == abbot);
    CHECK(RulesOf<AbbotGame>::figures[1].name == "abbot");
    CHECK(setup.initial().supply.count(player(0), abbot) == 1);
    CHECK(setup.initial().supply.count(player(1), abbot) == 1);
    CHECK(setup.initial().supply.count(player(0), meeple) == 7);
    CHECK(setup.stands_on(abbot) == (mask_of(monastery) | mask_of(garden)));
    CHECK(setup.stands_on(meeple) == (mask_of(road) | mask_of(city) | mask_of(monastery)));
}

TEST_CASE("an abbot stands on monasteries and gardens, a meeple on no garden", "[modules][abbot][ABB-01]") {
    const auto setup = test::scripted<WithFarmers>({"BA/RFrG", "BA/L"});
    Game<WithFarmers> game(setup);
    test::play(game, PlaceTile{at(1, 0)});
    // A road, two fields, a garden: passing, three places for the meeple, one for the abbot.
    CHECK(game.choices().count() == 5);
    CHECK(refused(game, deploy(3)) == figure_not_allowed_there);
    for (unsigned segment = 0; segment < 3; ++segment) {
        CHECK(refused(game, deploy(segment, abbot)) == figure_not_allowed_there);
    }
    test::play(game, deploy(3, abbot));
    CHECK(game.supply(player(0), abbot) == 0);
    // In a monastery both may live.
    test::play(game, PlaceTile{at(0, 1)});
    CHECK(game.choices().count() == 4);
    test::play(game, deploy(0, abbot));
}

TEST_CASE("a player has only one abbot", "[modules][abbot][ABB-01]") {
    const auto setup = meadows({"G", "L", "M", "L"});
    Game<AbbotGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, abbot));
    test::place(game, -1, 0);
    test::play(game, PlaceTile{at(2, 0)});
    CHECK(refused(game, deploy(0, abbot)) == none_in_supply);
    test::play(game, deploy(0));
}

TEST_CASE("a garden in the middle of nine tiles scores nine", "[modules][abbot][ABB-02]") {
    const auto setup = meadows({"G", "L", "L", "L", "L", "L", "L", "L", "L"});
    Game<AbbotGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, abbot));
    for (const auto& [x, y] :
         {std::pair{1, -1}, std::pair{2, -1}, std::pair{0, -1}, std::pair{0, 1}, std::pair{1, 1}, std::pair{2, 1}}) {
        test::place(game, x, y);
    }
    CHECK(game.score(player(0)) == 0);
    CHECK(game.value_if_ended(game.feature_of(game.placed(TileId(1)).segment(0))).total() == 8);
    // Player 1 places the last of them.
    REQUIRE(game.part().player == player(1));
    Notes notes;
    REQUIRE(game.try_play(PlaceTile{at(2, 0)}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(notes.lines == Lines{"completed kind 4", "0 scores tiles 9x1 completed of kind 4", "0 takes home 1 scored"});
    CHECK(game.score(player(0)) == 9);
    CHECK(game.supply(player(0), abbot) == 1);
}

TEST_CASE("an abbot comes back for what his place is worth", "[modules][abbot][ABB-03]") {
    const auto setup = meadows({"G", "L", "L", "L", "L"});
    Game<AbbotGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)});
    // There is nobody to take back; passing and the abbot in the garden.
    CHECK(game.choices().count() == 2);
    test::play(game, deploy(0, abbot));
    test::place(game, 1, 1);
    test::play(game, PlaceTile{at(2, 0)});
    // Passing or taking him back; three tiles are around the garden.
    CHECK(game.choices().count() == 2);
    const Token token = *game.token(ReturnAbbot{at(1, 0)});
    CHECK(game.choices().contains(token));
    bool named = false;
    game.describe(token, [&](const auto& action) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, ReturnAbbot>) {
            named = action == ReturnAbbot{at(1, 0)};
        }
    });
    CHECK(named);
    Notes notes;
    REQUIRE(game.try_play(ReturnAbbot{at(1, 0)}, notes));
    CHECK(notes.lines == Lines{"0 scores tiles 4x1 of kind 4", "0 takes home 1 returned"});
    CHECK(game.score(player(0)) == 4);
    CHECK(game.supply(player(0), abbot) == 1);
    // It was done in place of deploying a figure.
    CHECK(game.part().player == player(1));
    CHECK_FALSE(game.occupied(game.feature_of(game.placed(TileId(1)).segment(0))));
}

TEST_CASE("an abbot comes back from a monastery too", "[modules][abbot][ABB-03]") {
    const auto setup = meadows({"M", "L", "L", "L"});
    Game<AbbotGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, abbot));
    test::place(game, -1, 0);
    test::play(game, PlaceTile{at(0, 1)});
    // The monastery, the start tile to the west, the new tile to the south-west.
    test::play(game, ReturnAbbot{at(1, 0)});
    CHECK(game.score(player(0)) == 3);
}

TEST_CASE("only the own abbot comes back, when a figure could be deployed", "[modules][abbot][ABB-03]") {
    const auto setup = meadows({"G", "G", "L", "M", "L", "L"});
    Game<AbbotGame> game(setup);
    CHECK(refused(game, ReturnAbbot{at(1, 0)}) == no_abbot_there);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, abbot));
    test::play(game, PlaceTile{at(-1, 0)}, deploy(0, abbot));
    // Not before the tile lies.
    const Error early = refused(game, ReturnAbbot{at(1, 0)});
    CHECK(early == no_abbot_there);
    CHECK(early.at == at(1, 0));
    test::play(game, PlaceTile{at(0, 1)});
    CHECK(refused(game, ReturnAbbot{at(-1, 0)}) == no_abbot_there);
    CHECK(refused(game, ReturnAbbot{at(0, 0)}) == no_abbot_there);
    CHECK(refused(game, ReturnAbbot{at(30, 30)}) == no_abbot_there);
    test::play(game, Pass{});
    // A monk is no abbot.
    test::play(game, PlaceTile{at(0, -1)}, deploy(0));
    test::play(game, PlaceTile{at(0, 2)}, Pass{});
    test::play(game, PlaceTile{at(0, 3)});
    REQUIRE(game.part().player == player(1));
    CHECK(refused(game, ReturnAbbot{at(0, -1)}) == no_abbot_there);
    CHECK(refused(game, ReturnAbbot{at(1, 0)}) == no_abbot_there);
    test::play(game, ReturnAbbot{at(-1, 0)});
    // The garden, the start tile, and the tiles north-east and south-east of the garden.
    CHECK(game.score(player(1)) == 4);
    CHECK(game.score(player(0)) == 0);
}

TEST_CASE("an abbot whose place is surrounded stays until the scoring", "[modules][abbot][ABB-03]") {
    const auto setup = meadows({"L", "G", "L", "L", "L", "L", "L", "L", "L"});
    Game<AbbotGame> game(setup);
    test::place(game, 0, -1);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, abbot));
    for (const auto& [x, y] : {std::pair{1, -1}, std::pair{2, -1}, std::pair{0, 1}, std::pair{1, 1}, std::pair{2, 1}}) {
        test::place(game, x, y);
    }
    REQUIRE(game.part().player == player(1));
    test::play(game, PlaceTile{at(2, 0)});
    CHECK(game.choices().count() == 1);
    const Error error = refused(game, ReturnAbbot{at(1, 0)});
    CHECK(error == abbot_is_scored_anyway);
    CHECK(error.at == at(1, 0));
    test::play(game, Pass{});
    CHECK(game.score(player(1)) == 9);
    CHECK(game.supply(player(1), abbot) == 1);
}

TEST_CASE("at the end an unfinished garden scores as an unfinished monastery", "[modules][abbot][ABB-04]") {
    Options<AbbotGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\nG: garden; field N.E.S.W\nM: monastery; field N.E.S.W\n");
    options.draws = Draws::from_script;
    options.script = {"G", "M"};
    options.plays_forced = false;
    const auto setup = test::make(options);
    Game<AbbotGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, abbot));
    test::play(game, PlaceTile{at(1, 1)});
    Notes notes;
    REQUIRE(game.try_play(deploy(0, abbot), notes));
    REQUIRE(game.finished());
    // Monasteries are scored by the base game, before gardens. Each of the two has the start tile and the other one.
    CHECK(notes.lines ==
          Lines{"1 deploys 1", "1 scores tiles 3x1 at the end of kind 3", "0 scores tiles 3x1 at the end of kind 4"});
    CHECK(game.score(player(0)) == 3);
    CHECK(game.score(player(1)) == 3);
}

TEST_CASE("the reasons of the abbot can be told apart", "[modules][abbot]") {
    CHECK(no_abbot_there.rule == "ABB-03");
    CHECK(abbot_is_scored_anyway.rule == "ABB-03");
    CHECK(no_abbot_there.text != abbot_is_scored_anyway.text);
}
