#pragma once

#include "carcassonne/core/player.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/game_record.hpp"
#include "carcassonne/text/record_line.hpp"

#include <algorithm>
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
    explicit RecordParser(std::string_view text) noexcept : lines_{text} { next_line(); }

    Result<GameRecord, NotationError> read() {
        read_head();
        while (!failed_ && line_ && !at_turns()) {
            read_tag();
        }
        check_tags();
        while (!failed_ && at_turns() && !at_final()) {
            read_turn();
        }
        while (!failed_ && line_ && line_->looks_at("final")) {
            read_final_score();
        }
        read_result();
        read_winner();
        if (!failed_ && line_) {
            line_->miss("the end of the text");
            end_line();
        }
        if (failed_) {
            return Failure{error_};
        }
        return std::move(record_);
    }

private:
    static constexpr std::string_view turn_or_end = "a turn, `final` or `result`";

    /// Goes to the next line that says something; there is none at the end of the text.
    void next_line() noexcept {
        line_.reset();
        std::string_view text;
        while (lines_.next(text)) {
            RecordLine line(text, lines_.number);
            if (!line.at_end()) {
                line_ = line;
                return;
            }
        }
    }
    /// Nothing may follow on this line.
    void end_line() noexcept {
        line_->read_end();
        if (line_->failed()) {
            failed_ = true;
            error_ = line_->error();
        } else {
            next_line();
        }
    }
    /// Whether there is a line to read; the text must not end here.
    bool has_line(std::string_view expected) noexcept {
        if (!failed_ && !line_) {
            failed_ = true;
            error_ = {lines_.number + 1, 1, expected, ShortText<31>("end of the text")};
        }
        return !failed_;
    }
    bool at_turns() noexcept { return line_ && (line_->looks_at_digit() || line_->looks_at("discard") || at_final()); }
    bool at_final() noexcept { return line_ && (line_->looks_at("final") || line_->looks_at("result")); }

    void read_head() {
        constexpr std::string_view expected = "`carcassonne record 1`";
        if (has_line(expected)) {
            line_->read_fixed("carcassonne", expected);
            line_->read_fixed("record", expected);
            line_->read_fixed("1", expected);
            end_line();
        }
    }

    // Tags.

    void read_tag() {
        const std::size_t begin = line_->here();
        const std::string tag = line_->read_text("a tag");
        if (tag == "option") {
            read_option();
        } else if (std::find(tags_.begin(), tags_.end(), tag) != tags_.end()) {
            line_->miss(begin, "a tag that is not said before");
        } else if (tag == "game") {
            record_.name = line_->read_text("the name of the game");
        } else if (tag == "rules") {
            record_.rules = line_->read_text("the modules of the rules");
        } else if (tag == "tiles") {
            record_.tile_set = line_->read_text("the name of a set of tiles");
            record_.tile_count = line_->read_integer<unsigned>(1, 100000, "the number of tiles");
            record_.tile_checksum = line_->read_checksum<std::uint64_t>("a checksum of 16 hexadecimal digits");
        } else if (tag == "players") {
            read_players();
        } else if (tag == "first") {
            record_.first_player = line_->read_player(record_.players);
        } else if (tag == "draws") {
            if (line_->take_word("seed")) {
                record_.seed = line_->read_seed();
            } else {
                line_->read_fixed("listed", "`listed` or `seed`");
            }
        } else {
            line_->miss(begin, "a tag or a turn");
        }
        tags_.push_back(tag);
        end_line();
    }
    void read_option() {
        constexpr std::string_view expected = "an option with its module, as in base.edition";
        const std::size_t begin = line_->here();
        const std::string name = line_->read_text(expected);
        const std::size_t dot = name.find('.');
        if (dot == name.npos) {
            line_->miss(begin, expected);
            return;
        }
        const std::string value = line_->read_text("the value of the option");
        record_.options.push_back({name.substr(0, dot), name.substr(dot + 1), value});
    }
    void read_players() {
        do {
            const std::size_t begin = line_->here();
            const std::string name = line_->read_text("the name of a player");
            if (std::find(record_.players.begin(), record_.players.end(), name) != record_.players.end()) {
                line_->miss(begin, "a name that is not said before");
            }
            if (record_.players.size() == player_capacity) {
                line_->miss(begin, "at most six players");
            }
            record_.players.push_back(name);
        } while (!line_->failed() && !line_->at_end());
    }
    void check_tags() {
        constexpr std::pair<std::string_view, std::string_view> needed[] = {{"rules", "the tag `rules`"},
                                                                            {"tiles", "the tag `tiles`"},
                                                                            {"players", "the tag `players`"},
                                                                            {"first", "the tag `first`"},
                                                                            {"draws", "the tag `draws`"}};
        for (const auto& [tag, expected] : needed) {
            if (!failed_ && std::find(tags_.begin(), tags_.end(), tag) == tags_.end() && has_line(expected)) {
                line_->miss(expected);
                end_line();
            }
        }
    }

    // Turns.

    void read_turn() {
        RecordedTurn turn;
        while (!failed_ && line_ && line_->looks_at("discard")) {
            line_->read_fixed("discard", "`discard`");
            turn.discarded.push_back(line_->read_text("the id of a tile"));
            end_line();
        }
        if (!has_line(turn_or_end)) {
            return;
        }
        if (at_final()) {
            record_.discarded = std::move(turn.discarded);
            return;
        }
        const std::size_t begin = line_->here();
        if (!line_->looks_at_digit()) {
            line_->miss(turn_or_end);
        }
        const std::string number = line_->read_text("the number of a turn");
        if (number != std::to_string(record_.turns.size() + 1) + ".") {
            line_->miss(begin, "the number of the next turn");
        }
        turn.player = line_->read_player(record_.players);
        read_move(turn);
        read_checks(turn);
        if (line_->take_word("scores")) {
            do {
                turn.scores.push_back(read_score());
            } while (line_->take_sign(';'));
            line_->read_fixed("|", "`|` or `;`");
        }
        read_supplies(turn);
        line_->read_fixed("points", "`points`");
        turn.points = read_numbers<int>(-100000);
        end_line();
        record_.turns.push_back(std::move(turn));
    }
    void read_move(RecordedTurn& turn) {
        turn.tile = line_->read_text("the id of a tile");
        line_->read_fixed("at", "`at`");
        turn.at = line_->read_position();
        line_->read_fixed("turned", "`turned`");
        const std::size_t begin = line_->here();
        const auto turned = line_->read_integer<unsigned>(0, 270, "0, 90, 180 or 270");
        if (turned % 90 != 0) {
            line_->miss(begin, "0, 90, 180 or 270");
        }
        turn.rotation = static_cast<Rotation>(turned / 90);
        if (line_->take_sign(',')) {
            turn.figure = line_->read_text("the name of a figure");
            line_->read_fixed("on", "`on`");
            turn.place = line_->read_segment();
        }
    }
    void read_checks(RecordedTurn& turn) {
        line_->read_fixed("|", "`|`");
        turn.placements = read_check("places", "`places`");
        line_->read_sign(',', "`,`");
        turn.deployments = read_check("choices", "`choices`");
        line_->read_fixed("|", "`|`");
    }
    ListCheck read_check(std::string_view word, std::string_view expected) {
        ListCheck check;
        check.count = line_->read_integer<std::uint32_t>(0, 1'000'000, "how many there are");
        line_->read_fixed(word, expected);
        check.checksum = line_->read_checksum<std::uint32_t>("a checksum of 8 hexadecimal digits");
        return check;
    }
    void read_supplies(RecordedTurn& turn) {
        line_->read_fixed("supply", "`supply`");
        do {
            const std::string figure = line_->read_text("the name of a figure");
            turn.supplies.push_back({figure, read_numbers<unsigned>(0)});
        } while (line_->take_sign(','));
        line_->read_fixed("|", "`|` or `,`");
    }
    template <class Number>
    std::vector<Number> read_numbers(std::int64_t least) {
        std::vector<Number> numbers;
        for (std::size_t i = 0; i < record_.players.size() && !line_->failed(); ++i) {
            numbers.push_back(line_->read_integer<Number>(least, 100000, "a number for every player"));
        }
        return numbers;
    }
    RecordedScore read_score() {
        RecordedScore score;
        score.player = line_->read_player(record_.players);
        score.points = line_->read_integer<int>(-100000, 100000, "points");
        line_->read_fixed("for", "`for`");
        score.place = line_->read_segment();
        line_->read_fixed("at", "`at`");
        score.at = line_->read_position();
        if (line_->take_sign(':')) {
            do {
                RecordedTerm term;
                term.count = line_->read_integer<int>(-100000, 100000, "how many there are");
                term.what = line_->read_text("what is counted");
                line_->read_fixed("x", "`x`");
                term.each = line_->read_integer<int>(-100000, 100000, "the points for each");
                score.terms.push_back(term);
            } while (line_->take_word("+"));
        }
        return score;
    }

    // The end.

    void read_final_score() {
        line_->read_fixed("final", "`final`");
        record_.final_scores.push_back(read_score());
        end_line();
    }
    void read_result() {
        const std::string_view expected = record_.final_scores.empty() ? turn_or_end : "`final` or `result`";
        if (!has_line(expected)) {
            return;
        }
        line_->read_fixed("result", expected);
        for (std::size_t i = 0; i < record_.players.size(); ++i) {
            if (i != 0) {
                line_->read_sign(',', "`,`");
            }
            const std::size_t begin = line_->here();
            if (line_->read_player(record_.players) != i) {
                line_->miss(begin, "the players in their order");
            }
            record_.points.push_back(line_->read_integer<int>(-100000, 100000, "points"));
        }
        end_line();
    }
    void read_winner() {
        if (!has_line("`winner`")) {
            return;
        }
        line_->read_fixed("winner", "`winner`");
        do {
            const std::size_t begin = line_->here();
            const std::size_t player = line_->read_player(record_.players);
            if (!record_.winners.empty() && player <= record_.winners.back()) {
                line_->miss(begin, "the players in their order");
            }
            record_.winners.push_back(player);
        } while (!line_->failed() && !line_->at_end());
        end_line();
    }

    LineReader lines_;
    /// The line that is being read; none at the end of the text.
    std::optional<RecordLine> line_;
    GameRecord record_;
    std::vector<std::string> tags_;
    NotationError error_;
    bool failed_ = false;
};

}  // namespace detail

/// Reads the record of one game (record.hpp explains the form), or says in which line and column something else should
/// stand. What is read is complete; whether it is true is for `verify_record` to say.
inline Result<GameRecord, NotationError> parse_record(std::string_view text) {
    return detail::RecordParser(text).read();
}

}  // namespace carcassonne
