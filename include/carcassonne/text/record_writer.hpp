#pragma once

#include "carcassonne/core/side.hpp"
#include "carcassonne/text/game_record.hpp"
#include "carcassonne/text/score_text.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace carcassonne {

namespace detail {

inline std::string hexadecimal(std::uint64_t number, std::size_t digits) {
    std::string text(digits, '0');
    for (std::size_t i = digits; i-- > 0; number >>= 4) {
        text[i] = "0123456789abcdef"[number & 15u];
    }
    return text;
}

inline std::string padded(std::string text, std::size_t size) {
    text.resize((std::max)(size, text.size()), ' ');
    return text;
}

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

inline std::string check_text(const ListCheck& check, std::string_view what) {
    return std::to_string(check.count) + " " + std::string(what) + " " + hexadecimal(check.checksum, 8);
}

/// "BA/CRr at 3 -2 turned 90, meeple on road E.S"
inline std::string move_text(const RecordedTurn& turn) {
    std::string text = turn.tile + " at " + std::to_string(turn.at.x) + " " + std::to_string(turn.at.y) + " turned " +
                       std::to_string(degrees(turn.rotation));
    if (!turn.figure.empty()) {
        text += ", " + turn.figure + " on " + turn.place;
    }
    return text;
}

}  // namespace detail

/// One turn as its lines in a record; `number` counts from 1.
inline std::string turn_text(const RecordedTurn& turn, std::size_t number, const std::vector<std::string>& players) {
    constexpr std::size_t number_width = 3;
    constexpr std::size_t move_width = 64;
    std::string text;
    for (const std::string& tile : turn.discarded) {
        text += "discard " + tile + "\n";
    }
    std::size_t name_width = 0;
    for (const std::string& name : players) {
        name_width = (std::max)(name_width, name.size());
    }
    const std::string digits = std::to_string(number);
    text.append(digits.size() < number_width ? number_width - digits.size() : 0, ' ');
    text += digits + ". ";
    text +=
        detail::padded(detail::padded(players[turn.player], name_width) + " " + detail::move_text(turn), move_width);
    text +=
        " | " + detail::check_text(turn.placements, "places") + ", " + detail::check_text(turn.deployments, "choices");
    std::string_view before = " | scores ";
    for (const RecordedScore& score : turn.scores) {
        text.append(before).append(score_text(score, players));
        before = "; ";
    }
    text += " | supply " + detail::supplies_text(turn.supplies) + " | points" + detail::numbers_text(turn.points);
    return text + "\n";
}

/// The end of a game as its lines in a record; no lines while the game goes on.
inline std::string end_text(const GameRecord& record) {
    std::string text;
    if (record.points.size() != record.players.size()) {
        return text;
    }
    for (const std::string& tile : record.discarded) {
        text += "discard " + tile + "\n";
    }
    for (const RecordedScore& score : record.final_scores) {
        text += "final " + score_text(score, record.players) + "\n";
    }
    text += "result";
    std::string_view before = " ";
    for (std::size_t player = 0; player < record.players.size(); ++player) {
        text.append(before).append(record.players[player]).append(" ").append(std::to_string(record.points[player]));
        before = ", ";
    }
    text += "\nwinner";
    for (const std::size_t player : record.winners) {
        text += " " + record.players[player];
    }
    return text + "\n";
}

/// The whole record as text (record.hpp explains the form). The record of a game that goes on is written as far as it
/// goes: all turns that are over and no end, without which `parse_record` does not take it for the record of a game.
inline std::string write_record(const GameRecord& record) {
    std::string text = "carcassonne record 1\n";
    const auto tag = [&](std::string_view name, const std::string& value) {
        text += detail::padded(std::string(name), 8) + value + "\n";
    };
    if (!record.name.empty()) {
        tag("game", record.name);
    }
    tag("rules", record.rules);
    for (const RecordedOption& option : record.options) {
        tag("option", option.module + "." + option.name + " " + option.value);
    }
    tag("tiles", record.tile_set + " " + std::to_string(record.tile_count) + " " +
                     detail::hexadecimal(record.tile_checksum, 16));
    std::string names;
    for (const std::string& name : record.players) {
        names += (names.empty() ? "" : " ") + name;
    }
    tag("players", names);
    tag("first", record.first_player < record.players.size() ? record.players[record.first_player] : "");
    tag("draws", record.seed ? "seed " + std::to_string(*record.seed) : "listed");
    text += "\n";
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        text += turn_text(record.turns[i], i + 1, record.players);
    }
    return text + "\n" + end_text(record);
}

}  // namespace carcassonne
