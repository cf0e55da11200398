#include "carcassonne/engine/stop.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

using namespace carcassonne;

namespace {

/// A machine that has run from the very beginning to where it stops.
struct Run {
    explicit Run(const Setup<BaseGame>& setup, Stop stop) : state(setup.initial()) {
        Machine<BaseGame, NoSink>(setup, state, NoSink{}).run(choices, stop);
    }
    State<BaseGame> state;
    Game<BaseGame>::Choices choices;
};

}  // namespace

TEST_CASE("a machine stops where it is told to", "[engine][stop][BAS-04]") {
    const auto setup = test::make<BaseGame>({});
    // The set-up itself stands before the first turn, and goes no further when it is told to stop there.
    const Run before(setup, Stop::before_turns);
    CHECK(before.state == setup.initial());
    CHECK(before.state.agenda.back().step == RulesOf<BaseGame>::step_id<DrawStep>);
    // Nature could answer from the seed, but is asked.
    const Run nature_asked(setup, Stop::at_nature);
    CHECK(nature_asked.choices.player() == nature);
    CHECK(nature_asked.choices.step() == RulesOf<BaseGame>::step_id<DrawStep>);
    CHECK(nature_asked.state.bag.total() == 71);
    // The draw is made, and the player has to place the tile.
    const Run decided(setup, Stop::at_decisions);
    CHECK(decided.choices.player() == test::player(0));
    CHECK(decided.choices.step() == RulesOf<BaseGame>::step_id<PlaceStep>);
    CHECK(decided.state.bag.total() == 70);
}
