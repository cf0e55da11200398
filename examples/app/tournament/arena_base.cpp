#include "tournament/arena_of.hpp"

#include <carcassonne/games.hpp>

namespace app {

std::unique_ptr<Arena> make_base_arena(const TournamentPlan& plan) {
    return make_arena_of(carcassonne::Options<carcassonne::BaseGame>{}, plan);
}

}  // namespace app
