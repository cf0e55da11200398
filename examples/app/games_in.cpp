#include "games_in.hpp"

#include "input.hpp"

#include <carcassonne/text/record/head_parser.hpp>

namespace app {
namespace {

bool says_nothing(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    return begin == std::string::npos || line[begin] == '#';
}

/// Whether a file that begins so holds one game: an object over many lines, or on one line a saved game, with the moves
/// in a list of this name, or a record.
bool is_whole_game(const std::string& line) {
    return line.find_last_not_of(" \t") == line.find_first_of('{') || line.find("\"replay\"") != std::string::npos ||
           line.find("\"form\"") != std::string::npos;
}

}  // namespace

bool is_record(const std::string& text) {
    carcassonne::detail::TextLines lines(text);
    return lines.has_line() && lines.line().take_phrase("carcassonne record");
}

bool is_record_as_json(const std::string& text) {
    return text.find("\"form\"") != std::string::npos && text.find("\"replay\"") == std::string::npos;
}

void each_game_in(const std::string& file, const std::function<void(GameForm, const std::string&)>& use) {
    Lines lines(file);
    std::string line;
    std::string before;
    while (lines.next(line) && says_nothing(line)) {
        before += line + "\n";
    }
    if (lines.number() == 0 || says_nothing(line)) {
        throw InputError(lines.name() + ": there is no game in it");
    }
    const auto use_whole = [&](GameForm form) {
        std::string text = before;
        do {
            text += line + "\n";
        } while (lines.next(line));
        const bool is_json_record = form == GameForm::saved && is_record_as_json(text);
        try {
            use(is_json_record ? GameForm::json_record : form, text);
        } catch (const InputError& error) {
            throw InputError(lines.name() + ":" + error.what());
        }
    };
    if (is_record(line)) {
        return use_whole(GameForm::record);
    }
    if (line[line.find_first_not_of(" \t")] != '{') {
        throw InputError(lines.place() + ": neither a record nor a game as a JSON object");
    }
    if (is_whole_game(line)) {
        return use_whole(GameForm::saved);
    }
    do {
        if (says_nothing(line)) {
            continue;
        }
        try {
            use(GameForm::json, line);
        } catch (const InputError& error) {
            throw InputError(lines.place() + ": " + error.what());
        }
    } while (lines.next(line));
}

}  // namespace app
