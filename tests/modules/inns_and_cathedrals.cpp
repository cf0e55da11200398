#include "carcassonne/modules/inns_and_cathedrals.hpp"

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/text/option_words.hpp"

#include "engine/tables.hpp"

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

struct InnGame : Ruleset<Base, InnsAndCathedrals> {};

constexpr FigureKind large{1};

/// Roads from a village to another, some of them with inns; cities with and without a cathedral.
Setup<InnGame> inns(std::vector<std::string_view> script, bool unfinished_is_lost = true) {
    Options<InnGame> options;
    options.tiles = test::tiles_of("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                   "R count=2: road E.W [inn]; field N.EL.WR; field ER.S.WL\n"
                                   "P count=2: road E.W; field N.EL.WR; field ER.S.WL\n"
                                   "V count=2: monastery; road E; field N.E.S.W\n"
                                   "K: city N.E.S.W [cathedral] pennant\n"
                                   "C count=4: city N; field E.S.W by 1\n");
    options.draws = Draws::from_script;
    options.script = std::move(script);
    options.plays_forced = false;
    options.of<InnsAndCathedrals>().unfinished_is_lost = unfinished_is_lost;
    return test::make(options);
}
FeatureId feature(const Game<InnGame>& game, int x, int y, std::size_t segment) {
    return game.feature_of(game.placed(game.tile_at(at(x, y))).segment(segment));
}
std::vector<Term> terms(const Breakdown& breakdown) { return {breakdown.begin(), breakdown.end()}; }

}  // namespace

TEST_CASE("a finished road with an inn is worth two a tile", "[modules][inns_and_cathedrals][INN-01]") {
    const auto setup = inns({"R", "V", "V", "P"});
    Game<InnGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    const FeatureId open = feature(game, 0, 0, 1);
    CHECK(terms(game.value_if_completed(open)) == std::vector{Term{"tiles", 2, 1}, Term{"inn", 2, 1}});
    test::play(game, PlaceTile{at(-1, 0)}, Pass{});
    CHECK(game.value_if_completed(feature(game, 0, 0, 1)).total() == 6);
    // The village at the other end completes it: four tiles.
    test::play(game, PlaceTile{at(2, 0), Rotation::half}, Pass{});
    CHECK(game.score(player(0)) == 8);
    CHECK(game.score(player(1)) == 0);
}

TEST_CASE("a second inn changes nothing, a road without one is worth one a tile",
          "[modules][inns_and_cathedrals][INN-01]") {
    const auto two = inns({"R", "R", "P"});
    Game<InnGame> game(two);
    test::place(game, 1, 0);
    test::place(game, 2, 0);
    CHECK(terms(game.value_if_completed(feature(game, 0, 0, 1))) ==
          std::vector{Term{"tiles", 3, 1}, Term{"inn", 3, 1}});
    const auto none = inns({"P", "P", "R"});
    Game<InnGame> other(none);
    test::place(other, 1, 0);
    CHECK(terms(other.value_if_completed(feature(other, 0, 0, 1))) == std::vector{Term{"tiles", 2, 1}});
    CHECK(other.value_if_ended(feature(other, 0, 0, 1)).total() == 2);
}

TEST_CASE("an unfinished road with an inn is worth nothing", "[modules][inns_and_cathedrals][INN-02]") {
    const auto setup = inns({"R", "P"});
    Game<InnGame> game(setup);
    test::place(game, 1, 0);
    const Breakdown lost = game.value_if_ended(feature(game, 0, 0, 1));
    CHECK(lost.total() == 0);
    // The line says why.
    CHECK(terms(lost) == std::vector{Term{"inn", 1, 0}});
    const auto kept = inns({"R", "P"}, false);
    Game<InnGame> other(kept);
    test::place(other, 1, 0);
    CHECK(terms(other.value_if_ended(feature(other, 0, 0, 1))) == std::vector{Term{"tiles", 2, 1}});
    CHECK(other.value_if_completed(feature(other, 0, 0, 1)).total() == 4);
}

TEST_CASE("a finished city with a cathedral is worth three a tile and pennant",
          "[modules][inns_and_cathedrals][INN-03]") {
    const auto setup = inns({"K", "C", "C", "C", "P"});
    Game<InnGame> game(setup);
    test::play(game, PlaceTile{at(0, -1)}, deploy(0));
    const FeatureId open = feature(game, 0, 0, 0);
    // Two tiles and a pennant.
    CHECK(terms(game.value_if_completed(open)) ==
          std::vector{Term{"tiles", 2, 2}, Term{"pennants", 1, 2}, Term{"cathedral", 3, 1}});
    CHECK(terms(game.value_if_ended(open)) == std::vector{Term{"cathedral", 1, 0}});
    // A city is closed to the north, the west and the east.
    test::play(game, PlaceTile{at(0, -2), Rotation::half}, Pass{});
    test::play(game, PlaceTile{at(-1, -1), Rotation::quarter}, Pass{});
    test::play(game, PlaceTile{at(1, -1), Rotation::three_quarters}, Pass{});
    // Five tiles and a pennant.
    CHECK(game.score(player(0)) == 18);
}

TEST_CASE("an unfinished city with a cathedral scores as without when the house says so",
          "[modules][inns_and_cathedrals][INN-04]") {
    const auto setup = inns({"K", "P"}, false);
    Game<InnGame> game(setup);
    test::place(game, 0, -1);
    CHECK(terms(game.value_if_ended(feature(game, 0, 0, 0))) ==
          std::vector{Term{"tiles", 2, 1}, Term{"pennants", 1, 1}});
    CHECK(game.value_if_completed(feature(game, 0, 0, 0)).total() == 9);
}

TEST_CASE("what is lost in the end gives no points but the line", "[modules][inns_and_cathedrals][INN-02][BAS-17]") {
    Options<InnGame> options;
    options.tiles = test::tiles_of("S start: road E.W [inn]; field N.EL.WR; field ER.S.WL\n"
                                   "P: road E.W; field N.EL.WR; field ER.S.WL\n");
    options.draws = Draws::from_script;
    options.script = {"P"};
    const auto setup = test::make(options);
    Game<InnGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)});
    std::vector<Term> told;
    auto sink = [&](const PointsScored& event) { told = terms(event.breakdown); };
    REQUIRE(game.try_play(deploy(0), sink));
    REQUIRE(game.finished());
    CHECK(told == std::vector{Term{"inn", 1, 0}});
    CHECK(game.score(player(0)) == 0);
}

TEST_CASE("the large meeple counts twice for the majority", "[modules][inns_and_cathedrals][INN-06][BAS-14]") {
    const auto setup = inns({"P", "V", "P", "V"});
    Game<InnGame> game(setup);
    CHECK(RulesOf<InnGame>::figure_of<InnsAndCathedrals> == large);
    CHECK(game.supply(player(0), large) == 1);
    CHECK(game.supply(player(1), large) == 1);
    test::play(game, PlaceTile{at(1, 0)});
    CHECK(refused(game, deploy(1, large)) == figure_not_allowed_there);
    test::play(game, deploy(0, large));
    const FeatureId way = feature(game, 0, 0, 1);
    CHECK(game.majority(way).strength(player(0)) == 2);
    CHECK(game.holds_follower(way, player(0)));
    CHECK(game.supply(player(0), large) == 0);
    // The village in the west ends the road there.
    test::play(game, PlaceTile{at(-1, 0)}, deploy(0, large));
    test::play(game, PlaceTile{at(2, 0)});
    CHECK(refused(game, deploy(0)) == feature_is_occupied);
    test::play(game, Pass{});
    test::play(game, PlaceTile{at(3, 0), Rotation::half}, deploy(0));
    // Five tiles of road for player 0, whose large meeple is home; the monks of player 1 stay.
    CHECK(game.score(player(0)) == 5);
    CHECK(game.score(player(1)) == 0);
    CHECK(game.supply(player(0), large) == 1);
    CHECK(game.supply(player(1), large) == 0);
}

TEST_CASE("a large meeple wins against a meeple", "[modules][inns_and_cathedrals][INN-06][BAS-14]") {
    Options<InnGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\nV count=2: road E; field N.E.S.W\n"
                                   "P: road E.W; field N.EL.WR; field ER.S.WL\nL count=4: field N.E.S.W\n");
    options.draws = Draws::from_script;
    options.script = {"L", "V", "L", "L", "V", "P"};
    options.plays_forced = false;
    const auto setup = test::make(options);
    Game<InnGame> game(setup);
    test::place(game, 1, 0);
    test::play(game, PlaceTile{at(0, 1)}, deploy(0, large));
    test::place(game, 2, 0);
    test::place(game, 3, 0);
    test::play(game, PlaceTile{at(2, 1), Rotation::half}, deploy(0));
    // The tile in between joins the road of the large meeple in the west and that of the meeple in the east: three
    // tiles.
    test::place(game, 1, 1);
    CHECK(game.score(player(0)) == 0);
    CHECK(game.score(player(1)) == 3);
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.supply(player(1), large) == 1);
}

TEST_CASE("a player has one large meeple", "[modules][inns_and_cathedrals][INN-06]") {
    const auto setup = inns({"P", "C", "V", "P"});
    Game<InnGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, large));
    test::place(game, 0, 1, Rotation::half);
    test::play(game, PlaceTile{at(-1, 0)});
    CHECK(refused(game, deploy(0, large)) == none_in_supply);
    test::play(game, deploy(0));
}

TEST_CASE("the options of inns and cathedrals have words", "[modules][inns_and_cathedrals]") {
    Options<InnGame> options;
    CHECK(options.of<InnsAndCathedrals>().edition == Edition::c3);
    CHECK(options.of<InnsAndCathedrals>().unfinished_is_lost);
    CHECK(set_option(options, "inns_and_cathedrals", "edition", "c1"));
    CHECK(set_option(options, "inns_and_cathedrals", "unfinished_is_lost", "off"));
    CHECK_FALSE(set_option(options, "inns_and_cathedrals", "edition", "c4"));
    CHECK_FALSE(set_option(options, "inns_and_cathedrals", "unfinished", "off"));
    CHECK(options.of<InnsAndCathedrals>().edition == Edition::c1);
    CHECK_FALSE(options.of<InnsAndCathedrals>().unfinished_is_lost);
    CHECK(set_option(options, "inns_and_cathedrals", "edition", "c2"));
    std::vector<std::string> changed;
    each_changed_option(options, [&](std::string_view module, std::string_view option, std::string_view word) {
        changed.push_back(std::string(module) + "." + std::string(option) + " " + std::string(word));
    });
    CHECK(changed ==
          std::vector<std::string>{"inns_and_cathedrals.edition c2", "inns_and_cathedrals.unfinished_is_lost off"});
}

TEST_CASE("inns and cathedrals bring eighteen tiles, those of the oldest box without gardens",
          "[modules][inns_and_cathedrals][INN-07]") {
    InnsAndCathedrals module;
    CHECK(module.tile_set().name == "inns-and-cathedrals-c2");
    CHECK(module.tile_set().tile_count() == 18);
    module.edition = Edition::c1;
    CHECK(module.tile_set().name == "inns-and-cathedrals-c1");
    const auto setup = test::make<InnGame>({});
    CHECK(setup.initial().bag.total() == 71 + 18);
}
