#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"

#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/modules/ghosts.hpp"
#include "carcassonne/support/random.hpp"
#include "carcassonne/tiles/geometry.hpp"

#include "catch.hpp"
#include "tiles/sets/fact_table.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

using namespace carcassonne;

namespace {

struct Haunted : Ruleset<Base, Farmers, Ghosts> {};

constexpr const TileSet& whole = sets::ghosts_stand_in;
constexpr std::size_t squares = sets::ghosts_stand_in_start_squares;
/// The tiles that are shuffled, without the squares of the start piece.
constexpr TileSet land{whole.name, whole.tiles.subspan(squares), 60};
constexpr TileSet piece{whole.name, whole.tiles.first(squares), 4};

bool misty(const Tile& tile) {
    return std::any_of(tile.marks.begin(), tile.marks.end(), [](const TileMark& mark) { return mark.name == "mist"; });
}
bool has_road_end(const Tile& tile) {
    return std::any_of(tile.segments.begin(), tile.segments.end(), [](const Segment& segment) {
        return segment.kind == road && (segment.sides & (segment.sides - 1)) == 0;
    });
}
bool special(const Tile& tile) { return shows(tile, sets::haunted_castle) || shows(tile, sets::cemetery); }

unsigned half_sides_on(const Tile& tile, Side side) { return unsigned{covered_halves(tile)} >> (2 * index(side)) & 3u; }

/// How many copies are as asked.
template <class F>
unsigned copies(const TileSet& set, F asked) {
    return test::sum(set, [asked](const Tile& tile) { return asked(tile) ? 1u : 0u; });
}

/// How often each kind found no place in some random games of two players.
struct Discards {
    std::map<std::string, unsigned> of_kind;
    unsigned tiles = 0;
    unsigned placed = 0;
    int games = 0;

    explicit Discards(const Options<Haunted>& options) : games(test::scaled(200)) {
        const auto setup = make_setup(options);
        REQUIRE(setup);
        auto listener = [this, &setup](const TileDiscarded& discarded) {
            ++tiles;
            ++of_kind[std::string(setup->catalogue().tile(discarded.kind).id.view())];
        };
        Random dice(11);
        for (int i = 0; i < games; ++i) {
            Game<Haunted>::Choices choices;
            Game<Haunted> game(*setup, static_cast<std::uint64_t>(i), choices, listener);
            while (!choices.empty()) {
                game.play(choices.nth(dice.below(choices.count())), choices, listener);
            }
            placed += static_cast<unsigned>(game.board().tile_count());
        }
    }
    /// One tile in ten games, and one or two more for the sake of small numbers.
    bool are_few() const { return tiles <= static_cast<unsigned>(games) / 10 + 2; }
    bool hit_no_kind_often() const {
        return std::all_of(of_kind.begin(), of_kind.end(),
                           [this](const auto& kind) { return kind.second <= static_cast<unsigned>(games) / 40 + 2; });
    }
};

}  // namespace

TEST_CASE("the stand-in has 60 land tiles and a start piece of four squares", "[tiles][sets][GCC-01][GCC-02]") {
    CHECK(whole.name == "ghosts-stand-in");
    CHECK(whole.total == 64);
    CHECK(whole.tile_count() == 64);
    CHECK(land.tile_count() == 60);
    CHECK(land.kind_count() == 32);
    for (std::size_t i = 0; i < whole.kind_count(); ++i) {
        const Tile& tile = whole.tiles[i];
        INFO(tile.id.view());
        CHECK(tile.id.view().substr(0, 3) == "GS/");
        CHECK(tile.letter == 0);
        CHECK(tile.start == (i < squares));
        CHECK(tile.piece.exists() == (i < squares));
        CHECK(tile.count <= (i < squares ? 1 : 4));
        CHECK(std::all_of(tile.marks.begin(), tile.marks.end(),
                          [](const TileMark& mark) { return mark.name == "mist"; }));
        for (const Segment& segment : tile.segments) {
            CHECK(segment.marks.empty());
        }
    }
}

TEST_CASE("five castles lie in the mist, and at one a road ends", "[tiles][sets][GCC-38]") {
    const auto castles = [](const Tile& tile) { return test::count_segments(tile, sets::haunted_castle); };
    CHECK(test::sum(whole, castles) == 5);
    CHECK(copies(whole, [](const Tile& tile) { return shows(tile, sets::haunted_castle) && misty(tile); }) == 5);
    CHECK(copies(land, [](const Tile& tile) { return shows(tile, sets::haunted_castle) && shows(tile, road); }) == 1);
    CHECK(copies(land, [](const Tile& tile) { return shows(tile, sets::haunted_castle) && has_road_end(tile); }) == 1);
}

TEST_CASE("there are five cemeteries, one of them beside a city", "[tiles][sets][GCC-32]") {
    const auto cemeteries = [](const Tile& tile) { return test::count_segments(tile, sets::cemetery); };
    CHECK(test::sum(whole, cemeteries) == 5);
    CHECK(copies(whole, [](const Tile& tile) { return shows(tile, sets::cemetery) && shows(tile, city); }) == 1);
    CHECK(copies(whole, [](const Tile& tile) {
              return shows(tile, sets::cemetery) && shows(tile, sets::haunted_castle);
          }) == 0);
}

TEST_CASE("the stand-in has no monastery, no garden and no river", "[tiles][sets]") {
    for (const Tile& tile : whole) {
        INFO(tile.id.view());
        CHECK_FALSE(shows(tile, monastery));
        CHECK_FALSE(shows(tile, garden));
        CHECK_FALSE(shows(tile, river));
    }
}

TEST_CASE("most tiles show mist, which lies over fields and roads", "[tiles][sets][GCC-10]") {
    CHECK(copies(land, [](const Tile& tile) { return !special(tile); }) == 50);
    CHECK(copies(land, [](const Tile& tile) { return !special(tile) && misty(tile); }) > 25);
    // Tiles without mist limit it, and some have it inside only.
    CHECK(copies(land, [](const Tile& tile) { return !misty(tile); }) == 9);
    CHECK(copies(land, [](const Tile& tile) { return misty(tile) && covered_halves(tile) == 0; }) == 4);
    unsigned sides = 0;
    unsigned half_sides = 0;
    std::map<Terrain, unsigned> over;
    for (const Tile& tile : whole) {
        for (const Side side : all_sides) {
            if (const unsigned covered = half_sides_on(tile, side); covered != 0) {
                INFO(tile.id.view());
                over[terrain_at(tile, side)] += tile.count;
                sides += tile.start ? 0u : tile.count;
                half_sides += covered != 3 ? tile.count : 0u;
            }
        }
    }
    CHECK(over[Terrain::city] == 0);
    CHECK(over[Terrain::road] > 10);
    CHECK(over[Terrain::field] > 20);
    // About a third of the 179 edges with field or road.
    CHECK(sides == 57);
    CHECK(half_sides > 0);
}

TEST_CASE("mist parts two meadows beside a city", "[tiles][sets][GCC-40][GCC-57]") {
    const auto parted = [](const Tile& tile) {
        // No road, no second city: nothing but mist lies between them.
        return test::count_segments(tile, city) == 1 && test::count_segments(tile, field) == 2 &&
               test::count_segments(tile, road) == 0 && covered_halves(tile) != 0;
    };
    CHECK(copies(land, parted) >= 1);
    // Only one of them borders the city.
    const Tile* tile = whole.find("GS/C.es");
    REQUIRE(tile != nullptr);
    CHECK(parted(*tile));
    CHECK(tile->segments[1].borders == 0);
    CHECK(tile->segments[2].borders == 1);
}

TEST_CASE("edges are mixed as in the base game", "[tiles][sets]") {
    // 60 tiles have 240 edges.
    CHECK(test::count_edges(land, 'C') == 61);
    CHECK(test::count_edges(land, 'R') == 73);
    CHECK(test::count_edges(land, 'F') == 106);
}

TEST_CASE("the four squares make a piece around a ruin", "[tiles][sets][GCC-02][GCC-06][GCC-08]") {
    constexpr std::string_view ids[] = {"GS/nw", "GS/ne", "GS/sw", "GS/se"};
    for (std::uint8_t i = 0; i < squares; ++i) {
        const Tile& tile = piece.tiles[i];
        INFO(tile.id.view());
        CHECK(tile.id.view() == ids[i]);
        CHECK(tile.piece ==
              PieceSquare{ShortText<7>("ruin"), static_cast<std::uint8_t>(i % 2), static_cast<std::uint8_t>(i / 2)});
        // One road comes from outside and ends at the ruin, so the inner edges show field.
        CHECK(test::count_segments(tile, road) == 1);
        CHECK(has_road_end(tile));
        const Side inner[] = {i % 2 == 0 ? Side::east : Side::west, i / 2 == 0 ? Side::south : Side::north};
        for (const Side side : inner) {
            CHECK(terrain_at(tile, side) == Terrain::field);
            CHECK(half_sides_on(tile, side) == 0);
        }
        // The road parts the fields: no field of a square lies on both sides of it.
        CHECK(test::count_segments(tile, field) == 2);
    }
    // Several banks, and squares without mist.
    CHECK(copies(piece, misty) == 3);
    // Nothing can be completed on it.
    CHECK(copies(piece, [](const Tile& tile) { return special(tile) || shows(tile, city); }) == 0);
}

TEST_CASE("the stand-in agrees with its geometry", "[tiles][sets][GCC-40]") {
    STATIC_REQUIRE(count_faults(sets::ghosts_stand_in, sets::ghosts_stand_in_exceptions) == 0);
    STATIC_REQUIRE(count_faults(land) == 0);
    // The ruin is the only thing that geometry cannot see.
    for (const GeometryException& exception : sets::ghosts_stand_in_exceptions) {
        CHECK(piece.find(exception.tile) != nullptr);
    }
    CHECK(std::size(sets::ghosts_stand_in_exceptions) == squares);
}

TEST_CASE("nearly every tile finds a place among those of the base game", "[tiles][sets][GCC-01]") {
    const Discards discards(Options<Haunted>{});
    CHECK(discards.are_few());
    CHECK(discards.hit_no_kind_often());
    // 71 tiles of the base game, whose start tile leaves the game, and 64 of these.
    CHECK(discards.placed + discards.tiles == static_cast<unsigned>(discards.games) * (71 + 64));
}

TEST_CASE("nearly every tile finds a place among those of the set alone", "[tiles][sets][GCC-01]") {
    Options<Haunted> options;
    options.tiles.assign(whole.begin(), whole.end());
    const Discards discards(options);
    CHECK(discards.are_few());
    CHECK(discards.hit_no_kind_often());
    CHECK(discards.placed + discards.tiles == static_cast<unsigned>(discards.games) * 64);
}
