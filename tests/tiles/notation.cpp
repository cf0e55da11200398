#include "carcassonne/tiles/notation.hpp"

#include "carcassonne/tiles/print.hpp"
#include "carcassonne/tiles/sets/base.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"
#include "carcassonne/tiles/tile_file.hpp"

#include "catch.hpp"

#include <span>
#include <string>
#include <string_view>
#include <type_traits>

using namespace carcassonne;

namespace {

Tile read(std::string_view line, std::span<const FeatureWord> more_words = {}) {
    const auto tile = parse_tile(line, more_words);
    INFO(line);
    REQUIRE(tile.has_value());
    return *tile;
}

void check_error(const NotationError& error, std::uint32_t line, std::uint32_t column, std::string_view expected,
                 std::string_view found) {
    CHECK(error.line == line);
    CHECK(error.column == column);
    CHECK(error.expected == expected);
    CHECK(error.found.view() == found);
}

struct FaultyLine {
    std::string_view line;
    std::uint32_t column;
    std::string_view expected;
    std::string_view found;
};

constexpr std::string_view head_words = "`letter=`, `count=`, `start`, `piece=`, a mark in brackets or `:`";
constexpr std::string_view kinds = "`road`, `city`, `field`, `monastery`, `garden` or `river`";
constexpr std::string_view after_city = "`pennant`, `pennants=`, a mark in brackets, `;` or the end of the line";
constexpr std::string_view after_field = "`by`, a mark in brackets, `;` or the end of the line";
constexpr std::string_view after_other = "a mark in brackets, `;` or the end of the line";
constexpr std::string_view half_sides = "a half side (NL, NR, EL, ER, SL, SR, WL, WR) or a side (N, E, S, W)";
constexpr std::string_view city_number = "the number of a city of this tile";
constexpr std::string_view not_before = "a word that is not said before";
constexpr std::string_view other_half = "a half side that is not named before";
constexpr std::string_view other_mark = "a mark that is not named before";
constexpr std::string_view square_of_piece = "a column and a row from 1 to 9, as in `piece=name,2,1`";

// Column by column:                 1234567890123456789012345678901234567890
constexpr FaultyLine faulty_lines[] = {
    {"", 1, "the id of a tile", "end of the line"},
    {"   # only a comment", 4, "the id of a tile", "end of the line"},
    {": city N", 1, "the id of a tile", ":"},
    {"ABCDEFGHIJKLMNOP: city N", 1, "an id of at most 15 characters", "ABCDEFGHIJKLMNOP"},
    {"X", 2, head_words, "end of the line"},
    {"X big: city N", 3, head_words, "big"},
    {"X letter: city N", 3, head_words, "letter"},
    {"X; city N", 2, head_words, ";"},
    {"X letter=a: city N", 10, "a letter from A to Z", "a"},
    {"X letter=AB: city N", 10, "a letter from A to Z", "AB"},
    {"X letter=: city N", 10, "a letter from A to Z", ":"},
    {"X letter=A letter=A: city N", 12, not_before, "letter"},
    {"X count=0: city N", 9, "a number from 1 to 255", "0"},
    {"X count=256: city N", 9, "a number from 1 to 255", "256"},
    {"X count=99999999999999999999: city N", 9, "a number from 1 to 255", "99999999999999999999"},
    {"X count=-1: city N", 9, "a number from 1 to 255", "-1"},
    {"X count=two: city N", 9, "a number from 1 to 255", "two"},
    {"X count=", 9, "a number from 1 to 255", "end of the line"},
    {"X count=1 count=1: city N", 11, not_before, "count"},
    {"X start start: city N", 9, not_before, "start"},
    {"X []: city N", 4, "the name of a mark", "]"},
    {"X [abcdefghijklmnop]: city N", 4, "a mark of at most 15 characters", "abcdefghijklmnop"},
    {"X [a: city N", 5, "`]`", ":"},
    {"X [a b]: city N", 6, half_sides, "b"},
    {"X [a", 5, "`]`", "end of the line"},
    {"X [a] [a]: city N", 8, other_mark, "a"},
    {"X [ a] [ a]: city N", 10, other_mark, "a"},
    {"X [a] [b] [c] [d] [e] [f]: city N", 23, "at most 5 marks of a tile", "["},
    {"X [mist N.Q]: city S", 11, half_sides, "Q"},
    {"X [mist n]: city S", 9, half_sides, "n"},
    {"X [mist NX]: city S", 9, half_sides, "NX"},
    {"X [mist N.]: city S", 11, half_sides, "]"},
    {"X [mist N S]: city E", 11, "`]`", "S"},
    {"X [mist N,S]: city E", 10, "`]`", ","},
    {"X [mist N: city S", 10, "`]`", ":"},
    {"X [mist N", 10, "`]`", "end of the line"},
    {"X [mist NL.N]: city S", 12, other_half, "N"},
    {"X [mist N] [mist EL.N]: city S", 21, other_half, "N"},
    {"X [mist N] [fog NR]: city S", 17, other_half, "NR"},
    {"X [mist N] [mist]: city S", 13, other_mark, "mist"},
    {"X [mist] [mist N]: city S", 11, other_mark, "mist"},
    {"X [mist E]: city N; field E.S", 27, other_half, "E.S"},
    {"X [mist ER]: road E; field EL.ER.S", 31, other_half, "ER.S"},
    {"X piece: city N", 3, head_words, "piece"},
    {"X piece=: city N", 9, "the name of the piece", ":"},
    {"X piece=,1,1: city N", 9, "the name of the piece", ","},
    {"X piece=terrace1,1,1: city N", 9, "a name of at most 7 characters", "terrace1"},
    {"X piece=ruin: city N", 13, square_of_piece, ":"},
    {"X piece=ruin", 13, square_of_piece, "end of the line"},
    {"X piece=ruin,: city N", 14, square_of_piece, ":"},
    {"X piece=ruin,2: city N", 15, square_of_piece, ":"},
    {"X piece=ruin,2,: city N", 16, square_of_piece, ":"},
    {"X piece=ruin,0,1: city N", 14, square_of_piece, "0"},
    {"X piece=ruin,10,1: city N", 14, square_of_piece, "10"},
    {"X piece=ruin,1,0: city N", 16, square_of_piece, "0"},
    {"X piece=ruin,1,10: city N", 16, square_of_piece, "10"},
    {"X piece=ruin,a,1: city N", 14, square_of_piece, "a"},
    {"X piece=ruin,-1,1: city N", 14, square_of_piece, "-1"},
    {"X piece=ruin,1,1,1: city N", 17, head_words, ","},
    {"X piece=a,1,1 piece=a,2,1: city N", 15, not_before, "piece"},
    {"X:", 3, kinds, "end of the line"},
    {"X: town N", 4, kinds, "town"},
    {"X: city N;", 11, kinds, "end of the line"},
    {"X: city N;; road E", 11, kinds, ";"},
    {"X: city N; City S", 12, kinds, "City"},
    {"X: garden; garden; garden; garden; garden; garden; garden; garden; garden; garden; garden; garden; road N", 100,
     "at most 12 segments", "road"},
    {"X: city N.Q", 11, "a side (N, E, S, W)", "Q"},
    {"X: city NE", 9, "a side (N, E, S, W)", "NE"},
    {"X: city n", 9, "a side (N, E, S, W)", "n"},
    {"X: city N.", 11, "a side (N, E, S, W)", "end of the line"},
    {"X: city N. pennant", 11, "a side (N, E, S, W)", "a blank"},
    {"X: road NL", 9, "a side (N, E, S, W)", "NL"},
    {"X: road S inn", 11, after_other, "inn"},
    {"X: road S pennant", 11, after_other, "pennant"},
    {"X: road S by 1", 11, after_other, "by"},
    {"X: city N by 1", 11, after_city, "by"},
    {"X: city N [a] [b] [c] [d]", 23, "at most 3 marks", "["},
    {"X: city N [a] [a]", 16, other_mark, "a"},
    {"X: city N [ a] [ a]", 18, other_mark, "a"},
    {"X: road E [inn N]", 16, "`]`", "N"},
    {"X: city N S", 11, after_city, "S"},
    {"X: city N pennant pennant", 19, not_before, "pennant"},
    {"X: city N pennants=0", 20, "a number from 1 to 255", "0"},
    {"X: city N pennants", 11, after_city, "pennants"},
    {"X: monastery N", 14, after_other, "N"},
    {"X: garden S", 11, after_other, "S"},
    {"X: city N.N", 11, "a side that is not named before", "N"},
    {"X: city N; road E.N", 19, "a side that is not named before", "N"},
    {"X: field NX", 10, half_sides, "NX"},
    {"X: field NL.Q", 13, half_sides, "Q"},
    {"X: field NL.NL", 13, other_half, "NL"},
    {"X: field NL.N", 13, other_half, "N"},
    {"X: field E.S; field ER", 21, other_half, "ER"},
    {"X: city N; field E pennant", 20, after_field, "pennant"},
    {"X: city N; field E by", 22, city_number, "end of the line"},
    {"X: city N; field E by a", 23, city_number, "a"},
    {"X: city N; field E by 0", 23, city_number, "0"},
    {"X: city N; field E by 2", 23, city_number, "2"},
    {"X: city N; field E by 3", 23, city_number, "3"},
    {"X: city N; field E by 13", 23, city_number, "13"},
    {"X: city N; field E by 1,1", 25, "a city that is not named before", "1"},
    {"X: city N; field E by 1 by 1", 25, not_before, "by"},
    {"X: road N; field E by 1; city S; field W by 3,1", 23, city_number, "1"},
    {"X: field E by 3,2; road N; city S", 17, city_number, "2"},
    {"X: field E by 2,3; road N; road S", 15, city_number, "2"},
    {"X: field E by 3,2; road N; road S", 15, city_number, "3"},
    {"X: city N: road S", 10, after_city, ":"},
};

}  // namespace

TEST_CASE("a tile is read from its line", "[tiles][notation]") {
    const Tile tile = read("BA/CRRR letter=L count=3: city N; road E; road S; road W; field EL.WR by 1; "
                           "field ER.SL; field SR.WL");
    CHECK(tile.id.view() == "BA/CRRR");
    CHECK(tile.letter == 'L');
    CHECK(tile.count == 3);
    CHECK_FALSE(tile.start);
    CHECK(tile.marks.empty());
    REQUIRE(tile.segments.size() == 7);
    CHECK(tile.segments[0].kind == city);
    CHECK(tile.segments[0].sides == mask_of(Side::north));
    CHECK(tile.segments[1].kind == road);
    CHECK(tile.segments[1].sides == mask_of(Side::east));
    CHECK(tile.segments[3].sides == mask_of(Side::west));
    CHECK(tile.segments[4].kind == field);
    CHECK(tile.segments[4].sides == 0);
    CHECK(tile.segments[4].halves == (mask_of(HalfSide::east_left) | mask_of(HalfSide::west_right)));
    CHECK(tile.segments[4].borders == 1);
    CHECK(tile.segments[5].halves == (mask_of(HalfSide::east_right) | mask_of(HalfSide::south_left)));
    CHECK(tile.segments[5].borders == 0);
}

TEST_CASE("everything that a line can say is read", "[tiles][notation]") {
    const Tile tile = read("X/1 start [hill] [goods=wine] : field N by 3,2 [herd]; city E pennant; "
                           "city W pennants=3 [dome] [of=2,3]; road; field by 2; monastery; garden; river S # the end");
    CHECK(tile.start);
    CHECK(tile.letter == 0);
    CHECK(tile.count == 1);
    REQUIRE(tile.marks.size() == 2);
    CHECK(tile.marks[0].name == "hill");
    CHECK(tile.marks[1].name == "goods=wine");
    REQUIRE(tile.segments.size() == 8);
    CHECK(tile.segments[0].halves == (mask_of(HalfSide::north_left) | mask_of(HalfSide::north_right)));
    CHECK(tile.segments[0].borders == 0b110);
    REQUIRE(tile.segments[0].marks.size() == 1);
    CHECK(tile.segments[0].marks[0] == "herd");
    CHECK(tile.segments[1].pennants == 1);
    CHECK(tile.segments[2].pennants == 3);
    REQUIRE(tile.segments[2].marks.size() == 2);
    CHECK(tile.segments[2].marks[1] == "of=2,3");
    CHECK(tile.segments[3].kind == road);
    CHECK(tile.segments[3].sides == 0);
    CHECK(tile.segments[4].kind == field);
    CHECK(tile.segments[4].halves == 0);
    CHECK(tile.segments[4].borders == 0b010);
    CHECK(tile.segments[5].kind == monastery);
    CHECK(tile.segments[6].kind == garden);
    CHECK(tile.segments[7].kind == river);
    CHECK(tile.segments[7].sides == mask_of(Side::south));
}

TEST_CASE("a mark of the tile may cover half sides", "[tiles][notation]") {
    const Tile tile = read("X [mist EL.N] [hill] [mist WL.SR]: road W; field ER.SL; field WR");
    REQUIRE(tile.marks.size() == 3);
    CHECK(tile.marks[0].name == "mist");
    CHECK(tile.marks[0].covers ==
          (mask_of(HalfSide::north_left) | mask_of(HalfSide::north_right) | mask_of(HalfSide::east_left)));
    CHECK(tile.marks[1].name == "hill");
    CHECK(tile.marks[1].covers == 0);
    CHECK(tile.marks[2].name == "mist");
    CHECK(tile.marks[2].covers == (mask_of(HalfSide::south_right) | mask_of(HalfSide::west_left)));
    CHECK(covered_halves(tile) ==
          (mask_of(HalfSide::north_left) | mask_of(HalfSide::north_right) | mask_of(HalfSide::east_left) |
           mask_of(HalfSide::south_right) | mask_of(HalfSide::west_left)));
    // What lies below shows at the edge as if nothing covered it.
    CHECK(terrain_at(tile, Side::north) == Terrain::field);
    CHECK(terrain_at(tile, Side::west) == Terrain::road);
    // Inside the tile a mark covers no half side.
    CHECK(covered_halves(read("X [mist]: field N.E.S.W")) == 0);
    // One bank over two sides is not the same as two banks.
    CHECK_FALSE(read("X [mist N.S]: road E.W") == read("X [mist N] [mist S]: road E.W"));
    // Blanks do not matter, nor does the order of the half sides.
    CHECK(read("X [ mist  SR.WL ] :road E") == read("X [mist WL.SR]: road E"));
    CHECK(read("X [mist NR.NL]: road E") == read("X [mist N]: road E"));
    CHECK(read("X [mist N]: city N").segments.size() == 1);
}

TEST_CASE("a tile may be a square of a greater piece", "[tiles][notation]") {
    const PieceSquare none = read("X: city N").piece;
    CHECK_FALSE(none.exists());
    CHECK(none == PieceSquare{});
    const PieceSquare square = read("X start piece=ruin,2,1: city N").piece;
    CHECK(square.exists());
    CHECK(square.name.view() == "ruin");
    // Columns and rows are counted from 1 in the text, and as steps to the east and to the south in the tile.
    CHECK(square.x == 1);
    CHECK(square.y == 0);
    CHECK(read("X piece = ruin , 2 , 1 start: city N").piece == square);
    const PieceSquare far = read("X piece=terrace,9,8: city N").piece;
    CHECK(far.name.view() == "terrace");
    CHECK(far.x == 8);
    CHECK(far.y == 7);
}

TEST_CASE("blanks, line ends and comments change nothing", "[tiles][notation]") {
    const Tile plain = read("X count=2: city N pennant; field E.S.W by 1");
    CHECK(read("\t X  count = 2 :city  N\tpennant ;field E.S.W  by 1 # comment; with; signs") == plain);
    CHECK(read("X count=2: city N pennant; field E.S.W by 1\r\n") == plain);
    CHECK(read("X:city N;road S").segments.size() == 2);
}

TEST_CASE("a side of a field is both of its half sides", "[tiles][notation]") {
    CHECK(read("X: field N.EL.S") == read("X: field SR.NR.EL.SL.NL"));
    CHECK(read("X: city N; field E by 1") == read("X: city N; field EL.ER by 1"));
}

TEST_CASE("a faulty line is refused with place, expectation and finding", "[tiles][notation]") {
    for (const FaultyLine& faulty : faulty_lines) {
        INFO(faulty.line);
        const auto tile = parse_tile(faulty.line);
        REQUIRE_FALSE(tile.has_value());
        check_error(tile.error(), 1, faulty.column, faulty.expected, faulty.found);
    }
}

TEST_CASE("limits are reached but not passed", "[tiles][notation]") {
    CHECK(read("ABCDEFGHIJKLMNO: city N").id.view() == "ABCDEFGHIJKLMNO");
    CHECK(read("X count=255: city N").count == 255);
    CHECK(read("X [abcdefghijklmno]: city N").marks[0].name == "abcdefghijklmno");
    CHECK(read("X [a] [b] [c] [d] [e]: city N [f] [g] [h]").marks.size() == 5);
    CHECK(read("X piece=terrace,9,9: city N").piece.y == 8);
    CHECK(read("X: garden; garden; garden; garden; garden; garden; garden; garden; garden; garden; garden; city N")
              .segments.size() == 12);
}

TEST_CASE("a long word is shown by its beginning", "[tiles][notation]") {
    const auto plain = parse_tile("X: abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz");
    REQUIRE_FALSE(plain.has_value());
    CHECK(plain.error().found.view() == "abcdefghijklmnopqrstuvwxyzabcde");
    // Sixteen letters of two bytes each: the sixteenth would end at byte 32 and is left out whole.
    const auto wide =
        parse_tile("X: \u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4"
                   "\u00e4\u00e4");
    REQUIRE_FALSE(wide.has_value());
    CHECK(wide.error().found.size == 30);
}

TEST_CASE("callers bring words for more kinds of feature", "[tiles][notation]") {
    constexpr FeatureWord words[] = {{"marsh", first_free_feature_kind}};
    const auto tile = parse_tile("X: marsh [deep]; field E", words);
    REQUIRE(tile.has_value());
    CHECK(tile->segments[0].kind == first_free_feature_kind);
    CHECK(tile->segments[0].sides == 0);
    CHECK(print_tile(*tile, words) == "X count=1: marsh [deep]; field E");
    CHECK(print_tile(*tile) == "X count=1: feature [deep]; field E");
    // Such a kind lies inside its tile.
    CHECK_FALSE(parse_tile("X: marsh N.S; field E", words).has_value());

    const auto unknown = parse_tile("X: moor N", words);
    REQUIRE_FALSE(unknown.has_value());
    check_error(unknown.error(), 1, 4, "a word for a kind of feature", "moor");
}

TEST_CASE("a printed tile has one form", "[tiles][notation]") {
    CHECK(print_tile(read("X:field WR.NL.NR by 2,3;city S  pennant;city E [b] pennants=2 [a];road;garden")) ==
          "X count=1: field N.WR by 2,3; city S pennant; city E pennants=2 [b] [a]; road; garden");
    CHECK(print_tile(read("BA/RCr start count=4 letter=D [m]: road W.E")) ==
          "BA/RCr letter=D count=4 start [m]: road E.W");
    CHECK(print_tile(read("X [mist EL.N] piece = ruin , 2 , 1 [fog WR.SL] start: road S;field  SR.WL")) ==
          "X count=1 start piece=ruin,2,1 [mist N.EL] [fog SL.WR]: road S; field SR.WL");
    CHECK(print_tile(read("X [mist WL.WR] [mist NR]: city E")) == "X count=1 [mist W] [mist NR]: city E");
}

TEST_CASE("what is printed is read back the same", "[tiles][notation]") {
    for (const TileSet& set : {sets::base_c1, sets::base_c2}) {
        for (const Tile& tile : set) {
            CHECK(read(print_tile(tile)) == tile);
        }
    }
    for (const std::string_view line :
         {"X letter=Z count=255 start [a] [b] [c=1,2]: field NL.NR.EL by 2,3 [h]; city S pennants=255 [i] [j] [k]; "
          "city",
          "Y: field by 3; field by 3; city N.E.S.W; road; garden; monastery [shrine]; river", "Z: road N.E.S.W",
          "M start piece=terrace,9,1 [mist NL] [mist NR.E] [hill] [fog S.WL] [a=1,2]: road W; field WR",
          "P count=3 piece=p,1,9 [mist N.E.S.W]: road"}) {
        const Tile tile = read(line);
        CHECK(read(print_tile(tile)) == tile);
    }
    for (const Tile& tile : sets::ghosts_stand_in) {
        CHECK(read(print_tile(tile, sets::ghosts_feature_words), sets::ghosts_feature_words) == tile);
    }
}

TEST_CASE("a text holds a whole set", "[tiles][notation]") {
    const auto set = parse_tile_set("# my tiles\n\nset home total=3\r\nA count=2: city N; field E.S.W by 1 # two\n"
                                    "   \nB: monastery; field N.E.S.W");
    REQUIRE(set.has_value());
    CHECK(set->name.view() == "home");
    CHECK(set->total == 3);
    REQUIRE(set->tiles.size() == 2);
    CHECK(set->tiles[0].id.view() == "A");
    CHECK(set->tiles[1].id.view() == "B");
    CHECK(set->view().tile_count() == 3);

    const auto uncounted = parse_tile_set("set home\nA count=2: city N\nB count=5: city N");
    REQUIRE(uncounted.has_value());
    CHECK(uncounted->total == 7);

    const auto empty = parse_tile_set("set home");
    REQUIRE(empty.has_value());
    CHECK(empty->tiles.empty());
}

TEST_CASE("a faulty text is refused with its line", "[tiles][notation]") {
    struct FaultyText {
        std::string_view text;
        std::uint32_t line;
        std::uint32_t column;
        std::string_view expected;
        std::string_view found;
    };
    constexpr std::string_view set_line = "`set` and the name of the set";
    constexpr FaultyText texts[] = {
        {"", 1, 1, set_line, "end of the text"},
        {"# nothing\n\n", 3, 1, set_line, "end of the text"},
        {"\nA: city N", 2, 1, set_line, "A"},
        {"set", 1, 4, "the name of the set", "end of the line"},
        {"set total=3", 1, 10, "`total=` or the end of the line", "="},
        {"set abcdefghijklmnopqrstuvwxyzabcdef", 1, 5, "a name of at most 31 characters",
         "abcdefghijklmnopqrstuvwxyzabcde"},
        {"set home of", 1, 10, "`total=` or the end of the line", "of"},
        {"set home total 3", 1, 10, "`total=` or the end of the line", "total"},
        {"set home total=0", 1, 16, "a number from 1 to 65535", "0"},
        {"set home total=65536", 1, 16, "a number from 1 to 65535", "65536"},
        {"set home total=3 more", 1, 18, "the end of the line", "more"},
        {"set home\nA: city N\n\n  B: city N.N\n", 4, 13, "a side that is not named before", "N"},
        {"set home\nset home", 2, 5, head_words, "home"},
    };
    for (const FaultyText& faulty : texts) {
        INFO(faulty.text);
        const auto set = parse_tile_set(faulty.text);
        REQUIRE_FALSE(set.has_value());
        check_error(set.error(), faulty.line, faulty.column, faulty.expected, faulty.found);
    }
}

TEST_CASE("a printed set without a total is read back", "[tiles][notation]") {
    CHECK(print_tile_set(TileSet{"none", {}, 0}) == "set none\n");
    const auto none = parse_tile_set(print_tile_set(TileSet{"none", {}, 0}));
    REQUIRE(none.has_value());
    CHECK(none->name.view() == "none");
    CHECK(none->total == 0);
    CHECK(none->tiles.empty());
    const auto some = parse_tile_set(print_tile_set(TileSet{"some", sets::base_c2.tiles, 0}));
    REQUIRE(some.has_value());
    CHECK(some->total == 72);
    CHECK(some->tiles.size() == sets::base_c2.kind_count());
}

TEST_CASE("a printed set is read back the same", "[tiles][notation]") {
    const auto set = parse_tile_set(print_tile_set(sets::base_c2));
    REQUIRE(set.has_value());
    CHECK(set->name.view() == "base-c2");
    CHECK(set->total == 72);
    REQUIRE(set->tiles.size() == sets::base_c2.kind_count());
    for (std::size_t i = 0; i < set->tiles.size(); ++i) {
        CHECK(set->tiles[i] == sets::base_c2.tiles[i]);
    }
}

namespace {

constexpr std::string_view good_text = "set home total=1\nA: city N; field E.S.W by 1";
constexpr std::string_view faulty_tile = "set home total=1\nA: city N.N";
constexpr std::string_view faulty_name = "home total=1\nA: city N";

template <const std::string_view& Text>
concept Compiles = requires {
    typename std::integral_constant<unsigned, tile_table<count_tile_lines(Text)>(Text).total>;
};

}  // namespace

TEST_CASE("a faulty text does not compile as a published set", "[tiles][notation]") {
    STATIC_REQUIRE(Compiles<good_text>);
    STATIC_REQUIRE_FALSE(Compiles<faulty_tile>);
    STATIC_REQUIRE_FALSE(Compiles<faulty_name>);
}

TEST_CASE("the same text read at compile time and at run time is the same set", "[tiles][notation]") {
    const auto agree = [](const TileSet& compiled, std::string_view text, std::span<const FeatureWord> words) {
        const auto set = parse_tile_set(text, words);
        REQUIRE(set.has_value());
        CHECK(set->name.view() == compiled.name);
        CHECK(set->total == compiled.total);
        REQUIRE(set->tiles.size() == compiled.kind_count());
        for (std::size_t i = 0; i < set->tiles.size(); ++i) {
            CHECK(set->tiles[i] == compiled.tiles[i]);
        }
    };
    agree(sets::base_c2, sets::base_c2_text, {});
    agree(sets::ghosts_stand_in, sets::ghosts_stand_in_text, sets::ghosts_feature_words);
}

TEST_CASE("castles and cemeteries need their words", "[tiles][notation]") {
    constexpr std::string_view castle = "X [mist S]: castle; field N.E.W";
    const auto unknown = parse_tile(castle);
    REQUIRE_FALSE(unknown.has_value());
    check_error(unknown.error(), 1, 13, kinds, "castle");
    CHECK(read(castle, sets::ghosts_feature_words).segments[0].kind == sets::haunted_castle);
    CHECK(read("X: cemetery; field N.E.S.W", sets::ghosts_feature_words).segments[0].kind == sets::cemetery);
}
