#include "commands.hpp"
#include "files.hpp"
#include "input.hpp"
#include "tournament/arena.hpp"
#include "tournament/book.hpp"
#include "tournament/interrupt.hpp"
#include "tournament/progress.hpp"
#include "tournament/ranks.hpp"
#include "tournament/report.hpp"
#include "tournament/results.hpp"
#include "tournament/run.hpp"

#include <carcassonne/text/record/game_head.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <mutex>
#include <thread>
#include <vector>

namespace app {
namespace {

namespace players = carcassonne::players;

/// Plays some games of a tournament in several threads.
class Playing {
public:
    Playing(const Arena& arena, const players::Schedule& schedule, std::vector<std::uint64_t> numbers,
            GameWriter& writer)
        : arena_(&arena), schedule_(&schedule), numbers_(std::move(numbers)), writer_(&writer) {}

    /// Returns when all games are written down, or those that were over when the program was asked to end. Throws what
    /// a thread has thrown.
    void run(std::size_t thread_count) {
        TournamentProgress progress(numbers_.size());
        std::vector<std::thread> threads;
        running_ = (std::min)(thread_count, numbers_.size());
        for (std::size_t i = running_; i > 0; --i) {
            threads.emplace_back([this] { work(); });
        }
        {
            std::unique_lock lock(mutex_);
            while (running_ != 0) {
                change_.wait_for(lock, std::chrono::milliseconds(200));
                progress.show(done_);
            }
        }
        for (std::thread& thread : threads) {
            thread.join();
        }
        if (failure_) {
            std::rethrow_exception(failure_);
        }
    }

    /// How many games were played to the end.
    std::uint64_t done() const { return done_; }

private:
    void work() {
        try {
            const std::unique_ptr<MatchTable> table = arena_->new_table();
            while (play_next(*table)) {}
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            stops_.store(true);
        }
        const std::lock_guard lock(mutex_);
        --running_;
        change_.notify_all();
    }
    bool goes_on() const { return !InterruptWatch::interrupted() && !stops_.load(std::memory_order_relaxed); }
    /// Plays the next game that nobody has begun; false when there is none, or the program was asked to end.
    bool play_next(MatchTable& table) {
        const std::size_t next = next_.fetch_add(1);
        if (next >= numbers_.size()) {
            return false;
        }
        const players::ScheduledGame game = schedule_->game(numbers_[next]);
        const auto result = table.play(game, [this] { return goes_on(); });
        if (!result) {
            return false;
        }
        const std::lock_guard lock(mutex_);
        writer_->write(game, *result);
        ++done_;
        return true;
    }

    const Arena* arena_;
    const players::Schedule* schedule_;
    std::vector<std::uint64_t> numbers_;
    GameWriter* writer_;
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> stops_{false};
    std::mutex mutex_;
    std::condition_variable change_;
    std::size_t running_ = 0;
    std::uint64_t done_ = 0;
    std::exception_ptr failure_;
};

/// What the files of this process are called.
std::string writer_name(const players::Share& shard, const Ranks& ranks) {
    std::string name = shard.count == 1 ? "" : fmt::format("shard-{}-of-{}", shard.index + 1, shard.count);
    if (!ranks.is_alone()) {
        name += fmt::format("{}rank-{}-of-{}", name.empty() ? "" : "-", ranks.share().index, ranks.share().count);
    }
    return name.empty() ? "all" : name;
}

std::string counted(std::uint64_t count, const char* thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

void say_what_is_played(const TournamentPlan& plan, const std::string& folder) {
    const players::Schedule schedule = plan.schedule();
    std::string names;
    for (const std::string& label : plan.labels()) {
        names += (names.empty() ? "" : ", ") + label;
    }
    const std::size_t groups = schedule.groups().size();
    const std::string games =
        groups == 1 ? counted(schedule.games(), "game")
                    : fmt::format("{} groups, {} games each, {} in all", groups, plan.games, schedule.games());
    fmt::print("{}\nrules {}, {} seats, seed {}: {}\nfolder {}\n", names, plan.rules, plan.seats, plan.seed, games,
               folder);
    std::fflush(stdout);
}

/// One run: what this process has to do of the tournament.
class Run {
public:
    Run(const TournamentOptions& options, const TournamentPlan& plan, const Arena& arena, std::string folder)
        : options_(&options), plan_(&plan), arena_(&arena), folder_(std::move(folder)), schedule_(plan.schedule()),
          shard_(parse_shard(options.shard)) {}

    int status() {
        const Ranks ranks;
        if (!together(ranks, [&] { begin(ranks); })) {
            return unusable;
        }
        const InterruptWatch watch;
        if (!together(ranks, [&] { read(ranks); })) {
            return unusable;
        }
        try {
            play(ranks);
        } catch (const InputError& error) {
            fmt::print(stderr, "carcassonne: {}\n", error.what());
            return ranks.end_all(unusable);
        }
        if (InterruptWatch::interrupted()) {
            fmt::print("interrupted: {} written down; the same command in the same place goes on\n",
                       counted(done_, "new game"));
            std::fflush(stdout);
            return ranks.end_all(interrupted_status);
        }
        // The first one adds up when all have played.
        ranks.agree(true);
        return together(ranks, [&] { end(ranks); }) ? all_well : unusable;
    }

private:
    /// Does something in every process and waits for all; whether it worked everywhere.
    template <class Do>
    static bool together(const Ranks& ranks, Do&& act) {
        bool well = true;
        try {
            act();
        } catch (const InputError& error) {
            fmt::print(stderr, "carcassonne: {}\n", error.what());
            well = false;
        }
        return ranks.agree(well);
    }

    void begin(const Ranks& ranks) const {
        if (ranks.is_first()) {
            say_what_is_played(*plan_, folder_);
            begin_folder(folder_, *plan_);
        }
    }
    /// Before anybody writes, everybody reads what is there.
    void read(const Ranks& ranks) {
        const auto games = read_games(folder_, *plan_);
        if (ranks.is_first() && !games.empty()) {
            fmt::print("{} there already\n", counted(games.size(), "game"));
            std::fflush(stdout);
        }
        const players::Share share = ranks.share().of(shard_);
        for (std::uint64_t number = 0; number < schedule_.games(); ++number) {
            if (share.has(number) && !games.contains(number)) {
                numbers_.push_back(number);
            }
        }
    }
    void play(const Ranks& ranks) {
        if (numbers_.empty()) {
            return;
        }
        GameWriter writer(folder_, writer_name(shard_, ranks));
        Playing playing(*arena_, schedule_, numbers_, writer);
        playing.run(options_->threads);
        done_ = playing.done();
    }
    void end(const Ranks& ranks) const {
        if (!ranks.is_first()) {
            return;
        }
        const std::uint64_t missing = conclude(folder_, *plan_, read_games(folder_, *plan_));
        if (missing != 0) {
            fmt::print("this shard is complete; {} of the others missing: play them and then\n"
                       "    carcassonne merge {}\n",
                       counted(missing, "game"), folder_);
        }
    }

    const TournamentOptions* options_;
    const TournamentPlan* plan_;
    const Arena* arena_;
    std::string folder_;
    players::Schedule schedule_;
    players::Share shard_;
    std::vector<std::uint64_t> numbers_;
    std::uint64_t done_ = 0;
};

/// A file that is there as a whole or not at all.
void replace_file(const std::string& path, const std::string& text) {
    write_file(path + ".new", text);
    std::error_code error;
    std::filesystem::rename(path + ".new", path, error);
    if (error) {
        throw InputError(path + ": " + error.message());
    }
}

}  // namespace

std::uint64_t conclude(const std::string& folder, const TournamentPlan& plan,
                       const std::map<std::uint64_t, PlayedGame>& games) {
    const std::uint64_t missing = plan.schedule().games() - games.size();
    if (missing == 0) {
        const TournamentResults results = results_of(plan, games);
        replace_file(folder + "/results.json", results_text(results));
        replace_file(folder + "/report.html", report_text(results, read_times(folder, plan)));
        fmt::print("\n{}\n{}/results.json\n{}/report.html\n", results_table(results), folder, folder);
    }
    return missing;
}

int tournament(const TournamentOptions& options) {
    try {
        const TournamentPlan plan = plan_of(options);
        static_cast<void>(parse_shard(options.shard));
        const std::unique_ptr<Arena> arena = make_arena(plan);
        const std::string name =
            carcassonne::detail::hexadecimal(carcassonne::record_checksum<std::uint32_t>(plan_text(plan)), 8);
        return Run(options, plan, *arena, options.folder.empty() ? "tournament-" + name : options.folder).status();
    } catch (const InputError& error) {
        fmt::print(stderr, "carcassonne: {}\n", error.what());
        return unusable;
    }
}

}  // namespace app
