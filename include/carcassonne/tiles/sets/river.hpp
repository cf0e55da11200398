#pragma once

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/without_gardens.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <string_view>

/// The 12 tiles of The River and the 12 of River II (RIV-01). The ids are those that recorded games use. The spring,
/// which both boxes have, is the start tile.
///
/// Every tile carries the mark of its pile: the `[spring]`, the `[fork]`, the pieces of `[river]` in between, the
/// `[lake]`. The lake of River II lies by a `[volcano]`; there a road with an `[inn]` and a field with a `[pig-herd]`
/// too.
namespace carcassonne::sets {

/// The River. As printed since 2014 one tile shows a garden.
inline constexpr std::string_view river_1_c2_text = R"(
set river-1-c2 total=12
RI/s      count=1 start [spring]: river E; field N.E.S.W
RI.1/I.e  count=1 [lake]: river W; field N.E.S.W
RI.1/CICI count=1 [river]: city N; city S; river E.W; field EL.WR by 1; field ER.WL by 2
RI.1/CIRI count=1 [river]: city N; road S; river E.W; field EL by 1; field ER.SL; field SR.WL; field WR by 1
RI.1/LIRI count=1 [river]: monastery; road S; river E.W; field N.EL.WR; field ER.SL; field SR.WL
RI.1/RIrI count=1 [river]: road E.W; river N.S; field NL.WR; field NR.EL; field ER.SL; field SR.WL
RI.1/IFI  count=2 [river]: river E.W; field N.EL.WR; field ER.S.WL
RI.1/CcII count=1 [river]: city N.W; river E.S; field EL.SR by 1; field ER.SL
RI.1/RrII count=1 [river]: road N.E; river S.W; field NL.ER.SL.WR; field NR.EL; field SR.WL
RI.1/II   count=1 [river]: river S.W; field N.E.SL.WR; field SR.WL
RI.1/IIG  count=1 [river]: river S.W; field N.E.SL.WR; field SR.WL; garden
)";

inline constexpr auto river_1_c2_table = tile_table<count_tile_lines(river_1_c2_text)>(river_1_c2_text);
inline constexpr auto river_1_c1_table =
    detail::without_gardens<detail::count_kinds_without_gardens(river_1_c2_table.view())>("river-1-c1",
                                                                                          river_1_c2_table.view());

/// Second and third edition (C2, C3).
inline constexpr TileSet river_1_c2 = river_1_c2_table.view();
/// First edition (C1), without gardens.
inline constexpr TileSet river_1_c1 = river_1_c1_table.view();

static_assert(river_1_c2.tile_count() == river_1_c2.total);
static_assert(river_1_c1.tile_count() == river_1_c1.total);

/// River II. As printed since 2014 one tile shows a garden.
inline constexpr std::string_view river_2_c2_text = R"(
set river-2-c2 total=12
RI/s       count=1 start [spring]: river E; field N.E.S.W
RI.2/IFC   count=1 [river]: city E; river W; field N.WR by 1; field S.WL by 1
RI.2/I.v   count=1 [lake] [volcano]: river W; field N.E.S.W
RI.2/III   count=1 [fork]: river N.E.W; field NL.WR; field NR.EL; field ER.S.WL
RI.2/CIcI  count=1 [river]: city E.W; river N.S; field NL.SR by 1; field NR.SL by 1
RI.2/LIFI  count=1 [river]: monastery; river E.W; field N.EL.WR; field ER.S.WL
RI.2/RIrI  count=1 [river]: road E.W [inn]; river N.S; field NL.WR; field NR.EL; field ER.SL; field SR.WL
RI.2/CIRI  count=1 [river]: city N; road S; river E.W; field EL by 1; field ER.SL; field SR.WL; field WR by 1
RI.2/IIG   count=1 [river]: river S.W; field N.E.SL.WR; field SR.WL; garden
RI.2/CcII+ count=1 [river]: city N.W pennant; river E.S; field EL.SR by 1; field ER.SL
RI.2/II+   count=1 [river]: river N.W; field NL.WR; field NR.E.S.WL [pig-herd]
RI.2/RrII  count=1 [river]: road N.E; river S.W; field NL.ER.SL.WR; field NR.EL; field SR.WL
)";

inline constexpr auto river_2_c2_table = tile_table<count_tile_lines(river_2_c2_text)>(river_2_c2_text);
inline constexpr auto river_2_c1_table =
    detail::without_gardens<detail::count_kinds_without_gardens(river_2_c2_table.view())>("river-2-c1",
                                                                                          river_2_c2_table.view());

/// Second and third edition (C2, C3).
inline constexpr TileSet river_2_c2 = river_2_c2_table.view();
/// First edition (C1), without gardens.
inline constexpr TileSet river_2_c1 = river_2_c1_table.view();

static_assert(river_2_c2.tile_count() == river_2_c2.total);
static_assert(river_2_c1.tile_count() == river_2_c1.total);

}  // namespace carcassonne::sets
