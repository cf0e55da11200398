#pragma once

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/without_gardens.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <string_view>

/// The 24 land tiles of Traders & Builders. The ids are those that recorded games use.
///
/// `[wine]`, `[grain]` and `[cloth]` mark the cities that yield these goods.
namespace carcassonne::sets {

/// As printed since 2014: two tiles show a garden.
inline constexpr std::string_view traders_and_builders_c2_text = R"(
set traders-and-builders-c2 total=24
TB/Cc.g    count=1: city N.W [grain]; field E.S by 1
TB/Cc.w    count=1: city N.W [wine]; field E.S by 1
TB/CCc.c   count=1: city E.W [cloth]; city S; field N by 1; field by 1,2
TB/CCc.w   count=1: city E.W [wine]; city S; field N by 1; field by 1,2
TB/Ccc.g   count=1: city N.E.W [grain]; field S by 1
TB/CcCC.c  count=1: city N.W [cloth]; city E; city S; field by 1,2,3
TB/CcRR!.c count=1: city N.W [cloth]; road E; road S; field EL by 1; field ER by 1; field SL by 1; field SR by 1
TB/CcRR.wG count=1: city N.W [wine]; road E; road S; field EL by 1; field ER.SL by 1; field SR by 1; garden
TB/CcRC.c  count=1: city N.W [cloth]; city S; road E; field EL by 1; field ER by 1,2
TB/CcRC.g  count=1: city N.W [grain]; city S; road E; field EL by 1; field ER by 1,2
TB/CcR.cG  count=1: city N.W [cloth]; road E; field EL by 1; field ER.S by 1; garden
TB/CcR!.w  count=1: city N.W [wine]; road E; field EL by 1; field ER by 1; field S by 1
TB/CccR.w  count=1: city N.E.W [wine]; road S; field SL by 1; field SR by 1
TB/CcCc.w  count=1: city N.W [wine]; city E.S; field by 1,2
TB/CFc.w   count=1: city E.W [wine]; field N by 1; field S by 1
TB/CR      count=1: city N; road E; field EL by 1; field ER.S.W by 1
TB/CRc.g   count=1: city E.W [grain]; road S; field N by 1; field SL by 1; field SR by 1
TB/CRc.w   count=1: city E.W [wine]; road S; field N by 1; field SL by 1; field SR by 1
TB/CRcR.w  count=1: city E.W [wine]; road N; road S; field NL by 1; field NR by 1; field SL by 1; field SR by 1
TB/LRRR    count=1: monastery; road E; road S; road W; field N.EL.WR; field ER.SL; field SR.WL
TB/RCc.g   count=1: city N.W [grain]; road S; field E.SL by 1; field SR by 1
TB/RCc!.g  count=1: city N.W [grain]; road S; field E by 1; field SL by 1; field SR by 1
TB/RRC     count=1: city N; road S; road W; field E.SL by 1; field SR.WL; field WR by 1
TB/RRrr    count=1: road N.S; road E.W; field NL.WR; field NR.EL; field ER.SL; field SR.WL
)";

inline constexpr auto traders_and_builders_c2_table =
    tile_table<count_tile_lines(traders_and_builders_c2_text)>(traders_and_builders_c2_text);
inline constexpr auto traders_and_builders_c1_table =
    detail::without_gardens<detail::count_kinds_without_gardens(traders_and_builders_c2_table.view())>(
        "traders-and-builders-c1", traders_and_builders_c2_table.view());

/// Second and third edition (C2, C3).
inline constexpr TileSet traders_and_builders_c2 = traders_and_builders_c2_table.view();
/// First edition (C1), without gardens.
inline constexpr TileSet traders_and_builders_c1 = traders_and_builders_c1_table.view();

static_assert(traders_and_builders_c2.tile_count() == traders_and_builders_c2.total);
static_assert(traders_and_builders_c1.tile_count() == traders_and_builders_c1.total);

}  // namespace carcassonne::sets
