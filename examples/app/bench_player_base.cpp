#include "bench_player.hpp"

#include <carcassonne/games.hpp>

namespace app {

void bench_base_player(const BenchOptions& options) { PlayerBench<carcassonne::BaseGame>(options, {}).run(); }

}  // namespace app
