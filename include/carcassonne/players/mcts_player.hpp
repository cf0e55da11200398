#pragma once

#include "carcassonne/players/player.hpp"
#include "carcassonne/players/player_spec.hpp"
#include "carcassonne/players/tree_search.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

namespace carcassonne::players {

/// Thinks ahead: imagines many games from here on (tree_search.hpp) and gives the answer that most of them went by.
/// With several threads each has a tree of its own, and their visits are added up.
///
/// With a number of iterations the same seed gives the same answers, whatever the threads do; with a time it does not.
template <class Rules>
class MctsPlayer final : public Player<Rules> {
public:
    using typename Player<Rules>::Game;
    using typename Player<Rules>::Choices;

    /// Somebody who thinks as the spec says, with at least one thread, and estimates with these weights; the kind in
    /// the spec is not looked at.
    explicit MctsPlayer(const PlayerSpec& spec, const SearchWeights& weights = {})
        : spec_(spec), trees_(spec.threads, Tree{TreeSearch<Rules>(spec.playout, weights)}) {}

    void begin(std::uint64_t seed) override {
        for (std::size_t i = 0; i < trees_.size(); ++i) {
            trees_[i].search.begin(Random(seed, first_stream + i));
        }
    }
    Token answer(const Game& game, const Choices& choices) override {
        if (choices.count() == 1) {
            return choices.nth(0);
        }
        const auto end = Clock::now() + std::chrono::milliseconds(spec_.milliseconds);
        std::vector<std::thread> others;
        for (std::size_t i = 1; i < trees_.size(); ++i) {
            others.emplace_back([this, &game, end, i] { think(trees_[i], game, end); });
        }
        think(trees_[0], game, end);
        for (std::thread& other : others) {
            other.join();
        }
        return choices.nth(most_visited(choices.count()));
    }
    /// How many games all trees together have imagined so far.
    std::uint64_t iterations() const noexcept {
        std::uint64_t iterations = 0;
        for (const Tree& tree : trees_) {
            iterations += tree.iterations;
        }
        return iterations;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint64_t first_stream = 16;

    struct Tree {
        TreeSearch<Rules> search;
        std::uint64_t iterations = 0;
    };

    void think(Tree& tree, const Game& game, Clock::time_point end) const {
        tree.search.start(game);
        for (std::uint32_t n = 0; spec_.iterations != 0 ? n < spec_.iterations : Clock::now() < end; ++n) {
            tree.search.iterate();
            ++tree.iterations;
        }
    }
    /// The number of the answer that most games went by; of those the one that brought most.
    std::uint32_t most_visited(std::uint32_t answers) const noexcept {
        std::uint32_t best = 0;
        std::uint64_t most = 0;
        Worth brought = 0;
        for (std::uint32_t i = 0; i < answers; ++i) {
            std::uint64_t visits = 0;
            Worth sum = 0;
            for (const Tree& tree : trees_) {
                const Edge& edge = tree.search.tree().edge(tree.search.root(), i);
                visits += edge.visits;
                sum += edge.sum;
            }
            if (visits > most || (visits == most && visits != 0 && sum > brought)) {
                best = i;
                most = visits;
                brought = sum;
            }
        }
        return best;
    }

    PlayerSpec spec_;
    std::vector<Tree> trees_;
};

}  // namespace carcassonne::players
