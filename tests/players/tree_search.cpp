#include "carcassonne/players/tree_search.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <set>

using namespace carcassonne;
using players::Edge;
using players::TreeSearch;
using players::Worth;

namespace {

/// Meadows, on any side of which the next tile may be placed, and monasteries.
Setup<BaseGame> meadows() {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\n"
                                   "F count=3: field N.E.S.W\n"
                                   "M count=3: monastery; field N.E.S.W\n");
    return test::make(options);
}

/// What answers brought that one imagined game went by.
std::multiset<Worth> brought_by_one(const TreeSearch<BaseGame>& search) {
    std::multiset<Worth> brought;
    for (std::uint32_t i = 0; i < search.root().edges; ++i) {
        const Edge& edge = search.tree().edge(search.root(), i);
        if (edge.visits == 1) {
            brought.insert(edge.sum);
        }
    }
    return brought;
}

}  // namespace

TEST_CASE("A search visits one answer with every game it imagines", "[players]") {
    const auto setup = test::make(Options<BaseGame>{});
    const Game<BaseGame> game(setup, 3);
    TreeSearch<BaseGame> search(players::Playout::none, {});
    search.begin(Random(1, 2));
    search.start(game);
    REQUIRE(search.root().edges == game.choices().count());
    for (std::uint32_t n = 1; n <= 50; ++n) {
        search.iterate();
        std::uint32_t visits = 0;
        for (std::uint32_t i = 0; i < search.root().edges; ++i) {
            visits += search.tree().edge(search.root(), i).visits;
        }
        CHECK(visits == n);
    }
}

TEST_CASE("The first games of all answers see the same future", "[players]") {
    const auto setup = meadows();
    const Game<BaseGame> game(setup, 1);
    // Which of the four sides of the meadow it is makes no difference, but what the other player draws then does.
    REQUIRE(game.choices().count() == 4);
    players::SearchWeights weights;
    weights.playout_turns = 1;
    std::set<Worth> all;
    std::size_t compared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        TreeSearch<BaseGame> search(players::Playout::greedy, weights);
        search.begin(Random(seed, 2));
        search.start(game);
        for (int n = 0; n < 4; ++n) {
            search.iterate();
        }
        const std::multiset<Worth> brought = brought_by_one(search);
        compared += static_cast<std::size_t>(brought.size() >= 2);
        CHECK(std::set<Worth>(brought.begin(), brought.end()).size() <= 1);
        all.insert(brought.begin(), brought.end());
    }
    CHECK(compared >= 10);
    CHECK(all.size() >= 2);
}
