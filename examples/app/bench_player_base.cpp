#include "bench_player.hpp"

#include <carcassonne/games.hpp>

namespace app {

void bench_base_player(const BenchOptions& options, const carcassonne::players::PlayerSpec& player) {
    PlayerBench<carcassonne::BaseGame>(options, player, {}).run();
}

}  // namespace app
