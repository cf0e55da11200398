#pragma once

#include "input.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// A set of tiles of a recorded game whose pictures it names: "river/1:2" is the first river in the pictures of C2.
inline bool has_set(const nlohmann::json& sets, std::string_view name) {
    const std::string text(name);
    return sets.contains(text + ":1") || sets.contains(text + ":2");
}
inline carcassonne::Edition pictures_of(const nlohmann::json& sets, std::string_view name) {
    return sets.contains(std::string(name) + ":1") ? carcassonne::Edition::c1 : carcassonne::Edition::c3;
}

/// Refuses every set-up that the modules of the standard rules do not play, since nothing could be compared.
void check_known(const nlohmann::json& game);

/// The options of a recorded game, whose draws are the caller's.
template <class Rules>
carcassonne::Options<Rules> options_of(const nlohmann::json& recorded) {
    carcassonne::Options<Rules> options;
    options.players = recorded.at("players").get<std::size_t>();
    options.draws = carcassonne::Draws::by_caller;
    auto& base = get<carcassonne::Base>(options.modules);
    base.edition = pictures_of(recorded.at("sets"), "basic");
    base.small_city = recorded.at("rules").at("tiny-city-scoring") == "2";
    return options;
}

/// The same for the standard rules with the modules of the recording.
carcassonne::Options<carcassonne::StandardRules> standard_options_of(const nlohmann::json& recorded);

}  // namespace app
