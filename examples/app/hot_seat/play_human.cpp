#include "hot_seat/play_human.hpp"

#include "files.hpp"
#include "hot_seat/conversation.hpp"
#include "hot_seat/save_file.hpp"
#include "hot_seat/terminal.hpp"
#include "input.hpp"
#include "own_record.hpp"
#include "record_of.hpp"

#include <carcassonne/players/player_spec.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>

namespace app {
namespace {

carcassonne::players::PlayerSpec program_named(const std::string& text) {
    const auto spec = carcassonne::players::parse_player(text);
    if (!spec) {
        throw InputError(spec.error());
    }
    return *spec;
}

ColourUse colour_use(const std::string& word) {
    return word == "always" ? ColourUse::always : word == "never" ? ColourUse::never : ColourUse::automatic;
}

/// The seats of a record: those of the humans who are named are theirs, the others those of the programs in their
/// order, of which the last one takes all that are left.
std::vector<Seat> seats_resumed(const PlayOptions& options, const std::vector<std::string>& names) {
    std::vector<std::string> humans;
    std::vector<carcassonne::players::PlayerSpec> programs;
    if (options.seats.size() > names.size()) {
        throw InputError(fmt::format("{} play in {}, not {}", names.size(), options.resume, options.seats.size()));
    }
    for (const SeatWord& word : options.seats) {
        if (!word.is_human) {
            programs.push_back(program_named(word.text));
        } else if (std::find(names.begin(), names.end(), word.text) == names.end()) {
            throw InputError("nobody in " + options.resume + " is called " + word.text);
        } else if (std::find(humans.begin(), humans.end(), word.text) != humans.end()) {
            throw InputError("--human " + word.text + " is said twice");
        } else {
            humans.push_back(word.text);
        }
    }
    if (programs.empty()) {
        programs.push_back(program_named("greedy"));
    }
    std::vector<Seat> seats;
    std::size_t next = 0;
    for (const std::string& name : names) {
        if (options.seats.empty() || std::find(humans.begin(), humans.end(), name) != humans.end()) {
            seats.push_back({name});
        } else {
            seats.push_back({name, programs[(std::min)(next++, programs.size() - 1)]});
        }
    }
    return seats;
}

int talk(HotSeat& game, const PlayOptions& options, SaveFile save) {
    const Terminal terminal(colour_use(options.colour));
    return Conversation(game, terminal, std::move(save)).run();
}

int play_resumed(const PlayOptions& options) {
    const std::string text = read_file(options.resume);
    const bool is_own = text.starts_with("carcassonne record");
    carcassonne::GameRecord record;
    try {
        record = is_own ? record_in(text) : record_in_file(options.resume);
    } catch (const InputError& error) {
        throw InputError(is_own ? options.resume + ":" + error.what() : error.what());
    }
    std::unique_ptr<HotSeat> game;
    const std::vector<Seat> seats = seats_resumed(options, record.head.players);
    try {
        game = resumed_hot_seat(record, seats);
    } catch (const InputError& error) {
        throw InputError(options.resume + ": " + error.what());
    }
    return talk(*game, options, is_own ? SaveFile(options.resume, text, record) : SaveFile());
}

}  // namespace

std::vector<Seat> seats_named(const PlayOptions& options) {
    std::vector<Seat> seats;
    for (const SeatWord& word : options.seats) {
        seats.push_back(word.is_human ? Seat{word.text} : Seat{"", program_named(word.text)});
    }
    if (seats.size() == 1 && options.seats.front().is_human) {
        seats.push_back({"", program_named("greedy")});
    }
    if (seats.size() < 2 || seats.size() > 6) {
        throw InputError(fmt::format("2 to 6 play, not {}", seats.size()));
    }
    return seats;
}

int play_human(const PlayOptions& options) {
    if (options.as_record || options.games != 1 || options.has_players || options.board_every != 0) {
        throw InputError("--players, --games, --record and --board-every do not go with humans; each --human and each "
                         "--bot is a seat");
    }
    if (!options.resume.empty()) {
        return play_resumed(options);
    }
    const std::uint64_t seed = options.has_seed ? options.seed : std::random_device{}();
    const std::unique_ptr<HotSeat> game = new_hot_seat(options.rules, seats_named(options), seed);
    return talk(*game, options, {});
}

}  // namespace app
