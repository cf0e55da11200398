#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The subcommands of the app. Each returns the exit status: 0 when all is well, 1 when something that was checked is
// wrong, 2 when the input cannot be used, and as a shell says it 128 and the number of the signal that ended it.

namespace app {

inline constexpr int all_well = 0;
inline constexpr int found_wrong = 1;
inline constexpr int unusable = 2;
inline constexpr int ended_by_signal = 128;

/// A seat that the command line names: a human by a name, or a program.
struct SeatWord {
    bool is_human = false;
    std::string text;
};

struct PlayOptions {
    std::size_t players = 2;
    std::uint64_t seed = 1;
    std::size_t games = 1;
    std::string rules = "base";
    /// The board is printed after every so many turns, and at the end; 0: only at the end.
    std::size_t board_every = 0;
    /// Prints the record of the game instead.
    bool as_record = false;
    /// Who plays, in the order of the command line; nobody: players who play at random.
    std::vector<SeatWord> seats;
    /// The saved game to go on with.
    std::string resume;
    /// Whether the board is painted: auto, always or never.
    std::string colour = "auto";
    /// Whether these were said.
    bool has_players = false;
    bool has_seed = false;
};
int play(const PlayOptions& options);

struct VerifyOptions {
    std::vector<std::string> files;
    /// How many differences of a file are shown; all are counted.
    std::size_t shown = 10;
};
int verify(const VerifyOptions& options);

struct ConvertOptions {
    std::vector<std::string> files;
    /// The folder to write to, a file for each game; empty: the standard output.
    std::string folder;
    /// The games to convert; empty: all.
    std::vector<std::string> names;
    /// As JSON instead of words.
    bool as_json = false;
};
int convert(const ConvertOptions& options);

struct ShowOptions {
    std::string file;
    /// The game of the file that has this name; the first one without it.
    std::string name;
    /// After how many turns; at the end without it.
    std::optional<std::size_t> at;
    /// The file for a drawing; none without it.
    std::string svg;
    /// Prints the position as text instead of the table.
    bool as_position = false;
};
int show(const ShowOptions& options);

struct ReplayOptions {
    std::string file;
    std::string name;
    /// Steps also where the standard input is no terminal.
    bool step = false;
};
int replay_file(const ReplayOptions& options);

struct CheckOptions {
    std::vector<std::string> files;
};
int check(const CheckOptions& options);

struct BenchOptions {
    std::string rules = "base";
    std::string policy = "two-step";
    std::size_t players = 2;
    std::size_t games = 50000;
    std::uint64_t seed = 1;
    /// Recorded games to replay instead of playing at random, and how often.
    std::string replay;
    std::size_t repeats = 20;
    /// A program whose thinking is measured instead, as "mcts:1s", and at how many positions.
    std::string player;
    std::size_t positions = 20;
};
int bench(const BenchOptions& options);

struct PerftOptions {
    /// A file of bags with their counts; or one bag.
    std::string file;
    std::string bag;
    std::size_t players = 2;
};
int perft(const PerftOptions& options);

struct TournamentOptions {
    /// The entrants with commas between: "mcts:1s,greedy,random".
    std::string players;
    std::string rules = "base";
    std::size_t seats = 2;
    /// For each group of entrants that meets.
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    std::size_t threads = 1;
    /// Where games and results are written; empty: a name that follows from the plan.
    std::string folder;
    /// "2/3" plays the second of three shares; empty: all.
    std::string shard;
};
int tournament(const TournamentOptions& options);

struct MergeOptions {
    std::vector<std::string> folders;
    /// Where all games are put together; empty: the first of the folders.
    std::string folder;
};
int merge(const MergeOptions& options);

struct CompareOptions {
    std::vector<std::string> folders;
    /// Where the drawings are written; empty: nowhere.
    std::string folder;
};
int compare(const CompareOptions& options);

}  // namespace app
