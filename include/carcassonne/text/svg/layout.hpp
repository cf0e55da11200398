#pragma once

#include "carcassonne/tiles/barriers.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <cstddef>

/// How the lines of a tile lie, as far as its sides do not tell.
namespace carcassonne::drawing {

/// Whether the fields of a tile are those that a layout gives it.
inline bool suits(const Tile& tile, const carcassonne::detail::Layout& layout) {
    const carcassonne::detail::Barriers barriers(tile, layout);
    for (const Segment& land : tile.segments) {
        if (land.kind != field || land.halves == 0) {
            continue;
        }
        SegmentMask reached = 0;
        for (std::size_t half = 0; half < half_side_count; ++half) {
            if ((land.halves >> half & 1) == 0) {
                continue;
            }
            for (std::size_t i = 0; i < tile.segments.size(); ++i) {
                const bool reaches = tile.segments[i].kind == city && barriers.reaches(static_cast<HalfSide>(half), i);
                reached = static_cast<SegmentMask>(reached | (reaches ? 1u << i : 0u));
            }
            for (std::size_t other = 0; other < half_side_count; ++other) {
                const bool bare = (covered_halves(tile) >> other & 1) != 0 ||
                                  terrain_at(tile, side_of(static_cast<HalfSide>(other))) == Terrain::city;
                const bool same = (land.halves >> other & 1) != 0;
                if (!bare && same != barriers.joins(static_cast<HalfSide>(half), static_cast<HalfSide>(other))) {
                    return false;
                }
            }
        }
        if (reached != land.borders) {
            return false;
        }
    }
    return true;
}
/// The layout of a tile, or the plain one when its picture is not what its sides suggest.
inline carcassonne::detail::Layout layout_of(const Tile& tile) {
    carcassonne::detail::Layout found;
    carcassonne::detail::any_layout(tile, [&](const carcassonne::detail::Layout& layout) {
        const bool good = suits(tile, layout);
        found = good ? layout : found;
        return good;
    });
    return found;
}

}  // namespace carcassonne::drawing
