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

    bool failed() const noexcept { return !expected_.empty(); }
    const std::string& expected() const noexcept { return expected_; }
    const std::string& found() const noexcept { return found_; }
    bool at_end() const noexcept { return failed() || at_ == words_.size(); }
    /// The next word; empty at the end.
    std::string_view peek() const noexcept { return at_end() ? std::string_view() : words_[at_]; }

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

    std::string take(std::string_view expected) {
        if (at_end()) {
            fail(std::string(expected));
            return {};
        }
        return words_[at_++];
    }
    bool take_if(std::string_view word) {
        if (peek() != word || at_end()) {
            return false;
        }
        ++at_;
        return true;
    }
    void need(std::string_view word) {
        if (!take_if(word)) {
            fail("`" + std::string(word) + "`");
        }
    }
    void need_end() {
        if (!failed() && at_ != words_.size()) {
            fail("the end of the line");
        }
    }
    bool next_is_number() const noexcept {
        int number = 0;
        return read_number(peek(), number);
    }
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
