#include "commands.hpp"
#include "rules.hpp"

#include <carcassonne/text/picture.hpp>
#include <carcassonne/text/record.hpp>
#include <fmt/format.h>

namespace app {
namespace {

using Recorded = carcassonne::RecordedGame<carcassonne::BaseGame>;

/// The initials of red, blue, yellow, green, black, pink; the K of black keeps it apart from blue.
constexpr const char* signs = "RBYGKP";

void print_turn(const carcassonne::GameRecord& record, std::size_t number) {
    const carcassonne::RecordedTurn& turn = record.turns[number - 1];
    for (const std::string& tile : turn.discarded) {
        fmt::print("     {:<6} draws {}, which fits nowhere\n", record.players[turn.player], tile);
    }
    fmt::print("{:3}. {:<6} {}\n", number, record.players[turn.player], carcassonne::detail::move_text(turn));
    for (const carcassonne::RecordedScore& score : turn.scores) {
        fmt::print("       + {}\n", carcassonne::spoken_score_text(score, record.players));
    }
}

void print_end(const Recorded& game) {
    const carcassonne::GameRecord& record = game.record();
    for (const std::string& tile : record.discarded) {
        fmt::print("     {} fits nowhere\n", tile);
    }
    fmt::print("\n{}\nFinal scoring\n", carcassonne::picture(game.game(), signs));
    for (const carcassonne::RecordedScore& score : record.final_scores) {
        fmt::print("       + {}\n", carcassonne::spoken_score_text(score, record.players));
    }
    fmt::print("\nResult\n");
    for (std::size_t player = 0; player < record.players.size(); ++player) {
        fmt::print("       {:<6} {:>4}\n", record.players[player], record.points[player]);
    }
    std::string winners;
    for (const std::size_t player : record.winners) {
        winners += (winners.empty() ? "" : " and ") + record.players[player];
    }
    fmt::print("       {} {}\n", winners, record.winners.size() == 1 ? "wins" : "tie");
}

void play_one(Recorded& game, std::uint64_t seed, std::size_t board_every) {
    carcassonne::Random random(seed, 2);
    std::size_t printed = 0;
    while (game.choices().count() != 0) {
        game.play(game.choices().nth(random.below(game.choices().count())));
        while (printed < game.record().turns.size()) {
            print_turn(game.record(), ++printed);
            if (board_every != 0 && printed % board_every == 0) {
                fmt::print("\n{}\n", carcassonne::picture(game.game(), signs));
            }
        }
    }
}

}  // namespace

int play(const PlayOptions& options) {
    if (options.rules != "base") {
        return play_any(options);
    }
    if (options.as_record && options.games != 1) {
        fmt::print(stderr, "carcassonne: a record is that of one game: --record does not go with --games {}\n",
                   options.games);
        return unusable;
    }
    for (std::size_t i = 0; i < options.games; ++i) {
        const std::uint64_t seed = options.seed + i;
        carcassonne::Options<carcassonne::BaseGame> rules;
        rules.players = options.players;
        auto begun = Recorded::begin(rules, seed);
        if (!begun) {
            fmt::print(stderr, "carcassonne: {}\n", begun.error().front().refusal.text);
            return unusable;
        }
        Recorded game = *std::move(begun);
        if (options.as_record) {
            carcassonne::Random random(seed, 2);
            while (game.choices().count() != 0) {
                game.play(game.choices().nth(random.below(game.choices().count())));
            }
            fmt::print("{}", carcassonne::write_record(game.record()));
            continue;
        }
        fmt::print("{}A game of {} players who play at random, seed {}\n\n", i == 0 ? "" : "\n", options.players, seed);
        play_one(game, seed, options.board_every);
        print_end(game);
    }
    return all_well;
}

}  // namespace app
