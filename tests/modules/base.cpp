#include "carcassonne/modules/base.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

using Play = Game<BaseGame>;

/// A game of few tiles that are drawn in this order; every decision is asked.
Setup<BaseGame> short_game(std::string_view tiles, std::vector<std::string_view> script, std::size_t players = 2) {
    Options<BaseGame> options;
    options.players = players;
    options.tiles = test::tiles_of(tiles);
    options.draws = Draws::from_script;
    options.script = std::move(script);
    options.plays_forced = false;
    return test::make(options);
}

Setup<BaseGame> with_random_beginner(Draws draws, std::size_t players) {
    Options<BaseGame> options;
    options.players = players;
    options.draws = draws;
    options.plays_forced = false;
    options.of<Base>().first_player = FirstPlayer::random;
    return test::make(options);
}

/// Counts what is discarded and what is scored.
struct Watch {
    std::vector<TileKind> discarded;
    std::vector<std::pair<PlayerId, int>> points;
    void operator()(const TileDiscarded& event) { discarded.push_back(event.kind); }
    void operator()(const PointsScored& event) { points.emplace_back(event.player, event.breakdown.total()); }
    template <class Event>
    void operator()(const Event&) {}
};

}  // namespace

TEST_CASE("the start tile lies on the table as it is printed", "[modules][base][BAS-01]") {
    const auto setup = test::scripted<BaseGame>({"BA/L"});
    const Play game(setup);
    CHECK(game.board().tile_count() == 1);
    CHECK(game.placed(TileId(0)) == PlacedTile(at(0, 0), setup.start_tile(), Rotation::none, SegmentId(0)));
    CHECK(game.catalogue().tile(setup.start_tile()).letter == 'D');
    // One of 71 tiles is drawn.
    CHECK(game.tiles_left() == 70);
}

TEST_CASE("players take turns clockwise", "[modules][base][BAS-02]") {
    for (const std::size_t players : {2u, 5u, 6u}) {
        Options<BaseGame> options;
        options.players = players;
        options.plays_forced = false;
        const auto setup = test::make(options);
        Play game(setup, players);
        for (std::size_t turn = 0; turn < 15; ++turn) {
            CHECK(game.part().player == player(turn % players));
            auto choices = game.choices();
            CHECK(choices.player() == player(turn % players));
            game.play(choices.nth(0), choices);
            game.play(choices.nth(0), choices);
        }
    }
}

TEST_CASE("a tile that fits nowhere leaves the game and the player draws another", "[modules][base][BAS-05]") {
    const auto setup = short_game("S start: field N.E.S.W\nX count=3: city N.E.S.W\nF count=2: field N.E.S.W\n",
                                  {"F", "X", "X", "F", "X"});
    Play game(setup);
    test::play(game, PlaceTile{at(1, 0)});
    Watch watch;
    REQUIRE(game.try_play(Pass{}, watch));
    const TileKind walls = test::kind(setup, "X");
    CHECK(watch.discarded == std::vector{walls, walls});
    CHECK(game.part().player == player(1));
    CHECK(game.part().drawn == test::kind(setup, "F"));
    CHECK(game.tiles_left(walls) == 1);
    // The last tile fits nowhere either: then the game is over.
    test::play(game, PlaceTile{at(2, 0)});
    REQUIRE(game.try_play(Pass{}, watch));
    CHECK(watch.discarded.size() == 3);
    CHECK(game.finished());
    CHECK(game.tiles_left() == 0);
}

TEST_CASE("the game ends after the turn of the last tile", "[modules][base][BAS-09][BAS-17]") {
    const auto setup = short_game("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                  "C: city N; field E.S.W by 1\nR: road E.W; field N.EL.WR; field ER.S.WL\n",
                                  {"R", "C"});
    Play game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK_FALSE(game.finished());
    Watch watch;
    REQUIRE(game.try_play(deploy(0), watch));
    CHECK(game.finished());
    // The last turn scores as usual, then the unfinished road of two tiles.
    CHECK(watch.points == std::vector{std::pair{player(1), 4}, std::pair{player(0), 2}});
    CHECK(game.score(player(0)) == 2);
    CHECK(game.score(player(1)) == 4);
    // The highwayman stays where he is, the knight went home.
    CHECK(game.supply(player(0)) == 6);
    CHECK(game.supply(player(1)) == 7);
}

TEST_CASE("several features completed at once score each by itself", "[modules][base][BAS-15]") {
    const auto setup = test::scripted<BaseGame>({"BA/Rr", "BA/C", "BA/C", "BA/C", "BA/CFC.2", "BA/L", "BA/RFr"});
    Play game(setup);
    // A way round to the square two to the north of the start tile.
    test::place(game, 1, 0);
    test::place(game, 1, -1, Rotation::quarter);
    test::place(game, 1, -2);
    // Player 1 stands in the city that opens to the south.
    test::play(game, PlaceTile{at(0, -2), Rotation::half}, deploy(0));
    // Player 0 closes it and the city of the start tile, and stands in the latter.
    test::play(game, PlaceTile{at(0, -1)});
    CHECK(test::refused(game, deploy(0)) == feature_is_occupied);
    Watch watch;
    REQUIRE(game.try_play(deploy(1), watch));
    CHECK(watch.points.size() == 2);
    CHECK(game.score(player(0)) == 4);
    CHECK(game.score(player(1)) == 4);
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.supply(player(1)) == 7);
}

TEST_CASE("a tile may complete a road, a city and a monastery", "[modules][base][BAS-15][BAS-07]") {
    const auto setup = short_game("S start: field N.E.S.W\nM: monastery; field N.E.S.W\nF count=6: field N.E.S.W\n"
                                  "C: city W; field N.E.S by 1\nQ: road N; field N.E.S.W\n"
                                  "X: city E; road S; field N.SR.W by 1; field SL by 1\n",
                                  {"M", "F", "F", "C", "F", "F", "F", "F", "Q", "X"});
    Play game(setup);
    // South of the start tile player 0 has a monk, to the south-east there is a gap. Player 1 has a knight east of the
    // gap, player 0 a highwayman south of it.
    test::play(game, PlaceTile{at(0, 1)}, deploy(0));
    test::place(game, 1, 0);
    test::place(game, 2, 0);
    test::play(game, PlaceTile{at(2, 1)}, deploy(0));
    test::place(game, -1, 0);
    test::place(game, -1, 1);
    test::place(game, -1, 2);
    test::place(game, 0, 2);
    test::play(game, PlaceTile{at(1, 2)}, deploy(0));
    Watch watch;
    test::play(game, PlaceTile{at(1, 1)});
    REQUIRE(game.try_play(Pass{}, watch));
    const std::multiset<std::pair<PlayerId, int>> points(watch.points.begin(), watch.points.end());
    CHECK(points == std::multiset<std::pair<PlayerId, int>>{{player(0), 2}, {player(0), 9}, {player(1), 4}});
    CHECK(game.score(player(0)) == 11);
    CHECK(game.score(player(1)) == 4);
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.supply(player(1)) == 7);
}

TEST_CASE("a city of two tiles scores less in the oldest rules", "[modules][base][BAS-12]") {
    Options<BaseGame> options;
    options.draws = Draws::from_script;
    options.script = {"BA/C"};
    options.plays_forced = false;
    options.of<Base>().small_city = true;
    const auto setup = test::make(options);
    Play game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(0));
    CHECK(game.score(player(0)) == 2);
}

TEST_CASE("the first pictures have no gardens", "[modules][base][BAS-03]") {
    Base first;
    first.edition = Edition::c1;
    CHECK(first.tile_set().kind_count() == 24);
    first.edition = Edition::c2;
    CHECK(first.tile_set().kind_count() == 32);
    CHECK(Base{}.tile_set().kind_count() == 32);
}

TEST_CASE("the first player is player 0 unless chance decides", "[modules][base][BAS-21]") {
    const auto setup = test::make<BaseGame>({});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CHECK(Play(setup, seed).part().player == player(0));
    }
}

TEST_CASE("chance lets every player begin equally often", "[modules][base][BAS-21]") {
    const auto setup = with_random_beginner(Draws::from_seed, 5);
    std::map<PlayerId, int> began;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const Play game(setup, seed);
        REQUIRE(game.asks<PlaceStep>());
        ++began[game.part().player];
    }
    CHECK(began.size() == 5);
    // 400 each, give or take five times the square root of 320.
    for (const auto& [who, games] : began) {
        CHECK(who.index() < 5);
        CHECK(games > 310);
        CHECK(games < 490);
    }
    // The next player is the one to the left, whoever began.
    Play game(setup, 3);
    const std::size_t first = game.part().player.index();
    auto choices = game.choices();
    while (game.part().player == player(first)) {
        game.play(choices.nth(0), choices);
    }
    CHECK(game.part().player == player((first + 1) % 5));
}

TEST_CASE("the caller who draws says who begins as well", "[modules][base][BAS-21]") {
    for (const Draws draws : {Draws::by_caller, Draws::from_script}) {
        const auto setup = with_random_beginner(draws, 4);
        for (std::size_t who = 0; who < 4; ++who) {
            Play game(setup, 7);
            REQUIRE(game.asks<FirstPlayerStep>());
            CHECK(game.choices().player() == nature);
            CHECK(game.choices().count() == 4);
            test::play(game, ChooseFirstPlayer{player(who)});
            REQUIRE(game.asks<DrawStep>());
            CHECK(game.part().player == player(who));
            test::play(game, DrawTile{test::kind(setup, "BA/RFr")});
            CHECK(game.choices().player() == player(who));
            test::place(game, 1, 0);
            CHECK(game.part().player == player((who + 1) % 4));
        }
    }
}

TEST_CASE("a straight line of all 72 tiles", "[modules][base][BAS-04][BAS-10][BAS-17]") {
    const std::string straight = ": road E.W; field N.EL.WR; field ER.S.WL\n";
    Options<BaseGame> options;
    options.tiles = test::tiles_of("A start count=15" + straight + "B count=15" + straight + "C count=15" + straight +
                                   "D count=15" + straight + "E count=12" + straight);
    options.plays_forced = false;
    const auto setup = test::make(options);
    for (const bool both_ways : {false, true}) {
        for (const int direction : {1, -1}) {
            Play game(setup, 5);
            int east = 1;
            int west = -1;
            for (int i = 0; i < 71; ++i) {
                const bool to_the_east = both_ways ? i % 2 == 0 : direction == 1;
                const int x = to_the_east ? east++ : west--;
                test::play(game, PlaceTile{at(x, 0)});
                if (i == 0) {
                    test::play(game, deploy(0));
                } else {
                    // The road is occupied by the player who began.
                    CHECK(test::refused(game, deploy(0)) == feature_is_occupied);
                    test::play(game, Pass{});
                }
            }
            REQUIRE(game.finished());
            CHECK(game.board().tile_count() == 72);
            CHECK(game.board().squares().count() == 146);
            CHECK(game.tile_count(game.feature_of(SegmentId(0))) == 72);
            CHECK(game.score(player(0)) == 72);
            CHECK(game.score(player(1)) == 0);
            CHECK(game.tile_at(at(east - 1, 0)).exists());
            CHECK(game.tile_at(at(west + 1, 0)).exists());
        }
    }
}

TEST_CASE("a set of tiles from a text plays", "[modules][base][BAS-04]") {
    // Three-sided cities, roads without fields of their own, a monastery in a city, pennants.
    const auto set = parse_tile_set(R"(
set home total=21       # a few tiles of our own
Start  count=2 start: city N; road S; field E.SL by 1; field SR.W by 1
Keep   count=3: city N.E.S pennants=2; monastery; field W by 1
Cross  count=4: road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field SR.WL
Gate   count=5: city N; road S; field E.SL by 1; field SR.W by 1
Plain  count=7: field N.E.S.W; garden
)");
    REQUIRE(set.has_value());
    Options<BaseGame> options;
    options.players = 3;
    options.tiles = set->tiles;
    const auto setup = test::make(options);
    Random random(171);
    int points = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Play game(setup, seed);
        test::play_randomly(game, random);
        CHECK(game.finished());
        CHECK(game.tiles_left() == 0);
        CHECK(game.board().tile_count() <= 21);
        points += game.score(player(0)) + game.score(player(1)) + game.score(player(2));
    }
    CHECK(points > 0);
}
