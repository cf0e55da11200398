#include "bench_player.hpp"
#include "rules_named.hpp"

namespace app {

void bench_standard_player(const BenchOptions& options, const carcassonne::players::PlayerSpec& player) {
    PlayerBench<carcassonne::StandardRules>(options, player, rules_named(options.rules)).run();
}

}  // namespace app
