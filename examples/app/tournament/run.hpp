#pragma once

#include "tournament/book.hpp"
#include "tournament/plan.hpp"

#include <cstdint>
#include <map>
#include <string>

namespace app {

/// Writes results.json and report.html into the folder and prints a table, when all games of the plan are there.
/// Returns how many are missing. Throws `InputError`.
std::uint64_t conclude(const std::string& folder, const TournamentPlan& plan,
                       const std::map<std::uint64_t, PlayedGame>& games);

}  // namespace app
