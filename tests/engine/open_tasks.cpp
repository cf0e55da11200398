#include "carcassonne/engine/open_tasks.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <vector>

using namespace carcassonne;

TEST_CASE("open tasks are found by their step, and the part to which they belong", "[engine][task]") {
    using Of = RulesOf<BaseGame>;
    const auto setup = test::make(Options<BaseGame>{});
    State<BaseGame> state = Game<BaseGame>(setup).state();
    const auto task = [](StepId step, int walks) {
        return Task{step, test::player(0), static_cast<std::uint8_t>(walks), 0, TileKind::none(), TileId::none()};
    };
    state.agenda.clear();
    state.agenda.push_back(task(Of::step_id<ScoreStep>, 1));
    state.agenda.push_back(task(Of::step_id<OrderStep>, 0));
    state.agenda.push_back(task(Of::step_id<DrawStep>, 1));
    state.agenda.push_back(task(Of::step_id<OrderStep>, 0));
    state.agenda.push_back(task(Of::step_id<OrderStep>, 0));
    const Game<BaseGame> game(setup, state);

    std::vector<std::size_t> found;
    each_open<OrderStep>(game, [&](std::size_t i) { found.push_back(i); });
    CHECK(found == std::vector<std::size_t>{1, 3, 4});
    each_open<PlaceStep>(game, [&](std::size_t) { FAIL("nobody places a tile"); });

    CHECK(part_of(0, game) == 0);
    CHECK(part_of(1, game) == 0);
    CHECK(part_of(2, game) == 2);
    CHECK(part_of(4, game) == 2);
}
