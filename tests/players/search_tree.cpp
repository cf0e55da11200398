#include "carcassonne/players/search_tree.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/players/tree_search.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>

using namespace carcassonne;
using namespace carcassonne::players;

TEST_CASE("A node is found by its table", "[players]") {
    SearchTree tree;
    CHECK(tree.find(7) == SearchTree::none);
    CHECK(tree.add(7, PlayerId(1)) == 0);
    tree.add_edge(Token(), 500);
    tree.add_edge(Token(), -200);
    CHECK(tree.add(9, PlayerId(0)) == 1);
    tree.add_edge(Token(), 30);
    CHECK(tree.find(7) == 0);
    CHECK(tree.find(9) == 1);
    CHECK(tree.size() == 2);
    CHECK(tree.edge_count() == 3);
    CHECK(tree.node(0).player == PlayerId(1));
    CHECK(tree.node(0).edges == 2);
    CHECK(tree.edge(tree.node(0), 1).estimate == -200);
    CHECK(tree.edge(tree.node(1), 0).estimate == 30);
    tree.clear();
    CHECK(tree.find(7) == SearchTree::none);
    CHECK(tree.size() == 0);
}

TEST_CASE("Square roots are cut to whole numbers", "[players]") {
    CHECK(players::detail::square_root(0) == 0);
    CHECK(players::detail::square_root(1) == 1);
    CHECK(players::detail::square_root(15) == 3);
    CHECK(players::detail::square_root(16) == 4);
    CHECK(players::detail::square_root(std::uint64_t{1} << 62) == std::uint64_t{1} << 31);
}

TEST_CASE("A search grows by one node an iteration and keeps what it knows", "[players]") {
    const auto setup = test::make(Options<BaseGame>{});
    Game<BaseGame> game(setup, 2);
    TreeSearch<BaseGame> search(Playout::none, {});
    search.begin(Random(1));
    search.start(game);
    const std::uint32_t answers = game.choices().count();
    CHECK(search.root().edges == answers);
    CHECK(search.tree().size() == 1);
    for (int i = 0; i < 40; ++i) {
        search.iterate();
    }
    CHECK(search.tree().size() <= 41);
    CHECK(search.tree().size() > 5);
    std::uint32_t visits = 0;
    std::uint32_t most = 0;
    for (std::uint32_t i = 0; i < answers; ++i) {
        const Edge& edge = search.tree().edge(search.root(), i);
        visits += edge.visits;
        most = edge.visits > search.tree().edge(search.root(), most).visits ? i : most;
    }
    CHECK(visits == 40);
    // After the answer that most games went by, its node is there already, with its visits.
    game.play(game.choices().nth(most));
    const std::size_t size = search.tree().size();
    search.start(game);
    CHECK(search.tree().size() == size);
    visits = 0;
    for (std::uint32_t i = 0; i < search.root().edges; ++i) {
        visits += search.tree().edge(search.root(), i).visits;
    }
    CHECK(visits > 0);
    search.begin(Random(2));
    CHECK(search.tree().size() == 0);
}
