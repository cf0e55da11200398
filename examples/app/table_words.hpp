#pragma once

#include <carcassonne/text/picture.hpp>
#include <carcassonne/text/svg.hpp>

#include <string>
#include <vector>

namespace app {

// What is told of a game of any rule set.

/// The initials of red, blue, yellow, green, black, pink; the K of black keeps it apart from blue.
constexpr const char* signs = "RBYGKP";

template <class Rules>
std::string picture_of(const carcassonne::Game<Rules>& game) {
    return carcassonne::picture(game, signs);
}
template <class Rules>
std::string svg_of(const carcassonne::Game<Rules>& game, const std::vector<std::string>& players) {
    carcassonne::SvgOptions looks;
    looks.players = players;
    return carcassonne::svg(game, looks);
}
/// "blue has to decide: place"
template <class Rules>
std::string decision_of(const carcassonne::Game<Rules>& game, const std::vector<std::string>& players) {
    const auto choices = game.choices();
    if (choices.empty()) {
        return "the game is over";
    }
    return (choices.player() == carcassonne::nature ? "chance" : players[choices.player().index()]) +
           " has to decide: " + std::string(carcassonne::RulesOf<Rules>::step_names[choices.step().index()]);
}

}  // namespace app
