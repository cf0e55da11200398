#include "carcassonne/text/place.hpp"

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"

#include "catch.hpp"

using namespace carcassonne;

namespace {

std::vector<std::string> places(const Tile& tile, Rotation rotation) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
        texts.push_back(place_text(tile, rotation, i));
    }
    return texts;
}

}  // namespace

TEST_CASE("a segment is named by the sides of the table", "[text][place]") {
    const Tile& start = *sets::base_c2.find("BA/RCr");
    CHECK(places(start, Rotation::none) ==
          std::vector<std::string>{"city N", "road E.W", "field EL.WR", "field ER.SL.SR.WL"});
    // Turned clockwise by a quarter: north looks to the east, the northern half of the eastern side lies in the south.
    CHECK(places(start, Rotation::quarter) ==
          std::vector<std::string>{"city E", "road N.S", "field NR.SL", "field NL.SR.WL.WR"});
    CHECK(places(start, Rotation::half) ==
          std::vector<std::string>{"city S", "road E.W", "field ER.WL", "field NL.NR.EL.WR"});
    CHECK(places(start, Rotation::three_quarters) ==
          std::vector<std::string>{"city W", "road N.S", "field NL.SR", "field NR.EL.ER.SL"});
}

TEST_CASE("a segment inside the tile has no sides", "[text][place]") {
    const Tile& monastery_tile = *sets::base_c2.find("BA/L");
    CHECK(places(monastery_tile, Rotation::quarter) ==
          std::vector<std::string>{"monastery", "field NL.NR.EL.ER.SL.SR.WL.WR"});
}

TEST_CASE("segments with the same name are numbered", "[text][place]") {
    const auto tile = parse_tile("X/1: city N.E.S.W; field by 1; field by 1; garden");
    REQUIRE(tile);
    CHECK(places(*tile, Rotation::none) == std::vector<std::string>{"city N.E.S.W", "field 1", "field 2", "garden"});
    CHECK(find_place(*tile, Rotation::half, "field 2") == 2);
    CHECK(find_place(*tile, Rotation::half, "field") == tile->segments.size());
}

TEST_CASE("a kind of feature without a word is a feature", "[text][place]") {
    CHECK(feature_word(city) == "city");
    CHECK(feature_word(river) == "river");
    CHECK(feature_word(first_free_feature_kind) == "feature");
}

TEST_CASE("every segment of every tile is found by its name in every rotation", "[text][place]") {
    for (const Tile& tile : sets::base_c2) {
        for (const Rotation rotation : all_rotations) {
            for (std::size_t i = 0; i < tile.segments.size(); ++i) {
                CHECK(find_place(tile, rotation, place_text(tile, rotation, i)) == i);
            }
            CHECK(find_place(tile, rotation, "castle") == tile.segments.size());
            CHECK(find_place(tile, rotation, "") == tile.segments.size());
        }
    }
}

TEST_CASE("a place is named by some of its edges, and by nothing else", "[text]") {
    const auto tile = parse_tile("D: city N; road E.W; field S by 1; field ER.WL");
    REQUIRE(tile);
    const auto named = [&](std::string_view words) { return find_named_segment(*tile, Rotation::none, words); };
    CHECK(named("city") == 0);
    CHECK(named("city N") == 0);
    CHECK(named("road W") == 1);
    CHECK(named("road E.W") == 1);
    CHECK(named("field S") == 2);
    CHECK(named("field SL") == 2);
    CHECK(named("field ER") == 3);
    // Turned clockwise the road runs from north to south.
    CHECK(find_named_segment(*tile, Rotation::quarter, "road N") == 1);
    for (const std::string_view words : {"", " ", "field", "town N", "city S", "road N", "road E.", "road .E", "road .",
                                         "road E..W", "road EL.ERR", "road X", "road E W", "field ER.SL", "field 2"}) {
        INFO(words);
        CHECK(named(words) == tile->segments.size());
    }
}
