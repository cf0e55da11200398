#pragma once

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// What a tile shows where one of its edges meets the neighbour: two tiles fit when they show the same (BAS-04).
enum class Terrain : std::uint8_t { field, road, city, river };

constexpr std::size_t index(Terrain terrain) noexcept { return static_cast<std::size_t>(terrain); }

}  // namespace carcassonne
