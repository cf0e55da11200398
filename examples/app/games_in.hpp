#pragma once

#include <functional>
#include <string>

namespace app {

/// What the games of a file are written in.
/// How a game is written down: as another engine recorded it with all choices, as a saved game of that engine, or as a
/// record of the library, in words or as JSON.
enum class GameForm { json, saved, record, json_record };

/// Whether a text is a record of the library.
bool is_record(const std::string& text);

/// Whether a text in JSON is a record of the library.
bool is_record_as_json(const std::string& text);

/// Calls `use(form, text, place)` for every game of a file of recorded games: one JSON object a line, one saved game,
/// or one record of the library. `place` names file and line for messages. Throws `InputError` for a file without a
/// game or of another form; one that `use` throws gets the place before its message.
void each_game_in(const std::string& file, const std::function<void(GameForm, const std::string&)>& use);

}  // namespace app
