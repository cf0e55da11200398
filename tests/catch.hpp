#pragma once

// Catch2 for every test, in version 2 or 3, whichever the machine has. `Approx` goes by its plain name in both.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#elif __has_include(<catch2/catch.hpp>)
#include <catch2/catch.hpp>
#else
#error "Catch2 is missing: install the package catch2"
#endif

#include <cstdlib>

namespace test {

/// How often a random test repeats what it does `count` times by default. The environment variable
/// CARCASSONNE_TEST_SCALE gives the percentage, so that slow builds play fewer games and a long night plays more.
inline int scaled(int count) {
    const char* const text = std::getenv("CARCASSONNE_TEST_SCALE");
    const long long percentage = text == nullptr ? 100 : std::atoll(text);
    const long long result = count * percentage / 100;
    return result < 1 ? 1 : static_cast<int>(result);
}

}  // namespace test
