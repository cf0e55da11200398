#include "bench_play.hpp"

#include <carcassonne/runtime/mission_rules.hpp>

namespace app {

void bench_mission(const BenchOptions& options) { PlayBench<carcassonne::MissionRules>(options, {}).run(); }

}  // namespace app
