#pragma once

#include "carcassonne/support/result.hpp"
#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/record/head_parser.hpp"
#include "carcassonne/text/text_line.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// Reads a record line by line.
class RecordParser {
public:
    explicit RecordParser(std::string_view text) : lines_(text) {}

    Result<GameRecord, NotationError> read() {
        read_form();
        while (lines_.has_line() && !at_turns()) {
            read_tag();
        }
        check_tags();
        note_comments();
        while (lines_.has_line() && lines_.line().looks_at_digit()) {
            read_turn();
            note_comments();
        }
        read_end();
        if (lines_.has_line()) {
            lines_.miss("the end of the text");
        }
        note_comments();
        if (lines_.failed()) {
            return Failure{lines_.error()};
        }
        return std::move(record_);
    }

private:
    static constexpr std::string_view turn_or_end = "a turn, `end`, `final`, `result` or `unfinished`";

    bool at_end() noexcept {
        return lines_.at("end") || lines_.at("final") || lines_.at("result") || lines_.at("unfinished");
    }
    bool at_turns() noexcept { return lines_.line().looks_at_digit() || at_end(); }

    void read_form() {
        if (lines_.has_line()) {
            // What was written in version 1 could tell the base game alone.
            TextLine line = lines_.line();
            if (line.take_phrase("carcassonne record") && line.looks_at("1")) {
                lines_.line() = line;
                lines_.miss("version 2: records of version 1 are not read any more");
            }
        }
        lines_.read_form("record", "2", "`carcassonne record 2`");
    }
    void read_tag() {
        if (head_.read_tag(lines_, record_.head)) {
            return;
        }
        TextLine& line = lines_.line();
        const std::size_t begin = line.here();
        if (!line.take_word("draws")) {
            line.miss("a tag or a turn");
        } else if (std::exchange(draws_said_, true)) {
            line.miss(begin, "a tag that is not said before");
        } else if (line.take_word("seed")) {
            record_.seed = line.read_seed();
        } else {
            line.read_fixed("listed", "`listed` or `seed`");
        }
        lines_.end_line();
    }
    void check_tags() {
        head_.check(lines_);
        if (!lines_.failed() && !draws_said_) {
            lines_.miss("the tag `draws`");
        }
    }
    /// What is remarked before the turn, or the end, that comes next.
    void note_comments() {
        for (const std::string_view comment : lines_.take_comments()) {
            record_.comments.push_back({record_.turns.size(), std::string(comment)});
        }
    }

    // Turns.

    void read_turn() {
        RecordedTurn turn;
        TextLine& line = lines_.line();
        const std::size_t begin = line.here();
        if (line.read_text("the number of a turn") != std::to_string(record_.turns.size() + 1) + ".") {
            line.miss(begin, "the number of the next turn");
        }
        turn.player = line.read_player(record_.head.players);
        turn.answers = read_answers(turn.player);
        lines_.end_line();
        read_legal(turn.answers);
        if (lines_.at("score") || lines_.at("supply") || lines_.at("points")) {
            read_outcome(turn.outcome.emplace());
        }
        record_.turns.push_back(std::move(turn));
    }
    std::vector<RecordedAnswer> read_answers(std::optional<std::size_t> player) {
        constexpr std::string_view expected = "an action";
        std::vector<RecordedAnswer> answers;
        TextLine& line = lines_.line();
        do {
            RecordedAnswer answer;
            const bool by_chance = line.take_sign('[');
            if (!by_chance) {
                answer.player = read_who(player);
            }
            const std::size_t begin = line.here();
            const std::string_view words = line.read_up_to(by_chance ? ']' : ';', '[');
            if (const std::size_t sign = words.find_first_of(":,=[]"); sign != words.npos) {
                line.miss(begin + sign, "the words of an action");
            }
            answer.action = spaced(words);
            if (answer.action.empty() || (!by_chance && !answer.player)) {
                line.miss(begin, answer.action.empty() ? expected : "the name of a player and `:`");
            }
            if (by_chance) {
                line.read_sign(']', "`]`");
            }
            answers.push_back(std::move(answer));
        } while (!line.failed() && line.take_sign(';'));
        return answers;
    }
    std::optional<std::size_t> read_who(std::optional<std::size_t> player) {
        TextLine& line = lines_.line();
        const std::size_t begin = line.here();
        const std::string_view name = line.take_word_before(':');
        if (name.empty()) {
            return player;
        }
        const std::vector<std::string>& players = record_.head.players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (players[i] == name) {
                return i;
            }
        }
        line.miss(begin, "the name of a player");
        return player;
    }
    /// The words with one blank between them.
    static std::string spaced(std::string_view words) {
        std::string text;
        for (const char letter : words) {
            const bool blank = letter == ' ' || letter == '\t';
            if (!blank) {
                text += letter;
            } else if (text.back() != ' ') {
                text += ' ';
            }
        }
        return text;
    }
    /// How many answers were legal, for every answer that a player gave.
    void read_legal(std::vector<RecordedAnswer>& answers) {
        if (!lines_.at("legal")) {
            return;
        }
        TextLine& line = lines_.line();
        line.take_word("legal");
        bool first = true;
        for (RecordedAnswer& answer : answers) {
            if (!answer.player) {
                continue;
            }
            if (!std::exchange(first, false)) {
                line.read_sign(',', "`,`");
            }
            ListCheck& legal = answer.legal.emplace();
            legal.count = line.read_integer<std::uint32_t>(1, 1'000'000, "how many answers were legal");
            legal.checksum = line.read_checksum<std::uint32_t>("a checksum of 8 hexadecimal digits");
        }
        lines_.end_line();
    }
    void read_outcome(RecordedOutcome& outcome) {
        while (lines_.at("score")) {
            lines_.line().take_word("score");
            outcome.scores.push_back(read_score());
            lines_.end_line();
        }
        if (lines_.at("supply")) {
            read_supplies(outcome);
        }
        if (lines_.need_line("`points`")) {
            TextLine& line = lines_.line();
            line.read_fixed("points", outcome.supplies.empty() ? "`score`, `supply` or `points`" : "`points`");
            outcome.points = read_numbers<int>(-100000);
            lines_.end_line();
        }
    }
    void read_supplies(RecordedOutcome& outcome) {
        TextLine& line = lines_.line();
        line.take_word("supply");
        do {
            RecordedSupply supply;
            supply.figure = line.read_text("the name of a figure");
            while (!line.failed() && !line.looks_at_number() && !line.at_end()) {
                supply.figure += " " + line.read_text("how many figures each player has");
            }
            supply.counts = read_numbers<unsigned>(0);
            outcome.supplies.push_back(std::move(supply));
        } while (line.take_sign(','));
        lines_.end_line();
    }
    /// One number for each player.
    template <class Number>
    std::vector<Number> read_numbers(std::int64_t least) {
        std::vector<Number> numbers;
        for (std::size_t i = 0; i < record_.head.players.size(); ++i) {
            numbers.push_back(lines_.line().read_integer<Number>(least, 100000, "a number for each player"));
        }
        return numbers;
    }
    RecordedScore read_score() {
        TextLine& line = lines_.line();
        RecordedScore score;
        score.player = line.read_player(record_.head.players);
        score.points = line.read_integer<int>(-100000, 100000, "a number of points");
        line.read_fixed("for", "`for`");
        score.place = line.read_segment();
        line.read_fixed("at", "`at`");
        score.at = line.read_square();
        if (line.take_sign(':')) {
            do {
                RecordedTerm term;
                term.count = line.read_integer<int>(-100000, 100000, "how many there are");
                term.what = line.read_text("what is counted");
                while (!line.failed() && !line.looks_at("x") && !line.at_end()) {
                    term.what += " " + line.read_text("`x`");
                }
                line.read_fixed("x", "`x`");
                term.each = line.read_integer<int>(-100000, 100000, "how many points for each");
                score.terms.push_back(std::move(term));
            } while (line.take_word("+"));
        }
        return score;
    }

    // The end.

    void read_end() {
        if (!lines_.need_line(turn_or_end)) {
            return;
        }
        if (!at_end()) {
            lines_.miss(turn_or_end);
            return;
        }
        if (lines_.at("unfinished")) {
            lines_.line().take_word("unfinished");
            lines_.end_line();
            return;
        }
        RecordedEnd& end = record_.end.emplace();
        if (lines_.at("end")) {
            lines_.line().take_word("end");
            end.answers = read_answers(std::nullopt);
            lines_.end_line();
            read_legal(end.answers);
        }
        while (lines_.at("final")) {
            lines_.line().take_word("final");
            end.scores.push_back(read_score());
            lines_.end_line();
        }
        read_result(end);
        read_winner(end);
    }
    void read_result(RecordedEnd& end) {
        constexpr std::string_view expected = "`final` or `result`";
        if (!lines_.need_line(expected)) {
            return;
        }
        TextLine& line = lines_.line();
        line.read_fixed("result", expected);
        for (std::size_t i = 0; i < record_.head.players.size(); ++i) {
            if (i != 0) {
                line.read_sign(',', "`,`");
            }
            const std::size_t begin = line.here();
            if (line.read_player(record_.head.players) != i) {
                line.miss(begin, "the players in the order of play");
            }
            end.points.push_back(line.read_integer<int>(-100000, 100000, "a number of points"));
        }
        lines_.end_line();
    }
    void read_winner(RecordedEnd& end) {
        if (!lines_.need_line("`winner`")) {
            return;
        }
        TextLine& line = lines_.line();
        line.read_fixed("winner", "`winner`");
        do {
            const std::size_t begin = line.here();
            const std::size_t winner = line.read_player(record_.head.players);
            if (!end.winners.empty() && winner <= end.winners.back()) {
                line.miss(begin, "a player after the one before, in the order of play");
            }
            end.winners.push_back(winner);
        } while (!line.failed() && !line.at_end());
        lines_.end_line();
    }

    TextLines lines_;
    HeadParser head_;
    bool draws_said_ = false;
    GameRecord record_;
};

}  // namespace detail

/// Reads the record of one game (record.hpp explains the form), or says in which line and column something else should
/// stand. What is read is complete; whether it is true is for `verify_record` to say.
inline Result<GameRecord, NotationError> parse_record(std::string_view text) {
    return detail::RecordParser(text).read();
}

}  // namespace carcassonne
