#pragma once

#include "carcassonne/config.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// A list with a fixed capacity that lives where it is declared and never touches the heap.
///
/// Trivially copyable when `T` is. Unused places keep the value `T{}`, so that two lists with the same elements are the
/// same bytes.
template <class T, std::size_t Capacity>
class InlineVector {
public:
    using value_type = T;

    /// Adds to a list that has room; where that is not known, use `try_push_back`.
    constexpr void push_back(const T& value) noexcept {
        const bool has_room = try_push_back(value);
        static_cast<void>(has_room);
        CARCASSONNE_ASSERT(has_room);
    }
    /// Adds to the list and returns true; a full list stays as it is.
    [[nodiscard]] constexpr bool try_push_back(const T& value) noexcept {
        if (size_ == Capacity) {
            return false;
        }
        items_[size_++] = value;
        return true;
    }
    constexpr void pop_back() noexcept {
        CARCASSONNE_ASSERT(size_ != 0);
        items_[--size_] = T{};
    }
    constexpr void clear() noexcept {
        while (size_ != 0) {
            pop_back();
        }
    }
    /// Takes element `index` out; the order of the others stays.
    constexpr void erase(std::size_t index) noexcept {
        for (std::size_t i = index + 1; i < size_; ++i) {
            items_[i - 1] = items_[i];
        }
        pop_back();
    }

    constexpr std::size_t size() const noexcept { return size_; }
    constexpr bool empty() const noexcept { return size_ == 0; }
    static constexpr std::size_t capacity() noexcept { return Capacity; }

    constexpr T& operator[](std::size_t index) noexcept {
        CARCASSONNE_ASSERT(index < size_);
        return items_[index];
    }
    constexpr const T& operator[](std::size_t index) const noexcept {
        CARCASSONNE_ASSERT(index < size_);
        return items_[index];
    }
    constexpr T& back() noexcept {
        CARCASSONNE_ASSERT(size_ != 0);
        return items_[size_ - 1];
    }
    constexpr const T& back() const noexcept {
        CARCASSONNE_ASSERT(size_ != 0);
        return items_[size_ - 1];
    }

    constexpr T* begin() noexcept { return items_.data(); }
    constexpr T* end() noexcept { return items_.data() + size_; }
    constexpr const T* begin() const noexcept { return items_.data(); }
    constexpr const T* end() const noexcept { return items_.data() + size_; }

    friend constexpr bool operator==(const InlineVector& left, const InlineVector& right) noexcept {
        if (left.size_ != right.size_) {
            return false;
        }
        for (std::size_t i = 0; i < left.size_; ++i) {
            if (!(left.items_[i] == right.items_[i])) {
                return false;
            }
        }
        return true;
    }

private:
    std::array<T, Capacity> items_{};
    std::uint32_t size_ = 0;
};

}  // namespace carcassonne
