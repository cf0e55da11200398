#include "rules_named.hpp"
#include "tournament/arena_of.hpp"

namespace app {

std::unique_ptr<Arena> make_standard_arena(const TournamentPlan& plan) {
    return make_arena_of(rules_named(plan.rules), plan);
}

}  // namespace app
