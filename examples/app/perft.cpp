#include "commands.hpp"
#include "input.hpp"
#include "measure.hpp"
#include "setup_of.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/testing/perft.hpp>
#include <fmt/format.h>

#include <charconv>
#include <sstream>
#include <vector>

namespace app {
namespace {

using Rules = carcassonne::BaseGame;
using carcassonne::testing::PerftCount;

/// "players 2; tiles BA/L BA/C; counts 1 3 4 9": two counts a turn.
struct PerftLine {
    std::size_t players = 2;
    std::vector<std::string> bag;
    std::vector<PerftCount> counts;
};

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

std::uint64_t number_in(const std::string& word) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) {
        throw InputError("expected a number, found " + word);
    }
    return number;
}

/// The words after the keyword with which a part of a line begins.
std::vector<std::string> words_after(const char* keyword, std::istringstream& line) {
    std::string part;
    std::getline(line, part, ';');
    std::vector<std::string> words = words_of(part);
    if (words.empty() || words.front() != keyword) {
        throw InputError(fmt::format("expected `{}`, found {}", keyword, words.empty() ? "nothing" : words.front()));
    }
    words.erase(words.begin());
    if (words.empty()) {
        throw InputError(fmt::format("nothing is said after `{}`", keyword));
    }
    return words;
}

PerftLine parsed(const std::string& text) {
    std::istringstream line(text);
    PerftLine result;
    result.players = number_in(words_after("players", line).front());
    result.bag = words_after("tiles", line);
    const std::vector<std::string> numbers = words_after("counts", line);
    if (numbers.size() % 2 != 0) {
        throw InputError("expected two counts a turn");
    }
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        result.counts.push_back({number_in(numbers[i]), number_in(numbers[i + 1])});
    }
    return result;
}

std::vector<PerftCount> count(const std::vector<std::string>& bag, std::size_t players, std::size_t turns) {
    const std::vector<std::string_view> script(bag.begin(), bag.end());
    carcassonne::Options<Rules> options;
    options.players = players;
    options.draws = carcassonne::Draws::from_script;
    options.plays_forced = false;
    options.script = script;
    options.tiles = carcassonne::testing::perft_tiles(carcassonne::sets::base_c2, script);
    return carcassonne::testing::perft(setup_of(options), turns);
}

std::string counts_text(const std::vector<PerftCount>& counts) {
    std::string text;
    for (const PerftCount& count : counts) {
        text += fmt::format(" {} {}", count.placements, count.figures);
    }
    return text;
}

int check_file(const std::string& name) {
    Lines lines(name);
    std::size_t bags = 0;
    std::size_t differences = 0;
    const Stopwatch watch;
    for (std::string text; lines.next(text);) {
        const std::size_t begin = text.find_first_not_of(" \t");
        if (begin == text.npos || text[begin] == '#') {
            continue;
        }
        try {
            const PerftLine line = parsed(text);
            const std::vector<PerftCount> found = count(line.bag, line.players, line.counts.size());
            ++bags;
            if (found != line.counts) {
                ++differences;
                fmt::print("{}: {}\n  expected{}\n  found   {}\n", lines.place(), fmt::join(line.bag, " "),
                           counts_text(line.counts), counts_text(found));
            }
        } catch (const InputError& error) {
            throw InputError(lines.place() + ": " + error.what());
        }
    }
    if (bags == 0) {
        throw InputError(lines.name() + ": there is no bag in it");
    }
    fmt::print("{}: {} bags, {} differences, {:.2f} s\n", lines.name(), bags, differences, watch.seconds());
    return differences == 0 ? all_well : found_wrong;
}

}  // namespace

int perft(const PerftOptions& options) {
    try {
        if (!options.file.empty()) {
            return check_file(options.file);
        }
        const std::vector<std::string> bag = words_of(options.bag);
        if (bag.empty()) {
            throw InputError("the bag is empty");
        }
        fmt::print("players {}; tiles {}; counts{}\n", options.players, fmt::join(bag, " "),
                   counts_text(count(bag, options.players, bag.size())));
        return all_well;
    } catch (const InputError& error) {
        fmt::print(stderr, "{}\n", error.what());
        return unusable;
    }
}

}  // namespace app
