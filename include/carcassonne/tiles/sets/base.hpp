#pragma once

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <cstddef>
#include <string_view>

/// The 72 land tiles of the base game (BAS-01). The letters A to X are those of the common reference; the ids are those
/// that recorded games use.
namespace carcassonne::sets {

/// As printed since 2014: of eight kinds one copy shows a garden (BAS-03).
inline constexpr std::string_view base_c2_text = R"(
set base-c2 total=72
BA/L      letter=B count=4: monastery; field N.E.S.W
BA/LR     letter=A count=2: monastery; road S; field N.E.S.W
BA/RCr    letter=D count=4 start: city N; road E.W; field EL.WR by 1; field ER.S.WL
BA/Cccc+  letter=C count=1: city N.E.S.W pennant
BA/CccR+  letter=S count=2: city N.E.W pennant; road S; field SL by 1; field SR by 1
BA/CccR   letter=T count=1: city N.E.W; road S; field SL by 1; field SR by 1
BA/CFc+   letter=F count=2: city E.W pennant; field N by 1; field S by 1
BA/CFc.1  letter=G count=1: city E.W; field N by 1; field S by 1
BA/Cc.1   letter=N count=2: city N.W; field E.S by 1
BA/CcG    letter=N count=1: city N.W; field E.S by 1; garden
BA/Cc+    letter=M count=1: city N.W pennant; field E.S by 1
BA/Cc+G   letter=M count=1: city N.W pennant; field E.S by 1; garden
BA/CcRr   letter=P count=3: city N.W; road E.S; field EL.SR by 1; field ER.SL
BA/CcRr+  letter=O count=2: city N.W pennant; road E.S; field EL.SR by 1; field ER.SL
BA/Ccc    letter=R count=2: city N.E.W; field S by 1
BA/CccG   letter=R count=1: city N.E.W; field S by 1; garden
BA/Ccc+   letter=Q count=1: city N.E.W pennant; field S by 1
BA/CRr    letter=J count=3: city N; road E.S; field EL.SR.W by 1; field ER.SL
BA/CRRR   letter=L count=3: city N; road E; road S; road W; field EL.WR by 1; field ER.SL; field SR.WL
BA/RrC    letter=K count=3: city N; road S.W; field E.SL.WR by 1; field SR.WL
BA/C      letter=E count=4: city N; field E.S.W by 1
BA/CG     letter=E count=1: city N; field E.S.W by 1; garden
BA/CFC.2  letter=H count=2: city N; city S; field E.W by 1,2
BA/CFCG   letter=H count=1: city N; city S; field E.W by 1,2; garden
BA/CC.2   letter=I count=1: city N; city W; field E.S by 1,2
BA/CCG    letter=I count=1: city N; city W; field E.S by 1,2; garden
BA/RRRR   letter=X count=1: road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field SR.WL
BA/RRR    letter=W count=4: road E; road S; road W; field N.EL.WR; field ER.SL; field SR.WL
BA/Rr     letter=V count=8: road S.W; field N.E.SL.WR; field SR.WL
BA/RrG    letter=V count=1: road S.W; field N.E.SL.WR; field SR.WL; garden
BA/RFr    letter=U count=7: road E.W; field N.EL.WR; field ER.S.WL
BA/RFrG   letter=U count=1: road E.W; field N.EL.WR; field ER.S.WL; garden
)";

inline constexpr auto base_c2_table = tile_table<count_tile_lines(base_c2_text)>(base_c2_text);

namespace detail {

/// The pictures of 2000 have no gardens: the copies with a garden are copies of the kind with the same letter.
constexpr TileTable<24> without_gardens(TileSet with_gardens) {
    TileTable<24> table;
    table.name = TileSetName("base-c1");
    table.total = with_gardens.total;
    std::size_t next = 0;
    for (const Tile& tile : with_gardens) {
        if (!shows(tile, garden)) {
            table.tiles[next] = tile;
            table.tiles[next].count = static_cast<std::uint8_t>(with_gardens.letter_count(tile.letter));
            ++next;
        }
    }
    return table;
}

}  // namespace detail

inline constexpr auto base_c1_table = detail::without_gardens(base_c2_table.view());

/// Second and third edition (C2, C3).
inline constexpr TileSet base_c2 = base_c2_table.view();
/// First edition (C1): 24 kinds, no gardens.
inline constexpr TileSet base_c1 = base_c1_table.view();

static_assert(base_c2.tile_count() == base_c2.total);
static_assert(base_c1.tile_count() == base_c1.total);

}  // namespace carcassonne::sets
