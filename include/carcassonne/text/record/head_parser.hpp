#pragma once

#include "carcassonne/core/player.hpp"
#include "carcassonne/support/utf8.hpp"
#include "carcassonne/text/record/game_head.hpp"
#include "carcassonne/text/text_line.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne::detail {

/// Hands out the lines of a text that say something, one by one. After the first failure there is none.
class TextLines {
public:
    explicit TextLines(std::string_view text) : lines_{text} { next(); }

    bool failed() const noexcept { return failed_; }
    const NotationError& error() const noexcept { return error_; }
    /// Whether there is a line to read.
    bool has_line() const noexcept { return !failed_ && line_.has_value(); }
    TextLine& line() noexcept { return *line_; }
    bool at(std::string_view word) noexcept { return has_line() && line_->looks_at(word); }
    /// The lines of comments since this was asked last, each from behind its sign.
    std::vector<std::string_view> take_comments() noexcept { return std::exchange(comments_, {}); }

    /// Nothing may follow on this line.
    void end_line() {
        if (!has_line()) {
            return;
        }
        line_->read_end();
        if (line_->failed()) {
            failed_ = true;
            error_ = line_->error();
        } else {
            next();
        }
    }
    /// The text must not end here.
    bool need_line(std::string_view expected) noexcept {
        if (!failed_ && !line_) {
            failed_ = true;
            error_ = {lines_.number + 1, 1, expected, ShortText<31>("end of the text")};
        }
        return !failed_;
    }
    /// Something else should stand here.
    void miss(std::string_view expected) {
        if (need_line(expected)) {
            line_->miss(expected);
            end_line();
        }
    }
    /// Reads the line that says which form the text has, in which version.
    void read_form(std::string_view form, std::string_view version, std::string_view expected) {
        if (need_line(expected)) {
            line_->read_fixed("carcassonne", expected);
            line_->read_fixed(form, expected);
            line_->read_fixed(version, expected);
            end_line();
        }
    }

private:
    void next() {
        line_.reset();
        std::string_view text;
        while (lines_.next(text)) {
            TextLine line(text, lines_.number);
            if (const std::size_t wrong = find_no_utf8(text); wrong != text.size()) {
                line.miss(wrong, "characters in UTF-8");
                failed_ = true;
                error_ = line.error();
                return;
            }
            if (!line.at_end()) {
                line_ = line;
                return;
            }
            if (const std::size_t sign = text.find('#'); sign != text.npos) {
                const std::string_view comment = text.substr(sign + 1);
                comments_.push_back(comment.substr(0, comment.find_last_not_of('\r') + 1));
            }
        }
    }

    LineReader lines_;
    std::optional<TextLine> line_;
    std::vector<std::string_view> comments_;
    bool failed_ = false;
    NotationError error_;
};

/// Reads the tags that records and positions share.
class HeadParser {
public:
    /// Reads the line if it is such a tag; the lines then stand at the next one.
    bool read_tag(TextLines& lines, GameHead& head) {
        TextLine& line = lines.line();
        const std::size_t begin = line.here();
        if (line.take_word("option")) {
            read_option(line, head);
            lines.end_line();
            return true;
        }
        constexpr std::string_view tags[] = {"game", "rules", "tiles", "players"};
        for (const std::string_view tag : tags) {
            if (line.take_word(tag)) {
                if (said(tag)) {
                    line.miss(begin, "a tag that is not said before");
                } else {
                    read(tag, line, head);
                }
                said_.push_back(tag);
                lines.end_line();
                return true;
            }
        }
        return false;
    }
    /// All tags that must be there have been said.
    void check(TextLines& lines) {
        constexpr std::pair<std::string_view, std::string_view> needed[] = {
            {"rules", "the tag `rules`"}, {"tiles", "the tag `tiles`"}, {"players", "the tag `players`"}};
        for (const auto& [tag, expected] : needed) {
            if (!lines.failed() && !said(tag)) {
                lines.miss(expected);
            }
        }
    }

private:
    bool said(std::string_view tag) const { return std::find(said_.begin(), said_.end(), tag) != said_.end(); }

    static void read(std::string_view tag, TextLine& line, GameHead& head) {
        if (tag == "game") {
            head.name = line.read_text("the name of the game");
        } else if (tag == "rules") {
            head.rules = line.read_text("the modules of the rules");
        } else if (tag == "tiles") {
            head.tile_set = line.read_text("the name of a set of tiles");
            head.tile_count = line.read_integer<unsigned>(1, 100000, "the number of tiles");
            head.tile_checksum = line.read_checksum<std::uint64_t>("a checksum of 16 hexadecimal digits");
        } else {
            read_players(line, head);
        }
    }
    static void read_option(TextLine& line, GameHead& head) {
        constexpr std::string_view expected = "an option with its module, as in base.edition";
        const std::size_t begin = line.here();
        const std::string name = line.read_text(expected);
        const std::size_t dot = name.find('.');
        if (dot == name.npos) {
            line.miss(begin, expected);
            return;
        }
        for (const NamedChoice& said : head.options) {
            if (said.module + "." + said.name == name) {
                line.miss(begin, "an option that is not said before");
            }
        }
        const std::string value = line.read_text("the value of the option");
        head.options.push_back({name.substr(0, dot), name.substr(dot + 1), value});
    }
    static void read_players(TextLine& line, GameHead& head) {
        do {
            const std::size_t begin = line.here();
            const std::string name = line.read_text("the name of a player");
            if (std::find(head.players.begin(), head.players.end(), name) != head.players.end()) {
                line.miss(begin, "a name that is not said before");
            }
            if (head.players.size() == player_capacity) {
                line.miss(begin, "at most six players");
            }
            head.players.push_back(name);
        } while (!line.failed() && !line.at_end());
    }

    std::vector<std::string_view> said_;
};

}  // namespace carcassonne::detail
