#include "json_game.hpp"

#include "input.hpp"
#include "json_replay.hpp"
#include "json_words.hpp"
#include "rules.hpp"

#include <carcassonne/text/recorded_game.hpp>
#include <nlohmann/json.hpp>

namespace app {
namespace {

/// Refuses every set-up that is not the base game, since nothing else could be compared.
void check_known(const json& game) {
    const json& sets = game.at("sets");
    if (sets != json{{"basic:1", 1}} && sets != json{{"basic:2", 1}}) {
        throw InputError("only games with the tiles of the base game are supported, not " + sets.dump());
    }
    for (const auto& [element, value] : game.at("elements").items()) {
        const bool known = (element == "small-follower" && value == 7) || (element == "farmers" && value.is_boolean());
        if (!known) {
            throw InputError("the rules are not supported: " + element + " " + value.dump());
        }
    }
    const std::string small_city = game.at("rules").at("tiny-city-scoring");
    if (small_city != "2" && small_city != "4") {
        throw InputError("the rules are not supported: tiny-city-scoring " + small_city);
    }
}

/// Calls `use(game, tag)` with the game and its rules.
template <class Use>
void with_json_game(const std::string& line, Use&& use) {
    try {
        const json game = json::parse(line);
        check_known(game);
        if (game.at("elements").value("farmers", false)) {
            use(game, RulesTag<carcassonne::BaseGame>{});
        } else {
            use(game, RulesTag<BaseWithoutFarmers>{});
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
carcassonne::GameRecord record_of(const json& recorded) {
    auto begun = carcassonne::RecordedGame<Rules>::begin(options_of<Rules>(recorded));
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
    with_json_game(line,
                   [&]<class Rules>(const json& game, RulesTag<Rules>) { JsonReplay<Rules>(game, report).run(); });
}

carcassonne::GameRecord record_of_json_game(const std::string& line) {
    carcassonne::GameRecord record;
    with_json_game(line, [&]<class Rules>(const json& game, RulesTag<Rules>) { record = record_of<Rules>(game); });
    return record;
}

}  // namespace app
