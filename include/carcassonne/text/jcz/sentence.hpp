#pragma once

#include "carcassonne/core/square.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace carcassonne::detail {

/// Reads one sentence from left to right.
class JczSentence {
public:
    explicit JczSentence(std::string_view text) : rest_(text) {
        while (!rest_.empty() && (rest_.back() == ' ' || rest_.back() == '.')) {
            rest_.remove_suffix(1);
        }
    }

    bool at_end() const noexcept { return rest_.empty(); }
    std::string_view rest() const noexcept { return rest_; }
    bool take(std::string_view words) noexcept {
        if (rest_.substr(0, words.size()) != words) {
            return false;
        }
        rest_.remove_prefix(words.size());
        return true;
    }
    /// Everything up to these signs, which are taken too, or to the end.
    std::string_view take_until(std::string_view signs) noexcept {
        const std::size_t end = (std::min)(rest_.find(signs), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix((std::min)(end + signs.size(), rest_.size()));
        return word;
    }
    std::optional<int> take_number() noexcept {
        int number = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        if (error != std::errc{}) {
            return std::nullopt;
        }
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return number;
    }
    /// A square "[2,-1]".
    std::optional<Square> take_square() noexcept {
        const bool opened = take("[");
        const auto x = take_number();
        const bool parted = take(",");
        const auto y = take_number();
        constexpr int farthest = 1000;
        if (!opened || !x || !parted || !y || !take("]") || *x < -farthest || *x > farthest || *y < -farthest ||
            *y > farthest) {
            return std::nullopt;
        }
        return Square{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
    }

private:
    std::string_view rest_;
};

}  // namespace carcassonne::detail
