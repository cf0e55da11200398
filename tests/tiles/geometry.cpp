#include "carcassonne/tiles/geometry.hpp"

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"
#include "carcassonne/tiles/tile_file.hpp"

#include "catch.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

using namespace carcassonne;
using Kind = TileFaultKind;

namespace {

Tile read(std::string_view line) {
    const auto tile = parse_tile(line);
    INFO(line);
    REQUIRE(tile.has_value());
    return *tile;
}

std::vector<TileFault> faults_of(std::string_view line) { return check_tile(read(line)); }

bool sound(std::string_view line) { return faults_of(line).empty(); }

std::size_t count(const std::vector<TileFault>& faults, Kind kind) {
    return static_cast<std::size_t>(
        std::count_if(faults.begin(), faults.end(), [kind](const TileFault& fault) { return fault.kind == kind; }));
}

}  // namespace

TEST_CASE("the tiles of the base game agree with their geometry", "[tiles][geometry][BAS-01][BAS-19]") {
    STATIC_REQUIRE(count_faults(sets::base_c1) == 0);
    STATIC_REQUIRE(count_faults(sets::base_c2) == 0);
    CHECK(check_set(sets::base_c1).empty());
    CHECK(check_set(sets::base_c2).empty());
}

TEST_CASE("geometry follows the pictures of other sound tiles", "[tiles][geometry][BAS-19]") {
    // A road that ends at a monastery does not part the field around it; one that ends at a city does.
    CHECK(sound("X: monastery; road W; field N.E.S.W"));
    CHECK(sound("X: city N; road S; field E.SL by 1; field SR.W by 1"));
    // Two roads that end on the tile meet, with or without a monastery.
    CHECK(sound("X: monastery; road E; road W; field N.EL.WR; field ER.S.WL"));
    // Four cities leave a field in the middle that no edge reaches.
    CHECK(sound("X: city N; city E; city S; city W; field by 1,2,3,4"));
    // A road crosses a river on a bridge and both part the fields.
    CHECK(sound("X: road E.W; river N.S; field NL.WR; field NR.EL; field ER.SL; field SR.WL"));
    CHECK(sound("X: city N; road S; river E.W; field EL by 1; field WR by 1; field ER.SL; field SR.WL"));
    CHECK(sound("X: city N; city S; river E.W; field EL.WR by 1; field ER.WL by 2"));
    // The road ends where the two cities meet.
    CHECK(sound("X: city N; city E; road S; field SL by 2; field SR.W by 1"));
    CHECK(sound("X: city E; city W; road S; field N by 1,2; field SL by 1; field SR by 2"));
    // With a monastery to end at it does not reach the city.
    CHECK(sound("X: city N; monastery; road S; field E.S.W by 1"));
    // A road that ends in the open parts nothing.
    CHECK(sound("X: road S; field N.E.S.W"));
}

TEST_CASE("half sides must be covered once", "[tiles][geometry][BAS-19]") {
    CHECK(faults_of("X: city N; field E.SL.WL.WR by 1") ==
          std::vector<TileFault>{{Kind::half_side_is_bare, ShortText<15>("X"), 0, 0, HalfSide::south_right, {}}});
    CHECK(faults_of("X: city N; field NL.E.S.W by 1") ==
          std::vector<TileFault>{{Kind::half_side_is_city, ShortText<15>("X"), 0, 0, HalfSide::north_left, {}}});
    Tile twice = read("X: road E.W; field N.EL.WR; field ER.S.WL");
    twice.segments[1].halves |= mask_of(HalfSide::south_left);
    CHECK(count(check_tile(twice), Kind::half_side_has_two_fields) == 1);
    Tile two_roads = read("X: road E; road W; field N.EL.WR; field ER.S.WL");
    two_roads.segments[0].sides |= mask_of(Side::west);
    CHECK(check_tile(two_roads) ==
          std::vector<TileFault>{{Kind::side_has_two_segments, ShortText<15>("X"), 0, 0, HalfSide::west_left, {}}});
}

TEST_CASE("what is covered belongs to no field and to no city", "[tiles][geometry][GCC-10][GCC-40]") {
    const auto covered = [](HalfSide half) {
        return TileFault{Kind::half_side_is_covered, ShortText<15>("X"), 0, 0, half, {}};
    };
    // Mist over a city.
    CHECK(faults_of("X [mist N]: city N; field E.S.W by 1") ==
          std::vector<TileFault>{covered(HalfSide::north_left), covered(HalfSide::north_right)});
    CHECK(faults_of("X [mist NR]: city N; field E.S.W by 1") == std::vector<TileFault>{covered(HalfSide::north_right)});
    // Over a road it may lie, and over all of the tile.
    CHECK(sound("X [mist N.E]: road N.E; field S.W"));
    CHECK(sound("X [mist N.E.S.W]: garden"));
    // A field that goes on below it, which the notation cannot even say.
    Tile below = read("X [mist N]: field E.S.W");
    CHECK(check_tile(below).empty());
    below.segments[0].halves |= mask_of(HalfSide::north_left);
    CHECK(check_tile(below) == std::vector<TileFault>{covered(HalfSide::north_left)});
    // Half of a side is covered, and nothing is said of the other half.
    CHECK(faults_of("X [mist NL]: field E.S.W") ==
          std::vector<TileFault>{{Kind::half_side_is_bare, ShortText<15>("X"), 0, 0, HalfSide::north_right, {}}});
    // Mist inside the tile covers no side.
    CHECK(faults_of("X [mist]: field E.S.W").size() == 2);
    // Any mark covers; the library knows no words.
    CHECK(sound("X [smoke N]: field E.S.W"));
}

TEST_CASE("faults around a bank are told with their places", "[tiles][geometry][GCC-40][GCC-57]") {
    // Two half sides on each side of the bank are four pairs.
    CHECK(count(faults_of("X [mist E.W]: field N.S"), Kind::fields_should_be_two) == 4);
    CHECK(count(faults_of("X [mist E] [mist W]: field N; field S"), Kind::fields_should_be_one) == 4);
    CHECK(faults_of("X [mist E.W]: city N; field S by 1") ==
          std::vector<TileFault>{{Kind::border_should_not_be, ShortText<15>("X"), 1, 0, {}, {}}});
    CHECK(faults_of("X [mist S]: city N; field E.W") ==
          std::vector<TileFault>{{Kind::border_is_missing, ShortText<15>("X"), 1, 0, {}, {}}});
}

TEST_CASE("an exception does not excuse a covered half side", "[tiles][geometry]") {
    auto set = parse_tile_set("set home total=1\nA [mist N]: road S; field E; field S.W");
    REQUIRE(set.has_value());
    constexpr GeometryException ruin[] = {{"A", "the road ends at a ruin"}};
    CHECK(count_faults(set->view()) > 0);
    CHECK(count_faults(set->view(), ruin) == 0);
    set->tiles[0].segments[1].halves |= mask_of(HalfSide::north_left);
    CHECK(check_set(set->view(), ruin) ==
          std::vector<TileFault>{{Kind::half_side_is_covered, ShortText<15>("A"), 0, 0, HalfSide::north_left, {}}});
}

TEST_CASE("every fault of a tile is told", "[tiles][geometry]") {
    // Nothing at all: eight half sides are bare.
    CHECK(count(faults_of("X: garden"), Kind::half_side_is_bare) == 8);
    // A bare half side and a city that the field beside it should border.
    const auto faults = faults_of("X: city N; field E.SL.WL.WR");
    CHECK(faults.size() == 2);
    CHECK(count(faults, Kind::half_side_is_bare) == 1);
    CHECK(count(faults, Kind::border_is_missing) == 1);
}

TEST_CASE("roads part fields", "[tiles][geometry][BAS-19]") {
    // One field on both sides of a straight road: 4 half sides north of it, 4 south of it, 16 pairs.
    CHECK(count(faults_of("X: road E.W; field N.E.S.W"), Kind::fields_should_be_two) == 16);
    // Both half sides of the only road end are told apart by nothing but the monastery's own field: 1 x 7 pairs.
    CHECK(count(faults_of("X: monastery; road S; field SL; field SR.N.E.W"), Kind::fields_should_be_one) == 7);
    // A curve whose inner corner is given to the outer field: 2 inner half sides with 6 outer ones.
    CHECK(count(faults_of("X: road S.W; field N.E.S.W"), Kind::fields_should_be_two) == 12);
}

TEST_CASE("borders follow from the geometry", "[tiles][geometry][BAS-19]") {
    // Letter D with its fields confused.
    CHECK(faults_of("X: city N; road E.W; field EL.WR; field ER.S.WL by 1") ==
          std::vector<TileFault>{{Kind::border_is_missing, ShortText<15>("X"), 2, 0, {}, {}},
                                 {Kind::border_should_not_be, ShortText<15>("X"), 3, 0, {}, {}}});
    // Letter P: the small field inside the curve does not reach the city.
    CHECK(faults_of("X: city N.W; road E.S; field EL.SR by 1; field ER.SL by 1") ==
          std::vector<TileFault>{{Kind::border_should_not_be, ShortText<15>("X"), 3, 0, {}, {}}});
    // Letter H: the field between two cities borders both.
    CHECK(faults_of("X: city N; city S; field E.W by 1") ==
          std::vector<TileFault>{{Kind::border_is_missing, ShortText<15>("X"), 2, 1, {}, {}}});
    // Letter F: both fields border the band.
    CHECK(faults_of("X: city E.W pennant; field N; field S by 1") ==
          std::vector<TileFault>{{Kind::border_is_missing, ShortText<15>("X"), 1, 0, {}, {}}});
}

TEST_CASE("segments must be well formed", "[tiles][geometry]") {
    Tile tile = read("X: city N; field E.S.W by 1; road");
    tile.segments[1].sides = mask_of(Side::north);
    tile.segments[2].pennants = 1;
    tile.segments[2].borders = 1;
    const auto faults = check_tile(tile);
    CHECK(count(faults, Kind::edges_do_not_suit_kind) == 1);
    CHECK(count(faults, Kind::pennant_outside_city) == 1);
    CHECK(count(faults, Kind::border_is_no_city) == 1);

    Tile far = read("X: city N; field E.S.W by 1");
    far.segments[1].borders = 1 | (1 << 1) | (1 << 15);
    CHECK(check_tile(far) == std::vector<TileFault>{{Kind::border_is_no_city, ShortText<15>("X"), 1, 1, {}, {}},
                                                    {Kind::border_is_no_city, ShortText<15>("X"), 1, 15, {}, {}}});
}

TEST_CASE("a set must add up", "[tiles][geometry][BAS-01]") {
    auto set = parse_tile_set("set home total=3\nA: city N.E.S.W\nB: monastery; field N.E.S.W\nA: city N.E.S.W");
    REQUIRE(set.has_value());
    CHECK(check_set(set->view()) == std::vector<TileFault>{{Kind::id_is_used_twice, ShortText<15>("A"), 0, 0, {}, {}}});
    set->tiles[2].id = ShortText<15>("C");
    CHECK(check_set(set->view()).empty());
    set->tiles[2].count = 0;
    CHECK(check_set(set->view()) == std::vector<TileFault>{{Kind::count_is_zero, ShortText<15>("C"), 0, 0, {}, {}},
                                                           {Kind::total_is_wrong, {}, 0, 0, {}, {}}});
    set->total = 2;
    CHECK(count(check_set(set->view()), Kind::total_is_wrong) == 0);
}

TEST_CASE("exceptions must have a cause", "[tiles][geometry]") {
    // The road leads under the city, so that one field lies on both sides of the tile.
    const auto set =
        parse_tile_set("set home total=2\nA: city E.W; road N.S; field NL by 1; field NR by 1; field S by 1\n"
                       "B: monastery; field N.E.S.W");
    REQUIRE(set.has_value());
    CHECK(count_faults(set->view()) == 1);
    constexpr GeometryException needed[] = {{"A", "the road leads under the city"}};
    CHECK(count_faults(set->view(), needed) == 0);
    constexpr GeometryException idle[] = {{"A", "the road leads under the city"}, {"B", "none"}, {"C", "not here"}};
    CHECK(check_set(set->view(), idle) ==
          std::vector<TileFault>{{Kind::exception_is_not_needed, ShortText<15>("B"), 0, 0, {}, {}},
                                 {Kind::exception_is_not_needed, ShortText<15>("C"), 0, 0, {}, {}}});

    // An excepted tile must still be covered.
    auto bare = *set;
    bare.tiles[0].segments[4].halves = mask_of(HalfSide::south_left);
    CHECK(count(check_set(bare.view(), needed), Kind::half_side_is_bare) == 1);
}

TEST_CASE("every kind of fault has its own sentence", "[tiles][geometry]") {
    std::vector<std::string_view> texts;
    for (std::uint8_t kind = 0; kind <= static_cast<std::uint8_t>(Kind::exception_is_not_needed); ++kind) {
        texts.push_back(text_of(static_cast<Kind>(kind)));
        CHECK_FALSE(texts.back().empty());
    }
    std::sort(texts.begin(), texts.end());
    CHECK(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
}
