#include "tournament/interrupt.hpp"

#include <atomic>

namespace app {
namespace {

std::atomic<bool> is_interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may come at any time");

void note(int) { is_interrupted.store(true); }

}  // namespace

InterruptWatch::InterruptWatch() {
    is_interrupted.store(false);
    struct sigaction action {};
    action.sa_handler = note;
    // The second one finds what was there before.
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, &before_interrupt_);
    sigaction(SIGTERM, &action, &before_terminate_);
}

InterruptWatch::~InterruptWatch() {
    sigaction(SIGINT, &before_interrupt_, nullptr);
    sigaction(SIGTERM, &before_terminate_, nullptr);
}

bool InterruptWatch::interrupted() noexcept { return is_interrupted.load(std::memory_order_relaxed); }

}  // namespace app
