#include "bench_play.hpp"
#include "bench_player.hpp"
#include "bench_replay.hpp"
#include "commands.hpp"
#include "input.hpp"

#include <fmt/format.h>

namespace app {
namespace {

void bench_player(const BenchOptions& options) {
    const auto spec = carcassonne::players::parse_player(options.player);
    if (!spec) {
        throw InputError(spec.error());
    }
    if (options.rules == "base") {
        bench_base_player(options, *spec);
    } else {
        bench_standard_player(options, *spec);
    }
}

}  // namespace

int bench(const BenchOptions& options) {
    try {
        if (!options.replay.empty()) {
            bench_replay(options.replay, options.repeats);
        } else if (!options.player.empty()) {
            bench_player(options);
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
