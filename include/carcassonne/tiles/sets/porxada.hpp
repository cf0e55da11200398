#pragma once

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <string_view>

/// The one tile of La Porxada, as a published description has it: a city on all four sides with a pennant.
namespace carcassonne::sets {

inline constexpr std::string_view porxada_text = R"(
set porxada total=1
PX/CCCC+ [porxada]: city N.E.S.W pennant
)";

inline constexpr auto porxada_table = tile_table<count_tile_lines(porxada_text)>(porxada_text);
/// The set, which has one tile.
inline constexpr TileSet porxada = porxada_table.view();

static_assert(porxada.tile_count() == porxada.total);

}  // namespace carcassonne::sets
