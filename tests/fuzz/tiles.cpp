#include "carcassonne/tiles/print.hpp"
#include "carcassonne/tiles/tile_file.hpp"

#include "fuzz.hpp"

#include <string>

using namespace carcassonne;

/// A set of tiles that is read is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto set = parse_tile_set(fuzz::text_of(data, size));
    if (!set) {
        fuzz::promise(set.error().line >= 1 && set.error().column >= 1 && !set.error().expected.empty(),
                      "an error says where and what");
        return 0;
    }
    for (const Tile& tile : set->tiles) {
        const std::string text = print_tile(tile);
        const auto again = parse_tile(text);
        fuzz::promise(again.has_value() && *again == tile, "a tile that is printed is read as the same");
    }
    return 0;
}
