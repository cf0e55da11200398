#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/square.hpp"
#include "carcassonne/support/bits.hpp"
#include "carcassonne/support/strong_id.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#if CARCASSONNE_USE_SSE2
#include <emmintrin.h>
#endif

namespace carcassonne {

/// An empty square next to at least one tile. It keeps its number until a tile is placed on it.
using SquareId = StrongId<struct SquareTag, std::uint16_t>;

/// All open squares with what their neighbours forbid, so that the legal squares of a tile are found by comparing
/// codes and nothing on the board is looked at again.
template <std::size_t TileCapacity>
class OpenSquares {
public:
    /// Each tile fills one open square and opens at most three.
    static constexpr std::size_t capacity = (2 * TileCapacity + 2 + 15) / 16 * 16;
    /// How many words hold one bit for each of these squares.
    static constexpr std::size_t word_count = (capacity + 63) / 64;

    /// For each of four rotations which of 64 squares take the tile.
    using Fitting = std::array<std::uint64_t, rotation_count>;

    constexpr OpenSquares() noexcept { codes_.fill(closed); }

    /// How many squares are open now.
    constexpr std::size_t count() const noexcept { return count_; }
    /// How many words of 64 squares have been in use so far: no open square lies beyond.
    constexpr std::size_t words_in_use() const noexcept { return (blocks_ + 3u) / 4u; }
    /// Whether the square with this number, which is below `capacity`, is open.
    constexpr bool is_open(SquareId square) const noexcept { return codes_[square.index()] != closed; }
    /// Where an open square lies.
    constexpr Square square(SquareId id) const noexcept { return positions_[id.index()]; }
    /// What the neighbours of a square forbid there (BAS-04); nothing fits where the square is not open.
    constexpr EdgeCode code(SquareId square) const noexcept { return codes_[square.index()]; }

    /// The number that the next square to be opened gets: the lowest that is free.
    constexpr std::size_t next_free() const noexcept {
        std::size_t word = 0;
        while (~taken_[word] == 0) {
            ++word;
        }
        return word * 64 + lowest_bit(~taken_[word]);
    }
    /// Opens the square `square` if it is new, and lets it forbid `code` besides what it forbids already.
    constexpr void forbid(std::size_t square, bool is_new, Square at, EdgeCode code) noexcept {
        codes_[square] = static_cast<EdgeCode>((is_new ? 0u : codes_[square]) | code);
        positions_[square] = at;
        taken_[square / 64] |= std::uint64_t{1} << (square % 64);
        const std::size_t block = square / 16 + 1;
        blocks_ = block > blocks_ ? static_cast<std::uint16_t>(block) : blocks_;
        count_ = static_cast<std::uint16_t>(count_ + static_cast<unsigned>(is_new));
    }
    /// A tile has been placed on the square: it is open no more, and its number is free.
    constexpr void close(SquareId square) noexcept {
        codes_[square.index()] = closed;
        positions_[square.index()] = {};
        taken_[square.index() / 64] &= ~(std::uint64_t{1} << (square.index() % 64));
        --count_;
    }

    /// Which of the squares `64 * word` to `64 * word + 63` take a tile with these codes, one for each rotation.
    Fitting fitting(const std::array<EdgeCode, rotation_count>& codes, std::size_t word) const noexcept {
        Fitting fits{};
        const std::size_t end = blocks_ < word * 4 + 4 ? blocks_ : word * 4 + 4;
        for (std::size_t block = word * 4; block < end; ++block) {
            add_block(fits, codes, block);
        }
        return fits;
    }

    friend constexpr bool operator==(const OpenSquares&, const OpenSquares&) noexcept = default;

private:
    /// Every tile has a bit in it, so that nothing fits.
    static constexpr EdgeCode closed = 0xffff;

    void add_block(Fitting& fits, const std::array<EdgeCode, rotation_count>& codes, std::size_t block) const noexcept {
        const unsigned shift = 16 * static_cast<unsigned>(block % 4);
#if CARCASSONNE_USE_SSE2
        const __m128i zero = _mm_setzero_si128();
        const auto* squares = reinterpret_cast<const __m128i*>(codes_.data() + 16 * block);
        const __m128i low = _mm_loadu_si128(squares);
        const __m128i high = _mm_loadu_si128(squares + 1);
        for (std::size_t i = 0; i < rotation_count; ++i) {
            const __m128i tile = _mm_set1_epi16(static_cast<short>(codes[i]));
            const __m128i fits_low = _mm_cmpeq_epi16(_mm_and_si128(low, tile), zero);
            const __m128i fits_high = _mm_cmpeq_epi16(_mm_and_si128(high, tile), zero);
            const int mask = _mm_movemask_epi8(_mm_packs_epi16(fits_low, fits_high));
            fits[i] |= std::uint64_t{static_cast<std::uint32_t>(mask)} << shift;
        }
#else
        for (std::size_t i = 0; i < rotation_count; ++i) {
            std::uint64_t mask = 0;
            for (std::size_t square = 0; square < 16; ++square) {
                mask |= std::uint64_t{(codes_[16 * block + square] & codes[i]) == 0} << square;
            }
            fits[i] |= mask << shift;
        }
#endif
    }

    std::array<EdgeCode, capacity> codes_{};
    std::array<Square, capacity> positions_{};
    std::array<std::uint64_t, word_count> taken_{};
    std::uint16_t count_ = 0;
    std::uint16_t blocks_ = 0;
    std::uint32_t unused_ = 0;
};

}  // namespace carcassonne
