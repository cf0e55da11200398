#include "hot_seat/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>

namespace app {
namespace {

bool terminal_knows_colours() {
    const char* const kind = std::getenv("TERM");
    const char* const refused = std::getenv("NO_COLOR");
    return kind != nullptr && std::string_view(kind) != "dumb" && (refused == nullptr || *refused == '\0');
}

const char* code_of(Paint paint) {
    switch (paint) {
    case Paint::red:
        return "1;31";
    case Paint::blue:
        return "1;94";
    case Paint::yellow:
        return "1;33";
    case Paint::green:
        return "1;32";
    case Paint::black:
        return "1;90";
    case Paint::pink:
        return "1;95";
    default:
        return "1";
    }
}

}  // namespace

Terminal::Terminal(ColourUse use)
    : is_terminal_(isatty(STDOUT_FILENO) != 0),
      has_colours_(use == ColourUse::always ||
                   (use == ColourUse::automatic && is_terminal_ && terminal_knows_colours())) {}

Terminal::Size Terminal::size() const noexcept {
    Size size;
    winsize window{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_row != 0 && window.ws_col != 0) {
        size.rows = window.ws_row;
        size.columns = window.ws_col;
    }
    return size;
}

std::string Terminal::painted(std::string_view text, Paint paint) const {
    if (!has_colours_ || paint == Paint::none) {
        return std::string(text);
    }
    return std::string("\x1b[").append(code_of(paint)).append("m").append(text).append("\x1b[0m");
}

}  // namespace app
