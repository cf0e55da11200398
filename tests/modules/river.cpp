#include "carcassonne/modules/river.hpp"

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/text/option_words.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;
using test::refused;

namespace {

struct RiverGame : Ruleset<Base, Farmers, River> {};

Setup<RiverGame> by_caller(const River& river = {}) {
    Options<RiverGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    options.of<River>() = river;
    return test::make(options);
}
River second_river() {
    River river;
    river.tiles = RiverTiles::second;
    return river;
}
/// Draws a tile by its id and places it without a figure.
void flow(Game<RiverGame>& game, std::string_view id, int x, int y, Rotation rotation = Rotation::none) {
    test::play(game, DrawTile{test::kind(game.setup(), id)});
    test::place(game, x, y, rotation);
}
void draw(Game<RiverGame>& game, std::string_view id) { test::play(game, DrawTile{test::kind(game.setup(), id)}); }
bool fits(const Game<RiverGame>& game, int x, int y, Rotation rotation) {
    return game.token(PlaceTile{at(x, y), rotation}).has_value();
}
Refusal veto(const Game<RiverGame>& game, std::string_view id, int x, int y, Rotation rotation) {
    return game.first_veto(PlacementQuery{test::kind(game.setup(), id), rotation, game.board().square_at(at(x, y))});
}

}  // namespace

TEST_CASE("the spring lies on the table and the river is drawn before the land", "[modules][river][RIV-01]") {
    const auto setup = by_caller();
    CHECK(setup.start_tile() == test::kind(setup, "RI/s"));
    Game<RiverGame> game(setup);
    CHECK(game.printed(TileId(0)).id == ShortText<15>("RI/s"));
    // Ten tiles of nine kinds; the lake and the 72 land tiles wait.
    CHECK(game.pile().tiles == 10);
    CHECK(game.choices().count() == 9);
    CHECK(game.tiles_left() == 83);
    CHECK(refused(game, DrawTile{test::kind(setup, "RI.1/I.e")}) == other_pile_first);
    CHECK(refused(game, DrawTile{test::kind(setup, "BA/L")}) == other_pile_first);
    CHECK(refused(game, DrawTile{test::kind(setup, "RI/s")}) == tile_not_left);
    draw(game, "RI.1/IFI");
}

TEST_CASE("the lake comes last of the river, then the land", "[modules][river][RIV-01]") {
    const auto setup = by_caller();
    Game<RiverGame> game(setup);
    // The river flows to the east, round a bend to the south and one to the east again.
    flow(game, "RI.1/IFI", 1, 0);
    flow(game, "RI.1/IFI", 2, 0);
    flow(game, "RI.1/CICI", 3, 0);
    flow(game, "RI.1/CIRI", 4, 0);
    flow(game, "RI.1/LIRI", 5, 0);
    flow(game, "RI.1/RIrI", 6, 0, Rotation::quarter);
    flow(game, "RI.1/II", 7, 0);
    flow(game, "RI.1/IIG", 7, 1, Rotation::half);
    // From its bend to the south at (8, 1) to the lake.
    CHECK(refused(game, DrawTile{test::kind(setup, "RI.1/I.e")}) == other_pile_first);
    flow(game, "RI.1/RrII", 8, 1);
    flow(game, "RI.1/CcII", 8, 2, Rotation::three_quarters);
    CHECK(game.pile().tiles == 1);
    CHECK(game.choices().count() == 1);
    flow(game, "RI.1/I.e", 9, 2);
    CHECK(game.pile().tiles == 72);
    CHECK(game.choices().count() == 32);
}

TEST_CASE("a river tile continues the river", "[modules][river][RIV-02]") {
    const auto setup = by_caller();
    Game<RiverGame> game(setup);
    draw(game, "RI.1/IFI");
    // Field meets field there, but the river does not.
    for (const auto& [x, y] : {std::pair{0, 1}, std::pair{0, -1}}) {
        const Error error = refused(game, PlaceTile{at(x, y)});
        CHECK(error == river_is_not_continued);
        CHECK(error.at == at(x, y));
    }
    CHECK(refused(game, PlaceTile{at(-1, 0), Rotation::quarter}) == river_is_not_continued);
    CHECK(refused(game, PlaceTile{at(1, 0), Rotation::quarter}) == edge_does_not_fit);
    // The only place is the one at the mouth of the spring.
    CHECK(game.choices().count() == 1);
    test::play(game, PlaceTile{at(1, 0)});
    // A land tile is no concern of the river.
    CHECK(veto(game, "BA/L", 0, 1, Rotation::none).rule.empty());
    CHECK(veto(game, "RI.1/IFI", 0, 1, Rotation::none) == river_is_not_continued);
}

TEST_CASE("two bends in a row do not turn the same way", "[modules][river][RIV-02]") {
    const auto setup = by_caller();
    Game<RiverGame> game(setup);
    // From the west to the south; then to the west would lead straight back.
    flow(game, "RI.1/II", 1, 0);
    draw(game, "RI.1/IIG");
    const Error error = refused(game, PlaceTile{at(1, 1), Rotation::quarter});
    CHECK(error == river_turns_back);
    CHECK(error.at == at(1, 1));
    CHECK(game.choices().count() == 1);
    test::play(game, PlaceTile{at(1, 1), Rotation::half}, Pass{});
    // From the west at (2, 1): to the north would turn left as the bend before did, to the south turns right.
    draw(game, "RI.1/RrII");
    CHECK(refused(game, PlaceTile{at(2, 1), Rotation::quarter}) == river_turns_back);
    CHECK(fits(game, 2, 1, Rotation::none));
    CHECK(game.choices().count() == 1);
}

TEST_CASE("with a straight piece in between the river may turn the same way", "[modules][river][RIV-02]") {
    const auto setup = by_caller();
    Game<RiverGame> game(setup);
    flow(game, "RI.1/II", 1, 0);
    flow(game, "RI.1/IFI", 1, 1, Rotation::quarter);
    draw(game, "RI.1/IIG");
    // To the west below the straight piece, or to the east.
    CHECK(game.choices().count() == 2);
    CHECK(fits(game, 1, 2, Rotation::quarter));
    CHECK(fits(game, 1, 2, Rotation::half));
    CHECK(veto(game, "RI.1/IIG", 1, 2, Rotation::quarter).rule.empty());
}

TEST_CASE("a strict river never flows back towards its spring", "[modules][river][RIV-02]") {
    River strict;
    strict.river_strict = true;
    const auto setup = by_caller(strict);
    Game<RiverGame> game(setup);
    // It leaves the spring to the east, so nothing flows to the west.
    flow(game, "RI.1/II", 1, 0);
    draw(game, "RI.1/IFI");
    CHECK(game.choices().count() == 1);
    test::play(game, PlaceTile{at(1, 1), Rotation::quarter}, Pass{});
    draw(game, "RI.1/IIG");
    const Error error = refused(game, PlaceTile{at(1, 2), Rotation::quarter});
    CHECK(error == river_flows_back);
    CHECK(error.at == at(1, 2));
    CHECK(game.choices().count() == 1);
    test::play(game, PlaceTile{at(1, 2), Rotation::half});
}

TEST_CASE("the fork of the second river comes first and has two mouths", "[modules][river][RIV-01][RIV-02]") {
    const auto setup = by_caller(second_river());
    Game<RiverGame> game(setup);
    CHECK(game.pile().tiles == 1);
    CHECK(game.choices().count() == 1);
    CHECK(refused(game, DrawTile{test::kind(setup, "RI.2/LIFI")}) == other_pile_first);
    draw(game, "RI.2/III");
    // Three edges of it can meet the spring.
    CHECK(game.choices().count() == 3);
    // From the west to the north and the south.
    test::play(game, PlaceTile{at(1, 0), Rotation::three_quarters}, Pass{});
    draw(game, "RI.2/LIFI");
    CHECK(game.choices().count() == 2);
    CHECK(fits(game, 1, -1, Rotation::quarter));
    CHECK(fits(game, 1, 1, Rotation::quarter));
}

TEST_CASE("nobody stands on a river", "[modules][river][RIV-03]") {
    const auto setup = by_caller();
    CHECK(setup.growth(river) == Growth::endless);
    CHECK(setup.in_play(river));
    CHECK((setup.stands_on(meeple) & mask_of(river)) == 0);
    Game<RiverGame> game(setup);
    draw(game, "RI.1/IFI");
    test::play(game, PlaceTile{at(1, 0)});
    CHECK(refused(game, deploy(0)) == figure_not_allowed_there);
    // Passing and the two fields, which are one around the spring.
    CHECK(game.choices().count() == 3);
    CHECK(game.feature_of(game.placed(TileId(1)).segment(1)) == game.feature_of(game.placed(TileId(1)).segment(2)));
    CHECK(game.value_if_ended(game.feature_of(game.placed(TileId(1)).segment(0))).empty());
    test::play(game, deploy(1));
}

TEST_CASE("the start tile of the base game is shuffled in, set aside or the first land tile",
          "[modules][river][RIV-04]") {
    const auto copies = [](const Setup<RiverGame>& setup) {
        unsigned sum = 0;
        for (std::size_t i = 0; i < setup.catalogue().size(); ++i) {
            const TileKind kind(static_cast<std::uint16_t>(i));
            sum += setup.catalogue().tile(kind).id == "BA/RCr" ? setup.initial().bag.count(kind) : 0u;
        }
        return sum;
    };
    CHECK(River{}.base_start_tile == SpareStart::shuffled_in);
    const auto shuffled = by_caller();
    CHECK(copies(shuffled) == 4);
    CHECK(shuffled.initial().bag.total() == 11 + 72);
    River aside;
    aside.base_start_tile = SpareStart::set_aside;
    const auto without = by_caller(aside);
    CHECK(copies(without) == 3);
    CHECK(without.initial().bag.total() == 11 + 71);
    River after;
    after.base_start_tile = SpareStart::on_top;
    const auto first = by_caller(after);
    CHECK(copies(first) == 4);
    CHECK(first.initial().bag.total() == 11 + 72);
    // One of them lies between the lake and the land: spring, river, lake, start tile, land.
    const auto& piles = first.piles();
    REQUIRE(piles.size() == 5);
    CHECK(piles[3] - piles[2] == 1);
    const TileKind alone(static_cast<std::uint16_t>(piles[2]));
    CHECK(first.catalogue().tile(alone).id == "BA/RCr");
    CHECK(first.initial().bag.count(alone) == 1);
    CHECK(shuffled.piles().size() == 4);
}

TEST_CASE("a river tile that fits nowhere leaves the game", "[modules][river][RIV-05][BAS-05]") {
    Options<RiverGame> options;
    options.tiles = test::tiles_of("Q start [spring]: river E; field N.E.S.W\n"
                                   "B count=4 [river]: river S.W; field N.E.SL.WR; field SR.WL\n"
                                   "I count=3 [river]: river E.W; field N.EL.WR; field ER.S.WL\n"
                                   "D [river]: city E; city W; river N.S; field NL.SR by 2; field NR.SL by 1\n"
                                   "F [lake]: river W; field N.E.S.W\nL: field N.E.S.W\n");
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto setup = test::make(options);
    Game<RiverGame> game(setup);
    // Nearly once around: the mouth is now north of the first bend, which shows it a field.
    flow(game, "B", 1, 0);
    flow(game, "B", 1, 1, Rotation::half);
    flow(game, "I", 2, 1);
    flow(game, "B", 3, 1, Rotation::quarter);
    flow(game, "I", 3, 0, Rotation::quarter);
    flow(game, "B", 3, -1);
    flow(game, "I", 2, -1);
    REQUIRE(game.part().player == player(1));
    std::vector<TileKind> discarded;
    auto sink = [&](const TileDiscarded& event) { discarded.push_back(event.kind); };
    REQUIRE(game.try_play(DrawTile{test::kind(setup, "D")}, sink));
    // A city to the south cannot lie there.
    CHECK(discarded == std::vector{test::kind(setup, "D")});
    REQUIRE(game.asks<DrawStep>());
    CHECK(game.part().player == player(1));
    CHECK(game.tiles_left() == 2);
    flow(game, "F", 1, -1, Rotation::half);
    CHECK(game.part().player == player(0));
}

TEST_CASE("a herd of pigs makes each completed city worth one more to all", "[modules][river][RIV-06]") {
    Options<RiverGame> options;
    options.tiles = test::tiles_of("S start: city N; field E.S.W by 1 [pig-herd]\nC: city N; field E.S.W by 1\n"
                                   "H: field N.E.S.W [pig-herd]\nL: field N.E.S.W\n");
    options.draws = Draws::from_script;
    options.script = {"C", "L", "H"};
    options.plays_forced = false;
    const auto setup = test::make(options);
    Game<RiverGame> game(setup);
    const FeatureId meadow = game.feature_of(SegmentId(1));
    // No completed city, nothing to add to.
    CHECK(game.value_if_ended(meadow).empty());
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    const auto value = [&](SegmentId segment) {
        std::vector<Term> terms;
        for (const Term& term : game.value_if_ended(game.feature_of(segment))) {
            terms.push_back(term);
        }
        return terms;
    };
    const SegmentId north = game.placed(TileId(1)).segment(1);
    CHECK(value(SegmentId(1)) == std::vector{Term{"cities", 1, 3}, Term{"pig herd", 1, 1}});
    CHECK(value(north) == std::vector{Term{"cities", 1, 3}});
    // A second herd in the same field adds nothing.
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(-1, 0)}, Pass{});
    REQUIRE(game.finished());
    CHECK(value(SegmentId(1)) == std::vector{Term{"cities", 1, 3}, Term{"pig herd", 1, 1}});
    CHECK(game.score(player(0)) == 3);
    CHECK(game.score(player(1)) == 4);
}

TEST_CASE("a herd counts under the older rules for fields too, unless the players say otherwise",
          "[modules][river][RIV-06][BAS-18]") {
    const auto points = [](FieldScoring scoring, bool pig_herd) {
        Options<RiverGame> options;
        options.tiles = test::tiles_of("S start: city N; field E.S.W by 1 [pig-herd]\nC: city N; field E.S.W by 1\n"
                                       "L: field N.E.S.W\n");
        options.draws = Draws::from_script;
        options.script = {"C", "L"};
        options.plays_forced = false;
        options.of<Farmers>().scoring = scoring;
        options.of<River>().pig_herd = pig_herd;
        const auto setup = test::make(options);
        Game<RiverGame> game(setup);
        test::play(game, PlaceTile{at(0, -1), Rotation::half}, Pass{});
        test::play(game, PlaceTile{at(1, 0)}, deploy(0));
        REQUIRE(game.finished());
        return game.score(player(1));
    };
    CHECK(points(FieldScoring::third_edition, true) == 4);
    CHECK(points(FieldScoring::third_edition, false) == 3);
    CHECK(points(FieldScoring::second_edition, true) == 4);
    CHECK(points(FieldScoring::second_edition, false) == 3);
    CHECK(points(FieldScoring::first_edition, true) == 5);
    CHECK(points(FieldScoring::first_edition, false) == 4);
}

TEST_CASE("the tiles of a river lie in four piles", "[modules][river][RIV-01]") {
    const auto pile = [](std::string_view line) {
        const auto tile = parse_tile(line);
        REQUIRE(tile.has_value());
        return River::pile(*tile);
    };
    CHECK(pile("A [spring]: river E; field N.E.S.W") == 0);
    CHECK(pile("A [fork]: river E; field N.E.S.W") == 1);
    CHECK(pile("A [river]: river E; field N.E.S.W") == 2);
    CHECK(pile("A [volcano] [lake]: river E; field N.E.S.W") == 3);
    CHECK(pile("A [volcano]: river E; field N.E.S.W") == land_pile);
    CHECK(pile("A: field N.E.S.W") == land_pile);
}

TEST_CASE("the river brings the tiles of its options", "[modules][river][RIV-01]") {
    River river_module;
    CHECK(river_module.tile_set().name == "river-1-c2");
    river_module.edition = Edition::c1;
    CHECK(river_module.tile_set().name == "river-1-c1");
    river_module.tiles = RiverTiles::second;
    CHECK(river_module.tile_set().name == "river-2-c1");
    river_module.edition = Edition::c2;
    CHECK(river_module.tile_set().name == "river-2-c2");
    CHECK(river_module.tile_set().tile_count() == 12);
}

TEST_CASE("the options of the river have words", "[modules][river]") {
    Options<RiverGame> options;
    const auto& chosen = options.of<River>();
    CHECK(set_option(options, "river", "tiles", "second"));
    CHECK(chosen.tiles == RiverTiles::second);
    CHECK(set_option(options, "river", "tiles", "first"));
    CHECK(chosen.tiles == RiverTiles::first);
    CHECK(set_option(options, "river", "edition", "c1"));
    CHECK(chosen.edition == Edition::c1);
    CHECK(set_option(options, "river", "base_start_tile", "set_aside"));
    CHECK(chosen.base_start_tile == SpareStart::set_aside);
    CHECK(set_option(options, "river", "base_start_tile", "after_river"));
    CHECK(chosen.base_start_tile == SpareStart::on_top);
    CHECK(set_option(options, "river", "base_start_tile", "shuffled_in"));
    CHECK(chosen.base_start_tile == SpareStart::shuffled_in);
    CHECK(set_option(options, "river", "river_strict", "on"));
    CHECK(chosen.river_strict);
    CHECK(chosen.pig_herd);
    CHECK(set_option(options, "river", "pig_herd", "off"));
    CHECK_FALSE(chosen.pig_herd);
    CHECK_FALSE(set_option(options, "river", "base_start_tile", "on_top"));
    CHECK_FALSE(set_option(options, "river", "tiles", "third"));
}

TEST_CASE("the reasons of the river can be told apart", "[modules][river]") {
    for (const Refusal& refusal : {river_is_not_continued, river_turns_back, river_flows_back}) {
        CHECK(refusal.rule == "RIV-02");
    }
    CHECK(river_is_not_continued.text != river_turns_back.text);
    CHECK(river_turns_back.text != river_flows_back.text);
    CHECK(river_is_not_continued.text != river_flows_back.text);
}
