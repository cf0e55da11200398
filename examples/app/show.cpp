#include "commands.hpp"
#include "files.hpp"
#include "input.hpp"
#include "moments.hpp"
#include "position_file.hpp"
#include "record_of.hpp"
#include "turn_words.hpp"

#include <fmt/format.h>

#include <cstddef>

namespace app {
namespace {

void print_points(const carcassonne::GameRecord& record, std::size_t moment) {
    if (moment > record.turns.size()) {
        print_end(record);
    } else if (moment != 0 && record.turns[moment - 1].outcome) {
        const std::vector<int>& points = record.turns[moment - 1].outcome->points;
        for (std::size_t player = 0; player < points.size(); ++player) {
            fmt::print("       {:<6} {:>4}\n", record.head.players[player], points[player]);
        }
    }
}

int show_position(const ShowOptions& options, const std::string& text) {
    if (options.at || !options.name.empty()) {
        throw InputError(options.file + ": a position has neither turns nor games");
    }
    PositionSight sight;
    try {
        sight = position_in(text);
    } catch (const InputError& error) {
        throw InputError(options.file + ":" + error.what());
    }
    if (!options.svg.empty()) {
        write_file(options.svg, sight.svg);
    }
    if (options.as_position) {
        fmt::print("{}", sight.position);
    } else {
        fmt::print("\n{}\n{}\n", sight.picture, sight.decision);
    }
    return all_well;
}

int show_game(const ShowOptions& options) {
    const carcassonne::GameRecord record = record_in_file(options.file, options.name);
    const Moments moments(record);
    for (const carcassonne::RecordDifference& difference : moments.differences) {
        fmt::print(stderr, "{}, {}: {}: expected {}, found {}\n", options.file, difference.where, difference.what,
                   difference.expected, difference.found);
    }
    if (moments.all.empty()) {
        return found_wrong;
    }
    const std::size_t last = moments.all.size() - 1;
    if (options.at && *options.at > last) {
        throw InputError(fmt::format("{}: the game has no turn {}, only {}", options.file, *options.at,
                                     moments.record.turns.size()));
    }
    const std::size_t moment = options.at.value_or(last);
    visit_moment(record, moment, [&](const Table& table) {
        if (!options.svg.empty()) {
            write_file(options.svg, table.svg());
        }
        if (options.as_position) {
            fmt::print("{}", table.position());
        }
    });
    if (!options.as_position) {
        if (moment != 0 && moment <= moments.record.turns.size()) {
            print_turn(moments.record, moment);
        }
        fmt::print("\n{}\n{}\n", moments.all[moment].picture, moments.all[moment].decision);
        print_points(moments.record, moment);
    }
    return moments.differences.empty() ? all_well : found_wrong;
}

}  // namespace

int show(const ShowOptions& options) {
    try {
        // The standard input can be read once only, so there it is a game.
        const std::string text = options.file == "-" ? "" : read_file(options.file);
        return is_position(text) ? show_position(options, text) : show_game(options);
    } catch (const InputError& error) {
        fmt::print(stderr, "{}\n", error.what());
        return unusable;
    }
}

}  // namespace app
