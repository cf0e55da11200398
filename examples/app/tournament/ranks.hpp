#pragma once

#include <carcassonne/players/schedule.hpp>

namespace app {

/// The processes that play a tournament together: those that `mpirun` has started, or this one alone.
class Ranks {
public:
    Ranks();
    ~Ranks();
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    bool is_first() const { return share_.index == 0; }
    bool is_alone() const { return share_.count == 1; }
    /// Which of them this one is.
    const carcassonne::players::Share& share() const { return share_; }

    /// Waits for all others; whether all is well with everybody.
    bool agree(bool well) const;
    /// Ends all of them at once, with this status, which is returned where there is only one.
    int end_all(int status) const;

private:
    bool is_begun_ = false;
    carcassonne::players::Share share_;
};

}  // namespace app
