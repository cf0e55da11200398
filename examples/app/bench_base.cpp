#include "bench_play.hpp"

namespace app {

void bench_base(const BenchOptions& options) { PlayBench<carcassonne::BaseGame>(options, {}).run(); }

}  // namespace app
