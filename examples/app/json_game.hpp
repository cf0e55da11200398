#pragma once

#include "difference.hpp"

#include <carcassonne/text/record/game_record.hpp>

#include <string>

namespace app {

// Games that another engine recorded, one JSON object a line: set-up, and for every tile drawn all legal placements,
// the one chosen, all legal meeples, the one chosen, what was scored and returned, points and supplies.

/// Replays one game and adds to the report what is different. Throws `InputError`, without the name of the file, for a
/// line that is no such game or one whose rules are not known.
void verify_json_game(const std::string& line, Report& report);

/// Plays one game again and writes it down as a record of the library. Throws `InputError`, also for a move that is not
/// legal.
carcassonne::GameRecord record_of_json_game(const std::string& line);

}  // namespace app
