#pragma once

#include "commands.hpp"
#include "measure.hpp"
#include "progress.hpp"
#include "setup_of.hpp"

#include <carcassonne/carcassonne.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace app {

/// Measures random games under the rules `Rules`.
template <class Rules>
class PlayBench {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;
    using Setup = carcassonne::Setup<Rules>;

    PlayBench(const BenchOptions& options, carcassonne::Options<Rules> rules)
        : options_(options), rules_(std::move(rules)) {}

    void run() const {
        const BenchOptions& options = options_;
        const Setup setup = setup_for(true);
        carcassonne::Random random(options.seed, player_stream);
        Totals warm_up;
        play_games(setup, options.seed, options.games, (std::min)(options.games, std::size_t{2000}), random, warm_up);

        Totals totals;
        std::vector<double> game_rates;
        std::vector<double> turn_times;
        double seconds = 0;
        std::size_t allocated = 0;
        Progress progress("games", options.games);
        for (std::size_t part = 0; part < parts; ++part) {
            const std::size_t first = options.games * part / parts;
            const std::size_t count = options.games * (part + 1) / parts - first;
            if (count == 0) {
                continue;
            }
            const std::uint64_t turns_before = totals.turns;
            const std::size_t allocations_before = allocations();
            const Stopwatch watch;
            play_games(setup, options.seed, first, count, random, totals);
            const double time = watch.seconds();
            allocated += allocations() - allocations_before;
            seconds += time;
            game_rates.push_back(static_cast<double>(count) / time);
            turn_times.push_back(time * 1e9 / static_cast<double>(totals.turns - turns_before));
            progress.show(first + count);
        }
        const auto games = static_cast<double>(totals.games);
        fmt::print("rules        {}, {} players, {}, seed {}\n", options.rules, options.players, options.policy,
                   options.seed);
        fmt::print("games        {} in {:.3f} s, {} parts\n", totals.games, seconds, game_rates.size());
        fmt::print("speed        {:.0f} games/s (median), {:.0f} at best, {:.0f} over all\n", median(game_rates),
                   *std::max_element(game_rates.begin(), game_rates.end()), games / seconds);
        fmt::print("turn         {:.1f} ns (median), {:.1f} at best\n", median(turn_times),
                   *std::min_element(turn_times.begin(), turn_times.end()));
        const double decisions = decisions_a_turn(setup, options.seed);
        fmt::print("decision     {:.1f} ns (median), {:.2f} a turn\n", median(turn_times) / decisions, decisions);
        fmt::print(
            "clone        {:.1f} ns (of one game in the middle again and again; of 4 in turn {:.1f}, of 64 {:.1f})\n",
            clone_nanoseconds(setup, options.seed, 1, 1), clone_nanoseconds(setup, options.seed, 4, 2),
            clone_nanoseconds(setup, options.seed, 64, 8));
        fmt::print("state        {} bytes, the game {} bytes, choices {} bytes\n", sizeof(carcassonne::State<Rules>),
                   sizeof(Game), sizeof(Choices));
        fmt::print("allocations  {} a game\n", static_cast<double>(allocated) / games);
        fmt::print("turns        {:.2f} a game\n", static_cast<double>(totals.turns) / games);
        print_choices();
        fmt::print("scores      ");
        for (std::size_t i = 0; i < options.players; ++i) {
            fmt::print(" {:.2f}", static_cast<double>(totals.points[i]) / games);
        }
        fmt::print(" (mean)\n");
    }

private:
    /// The stream of the players' choices; that of the draws is another one.
    static constexpr std::uint64_t player_stream = 2;
    static constexpr std::size_t parts = 5;

    Setup setup_for(bool plays_forced) const {
        carcassonne::Options<Rules> options = rules_;
        options.players = options_.players;
        options.plays_forced = plays_forced;
        return setup_of(options);
    }

    /// What can be read off a finished game without asking while it is played.
    struct Totals {
        std::size_t games = 0;
        std::uint64_t turns = 0;
        std::array<std::int64_t, carcassonne::player_capacity> points{};

        void add(const Game& game) {
            ++games;
            turns += game.board().tile_count() - 1;
            for (std::size_t i = 0; i < game.players(); ++i) {
                points[i] += game.score(carcassonne::PlayerId::at(i));
            }
        }
    };

    /// The loop that is measured: a placement out of all legal ones, then a meeple out of all legal ones and none.
    static void play_games(const Setup& setup, std::uint64_t seed, std::size_t first, std::size_t count,
                           carcassonne::Random& random, Totals& totals) {
        carcassonne::NoSink sink;
        Choices choices;
        for (std::size_t i = 0; i < count; ++i) {
            Game game(setup, seed + first + i, choices, sink);
            while (choices.count() != 0) {
                game.play(choices.nth(random.below(choices.count())), choices);
            }
            totals.add(game);
        }
    }

    /// How many decisions a turn the loop answers; those with one answer are played by the game itself.
    static double decisions_a_turn(const Setup& setup, std::uint64_t seed) {
        constexpr std::uint64_t games = 2000;
        carcassonne::Random random(seed, player_stream);
        carcassonne::NoSink sink;
        std::uint64_t decisions = 0;
        std::uint64_t turns = 0;
        for (std::uint64_t i = 0; i < games; ++i) {
            Choices choices;
            Game game(setup, seed + i, choices, sink);
            for (; choices.count() != 0; ++decisions) {
                game.play(choices.nth(random.below(choices.count())), choices);
            }
            turns += game.board().tile_count() - 1;
        }
        return static_cast<double>(decisions) / static_cast<double>(turns);
    }

    /// Plays again, asking at every decision, and prints what the choices were. Nothing here is measured.
    void print_choices() const {
        const BenchOptions& options = options_;
        const Setup setup = setup_for(false);
        carcassonne::Random random(options.seed, player_stream);
        const std::size_t games = (std::min)(options.games, std::size_t{20000});
        std::uint64_t placements = 0;
        std::uint64_t meeples = 0;
        std::uint64_t turns = 0;
        carcassonne::NoSink sink;
        for (std::size_t i = 0; i < games; ++i) {
            Choices choices;
            Game game(setup, options.seed + i, choices, sink);
            while (choices.count() != 0) {
                const bool places = game.template asks<carcassonne::PlaceStep>();
                (places ? placements : meeples) += choices.count();
                turns += places ? 1 : 0;
                game.play(choices.nth(random.below(choices.count())), choices);
            }
        }
        fmt::print("choices      {:.2f} placements a turn, {:.2f} meeple choices a turn counting none ({} games)\n",
                   static_cast<double>(placements) / static_cast<double>(turns),
                   static_cast<double>(meeples) / static_cast<double>(turns), games);
    }

    /// Copies of different games in the middle, each onto another game. A search copies the same few games again and
    /// again, which the processor then has at hand; of many games it has to fetch each from farther away.
    static double clone_nanoseconds(const Setup& setup, std::uint64_t seed, std::size_t clone_states,
                                    std::size_t copies) {
        const std::size_t rounds = 51200 / clone_states;
        constexpr std::size_t middle = 36;
        std::vector<Game> from;
        carcassonne::Random random(seed, player_stream);
        carcassonne::NoSink sink;
        for (std::size_t i = 0; from.size() < clone_states; ++i) {
            Choices choices;
            Game game(setup, seed + i, choices, sink);
            while (choices.count() != 0 && game.board().tile_count() < middle) {
                game.play(choices.nth(random.below(choices.count())), choices);
            }
            from.push_back(game);
        }
        std::vector<Game> to(copies, from.front());
        std::vector<double> times;
        for (std::size_t part = 0; part < parts; ++part) {
            const Stopwatch watch;
            for (std::size_t round = 0; round < rounds; ++round) {
                for (std::size_t i = 0; i < clone_states; ++i) {
                    to[i % copies] = from[i];
                    keep(&to[i % copies]);
                }
            }
            times.push_back(watch.seconds() * 1e9 / static_cast<double>(rounds * clone_states));
        }
        return median(times);
    }

    const BenchOptions& options_;
    carcassonne::Options<Rules> rules_;
};

/// The rules that are composed while the program is compiled, one source file each.
void bench_base(const BenchOptions& options);
void bench_inns_and_traders(const BenchOptions& options);
void bench_messages(const BenchOptions& options);
void bench_ghosts(const BenchOptions& options);
void bench_mission(const BenchOptions& options);
/// The standard rules with the modules that the option `rules` names.
void bench_standard(const BenchOptions& options);

}  // namespace app
