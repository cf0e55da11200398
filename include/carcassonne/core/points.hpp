#pragma once

#include "carcassonne/config.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

/// One line of the reason for points: "4 tiles x 2 = 8" is `{"tiles", 4, 2}`. `what` is text that lives as long as the
/// program.
struct Term {
    std::string_view what;
    std::int16_t count = 0;
    std::int16_t each = 0;

    constexpr int points() const noexcept { return int{count} * each; }

    friend constexpr bool operator==(const Term&, const Term&) noexcept = default;
};

/// Points with their reasons: the sum is always the sum of the lines.
class Breakdown {
public:
    static constexpr std::size_t capacity = 12;

    /// Adds a line. There is room for every reason that all modules together have; a full list takes no more.
    constexpr void add(std::string_view what, int count, int each) noexcept {
        CARCASSONNE_ASSERT(size_ < capacity);
        if (size_ < capacity) {
            terms_[size_++] = {what, static_cast<std::int16_t>(count), static_cast<std::int16_t>(each)};
        }
    }
    /// Changes how much each thing in the lines called `what` is worth.
    constexpr void set_each(std::string_view what, int each) noexcept {
        for (std::size_t i = 0; i < size_; ++i) {
            if (terms_[i].what == what) {
                terms_[i].each = static_cast<std::int16_t>(each);
            }
        }
    }
    /// Takes all lines away: nothing is paid.
    constexpr void clear() noexcept {
        for (std::size_t i = 0; i < size_; ++i) {
            terms_[i] = {};
        }
        size_ = 0;
    }

    /// How many things the lines called `what` count.
    constexpr int count(std::string_view what) const noexcept {
        int count = 0;
        for (const Term& term : *this) {
            count += term.what == what ? term.count : 0;
        }
        return count;
    }
    constexpr int total() const noexcept {
        int total = 0;
        for (const Term& term : *this) {
            total += term.points();
        }
        return total;
    }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    constexpr const Term& operator[](std::size_t index) const noexcept {
        CARCASSONNE_ASSERT(index < size_);
        return terms_[index];
    }
    constexpr const Term* begin() const noexcept { return terms_.data(); }
    constexpr const Term* end() const noexcept { return terms_.data() + size_; }

    friend constexpr bool operator==(const Breakdown& left, const Breakdown& right) noexcept {
        if (left.size_ != right.size_) {
            return false;
        }
        for (std::size_t i = 0; i < left.size_; ++i) {
            if (!(left.terms_[i] == right.terms_[i])) {
                return false;
            }
        }
        return true;
    }

private:
    std::array<Term, capacity> terms_{};
    std::uint32_t size_ = 0;
};

}  // namespace carcassonne
