#pragma once

#include "carcassonne/c/fault.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/support/utf8.hpp"

#include <carcassonne.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

/// Texts that cross the border, in both directions.
namespace carcassonne::c {

/// A text of the caller, or why it is none.
inline Result<std::string_view, Fault> text_of_caller(const char* text) {
    if (text == nullptr) {
        return Failure{bad_argument("the text is NULL")};
    }
    const void* const end = std::memchr(text, 0, std::size_t{CARCASSONNE_LONGEST_TEXT} + 1);
    if (end == nullptr) {
        return Failure{Fault(CARCASSONNE_BAD_TEXT, "the text is longer than 16777216 bytes")};
    }
    const std::string_view words(text, static_cast<std::size_t>(static_cast<const char*>(end) - text));
    const std::size_t wrong = find_no_utf8(words);
    if (wrong == words.size()) {
        return words;
    }
    const std::string_view before = words.substr(0, wrong);
    Fault fault(CARCASSONNE_BAD_TEXT, "expected UTF-8, found a byte that is none");
    fault.line = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n') + 1);
    fault.column = static_cast<std::uint32_t>(before.size() - (before.rfind('\n') + 1) + 1);
    return Failure{fault};
}

/// The same for words that stand on one line.
inline Result<std::string_view, Fault> line_of_caller(const char* text) {
    auto words = text_of_caller(text);
    for (std::size_t i = 0; words && i < words->size(); ++i) {
        const auto letter = static_cast<unsigned char>((*words)[i]);
        if (letter < 0x20 || letter == 0x7f) {
            return Failure{bad_line(i, "expected words on one line, found a control character")};
        }
    }
    return words;
}

/// The words of a line, which blanks part.
inline std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t end = (std::min)(line.find(' ', begin), line.size());
        if (end != begin) {
            words.push_back(line.substr(begin, end - begin));
        }
        begin = end + 1;
    }
    return words;
}

/// Where a text of the library goes.
struct CallerBuffer {
    char* bytes;
    std::size_t capacity;
    std::size_t* needed;

    bool exists() const noexcept { return bytes != nullptr || capacity == 0; }
    /// Writes the text, or says how large the buffer has to be.
    Fault write(std::string_view text) const {
        if (needed != nullptr) {
            *needed = text.size() + 1;
        }
        if (text.size() < capacity) {
            std::copy(text.begin(), text.end(), bytes);
            bytes[text.size()] = '\0';
            return {};
        }
        if (capacity != 0) {
            bytes[0] = '\0';
        }
        Fault fault;
        fault.status = CARCASSONNE_BUFFER_TOO_SMALL;
        return fault;
    }
};

}  // namespace carcassonne::c
