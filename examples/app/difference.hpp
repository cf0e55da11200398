#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace app {

/// Something that the engine sees otherwise than a recorded game.
struct Difference {
    std::string game;
    /// "step 12", "final scoring", ...
    std::string where;
    std::string what;
    std::string expected;
    std::string found;
};

/// What replaying the games of one file brought.
struct Report {
    std::size_t games = 0;
    std::size_t steps = 0;
    std::vector<Difference> differences;
    /// Differences that a printed rule explains, which the other engine does not follow: how many of each.
    std::map<std::string, std::size_t> explained;
};

}  // namespace app
