#include "carcassonne/tiles/catalogue.hpp"

#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"

#include "catch.hpp"

#include <array>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

constexpr std::uint8_t none = no_segment;
using Ports = std::array<std::array<std::uint8_t, 3>, side_count>;
using Terrains = std::array<Terrain, side_count>;

Catalogue::Rules base_rules() {
    Catalogue::Rules rules;
    rules.closable = static_cast<FeatureKindMask>(mask_of(road) | mask_of(city));
    rules.neighbourhood = mask_of(monastery);
    rules.deployable[0] = static_cast<FeatureKindMask>(mask_of(road) | mask_of(city) | mask_of(monastery));
    rules.deployable[2] = mask_of(garden);
    return rules;
}

Catalogue of(std::vector<std::string_view> lines) {
    std::vector<Tile> tiles;
    for (const std::string_view line : lines) {
        const auto tile = parse_tile(line);
        REQUIRE(tile.has_value());
        tiles.push_back(*tile);
    }
    return Catalogue(tiles, base_rules());
}

constexpr TileKind first{0};

}  // namespace

TEST_CASE("edges have a bit for each terrain", "[tiles][catalogue][BAS-04]") {
    STATIC_REQUIRE(edge_bit(Side::north, Terrain::field) == 0x0001);
    STATIC_REQUIRE(edge_bit(Side::north, Terrain::river) == 0x0008);
    STATIC_REQUIRE(edge_bit(Side::west, Terrain::city) == 0x4000);
    STATIC_REQUIRE(forbidden_bits(Side::north, Terrain::field) == 0x000e);
    STATIC_REQUIRE(forbidden_bits(Side::east, Terrain::city) == 0x00b0);
    for (const Side side : all_sides) {
        for (const Terrain shown : {Terrain::field, Terrain::road, Terrain::city, Terrain::river}) {
            for (const Terrain wanted : {Terrain::field, Terrain::road, Terrain::city, Terrain::river}) {
                CHECK(((edge_bit(side, shown) & forbidden_bits(side, wanted)) == 0) == (shown == wanted));
            }
        }
    }
    STATIC_REQUIRE(mask_of(monastery) == 8);
}

TEST_CASE("a tile fits where no neighbour forbids an edge", "[tiles][catalogue][BAS-04]") {
    const auto tile = static_cast<EdgeCode>(edge_bit(Side::north, Terrain::city) | edge_bit(Side::east, Terrain::road));
    const EdgeCode beside_city = forbidden_bits(Side::north, Terrain::city);
    const EdgeCode beside_field = forbidden_bits(Side::north, Terrain::field);
    STATIC_REQUIRE(fits(edge_bit(Side::north, Terrain::city), forbidden_bits(Side::north, Terrain::city)));
    CHECK(fits(tile, beside_city));
    CHECK_FALSE(fits(tile, beside_field));
    CHECK(clashes(tile, beside_field) == edge_bit(Side::north, Terrain::city));
    CHECK(fits(tile, forbidden_bits(Side::south, Terrain::field)));
}

TEST_CASE("a turned tile shows its neighbours other segments", "[tiles][catalogue][BAS-04]") {
    // Segments 0 to 3: the city, the road, the field between them, the field to the south.
    const Catalogue catalogue = of({"D: city N; road E.W; field EL.WR by 1; field ER.S.WL"});
    const Facing& printed = catalogue.facing(first, Rotation::none);
    CHECK(printed.terrain == Terrains{Terrain::city, Terrain::road, Terrain::field, Terrain::road});
    CHECK(printed.ports == Ports{{{none, 0, none}, {2, 1, 3}, {3, none, 3}, {3, 1, 2}}});
    // City in the north: bit 2; road in the east: bit 5; field in the south: bit 8; road in the west: bit 13.
    CHECK(printed.code == 0x2124);
    const Facing& quarter = catalogue.facing(first, Rotation::quarter);
    CHECK(quarter.terrain == Terrains{Terrain::road, Terrain::city, Terrain::road, Terrain::field});
    CHECK(quarter.ports == Ports{{{3, 1, 2}, {none, 0, none}, {2, 1, 3}, {3, none, 3}}});
    CHECK(quarter.code == 0x1242);
    const Facing& half = catalogue.facing(first, Rotation::half);
    CHECK(half.ports == Ports{{{3, none, 3}, {3, 1, 2}, {none, 0, none}, {2, 1, 3}}});
    CHECK(half.code == 0x2421);
    const Facing& last = catalogue.facing(first, Rotation::three_quarters);
    CHECK(last.ports == Ports{{{2, 1, 3}, {3, none, 3}, {3, 1, 2}, {none, 0, none}}});
    CHECK(last.code == 0x4212);
}

TEST_CASE("rivers and inner segments meet the neighbours as they should", "[tiles][catalogue]") {
    const Catalogue catalogue = of({"B: monastery; road E.W; river N.S; field NL.WR; field NR.EL; field ER.SL; "
                                    "field SR.WL"});
    const Facing& printed = catalogue.facing(first, Rotation::none);
    CHECK(printed.terrain == Terrains{Terrain::river, Terrain::road, Terrain::river, Terrain::road});
    CHECK(printed.ports == Ports{{{3, 2, 4}, {4, 1, 5}, {5, 2, 6}, {6, 1, 3}}});
    CHECK(printed.code == 0x2828);
}

TEST_CASE("a kind of tile tells what its segments are", "[tiles][catalogue]") {
    const Catalogue catalogue = of({"M: city N.W pennant; field E.S by 1; garden",
                                    "A: monastery; road S; field N.E.S.W", "H: city N; city S; field E.W by 1,2"});
    const TileKindInfo& with_garden = catalogue.info(first);
    CHECK(with_garden.segment_count == 3);
    CHECK(with_garden.feature_kinds[0] == city);
    CHECK(with_garden.feature_kinds[1] == field);
    CHECK(with_garden.feature_kinds[2] == garden);
    CHECK(with_garden.totals[0] == FeatureTotals::of_segment(2, 1));
    CHECK(with_garden.totals[1] == FeatureTotals::of_segment(4, 0));
    CHECK(with_garden.totals[2] == FeatureTotals::of_segment(0, 0));
    CHECK(with_garden.totals[3] == FeatureTotals());
    CHECK(with_garden.borders[1] == 0b1);
    CHECK(with_garden.closable == 0b001);
    CHECK(with_garden.neighbourhoods == 0);
    CHECK(with_garden.deployable[0] == 0b001);
    CHECK(with_garden.deployable[1] == 0);
    CHECK(with_garden.deployable[2] == 0b100);

    const TileKindInfo& cloister = catalogue.info(TileKind(1));
    CHECK(cloister.closable == 0b010);
    CHECK(cloister.neighbourhoods == 0b001);
    CHECK(cloister.deployable[0] == 0b011);
    CHECK(cloister.totals[1] == FeatureTotals::of_segment(1, 0));
    CHECK(cloister.totals[2] == FeatureTotals::of_segment(8, 0));

    const TileKindInfo& two_cities = catalogue.info(TileKind(2));
    CHECK(two_cities.borders[2] == 0b11);
    CHECK(two_cities.closable == 0b011);
}

TEST_CASE("a kind of tile tells which segments bear the marks that modules know", "[tiles][catalogue]") {
    Catalogue::Rules rules = base_rules();
    rules.marks[0] = "inn";
    rules.marks[3] = "wine";
    const auto tile =
        parse_tile("X [inn]: road E [inn]; road S; road W [wine] [inn]; city N [wine] [unknown]; field EL.WR");
    REQUIRE(tile.has_value());
    const TileKindInfo info = Catalogue({*tile}, rules).info(first);
    CHECK(info.marks[0] == 0b0101);
    CHECK(info.marks[3] == 0b1100);
    // Nobody asked for other marks, and a mark of the whole tile is none of a segment.
    for (const std::size_t other : {1u, 2u, 4u, 15u}) {
        CHECK(info.marks[other] == 0);
    }
    CHECK(Catalogue({*tile}, base_rules()).info(first).marks == std::array<SegmentMask, mark_capacity>{});
}

TEST_CASE("a kind of tile tells which marks it bears and which sides they cover", "[tiles][catalogue][GCC-10]") {
    Catalogue::Rules rules = base_rules();
    rules.marks[2] = "mist";
    rules.marks[5] = "fog";
    rules.marks[15] = "hill";
    const auto tile = parse_tile("X [mist N.EL] [fog WR] [mist SR] [hill] [unknown ER]: road W [mist]; field SL");
    REQUIRE(tile.has_value());
    const TileKindInfo info = Catalogue({*tile}, rules).info(first);
    CHECK(info.tile_marks == (1u << 2 | 1u << 5 | 1u << 15));
    // Half a side is enough.
    CHECK(info.covered[2] == (mask_of(Side::north) | mask_of(Side::east) | mask_of(Side::south)));
    CHECK(info.covered[5] == mask_of(Side::west));
    CHECK(info.covered[15] == 0);
    for (const std::size_t other : {0u, 1u, 3u, 4u, 14u}) {
        CHECK(info.covered[other] == 0);
    }
    // The mark of a segment is none of the tile.
    CHECK(info.marks[2] == 0b01);
    const auto beside = parse_tile("Y: road E [mist]");
    REQUIRE(beside.has_value());
    CHECK(Catalogue({*beside}, rules).info(first).tile_marks == 0);
    CHECK(Catalogue({*beside}, rules).info(first).covered == std::array<SideMask, mark_capacity>{});
    // Inside the tile it covers no side.
    const auto inside = parse_tile("Z [mist]: field N.E.S.W");
    REQUIRE(inside.has_value());
    CHECK(Catalogue({*inside}, rules).info(first).tile_marks == 1u << 2);
    CHECK(Catalogue({*inside}, rules).info(first).covered[2] == 0);
    // Nobody asked for it.
    CHECK(Catalogue({*tile}, base_rules()).info(first).tile_marks == 0);
    CHECK(Catalogue({*tile}, base_rules()).info(first).covered == std::array<SideMask, mark_capacity>{});
}

TEST_CASE("covered half sides show the terrain but no segment", "[tiles][catalogue][GCC-10][GCC-40]") {
    // Segments 0 to 2: the road, the field in the north-west, the field in the south.
    const Catalogue catalogue = of({"R [mist NR.EL]: road E.W; field NL.WR; field ER.S.WL"});
    const Facing& printed = catalogue.facing(first, Rotation::none);
    CHECK(printed.terrain == Terrains{Terrain::field, Terrain::road, Terrain::field, Terrain::road});
    CHECK(printed.ports == Ports{{{1, none, none}, {none, 0, 2}, {2, none, 2}, {2, 0, 1}}});
    CHECK(printed.code == 0x2121);
    const Facing& quarter = catalogue.facing(first, Rotation::quarter);
    CHECK(quarter.ports == Ports{{{2, 0, 1}, {1, none, none}, {none, 0, 2}, {2, none, 2}}});
    // Edges that do not look at a covered half side are open: two halves, four halves.
    CHECK(catalogue.info(first).totals[0] == FeatureTotals::of_segment(2, 0));
    CHECK(catalogue.info(first).totals[1] == FeatureTotals::of_segment(2, 0));
    CHECK(catalogue.info(first).totals[2] == FeatureTotals::of_segment(4, 0));
    // The edges are those of a straight road, but after half a turn it looks different.
    CHECK(catalogue.info(first).codes == std::array<EdgeCode, 4>{0x2121, 0x1212, 0x2121, 0x1212});
}

TEST_CASE("turns that look alike have one code among the placements", "[tiles][catalogue][BAS-04]") {
    const Catalogue catalogue =
        of({"U: road E.W; field N.EL.WR; field ER.S.WL", "C: city N.E.S.W", "E: city N; field E.S.W by 1"});
    const TileKindInfo& straight = catalogue.info(first);
    CHECK(straight.equal_rotation == std::array{Rotation::none, Rotation::quarter, Rotation::none, Rotation::quarter});
    CHECK(straight.codes == std::array<EdgeCode, 4>{0x2121, 0x1212, 0xffff, 0xffff});
    const TileKindInfo& all_city = catalogue.info(TileKind(1));
    CHECK(all_city.equal_rotation == std::array{Rotation::none, Rotation::none, Rotation::none, Rotation::none});
    CHECK(all_city.codes == std::array<EdgeCode, 4>{0x4444, 0xffff, 0xffff, 0xffff});
    const TileKindInfo& edge = catalogue.info(TileKind(2));
    CHECK(edge.equal_rotation ==
          std::array{Rotation::none, Rotation::quarter, Rotation::half, Rotation::three_quarters});
    CHECK(edge.codes == std::array<EdgeCode, 4>{0x1114, 0x1141, 0x1411, 0x4111});
    // A facing knows its true code all the same.
    CHECK(catalogue.facing(first, Rotation::half).code == 0x2121);
}

TEST_CASE("kinds are found by their ids", "[tiles][catalogue]") {
    const Catalogue catalogue({sets::base_c2.begin(), sets::base_c2.end()}, base_rules());
    CHECK(catalogue.size() == 32);
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        CHECK(catalogue.find(catalogue.tile(kind).id.view()) == kind);
    }
    CHECK(catalogue.tile(catalogue.find("BA/RCr")).letter == 'D');
    CHECK(catalogue.find("BA/RC") == TileKind::none());
    CHECK(catalogue.find("") == TileKind::none());
    CHECK(Catalogue().size() == 0);
    CHECK(Catalogue().find("BA/RCr") == TileKind::none());
}

TEST_CASE("half sides and sides of the published tiles are those of the turned print", "[tiles][catalogue]") {
    const Catalogue catalogue({sets::base_c2.begin(), sets::base_c2.end()}, base_rules());
    bool agree = true;
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        const Tile& tile = catalogue.tile(kind);
        for (const Rotation rotation : all_rotations) {
            for (const Side printed : all_sides) {
                const Side side = rotated(printed, rotation);
                const Facing& facing = catalogue.facing(kind, rotation);
                agree = agree && facing.terrain[index(side)] == terrain_at(tile, printed);
                std::array<std::uint8_t, 3> ports{none, none, none};
                for (std::uint8_t s = 0; s < tile.segments.size(); ++s) {
                    const Segment& segment = tile.segments[s];
                    ports[0] = (segment.halves >> (2 * index(printed)) & 1u) != 0 ? s : ports[0];
                    ports[1] = (segment.sides >> index(printed) & 1u) != 0 ? s : ports[1];
                    ports[2] = (segment.halves >> (2 * index(printed) + 1) & 1u) != 0 ? s : ports[2];
                }
                agree = agree && facing.ports[index(side)] == ports;
            }
        }
    }
    CHECK(agree);
}
