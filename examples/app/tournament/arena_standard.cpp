#include "tournament/arena_of.hpp"

#include <carcassonne/runtime/standard_rules.hpp>

namespace app {

std::unique_ptr<Arena> make_standard_arena(const TournamentPlan& plan) {
    const bool is_mission = plan.rules == "mission";
    const auto options = carcassonne::switches(is_mission ? "base+farmers+messages+porxada+ghosts" : plan.rules);
    if (!options) {
        throw InputError("these are no rules: " + carcassonne::switch_error_text(options.error()));
    }
    return make_arena_of(*options, plan);
}

}  // namespace app
