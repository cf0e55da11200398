#pragma once

#include <cstdint>

namespace carcassonne {

/// A small portable source of random numbers: the same seed gives the same numbers with every compiler.
///
/// A counter is stepped by a fixed odd number and scrambled (Steele, Lea, Flood 2014: "SplitMix"). Different `stream`s
/// of one seed are unrelated, so that chance in the game and the choices of a random player never follow each other.
class Random {
public:
    constexpr Random() noexcept = default;
    /// The numbers of this seed, of the stream with this number.
    explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 0) noexcept
        : state_(scramble(seed ^ scramble(stream + 0x632be59bd9b4e019u))) {}

    /// One that goes on from where another stands.
    static constexpr Random from_state(std::uint64_t state) noexcept {
        Random random;
        random.state_ = state;
        return random;
    }
    /// All that it knows.
    constexpr std::uint64_t state() const noexcept { return state_; }

    /// 64 random bits.
    constexpr std::uint64_t next() noexcept {
        state_ += 0x9e3779b97f4a7c15u;
        return scramble(state_);
    }

    /// A number from 0 to `n - 1`, each equally likely; `n` must be from 1 to 2^32 - 1.
    constexpr std::uint32_t below(std::uint32_t n) noexcept {
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
            const std::uint32_t uneven = (0u - n) % n;
            while (static_cast<std::uint32_t>(product) < uneven) {
                product = (next() >> 32) * n;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    friend constexpr bool operator==(const Random&, const Random&) noexcept = default;

private:
    static constexpr std::uint64_t scramble(std::uint64_t bits) noexcept {
        bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9u;
        bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebu;
        return bits ^ (bits >> 31);
    }

    std::uint64_t state_ = 0;
};

}  // namespace carcassonne
