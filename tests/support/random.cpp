#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <vector>

using namespace carcassonne;

namespace {

std::vector<std::uint64_t> first_five(Random random) {
    std::vector<std::uint64_t> numbers;
    for (int i = 0; i < 5; ++i) {
        numbers.push_back(random.next());
    }
    return numbers;
}

std::vector<std::uint32_t> below(Random random, std::uint32_t n, int count) {
    std::vector<std::uint32_t> numbers;
    for (int i = 0; i < count; ++i) {
        numbers.push_back(random.below(n));
    }
    return numbers;
}

/// The sum of (seen - expected)^2 / expected over all numbers; about `n - 1` when they are equally likely.
double chi_squared(Random random, std::uint32_t n, int draws) {
    std::vector<int> seen(n);
    for (int i = 0; i < draws; ++i) {
        ++seen.at(random.below(n));
    }
    const double expected = static_cast<double>(draws) / n;
    double sum = 0;
    for (const int count : seen) {
        sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
}

}  // namespace

TEST_CASE("the same seed gives the same numbers with every compiler", "[support][random]") {
    // The published numbers of the generator for a counter that starts at 0.
    CHECK(first_five(Random()) == std::vector<std::uint64_t>{0xe220a8397b1dcdafu, 0x6e789e6aa1b965f4u,
                                                             0x06c45d188009454fu, 0xf88bb8a8724c81ecu,
                                                             0x1b39896a51a8749bu});
    // From the definition, computed with numbers of any size.
    CHECK(first_five(Random(0)) == std::vector<std::uint64_t>{0x83318a9282400131u, 0xd247d3921df91bd3u,
                                                              0x54562af1661ea201u, 0x5b1f82689c240841u,
                                                              0x2bf481537f6c61d9u});
    CHECK(first_five(Random(1)) == std::vector<std::uint64_t>{0x810145e2f14b896du, 0x79e1e88840bb343bu,
                                                              0x0e2fa2ad0fc46356u, 0x58eb3b47894c4681u,
                                                              0x3384fb4964bd5d07u});
    CHECK(first_five(Random(1, 1)) == std::vector<std::uint64_t>{0xf43b3aeea78d4476u, 0xa3b24edcfb898629u,
                                                                 0x6b45b05593adf873u, 0xd83ba9bfa360b8c2u,
                                                                 0x30b1d96ffe5888a6u});
    const std::uint64_t most = ~std::uint64_t{0};
    CHECK(first_five(Random(most, most)) == std::vector<std::uint64_t>{0x7b81d20f62d25addu, 0x6587d52a7f0b6ac1u,
                                                                       0xa4e9b0311b1b9b9eu, 0xea4e0dfb5a0eea0fu,
                                                                       0x2905b6e3491ce53du});
    STATIC_REQUIRE(Random().next() == 0xe220a8397b1dcdafu);
}

TEST_CASE("numbers below a bound are the same with every compiler", "[support][random]") {
    CHECK(below(Random(7), 72, 24) == std::vector<std::uint32_t>{39, 29, 40, 26, 64, 39, 35, 19, 30, 55, 14, 12,
                                                                 15, 65, 46, 43, 9,  33, 1,  61, 8,  54, 36, 25});
    CHECK(below(Random(6), 6, 24) ==
          std::vector<std::uint32_t>{3, 4, 0, 2, 2, 0, 4, 4, 1, 5, 4, 5, 4, 5, 3, 2, 4, 1, 0, 0, 3, 2, 5, 5});
    // With this bound nearly half of all numbers are thrown away: 18 are needed for these 12.
    CHECK(below(Random(2024, 1), 0x80000001u, 12) ==
          std::vector<std::uint32_t>{2028813424, 1375873241, 1022895513, 1776384584, 1634792540, 115435599, 1118015938,
                                     1087081271, 847629771, 1921401184, 442971139, 199853608});
    CHECK(below(Random(5), 0xffffffffu, 4) ==
          std::vector<std::uint32_t>{1309241442, 3179079484, 825868926, 3181194315});
    STATIC_REQUIRE(Random(7).below(72) == 39);
}

TEST_CASE("numbers below a bound stay below it and are equally likely", "[support][random]") {
    Random random(3);
    bool in_range = true;
    for (std::uint32_t n = 1; n < 3000; ++n) {
        in_range = in_range && random.below(n) < n;
    }
    for (const std::uint32_t n : {0x7fffffffu, 0x80000000u, 0x80000001u, 0xc0000000u, 0xffffffffu}) {
        for (int i = 0; i < 1000; ++i) {
            in_range = in_range && random.below(n) < n;
        }
    }
    CHECK(in_range);
    CHECK(random.below(1) == 0);
    // A sum above n - 1 + 5 * sqrt(2 (n - 1)) comes once in some hundred thousand fair runs, and the seeds are fixed.
    CHECK(chi_squared(Random(11), 2, 20000) < 1 + 5 * 1.5);
    CHECK(chi_squared(Random(12), 6, 60000) < 5 + 5 * 3.2);
    CHECK(chi_squared(Random(13), 72, 72000) < 71 + 5 * 12.0);
    // Three quarters of the range of 32 bits: without throwing away, the lower third would come twice as often.
    Random wide(14);
    std::array<int, 3> thirds{};
    for (int i = 0; i < 30000; ++i) {
        ++thirds.at(wide.below(0xc0000000u) / 0x40000000u);
    }
    for (const int third : thirds) {
        CHECK(third > 9600);
        CHECK(third < 10400);
    }
}

TEST_CASE("seeds and streams give unrelated numbers", "[support][random]") {
    std::set<std::uint64_t> seen;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (std::uint64_t stream = 0; stream < 20; ++stream) {
            seen.insert(Random(seed, stream).next());
        }
    }
    CHECK(seen.size() == 1000);
    // Two streams of one seed agree on a number below 6 in about one of six cases.
    Random left(77, 0);
    Random right(77, 1);
    int equal = 0;
    for (int i = 0; i < 6000; ++i) {
        equal += left.below(6) == right.below(6) ? 1 : 0;
    }
    CHECK(equal > 850);
    CHECK(equal < 1150);
}

TEST_CASE("a copy goes on with the same numbers", "[support][random]") {
    Random random(5, 2);
    random.next();
    Random copy = random;
    CHECK(copy == random);
    const std::uint64_t next = random.next();
    CHECK(copy != random);
    CHECK(copy.next() == next);
    CHECK(copy == random);
    CHECK(Random(1) != Random(2));
    CHECK(Random(1, 0) != Random(1, 1));
}

TEST_CASE("a source goes on from the state of another", "[support][random]") {
    Random random(5, 2);
    random.below(1000);
    Random other = Random::from_state(random.state());
    CHECK(other == random);
    CHECK(other.next() == random.next());
    CHECK(Random::from_state(0) == Random());
    CHECK(Random().state() == 0);
}
