#pragma once

#include "carcassonne/text/record/game_record.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// "tile" for 1 of "tiles", "city" for 1 of "cities"; of any other number there are many.
inline std::string counted_word(int count, const std::string& many) {
    if (count != 1 || many.size() < 2 || many.back() != 's') {
        return many;
    }
    const bool is_ies = many.size() > 3 && many.compare(many.size() - 3, 3, "ies") == 0;
    return is_ies ? many.substr(0, many.size() - 3) + "y" : many.substr(0, many.size() - 1);
}

template <class Word>
std::string score_text(const RecordedScore& score, const std::vector<std::string>& players, Word&& word) {
    std::string text = players[score.player] + " " + std::to_string(score.points) + " for " + score.place + " at " +
                       std::to_string(score.at.x) + " " + std::to_string(score.at.y);
    const char* before = ": ";
    for (const RecordedTerm& term : score.terms) {
        text += before + std::to_string(term.count) + " " + word(term) + " x " + std::to_string(term.each);
        before = " + ";
    }
    return text;
}

}  // namespace detail

/// As records say it, where what is counted is always in the plural, so that there is one word for each thing:
/// "red 12 for city N.W at 3 -2: 5 tiles x 2 + 1 pennants x 2"
inline std::string score_text(const RecordedScore& score, const std::vector<std::string>& players) {
    return detail::score_text(score, players, [](const RecordedTerm& term) -> const std::string& { return term.what; });
}

/// As people say it: "red 12 for city N.W at 3 -2: 5 tiles x 2 + 1 pennant x 2"
inline std::string spoken_score_text(const RecordedScore& score, const std::vector<std::string>& players) {
    return detail::score_text(score, players,
                              [](const RecordedTerm& term) { return detail::counted_word(term.count, term.what); });
}

/// The order in which a record lists the scores of one scoring, whatever the order in which the game told them: by
/// player, then as text.
inline void sort_scores(std::vector<RecordedScore>& scores, const std::vector<std::string>& players) {
    std::sort(scores.begin(), scores.end(), [&](const RecordedScore& left, const RecordedScore& right) {
        return std::pair(left.player, score_text(left, players)) < std::pair(right.player, score_text(right, players));
    });
}

}  // namespace carcassonne
