#include "carcassonne/support/bits.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <cstdint>
#include <vector>

using namespace carcassonne;

namespace {

/// The places of all set bits, from the lowest on.
std::vector<unsigned> places_of(std::uint64_t word) {
    std::vector<unsigned> places;
    for (unsigned place = 0; place < 64; ++place) {
        if ((word >> place & 1u) != 0) {
            places.push_back(place);
        }
    }
    return places;
}

/// Whether all three functions agree with the list of places.
bool agrees(std::uint64_t word) {
    const std::vector<unsigned> places = places_of(word);
    if (count_bits(word) != places.size()) {
        return false;
    }
    if (!places.empty() && lowest_bit(word) != places.front()) {
        return false;
    }
    for (unsigned rank = 0; rank < places.size(); ++rank) {
        if (nth_bit(word, rank) != places[rank]) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("bits are counted and found at compile time", "[support][bits]") {
    STATIC_REQUIRE(count_bits(0) == 0);
    STATIC_REQUIRE(count_bits(0x8000000000000001u) == 2);
    STATIC_REQUIRE(count_bits(~std::uint64_t{0}) == 64);
    STATIC_REQUIRE(lowest_bit(1) == 0);
    STATIC_REQUIRE(lowest_bit(0x8000000000000000u) == 63);
    // 0b10110: bits 1, 2 and 4.
    STATIC_REQUIRE(nth_bit(0b10110, 0) == 1);
    STATIC_REQUIRE(nth_bit(0b10110, 1) == 2);
    STATIC_REQUIRE(nth_bit(0b10110, 2) == 4);
}

TEST_CASE("every rank of a word finds its bit", "[support][bits]") {
    CHECK(agrees(0));
    CHECK(agrees(~std::uint64_t{0}));
    for (unsigned place = 0; place < 64; ++place) {
        CAPTURE(place);
        CHECK(agrees(std::uint64_t{1} << place));
        CHECK(agrees(~(std::uint64_t{1} << place)));
        CHECK(agrees(~std::uint64_t{0} << place));
        CHECK(agrees(~std::uint64_t{0} >> place));
    }
    // All patterns of one byte, in each of the eight bytes, alone and among full ones.
    bool all = true;
    for (std::uint64_t pattern = 0; pattern < 256; ++pattern) {
        for (unsigned byte = 0; byte < 8; ++byte) {
            const std::uint64_t here = std::uint64_t{255} << (8 * byte);
            all = all && agrees(pattern << (8 * byte)) && agrees((~std::uint64_t{0} & ~here) | pattern << (8 * byte));
        }
    }
    CHECK(all);
}

TEST_CASE("random words, sparse and dense", "[support][bits]") {
    Random random(1);
    std::uint64_t wrong = 0;
    for (int i = 0; i < test::scaled(5000); ++i) {
        const std::uint64_t word = random.next();
        const std::uint64_t other = random.next();
        for (const std::uint64_t tried : {word, word & other, word | other, word & other & random.next()}) {
            wrong = agrees(tried) ? wrong : tried;
        }
    }
    CHECK(wrong == 0);
}
