#include "bench_play.hpp"
#include "bench_replay.hpp"
#include "commands.hpp"
#include "input.hpp"

#include <fmt/format.h>

namespace app {

int bench(const BenchOptions& options) {
    try {
        if (!options.replay.empty()) {
            bench_replay(options.replay, options.repeats);
        } else if (options.rules == "base") {
            bench_base(options);
        } else if (options.rules == "inns_and_traders") {
            bench_inns_and_traders(options);
        } else if (options.rules == "messages") {
            bench_messages(options);
        } else if (options.rules == "messages_and_ghosts") {
            bench_ghosts(options);
        } else if (options.rules == "mission") {
            bench_mission(options);
        } else {
            bench_standard(options);
        }
    } catch (const InputError& error) {
        fmt::print(stderr, "{}\n", error.what());
        return unusable;
    }
    return all_well;
}

}  // namespace app
