#include "carcassonne/modules/phantom.hpp"

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/abbot.hpp"
#include "carcassonne/modules/base.hpp"

#include "engine/tables.hpp"

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;
using test::refused;

namespace {

struct PhantomGame : Ruleset<Base, Phantom> {};
struct WithAbbot : Ruleset<Base, Abbot, Phantom> {};

constexpr FigureKind phantom{1};

}  // namespace

TEST_CASE("every player has a phantom, a follower like a meeple", "[modules][phantom][PHA-04]") {
    const auto setup = test::scripted<PhantomGame>({"BA/L"});
    CHECK(RulesOf<PhantomGame>::figure_of<Phantom> == phantom);
    CHECK(setup.initial().supply.count(player(0), phantom) == 1);
    CHECK(setup.initial().supply.count(player(1), phantom) == 1);
    CHECK(setup.stands_on(phantom) == setup.stands_on(meeple));
}

TEST_CASE("the phantom may be the only figure of a part", "[modules][phantom][PHA-02]") {
    const auto setup = test::scripted<PhantomGame>({"BA/CRRR", "BA/L"});
    Game<PhantomGame> game(setup);
    CHECK(refused(game, deploy(0, phantom)) == not_the_time);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    // A city and three roads for the meeple or the phantom, or nothing.
    CHECK(game.choices().count() == 9);
    test::play(game, deploy(1, phantom));
    // No second one is there to be deployed.
    CHECK(game.supply(player(0), phantom) == 0);
    CHECK(game.supply(player(0), meeple) == 7);
    CHECK(game.part().player == player(1));
    CHECK(game.asks<PlaceStep>());
}

TEST_CASE("the phantom is a second figure on another feature of the tile", "[modules][phantom][PHA-01]") {
    const auto setup = test::scripted<PhantomGame>({"BA/CRRR", "BA/L"});
    Game<PhantomGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    REQUIRE(game.asks<PhantomStep>());
    CHECK(game.choices().player() == player(0));
    // Passing, the city and the two other roads.
    CHECK(game.choices().count() == 4);
    CHECK(refused(game, deploy(1, phantom)) == feature_is_occupied);
    CHECK(refused(game, deploy(2, meeple)) == figure_not_now);
    CHECK(refused(game, deploy(4, phantom)) == figure_not_allowed_there);
    CHECK(refused(game, deploy(12, phantom)) == no_such_segment);
    Game<PhantomGame> other = game;
    test::play(game, deploy(2, phantom));
    CHECK(game.supply(player(0), phantom) == 0);
    CHECK(game.supply(player(0), meeple) == 6);
    CHECK(game.part().player == player(1));
    test::play(other, Pass{});
    CHECK(other.supply(player(0), phantom) == 1);
    CHECK(other.part().player == player(1));
}

TEST_CASE("who deploys nothing is not asked for a second figure", "[modules][phantom][PHA-01]") {
    const auto setup = test::scripted<PhantomGame>({"BA/CRRR", "BA/L"});
    Game<PhantomGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, Pass{});
    CHECK(game.part().player == player(1));
    CHECK(game.asks<PlaceStep>());
}

TEST_CASE("without another free feature there is no second figure", "[modules][phantom][PHA-01]") {
    const auto setup = test::scripted<PhantomGame>({"BA/RFr", "BA/CRRR", "BA/L"});
    Game<PhantomGame> game(setup);
    // A road alone: fields are not played.
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    CHECK(game.part().player == player(1));
    // Player 1 joins the road of player 0 in the west: the city and two roads are free, then one road and the city.
    test::play(game, PlaceTile{at(-1, 0)});
    CHECK(game.choices().count() == 7);
    CHECK(refused(game, deploy(1, phantom)) == feature_is_occupied);
    test::play(game, deploy(2));
    REQUIRE(game.asks<PhantomStep>());
    CHECK(game.choices().count() == 3);
    CHECK(refused(game, deploy(1, phantom)) == feature_is_occupied);
    test::play(game, deploy(3, phantom));
}

TEST_CASE("a phantom that is on the table cannot be deployed", "[modules][phantom][PHA-04]") {
    const auto setup = test::scripted<PhantomGame>({"BA/CRRR", "BA/L", "BA/CRRR", "BA/L"});
    Game<PhantomGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1, phantom));
    test::place(game, 0, 1);
    // Its eastern road leads on from the road of the start tile.
    test::play(game, PlaceTile{at(-1, 0)});
    CHECK(refused(game, deploy(2, phantom)) == none_in_supply);
    test::play(game, deploy(2));
    CHECK(game.part().player == player(1));
}

TEST_CASE("a phantom counts for the majority and goes home when it has scored", "[modules][phantom][PHA-03][BAS-14]") {
    const auto setup = test::scripted<PhantomGame>({"BA/C", "BA/L"});
    Game<PhantomGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    test::play(game, deploy(0, phantom));
    CHECK(game.score(player(0)) == 4);
    CHECK(game.supply(player(0), phantom) == 1);
    // With its strength of one it owns an unfinished city just so.
    const auto open = test::scripted<PhantomGame>({"BA/RFr", "BA/L"});
    Game<PhantomGame> other(open);
    test::play(other, PlaceTile{at(1, 0)}, deploy(0, phantom));
    const FeatureId way = other.feature_of(SegmentId(1));
    CHECK(other.majority(way).strength(player(0)) == 1);
    CHECK(other.holds_follower(way, player(0)));
    CHECK(other.owners(way) == mask_of(player(0)));
}

TEST_CASE("who takes the abbot back may deploy the phantom after it", "[modules][phantom][ABB-03][PHA-01]") {
    constexpr FigureKind abbot{1};
    constexpr FigureKind other_phantom{2};
    const auto setup = test::scripted<WithAbbot>({"BA/L", "BA/RFr", "BA/RFr", "BA/L"});
    Game<WithAbbot> game(setup);
    test::play(game, PlaceTile{at(0, 1)}, deploy(0, abbot));
    // The first figure was the abbot; the monastery has nothing else for a phantom.
    CHECK(game.part().player == player(1));
    test::place(game, 1, 0);
    test::play(game, PlaceTile{at(-1, 0)}, ReturnAbbot{at(0, 1)});
    // The monastery, the start tile and one road on either side of it.
    CHECK(game.score(player(0)) == 4);
    REQUIRE(game.asks<PhantomStep>());
    CHECK(refused(game, ReturnAbbot{at(0, 1)}) == no_abbot_there);
    test::play(game, deploy(0, other_phantom));
    CHECK(game.supply(player(0), other_phantom) == 0);
    CHECK(game.part().player == player(1));
}
