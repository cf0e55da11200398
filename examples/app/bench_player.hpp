#pragma once

#include "commands.hpp"
#include "measure.hpp"
#include "progress.hpp"
#include "setup_of.hpp"
#include "tournament/plots.hpp"

#include <carcassonne/players/greedy_player.hpp>
#include <carcassonne/players/greedy_playout.hpp>
#include <carcassonne/players/make_player.hpp>
#include <carcassonne/players/mcts_player.hpp>
#include <carcassonne/runtime/knowledge.hpp>
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace app {

/// Measures how long a program thinks, and what the parts of its thinking cost, at decisions where to place a tile that
/// are spread over games of greedy players.
template <class Rules>
class PlayerBench {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    PlayerBench(const BenchOptions& options, const carcassonne::players::PlayerSpec& player,
                carcassonne::Options<Rules> rules)
        : options_(options), spec_(player), setup_(setup_for(std::move(rules))) {
        collect();
    }

    void run() {
        fmt::print("rules        {}, {} players, seed {}\n", options_.rules, options_.players, options_.seed);
        fmt::print("player       {}, at {} placements\n", options_.player, games_.size());
        print_parts();
        if (spec_.kind == carcassonne::players::PlayerKind::mcts) {
            const double alone = print_tree(1);
            if (spec_.threads > 1) {
                fmt::print("             {:.2f} times as many\n", print_tree(spec_.threads) / alone);
            }
        } else {
            const auto player = carcassonne::players::make_player<Rules>(spec_);
            player->begin(options_.seed);
            fmt::print("decision     {}\n", length(median_of([&](const Game& game) {
                           const Choices choices = game.choices();
                           const Stopwatch watch;
                           player->answer(game, choices);
                           return watch.seconds();
                       })));
        }
    }

private:
    static constexpr std::uint64_t dice_stream = 3;
    static constexpr std::size_t rounds = 200;

    carcassonne::Setup<Rules> setup_for(carcassonne::Options<Rules> rules) const {
        rules.players = options_.players;
        return setup_of(rules);
    }
    /// The positions: every seventh placement, so that all players and all parts of a game are met.
    void collect() {
        carcassonne::players::GreedyPlayer<Rules> greedy;
        greedy.begin(options_.seed);
        std::size_t placements = 0;
        for (std::uint64_t seed = options_.seed; games_.size() < options_.positions; ++seed) {
            Game game(setup_, seed);
            Choices choices = game.choices();
            while (!choices.empty() && games_.size() < options_.positions) {
                if (choices.count() > 1 && game.template asks<carcassonne::PlaceStep>() && ++placements % 7 == 0) {
                    games_.push_back(game);
                }
                game.play(greedy.answer(game, choices), choices);
            }
        }
    }

    static std::string length(double seconds) { return time_text(seconds * 1e9); }
    /// The middle one of what `seconds_at(game)` says at the positions.
    template <class SecondsAt>
    double median_of(SecondsAt&& seconds_at) const {
        std::vector<double> seconds;
        for (const Game& game : games_) {
            seconds.push_back(seconds_at(game));
        }
        return median(std::move(seconds));
    }
    /// How long something takes that is done again and again at one position.
    template <class Act>
    static double repeated(std::size_t times, Act&& act) {
        const Stopwatch watch;
        for (std::size_t i = 0; i < times; ++i) {
            act();
        }
        return watch.seconds() / static_cast<double>(times);
    }

    void print_parts() const {
        const carcassonne::players::SearchWeights weights;
        carcassonne::players::FittingTiles<Rules> fitting;
        carcassonne::Random dice(options_.seed, dice_stream);
        fmt::print("clone        {}\n", length(median_of([](const Game& game) {
                       Game copy = game;
                       return repeated(rounds, [&] {
                           copy = game;
                           keep(&copy);
                       });
                   })));
        fmt::print("future       {} (a copy in which other tiles will come)\n", length(median_of([&](const Game& game) {
                       return repeated(rounds, [&] {
                           const Game other = carcassonne::determinise(game, dice.next());
                           keep(&other);
                       });
                   })));
        fmt::print("estimate     {}\n", length(median_of([&](const Game& game) {
                       return repeated(rounds, [&] {
                           const carcassonne::players::Estimate<Rules> estimate(game, weights.estimate, fitting);
                           keep(&estimate);
                       });
                   })));
        fmt::print("playout      {} ({} greedy turns)\n", length(median_of([&](const Game& game) {
                       return repeated(5, [&] {
                           Game other = carcassonne::determinise(game, dice.next());
                           Choices choices = other.choices();
                           carcassonne::players::GreedyPlayout<Rules>(weights.estimate, fitting, dice)
                               .play_turns(other, choices, weights.playout_turns);
                       });
                   })),
                   weights.playout_turns);
    }

    /// How many games the trees imagine in a second.
    double print_tree(std::uint32_t threads) const {
        carcassonne::players::PlayerSpec spec = spec_;
        spec.threads = threads;
        carcassonne::players::MctsPlayer<Rules> player(spec);
        Progress progress("positions", games_.size());
        std::size_t done = 0;
        double seconds = 0;
        std::vector<double> decisions;
        for (const Game& game : games_) {
            player.begin(options_.seed + done);
            const Choices choices = game.choices();
            const Stopwatch watch;
            player.answer(game, choices);
            decisions.push_back(watch.seconds());
            seconds += decisions.back();
            progress.show(++done);
        }
        const auto iterations = static_cast<double>(player.iterations());
        const double a_second = iterations / seconds;
        fmt::print("iteration    {} with {} thread{}: {:.0f} a second, {:.0f} a decision of {}\n", length(1 / a_second),
                   threads, threads == 1 ? "" : "s", a_second, iterations / static_cast<double>(games_.size()),
                   length(median(std::move(decisions))));
        return a_second;
    }

    const BenchOptions& options_;
    carcassonne::players::PlayerSpec spec_;
    carcassonne::Setup<Rules> setup_;
    std::vector<Game> games_;
};

/// For one rule set each, since they take long to compile.
void bench_base_player(const BenchOptions& options, const carcassonne::players::PlayerSpec& player);
/// The standard rules with the modules that the option `rules` names.
void bench_standard_player(const BenchOptions& options, const carcassonne::players::PlayerSpec& player);

}  // namespace app
