#include "json_game.hpp"

#include "input.hpp"
#include "json_options.hpp"
#include "json_replay.hpp"
#include "json_words.hpp"
#include "rules.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>

namespace app {
namespace {

/// Whether a recording has nothing but the base game, whose rules are then compared without the other modules.
bool is_base_game(const json& game) {
    const json& sets = game.at("sets");
    const json& elements = game.at("elements");
    return (sets == json{{"basic:1", 1}} || sets == json{{"basic:2", 1}}) &&
           elements.size() == 1 + static_cast<std::size_t>(elements.contains("farmers"));
}

/// What every recording has. What lies deeper is looked at as it is replayed.
void check_members(const json& game) {
    for (const char* const member :
         {"id", "players", "sets", "elements", "rules", "start", "pack", "supply", "steps", "final", "discarded"}) {
        if (!game.contains(member)) {
            throw InputError(std::string("not a recorded game: the member ") + member + " is missing");
        }
    }
}
/// The words of a fault without its number in front: "[json.exception.type_error.302] type must be number".
std::string without_number(const std::string& text) {
    const std::size_t end = text.find("] ");
    return text.front() == '[' && end != text.npos ? text.substr(end + 2) : text;
}

/// Calls `use(game, options)` with the game and the options of its rules.
template <class Use>
void with_json_game(const std::string& line, Use&& use) {
    try {
        const json game = json::parse(line);
        check_members(game);
        check_known(game);
        if (!is_base_game(game)) {
            use(game, standard_options_of(game));
        } else if (game.at("elements").value("farmers", false)) {
            use(game, options_of<carcassonne::BaseGame>(game));
        } else {
            use(game, options_of<BaseWithoutFarmers>(game));
        }
    } catch (const json::parse_error& error) {
        throw InputError("not a recorded game: it is no JSON from byte " + std::to_string(error.byte) + " on");
    } catch (const json::exception& error) {
        throw InputError("not a recorded game: " + without_number(error.what()));
    }
}

}  // namespace

void verify_json_game(const std::string& line, Report& report) {
    with_json_game(line, [&]<class Rules>(const json& game, const carcassonne::Options<Rules>& options) {
        JsonReplay<Rules>(game, options, report).run();
    });
}

carcassonne::GameRecord record_of_json_game(const std::string& line) {
    carcassonne::GameRecord record;
    Report report;
    with_json_game(line, [&]<class Rules>(const json& game, const carcassonne::Options<Rules>& options) {
        JsonReplay<Rules> replay(game, options, report);
        replay.run();
        record = replay.record();
    });
    if (!report.differences.empty()) {
        const Difference& first = report.differences.front();
        throw InputError("the rules see it otherwise: " + first.where + ", " + first.what + ": expected " +
                         first.expected + ", found " + first.found);
    }
    return record;
}

}  // namespace app
