#include "commands.hpp"

#include <CLI/CLI.hpp>
#include <carcassonne/version.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <functional>
#include <string>
#include <system_error>

namespace {

using Command = std::function<int()>;

std::string version_text() {
    return fmt::format("carcassonne {}.{}.{}", carcassonne::version.major_number, carcassonne::version.minor_number,
                       carcassonne::version.patch_number);
}

/// Digits alone: without this, -1 would be taken for a very large number.
std::string fault_of_number(const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end ? "" : text + " is not a number from 0 to 18446744073709551615";
}

const CLI::Validator whole_number(fault_of_number, "");

std::string fault_of_count(const std::string& text) {
    const bool counts = fault_of_number(text).empty() && text.find_first_not_of('0') != std::string::npos;
    return counts ? "" : "must be a whole number from 1 on, not " + text;
}

const CLI::Validator count(fault_of_count, "");

const CLI::Validator some_name([](const std::string& text) { return text.empty() ? "the name is empty" : ""; }, "");

/// Whoever opens a file while a standard stream is closed gets the number of that stream, and what is meant for the one
/// goes to the other. Here a closed input becomes one that has ended, and a closed output still takes nothing.
void occupy_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) < 0) {
            static_cast<void>(open("/dev/null", O_RDONLY));
        }
    }
}

/// Says what went wrong, as far as anything can be said: nothing is thrown, and the exit status tells it, too.
void complain(const std::string& what) {
    static_cast<void>(std::fputs(("carcassonne: " + what + "\n").c_str(), stderr));
}

/// A full disk or a closed output shows only when the last of what was printed is on its way.
int ended(int status) {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) {
        return status;
    }
    complain(std::string("the standard output cannot be written: ") + std::strerror(errno));
    return status > app::ended_by_signal ? status : app::unusable;
}

void add_play(CLI::App& program, app::PlayOptions& options, Command& command) {
    CLI::App* const play = program.add_subcommand("play", "Play against others and programs, or watch programs");
    CLI::Option* const players =
        play->add_option("--players", options.players, "2 to 6")->check(CLI::Range(2, 6))->capture_default_str();
    CLI::Option* const seed =
        play->add_option("--seed", options.seed, "The same seed gives the same game; with humans another one each time")
            ->check(whole_number)
            ->capture_default_str();
    CLI::Option* const games =
        play->add_option("--games", options.games, "How many games")->check(count)->capture_default_str();
    CLI::Option* const rules =
        play->add_option("--rules", options.rules,
                         "base, mission (with messages, porxada and ghosts), or modules as base+farmers+river")
            ->capture_default_str();
    CLI::Option* const board_every =
        play->add_option("--board-every", options.board_every, "Print the board every so many turns, too")
            ->check(whole_number);
    CLI::Option* const record = play->add_flag("--record", options.as_record, "Print the record of the game instead");
    CLI::Option* const human =
        play->add_option("--human", "A seat for somebody at this terminal, and the name; may be said again")
            ->check(some_name)
            ->allow_extra_args(false)
            ->expected(1)
            ->take_all();
    CLI::Option* const bot =
        play->add_option("--bot", "A seat for a program: random, greedy, mcts:2s; may be said again")
            ->allow_extra_args(false)
            ->expected(1)
            ->take_all();
    CLI::Option* const resume =
        play->add_option("--resume", options.resume, "Go on with a saved game; --human says whose seats are human");
    // What the saved game has settled, and what is for programs alone.
    for (CLI::Option* const option : {players, seed, games, rules, board_every, record}) {
        resume->excludes(option);
    }
    play->add_option("--color", options.colour, "Whether the board is painted")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    play->callback([&options, &command, play, players, seed, human, bot] {
        // The seats stand in the order in which they were said.
        std::size_t humans = 0;
        std::size_t bots = 0;
        for (const CLI::Option* option : play->parse_order()) {
            if (option == human) {
                options.seats.push_back({true, human->results()[humans++]});
            } else if (option == bot) {
                options.seats.push_back({false, bot->results()[bots++]});
            }
        }
        options.has_players = !players->empty();
        options.has_seed = !seed->empty();
        command = [&options] { return app::play(options); };
    });
}

void add_verify(CLI::App& program, app::VerifyOptions& options, Command& command) {
    CLI::App* const verify = program.add_subcommand("verify", "Replay recorded games and compare everything");
    verify->add_option("files", options.files, "Recorded games; - is the standard input")->required();
    verify->add_option("--show", options.shown, "How many differences of a file are shown")
        ->check(whole_number)
        ->capture_default_str();
    verify->callback([&] { command = [&] { return app::verify(options); }; });
}

void add_convert(CLI::App& program, app::ConvertOptions& options, Command& command) {
    CLI::App* const convert = program.add_subcommand("convert", "Write recorded games as records of this program");
    convert->add_option("files", options.files, "Recorded games; - is the standard input")->required();
    convert->add_option("--to", options.folder, "Write a file for each game into this folder")
        ->check(CLI::ExistingDirectory);
    convert->add_option("--only", options.names, "The names of the games to convert, with commas between")
        ->delimiter(',');
    convert->add_flag("--json", options.as_json, "As JSON instead of words");
    convert->callback([&] { command = [&] { return app::convert(options); }; });
}

void add_show(CLI::App& program, app::ShowOptions& options, Command& command) {
    CLI::App* const show = program.add_subcommand("show", "Show the table of a recorded game");
    show->add_option("file", options.file, "A position, or a recorded or saved game; - is the standard input")
        ->required();
    show->add_option("--game", options.name, "The name of the game, where a file has several");
    show->add_option("--at", options.at, "After so many turns; at the end without it")->check(whole_number);
    show->add_option("--svg", options.svg, "Write a drawing into this file, too");
    show->add_flag("--position", options.as_position, "Print the position as text instead");
    show->callback([&] { command = [&] { return app::show(options); }; });
}

void add_replay(CLI::App& program, app::ReplayOptions& options, Command& command) {
    CLI::App* const replay = program.add_subcommand("replay", "Go through a recorded game turn by turn");
    replay->add_option("file", options.file, "A recorded or saved game")->required();
    replay->add_option("--game", options.name, "The name of the game, where a file has several");
    replay->add_flag("--step", options.step, "Wait after every turn even where nobody sits at a terminal");
    replay->callback([&] { command = [&] { return app::replay_file(options); }; });
}

void add_check(CLI::App& program, app::CheckOptions& options, Command& command) {
    CLI::App* const check =
        program.add_subcommand("check", "List what is wrong with records, positions, tile sets and scenarios");
    check->add_option("files", options.files, "The files; - is the standard input")->required();
    check->callback([&] { command = [&] { return app::check(options); }; });
}

void add_bench(CLI::App& program, app::BenchOptions& options, Command& command) {
    CLI::App* const bench =
        program.add_subcommand("bench", "Measure the speed of random games, of a replay, or of a player");
    bench
        ->add_option(
            "--rules", options.rules,
            "base, inns_and_traders, messages, messages_and_ghosts and mission are composed when compiling, others, as "
            "base+farmers, switched on")
        ->capture_default_str();
    bench->add_option("--players", options.players, "2 to 6")->check(CLI::Range(2, 6))->capture_default_str();
    bench->add_option("--games", options.games, "How many games")->check(count)->capture_default_str();
    bench->add_option("--seed", options.seed, "The same seed gives the same games")
        ->check(whole_number)
        ->capture_default_str();
    bench
        ->add_option("--policy", options.policy,
                     "two-step: a placement out of all legal ones, then a meeple out of all legal ones and none")
        ->check(CLI::IsMember({"two-step"}))
        ->capture_default_str();
    CLI::Option* const replay =
        bench->add_option("--replay", options.replay, "Replay the recorded games of this file instead");
    bench->add_option("--repeats", options.repeats, "How often they are replayed")->check(count)->capture_default_str();
    bench
        ->add_option("--player", options.player,
                     "Measure how this program thinks instead, as greedy or mcts:1s, by rules as for play")
        ->excludes(replay);
    bench->add_option("--positions", options.positions, "At how many positions it thinks")
        ->check(whole_number)
        ->check(CLI::Range(1, 100000))
        ->capture_default_str();
    bench->callback([&] { command = [&] { return app::bench(options); }; });
}

void add_perft(CLI::App& program, app::PerftOptions& options, Command& command) {
    CLI::App* const perft = program.add_subcommand("perft", "Count all ways to play a small bag of tiles");
    CLI::Option* const file = perft->add_option("file", options.file, "Bags with their counts, to be checked");
    CLI::Option* const bag = perft->add_option("--bag", options.bag, "The tiles in the order of the draws");
    perft->add_option("--players", options.players, "2 to 6, with --bag")
        ->check(CLI::Range(2, 6))
        ->needs(bag)
        ->capture_default_str();
    bag->excludes(file);
    perft->callback([&, file, bag] {
        if (file->empty() && bag->empty()) {
            throw CLI::RequiredError("a file or --bag");
        }
        command = [&] { return app::perft(options); };
    });
}

void add_tournament(CLI::App& program, app::TournamentOptions& options, Command& command) {
    CLI::App* const tournament = program.add_subcommand("tournament", "Let programs play against one another");
    tournament
        ->add_option("--players", options.players,
                     "The entrants with commas between, as mcts:1s,greedy,random; every group of them that fills a "
                     "table meets")
        ->required();
    tournament->add_option("--games", options.games, "How many games each group plays, rounded up to all rotations")
        ->check(count)
        ->capture_default_str();
    tournament->add_option("--seats", options.seats, "2 to 6")->check(CLI::Range(2, 6))->capture_default_str();
    tournament->add_option("--rules", options.rules, "As for play")->capture_default_str();
    tournament->add_option("--seed", options.seed, "The same seed gives the same draws")
        ->check(whole_number)
        ->capture_default_str();
    tournament->add_option("--threads", options.threads, "How many games are played at once")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    tournament->add_option("--out", options.folder,
                           "The folder for games and results, where a tournament that was interrupted goes on");
    tournament->add_option("--shard", options.shard, "Play one share alone, as 2/3; merge puts them together");
    tournament->callback([&] { command = [&] { return app::tournament(options); }; });
}

void add_merge(CLI::App& program, app::MergeOptions& options, Command& command) {
    CLI::App* const merge = program.add_subcommand("merge", "Put the shards of a tournament together");
    merge->add_option("folders", options.folders, "The folders of the shards")->required();
    merge->add_option("--out", options.folder, "The folder for all games and the results; the first one without it");
    merge->callback([&] { command = [&] { return app::merge(options); }; });
}

void add_compare(CLI::App& program, app::CompareOptions& options, Command& command) {
    CLI::App* const compare = program.add_subcommand("compare", "Show tournaments side by side, as for several rules");
    compare->add_option("folders", options.folders, "The folders of the tournaments")->required();
    compare->add_option("--out", options.folder, "The folder for drawings; none are made without it");
    compare->callback([&] { command = [&] { return app::compare(options); }; });
}

}  // namespace

int main(int argc, char** argv) {
    occupy_standard_streams();
    CLI::App program("Plays, verifies and measures games of Carcassonne.", "carcassonne");
    program.set_version_flag("--version", version_text());
    program.require_subcommand(1);
    Command command;
    app::PlayOptions play;
    app::VerifyOptions verify;
    app::ConvertOptions convert;
    app::ShowOptions show;
    app::ReplayOptions replay;
    app::CheckOptions check;
    app::BenchOptions bench;
    app::PerftOptions perft;
    app::TournamentOptions tournament;
    app::MergeOptions merge;
    app::CompareOptions compare;
    add_play(program, play, command);
    add_verify(program, verify, command);
    add_convert(program, convert, command);
    add_show(program, show, command);
    add_replay(program, replay, command);
    add_check(program, check, command);
    add_bench(program, bench, command);
    add_perft(program, perft, command);
    add_tournament(program, tournament, command);
    add_merge(program, merge, command);
    add_compare(program, compare, command);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return ended(program.exit(error) == 0 ? app::all_well : app::unusable);
    }
    try {
        return ended(command());
    } catch (const std::exception& error) {
        complain(error.what());
        return app::unusable;
    }
}
