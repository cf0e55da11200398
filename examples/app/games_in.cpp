#include "games_in.hpp"

#include "input.hpp"

namespace app {
namespace {

bool says_nothing(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    return begin == std::string::npos || line[begin] == '#';
}

}  // namespace

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
    if (line.find("carcassonne record") == line.find_first_not_of(" \t")) {
        std::string text = before;
        do {
            text += line + "\n";
        } while (lines.next(line));
        try {
            use(GameForm::record, text);
        } catch (const InputError& error) {
            throw InputError(lines.name() + ":" + error.what());
        }
        return;
    }
    if (line[line.find_first_not_of(" \t")] != '{') {
        throw InputError(lines.place() + ": neither a record nor a game as a JSON object");
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
