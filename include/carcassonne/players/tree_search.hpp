#pragma once

#include "carcassonne/players/greedy_choice.hpp"
#include "carcassonne/players/greedy_playout.hpp"
#include "carcassonne/players/player_spec.hpp"
#include "carcassonne/players/search_tree.hpp"
#include "carcassonne/runtime/knowledge.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace carcassonne::players {

/// What a search goes by, besides what it has seen.
struct SearchWeights {
    EstimateWeights estimate;
    /// An answer that looks so much worse than the best gets a quarter of its share of the search.
    Worth doubt = 3 * point;
    /// By how much an answer that was seldom looked at may be better than it seems.
    Worth curiosity = 8 * point;
    /// How many turns a greedy playout lasts.
    int playout_turns = 4;
};

namespace detail {

/// The largest number whose square is not above `number`.
constexpr std::uint64_t square_root(std::uint64_t number) noexcept {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1) {
        if ((root + bit) * (root + bit) <= number) {
            root += bit;
        }
    }
    return root;
}

}  // namespace detail

/// A search tree that grows by one node with every game that is imagined: down the tree along the answers that look
/// best or were seldom tried, one new node, from there to an estimate, and what it says is added to all answers on the
/// way. Every imagined game draws other tiles, so what is behind a draw weighs as much as it is likely. Games that are
/// the first to go by their answer see one future, those that are the second see another one, and so on: so answers are
/// compared, and not their luck.
template <class Rules>
class TreeSearch {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    TreeSearch(Playout playout, const SearchWeights& weights) : playout_(playout), weights_(weights) {}

    void begin(Random dice) {
        decisions_ = dice;
        tree_.clear();
    }
    /// The decision to think about; what is known of it already is kept. The game must stay until the last `iterate`.
    void start(const Game& game) {
        game_ = &game;
        luck_ = decisions_.next();
        dice_ = Random(luck_, looks_stream);
        if (tree_.edge_count() > most_edges) {
            tree_.clear();
        }
        const std::uint64_t print = fingerprint(game);
        root_ = tree_.find(print);
        if (root_ == SearchTree::none) {
            root_ = static_cast<std::uint32_t>(tree_.size());
            expand(determinise(game, dice_.next()), game.choices(), print);
        }
    }
    /// Imagines one game more.
    void iterate() {
        const Node& root = tree_.node(root_);
        const std::uint32_t edge = pick(root);
        dice_ = Random(luck_, tree_.edge(root, edge).visits);
        Game game = determinise(*game_, dice_.next());
        way_.clear();
        add_to_way(down(game, edge));
    }

    const SearchTree& tree() const noexcept { return tree_; }
    /// The decision to think about. Its edges are the answers in the order of the choices.
    const Node& root() const noexcept { return tree_.node(root_); }

private:
    static constexpr std::size_t longest_way = 64;
    /// The stream of the luck of a decision that no visit has: a visit's is its number.
    static constexpr std::uint64_t looks_stream = std::uint64_t{1} << 32;
    static constexpr std::size_t most_edges = 2'000'000;
    static constexpr int positions = 1000;

    /// By how much every player is ahead.
    using Leads = std::array<Worth, player_capacity>;
    struct Step {
        std::uint32_t node;
        std::uint32_t edge;
    };

    static std::uint64_t fingerprint(const Game& game) noexcept { return determinise(game, 0).hash(); }

    Leads estimated(const Game& game) noexcept {
        const Estimate<Rules> estimate(game, weights_.estimate, fitting_);
        Leads leads{};
        for (std::size_t i = 0; i < game.players(); ++i) {
            leads[i] = estimate.lead(PlayerId::at(i));
        }
        return leads;
    }

    /// Goes down the tree along an answer of the root to a new node, or to the end of the game.
    Leads down(Game& game, std::uint32_t edge) {
        Choices choices;
        std::uint32_t at = root_;
        while (true) {
            way_.push_back({at, edge});
            imagine(game, tree_.edge(tree_.node(at), edge).token, choices, dice_);
            if (choices.empty() || way_.size() == longest_way) {
                return estimated(game);
            }
            const std::uint64_t print = fingerprint(game);
            at = tree_.find(print);
            if (at == SearchTree::none) {
                return play_on(game, choices, expand(game, choices, print));
            }
            edge = pick(tree_.node(at));
        }
    }
    void add_to_way(const Leads& leads) {
        for (const Step& step : way_) {
            const Node& node = tree_.node(step.node);
            Edge& edge = tree_.edge(node, step.edge);
            ++edge.visits;
            edge.sum += leads[node.player.index()];
        }
    }
    /// Adds the node of a decision with the estimates of all answers; which of them looks best.
    Token expand(const Game& game, const Choices& choices, std::uint64_t print) {
        const std::uint32_t number = tree_.add(print, choices.player());
        GreedyChoice best;
        GreedySearch<Rules> search(weights_.estimate, fitting_, dice_, positions);
        choices.each([&](Token token) {
            const Worth lead = search.value(game, token, choices.player());
            tree_.add_edge(token, lead);
            if (lead > best.lead) {
                best = {token, lead};
            }
        });
        share_out(tree_.node(number), best.lead);
        return best.token;
    }
    void share_out(const Node& node, Worth best) {
        Chance sum = 0;
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            Edge& edge = tree_.edge(node, i);
            const Chance closeness = certain * weights_.doubt / (weights_.doubt + best - edge.estimate);
            edge.share = closeness * closeness / certain;
            sum += edge.share;
        }
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            Edge& edge = tree_.edge(node, i);
            edge.share = edge.share * certain / sum;
        }
    }
    /// The answer to try next: the best so far, or one that was tried too seldom for its looks.
    std::uint32_t pick(const Node& node) const noexcept {
        // How far estimates are off here: what comes after an answer is mostly bad for who gave it.
        Worth off = 0;
        std::int64_t visits = 0;
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            const Edge& edge = tree_.edge(node, i);
            off += edge.sum - edge.estimate * static_cast<Worth>(edge.visits);
            visits += edge.visits;
        }
        off = visits != 0 ? off / visits : 0;
        const auto root = static_cast<std::int64_t>(detail::square_root(static_cast<std::uint64_t>(visits + 1) << 16));
        std::uint32_t best = 0;
        Worth most = (std::numeric_limits<Worth>::min)();
        for (std::uint32_t i = 0; i < node.edges; ++i) {
            const Edge& edge = tree_.edge(node, i);
            const Worth seen = edge.visits != 0 ? edge.mean() : edge.estimate + off;
            const Worth hope =
                weights_.curiosity * edge.share / certain * root / 256 / (1 + static_cast<std::int64_t>(edge.visits));
            if (seen + hope > most) {
                most = seen + hope;
                best = i;
            }
        }
        return best;
    }

    /// What comes of a new node: its best answer, the rest of that turn, and what the playout adds.
    Leads play_on(Game& game, Choices& choices, Token best) {
        if (playout_ == Playout::random) {
            while (!choices.empty()) {
                imagine(game, choices.nth(dice_.below(choices.count())), choices, dice_);
            }
            return estimated(game);
        }
        const PlayerId player = choices.player();
        const unsigned tiles = game.tiles_left();
        imagine(game, best, choices, dice_);
        GreedyPlayout<Rules> playout(weights_.estimate, fitting_, dice_);
        playout.finish_turn(game, choices, player, tiles);
        playout.play_turns(game, choices, playout_ == Playout::greedy ? weights_.playout_turns : 0);
        return estimated(game);
    }

    Playout playout_;
    SearchWeights weights_;
    FittingTiles<Rules> fitting_;
    SearchTree tree_;
    /// A number for each decision, from which all luck of its imagined games comes.
    Random decisions_;
    std::uint64_t luck_ = 0;
    Random dice_;
    const Game* game_ = nullptr;
    std::uint32_t root_ = 0;
    std::vector<Step> way_;
};

}  // namespace carcassonne::players
