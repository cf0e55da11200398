// Positions with ghosts and guards that somebody sets up, and what is wrong with some of them.
#include "carcassonne/modules/ghosts.hpp"

#include "modules/ghosts/tables.hpp"

#include <vector>

using namespace carcassonne;
using test::at;
using test::Countryside;
using test::error_at;
using test::ghost;
using test::guard;
using test::Haunted;
using test::player;
using test::Table;

namespace {

struct PerhapsHaunted : Ruleset<Base, Optional<Ghosts>> {};

}  // namespace

TEST_CASE("ghosts that cannot be there are named", "[modules][ghosts][GCC-04][GCC-20]") {
    Table<> four;
    four.tile("S", 0, 0).figure(0, meeple, 0, 0, 0, 4);
    CHECK(four.faults() == std::vector{error_at(cannot_be_attached, 0, 0)});
    Table<> with_guard;
    with_guard.tile("S", 0, 0).tile("P", 1, 0).figure(0, guard, 1, 0, 0, 1);
    CHECK(with_guard.faults() == std::vector{error_at(guard_is_safe, 1, 0)});
    Table<> other;
    other.tile("S", 0, 0).figure(0, meeple, 0, 0, 0);
    other.wanted.figures[0].attached[1] = 1;
    CHECK(other.faults() == std::vector{error_at(cannot_be_attached, 0, 0)});
    // Eight meeples with two ghosts each are one ghost too many; with one less it is a position.
    Table<> sixteen;
    sixteen.tile("S", 0, 0);
    for (int x = 1; x <= 8; ++x) {
        sixteen.tile("P", x, 0).figure(x % 2 == 0 ? 0u : 1u, meeple, x, 0, 0, 2);
    }
    CHECK(sixteen.faults() == std::vector{error_at(cannot_be_attached, 8, 0)});
    sixteen.wanted.figures.back().attached[0] = 1;
    CHECK(sixteen.game().attachments_left(ghost) == 0);
}

TEST_CASE("nobody stands there with the ghost that sends him home", "[modules][ghosts][GCC-17]") {
    Table<> three;
    three.tile("S", 0, 0).figure(0, meeple, 0, 0, 0, 3);
    CHECK(three.faults() == std::vector{error_at(cannot_be_attached, 0, 0)});
    three.wanted.figures[0].attached[0] = 2;
    CHECK(three.game().attachments_left(ghost) == 13);
}

TEST_CASE("a game without the module has no ghosts", "[modules][ghosts][GCC-04]") {
    Table<PerhapsHaunted> table;
    table.tile("S", 0, 0).figure(0, meeple, 0, 0, 0, 1);
    CHECK(table.faults() == std::vector{error_at(cannot_be_attached, 0, 0)});
}

TEST_CASE("special figures are not arranged with ghosts", "[modules][ghosts][GCC-21]") {
    constexpr FigureKind builder = RulesOf<Countryside>::figure_of<TradersAndBuilders, 0>;
    Table<Countryside> table;
    table.tile("S", 0, 0).tile("P", 1, 0).figure(0, meeple, 0, 0, 1).figure(0, builder, 1, 0, 0, 1);
    CHECK(table.faults() == std::vector{error_at(special_figure_is_safe, 1, 0)});
    Table<Countryside> abbot;
    abbot.tile("S", 0, 0).tile("H", 0, 1).tile("K", 1, 1).tile("L", 1, 2);
    abbot.figure(0, RulesOf<Countryside>::figure_of<Abbot>, 0, 1, 0);
    abbot.figure(1, RulesOf<Countryside>::figure_of<Abbot>, 1, 1, 0);
    CHECK(abbot.faults() ==
          std::vector{error_at(figure_not_allowed_there, 0, 1), error_at(figure_not_allowed_there, 1, 1)});
}

TEST_CASE("where no ghosts are played none is arranged and none comes", "[modules][ghosts][GCC-05]") {
    Ghosts off;
    off.ghosts = false;
    Table<> table(off);
    table.tile("S", 0, 0).tile("R", 1, 0).figure(1, meeple, 0, 0, 0, 1);
    CHECK(table.faults() == std::vector{error_at(no_ghosts_are_played, 0, 0)});
    table.wanted.figures[0].attached[0] = 0;
    Game<Haunted> game = table.game();
    test::play(game, table.draw("R"), PlaceTile{at(2, 0), Rotation::half});
    CHECK(game.asks<FigureStep>());
    CHECK(no_ghosts_are_played.rule == "GCC-05");
}

TEST_CASE("guards beyond the first two come out of the reserve", "[modules][ghosts][GCC-03]") {
    Table<> table;
    table.tile("S", 0, 0).tile("P", 1, 0).tile("P", 2, 0).figure(0, guard, 0, 0, 1).figure(0, guard, 1, 0, 0);
    CHECK(table.game().supply(player(0), guard) == 0);
    CHECK(table.game().reserve(player(0), guard) == 3);
    table.figure(0, guard, 2, 0, 0);
    CHECK(table.game().supply(player(0), guard) == 0);
    CHECK(table.game().reserve(player(0), guard) == 2);
    table.wanted.supply.emplace();
    (*table.wanted.supply)[0][guard.index()] = 2;
    CHECK(table.game().supply(player(0), guard) == 2);
    CHECK(table.game().reserve(player(0), guard) == 0);
    (*table.wanted.supply)[0][guard.index()] = 3;
    CHECK(table.faults() == std::vector{Error(too_many_figures)});
    // Those that a position takes away have left the game: the reserve has no more than before.
    Table<> none;
    none.tile("S", 0, 0);
    none.wanted.supply.emplace();
    CHECK(none.game().supply(player(0), guard) == 0);
    CHECK(none.game().reserve(player(0), guard) == 3);
}
