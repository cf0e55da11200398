#pragma once

#include "carcassonne/core/player.hpp"
#include "carcassonne/text/json/reader.hpp"
#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/text_line.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace carcassonne::detail {

/// Reads a record from JSON, part by part.
class JsonRecordReader {
public:
    GameRecord read(const JsonReader& document) {
        GameRecord record;
        read_form(document);
        read_head(document, record.head);
        players_ = record.head.players.size();
        if (!document.failed() && !document["seed"].is_null()) {
            record.seed = seed(document["seed"]);
        }
        document["turns"].each("a list of turns",
                               [&](const JsonReader& turn) { record.turns.push_back(read_turn(turn)); });
        document["comments"].each("a list of comments", [&](const JsonReader& comment) {
            const std::size_t earliest = record.comments.empty() ? 0 : record.comments.back().turn;
            record.comments.push_back(read_comment(comment, earliest, record.turns.size()));
        });
        if (!document.failed() && !document["end"].is_null()) {
            record.end = read_end(document["end"]);
        }
        return record;
    }

private:
    static constexpr std::int64_t most_points = 100000;

    // Words.

    static bool is_word(std::string_view text) {
        return TextLine(text, 1).read_text("a word") == text && !text.empty();
    }
    /// Words with one blank between them, each of which `is_good`.
    template <class IsGood>
    static std::string words(const JsonReader& value, std::string_view expected, IsGood&& is_good) {
        return value.text(expected, [&](std::string_view text) {
            for (std::size_t begin = 0; begin <= text.size();) {
                const std::size_t end = (std::min)(text.find(' ', begin), text.size());
                const std::string_view word = text.substr(begin, end - begin);
                if (!is_word(word) || !is_good(word)) {
                    return false;
                }
                begin = end + 1;
            }
            return true;
        });
    }
    static std::string word(const JsonReader& value) { return value.text("a word", is_word); }
    static std::string action(const JsonReader& value) {
        return words(value, "the words of an action", [](std::string_view) { return true; });
    }
    /// In the text of a record these end at a number, at `at` and at `x`.
    static std::string figure(const JsonReader& value) {
        return words(value, "the name of a figure",
                     [](std::string_view word) { return !TextLine(word, 1).looks_at_number(); });
    }
    static std::string place(const JsonReader& value) {
        return words(value, "the name of a segment", [](std::string_view word) { return word != "at"; });
    }
    static std::string counted(const JsonReader& value) {
        return words(value, "what is counted", [](std::string_view word) { return word != "x"; });
    }

    // The head.

    static void read_form(const JsonReader& document) {
        document.need_members(
            {"form", "version", "game", "rules", "options", "tiles", "players", "seed", "turns", "comments", "end"});
        document["form"].text("\"record\"", [](std::string_view text) { return text == "record"; });
        document["version"].number<int>(1, 1);
    }
    static void read_head(const JsonReader& document, GameHead& head) {
        if (!document["game"].is_null()) {
            head.name = word(document["game"]);
        }
        head.rules = word(document["rules"]);
        document["options"].each("a list of options", [&](const JsonReader& option) {
            option.need_members({"module", "name", "value"});
            const auto is_id = [](std::string_view text) { return is_word(text) && text.find('.') == text.npos; };
            std::string module = option["module"].text("the id of a module", is_id);
            NamedChoice choice{std::move(module), word(option["name"]), word(option["value"])};
            for (const NamedChoice& said : head.options) {
                if (said.module == choice.module && said.name == choice.name) {
                    option["name"].miss("an option that is not said before");
                }
            }
            head.options.push_back(std::move(choice));
        });
        const JsonReader tiles = document["tiles"];
        tiles.need_members({"sets", "count", "checksum"});
        head.tile_set = word(tiles["sets"]);
        head.tile_count = tiles["count"].number<unsigned>(1, 100000);
        head.tile_checksum = checksum<std::uint64_t>(tiles["checksum"]);
        read_players(document["players"], head.players);
    }
    static void read_players(const JsonReader& list, std::vector<std::string>& players) {
        list.each("a list of names", [&](const JsonReader& name) {
            players.push_back(word(name));
            if (std::find(players.begin(), players.end() - 1, players.back()) != players.end() - 1) {
                name.miss("a name that no other player has");
            }
        });
        if (players.empty() || players.size() > player_capacity) {
            list.miss("1 to 6 names");
        }
    }
    static std::optional<std::uint64_t> seed(const JsonReader& value) {
        std::uint64_t number = 0;
        value.text("the digits of a number from 0 to 18446744073709551615 as a text", [&](std::string_view text) {
            TextLine line(text, 1);
            number = line.read_seed();
            return !line.failed() && std::to_string(number) == text;
        });
        return number;
    }
    template <class Number>
    static Number checksum(const JsonReader& value) {
        Number number = 0;
        value.text(std::to_string(2 * sizeof(Number)) + " hexadecimal digits as a text", [&](std::string_view text) {
            TextLine line(text, 1);
            number = line.read_checksum<Number>("a checksum");
            return !line.failed() && text.size() == 2 * sizeof(Number);
        });
        return number;
    }

    // Turns.

    /// The seat of a player.
    std::size_t player(const JsonReader& value) const {
        return value.number<std::size_t>(0, static_cast<std::int64_t>(players_) - 1);
    }
    RecordedTurn read_turn(const JsonReader& value) const {
        RecordedTurn turn;
        value.need_members({"player", "answers", "outcome"});
        turn.player = player(value["player"]);
        turn.answers = read_answers(value["answers"]);
        if (!value.failed() && turn.answers.empty()) {
            value["answers"].miss("at least one answer");
        }
        if (!value.failed() && !value["outcome"].is_null()) {
            turn.outcome = read_outcome(value["outcome"]);
        }
        return turn;
    }
    std::vector<RecordedAnswer> read_answers(const JsonReader& list) const {
        std::vector<RecordedAnswer> answers;
        std::optional<bool> checked;
        list.each("a list of answers", [&](const JsonReader& value) {
            RecordedAnswer answer;
            value.need_members({"player", "action", "legal"});
            if (!value.failed() && !value["player"].is_null()) {
                answer.player = player(value["player"]);
            }
            answer.action = action(value["action"]);
            const JsonReader legal = value["legal"];
            if (!value.failed() && !answer.player && !legal.is_null()) {
                legal.miss("null, since chance gave the answer");
            } else if (!value.failed() && answer.player) {
                answer.legal = read_legal(legal, checked);
            }
            answers.push_back(std::move(answer));
        });
        return answers;
    }
    /// Of the answers that players gave in one turn all tell how many were legal, or none does.
    static std::optional<ListCheck> read_legal(const JsonReader& value, std::optional<bool>& checked) {
        if (!checked) {
            checked = !value.is_null();
        }
        if (value.is_null()) {
            if (*checked) {
                value.miss("a count and a checksum, as with the answers before");
            }
            return std::nullopt;
        }
        if (!*checked) {
            value.miss("null, as with the answers before");
        }
        value.need_members({"count", "checksum"});
        const auto count = value["count"].number<std::uint32_t>(1, 1'000'000);
        return ListCheck{count, checksum<std::uint32_t>(value["checksum"])};
    }
    RecordedOutcome read_outcome(const JsonReader& value) const {
        RecordedOutcome outcome;
        value.need_members({"scores", "supplies", "points"});
        outcome.scores = read_scores(value["scores"]);
        value["supplies"].each("a list of supplies", [&](const JsonReader& supply) {
            supply.need_members({"figure", "counts"});
            std::string name = figure(supply["figure"]);
            outcome.supplies.push_back({std::move(name), read_numbers<unsigned>(supply["counts"], 0)});
        });
        outcome.points = read_numbers<int>(value["points"], -most_points);
        return outcome;
    }
    /// One number for each player.
    template <class Number>
    std::vector<Number> read_numbers(const JsonReader& list, std::int64_t least) const {
        std::vector<Number> numbers;
        list.each("a list of numbers",
                  [&](const JsonReader& value) { numbers.push_back(value.number<Number>(least, most_points)); });
        if (numbers.size() != players_) {
            list.miss("a number for each of the " + std::to_string(players_) + " players");
        }
        return numbers;
    }
    std::vector<RecordedScore> read_scores(const JsonReader& list) const {
        std::vector<RecordedScore> scores;
        list.each("a list of scores", [&](const JsonReader& value) {
            RecordedScore score;
            value.need_members({"player", "points", "place", "x", "y", "terms"});
            score.player = player(value["player"]);
            score.points = value["points"].number<int>(-most_points, most_points);
            score.place = place(value["place"]);
            score.at.x = value["x"].number<std::int16_t>(-32768, 32767);
            score.at.y = value["y"].number<std::int16_t>(-32768, 32767);
            value["terms"].each("a list of terms", [&](const JsonReader& term) {
                term.need_members({"count", "what", "each"});
                const int count = term["count"].number<int>(-most_points, most_points);
                std::string what = counted(term["what"]);
                score.terms.push_back({count, std::move(what), term["each"].number<int>(-most_points, most_points)});
            });
            scores.push_back(std::move(score));
        });
        return scores;
    }

    static RecordedComment read_comment(const JsonReader& value, std::size_t earliest, std::size_t turns) {
        RecordedComment comment;
        value.need_members({"turn", "text"});
        comment.turn =
            value["turn"].number<std::size_t>(static_cast<std::int64_t>(earliest), static_cast<std::int64_t>(turns));
        comment.text = value["text"].text(
            "one line of text", [](std::string_view text) { return text.find_first_of("\r\n") == text.npos; });
        return comment;
    }

    RecordedEnd read_end(const JsonReader& value) const {
        RecordedEnd end;
        value.need_members({"answers", "scores", "points", "winners"});
        end.answers = read_answers(value["answers"]);
        end.scores = read_scores(value["scores"]);
        end.points = read_numbers<int>(value["points"], -most_points);
        value["winners"].each("a list of players", [&](const JsonReader& winner) {
            end.winners.push_back(player(winner));
            if (end.winners.size() > 1 && end.winners.back() <= end.winners[end.winners.size() - 2]) {
                winner.miss("a player after the one before, in the order of play");
            }
        });
        if (end.winners.empty()) {
            value["winners"].miss("at least one player");
        }
        return end;
    }

    std::size_t players_ = 0;
};

}  // namespace carcassonne::detail
