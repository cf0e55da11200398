#pragma once

// Texts in which the sign ^ stands before the place with which a reader finds fault, so that nobody has to count
// columns.

#include "carcassonne/tiles/line_scanner.hpp"

#include "catch.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace test {

struct Marked {
    /// Without the sign.
    std::string text;
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

inline Marked unmark(std::string_view marked) {
    const std::size_t at = marked.find('^');
    REQUIRE(at != marked.npos);
    Marked place{std::string(marked), 1, 1};
    place.text.erase(at, 1);
    for (const char letter : marked.substr(0, at)) {
        ++place.column;
        if (letter == '\n') {
            ++place.line;
            place.column = 1;
        }
    }
    return place;
}

/// A text with a fault at its mark.
struct Broken {
    std::string_view marked;
    std::string_view expected;
    std::string_view found;
};

inline constexpr std::string_view end_of_line = "end of the line";
inline constexpr std::string_view end_of_text = "end of the text";

inline void check_error(const carcassonne::NotationError& error, const Marked& place, std::string_view expected,
                        std::string_view found) {
    CHECK(error.line == place.line);
    CHECK(error.column == place.column);
    CHECK(error.expected == expected);
    CHECK(error.found.view() == found);
}

}  // namespace test
