#pragma once

#include "difference.hpp"

#include <carcassonne/text/record/game_record.hpp>

#include <string>

namespace app {

/// Replays a saved game of another engine (`.jcz`) and adds to the report which of its own assertions do not hold.
/// Throws `InputError` for a text that is no saved game, or one of modules that this library does not have.
void verify_saved_game(const std::string& text, Report& report);

/// Plays one again and writes it down as a record of the library. Throws `InputError`.
carcassonne::GameRecord record_of_saved_game(const std::string& text);

}  // namespace app
