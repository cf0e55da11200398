#include "carcassonne/support/hash.hpp"

#include "catch.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <set>
#include <string_view>

using namespace carcassonne;

namespace {

std::uint64_t hash_of(std::string_view text, std::uint64_t seed = 0) {
    return hash_bytes(text.data(), text.size(), seed);
}

}  // namespace

TEST_CASE("equal bytes have equal fingerprints", "[support][hash]") {
    const std::array<std::uint32_t, 3> left{1, 2, 3};
    const std::array<std::uint32_t, 3> right{1, 2, 3};
    CHECK(hash_value_bytes(left) == hash_value_bytes(right));
    CHECK(hash_value_bytes(left) == hash_bytes(&left, sizeof left));
    CHECK(hash_value_bytes(left, 9) == hash_bytes(&left, sizeof left, 9));
}

TEST_CASE("the fingerprint depends on every bit, the length and the seed", "[support][hash]") {
    std::array<unsigned char, 21> bytes{};
    std::iota(bytes.begin(), bytes.end(), static_cast<unsigned char>(40));
    std::set<std::uint64_t> seen{hash_value_bytes(bytes)};
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
        auto changed = bytes;
        changed[bit / 8] = static_cast<unsigned char>(changed[bit / 8] ^ (1u << (bit % 8)));
        seen.insert(hash_value_bytes(changed));
    }
    CHECK(seen.size() == 1 + 8 * 21);
    std::set<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        seeds.insert(hash_value_bytes(bytes, seed));
    }
    CHECK(seeds.size() == 100);
    // Zeros at the end are bytes too.
    using namespace std::string_view_literals;
    std::set<std::uint64_t> lengths{hash_of(""sv)};
    for (std::size_t n = 1; n <= 16; ++n) {
        lengths.insert(hash_of("\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"sv.substr(0, n)));
    }
    CHECK(lengths.size() == 17);
}

TEST_CASE("filling reaches the next multiple of eight and is never empty", "[support][hash]") {
    for (std::size_t used = 0; used < 40; ++used) {
        CHECK((used + filling(used)) % 8 == 0);
        CHECK(filling(used) >= 1);
        CHECK(filling(used) <= 8);
    }
}

TEST_CASE("machines of one byte order agree on fingerprints", "[support][hash]") {
    if constexpr (std::endian::native == std::endian::little) {
        // From the definition of the hash, computed with numbers of any size.
        CHECK(hash_of("") == 0x8632f0229a99a2d8u);
        CHECK(hash_of("", 1) == 0x4b01aa207c30956du);
        CHECK(hash_of("a") == 0x80d97590c9d2dc54u);
        CHECK(hash_of("Carcasso") == 0x108e7bf688279b24u);
        CHECK(hash_of("Carcassonne") == 0x4a726866a71ca97u);
        CHECK(hash_of("Carcassonne", 5) == 0x7f708603ba0ca378u);
        std::array<unsigned char, 64> bytes{};
        std::iota(bytes.begin(), bytes.end(), static_cast<unsigned char>(0));
        CHECK(hash_value_bytes(bytes) == 0x2bebdcea3bf321c9u);
    } else {
        WARN("the numbers for this byte order are not known");
        CHECK(hash_of("a") != hash_of("b"));
    }
}
