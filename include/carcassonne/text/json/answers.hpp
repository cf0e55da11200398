#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/json/words.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace carcassonne {

/// All legal answers to the open decision, for buttons and squares: each in words, and its parts as data. Answer
/// `number` is `game.choices().nth(number)`. After the game there is none.
template <class Rules>
Json json_of_answers(const Game<Rules>& game, std::vector<std::string> names = {}) {
    names = detail::shown_names(game.players(), std::move(names));
    const detail::JsonNouns<Rules> nouns(game);
    const auto choices = game.choices();
    Json answers = Json::array();
    for (std::uint32_t number = 0; number < choices.count(); ++number) {
        Json answer = Json::object();
        answer["number"] = number;
        detail::add_action(answer, choices.nth(number), nouns, names);
        answers.push_back(std::move(answer));
    }
    Json document = detail::json_document("answers");
    document["player"] = nouns.of(choices.player());
    document["by_nature"] = choices.player() == nature;
    document["step"] = choices.empty() ? Json() : Json(RulesOf<Rules>::step_names[choices.step().index()]);
    document["answers"] = std::move(answers);
    return document;
}

}  // namespace carcassonne
