#pragma once

#include "tournament/plan.hpp"

#include <carcassonne/players/match.hpp>
#include <carcassonne/players/schedule.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace app {

/// What points of a game were given for, and how many for each seat.
struct PlayedSource {
    std::string feature;
    std::string what;
    std::vector<int> points;

    friend bool operator==(const PlayedSource&, const PlayedSource&) = default;
};

/// A game that is over, as it is written down. Each list has a place for each seat.
struct PlayedGame {
    std::uint64_t number = 0;
    /// Which entrant sat there.
    std::vector<std::size_t> players;
    std::vector<int> scores;
    std::uint32_t turns = 0;
    std::uint32_t lead_changes = 0;
    std::vector<std::uint32_t> decisions;
    std::vector<PlayedSource> sources;

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// How long the players of a game thought.
struct PlayedTimes {
    std::uint64_t number = 0;
    std::vector<carcassonne::players::ThinkingTime> seats;
};

// A tournament is a folder: its plan, and for each process that plays there a file of games and one of times, a line
// for each game that is over.

/// Makes the folder and writes the plan into it, if they are not there. Throws `InputError` when another plan is.
void begin_folder(const std::string& folder, const TournamentPlan& plan);
/// All games that are over, by number. The end of a file that breaks off within a line is left aside. Throws
/// `InputError` for a line that is none, and for a game that is there twice and differs, if the plan is repeatable.
std::map<std::uint64_t, PlayedGame> read_games(const std::string& folder, const TournamentPlan& plan);
/// The times of the games.
std::map<std::uint64_t, PlayedTimes> read_times(const std::string& folder, const TournamentPlan& plan);

/// Writes games down as they end, each with its line pushed out to the system at once. One process writes to a file.
class GameWriter {
public:
    /// `name` is that of the files: "all", "shard-2-of-3". Throws `InputError`, also when somebody is writing there.
    GameWriter(const std::string& folder, const std::string& name);

    void write(const carcassonne::players::ScheduledGame& game, const carcassonne::players::MatchResult& result);
    void write(const PlayedGame& game);
    void write(const PlayedTimes& times);

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    static File open(const std::string& path);
    static void write_line(std::FILE* file, std::string line);

    File games_;
    File times_;
};

}  // namespace app
