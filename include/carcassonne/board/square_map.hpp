#pragma once

#include "carcassonne/core/position.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace carcassonne {

/// What lies on a square of the unbounded table: a tile, an open square (empty, next to a tile), or nothing.
///
/// A hash table with linear probing. Squares only ever go from nothing to open to taken, so nothing is deleted, and the
/// table never holds more than three entries a tile.
template <std::size_t TileCapacity, std::size_t SquareCapacity>
class SquareMap {
public:
    /// A line of up to 120 tiles keeps x and y apart in 16 bits; a longer one needs 32.
    using Key = std::conditional_t<(TileCapacity <= 120), std::uint16_t, std::uint32_t>;
    /// 0 is nothing, then come the tiles, then the open squares.
    using Value = std::conditional_t<(TileCapacity + SquareCapacity < 255), std::uint8_t, std::uint16_t>;

    static constexpr std::size_t capacity = std::bit_ceil(TileCapacity * 3 + 3);

    /// What was found, and where in the table, so that it can be changed without looking again.
    struct Found {
        Value value = 0;
        std::uint16_t place = 0;

        constexpr bool nothing() const noexcept { return value == 0; }
        constexpr bool tile() const noexcept { return static_cast<unsigned>(value) - 1u < TileCapacity; }
        constexpr bool open() const noexcept { return value > TileCapacity; }
        constexpr std::size_t tile_number() const noexcept { return std::size_t{value} - 1; }
        constexpr std::size_t square_number() const noexcept { return std::size_t{value} - 1 - TileCapacity; }
    };

    constexpr Found find(Position at) const noexcept {
        const Key key = key_of(at);
        // 19 squares of a row lie side by side in the table before the next row begins to overlap them: on real boards
        // two squares in five hundred collide.
        auto place = static_cast<std::size_t>(at.x + 19 * at.y) & (capacity - 1);
        // One question instead of two: whether anything is there cannot be foreseen, that it is something else can.
        while (unsigned{values_[place]} * static_cast<std::uint64_t>(keys_[place] ^ key) != 0)
            [[unlikely]] { place = (place + 1) & (capacity - 1); }
        return {values_[place], static_cast<std::uint16_t>(place)};
    }

    /// Writes what lies on `at` now, where `found` is what `find(at)` said before. Other squares may have been written
    /// in between.
    constexpr void put_open(Found found, Position at, std::size_t square) noexcept {
        put(found, at, static_cast<Value>(square + 1 + TileCapacity));
    }
    constexpr void put_tile(Found found, Position at, std::size_t tile) noexcept {
        put(found, at, static_cast<Value>(tile + 1));
    }

    friend constexpr bool operator==(const SquareMap&, const SquareMap&) noexcept = default;

private:
    constexpr void put(Found found, Position at, Value value) noexcept {
        if (values_[found.place] != found.value) [[unlikely]] {
            // Another square has taken the place that was free.
            found = find(at);
        }
        keys_[found.place] = key_of(at);
        values_[found.place] = value;
    }
    static constexpr Key key_of(Position at) noexcept {
        constexpr unsigned half = sizeof(Key) * 4;
        return static_cast<Key>((static_cast<std::uint32_t>(static_cast<std::uint16_t>(at.y)) << half) +
                                static_cast<std::uint32_t>(at.x));
    }

    std::array<Key, capacity> keys_{};
    std::array<Value, capacity> values_{};
};

}  // namespace carcassonne
