#pragma once

#include <bit>
#include <cstdint>

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

/// The place of the set bit that has exactly `rank` set bits below it. There must be more than `rank` set bits.
constexpr unsigned nth_bit(std::uint64_t word, unsigned rank) noexcept {
    constexpr std::uint64_t ones = 0x0101010101010101u;
    constexpr std::uint64_t high = 0x8080808080808080u;
    // How many of eight small sums, one a byte, are not above `limit`.
    const auto not_above = [](std::uint64_t sums, unsigned limit) {
        return static_cast<unsigned>(((((high | (limit * ones)) - sums) & high) >> 7) * ones >> 56);
    };
    // Prefix sums over the eight bytes tell in which byte the bit is.
    std::uint64_t counts = word - ((word >> 1) & 0x5555555555555555u);
    counts = (counts & 0x3333333333333333u) + ((counts >> 2) & 0x3333333333333333u);
    counts = (counts + (counts >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    const std::uint64_t up_to = counts * ones;
    const unsigned byte = not_above(up_to, rank) * 8;
    rank -= static_cast<unsigned>((up_to << 8) >> byte) & 0xffu;
    // The bits of that byte, one a byte of a new word, and their prefix sums tell which bit it is.
    const std::uint64_t spread = (((word >> byte) & 0xffu) * ones) & 0x8040201008040201u;
    const std::uint64_t bits = ((spread + 0x7f7f7f7f7f7f7f7fu) | spread) >> 7 & ones;
    return byte + not_above(bits * ones, rank);
}

}  // namespace carcassonne
