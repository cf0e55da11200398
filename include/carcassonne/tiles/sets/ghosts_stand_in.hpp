#pragma once

#include "carcassonne/tiles/geometry.hpp"
#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/tile_set.hpp"

#include <array>
#include <cstddef>
#include <string_view>

/// Tiles to play Ghosts, Castles & Cemeteries with. They stand in for those of the box, which are published only as
/// pictures; docs/transcribe_a_tile_set.md tells how an owner of the box plays with the printed ones.
///
/// What is known of the box, these tiles keep to: 60 land tiles and a start piece of four squares. Five tiles have a
/// castle, all of them mist, and on one a road ends. Five have a cemetery, one of them beside a city. There is no
/// monastery. Most other tiles show mist; it lies over fields and roads, never over a city, and on a tile with a city
/// it parts two meadows. All else, and how often each kind occurs, is ours. Gardens are not known of, so there are
/// none.
namespace carcassonne::sets {

/// The kinds of feature that these tiles bring.
inline constexpr FeatureKind haunted_castle{first_free_feature_kind.value};
inline constexpr FeatureKind cemetery{first_free_feature_kind.value + 1};
/// The words for these kinds in the text of the tiles.
inline constexpr std::array ghosts_feature_words{FeatureWord{"castle", haunted_castle},
                                                 FeatureWord{"cemetery", cemetery}};

/// The first lines are the squares of the start tile, in whose middle a ruin ends all roads.
inline constexpr std::string_view ghosts_stand_in_text = R"(
set ghosts-stand-in total=64
GS/nw start piece=ruin,1,1 [mist N]: road W; field E.WR; field S.WL
GS/ne start piece=ruin,2,1: road N; field NL.W; field NR.E.S
GS/sw start piece=ruin,1,2 [mist W]: road S; field N.SR; field E.SL
GS/se start piece=ruin,2,2 [mist S]: road E; field N.EL; field ER.W
GS/castle     count=2 [mist S]: castle; field N.E.W
GS/castle-m   count=2 [mist N.S]: castle; field E; field W
GS/castle-r   count=1 [mist N.W]: castle; road S; field E.S
GS/cemetery   count=2: cemetery; field N.E.S.W
GS/cemetery-m count=2 [mist S]: cemetery; field N.E.W
GS/cemetery-c count=1: cemetery; city N; field E.S.W by 2
GS/C.s        count=2 [mist S]: city N; field E.W by 1
GS/C.es       count=2 [mist EL.SR]: city N; field ER.SL; field W by 1
GS/CFC.e      count=2 [mist E]: city N; city S; field W by 1,2
GS/CC.i       count=2 [mist]: city N; city W; field E.S by 1,2
GS/Cc.s       count=3 [mist S]: city N.W; field E by 1
GS/Cc+.es     count=1 [mist ER.SL]: city N.W pennant; field EL.SR by 1
GS/CFc.n      count=2 [mist N]: city E.W; field S by 1
GS/Ccc        count=2: city N.E.W; field S by 1
GS/Ccc+.s     count=2 [mist SL]: city N.E.W pennant; field SR by 1
GS/CR.s       count=2 [mist S]: city N; road S; field E.W by 1
GS/CRr.w      count=2 [mist W]: city N; road E.S; field EL.SR by 1; field ER.SL
GS/RCr.s      count=2 [mist S]: city N; road E.W; field EL.WR by 1; field ER.WL
GS/RCr.e      count=2 [mist E]: city N; road E.W; field S.WL; field WR by 1
GS/CRRR       count=3: city N; road E; road S; road W; field EL.WR by 1; field ER.SL; field SR.WL
GS/CcRr.e     count=3 [mist E]: city N.W; road E.S; field SL; field SR by 1
GS/CccR.s     count=1 [mist SL]: city N.E.W; road S; field SR by 1
GS/CRCr.e     count=2 [mist E]: city N; city S; road E.W; field WL by 2; field WR by 1
GS/RFr.n      count=2 [mist N]: road E.W; field EL.WR; field ER.S.WL
GS/RFr.ns     count=1 [mist N.S]: road E.W; field EL; field ER; field WL; field WR
GS/Rr.e       count=2 [mist E]: road S.W; field N.SL.WR; field SR.WL
GS/Rr.ne      count=2 [mist N.E]: road S.W; field SL.WR; field SR.WL
GS/Rr.w       count=2 [mist W]: road S.W; field N.E.SL; field SR
GS/RRR.i      count=2 [mist]: road E; road S; road W; field N.EL.WR; field ER.SL; field SR.WL
GS/RRR.s      count=2 [mist S]: road E; road S; road W; field N.EL.WR; field ER; field WL
GS/RrRr.nw    count=1 [mist NL.WR]: road N.W; road E.S; field NR.EL.SR.WL; field ER.SL
GS/RRRR       count=1: road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field SR.WL
)";

/// How many squares the start tile has: the first lines of the set.
inline constexpr std::size_t ghosts_stand_in_start_squares = 4;
inline constexpr auto ghosts_stand_in_table =
    tile_table<count_tile_lines(ghosts_stand_in_text)>(ghosts_stand_in_text, ghosts_feature_words);
/// The set: the squares of the start tile and 60 land tiles.
inline constexpr TileSet ghosts_stand_in = ghosts_stand_in_table.view();

/// The roads of the start tile end at its ruin, which lies in a corner of each square and parts the fields.
inline constexpr GeometryException ghosts_stand_in_exceptions[] = {
    {"GS/nw", "the road ends at the ruin in the corner"},
    {"GS/ne", "the road ends at the ruin in the corner"},
    {"GS/sw", "the road ends at the ruin in the corner"},
    {"GS/se", "the road ends at the ruin in the corner"},
};

static_assert(ghosts_stand_in.tile_count() == ghosts_stand_in.total);

}  // namespace carcassonne::sets
