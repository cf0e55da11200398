#include "hot_seat/play_programs.hpp"

#include "hot_seat/board_view.hpp"
#include "hot_seat/hot_seat.hpp"
#include "hot_seat/play_human.hpp"
#include "input.hpp"
#include "turn_words.hpp"

#include <carcassonne/players/player_spec.hpp>
#include <carcassonne/text/record.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace app {
namespace {

void tell_beginning(const HotSeat& game, std::uint64_t seed) {
    std::string players;
    for (const Seat& seat : game.seats()) {
        players +=
            (players.empty() ? "" : ", ") + seat.name + " (" + carcassonne::players::player_text(*seat.bot) + ")";
    }
    fmt::print("A game of {}, {}, seed {}\n\n", players, game.rules().front(), seed);
}

void play_one(HotSeat& game, const PlayOptions& options, const std::string& signs) {
    std::size_t shown = 0;
    while (!game.finished()) {
        game.thought()();
        game.play_thought();
        if (options.as_record) {
            continue;
        }
        // What is done in the turn that goes on is told together with the rest of it.
        if (game.turns() != shown || game.finished()) {
            shown = game.turns();
            for (const std::string& line : game.take_news()) {
                fmt::print("{}\n", line);
            }
            if (options.board_every != 0 && shown % options.board_every == 0) {
                fmt::print("\n{}\n", game.picture(game.area(), signs, {}));
            }
            std::fflush(stdout);
        }
    }
}

}  // namespace

int play_programs(const PlayOptions& options) {
    const std::vector<Seat> seats = seats_named(options);
    if (options.has_players && options.players != seats.size()) {
        throw InputError(
            fmt::format("each of {} players needs a --bot, and there are {}", options.players, seats.size()));
    }
    for (std::size_t i = 0; i < options.games; ++i) {
        const std::unique_ptr<HotSeat> game = new_hot_seat(options.rules, seats, options.seed + i);
        const Looks looks(game->seats());
        if (!options.as_record) {
            fmt::print("{}", i == 0 ? "" : "\n");
            tell_beginning(*game, options.seed + i);
        }
        play_one(*game, options, looks.signs);
        if (options.as_record) {
            fmt::print("{}", carcassonne::write_record(game->record()));
        } else {
            fmt::print("\n{}\n", game->picture(game->area(), looks.signs, {}));
            print_end(game->record());
        }
    }
    return all_well;
}

}  // namespace app
