#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace carcassonne {

/// How many bits of a word are set. Without the processor's own instruction the standard function becomes a call into a
/// library, so plain builds count in registers.
constexpr unsigned count_bits(std::uint64_t word) noexcept {
#if defined(__POPCNT__)
    return static_cast<unsigned>(std::popcount(word));
#else
    word -= (word >> 1) & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return static_cast<unsigned>((word * 0x0101010101010101u) >> 56);
#endif
}

/// The place of the lowest set bit; the word must not be 0.
constexpr unsigned lowest_bit(std::uint64_t word) noexcept { return static_cast<unsigned>(std::countr_zero(word)); }

namespace detail {

/// How many of eight small sums, one a byte, are not above `limit`.
constexpr unsigned sums_not_above(std::uint64_t sums, unsigned limit) noexcept {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    constexpr std::uint64_t high = 0x8080808080808080u;
    return static_cast<unsigned>(((((high | (limit * ones)) - sums) & high) >> 7) * ones >> 56);
}

/// `nth_bit` of a word below 256.
constexpr unsigned nth_bit_of_byte(std::uint64_t byte, unsigned rank) noexcept {
    // The bits one a byte of a new word, and their prefix sums.
    const std::uint64_t spread = (byte * 0x0101010101010101u) & 0x8040201008040201u;
    const std::uint64_t bits = (((spread + 0x7f7f7f7f7f7f7f7fu) | spread) >> 7) & 0x0101010101010101u;
    return sums_not_above(bits * 0x0101010101010101u, rank);
}

}  // namespace detail

/// The place of the set bit that has exactly `rank` set bits below it. There must be more than `rank` set bits.
constexpr unsigned nth_bit(std::uint64_t word, unsigned rank) noexcept {
#if defined(__BMI2__) && defined(__GNUC__)
    if (!std::is_constant_evaluated()) {
        return lowest_bit(__builtin_ia32_pdep_di(std::uint64_t{1} << rank, word));
    }
#endif
    if (word < 256) {
        return detail::nth_bit_of_byte(word, rank);
    }
    // Prefix sums over the eight bytes tell in which byte the bit is.
    std::uint64_t counts = word - ((word >> 1) & 0x5555555555555555u);
    counts = (counts & 0x3333333333333333u) + ((counts >> 2) & 0x3333333333333333u);
    counts = (counts + (counts >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    const std::uint64_t up_to = counts * 0x0101010101010101u;
    const unsigned byte = detail::sums_not_above(up_to, rank) * 8;
    rank -= static_cast<unsigned>((up_to << 8) >> byte) & 0xffu;
    return byte + detail::nth_bit_of_byte((word >> byte) & 0xffu, rank);
}

}  // namespace carcassonne
