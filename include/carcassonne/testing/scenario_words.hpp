#pragma once

#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace carcassonne::testing {

/// Takes one line of a scenario apart, word by word. After a failure `expected()` and `found()` tell the first thing
/// that is wrong, and nothing more is read.
class ScenarioWords {
public:
    /// Parts the line at its blanks; from a word on that begins with `#` it is a comment.
    explicit ScenarioWords(std::string_view line) {
        std::size_t at = 0;
        while (true) {
            at = line.find_first_not_of(blanks, at);
            if (at == line.npos || line[at] == '#') {
                break;
            }
            const std::size_t end = line.find_first_of(blanks, at);
            words_.emplace_back(line.substr(at, end - at));
            at = end;
            if (end == line.npos) {
                break;
            }
        }
    }

    /// Whether the line is not as it should be.
    bool failed() const noexcept { return !expected_.empty(); }
    /// What should stand where the line first went wrong, and what stands there.
    const std::string& expected() const noexcept { return expected_; }
    const std::string& found() const noexcept { return found_; }
    /// Whether nothing more is read, for want of words or after a failure.
    bool at_end() const noexcept { return failed() || at_ == words_.size(); }
    /// The next word; empty at the end.
    std::string_view peek() const noexcept { return at_end() ? std::string_view() : words_[at_]; }

    /// Something else should stand where the next word is. Only the first failure is kept. Always false.
    bool fail(std::string expected) {
        if (!failed()) {
            found_ = at_ == words_.size() ? "the end of the line" : "`" + words_[at_] + "`";
            expected_ = std::move(expected);
        }
        return false;
    }
    /// What is wrong is the word just taken.
    bool fail_before(std::string expected) {
        if (!failed()) {
            --at_;
            fail(std::move(expected));
        }
        return false;
    }

    /// Reads a word; without one it fails, since there should be what `expected` says, and the word is empty.
    std::string take(std::string_view expected) {
        if (at_end()) {
            fail(std::string(expected));
            return {};
        }
        return words_[at_++];
    }
    /// Reads the next word if it is this one; whether it was.
    bool take_if(std::string_view word) {
        if (peek() != word || at_end()) {
            return false;
        }
        ++at_;
        return true;
    }
    /// Reads this word, or fails.
    void need(std::string_view word) {
        if (!take_if(word)) {
            fail("`" + std::string(word) + "`");
        }
    }
    /// Fails if words are left.
    void need_end() {
        if (!failed() && at_ != words_.size()) {
            fail("the end of the line");
        }
    }
    /// Whether the next word is a whole number, which `take_number` would read.
    bool next_is_number() const noexcept {
        int number = 0;
        return read_number(peek(), number);
    }
    /// Reads a whole number as large as an `int` can be; without one it fails and gives 0.
    int take_number(std::string_view expected = "a number") {
        int number = 0;
        if (at_end() || !read_number(words_[at_], number)) {
            fail(std::string(expected));
            return 0;
        }
        ++at_;
        return number;
    }
    /// All words up to one of these, or to the end, with single blanks between them.
    std::string take_until(std::string_view stop, std::string_view other_stop = {}) {
        std::string text;
        while (!at_end() && peek() != stop && (other_stop.empty() || peek() != other_stop)) {
            text += text.empty() ? "" : " ";
            text += words_[at_++];
        }
        return text;
    }
    /// Reads all that is left, with single blanks between the words.
    std::string take_rest() { return take_until("\n"); }

private:
    static constexpr std::string_view blanks = " \t\r\n";

    static bool read_number(std::string_view word, int& number) noexcept {
        const char* const end = word.data() + word.size();
        const auto result = std::from_chars(word.data(), end, number);
        return !word.empty() && result.ec == std::errc() && result.ptr == end;
    }

    std::vector<std::string> words_;
    std::size_t at_ = 0;
    std::string expected_;
    std::string found_;
};

}  // namespace carcassonne::testing
