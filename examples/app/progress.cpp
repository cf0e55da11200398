#include "progress.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>
#include <utility>

namespace app {

Progress::Progress(std::string label, std::size_t total)
    : label_(std::move(label)), total_(total), is_terminal_(isatty(STDERR_FILENO) == 1),
      next_(std::chrono::steady_clock::now() + std::chrono::milliseconds(500)) {}

Progress::~Progress() {
    if (is_shown_) {
        std::fputs("\r\x1b[K", stderr);
    }
}

void Progress::show(std::size_t done) {
    if (!is_terminal_ || total_ == 0 || std::chrono::steady_clock::now() < next_) {
        return;
    }
    constexpr std::size_t width = 40;
    const std::size_t full = done >= total_ ? width : done * width / total_;
    fmt::print(stderr, "\r{} [{:<{}}] {}/{}", label_, std::string(full, '#'), width, done, total_);
    is_shown_ = true;
    next_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
}

}  // namespace app
