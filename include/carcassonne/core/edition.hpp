#pragma once

#include <cstdint>

namespace carcassonne {

/// The edition of the game by its pictures and rules: C1 from 2000, C2 from 2014, C3 from 2021.
enum class Edition : std::uint8_t { c1, c2, c3 };

}  // namespace carcassonne
