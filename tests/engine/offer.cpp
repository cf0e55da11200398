#include "carcassonne/engine/offer.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <string>
#include <type_traits>
#include <vector>

using namespace carcassonne;

TEST_CASE("what a module offers becomes choices in their order", "[engine][offer]") {
    using Of = RulesOf<BaseGame>;
    Of::Choices choices;
    choices.begin(Of::step_id<FigureStep>, test::player(1));
    Offer<BaseGame, Of::run_capacity> offer(choices);
    offer.add(answer<Pass>, 0, 0, 1);
    offer.add(answer<DeployFigure>, 0, 2, 0b101);
    offer.add(answer<DeployFigure>, 0, 0, 0);
    CHECK(choices.count() == 3);
    CHECK(choices.player() == test::player(1));
    const auto setup = test::make(Options<BaseGame>{});
    const Game<BaseGame> game(setup, 1);
    std::vector<std::string> found;
    choices.each([&](Token token) {
        game.describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, DeployFigure>) {
                found.push_back("deploy " + std::to_string(action.segment));
            } else {
                found.emplace_back(action.verb);
            }
        });
    });
    CHECK(found == std::vector<std::string>{"pass", "deploy 2", "deploy 4"});
}
