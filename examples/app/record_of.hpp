#pragma once

#include "games_in.hpp"

#include <carcassonne/text/record/game_record.hpp>

#include <string>

namespace app {

/// The record of a game, however it is written down. Throws `InputError`.
carcassonne::GameRecord record_of(GameForm form, const std::string& text);

/// The record of the first game of a file, or of the one that has this name. Throws `InputError`.
carcassonne::GameRecord record_in_file(const std::string& file, const std::string& name = {});

}  // namespace app
