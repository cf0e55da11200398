#include "commands.hpp"
#include "hot_seat/play_human.hpp"
#include "hot_seat/play_programs.hpp"
#include "input.hpp"
#include "table.hpp"
#include "turn_words.hpp"

#include <carcassonne/support/random.hpp>
#include <carcassonne/text/record.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace app {
namespace {

/// Plays at random to the end, printing every turn when it is over, if asked to.
void play_one(Table& table, const PlayOptions& options, std::uint64_t seed) {
    carcassonne::Random random(seed, 2);
    std::size_t printed = 0;
    while (table.answers() != 0) {
        table.play(random.below(table.answers()));
        while (!options.as_record && printed < table.record().turns.size()) {
            print_turn(table.record(), ++printed);
            if (options.board_every != 0 && printed % options.board_every == 0) {
                fmt::print("\n{}\n", table.picture());
            }
        }
    }
}

}  // namespace

int play(const PlayOptions& options) {
    if (options.as_record && options.games != 1) {
        fmt::print(stderr, "carcassonne: a record is that of one game: --record does not go with --games {}\n",
                   options.games);
        return unusable;
    }
    if (!options.seats.empty() || !options.resume.empty()) {
        const bool with_humans =
            std::any_of(options.seats.begin(), options.seats.end(), [](const SeatWord& seat) { return seat.is_human; });
        try {
            return with_humans || !options.resume.empty() ? play_human(options) : play_programs(options);
        } catch (const InputError& error) {
            fmt::print(stderr, "carcassonne: {}\n", error.what());
            return unusable;
        }
    }
    for (std::size_t i = 0; i < options.games; ++i) {
        const std::uint64_t seed = options.seed + i;
        std::unique_ptr<Table> table;
        try {
            table = new_table(options.rules, options.players, seed);
        } catch (const InputError& error) {
            fmt::print(stderr, "carcassonne: {}\n", error.what());
            return unusable;
        }
        if (!options.as_record) {
            fmt::print("{}A game of {} players who play {} at random, seed {}\n\n", i == 0 ? "" : "\n", options.players,
                       table->record().head.rules, seed);
        }
        play_one(*table, options, seed);
        if (options.as_record) {
            fmt::print("{}", carcassonne::write_record(table->record()));
        } else {
            fmt::print("\n{}\n", table->picture());
            print_end(table->record());
        }
    }
    return all_well;
}

}  // namespace app
