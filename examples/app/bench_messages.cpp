#include "bench_play.hpp"

#include <carcassonne/modules/messages.hpp>

namespace app {
namespace {

struct WithMessages : carcassonne::Ruleset<carcassonne::Base, carcassonne::Farmers, carcassonne::Messages> {};

}  // namespace

void bench_messages(const BenchOptions& options) { PlayBench<WithMessages>(options, {}).run(); }

}  // namespace app
