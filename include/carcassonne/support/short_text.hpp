#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace carcassonne {

/// A word of at most `Capacity` letters kept in place, usable at compile time: ids of tiles and names of marks.
template <std::size_t Capacity>
struct ShortText {
    /// The word, filled up with zeros, so that equal words are equal bytes.
    std::array<char, Capacity> letters{};
    /// How many of the letters belong to the word.
    unsigned char size = 0;

    constexpr ShortText() noexcept = default;
    /// Takes as many letters of `text` as fit; compare `text.size()` with `Capacity` first where it matters.
    explicit constexpr ShortText(std::string_view text) noexcept {
        for (const char letter : text) {
            if (size == Capacity) {
                break;
            }
            letters[size++] = letter;
        }
    }

    /// The word as others read it, good as long as this one lives and stays as it is.
    constexpr std::string_view view() const noexcept { return {letters.data(), size}; }
    friend constexpr bool operator==(const ShortText&, const ShortText&) noexcept = default;
    /// Whether it is this word.
    friend constexpr bool operator==(const ShortText& left, std::string_view right) noexcept {
        return left.view() == right;
    }
};

}  // namespace carcassonne
