#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/support/hash.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace carcassonne {

/// The tiles that are still to be drawn, as a number of copies of each kind: which copy comes makes no difference.
template <std::size_t TileCapacity>
class Bag {
public:
    constexpr unsigned total() const noexcept { return total_; }
    constexpr unsigned count(TileKind kind) const noexcept { return counts_[kind.index()]; }

    constexpr void add(TileKind kind, unsigned copies) noexcept {
        counts_[kind.index()] = static_cast<std::uint8_t>(counts_[kind.index()] + copies);
        sums_[kind.index() / 8] = static_cast<std::uint8_t>(sums_[kind.index() / 8] + copies);
        total_ = static_cast<std::uint16_t>(total_ + copies);
    }
    /// One copy leaves the bag, which must have one.
    constexpr void take(TileKind kind) noexcept {
        CARCASSONNE_ASSERT(count(kind) != 0);
        --counts_[kind.index()];
        --sums_[kind.index() / 8];
        --total_;
    }

    /// The kind of copy number `rank` when all copies lie in a row in the order of their kinds; `rank < total()`. Only
    /// the first `kinds` kinds have copies.
    TileKind kind_of_copy(unsigned rank, std::size_t kinds) const noexcept {
        // All eights of kinds are gone through: which one it is cannot be foreseen, and stopping there would cost more.
        std::size_t eight = 0;
        unsigned before = 0;
        unsigned up_to = 0;
        for (std::size_t i = 0; i < (kinds + 7) / 8; ++i) {
            up_to += sums_[i];
            const auto beyond = static_cast<unsigned>(rank >= up_to);
            eight += beyond;
            before += sums_[i] & (0u - beyond);
        }
        // The kind sought is the first of the eight whose prefix sum is above what is left of the rank.
        const std::uint64_t not_above = (high | ((rank - before) * ones)) - load(eight) * ones;
        return TileKind::at(eight * 8 + ((((not_above & high) >> 7) * ones) >> 56));
    }

    friend constexpr bool operator==(const Bag&, const Bag&) noexcept = default;

    /// Eight kinds in a row may have at most this many copies together, so that sums of them fit in seven bits.
    static constexpr unsigned copies_of_eight_kinds = 127;

private:
    static constexpr std::uint64_t ones = 0x0101010101010101u;
    static constexpr std::uint64_t high = 0x8080808080808080u;

    std::uint64_t load(std::size_t word) const noexcept {
        // Byte by byte where the byte order differs, so that every machine draws the same tile.
        std::uint64_t counts = 0;
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(&counts, counts_.data() + 8 * word, 8);
        } else {
            for (std::size_t i = 0; i < 8; ++i) {
                counts |= std::uint64_t{counts_[8 * word + i]} << (8 * i);
            }
        }
        return counts;
    }

    std::array<std::uint8_t, (TileCapacity + 7) / 8 * 8> counts_{};
    /// The copies of each eight kinds together.
    std::array<std::uint8_t, (TileCapacity + 15) / 16 * 2> sums_{};
    std::uint16_t total_ = 0;
    std::array<std::uint8_t, filling((TileCapacity + 7) / 8 * 8 + (TileCapacity + 15) / 16 * 2 + 2)> unused_{};
};

}  // namespace carcassonne
