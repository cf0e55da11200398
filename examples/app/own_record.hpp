#pragma once

#include "difference.hpp"

#include <carcassonne/text/record/game_record.hpp>

#include <string>

namespace app {

/// Reads a record of the library. Throws `InputError` whose message begins with line and column.
carcassonne::GameRecord record_in(const std::string& text);

/// Reads a record of the library as JSON. Throws `InputError` whose message begins with the place.
carcassonne::GameRecord json_record_in(const std::string& text);

/// Plays a record again and adds to the report what is different. Throws `InputError` for rules that are not known.
void verify_own_record(const carcassonne::GameRecord& record, Report& report);

}  // namespace app
