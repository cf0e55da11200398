#include "bench_play.hpp"

#include <carcassonne/modules/inns_and_cathedrals.hpp>
#include <carcassonne/modules/traders_and_builders.hpp>

namespace app {
namespace {

struct InnsAndTraders : carcassonne::Ruleset<carcassonne::Base, carcassonne::Farmers, carcassonne::InnsAndCathedrals,
                                             carcassonne::TradersAndBuilders> {};

}  // namespace

void bench_inns_and_traders(const BenchOptions& options) { PlayBench<InnsAndTraders>(options, {}).run(); }

}  // namespace app
