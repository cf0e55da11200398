#include "json_options.hpp"

#include <algorithm>
#include <array>

namespace app {
namespace {

using carcassonne::Abbot;
using carcassonne::Base;
using carcassonne::Farmers;
using carcassonne::InnsAndCathedrals;
using carcassonne::Options;
using carcassonne::Phantom;
using carcassonne::River;
using carcassonne::StandardRules;
using carcassonne::TradersAndBuilders;
using nlohmann::json;

/// The tiles of the modules as often as the recording has them: its second river ends in two lakes of one kind, where
/// the box has one.
void take_counts(const json& recorded, Options<StandardRules>& options) {
    const auto add = [&](const auto& module) {
        for (carcassonne::Tile tile : module.tile_set()) {
            const auto counted = recorded.at("pack").find(std::string(tile.id.view()));
            const unsigned count = (counted == recorded.at("pack").end() ? 0u : counted->get<unsigned>());
            bool lies = false;
            for (const json& start : recorded.at("start")) {
                lies = lies || start.at(0) == std::string(tile.id.view());
            }
            tile.count = static_cast<std::uint8_t>(count + static_cast<unsigned>(lies));
            options.tiles.push_back(tile);
        }
    };
    add(options.of<Base>());
    add(options.of<River>());
}

}  // namespace

void check_known(const json& game) {
    constexpr std::array<std::string_view, 5> sets{"basic", "river/1", "river/2", "inns-and-cathedrals",
                                                   "traders-and-builders"};
    for (const auto& [set, copies] : game.at("sets").items()) {
        const std::string name = set.substr(0, set.rfind(':'));
        if (std::find(sets.begin(), sets.end(), name) == sets.end() || copies != 1) {
            throw InputError("these tiles are not supported: " + set);
        }
    }
    constexpr std::array<std::string_view, 9> switches{"farmers", "garden", "cathedral", "inn",    "traders",
                                                       "river",   "abbot",  "phantom",   "builder"};
    for (const auto& [element, value] : game.at("elements").items()) {
        const bool known = (element == "small-follower" && value == 7) || value == 1 || value.is_boolean();
        const bool named = element == "small-follower" || element == "big-follower" || element == "pig" ||
                           std::find(switches.begin(), switches.end(), element) != switches.end();
        if (!known || !named) {
            throw InputError("the rules are not supported: " + element + " " + value.dump());
        }
    }
    const std::string small_city = game.at("rules").at("tiny-city-scoring");
    if (small_city != "2" && small_city != "4") {
        throw InputError("the rules are not supported: tiny-city-scoring " + small_city);
    }
}

Options<StandardRules> standard_options_of(const json& recorded) {
    Options<StandardRules> options = options_of<StandardRules>(recorded);
    const json& sets = recorded.at("sets");
    const json& elements = recorded.at("elements");
    options.enable<Farmers>(elements.value("farmers", false));
    options.enable<Abbot>(elements.contains("abbot"));
    options.enable<Phantom>(elements.contains("phantom"));
    if (has_set(sets, "inns-and-cathedrals")) {
        options.enable<InnsAndCathedrals>();
        options.of<InnsAndCathedrals>().edition = pictures_of(sets, "inns-and-cathedrals");
    }
    if (has_set(sets, "traders-and-builders")) {
        options.enable<TradersAndBuilders>();
        options.of<TradersAndBuilders>().edition = pictures_of(sets, "traders-and-builders");
    }
    for (const auto which : {carcassonne::RiverTiles::first, carcassonne::RiverTiles::second}) {
        const std::string_view name = which == carcassonne::RiverTiles::first ? "river/1" : "river/2";
        if (has_set(sets, name)) {
            options.enable<River>();
            options.of<River>().tiles = which;
            options.of<River>().pig_herd = elements.contains("pig-herd");
            options.of<River>().edition = pictures_of(sets, name);
        }
    }
    if (has_set(sets, "river/2")) {
        take_counts(recorded, options);
    }
    return options;
}

}  // namespace app
