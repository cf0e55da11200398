#include "json_game.hpp"

#include "input.hpp"
#include "json_options.hpp"
#include "json_replay.hpp"
#include "json_words.hpp"
#include "rules.hpp"

#include <carcassonne/text/recorded_game.hpp>
#include <nlohmann/json.hpp>

namespace app {
namespace {

/// Whether a recording has nothing but the base game, whose rules are then compared without the other modules.
bool is_base_game(const json& game) {
    const json& sets = game.at("sets");
    const json& elements = game.at("elements");
    return (sets == json{{"basic:1", 1}} || sets == json{{"basic:2", 1}}) &&
           elements.size() == 1 + static_cast<std::size_t>(elements.contains("farmers"));
}

/// Calls `use(game, options)` with the game and the options of its rules.
template <class Use>
void with_json_game(const std::string& line, Use&& use) {
    try {
        const json game = json::parse(line);
        check_known(game);
        if (!is_base_game(game)) {
            use(game, standard_options_of(game));
        } else if (game.at("elements").value("farmers", false)) {
            use(game, options_of<carcassonne::BaseGame>(game));
        } else {
            use(game, options_of<BaseWithoutFarmers>(game));
        }
    } catch (const json::exception& error) {
        throw InputError(std::string("not a recorded game: ") + error.what());
    }
}

void expect_legal(const carcassonne::Result<void, carcassonne::Error>& played, const json& step) {
    if (!played) {
        throw InputError("not legal (" + std::string(played.error().refusal.text) + "): " + step.at("tile").dump() +
                         " at " + step.at("at").dump());
    }
}

template <class Rules>
void draw(carcassonne::RecordedGame<Rules>& game, const json& tile) {
    const carcassonne::TileKind kind = game.game().catalogue().find(tile.get<std::string>());
    if (!kind.exists() || !game.try_play(carcassonne::DrawTile{kind})) {
        throw InputError("there is no tile " + tile.dump() + " to draw");
    }
}

template <class Rules>
void deploy(carcassonne::RecordedGame<Rules>& game, const json& step) {
    const std::string chosen = step.at("dec").empty() ? "pass" : step.at("dec").at(0).at("ch").get<std::string>();
    if (chosen == "pass") {
        return expect_legal(game.try_play(carcassonne::Pass{}), step);
    }
    const carcassonne::TileId tile = game.game().part().placed;
    for (std::size_t i = 0; i < game.game().segment_count(tile); ++i) {
        if (chosen == "meeple SmallFollower " + place_words(game.game(), game.game().placed(tile).segment(i))) {
            const carcassonne::DeployFigure action{carcassonne::meeple, static_cast<std::uint8_t>(i)};
            return expect_legal(game.try_play(action), step);
        }
    }
    throw InputError("there is no segment for the choice " + chosen);
}

template <class Rules>
carcassonne::GameRecord record_of(const json& recorded, const carcassonne::Options<Rules>& options) {
    if constexpr (std::is_same_v<Rules, carcassonne::StandardRules>) {
        throw InputError("a record can hold the base game only, and " + recorded.at("id").get<std::string>() +
                         " is another");
    }
    auto begun = carcassonne::RecordedGame<Rules>::begin(options);
    if (!begun) {
        throw InputError(std::string(begun.error().front().refusal.text));
    }
    carcassonne::RecordedGame<Rules> game = *std::move(begun);
    game.set_name(recorded.at("id").get<std::string>());
    std::size_t discarded = 0;
    for (const json& step : recorded.at("steps")) {
        for (const json& tile : step.value("pre", json::object()).value("discarded", json::array())) {
            draw(game, tile);
            ++discarded;
        }
        draw(game, step.at("tile"));
        expect_legal(game.try_play(placement_in(step.at("at"))), step);
        deploy(game, step);
    }
    for (; discarded < recorded.at("discarded").size(); ++discarded) {
        draw(game, recorded.at("discarded").at(discarded));
    }
    if (!game.game().finished()) {
        throw InputError("the game is not over");
    }
    return game.record();
}

}  // namespace

void verify_json_game(const std::string& line, Report& report) {
    with_json_game(line, [&]<class Rules>(const json& game, const carcassonne::Options<Rules>& options) {
        JsonReplay<Rules>(game, options, report).run();
    });
}

carcassonne::GameRecord record_of_json_game(const std::string& line) {
    carcassonne::GameRecord record;
    with_json_game(line, [&]<class Rules>(const json& game, const carcassonne::Options<Rules>& options) {
        record = record_of<Rules>(game, options);
    });
    return record;
}

}  // namespace app
