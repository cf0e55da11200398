#pragma once

#include "carcassonne/runtime/any_game.hpp"
#include "carcassonne/runtime/standard_rules.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace carcassonne {

/// Begins a game of the standard rules behind the face of `AnyGame`, or says everything that is wrong with the options.
///
/// ```cpp
/// const auto options = switches("base+farmers+abbot");
/// const auto game = any_game(*options, 2026);
/// return game && !(*game)->finished() ? 0 : 1;
/// ```
inline Result<std::unique_ptr<AnyGame>, std::vector<Error>> any_game(const Options<StandardRules>& options,
                                                                     std::uint64_t seed = 0) {
    return any_game_of(options, seed);
}

#if CARCASSONNE_STANDARD_LIBRARY
extern template class AnyGameOf<StandardRules>;
#endif

}  // namespace carcassonne
