#include "carcassonne/engine/quantity.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

/// Roads bring twice as much.
struct DoubleRoads : test::PlainModule {
    using Hooks = TypeList<Adjusts<FeatureValue>>;
    template <class G>
    void adjust(FeatureValue& value, const G&) const noexcept {
        if (value.kind == road) {
            value.breakdown.set_each("tiles", 2);
        }
    }
};
/// One more line for a completed city with a pennant of its own.
struct CityGift : test::PlainModule {
    using Hooks = TypeList<Adjusts<FeatureValue>>;
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == city && in_full(value.valued) && game.pennants(value.feature) == 0) {
            value.breakdown.add("gift", 1, 5);
        }
    }
};
/// Player 1 pays two points for every award.
struct Toll : test::PlainModule {
    using Hooks = TypeList<Adjusts<Award>>;
    template <class G>
    void adjust(Award& award, const G&) const noexcept {
        if (award.player == PlayerId(1)) {
            award.breakdown.add("toll", 1, -2);
        }
    }
};
/// The figures of player 1 count twice.
struct StrongSecond : test::PlainModule {
    using Hooks = TypeList<Adjusts<Strength>>;
    template <class G>
    void adjust(Strength& strength, const G& game) const noexcept {
        if (game.figure(strength.figure).owner == PlayerId(1)) {
            strength.strength *= 2;
        }
    }
};
/// Nobody's figures count on roads.
struct WeakOnRoads : test::PlainModule {
    using Hooks = TypeList<Adjusts<Strength>>;
    template <class G>
    void adjust(Strength& strength, const G& game) const noexcept {
        if (game.kind(game.feature_of(game.figure(strength.figure).segment)) == road) {
            strength.strength = 0;
        }
    }
};

/// Halves what is on its way to the track, or keeps it back.
struct Purse : test::PlainModule {
    using Hooks = TypeList<Adjusts<Payment>>;
    bool holds = false;
    template <class G>
    void adjust(Payment& payment, const G&) const noexcept {
        payment.points /= 2;
        payment.held = holds;
    }
};

/// Keeps the awards of a call.
struct Awards {
    std::vector<std::pair<PlayerId, Breakdown>> all;
    void operator()(const PointsScored& scored) { all.emplace_back(scored.player, scored.breakdown); }
    template <class Event>
    void operator()(const Event&) {}
};

struct DoubleRoadGame : Ruleset<Base, Farmers, DoubleRoads> {};
struct TooEarlyGame : Ruleset<DoubleRoads, Base, Farmers> {};
struct GiftGame : Ruleset<Base, CityGift> {};
struct TollGame : Ruleset<Base, Farmers, Toll> {};
struct StrongGame : Ruleset<Base, StrongSecond> {};
struct WeakGame : Ruleset<Base, WeakOnRoads> {};
struct PurseGame : Ruleset<Base, Farmers, Purse> {};

/// Player 0 and player 1 stand on the two ends of a road of four tiles that player 0 closes in turn five.
constexpr std::string_view road_tiles = R"(
S start: road E.W; field N.EL.WR; field ER.S.WL
A count=2: monastery; road S; field N.E.S.W
L count=2: field N.E.S.W
R: road S.W; field N.E.SL.WR; field SR.WL
)";

template <class Rules>
Setup<Rules> road_setup() {
    Options<Rules> options;
    options.tiles = test::tiles_of(road_tiles);
    options.draws = Draws::from_script;
    options.script = {"A", "L", "L", "A", "R"};
    options.plays_forced = false;
    return test::make(options);
}
/// Plays until R is placed and its meeple decision is open.
template <class Rules>
void close_the_road(Game<Rules>& game) {
    test::play(game, PlaceTile{at(-1, 0), Rotation::three_quarters}, deploy(1));
    test::place(game, 0, 1);
    test::place(game, 0, 2);
    test::play(game, PlaceTile{at(1, 1), Rotation::half}, deploy(1));
    test::play(game, PlaceTile{at(1, 0)});
}
/// The points of both after the game in which both stand on the road.
template <class Rules>
std::pair<int, int> points_of_road() {
    const auto setup = road_setup<Rules>();
    Game<Rules> game(setup);
    close_the_road(game);
    test::play(game, Pass{});
    REQUIRE(game.finished());
    return {game.score(player(0)), game.score(player(1))};
}

}  // namespace

TEST_CASE("without a module that changes it a road of four brings four to both", "[engine][quantity][BAS-14]") {
    CHECK(points_of_road<BaseGame>() == std::pair{4, 4});
}

TEST_CASE("a module changes what a feature is worth to everybody", "[engine][quantity]") {
    CHECK(points_of_road<DoubleRoadGame>() == std::pair{8, 8});
    const auto setup = road_setup<DoubleRoadGame>();
    Game<DoubleRoadGame> game(setup);
    close_the_road(game);
    const FeatureId feature = game.feature_of(SegmentId(0));
    const Breakdown value = game.value_if_completed(feature);
    REQUIRE(value.size() == 1);
    CHECK(value[0] == Term{"tiles", 4, 2});
    CHECK(game.value_now(feature) == value);
}

TEST_CASE("numbers are changed in the order of the modules", "[engine][quantity]") {
    // A module before the one that writes the lines finds none to change.
    CHECK(points_of_road<TooEarlyGame>() == std::pair{4, 4});
}

TEST_CASE("a module adds a line to a value", "[engine][quantity]") {
    const auto setup = test::scripted<GiftGame>({"BA/C", "BA/Cc+"});
    Game<GiftGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(0));
    CHECK(game.score(player(0)) == 4 + 5);
    // An unfinished city gets no gift.
    test::play(game, PlaceTile{at(0, 1), Rotation::half}, deploy(0));
    const FeatureId walls = game.feature_of(game.placed(TileId(2)).segment(0));
    CHECK(game.value_if_ended(walls).total() == 2);
    CHECK(game.value_if_completed(walls).total() == 4);
}

TEST_CASE("a module changes what one player receives", "[engine][quantity]") {
    CHECK(points_of_road<TollGame>() == std::pair{4, 2});
    // The toll is a line of that player's award alone.
    const auto setup = road_setup<TollGame>();
    Game<TollGame> game(setup);
    close_the_road(game);
    Awards awards;
    REQUIRE(game.try_play(Pass{}, awards));
    REQUIRE(awards.all.size() == 2);
    CHECK(awards.all[0].first == player(0));
    CHECK(awards.all[0].second.size() == 1);
    CHECK(awards.all[1].first == player(1));
    REQUIRE(awards.all[1].second.size() == 2);
    CHECK(awards.all[1].second[1] == Term{"toll", 1, -2});
}

TEST_CASE("a module changes how much a figure counts", "[engine][quantity][BAS-14]") {
    CHECK(points_of_road<StrongGame>() == std::pair{0, 4});
    const auto setup = road_setup<StrongGame>();
    Game<StrongGame> game(setup);
    close_the_road(game);
    const FeatureId feature = game.feature_of(SegmentId(0));
    CHECK(game.majority(feature).strength(player(0)) == 1);
    CHECK(game.majority(feature).strength(player(1)) == 2);
    CHECK(game.owners(feature) == mask_of(player(1)));
}

TEST_CASE("figures without strength own nothing and go home all the same", "[engine][quantity][BAS-14]") {
    CHECK(points_of_road<WeakGame>() == std::pair{0, 0});
    const auto setup = road_setup<WeakGame>();
    Game<WeakGame> game(setup);
    close_the_road(game);
    CHECK(game.owners(game.feature_of(SegmentId(0))) == 0);
    test::play(game, Pass{});
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.supply(player(1)) == 7);
}

TEST_CASE("a payment is what an award comes to on the track", "[engine][quantity]") {
    // The award of four is told in full; two of them arrive.
    CHECK(points_of_road<PurseGame>() == std::pair{2, 2});
    const auto setup = road_setup<PurseGame>();
    Game<PurseGame> game(setup);
    close_the_road(game);
    Awards awards;
    REQUIRE(game.try_play(Pass{}, awards));
    REQUIRE(awards.all.size() == 2);
    CHECK(awards.all[0].second.total() == 4);
    Payment payment{player(1), 9, false};
    game.adjust_all(payment);
    CHECK(payment.player == player(1));
    CHECK(payment.points == 4);
    CHECK_FALSE(payment.held);
}

TEST_CASE("a payment that a module holds moves no figure", "[engine][quantity]") {
    Options<PurseGame> options;
    options.tiles = test::tiles_of(road_tiles);
    options.draws = Draws::from_script;
    options.script = {"A", "L", "L", "A", "R"};
    options.plays_forced = false;
    options.of<Purse>().holds = true;
    const auto setup = test::make(options);
    Game<PurseGame> game(setup);
    close_the_road(game);
    Awards awards;
    REQUIRE(game.try_play(Pass{}, awards));
    REQUIRE(game.finished());
    // Both are told what they have received, and nobody has moved.
    CHECK(awards.all.size() == 2);
    CHECK(game.score(player(0)) == 0);
    CHECK(game.score(player(1)) == 0);
}
