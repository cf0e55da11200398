#include "commands.hpp"
#include "input.hpp"
#include "moments.hpp"
#include "record_of.hpp"
#include "turn_words.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstddef>
#include <cstdio>
#include <string>
#include <system_error>

namespace app {
namespace {

constexpr std::size_t stop = static_cast<std::size_t>(-1);

void print_moment(const Moments& moments, std::size_t moment) {
    if (moment != 0 && moment <= moments.record.turns.size()) {
        print_turn(moments.record, moment);
    }
    fmt::print("\n{}\n", moments.all[moment].picture);
    if (moment == moments.record.turns.size() + 1) {
        print_end(moments.record);
    } else {
        fmt::print("{}\n", moments.all[moment].decision);
    }
}

/// One line of the standard input; false at its end.
bool read_line(std::string& line) {
    line.clear();
    for (int letter = std::getchar(); letter != EOF; letter = std::getchar()) {
        if (letter == '\n') {
            return true;
        }
        line += static_cast<char>(letter);
    }
    return !line.empty();
}

/// Where somebody wants to go from here; `stop` to end.
std::size_t ask(std::size_t here, std::size_t last) {
    while (true) {
        fmt::print("\nturn {} of {}; Enter goes on, b goes back, a number jumps, q ends: ", here, last);
        std::fflush(stdout);
        std::string line;
        if (!read_line(line) || line == "q") {
            return stop;
        }
        if (line.empty()) {
            return here == last ? stop : here + 1;
        }
        if (line == "b") {
            return here == 0 ? 0 : here - 1;
        }
        std::size_t number = 0;
        const char* const end = line.data() + line.size();
        const auto read = std::from_chars(line.data(), end, number);
        if (read.ec == std::errc{} && read.ptr == end && number <= last) {
            return number;
        }
        fmt::print("that is none of these: {}\n", line);
    }
}

}  // namespace

int replay_file(const ReplayOptions& options) {
    try {
        const Moments moments(record_in_file(options.file, options.name));
        const bool steps = options.step || isatty(STDIN_FILENO) != 0;
        for (std::size_t moment = 0; moment < moments.all.size();) {
            print_moment(moments, moment);
            moment = steps ? ask(moment, moments.all.size() - 1) : moment + 1;
        }
        for (const carcassonne::RecordDifference& difference : moments.differences) {
            fmt::print(stderr, "{}, {}: {}: expected {}, found {}\n", options.file, difference.where, difference.what,
                       difference.expected, difference.found);
        }
        return moments.differences.empty() ? all_well : found_wrong;
    } catch (const InputError& error) {
        fmt::print(stderr, "{}\n", error.what());
        return unusable;
    }
}

}  // namespace app
