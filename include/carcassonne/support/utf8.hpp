#pragma once

#include <cstddef>
#include <string_view>

namespace carcassonne {

/// How many bytes from `at` on are one character in UTF-8; 0 when they are none: a byte out of place, a character cut
/// short or written longer than need be, half of a pair, or one beyond the last.
constexpr std::size_t utf8_size(std::string_view text, std::size_t at) noexcept {
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
    };
    const unsigned first = byte(0);
    if (first < 0x80) {
        return 1;
    }
    const std::size_t size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0u) != 0x80) {
            return 0;
        }
    }
    const bool too_long = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
    const bool no_character = (first == 0xed && byte(1) >= 0xa0) || (first == 0xf4 && byte(1) >= 0x90);
    return too_long || no_character ? 0 : size;
}

/// Where the first byte stands that is no UTF-8; the size of the text when there is none.
constexpr std::size_t find_no_utf8(std::string_view text) noexcept {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t size = utf8_size(text, at);
        if (size == 0) {
            return at;
        }
        at += size;
    }
    return at;
}

}  // namespace carcassonne
