#include "carcassonne/tiles/symmetry.hpp"

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"

#include "catch.hpp"

#include <string_view>

using namespace carcassonne;

namespace {

RotationMask equal(std::string_view line) {
    const auto tile = parse_tile(line);
    INFO(line);
    REQUIRE(tile.has_value());
    return equal_rotations(*tile);
}

constexpr RotationMask only_full_turn = 0b0001;
constexpr RotationMask half_turn = 0b0101;
constexpr RotationMask every_turn = 0b1111;

/// How many rotations of each letter of the base game look different, seen on the pictures.
int looks_of(char letter) {
    switch (letter) {
    case 'B':
    case 'C':
    case 'X':
        return 1;
    case 'F':
    case 'G':
    case 'H':
    case 'U':
        return 2;
    default:
        return 4;
    }
}

}  // namespace

TEST_CASE("turns after which a tile looks the same", "[tiles][symmetry][BAS-04]") {
    CHECK(equal("X: monastery; field N.E.S.W") == every_turn);
    CHECK(equal("X: city N.E.S.W pennant") == every_turn);
    CHECK(equal("X: road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field SR.WL") == every_turn);
    CHECK(equal("X: road E.W; field N.EL.WR; field ER.S.WL") == half_turn);
    CHECK(equal("X: city N; city S; field E.W by 1,2") == half_turn);
    CHECK(equal("X: city N; city W; field E.S by 1,2") == only_full_turn);
    CHECK(equal("X: city N; field E.S.W by 1") == only_full_turn);
}

TEST_CASE("the order of segments and marks does not matter", "[tiles][symmetry]") {
    // Each field borders the city that lies clockwise of it; after half a turn it still does.
    CHECK(equal("X: field W by 3; city S; city N; field E by 2") == half_turn);
    CHECK(equal("X: field W by 3; city S [a] [b]; city N [b] [a]; field E by 2") == half_turn);
    CHECK(equal("X: field W by 3,2; city S; city N; field E by 2,3") == half_turn);
    CHECK(equal("X: road W; road E; field WL by 4; city S; city N; field WR by 5; field EL by 5; field ER by 4") ==
          half_turn);
    // Both fields border the northern city.
    CHECK(equal("X: field W by 3; city S; city N; field E by 3") == only_full_turn);
    CHECK(equal("X: road W; road E; field WL by 4; city S; city N; field WR by 5; field EL by 4; field ER by 5") ==
          only_full_turn);
}

TEST_CASE("pennants and marks can break a symmetry", "[tiles][symmetry]") {
    CHECK(equal("X: city N pennant; city S; field E.W by 1,2") == only_full_turn);
    CHECK(equal("X: city N pennant; city S pennant; field E.W by 1,2") == half_turn);
    CHECK(equal("X: city N pennant; city S pennants=2; field E.W by 1,2") == only_full_turn);
    CHECK(equal("X: city N [a]; city S; field E.W by 1,2") == only_full_turn);
    CHECK(equal("X: city N [a]; city S [b]; field E.W by 1,2") == only_full_turn);
    CHECK(equal("X [m]: city N; city S; field E.W by 1,2") == half_turn);
}

TEST_CASE("what marks cover can break a symmetry", "[tiles][symmetry][GCC-10]") {
    // The fields alone would look the same after half a turn, or after every turn.
    CHECK(equal("X [mist N] [mist S]: road E.W; field EL.WR; field ER.WL") == half_turn);
    CHECK(equal("X [mist N] [fog S]: road E.W; field EL.WR; field ER.WL") == only_full_turn);
    CHECK(equal("X [mist N.E.S.W]: monastery") == every_turn);
    CHECK(equal("X [mist N] [mist E] [mist S] [mist W]: monastery") == every_turn);
    // Two banks, each of which comes to lie where the other was.
    CHECK(equal("X [mist N.S] [mist E.W]: monastery") == every_turn);
    CHECK(equal("X [mist N.S] [fog E.W]: monastery") == half_turn);
    CHECK(equal("X [mist N.E] [mist S.W]: monastery") == half_turn);
    CHECK(equal("X [mist N.S] [mist E] [mist W]: monastery") == half_turn);
    CHECK(equal("X [mist N.E] [mist S] [mist W]: monastery") == only_full_turn);
    CHECK(equal("X [mist NL.SL]: road N.S; field NR.E; field SR.W") == half_turn);
    CHECK(equal("X [mist NL] [mist EL] [mist SL] [mist WL]: field NR; field ER; field SR; field WR") == every_turn);
    CHECK(equal("X [mist NL] [mist ER] [mist SL] [mist WR]: monastery; field NR.EL.SR.WL") == half_turn);
    CHECK(equal("X [mist N]: field E.S.W") == only_full_turn);
    // Inside the tile it looks the same from every side.
    CHECK(equal("X [mist]: field N.E.S.W") == every_turn);
    CHECK(equal("X [mist] [fog E.W]: field N; field S") == half_turn);
}

TEST_CASE("fields inside a tile are told apart by their cities", "[tiles][symmetry]") {
    CHECK(equal("X: city N; city E; city S; city W; field by 1,2,3,4") == every_turn);
    CHECK(equal("X: city N; city E; city S; city W; field by 1,2; field by 3,4") == half_turn);
    CHECK(equal("X: city N; city E; city S; city W; field by 1,2; field by 2,3; field by 3,4; field by 1,4") ==
          every_turn);
    CHECK(equal("X: city N; city E; city S; city W; field by 1,2; field by 3") == only_full_turn);
}

TEST_CASE("segments without sides find their partners", "[tiles][symmetry]") {
    // The turn swaps the two cities inside, which only the fields tell apart.
    CHECK(equal("X: city; city; road E.W; field N.EL.WR by 1; field ER.S.WL by 2") == half_turn);
    CHECK(equal("X: city; city; road E.W; field N.EL.WR by 1; field ER.S.WL by 1") == half_turn);
    CHECK(equal("X: city; city pennant; road E.W; field N.EL.WR by 1; field ER.S.WL by 2") == only_full_turn);
}

TEST_CASE("rotations with one look are named by the smallest", "[tiles][symmetry][BAS-04]") {
    const Tile& crossing = *sets::base_c1.find_letter('X');
    const Tile& straight = *sets::base_c1.find_letter('U');
    const Tile& curve = *sets::base_c1.find_letter('V');
    CHECK(distinct_rotations(crossing) == 0b0001);
    CHECK(distinct_rotations(straight) == 0b0011);
    CHECK(distinct_rotations(curve) == 0b1111);
    for (const Rotation rotation : all_rotations) {
        CHECK(smallest_equal_rotation(crossing, rotation) == Rotation::none);
        CHECK(smallest_equal_rotation(curve, rotation) == rotation);
    }
    CHECK(smallest_equal_rotation(straight, Rotation::none) == Rotation::none);
    CHECK(smallest_equal_rotation(straight, Rotation::quarter) == Rotation::quarter);
    CHECK(smallest_equal_rotation(straight, Rotation::half) == Rotation::none);
    CHECK(smallest_equal_rotation(straight, Rotation::three_quarters) == Rotation::quarter);
}

TEST_CASE("looks of the tiles of the base game", "[tiles][symmetry][BAS-04]") {
    for (const TileSet& set : {sets::base_c1, sets::base_c2}) {
        for (const Tile& tile : set) {
            INFO(tile.id.view());
            int looks = 0;
            for (const Rotation rotation : all_rotations) {
                looks += (distinct_rotations(tile) & mask_of(rotation)) != 0 ? 1 : 0;
            }
            CHECK(looks == looks_of(tile.letter));
        }
    }
}

TEST_CASE("symmetry is known at compile time", "[tiles][symmetry]") {
    STATIC_REQUIRE(equal_rotations(*sets::base_c1.find_letter('U')) == half_turn);
    STATIC_REQUIRE(equal_rotations(*sets::ghosts_stand_in.find("GS/castle-m")) == half_turn);
    STATIC_REQUIRE(equal_rotations(*sets::ghosts_stand_in.find("GS/castle")) == only_full_turn);
}
