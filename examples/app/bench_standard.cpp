#include "bench_play.hpp"

#include <carcassonne/runtime/standard_rules.hpp>

namespace app {

void bench_standard(const BenchOptions& options) {
    const auto rules = carcassonne::switches(options.rules);
    if (!rules) {
        throw InputError("these are no rules: " + carcassonne::switch_error_text(rules.error()));
    }
    PlayBench<carcassonne::StandardRules>(options, *rules).run();
}

}  // namespace app
