#pragma once

#include "carcassonne/text/game_record.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace carcassonne {

/// "red 12 for city N.W at 3 -2: 5 tiles x 2 + 1 pennants x 2"
inline std::string score_text(const RecordedScore& score, const std::vector<std::string>& players) {
    std::string text = players[score.player] + " " + std::to_string(score.points) + " for " + score.place + " at " +
                       std::to_string(score.at.x) + " " + std::to_string(score.at.y);
    const char* before = ": ";
    for (const RecordedTerm& term : score.terms) {
        text += before + std::to_string(term.count) + " " + term.what + " x " + std::to_string(term.each);
        before = " + ";
    }
    return text;
}

/// The order in which a record lists the scores of one scoring, whatever the order in which the game told them: by
/// player, then as text.
inline void sort_scores(std::vector<RecordedScore>& scores, const std::vector<std::string>& players) {
    std::sort(scores.begin(), scores.end(), [&](const RecordedScore& left, const RecordedScore& right) {
        return std::pair(left.player, score_text(left, players)) < std::pair(right.player, score_text(right, players));
    });
}

namespace detail {

/// The fingerprint of lines in the order of their bytes.
template <class Number>
Number list_checksum(std::vector<std::string> lines) {
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) {
        text += line;
    }
    return record_checksum<Number>(text);
}

}  // namespace detail

}  // namespace carcassonne
