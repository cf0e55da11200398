#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace carcassonne {

/// A word of at most `Capacity` letters kept in place, usable at compile time: ids of tiles and names of marks.
template <std::size_t Capacity>
struct ShortText {
    std::array<char, Capacity> letters{};
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

    constexpr std::string_view view() const noexcept { return {letters.data(), size}; }
    friend constexpr bool operator==(const ShortText&, const ShortText&) noexcept = default;
    friend constexpr bool operator==(const ShortText& left, std::string_view right) noexcept {
        return left.view() == right;
    }
};

}  // namespace carcassonne
