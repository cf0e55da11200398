#include "commands.hpp"
#include "input.hpp"
#include "tournament/book.hpp"
#include "tournament/plan.hpp"
#include "tournament/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace app {
namespace {

using Games = std::map<std::uint64_t, PlayedGame>;

/// Writes into a folder the games, with their times, that are in another one and not there.
void bring(const std::string& from, const std::string& to, const TournamentPlan& plan, Games& games) {
    const Games others = read_games(from, plan);
    const auto times = read_times(from, plan);
    GameWriter writer(to, "merged");
    for (const auto& [number, game] : others) {
        const auto [there, is_new] = games.try_emplace(number, game);
        if (!is_new) {
            if (plan.repeatable() && !(there->second == game)) {
                throw InputError(fmt::format("{}: game {} is not the same as in {}", from, number, to));
            }
            continue;
        }
        if (const auto time = times.find(number); time != times.end()) {
            writer.write(time->second);
        }
        writer.write(game);
    }
}

/// "3, 7 to 12 and 4 more", of the numbers below `count` that no game has.
std::string missing_numbers(const Games& games, std::uint64_t count) {
    constexpr std::size_t shown = 20;
    std::vector<std::string> runs;
    for (std::uint64_t number = 0; number < count; ++number) {
        if (games.contains(number)) {
            continue;
        }
        const std::uint64_t first = number;
        while (number + 1 < count && !games.contains(number + 1)) {
            ++number;
        }
        runs.push_back(first == number ? fmt::format("{}", first) : fmt::format("{} to {}", first, number));
    }
    std::string text;
    for (std::size_t i = 0; i < (std::min)(runs.size(), shown); ++i) {
        text += (i == 0 ? "" : ", ") + runs[i];
    }
    return runs.size() > shown ? text + fmt::format(" and {} more runs of numbers", runs.size() - shown) : text;
}

}  // namespace

int merge(const MergeOptions& options) {
    try {
        const std::string& folder = options.folder.empty() ? options.folders.front() : options.folder;
        const TournamentPlan plan = read_plan(options.folders.front() + "/plan.json");
        begin_folder(folder, plan);
        Games games = read_games(folder, plan);
        for (const std::string& from : options.folders) {
            const std::vector<std::string> lines = differences(plan, read_plan(from + "/plan.json"));
            if (!lines.empty()) {
                throw InputError(fmt::format("{}: the tournament there is another than in {}\n    {}", from,
                                             options.folders.front(), fmt::join(lines, "\n    ")));
            }
            if (from != folder) {
                bring(from, folder, plan, games);
            }
        }
        const std::uint64_t missing = conclude(folder, plan, games);
        if (missing != 0) {
            const std::uint64_t count = plan.schedule().games();
            fmt::print(stderr, "carcassonne: {} of {} games are missing: {}\n", missing, count,
                       missing_numbers(games, count));
            return found_wrong;
        }
    } catch (const InputError& error) {
        fmt::print(stderr, "carcassonne: {}\n", error.what());
        return unusable;
    }
    return all_well;
}

}  // namespace app
