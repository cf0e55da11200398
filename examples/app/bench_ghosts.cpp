#include "bench_play.hpp"

#include <carcassonne/modules/ghosts.hpp>
#include <carcassonne/modules/messages.hpp>

namespace app {
namespace {

struct WithGhosts
    : carcassonne::Ruleset<carcassonne::Base, carcassonne::Farmers, carcassonne::Messages, carcassonne::Ghosts> {};

}  // namespace

void bench_ghosts(const BenchOptions& options) { PlayBench<WithGhosts>(options, {}).run(); }

}  // namespace app
