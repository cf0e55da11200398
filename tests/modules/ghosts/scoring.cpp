// What ghosts cost, what castles and cemeteries bring, and in which order it is told.
#include "carcassonne/modules/ghosts.hpp"

#include "modules/ghosts/tables.hpp"

#include <vector>

using namespace carcassonne;
using test::at;
using test::Countryside;
using test::ghost;
using test::guard;
using test::Haunted;
using test::Lines;
using test::Notes;
using test::player;
using test::Table;

TEST_CASE("scored ghosts leave their meeple before it goes home", "[modules][ghosts][GCC-23][GCC-26]") {
    Table<> table;
    table.tile("S", 0, 0).figure(0, meeple, 0, 0, 0, 1).figure(1, meeple, 0, 0, 1, 2);
    Game<Haunted> game = table.game();
    test::play(game, table.draw("C"), PlaceTile{at(0, -1), Rotation::half});
    Notes notes;
    REQUIRE(game.try_play(Pass{}, notes));
    // A city of two tiles.
    CHECK(notes.lines ==
          Lines{"completed", "0 moves 0 to 2", "0 gets 2: tiles 2x2 ghosts 1x-2", "ghosts of 0 1 to 0", "0 scored"});
    CHECK(game.attachments_left(ghost) == 13);
}

TEST_CASE("what a feature would bring each is told with its ghosts", "[modules][ghosts][GCC-23][GCC-29]") {
    Table<> table;
    table.tile("S", 0, 0).figure(0, meeple, 0, 0, 0, 1).figure(1, meeple, 0, 0, 1, 2);
    Game<Haunted> game = table.game();
    const PlacedTile& placed = game.placed(game.tile_at(at(0, 0)));
    const FeatureId first = game.feature_of(placed.segment(0));
    const FeatureId second = game.feature_of(placed.segment(1));
    // A city of one tile: 2 as a completed one, less 2 for the ghost; nothing for who does not stand there.
    CHECK(game.points_if_completed(player(0), first) == 0);
    CHECK(game.points_if_completed(player(1), first) == 0);
    // Asked in play, ghosts cost 2: 1 for the tile of the city.
    CHECK(game.points_if_ended(player(0), first) == -1);
    CHECK(game.kind(second) == road);
    CHECK(game.points_if_completed(player(1), second) == 1 - 4);
    CHECK(game.points_if_ended(player(1), second) == 1 - 4);
}

TEST_CASE("who loses more than there is stops at 0 and is told the whole loss", "[modules][ghosts][GCC-24]") {
    Table<> table;
    table.tile("V", 0, 0).figure(0, meeple, 0, 0, 1, 2);
    table.wanted.scores[0] = 1;
    Game<Haunted> game = table.game();
    test::play(game, table.draw("V"), PlaceTile{at(1, 0), Rotation::half});
    Notes notes;
    REQUIRE(game.try_play(Pass{}, notes));
    // A road of two tiles.
    CHECK(notes.lines ==
          Lines{"completed", "0 moves 1 to 0", "0 gets -2: tiles 2x1 ghosts 2x-2", "ghosts of 0 2 to 0", "0 scored"});
}

TEST_CASE("a completed cemetery brings a guard before its caretaker leaves", "[modules][ghosts][GCC-33][GCC-34]") {
    Table<> table;
    table.tile("K", 0, 0).tile("L", 0, -1).tile("L", 1, -1).tile("L", -1, -1).tile("L", 1, 0);
    table.tile("L", -1, 0).tile("L", 0, 1).tile("L", 1, 1).figure(1, meeple, 0, 0, 0, 1);
    table.wanted.scores[1] = 9;
    Game<Haunted> game = table.game();
    test::play(game, table.draw("L"), PlaceTile{at(-1, 1)});
    Notes notes;
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(notes.lines == Lines{"completed", "1 fetches a guard", "1 moves 9 to 7", "1 gets -2: ghosts 1x-2",
                               "ghosts of 1 1 to 0", "1 scored"});
    CHECK(notes.kinds == std::vector{cemetery});
    CHECK(game.supply(player(1), guard) == 3);
    CHECK(game.reserve(player(1), guard) == 2);
}

TEST_CASE("from an empty reserve no guard comes", "[modules][ghosts][GCC-33]") {
    Table<> table;
    table.tile("K", 0, 0).tile("L", 0, -1).tile("L", 1, -1).tile("L", -1, -1).tile("L", 1, 0);
    table.tile("L", -1, 0).tile("L", 0, 1).tile("L", 1, 1).figure(0, guard, 0, 0, 0);
    table.wanted.supply.emplace();
    (*table.wanted.supply)[0][guard.index()] = 4;
    Game<Haunted> game = table.game();
    CHECK(game.reserve(player(0), guard) == 0);
    test::play(game, table.draw("L"), PlaceTile{at(-1, 1)});
    Notes notes;
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(notes.lines == Lines{"completed", "0 gets 0:", "0 scored"});
    CHECK(game.supply(player(0), guard) == 5);
}

TEST_CASE("the final scoring goes from roads to castles to fields", "[modules][ghosts][GCC-24][GCC-29][GCC-30]") {
    for (const FinalFloor floor : {FinalFloor::once, FinalFloor::each}) {
        Ghosts ghosts;
        ghosts.final_floor = floor;
        Table<Countryside> table(ghosts);
        table.tile("S", 0, 0).tile("V", -1, 0).tile("H", 0, 1).tile("G", 1, 1).tile("K", 2, 1);
        table.figure(0, meeple, 0, 0, 3, 1).figure(0, meeple, 0, 1, 0, 1).figure(0, meeple, -1, 0, 0);
        table.figure(0, meeple, 0, 0, 0, 2).figure(0, meeple, 0, 0, 1, 1);
        table.figure(0, RulesOf<Countryside>::figure_of<Abbot>, 1, 1, 0, 1).figure(1, meeple, 2, 1, 0, 2);
        Notes notes;
        const std::vector<int> scores = finish(table, notes);
        CHECK(notes.kinds == std::vector{road, city, monastery, garden, haunted_castle, field});
        CHECK(notes.lines == Lines{"0 moves 0 to 1", "0 gets 1: tiles 2x1 ghosts 1x-1",   //
                                   "0 moves 1 to 0", "0 gets -1: tiles 1x1 ghosts 2x-1",  //
                                   "0 moves 0 to 3", "0 gets 3: tiles 3x1",               //
                                   "0 moves 3 to 6", "0 gets 3: tiles 4x1 ghosts 1x-1",   //
                                   "0 gets 0: mist 1x1 ghosts 1x-1",                      //
                                   "0 moves 6 to 5", "0 gets -1: ghosts 1x-1"});
        CHECK(scores == std::vector{5, 0});
    }
}

TEST_CASE("a score below 0 is lifted in the end, or after each award", "[modules][ghosts][GCC-24]") {
    for (const FinalFloor floor : {FinalFloor::once, FinalFloor::each}) {
        Ghosts ghosts;
        ghosts.final_floor = floor;
        Table<> table(ghosts);
        // An open road of one tile with two ghosts, then an open city of one tile.
        table.tile("S", 0, 0).figure(0, meeple, 0, 0, 1, 2).figure(1, meeple, 0, 0, 0, 2);
        Notes notes;
        CHECK(finish(table, notes) == std::vector{0, 0});
        CHECK(notes.lines == (floor == FinalFloor::once
                                  ? Lines{"0 moves 0 to -1", "0 gets -1: tiles 1x1 ghosts 2x-1", "1 moves 0 to -1",
                                          "1 gets -1: tiles 1x1 ghosts 2x-1", "0 moves -1 to 0", "1 moves -1 to 0"}
                                  : Lines{"0 gets -1: tiles 1x1 ghosts 2x-1", "1 gets -1: tiles 1x1 ghosts 2x-1"}));
    }
}

TEST_CASE("what ghosts cost those without a majority is an award of its own", "[modules][ghosts][GCC-25][GCC-29]") {
    for (const FinalGhosts which : {FinalGhosts::scored, FinalGhosts::scored_any, FinalGhosts::all}) {
        Ghosts ghosts;
        ghosts.final_ghosts = which;
        Table<> table(ghosts);
        table.tile("S", 0, 0).tile("P", 1, 0).tile("P", 2, 0);
        table.figure(0, meeple, 0, 0, 1).figure(0, meeple, 1, 0, 0).figure(1, meeple, 2, 0, 0, 2);
        table.wanted.scores[1] = 7;
        Notes notes;
        CHECK(finish(table, notes) == std::vector{3, which == FinalGhosts::scored ? 7 : 5});
        Lines expected{"0 moves 0 to 3", "0 gets 3: tiles 3x1"};
        if (which != FinalGhosts::scored) {
            expected.insert(expected.end(), {"1 moves 7 to 5", "1 gets -2: ghosts 2x-1"});
        }
        CHECK(notes.lines == expected);
    }
}

TEST_CASE("castles and cemeteries are worth what they should be", "[modules][ghosts][GCC-35][GCC-37][GCC-38][GCC-39]") {
    Table<> table;
    // Mist inside, at one side and at two sides; the square two to the east does not count.
    table.tile("H", 0, 0).tile("L", 1, 0).tile("L", 2, 0).tile("K", 0, 1).tile("S", 1, -1).tile("B", 2, -1);
    table.tile("R", 0, -1);
    const Game<Haunted> game = table.game();
    const FeatureId castle = game.feature_of(game.placed(game.tile_at(at(0, 0))).segment(0));
    const FeatureId graves = game.feature_of(game.placed(game.tile_at(at(0, 1))).segment(0));
    CHECK(game.kind(castle) == haunted_castle);
    CHECK(game.kind(graves) == cemetery);
    CHECK(game.value_if_ended(castle).total() == 2);
    CHECK(game.value_if_completed(castle).total() == 4);
    CHECK(game.value_if_ended(graves).total() == 0);
    CHECK(game.value_if_completed(graves).total() == 0);
    CHECK_FALSE(game.completed(castle));
}
