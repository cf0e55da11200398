#pragma once

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/without_gardens.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <string_view>

/// The 18 land tiles of Inns & Cathedrals. The ids are those that recorded games use.
///
/// `[inn]` marks the road that passes an inn by a lake, `[cathedral]` the city around a cathedral.
namespace carcassonne::sets {

/// As printed since 2014: two tiles show a garden.
inline constexpr std::string_view inns_and_cathedrals_c2_text = R"(
set inns-and-cathedrals-c2 total=18
IC/Cccc.c  count=2: city N.E.S.W [cathedral]
IC/LRFR    count=1: monastery; road E; road W; field N.EL.WR; field ER.S.WL
IC/CCCCG   count=1: city N; city E; city S; city W; field by 1,2,3,4; garden
IC/CCC     count=1: city N; city E; city W; field S by 1,2,3
IC/CRCR    count=1: city N; city S; road E; road W; field EL by 1; field ER by 2; field WL by 2; field WR by 1
IC/CCc+    count=1: city N.W pennant; city S; field E by 1,2
IC/C!      count=1: city N; field E by 1; field S.W by 1
IC/CFR     count=1: city N; road S; field E.SL by 1; field SR.W by 1
IC/CcR     count=1: city N.W; road E; field EL by 1; field ER.S by 1
IC/CRcR+   count=1: city E.W pennant; road N; road S; field NL by 1; field NR by 1; field SL by 1; field SR by 1
IC/RCc.i   count=1: city N.W; road S [inn]; field E.SL by 1; field SR by 1
IC/RrC.i   count=1: city N; road S.W [inn]; field E.SL.WR by 1; field SR.WL
IC/CcRr+.i count=1: city N.W pennant; road E.S [inn]; field EL.SR by 1; field ER.SL
IC/RRR.i   count=1: road E [inn]; road S; road W; field N.EL.WR; field ER.SL; field SR.WL
IC/RFr.iG  count=1: road E.W [inn]; field N.EL.WR; field ER.S.WL; garden
IC/Rr.i    count=1: road S.W [inn]; field N.E.SL.WR; field SR.WL
IC/RrRr    count=1: road N.W; road E.S; field NL.WR; field NR.EL.SR.WL; field ER.SL
)";

inline constexpr auto inns_and_cathedrals_c2_table =
    tile_table<count_tile_lines(inns_and_cathedrals_c2_text)>(inns_and_cathedrals_c2_text);
inline constexpr auto inns_and_cathedrals_c1_table =
    detail::without_gardens<detail::count_kinds_without_gardens(inns_and_cathedrals_c2_table.view())>(
        "inns-and-cathedrals-c1", inns_and_cathedrals_c2_table.view());

/// Second and third edition (C2, C3).
inline constexpr TileSet inns_and_cathedrals_c2 = inns_and_cathedrals_c2_table.view();
/// First edition (C1), without gardens.
inline constexpr TileSet inns_and_cathedrals_c1 = inns_and_cathedrals_c1_table.view();

static_assert(inns_and_cathedrals_c2.tile_count() == inns_and_cathedrals_c2.total);
static_assert(inns_and_cathedrals_c1.tile_count() == inns_and_cathedrals_c1.total);

}  // namespace carcassonne::sets
