#include "tournament/book.hpp"

#include "files.hpp"
#include "input.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace app {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;
namespace players = carcassonne::players;

// Lines.

std::string line_of(const PlayedGame& game) {
    Json sources = Json::array();
    for (const PlayedSource& source : game.sources) {
        sources.push_back({source.feature, source.what, source.points});
    }
    return Json{{"game", game.number}, {"players", game.players},           {"scores", game.scores},
                {"turns", game.turns}, {"lead_changes", game.lead_changes}, {"decisions", game.decisions},
                {"sources", sources}}
        .dump();
}

PlayedGame game_of(const Json& json) {
    PlayedGame game;
    json.at("game").get_to(game.number);
    json.at("players").get_to(game.players);
    json.at("scores").get_to(game.scores);
    json.at("turns").get_to(game.turns);
    json.at("lead_changes").get_to(game.lead_changes);
    json.at("decisions").get_to(game.decisions);
    for (const Json& source : json.at("sources")) {
        game.sources.push_back({source.at(0), source.at(1), source.at(2)});
    }
    return game;
}

/// Whether the game is one of the schedule, with all that belongs to it.
bool is_of(const PlayedGame& game, const players::Schedule& schedule) {
    if (game.number >= schedule.games() || game.players != schedule.game(game.number).seats ||
        game.scores.size() != schedule.seats() || game.decisions.size() != schedule.seats()) {
        return false;
    }
    std::vector<int> sum(schedule.seats());
    for (const PlayedSource& source : game.sources) {
        if (source.points.size() != schedule.seats()) {
            return false;
        }
        for (std::size_t seat = 0; seat < sum.size(); ++seat) {
            sum[seat] += source.points[seat];
        }
    }
    return sum == game.scores;
}

std::string line_of(const PlayedTimes& times) {
    Json seats = Json::array();
    for (const players::ThinkingTime& time : times.seats) {
        // Lists of counts are mostly zeros: the number of those in front, then the others.
        const auto& counts = time.by_magnitude;
        const auto is_some = [](std::uint32_t count) { return count != 0; };
        const auto first = std::find_if(counts.begin(), counts.end(), is_some);
        const auto last = std::find_if(counts.rbegin(), counts.rend(), is_some).base();
        seats.push_back({{"nanoseconds", time.nanoseconds},
                         {"longest", time.longest},
                         {"from", first == counts.end() ? 0 : first - counts.begin()},
                         {"counts", first == counts.end() ? std::vector<std::uint32_t>{}
                                                          : std::vector<std::uint32_t>(first, last)}});
    }
    return Json{{"game", times.number}, {"seats", seats}}.dump();
}

PlayedTimes times_of(const Json& json) {
    PlayedTimes times;
    json.at("game").get_to(times.number);
    for (const Json& seat : json.at("seats")) {
        players::ThinkingTime time;
        seat.at("nanoseconds").get_to(time.nanoseconds);
        seat.at("longest").get_to(time.longest);
        auto place = seat.at("from").get<std::size_t>();
        for (const Json& count : seat.at("counts")) {
            time.by_magnitude.at(place++) = count;
        }
        times.seats.push_back(time);
    }
    return times;
}

// Files.

/// The files of a folder whose names begin so, in the order of their names.
std::vector<std::string> files_of(const std::string& folder, const std::string& beginning) {
    std::vector<std::string> paths;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(beginning) && name.ends_with(".jsonl")) {
            paths.push_back(entry.path().string());
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::string whole_file(const std::string& path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), std::fclose);
    if (file == nullptr) {
        throw InputError(path + ": " + std::strerror(errno));
    }
    std::string text;
    std::array<char, 65536> part;
    for (std::size_t size = 0; (size = std::fread(part.data(), 1, part.size(), file.get())) != 0;) {
        text.append(part.data(), size);
    }
    if (std::ferror(file.get()) != 0) {
        throw InputError(path + ": cannot be read");
    }
    return text;
}

/// Calls `visit(read_line(json), place)` for every whole line of the files.
template <class ReadLine, class Visit>
void each_line(const std::string& folder, const std::string& beginning, ReadLine&& read_line, Visit&& visit) {
    for (const std::string& path : files_of(folder, beginning)) {
        const std::string text = whole_file(path);
        std::size_t number = 0;
        std::size_t begin = 0;
        for (std::size_t end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1) {
            const std::string place = fmt::format("{}:{}", path, ++number);
            try {
                const std::string_view line = std::string_view(text).substr(begin, end - begin);
                // What is written is read as the same: numbers that are none of a game are changed on the way.
                const auto read = read_line(Json::parse(line));
                if (line_of(read) == line) {
                    visit(read, place);
                    continue;
                }
            } catch (const nlohmann::json::exception&) {
                // As any other line that is none.
            } catch (const std::out_of_range&) {
                // More counts than there are classes of times.
            }
            throw InputError(place + ": this is no line of a tournament");
        }
    }
}

}  // namespace

void begin_folder(const std::string& folder, const TournamentPlan& plan) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw InputError(folder + ": " + error.message());
    }
    const std::string path = folder + "/plan.json";
    if (!fs::exists(path)) {
        // Others may begin at the same moment: whoever is first has the plan there as a whole.
        const std::string own = fmt::format("{}.{}", path, getpid());
        write_file(own, plan_text(plan));
        fs::create_hard_link(own, path, error);
        if (error && !fs::exists(path)) {
            fs::rename(own, path);
        }
        fs::remove(own);
    }
    const std::vector<std::string> lines = differences(read_plan(path), plan);
    if (!lines.empty()) {
        std::string text = folder + ": another tournament is there";
        for (const std::string& line : lines) {
            text += "\n    " + line;
        }
        throw InputError(text);
    }
}

std::map<std::uint64_t, PlayedGame> read_games(const std::string& folder, const TournamentPlan& plan) {
    const players::Schedule schedule = plan.schedule();
    const bool repeatable = plan.repeatable();
    std::map<std::uint64_t, PlayedGame> games;
    each_line(folder, "games-", game_of, [&](const PlayedGame& game, const std::string& place) {
        if (!is_of(game, schedule)) {
            throw InputError(place + ": this game is not as the plan has it");
        }
        const std::uint64_t number = game.number;
        const auto [there, is_new] = games.try_emplace(number, game);
        if (!is_new && repeatable && !(there->second == game)) {
            throw InputError(fmt::format("{}: game {} is there twice and not the same", place, number));
        }
    });
    return games;
}

std::map<std::uint64_t, PlayedTimes> read_times(const std::string& folder, const TournamentPlan& plan) {
    std::map<std::uint64_t, PlayedTimes> games;
    each_line(folder, "times-", times_of, [&](const PlayedTimes& times, const std::string& place) {
        if (times.seats.size() != plan.seats) {
            throw InputError(place + ": this game is not as the plan has it");
        }
        games.insert_or_assign(times.number, times);
    });
    return games;
}

GameWriter::GameWriter(const std::string& folder, const std::string& name)
    : games_(open(folder + "/games-" + name + ".jsonl")), times_(open(folder + "/times-" + name + ".jsonl")) {}

GameWriter::File GameWriter::open(const std::string& path) {
    File file(std::fopen(path.c_str(), "ab"), std::fclose);
    if (file == nullptr) {
        throw InputError(path + ": " + std::strerror(errno));
    }
    if (flock(fileno(file.get()), LOCK_EX | LOCK_NB) != 0) {
        throw InputError(path + ": another run of this tournament is writing there");
    }
    // Half a line at the end is of a game that was not written down to its end.
    const std::string text = whole_file(path);
    const std::size_t end = text.rfind('\n');
    const std::size_t whole = end == std::string::npos ? 0 : end + 1;
    if (whole != text.size() && ftruncate(fileno(file.get()), static_cast<off_t>(whole)) != 0) {
        throw InputError(path + ": " + std::strerror(errno));
    }
    return file;
}

void GameWriter::write_line(std::FILE* file, std::string line) {
    line += '\n';
    if (std::fwrite(line.data(), 1, line.size(), file) != line.size() || std::fflush(file) != 0) {
        throw InputError(std::string("a game cannot be written down: ") + std::strerror(errno));
    }
}

void GameWriter::write(const players::ScheduledGame& game, const players::MatchResult& result) {
    PlayedGame played{game.number, game.seats, result.scores, result.turns, result.lead_changes, result.decisions, {}};
    for (const players::SourcedPoints& line : result.sources) {
        played.sources.push_back(
            {std::string(line.source.feature), std::string(line.source.what),
             std::vector<int>(line.points.begin(),
                              line.points.begin() + static_cast<std::ptrdiff_t>(game.seats.size()))});
    }
    // The game comes last: when it is there, all of it is.
    write(PlayedTimes{game.number, result.thinking});
    write(played);
}

void GameWriter::write(const PlayedGame& game) { write_line(games_.get(), line_of(game)); }

void GameWriter::write(const PlayedTimes& times) { write_line(times_.get(), line_of(times)); }

}  // namespace app
