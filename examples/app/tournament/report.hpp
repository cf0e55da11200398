#pragma once

#include "tournament/book.hpp"
#include "tournament/results.hpp"

#include <cstdint>
#include <map>
#include <string>

namespace app {

/// A page with all results and drawings of them, which needs nothing else and no scripts.
std::string report_text(const TournamentResults& results, const std::map<std::uint64_t, PlayedTimes>& times);

}  // namespace app
