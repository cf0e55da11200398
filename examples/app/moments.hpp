#pragma once

#include "table.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace app {

/// A game as it stood after each of its turns; number 0 is the beginning, and one more than the last turn the end.
struct Moment {
    std::string picture;
    std::string decision;
};

/// All moments of a recorded game, and what the rules see otherwise. Throws `InputError` when the rules are not known.
struct Moments {
    explicit Moments(const carcassonne::GameRecord& record);

    std::vector<Moment> all;
    /// The record, as far as it could be replayed.
    carcassonne::GameRecord record;
    std::vector<carcassonne::RecordDifference> differences;
};

/// Calls `visit(table)` at one of them.
void visit_moment(const carcassonne::GameRecord& record, std::size_t moment,
                  const std::function<void(const Table&)>& visit);

}  // namespace app
