#pragma once

#include "tournament/plan.hpp"

#include <carcassonne/players/match.hpp>
#include <carcassonne/players/schedule.hpp>

#include <functional>
#include <memory>
#include <optional>

namespace app {

/// A table with players for it. Each thread has one of its own.
class MatchTable {
public:
    virtual ~MatchTable() = default;

    /// Plays a game to its end, or until `goes_on()` says no before a decision.
    virtual std::optional<carcassonne::players::MatchResult> play(const carcassonne::players::ScheduledGame& game,
                                                                  const std::function<bool()>& goes_on) = 0;

protected:
    MatchTable() = default;
    MatchTable(const MatchTable&) = default;
    MatchTable& operator=(const MatchTable&) = default;
};

/// Where the games of a tournament are played, whatever its rules. It must live longer than its tables.
class Arena {
public:
    virtual ~Arena() = default;

    virtual std::unique_ptr<MatchTable> new_table() const = 0;

protected:
    Arena() = default;
    Arena(const Arena&) = default;
    Arena& operator=(const Arena&) = default;
};

/// Throws `InputError` when the rules of the plan are none.
std::unique_ptr<Arena> make_arena(const TournamentPlan& plan);

// For one rule set each, since they take long to compile.
std::unique_ptr<Arena> make_base_arena(const TournamentPlan& plan);
std::unique_ptr<Arena> make_standard_arena(const TournamentPlan& plan);

}  // namespace app
