#include "tournament/progress.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <unistd.h>

namespace app {
namespace {

constexpr std::chrono::milliseconds between_bars{200};
constexpr std::chrono::seconds between_lines{30};

}  // namespace

std::string duration_text(std::chrono::seconds time) {
    const auto seconds = time.count();
    if (seconds < 60) {
        return fmt::format("{} s", seconds);
    }
    if (seconds < 3600) {
        return fmt::format("{} min {} s", seconds / 60, seconds % 60);
    }
    if (seconds < 86400) {
        return fmt::format("{} h {} min", seconds / 3600, seconds % 3600 / 60);
    }
    return fmt::format("{} d {} h", seconds / 86400, seconds % 86400 / 3600);
}

TournamentProgress::TournamentProgress(std::uint64_t total)
    : total_(total), is_terminal_(isatty(STDERR_FILENO) == 1),
      next_(begin_ + (is_terminal_ ? std::chrono::milliseconds(between_bars) : between_lines)) {}

TournamentProgress::~TournamentProgress() {
    if (is_shown_ && is_terminal_) {
        std::fputs("\r\x1b[K", stderr);
    }
}

void TournamentProgress::show(std::uint64_t done) {
    const Clock::time_point now = Clock::now();
    if (now < next_ || total_ == 0) {
        return;
    }
    next_ = now + (is_terminal_ ? std::chrono::milliseconds(between_bars) : between_lines);
    std::string left = "time left unknown";
    if (done != 0) {
        const std::chrono::duration<double> past = now - begin_;
        const double rest = past.count() * static_cast<double>(total_ - done) / static_cast<double>(done);
        left = duration_text(std::chrono::seconds(std::llround(rest))) + " left";
    }
    if (is_terminal_) {
        constexpr std::uint64_t width = 30;
        const std::string full(static_cast<std::size_t>(width * done / total_), '#');
        fmt::print(stderr, "\r[{:<{}}] {}/{} games, {}\x1b[K", full, width, done, total_, left);
    } else {
        fmt::print(stderr, "{}/{} games, {}\n", done, total_, left);
    }
    std::fflush(stderr);
    is_shown_ = true;
}

}  // namespace app
