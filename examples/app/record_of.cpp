#include "record_of.hpp"

#include "input.hpp"
#include "json_game.hpp"
#include "own_record.hpp"
#include "saved_game.hpp"

#include <optional>
#include <utility>

namespace app {

carcassonne::GameRecord record_of(GameForm form, const std::string& text) {
    switch (form) {
    case GameForm::json:
        return record_of_json_game(text);
    case GameForm::saved:
        return record_of_saved_game(text);
    case GameForm::json_record:
        return json_record_in(text);
    case GameForm::record:
        break;
    }
    return record_in(text);
}

carcassonne::GameRecord record_in_file(const std::string& file, const std::string& name) {
    std::optional<carcassonne::GameRecord> found;
    each_game_in(file, [&](GameForm form, const std::string& text) {
        if (!found && (name.empty() || form != GameForm::json || text.find("\"" + name + "\"") != std::string::npos)) {
            carcassonne::GameRecord record = record_of(form, text);
            if (name.empty() || record.head.name == name) {
                found = std::move(record);
            }
        }
    });
    if (!found) {
        throw InputError(file + ": there is no game " + name);
    }
    return *std::move(found);
}

}  // namespace app
