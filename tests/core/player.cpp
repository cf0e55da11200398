#include "carcassonne/core/player.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("six players have a number, and nature is none of them", "[core][player][BAS-02]") {
    CHECK(player_capacity == 6);
    CHECK(nature.exists());
    CHECK(nature.index() >= player_capacity);
    CHECK(nature != PlayerId::none());
}
