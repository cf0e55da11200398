#pragma once

#include <string>

namespace app {

/// From now on signals that end a program (an interrupt from the keyboard, the end of the terminal, a request to end)
/// are only noted, and a closed output is no end.
void note_signals();
/// The signal that was noted last; 0 for none.
int noted_signal() noexcept;

/// What came of waiting for a line.
enum class Heard { line, end, signal };

/// The lines of the standard input, one by one, until it ends or a signal is noted.
class LineInput {
public:
    /// Reads the next line without its end.
    Heard next(std::string& line);

private:
    bool take_line(std::string& line);

    std::string buffer_;
    bool ended_ = false;
};

}  // namespace app
