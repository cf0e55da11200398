#pragma once

#include <cstddef>
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
};

}  // namespace app
