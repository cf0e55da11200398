#include "hot_seat/line_input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace app {
namespace {

volatile sig_atomic_t noted = 0;
/// A signal that comes between two looks wakes whoever waits for input by writing here.
int wake_pipe[2] = {-1, -1};

extern "C" void note(int signal) {
    const int kept = errno;
    noted = signal;
    const char byte = 0;
    static_cast<void>(!write(wake_pipe[1], &byte, 1));
    errno = kept;
}

}  // namespace

void note_signals() {
    if (wake_pipe[0] >= 0 || pipe(wake_pipe) != 0) {
        return;
    }
    for (const int end : wake_pipe) {
        static_cast<void>(fcntl(end, F_SETFL, O_NONBLOCK));
        static_cast<void>(fcntl(end, F_SETFD, FD_CLOEXEC));
    }
    struct sigaction action {};
    action.sa_handler = note;
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        static_cast<void>(sigaction(signal, &action, nullptr));
    }
    action.sa_handler = SIG_IGN;
    static_cast<void>(sigaction(SIGPIPE, &action, nullptr));
}

int noted_signal() noexcept { return noted; }

bool LineInput::take_line(std::string& line) {
    const std::size_t end = buffer_.find('\n');
    if (end == std::string::npos && (!ended_ || buffer_.empty())) {
        return false;
    }
    line = buffer_.substr(0, end);
    buffer_.erase(0, end == std::string::npos ? end : end + 1);
    if (!line.empty() && line.back() == '\r') {
        line.pop_back();
    }
    return true;
}

Heard LineInput::next(std::string& line) {
    while (true) {
        if (noted != 0) {
            return Heard::signal;
        }
        if (take_line(line)) {
            return Heard::line;
        }
        if (ended_) {
            return Heard::end;
        }
        std::array<pollfd, 2> sources{pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{wake_pipe[0], POLLIN, 0}};
        if (poll(sources.data(), sources.size(), -1) < 0 || sources[0].revents == 0) {
            continue;
        }
        std::array<char, 4096> read_now{};
        const auto count = read(STDIN_FILENO, read_now.data(), read_now.size());
        if (count > 0) {
            buffer_.append(read_now.data(), static_cast<std::size_t>(count));
        } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
            ended_ = true;
        }
    }
}

}  // namespace app
