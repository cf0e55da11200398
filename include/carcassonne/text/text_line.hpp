#pragma once

#include "carcassonne/core/square.hpp"
#include "carcassonne/tiles/line_scanner.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace carcassonne::detail {

/// Reads one line of a record, a position or an action. After a failure `error()` tells the first thing that is wrong
/// and everything that is read later is empty or 0, so that whoever reads asks once, at the end of the line.
class TextLine : public LineScanner {
public:
    TextLine(std::string_view line, std::uint32_t number) noexcept : LineScanner(line, number), text_(line) {}

    /// Whether the next word is this one; nothing is read.
    bool looks_at(std::string_view word) noexcept {
        const std::size_t begin = place();
        const bool same = read_word() == word;
        go_back(begin);
        return same;
    }
    bool looks_at_digit() const noexcept { return peek() >= '0' && peek() <= '9'; }
    /// Whether the next word can only be a number, if it is anything.
    bool looks_at_number() const noexcept { return looks_at_digit() || peek() == '-'; }
    /// Reads the word if it is the next one.
    bool take_word(std::string_view word) noexcept {
        if (failed() || !looks_at(word)) {
            return false;
        }
        read_word();
        return true;
    }
    /// Reads the next word if this sign follows it, and the sign; nothing, and an empty word, when it does not.
    std::string_view take_word_before(char sign) noexcept {
        const std::size_t begin = place();
        const std::string_view word = failed() ? std::string_view{} : read_word();
        if (word.empty() || !take(sign)) {
            go_back(begin);
            return {};
        }
        return word;
    }
    /// Reads several words if they are the next ones: "large meeple".
    bool take_phrase(std::string_view phrase) noexcept {
        const std::size_t begin = place();
        std::size_t word_begin = 0;
        while (!failed() && word_begin < phrase.size()) {
            const std::size_t end = (std::min)(phrase.find(' ', word_begin), phrase.size());
            if (!take_word(phrase.substr(word_begin, end - word_begin))) {
                go_back(begin);
                return false;
            }
            word_begin = end + 1;
        }
        return !failed() && !phrase.empty();
    }
    bool take_sign(char sign) noexcept { return !failed() && take(sign); }

    void read_fixed(std::string_view word, std::string_view expected) noexcept {
        if (!take_word(word)) {
            miss(place(), expected);
        }
    }
    /// Reads the one of `count` phrases that stands here, of several the longest; `count` when it is none of them.
    template <class Phrase>
    std::size_t read_one_of(std::size_t count, const Phrase& phrase, std::string_view expected) noexcept {
        const std::size_t begin = place();
        std::size_t found = count;
        std::size_t end = begin;
        for (std::size_t i = 0; i < count; ++i) {
            if (take_phrase(phrase(i))) {
                if (place() > end) {
                    found = i;
                    end = place();
                }
                go_back(begin);
            }
        }
        go_back(end);
        if (found == count) {
            miss(expected);
        }
        return found;
    }
    void read_sign(char sign, std::string_view expected) noexcept {
        if (!take_sign(sign)) {
            miss(place(), expected);
        }
    }
    void read_end() noexcept {
        if (!at_end()) {
            miss(place(), "the end of the line");
        }
    }

    std::string read_text(std::string_view expected) {
        const std::size_t begin = place();
        const std::string_view word = failed() ? std::string_view{} : read_word();
        if (word.empty()) {
            miss(begin, expected);
        }
        return failed() ? std::string() : std::string(word);
    }
    /// A whole number in decimal digits; there is one way to write each.
    template <class Number>
    Number read_integer(std::int64_t least, std::int64_t most, std::string_view expected) noexcept {
        const std::size_t begin = place();
        const std::string_view word = failed() ? std::string_view{} : read_word();
        const bool negative = !word.empty() && word[0] == '-';
        std::uint64_t number = 0;
        const bool good = digits_of(word.substr(negative ? 1 : 0), 1'000'000'000, number);
        const std::int64_t value = negative ? -static_cast<std::int64_t>(number) : static_cast<std::int64_t>(number);
        if (!good || value < least || value > most || (negative && value == 0)) {
            miss(begin, expected);
        }
        return failed() ? Number{} : static_cast<Number>(value);
    }
    std::uint64_t read_seed() noexcept {
        const std::size_t begin = place();
        std::uint64_t number = 0;
        if (failed() || !digits_of(read_word(), ~std::uint64_t{0}, number)) {
            miss(begin, "a number from 0 to 18446744073709551615");
        }
        return number;
    }
    /// A fingerprint in hexadecimal digits.
    template <class Number>
    Number read_checksum(std::string_view expected) noexcept {
        const std::size_t begin = place();
        const std::string_view word = failed() ? std::string_view{} : read_word();
        std::uint64_t number = 0;
        bool good = word.size() == 2 * sizeof(Number);
        for (const char letter : word) {
            const std::size_t digit = std::string_view("0123456789abcdef").find(letter);
            good = good && digit != std::string_view::npos;
            number = number << 4 | (digit & 15u);
        }
        if (!good) {
            miss(begin, expected);
        }
        return failed() ? Number{} : static_cast<Number>(number);
    }
    /// The place of a name in the list of players.
    std::size_t read_player(const std::vector<std::string>& players) {
        const std::size_t begin = place();
        const auto found = std::find(players.begin(), players.end(), read_text("the name of a player"));
        if (found == players.end()) {
            miss(begin, "the name of a player");
        }
        return failed() ? 0 : static_cast<std::size_t>(found - players.begin());
    }
    Square read_square() noexcept {
        const auto x = read_integer<std::int16_t>(-32768, 32767, "the number of a column");
        const auto y = read_integer<std::int16_t>(-32768, 32767, "the number of a row");
        return {x, y};
    }
    /// "road E.S" or "field NL.WR 2": all words before `at`, a sign, or the end of the line.
    std::string read_segment() {
        constexpr std::string_view expected = "the name of a segment";
        if (looks_at("at")) {
            miss(expected);
        }
        std::string text = read_text(expected);
        while (!failed() && !at_end() && !looks_at("at") && !looks_at("")) {
            text.append(" ").append(read_word());
        }
        return text;
    }
    /// Everything up to one of two signs, to a comment or to the end, without blanks at its end.
    std::string_view read_up_to(char sign, char other) noexcept {
        const std::size_t begin = place();
        std::size_t end = begin;
        while (!failed() && !at_end() && peek() != sign && peek() != other) {
            end = place() + 1;
            go_back(end);
            skip_blanks();
        }
        return text_.substr(begin, end - begin);
    }

    /// Something else should stand here.
    void miss(std::string_view expected) noexcept { miss(place(), expected); }
    /// Something else should stand at an earlier place of the line.
    void miss(std::size_t at, std::string_view expected) noexcept {
        if (!failed()) {
            fail(at, expected);
        }
    }
    std::size_t here() const noexcept { return place(); }

private:
    static bool digits_of(std::string_view word, std::uint64_t most, std::uint64_t& number) noexcept {
        number = 0;
        for (const char letter : word) {
            const auto digit = static_cast<std::uint64_t>(letter - '0');
            if (letter < '0' || letter > '9' || number > (most - digit) / 10) {
                return false;
            }
            number = number * 10 + digit;
        }
        return !word.empty() && (word.size() == 1 || word[0] != '0');
    }

    std::string_view text_;
};

}  // namespace carcassonne::detail
