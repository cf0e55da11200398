#include "carcassonne/runtime/mission_rules.hpp"

#include "carcassonne/engine/game.hpp"

#include "engine/tables.hpp"

#include <type_traits>

using namespace carcassonne;

TEST_CASE("the rules of the mission are the base game with farmers and three modules", "[runtime][mission_rules]") {
    STATIC_REQUIRE(std::is_same_v<MissionRules::Modules, TypeList<Base, Farmers, Messages, Porxada, Ghosts>>);
    const auto setup = test::make(Options<MissionRules>{});
    // 71 tiles of the base game, whose start tile leaves the game, 60 of the ghosts, La Porxada.
    CHECK(setup.initial().bag.total() == 71 + 60 + 1);
    CHECK(setup.start_piece().size() == 4);
}

TEST_CASE("a game of the mission is a value of at most 14 KB", "[runtime][mission_rules]") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<State<MissionRules>>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<State<MissionRules>>);
    STATIC_REQUIRE(sizeof(State<MissionRules>) <= 14 * 1024);
    const auto setup = test::make(Options<MissionRules>{});
    Random random(5);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game<MissionRules> game(setup, seed);
        test::play_randomly(game, random);
        CHECK(game.finished());
        CHECK(game.tiles_left() == 0);
        CHECK(game.board().tile_count() >= 4);
    }
}
