#pragma once

#include "carcassonne/support/short_text.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

/// What is wrong with a text and where. Line and column count from 1; `expected` lives as long as the program.
struct NotationError {
    /// The line and, in bytes, the column of the first thing that is wrong.
    std::uint32_t line = 1;
    std::uint32_t column = 1;
    /// What should stand there, in words for people.
    std::string_view expected;
    /// The beginning of what stands there instead; "end of the line" when nothing does.
    ShortText<31> found;

    friend constexpr bool operator==(const NotationError&, const NotationError&) noexcept = default;
};

namespace detail {

/// Takes one line of a text apart into words, numbers and signs. After a failure `error()` tells the first thing that
/// is wrong.
class LineScanner {
public:
    /// `number` is the number of the line, for the error.
    constexpr LineScanner(std::string_view line, std::uint32_t number) noexcept : line_(line), number_(number) {
        while (!line_.empty() && (line_.back() == '\n' || line_.back() == '\r')) {
            line_.remove_suffix(1);
        }
        skip_blanks();
    }

    constexpr bool failed() const noexcept { return failed_; }
    constexpr const NotationError& error() const noexcept { return error_; }
    /// Whether nothing but blanks or a comment is left.
    constexpr bool at_end() const noexcept { return at_ == line_.size() || line_[at_] == '#'; }

protected:
    constexpr std::size_t place() const noexcept { return at_; }
    constexpr void go_back(std::size_t place) noexcept { at_ = place; }
    constexpr char peek() const noexcept { return at_ < line_.size() ? line_[at_] : '\0'; }
    constexpr void skip_blanks() noexcept {
        while (at_ < line_.size() && (line_[at_] == ' ' || line_[at_] == '\t')) {
            ++at_;
        }
    }
    constexpr bool take(char letter) noexcept {
        if (peek() != letter || at_end()) {
            return false;
        }
        ++at_;
        skip_blanks();
        return true;
    }
    constexpr std::string_view read_word() noexcept {
        const std::size_t begin = at_;
        while (at_ < line_.size() && !is_delimiter(line_[at_])) {
            ++at_;
        }
        const std::string_view word = line_.substr(begin, at_ - begin);
        skip_blanks();
        return word;
    }
    /// A word that may say more, as in `goods=wine` or `of=2,3`: only blanks and brackets end it.
    constexpr std::string_view read_longer_word() noexcept {
        const std::size_t begin = at_;
        while (at_ < line_.size() && (!is_delimiter(line_[at_]) || line_[at_] == '=' || line_[at_] == ',')) {
            ++at_;
        }
        const std::string_view word = line_.substr(begin, at_ - begin);
        skip_blanks();
        return word;
    }

    constexpr bool fail(std::size_t at, std::string_view expected) noexcept {
        if (failed_) {
            return false;
        }
        failed_ = true;
        at_ = at;
        error_.line = number_;
        error_.column = static_cast<std::uint32_t>(at + 1);
        error_.expected = expected;
        if (at_end()) {
            error_.found = ShortText<31>("end of the line");
        } else {
            const std::string_view word = read_word();
            error_.found = beginning_of(!word.empty()                           ? word
                                        : line_[at] == ' ' || line_[at] == '\t' ? "a blank"
                                                                                : line_.substr(at, 1));
        }
        return false;
    }

    constexpr std::string_view read_name(std::size_t most, std::string_view expected,
                                         std::string_view too_long) noexcept {
        const std::size_t begin = at_;
        const std::string_view word = read_word();
        if (word.empty() || word.size() > most) {
            fail(begin, word.empty() ? expected : too_long);
        }
        return word;
    }

    constexpr unsigned read_number(unsigned most, std::string_view expected) noexcept {
        const std::size_t begin = at_;
        const unsigned number = number_in(read_word(), most);
        if (number == 0) {
            fail(begin, expected);
        }
        return number;
    }

private:
    static constexpr bool is_delimiter(char letter) noexcept {
        switch (letter) {
        case ' ':
        case '\t':
        case '\r':
        case '\n':
        case ':':
        case ';':
        case ',':
        case '=':
        case '[':
        case ']':
        case '#':
            return true;
        default:
            return false;
        }
    }

    /// What a message shows of a word that may be long; a letter of several bytes is not cut in two.
    static constexpr ShortText<31> beginning_of(std::string_view word) noexcept {
        std::size_t size = word.size() < 31 ? word.size() : 31;
        while (size < word.size() && size != 0 && (static_cast<unsigned char>(word[size]) & 0xc0u) == 0x80u) {
            --size;
        }
        return ShortText<31>(word.substr(0, size));
    }
    /// A number from 1 to `most`, written in digits; 0 when the word is none.
    static constexpr unsigned number_in(std::string_view word, unsigned most) noexcept {
        unsigned number = 0;
        for (const char digit : word) {
            if (digit < '0' || digit > '9') {
                return 0;
            }
            number = number * 10 + static_cast<unsigned>(digit - '0');
            if (number > most) {
                return 0;
            }
        }
        return number;
    }

    std::string_view line_;
    std::uint32_t number_;
    std::size_t at_ = 0;
    bool failed_ = false;
    NotationError error_;
};

/// Hands out the lines of a text one by one, counting them.
struct LineReader {
    std::string_view rest;
    std::uint32_t number = 0;

    constexpr bool next(std::string_view& line) noexcept {
        if (rest.empty()) {
            return false;
        }
        const std::size_t end = rest.find('\n');
        line = rest.substr(0, end);
        rest = end == rest.npos ? std::string_view{} : rest.substr(end + 1);
        ++number;
        return true;
    }
};

}  // namespace detail
}  // namespace carcassonne
