#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace app {

/// Shows on the standard error how far a tournament is and how long it will still take: a bar on a terminal, elsewhere
/// a line now and then.
class TournamentProgress {
public:
    /// `total` games are to be played, besides those that were there already.
    explicit TournamentProgress(std::uint64_t total);
    ~TournamentProgress();
    TournamentProgress(const TournamentProgress&) = delete;
    TournamentProgress& operator=(const TournamentProgress&) = delete;

    void show(std::uint64_t done);

private:
    using Clock = std::chrono::steady_clock;

    std::uint64_t total_;
    bool is_terminal_;
    bool is_shown_ = false;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point next_;
};

/// "3 s", "4 min 10 s", "2 h 5 min", "3 d 4 h"
std::string duration_text(std::chrono::seconds time);

}  // namespace app
