#include "carcassonne/text/tile_picture.hpp"

#include "carcassonne/tiles/catalogue.hpp"
#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"

#include "catch.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

using Rows = std::vector<std::string>;

/// The letters for what is printed on these tiles, as a rule set with Ghosts has them.
constexpr TilePicture::Signs all_signs = [] {
    TilePicture::Signs signs = printed_feature_signs;
    signs[sets::haunted_castle.index()] = 'H';
    signs[sets::cemetery.index()] = 't';
    return signs;
}();

Rows rows_of(const TilePicture& picture) {
    Rows rows;
    for (std::size_t i = 0; i < TilePicture::rows; ++i) {
        rows.emplace_back(picture.row(i));
    }
    return rows;
}

Rows rows_of(std::string_view id, Rotation rotation = Rotation::none) {
    return rows_of(TilePicture(*sets::base_c2.find(id), rotation));
}

Rows drawn(std::string_view line, Rotation rotation = Rotation::none) {
    const auto tile = parse_tile(line, sets::ghosts_feature_words);
    REQUIRE(tile);
    return rows_of(TilePicture(*tile, rotation, all_signs));
}

}  // namespace

TEST_CASE("cities, roads, fields and monasteries can be told apart", "[text][picture]") {
    CHECK(rows_of("BA/RCr") == Rows{".###.",  //
                                    "-----",  //
                                    "....."});
    CHECK(rows_of("BA/LR") == Rows{".....",  //
                                   "..M..",  //
                                   "..|.."});
    CHECK(rows_of("BA/RRRR") == Rows{"..|..",  //
                                     "--o--",  //
                                     "..|.."});
    CHECK(rows_of("BA/Cccc+") == Rows{"#####",  //
                                      "##*##",  //
                                      "#####"});
    CHECK(rows_of("BA/CG") == Rows{".###.",  //
                                   "..g..",  //
                                   "....."});
}

TEST_CASE("a turned tile is drawn as it lies", "[text][picture]") {
    CHECK(rows_of("BA/CRr") == Rows{".###.",  //
                                    "..+--",  //
                                    "..|.."});
    CHECK(rows_of("BA/CRr", Rotation::quarter) == Rows{"....#",  //
                                                       "--+.#",  //
                                                       "..|.#"});
    CHECK(rows_of("BA/CRr", Rotation::half) == Rows{"..|..",  //
                                                    "--+..",  //
                                                    ".###."});
    CHECK(rows_of("BA/CRr", Rotation::three_quarters) == Rows{"#.|..",  //
                                                              "#.+--",  //
                                                              "#...."});
}

TEST_CASE("one city and two cities at a corner look different", "[text][picture]") {
    CHECK(rows_of("BA/Cc.1") == Rows{"####.",  //
                                     "##...",  //
                                     "#...."});
    CHECK(rows_of("BA/CC.2") == Rows{".###.",  //
                                     "#....",  //
                                     "#...."});
    CHECK(rows_of("BA/CFc.1") == Rows{"#...#",  //
                                      "#####",  //
                                      "#...#"});
    CHECK(rows_of("BA/CFC.2", Rotation::quarter) == Rows{"#...#",  //
                                                         "#...#",  //
                                                         "#...#"});
}

TEST_CASE("a river is drawn like a road of another sign", "[text][picture]") {
    const auto tile = parse_tile("X/1: river N.S; road E; city W; field NL.SR by 3; field NR.EL; field ER.SL");
    REQUIRE(tile);
    CHECK(rows_of(TilePicture(*tile, Rotation::none)) == Rows{"#.~..",  //
                                                              "#.~--",  //
                                                              "#.~.."});
}

TEST_CASE("mist lies over fields, and roads show through it", "[text][picture]") {
    CHECK(drawn("X [mist S]: city N; field E.W by 1") == Rows{".###.",  //
                                                              ".....",  //
                                                              ".%%%."});
    CHECK(drawn("X [mist N.EL]: road E; road W; field ER.S.WL; field WR") == Rows{".%%%%",  //
                                                                                  "--o--",  //
                                                                                  "....."});
    CHECK(drawn("X [mist N.EL]: road E; road W; field ER.S.WL; field WR", Rotation::quarter) == Rows{"..|.%",  //
                                                                                                     "..o.%",  //
                                                                                                     "..|%%"});
    // Half of a side, and a road in a bank from north to south.
    CHECK(drawn("X [mist SL]: city N.E.W; field SR by 1") == Rows{"#####",  //
                                                                  "#####",  //
                                                                  "#..%#"});
    CHECK(drawn("X [mist N.S]: road N.S; field E; field W") == Rows{".%|%.",  //
                                                                    "..|..",  //
                                                                    ".%|%."});
    CHECK(drawn("X [mist E] [mist W]: field N.S") == Rows{"%...%",  //
                                                          "%...%",  //
                                                          "%...%"});
}

TEST_CASE("mist inside a tile lies in the middle", "[text][picture]") {
    CHECK(drawn("X [mist]: field N.E.S.W") == Rows{".....",  //
                                                   "..%..",  //
                                                   "....."});
    // The roads end in it.
    CHECK(drawn("X [mist]: road E; road S; road W; field N.EL.WR; field ER.SL; field SR.WL") == Rows{".....",  //
                                                                                                     "--%--",  //
                                                                                                     "..|.."});
    // Only mist is known to be something that can be seen.
    CHECK(drawn("X [hill]: field N.E.S.W") == Rows{".....",  //
                                                   ".....",  //
                                                   "....."});
    // Beside a castle in the middle; and nowhere when a road fills the middle, for at a side it would cover that.
    CHECK(drawn("X [mist]: castle; field N.E.S.W") == Rows{".....",  //
                                                           ".%H..",  //
                                                           "....."});
    CHECK(drawn("X [mist]: road E.W; field N.EL.WR; field ER.S.WL") == Rows{".....",  //
                                                                            "-----",  //
                                                                            "....."});
}

TEST_CASE("castles and cemeteries have signs of their own", "[text][picture]") {
    CHECK(drawn("X [mist N.W]: castle; road S; field E.S") == Rows{"%%%%.",  //
                                                                   "%.H..",  //
                                                                   "%.|.."});
    CHECK(drawn("X: cemetery; city N; field E.S.W by 2") == Rows{".###.",  //
                                                                 "..t..",  //
                                                                 "....."});
}

TEST_CASE("what lies inside a tile has the letter that the caller gives it", "[text][picture]") {
    const auto tile = parse_tile("X: castle; field N.E.S.W", sets::ghosts_feature_words);
    REQUIRE(tile);
    CHECK(rows_of(TilePicture(*tile, Rotation::none)) == Rows{".....", "..?..", "....."});
    TilePicture::Signs signs = printed_feature_signs;
    signs[sets::haunted_castle.index()] = 'O';
    CHECK(rows_of(TilePicture(*tile, Rotation::none, signs)) == Rows{".....", "..O..", "....."});
}

TEST_CASE("a meeple stands on its segment", "[text][picture]") {
    TilePicture picture(*sets::base_c2.find("BA/RRR"), Rotation::none);
    picture.stand({0, '1'});                 // the eastern road
    picture.stand({3, '2'});                 // the field in the north
    picture.stand({4, '3'});                 // the field in the south-east
    CHECK(rows_of(picture) == Rows{"..2..",  //
                                   "--o1-",  //
                                   "..|3."});
}

TEST_CASE("several meeples on one segment stand side by side", "[text][picture]") {
    TilePicture picture(*sets::base_c2.find("BA/Cccc+"), Rotation::none);
    for (const char sign : {'1', '2', '3'}) {
        picture.stand({0, sign});
    }
    CHECK(rows_of(picture) == Rows{"#####",  //
                                   "#213#",  //
                                   "#####"});
    for (int i = 0; i < 20; ++i) {
        picture.stand({0, '4'});
    }
    CHECK(picture.row(0) == "44444");
}

TEST_CASE("nobody is drawn in the mist who stands beside it", "[text][picture]") {
    const auto tile = parse_tile("X [mist S]: castle; field N.E.W", sets::ghosts_feature_words);
    REQUIRE(tile);
    TilePicture picture(*tile, Rotation::none);
    picture.stand({0, '1'});                 // the castle
    picture.stand({1, '2'});                 // the field
    CHECK(rows_of(picture) == Rows{".....",  //
                                   ".21..",  //
                                   ".%%%."});
}

TEST_CASE("the middle of each side shows what the tile shows there", "[text][picture]") {
    for (const Tile& tile : sets::base_c2) {
        for (const Rotation rotation : all_rotations) {
            const Rows rows = rows_of(TilePicture(tile, rotation));
            const char shown[] = {rows[0][2], rows[1][4], rows[2][2], rows[1][0]};
            for (const Side side : all_sides) {
                const Terrain terrain = terrain_at(tile, side);
                const Side turned = rotated(side, rotation);
                const char expected = terrain == Terrain::city    ? '#'
                                      : terrain == Terrain::field ? '.'
                                      : index(turned) % 2 == 0    ? '|'
                                                                  : '-';
                // A garden may lie at the edge of the only field that has room for it.
                const char found = shown[index(turned)];
                CHECK((found == expected || (expected == '.' && found == 'g')));
            }
        }
    }
}

TEST_CASE("every segment of every tile has room for a meeple", "[text][picture]") {
    std::vector<Tile> tiles(sets::base_c2.begin(), sets::base_c2.end());
    tiles.insert(tiles.end(), sets::ghosts_stand_in.begin(), sets::ghosts_stand_in.end());
    for (const Tile& tile : tiles) {
        for (const Rotation rotation : all_rotations) {
            TilePicture picture(tile, rotation);
            std::string signs;
            for (std::size_t i = 0; i < tile.segments.size(); ++i) {
                signs += static_cast<char>('1' + i);
                picture.stand({i, signs.back()});
            }
            std::string text;
            for (const std::string& row : rows_of(picture)) {
                text += row;
            }
            for (const char sign : signs) {
                CHECK(std::count(text.begin(), text.end(), sign) == 1);
            }
        }
    }
}
