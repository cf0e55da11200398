#include "carcassonne/tiles/barriers.hpp"

#include "carcassonne/tiles/geometry.hpp"
#include "carcassonne/tiles/notation.hpp"

#include "catch.hpp"

#include <string_view>

using namespace carcassonne;

namespace {

bool sound(std::string_view line) {
    INFO(line);
    const auto tile = parse_tile(line);
    REQUIRE(tile.has_value());
    return check_tile(*tile).empty();
}

}  // namespace

TEST_CASE("a barrier cuts the rim into arcs", "[tiles][geometry][BAS-19]") {
    // The middles of east and west are bits 2 and 6, the corner between south and west is bit 5.
    constexpr SideMask east_and_west = mask_of(Side::east) | mask_of(Side::west);
    CHECK(detail::middles_of(east_and_west) == 0b0100'0100);
    CHECK(detail::arc_of(0b0100'0100, HalfSide::east_left) == detail::arc_of(0b0100'0100, HalfSide::west_right));
    CHECK(detail::arc_of(0b0100'0100, HalfSide::east_left) != detail::arc_of(0b0100'0100, HalfSide::east_right));
    CHECK(detail::arc_of(0b0010'0100, HalfSide::south_right) == detail::arc_of(0b0010'0100, HalfSide::east_right));
    CHECK(detail::arc_of(0b0010'0100, HalfSide::south_right) != detail::arc_of(0b0010'0100, HalfSide::west_left));
    CHECK(detail::arc_of(0, HalfSide::west_left) == 0);
}

TEST_CASE("roads end in a village, where cities meet or each at a city", "[tiles][geometry][BAS-19]") {
    // In a village, past which one field leads to the city, or at the city, which parts that field.
    CHECK(sound("X: city N; road S; road W; field E.SL.WR by 1; field SR.WL"));
    CHECK(sound("X: city N; road S; road W; field E.SL by 1; field SR.WL; field WR by 1"));
    CHECK_FALSE(sound("X: city N; road S; road W; field E.SL by 1; field SR.WL; field WR"));
    CHECK_FALSE(sound("X: city N; road S; road W; field E.SR by 1; field SL.WL; field WR by 1"));
    // Two cities and two roads that all meet in the middle.
    CHECK(sound("X: city N; city S; road E; road W; field EL by 1; field ER by 2; field WL by 2; field WR by 1"));
    CHECK_FALSE(sound("X: city N; city S; road E; road W; field EL by 1; field ER by 1; field WL by 2; field WR by 1"));
    // Each road leads to the city, which the field between the roads borders too.
    CHECK(sound("X: city N.W; road E; road S; field EL by 1; field ER.SL by 1; field SR by 1"));
    // The road ends at the first city; the second stands apart in the field south of the road.
    CHECK(sound("X: city N.W; city S; road E; field EL by 1; field ER by 1,2"));
    CHECK_FALSE(sound("X: city N.W; city S; road E; field EL by 1,2; field ER by 1,2"));
    // A road between two sides ends nowhere.
    CHECK_FALSE(sound("X: city N; road E.W; field EL by 1; field WR by 1; field ER.S.WL"));
}

TEST_CASE("a city may reach a corner", "[tiles][geometry][BAS-19]") {
    CHECK(sound("X: city N; field E by 1; field S.W by 1"));
    CHECK(sound("X: city N.W; road E; field EL by 1; field ER by 1; field S by 1"));
    CHECK(sound("X: city N.W; road E; road S; field EL by 1; field ER by 1; field SL by 1; field SR by 1"));
    // Both fields border it, and the fields part at the corner.
    CHECK_FALSE(sound("X: city N; field E by 1; field S.W"));
    CHECK_FALSE(sound("X: city N; field EL by 1; field ER.S.W by 1"));
    // Nothing but a city reaches a corner.
    CHECK_FALSE(sound("X: monastery; field N.E; field S.W"));
}

TEST_CASE("roads and cities lead over a river", "[tiles][geometry][RIV-03]") {
    // The road crosses to the monastery, or ends at it on its own bank.
    CHECK(sound("X: monastery; road S; river E.W; field N.EL.WR; field ER.SL; field SR.WL"));
    CHECK(sound("X: monastery; road S; river E.W; field N.EL.WR; field ER.S.WL"));
    CHECK_FALSE(sound("X: monastery; road S; river E.W; field NL.WR; field NR.EL; field ER.SL; field SR.WL"));
    // The fields along the banks pass under a city with parts on both banks.
    CHECK(sound("X: city E.W; river N.S; field NL.SR by 1; field NR.SL by 1"));
    CHECK_FALSE(sound("X: city E.W; river N.S; field NL.SR by 1; field NR.SL"));
    CHECK_FALSE(sound("X: city E.W; river N.S; field NL by 1; field SR by 1; field NR by 1; field SL by 1"));
    // On one bank it parts as it always does.
    CHECK(sound("X: city N.W; river E.S; field EL.SR by 1; field ER.SL"));
}

TEST_CASE("a bank of mist parts the fields on both sides of it", "[tiles][geometry][GCC-40]") {
    CHECK(sound("X [mist E.W]: field N; field S"));
    CHECK_FALSE(sound("X [mist E.W]: field N.S"));
    // Two banks that do not meet leave a way between them.
    CHECK(sound("X [mist E] [mist W]: field N.S"));
    CHECK_FALSE(sound("X [mist E] [mist W]: field N; field S"));
    // A bank at one side, or over a corner, leaves the rest together.
    CHECK(sound("X [mist N]: field E.S.W"));
    CHECK_FALSE(sound("X [mist N]: field E; field S.W"));
    CHECK(sound("X [mist N.E]: field S.W"));
    CHECK(sound("X [mist NR.EL]: field NL.ER.S.W"));
    // One that goes on from one half side to another, far from it, parts them.
    CHECK(sound("X [mist NL.SL]: field NR.E; field SR.W"));
    CHECK_FALSE(sound("X [mist NL.SL]: field NR.E.SR.W"));
    CHECK(sound("X [mist NL]: field NR.E.S.W"));
    // Four fields between a road and a bank that cross, none where all is mist.
    CHECK(sound("X [mist E.W]: road N.S; field NL; field NR; field SL; field SR"));
    CHECK_FALSE(sound("X [mist E.W]: road N.S; field NL.SR; field NR.SL"));
    CHECK(sound("X [mist N.E.S.W]: road N.S"));
}

TEST_CASE("a field does not border a city across mist", "[tiles][geometry][GCC-57]") {
    CHECK(sound("X [mist E.W]: city N; field S"));
    CHECK_FALSE(sound("X [mist E.W]: city N; field S by 1"));
    CHECK(sound("X [mist EL.SR]: city N; field ER.SL; field W by 1"));
    CHECK_FALSE(sound("X [mist EL.SR]: city N; field ER.SL by 1; field W by 1"));
    CHECK_FALSE(sound("X [mist EL.SR]: city N; field ER.SL; field W"));
    CHECK(sound("X [mist ER.SL]: city N.W; field EL.SR by 1"));
    CHECK(sound("X [mist S]: city N; field E.W by 1"));
    CHECK_FALSE(sound("X [mist S]: city N; field E.W"));
}

TEST_CASE("roads run into mist, through it and end in it", "[tiles][geometry][GCC-08][GCC-41]") {
    CHECK(sound("X [mist S]: road N.S; field NL.W; field NR.E"));
    CHECK(sound("X [mist SL]: road N.S; field NL.SR.W; field NR.E"));
    CHECK(sound("X [mist S]: city N; road S; field E.W by 1"));
    // The road ends in the bank and parts what lies on this side of it, or ends before it.
    CHECK(sound("X [mist E.W]: road S; field N; field SL; field SR"));
    CHECK(sound("X [mist E.W]: road S; field N; field S"));
    CHECK_FALSE(sound("X [mist E.W]: road S; field NL; field NR; field S"));
    CHECK(sound("X [mist N]: road S; field E.SL; field SR.W"));
    CHECK(sound("X [mist N]: road S; field E.S.W"));
    // Two roads end in one bank from both sides.
    CHECK(sound("X [mist E.W]: road N; road S; field NL; field NR; field SL; field SR"));
    CHECK(sound("X [mist N]: road E; road W; field EL; field WR; field ER.S.WL"));
    CHECK_FALSE(sound("X [mist N]: road E; road W; field EL.WR; field ER; field S.WL"));
    // It turns away from the city and leaves a way to it.
    CHECK(sound("X [mist S]: city N; road W; field E.WR by 1; field WL"));
    CHECK_FALSE(sound("X [mist S]: city N; road W; field E.WR by 1; field WL by 1"));
}

TEST_CASE("a bank may reach a road, a river or a city", "[tiles][geometry][GCC-40]") {
    // It leaves a way along the road or none.
    CHECK(sound("X [mist W]: road N.S; field NL.SR; field NR.E.SL"));
    CHECK(sound("X [mist W]: road N.S; field NL; field SR; field NR.E.SL"));
    CHECK_FALSE(sound("X [mist W]: road N.S; field NL.SR; field NR.E; field SL"));
    CHECK(sound("X [mist WL]: river N.S; field NL.WR; field SR; field NR.E.SL"));
    CHECK_FALSE(sound("X [mist WL]: river N.S; field NL; field SR.WR; field NR.E.SL"));
    CHECK(sound("X [mist S]: city N; field E by 1; field W by 1"));
    CHECK_FALSE(sound("X [mist S]: city N; field E by 1; field W"));
    CHECK_FALSE(sound("X [mist S]: city N; field EL by 1; field ER.W by 1"));
    CHECK(sound("X [mist SL]: city N; field E by 1; field SR.W by 1"));
    // A city reaches no corner that is covered, or that lies behind a bank.
    CHECK(sound("X [mist E]: city N; field S.W by 1"));
    CHECK_FALSE(sound("X [mist SR]: city N; field E by 1; field SL by 1; field W by 1"));
    CHECK_FALSE(sound("X [mist EL.W]: city N; field ER by 1; field S by 1"));
    CHECK(sound("X [mist ER.WL]: city N; field EL by 1; field WR by 1; field S"));
    CHECK_FALSE(sound("X [mist ER.WL]: city N; field EL by 1; field WR by 1; field S by 1"));
}

TEST_CASE("rivers end at a spring, at a lake, at a fork or at a city", "[tiles][geometry][RIV-03]") {
    CHECK(sound("X: river E; field N.E.S.W"));
    CHECK_FALSE(sound("X: river E; field N.EL; field ER.S.W"));
    // A lake beside a city, and a river that flows to the city.
    CHECK(sound("X: city E; river W; field N.S.W by 1"));
    CHECK(sound("X: city E; river W; field N.WR by 1; field S.WL by 1"));
    // The arms of a fork part three fields, however they are written.
    CHECK(sound("X: river N.E.W; field NL.WR; field NR.EL; field ER.S.WL"));
    CHECK(sound("X: river N; river E; river W; field NL.WR; field NR.EL; field ER.S.WL"));
    CHECK_FALSE(sound("X: river N; river E; river W; field N.EL.WR; field ER.S.WL"));
}
