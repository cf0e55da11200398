#include "commands.hpp"

#include <carcassonne/runtime/any_game.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace app {
namespace {

constexpr std::array<const char*, 6> names{"red", "blue", "yellow", "green", "black", "pink"};
constexpr const char* signs = "RBYGKP";

void print_scores(const std::vector<carcassonne::ScoreView>& scores) {
    for (const carcassonne::ScoreView& score : scores) {
        std::string reasons;
        for (const carcassonne::TermView& term : score.terms) {
            reasons += fmt::format("{}{} {} x {}", reasons.empty() ? ": " : " + ", term.count, term.what, term.each);
        }
        fmt::print("       + {} {}{}{}\n", names[score.player], score.points,
                   score.feature.empty() ? "" : fmt::format(" for a {}", score.feature), reasons);
    }
}

void play_one(carcassonne::AnyGame& game, std::uint64_t seed, std::size_t board_every) {
    carcassonne::Random random(seed, 2);
    std::size_t tiles = 0;
    while (!game.finished()) {
        const carcassonne::DecisionView decision = game.decision();
        const std::size_t answer = random.below(static_cast<std::uint32_t>(decision.answers));
        if (!decision.drawn.empty()) {
            fmt::print("{:3}. {:<6} {} ", ++tiles, names[decision.player], decision.drawn);
        } else {
            fmt::print("     {:<6} ", names[decision.player]);
        }
        fmt::print("{}\n", game.answer_text(answer));
        game.play(answer);
        print_scores(game.last_scores());
        if (board_every != 0 && !decision.drawn.empty() && tiles % board_every == 0) {
            fmt::print("\n{}\n", game.picture(signs));
        }
    }
    fmt::print("\n{}\nResult\n", game.picture(signs));
    for (std::size_t player = 0; player < game.players(); ++player) {
        fmt::print("       {:<6} {:>4}\n", names[player], game.score(player));
    }
}

}  // namespace

int play_any(const PlayOptions& options) {
    auto rules =
        carcassonne::switches(options.rules == "mission" ? "base+farmers+messages+porxada+ghosts" : options.rules);
    if (!rules) {
        fmt::print(stderr, "carcassonne: these are no rules: {}\n", carcassonne::switch_error_text(rules.error()));
        return unusable;
    }
    if (options.as_record) {
        fmt::print(stderr, "carcassonne: a record can hold the base game only\n");
        return unusable;
    }
    rules->players = options.players;
    for (std::size_t i = 0; i < options.games; ++i) {
        const std::uint64_t seed = options.seed + i;
        const auto game = carcassonne::any_game_of(*rules, seed);
        if (!game) {
            fmt::print(stderr, "carcassonne: {}\n", game.error().front().refusal.text);
            return unusable;
        }
        fmt::print("{}A game of {} players who play {} at random, seed {}\n\n", i == 0 ? "" : "\n", options.players,
                   (*game)->modules(), seed);
        play_one(**game, seed, options.board_every);
    }
    return all_well;
}

}  // namespace app
