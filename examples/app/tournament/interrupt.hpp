#pragma once

#include <csignal>

namespace app {

/// While it lives, the first Ctrl-C or request to terminate is only noted, so that what is under way can be put down in
/// order. The second one ends the program at once.
class InterruptWatch {
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    /// Whether the program has been asked to end.
    static bool interrupted() noexcept;

private:
    struct sigaction before_interrupt_ {};
    struct sigaction before_terminate_ {};
};

/// The exit status of a program that was interrupted.
inline constexpr int interrupted_status = 130;

}  // namespace app
