#pragma once

#include <functional>
#include <string>

namespace app {

/// What the games of a file are written in.
enum class GameForm { json, record };

/// Calls `use(form, text, place)` for every game of a file of recorded games: one JSON object a line, or one record of
/// the library. `place` names file and line for messages. Throws `InputError` for a file without a game or of another
/// form; one that `use` throws gets the place before its message.
void each_game_in(const std::string& file, const std::function<void(GameForm, const std::string&)>& use);

}  // namespace app
