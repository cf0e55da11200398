#pragma once

#include "carcassonne/core/square.hpp"

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

    /// The places of the table, a power of two, always more than there are entries.
    static constexpr std::size_t capacity = std::bit_ceil(TileCapacity * 3 + 3);

    /// What was found, and where in the table, so that it can be changed without looking again.
    struct Found {
        /// What the table holds for the square; the functions below read it.
        Value value = 0;
        /// Where in the table that is, or where it would be written.
        std::uint16_t place = 0;

        /// Whether there is neither a tile nor an open square.
        constexpr bool nothing() const noexcept { return value == 0; }
        /// Whether a tile lies there.
        constexpr bool tile() const noexcept { return static_cast<unsigned>(value) - 1u < TileCapacity; }
        /// Whether it is an open square.
        constexpr bool open() const noexcept { return value > TileCapacity; }
        /// The number of the tile that lies there; only where one does.
        constexpr std::size_t tile_number() const noexcept { return std::size_t{value} - 1; }
        /// The number of the open square; only where it is one.
        constexpr std::size_t square_number() const noexcept { return std::size_t{value} - 1 - TileCapacity; }
    };

    /// What lies on a square. No square is farther from the start tile than there are tiles, so what is farther has
    /// nothing, whatever its key looks like.
    constexpr Found find(Square at) const noexcept {
        constexpr int limit = static_cast<int>(TileCapacity);
        const bool beyond = at.x > limit || at.x < -limit || at.y > limit || at.y < -limit;
        return beyond ? Found{} : find(key_of(at), home_of(at));
    }

    /// What lies on the four squares next to `at`, which is open or has a tile; clockwise from the north.
    constexpr std::array<Found, side_count> find_around(Square at) const noexcept {
        constexpr Key row = Key{1} << (sizeof(Key) * 4);
        const Key key = key_of(at);
        const std::size_t home = home_of(at);
        return {find(static_cast<Key>(key - row), home - row_step), find(static_cast<Key>(key + 1), home + 1),
                find(static_cast<Key>(key + row), home + row_step), find(static_cast<Key>(key - 1), home - 1)};
    }

    /// Writes what lies on `at` now, where `found` is what `find(at)` said before. Other squares may have been written
    /// in between.
    constexpr void put_open(Found found, Square at, std::size_t square) noexcept {
        put(found, at, static_cast<Value>(square + 1 + TileCapacity));
    }
    /// The same for a square that a tile has taken.
    constexpr void put_tile(Found found, Square at, std::size_t tile) noexcept {
        put(found, at, static_cast<Value>(tile + 1));
    }

    friend constexpr bool operator==(const SquareMap&, const SquareMap&) noexcept = default;

private:
    /// Squares of a row lie side by side in the table, and this many of them before the next row begins to overlap: on
    /// real boards two squares in five hundred collide.
    static constexpr std::size_t row_step = 19;

    static constexpr std::size_t home_of(Square at) noexcept {
        const int home = at.x + static_cast<int>(row_step) * at.y;
        return static_cast<std::size_t>(home);
    }
    constexpr Found find(Key key, std::size_t home) const noexcept {
        std::size_t place = home & (capacity - 1);
        // One question instead of two: whether anything is there cannot be foreseen, that it is something else can.
        while (unsigned{values_[place]} * static_cast<std::uint64_t>(keys_[place] ^ key) != 0)
            [[unlikely]] { place = (place + 1) & (capacity - 1); }
        return {values_[place], static_cast<std::uint16_t>(place)};
    }
    constexpr void put(Found found, Square at, Value value) noexcept {
        if (values_[found.place] != found.value) [[unlikely]] {
            // Another square has taken the place that was free.
            found = find(at);
        }
        keys_[found.place] = key_of(at);
        values_[found.place] = value;
    }
    static constexpr Key key_of(Square at) noexcept {
        constexpr unsigned half = sizeof(Key) * 4;
        return static_cast<Key>((static_cast<std::uint32_t>(at.y) << half) + static_cast<std::uint32_t>(at.x));
    }

    std::array<Key, capacity> keys_{};
    std::array<Value, capacity> values_{};
};

}  // namespace carcassonne
