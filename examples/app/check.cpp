#include "check_scenario.hpp"
#include "commands.hpp"
#include "difference.hpp"
#include "files.hpp"
#include "games_in.hpp"
#include "input.hpp"
#include "json_game.hpp"
#include "own_record.hpp"
#include "position_file.hpp"
#include "saved_game.hpp"

#include <carcassonne/tiles/tile_file.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace app {
namespace {

/// Faults with their place in the file, "12:3: expected a tile, found 7", each for one line of the output.
using Faults = std::vector<std::string>;

std::string text_of(const carcassonne::NotationError& error) {
    return fmt::format("{}:{}: expected {}, found {}", error.line, error.column, error.expected, error.found.view());
}

template <class Read>
Faults check_record(const std::string& text, const Read& read) {
    Report report;
    try {
        verify_own_record(read(text), report);
    } catch (const InputError& error) {
        return {error.what()};
    }
    Faults faults;
    for (const Difference& difference : report.differences) {
        faults.push_back(fmt::format("{}: {}: expected {}, found {}", difference.where, difference.what,
                                     difference.expected, difference.found));
    }
    return faults;
}

/// A set of tiles is read line by line, so that each line tells its own fault.
Faults check_tiles(const std::string& text) {
    Faults faults;
    if (const auto set = carcassonne::parse_tile_set(text); set) {
        return faults;
    }
    std::string readable;
    carcassonne::detail::LineReader lines{text};
    std::string_view line;
    bool named = false;
    while (lines.next(line)) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        const bool says_nothing = begin == line.npos || line[begin] == '#';
        // Each line but the first is read behind a first line that is right.
        const std::string before = named ? "set check\n" : "";
        const auto read = carcassonne::parse_tile_set(before + std::string(line) + "\n");
        if (!says_nothing && !read) {
            carcassonne::NotationError error = read.error();
            error.line = lines.number;
            faults.push_back(text_of(error));
        }
        named = named || !says_nothing;
    }
    if (faults.empty()) {
        faults.push_back(text_of(carcassonne::parse_tile_set(text).error()));
    }
    return faults;
}

Faults check_position(const std::string& text) {
    try {
        static_cast<void>(position_in(text));
    } catch (const InputError& error) {
        return {error.what()};
    }
    return {};
}

Faults check_saved(const std::string& text) {
    Report report;
    try {
        verify_saved_game(text, report);
    } catch (const InputError& error) {
        return {error.what()};
    }
    Faults faults;
    for (const Difference& difference : report.differences) {
        faults.push_back(difference.what + ": " + difference.found);
    }
    return faults;
}

Faults check_games(const std::string& text) {
    Faults faults;
    carcassonne::detail::LineReader lines{text};
    std::string_view line;
    while (lines.next(line)) {
        if (line.find_first_not_of(" \t\r") == line.npos) {
            continue;
        }
        Report report;
        try {
            verify_json_game(std::string(line), report);
        } catch (const InputError& error) {
            faults.push_back(fmt::format("{}: {}", lines.number, error.what()));
        }
        for (const Difference& difference : report.differences) {
            faults.push_back(fmt::format("{}: {}: {}: expected {}, found {}", lines.number, difference.where,
                                         difference.what, difference.expected, difference.found));
        }
    }
    return faults;
}

/// The first words of the first line that says something.
std::string_view beginning_of(std::string_view text) {
    carcassonne::detail::LineReader lines{text};
    std::string_view line;
    while (lines.next(line)) {
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin != line.npos && line[begin] != '#') {
            return line.substr(begin);
        }
    }
    return {};
}

bool begins_with_one_of(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        return text.substr(0, word.size()) == word && text.substr(word.size(), 1) == " ";
    });
}

struct Checked {
    std::string_view what;
    Faults faults;
};

Checked check_text(const std::string& file, const std::string& text) {
    const std::string_view beginning = beginning_of(text);
    if (beginning.empty()) {
        return {"file", {"1: there is nothing in it"}};
    }
    if (is_record(text)) {
        return {"record", check_record(text, record_in)};
    }
    if (is_position(text)) {
        return {"position", check_position(text)};
    }
    if (beginning[0] == '{') {
        if (is_record_as_json(text)) {
            return {"record", check_record(text, json_record_in)};
        }
        const bool saved = text.find("\"replay\"") != text.npos;
        return saved ? Checked{"saved game", check_saved(text)} : Checked{"recorded games", check_games(text)};
    }
    if (begins_with_one_of(beginning, {"rule", "source", "edition", "modules", "option", "players"})) {
        return {"scenario", check_scenario(text, file)};
    }
    if (begins_with_one_of(beginning, {"set"})) {
        return {"set of tiles", check_tiles(text)};
    }
    return {"file", {"1: neither a record, a position, a set of tiles, a scenario nor a saved game"}};
}

}  // namespace

int check(const CheckOptions& options) {
    int status = all_well;
    for (const std::string& file : options.files) {
        std::string text;
        try {
            text = read_file(file);
        } catch (const InputError& error) {
            fmt::print(stderr, "{}\n", error.what());
            status = unusable;
            continue;
        }
        const Checked checked = check_text(file, text);
        for (const std::string& fault : checked.faults) {
            fmt::print("{}:{}\n", file, fault);
        }
        fmt::print("{}: a {}, {} fault{}\n", file, checked.what, checked.faults.size(),
                   checked.faults.size() == 1 ? "" : "s");
        if (!checked.faults.empty() && status == all_well) {
            status = found_wrong;
        }
    }
    return status;
}

}  // namespace app
