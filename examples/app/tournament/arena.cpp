#include "tournament/arena.hpp"

namespace app {

std::unique_ptr<Arena> make_arena(const TournamentPlan& plan) {
    return plan.rules == "base" ? make_base_arena(plan) : make_standard_arena(plan);
}

}  // namespace app
