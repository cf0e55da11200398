#include "bench_play.hpp"
#include "rules_named.hpp"

namespace app {

void bench_standard(const BenchOptions& options) {
    PlayBench<carcassonne::StandardRules>(options, rules_named(options.rules)).run();
}

}  // namespace app
