#pragma once

#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/score_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace carcassonne {

namespace detail {

/// " 6 7"
template <class Number>
std::string numbers_text(const std::vector<Number>& numbers) {
    std::string text;
    for (const Number number : numbers) {
        text.append(" ").append(std::to_string(number));
    }
    return text;
}

/// "meeple 6 7, abbot 1 0"
inline std::string supplies_text(const std::vector<RecordedSupply>& supplies) {
    std::string text;
    for (const RecordedSupply& supply : supplies) {
        text += (text.empty() ? "" : ", ") + supply.figure + numbers_text(supply.counts);
    }
    return text;
}

/// "10 2543b8aa, 2 09293a87": one for each answer that a player gave; empty when they are not known.
inline std::string legal_text(const std::vector<RecordedAnswer>& answers) {
    std::string text;
    for (const RecordedAnswer& answer : answers) {
        if (answer.legal) {
            text += (text.empty() ? "" : ", ") + std::to_string(answer.legal->count) + " " +
                    hexadecimal(answer.legal->checksum, 8);
        }
    }
    return text;
}

/// "[draw BA/C]; place 0 -1 turned 180; deploy meeple on city S": what chance did stands in brackets, what another
/// player did follows the name.
inline std::string answers_text(const std::vector<RecordedAnswer>& answers, std::optional<std::size_t> player,
                                const std::vector<std::string>& players) {
    std::string text;
    for (const RecordedAnswer& answer : answers) {
        text += text.empty() ? "" : "; ";
        if (!answer.player) {
            text += "[" + answer.action + "]";
        } else {
            text += answer.player == player ? answer.action : players[*answer.player] + ": " + answer.action;
        }
    }
    return text;
}

}  // namespace detail

/// One turn as its lines in a record; `number` counts from 1.
inline std::string turn_text(const RecordedTurn& turn, std::size_t number, const std::vector<std::string>& players) {
    constexpr std::size_t number_width = 3;
    std::size_t name_width = 0;
    for (const std::string& name : players) {
        name_width = (std::max)(name_width, name.size());
    }
    const std::string digits = std::to_string(number);
    std::string text(digits.size() < number_width ? number_width - digits.size() : 0, ' ');
    text += digits + ". " + detail::padded(players[turn.player], name_width) + " " +
            detail::answers_text(turn.answers, turn.player, players) + "\n";
    const auto line = [&](std::string_view tag, const std::string& value) {
        if (!value.empty()) {
            text += "     " + detail::padded(std::string(tag), 7) + value + "\n";
        }
    };
    line("legal", detail::legal_text(turn.answers));
    if (turn.outcome) {
        for (const RecordedScore& score : turn.outcome->scores) {
            line("score", score_text(score, players));
        }
        line("supply", detail::supplies_text(turn.outcome->supplies));
        line("points", detail::numbers_text(turn.outcome->points).substr(1));
    }
    return text;
}

/// The end of a game as its lines in a record; no lines while the game goes on.
inline std::string end_text(const GameRecord& record) {
    std::string text;
    if (!record.end) {
        return text;
    }
    const std::vector<std::string>& players = record.head.players;
    if (!record.end->answers.empty()) {
        text += "end  " + detail::answers_text(record.end->answers, std::nullopt, players) + "\n";
        const std::string legal = detail::legal_text(record.end->answers);
        text += legal.empty() ? "" : "     legal  " + legal + "\n";
    }
    for (const RecordedScore& score : record.end->scores) {
        text += "final " + score_text(score, players) + "\n";
    }
    text += "result";
    std::string_view before = " ";
    for (std::size_t player = 0; player < players.size(); ++player) {
        text.append(before).append(players[player]).append(" ").append(std::to_string(record.end->points[player]));
        before = ", ";
    }
    text += "\nwinner";
    for (const std::size_t player : record.end->winners) {
        text += " " + players[player];
    }
    return text + "\n";
}

/// The whole record as text (record.hpp explains the form); of a game that goes on, as far as it went.
inline std::string write_record(const GameRecord& record) {
    std::string text = "carcassonne record 2\n" + detail::head_text(record.head);
    text += detail::padded("draws", 8) + (record.seed ? "seed " + std::to_string(*record.seed) : "listed") + "\n\n";
    auto comment = record.comments.begin();
    for (std::size_t i = 0; i <= record.turns.size(); ++i) {
        // A remark on a turn that has not come yet stands before the end.
        const bool all = i == record.turns.size();
        for (; comment != record.comments.end() && (all || comment->turn <= i); ++comment) {
            text += "#" + comment->text + "\n";
        }
        if (i < record.turns.size()) {
            text += turn_text(record.turns[i], i + 1, record.head.players);
        }
    }
    return text + "\n" + (record.end ? end_text(record) : "unfinished\n");
}

}  // namespace carcassonne
