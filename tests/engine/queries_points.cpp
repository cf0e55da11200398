#include "carcassonne/engine/queries.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/players/greedy_player.hpp"
#include "carcassonne/runtime/mission_rules.hpp"

#include "engine/tables.hpp"

#include <cstdint>

using namespace carcassonne;

namespace {

/// How often it was asked for a completed feature, for one at the end, and for one of those that is paid in full.
struct Asked {
    int completed = 0;
    int at_end = 0;
    int in_full = 0;
    int wrong = 0;
};

/// Asks at every score what it had to be, as long as the feature stands as it was scored.
template <class Rules>
struct Asker {
    const Game<Rules>& game;
    Asked asked{};

    void operator()(const PointsScored& scored) {
        const bool is_final = game.in_final_scoring();
        // A message may score one figure alone.
        if (!scored.feature.exists() || (as_at_the_end(scored.valued) && !is_final)) {
            return;
        }
        const int expected = is_final ? game.points_if_ended(scored.player, scored.feature)
                                      : game.points_if_completed(scored.player, scored.feature);
        asked.wrong += expected == scored.breakdown.total() ? 0 : 1;
        asked.completed += is_final ? 0 : 1;
        asked.at_end += is_final ? 1 : 0;
        asked.in_full += is_final && in_full(scored.valued) ? 1 : 0;
    }
};

template <class Rules>
void check_games(std::uint64_t first, std::uint64_t last, bool with_tokens) {
    const auto setup = test::make(Options<Rules>{});
    Asked all;
    for (std::uint64_t seed = first; seed <= last; ++seed) {
        players::GreedyPlayer<Rules> player;
        player.begin(seed);
        Game<Rules> game(setup, seed);
        Asker<Rules> asker{game};
        auto choices = game.choices();
        while (!choices.empty()) {
            game.play(player.answer(game, choices), choices, asker);
        }
        CHECK(asker.asked.wrong == 0);
        all.completed += asker.asked.completed;
        all.at_end += asker.asked.at_end;
        all.in_full += asker.asked.in_full;
    }
    CHECK(all.completed > 0);
    CHECK(all.at_end > 0);
    CHECK((all.in_full > 0) == with_tokens);
}

}  // namespace

TEST_CASE("What somebody would receive is what is received then", "[engine]") { check_games<BaseGame>(1, 6, false); }

TEST_CASE("Ghosts and tokens are part of what somebody would receive", "[engine]") {
    check_games<MissionRules>(1, 5, true);
}
