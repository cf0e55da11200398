#pragma once

#include "carcassonne/engine/choices.hpp"
#include "carcassonne/players/estimate.hpp"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace carcassonne::players {

/// An answer at a node of a search tree, and what the games imagined behind it brought.
struct Edge {
    /// The answer, as the decision offers it.
    Token token;
    /// How many imagined games went by it.
    std::uint32_t visits = 0;
    /// By how much the player who decides was ahead, summed up over the visits.
    Worth sum = 0;
    /// What it looked like before anybody went there.
    Worth estimate = 0;
    /// How much of the search it should get by its looks, out of `certain`.
    Chance share = 0;

    /// Of an edge that was visited.
    Worth mean() const noexcept { return sum / static_cast<Worth>(visits); }
};

/// A decision of an imagined game. What nature draws is no node: each imagined game draws for itself, and what it draws
/// leads to one node or another.
struct Node {
    /// Who decides.
    PlayerId player;
    /// Where its answers begin among the edges of all nodes, and how many there are.
    std::uint32_t first_edge = 0;
    std::uint32_t edges = 0;
};

/// All nodes of a search, found by what players can see of the game there. So a search goes on with what it knows after
/// the others have answered, and two ways to the same table lead to one node.
class SearchTree {
public:
    /// The number of no node.
    static constexpr std::uint32_t none = 0xffffffff;

    /// Forgets all nodes and edges.
    void clear() noexcept {
        nodes_.clear();
        edges_.clear();
        numbers_.clear();
    }
    /// How many nodes there are.
    std::size_t size() const noexcept { return nodes_.size(); }
    /// How many edges all nodes have together.
    std::size_t edge_count() const noexcept { return edges_.size(); }

    /// The number of the node of a table by its fingerprint, or `none`.
    std::uint32_t find(std::uint64_t fingerprint) const {
        const auto found = numbers_.find(fingerprint);
        return found == numbers_.end() ? none : found->second;
    }
    /// Adds a node, without edges yet, and returns its number.
    std::uint32_t add(std::uint64_t fingerprint, PlayerId player) {
        const auto number = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back({player, static_cast<std::uint32_t>(edges_.size()), 0});
        numbers_.emplace(fingerprint, number);
        return number;
    }
    /// Adds an edge to the node that was added last.
    void add_edge(Token token, Worth estimate) {
        edges_.push_back({token, 0, 0, estimate, 0});
        ++nodes_.back().edges;
    }
    /// The node with a number from 0 to `size()` - 1; there until the next `add` or `clear`.
    const Node& node(std::uint32_t number) const noexcept { return nodes_[number]; }
    /// The edge of a node with a number from 0 to `node.edges` - 1; there until the next `add_edge` or `clear`.
    Edge& edge(const Node& node, std::uint32_t number) noexcept { return edges_[node.first_edge + number]; }
    const Edge& edge(const Node& node, std::uint32_t number) const noexcept { return edges_[node.first_edge + number]; }

private:
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
};

}  // namespace carcassonne::players
