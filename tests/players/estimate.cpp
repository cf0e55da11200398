#include "carcassonne/players/estimate.hpp"

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

using namespace carcassonne;
using players::Estimate;
using players::EstimateWeights;
using players::point;
using players::Worth;

namespace {

constexpr PlayerId red{0};
constexpr PlayerId blue{1};
constexpr PlayerId green{2};

/// A straight road on the table, and two more, a city with one open side and a monastery to come.
constexpr std::string_view tiles = "M start: road E.W; field N.EL.WR; field S.ER.WL\n"
                                   "S count=2: road E.W; field N.EL.WR; field S.ER.WL\n"
                                   "C count=1: city N; field E.S.W by 1\n"
                                   "B count=1: monastery; field N.E.S.W\n";

Setup<BaseGame> setup_of(std::size_t players = 2) {
    Options<BaseGame> options;
    options.tiles = test::tiles_of(tiles);
    options.players = players;
    options.draws = Draws::by_caller;
    return test::make(options);
}

/// The table with these tiles to come and this figure of red, or none.
struct Table {
    std::vector<std::string_view> left;
    std::vector<ArrangedFigure> figures{};
    std::vector<ArrangedTile> more{};
    std::array<int, player_capacity> scores{};
};
Game<BaseGame> game_of(const Setup<BaseGame>& setup, const Table& table) {
    Arrangement<BaseGame> wanted;
    wanted.tiles = table.more;
    wanted.tiles.insert(wanted.tiles.begin(), {test::kind(setup, "M"), {0, 0}});
    wanted.figures = table.figures;
    wanted.scores = table.scores;
    wanted.left.emplace();
    for (const std::string_view id : table.left) {
        wanted.left->push_back(test::kind(setup, id));
    }
    const auto game = arrange(setup, wanted);
    REQUIRE(game.has_value());
    return *game;
}

/// Figures at hand are worth nothing in these, so that features can be seen by themselves.
EstimateWeights features_alone() {
    EstimateWeights weights;
    weights.figure = 0;
    return weights;
}

}  // namespace

TEST_CASE("When the game is over a player can expect what the score track says", "[players]") {
    const auto setup = test::make(Options<BaseGame>{});
    Game<BaseGame> game(setup, 3);
    Random dice(3);
    while (!game.finished()) {
        game.play(game.choices().nth(dice.below(game.choices().count())));
    }
    const Estimate<BaseGame> estimate(game);
    CHECK(estimate.expected(red) == game.score(red) * point);
    CHECK(estimate.expected(blue) == game.score(blue) * point);
    CHECK(estimate.lead(red) == (game.score(red) - game.score(blue)) * point);
    CHECK(estimate.lead(blue) == -estimate.lead(red));
}

TEST_CASE("Without tiles to come features bring what they bring at the end", "[players]") {
    const auto setup = setup_of();
    const auto game = game_of(setup, {{}, {{red, meeple, {0, 0}, 0}}, {}, {7, 9}});
    const Estimate<BaseGame> estimate(game);
    // The road has one tile; figures at hand can claim nothing any more.
    CHECK(estimate.expected(red) == 8 * point);
    CHECK(estimate.expected(blue) == 9 * point);
    CHECK(estimate.lead(red) == -point);
}

TEST_CASE("A road is completed if fitting tiles come for all its ends", "[players]") {
    const auto setup = setup_of();
    const auto game = game_of(setup, {{"S", "S"}, {{red, meeple, {0, 0}, 0}}, {}, {}});
    // Red draws one of the two tiles, both fit: with patience 60 one end is closed with 1 * 2 * 60 of that and 100 * 2,
    // 24576 of 65536; both with 9216; and since both want the same draw, half of it, 4608. It is worth 1 either way:
    // 70 and 929 thousandths.
    CHECK(Estimate<BaseGame>(game, features_alone()).expected(red) == 999);
    // Six figures at hand: the first is worth 3200 * 1 / 7 = 457, each further one three quarters of it: 342, 256, 192,
    // 144, 108; and the one on the road, when it comes home, 81 * 4608 / 65536 = 5. Blue has all seven.
    const Estimate<BaseGame> estimate(game);
    CHECK(estimate.expected(red) == 999 + 457 + 342 + 256 + 192 + 144 + 108 + 5);
    CHECK(estimate.expected(blue) == 457 + 342 + 256 + 192 + 144 + 108 + 81);
}

TEST_CASE("A tile that fits nowhere completes nothing", "[players]") {
    const auto setup = setup_of();
    const ArrangedTile city_tile{test::kind(setup, "C"), {0, 1}, Rotation::half};
    // The city on the south side of the tile below wants a city to the north, and only monasteries come.
    const auto game = game_of(setup, {{"B"}, {{red, meeple, {0, 1}, 0}}, {city_tile}, {}});
    // One tile of an unfinished city.
    CHECK(Estimate<BaseGame>(game, features_alone()).expected(red) == point);
}

TEST_CASE("A city that can be completed is worth more than one that cannot", "[players]") {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("M start: city N; field E.S.W by 1\nC count=3: city N; field E.S.W by 1\n");
    options.draws = Draws::by_caller;
    const auto cities = test::make(options);
    Arrangement<BaseGame> wanted;
    wanted.tiles = {{test::kind(cities, "M"), {0, 0}}};
    wanted.figures = {{red, meeple, {0, 0}, 0}};
    const auto game = arrange(cities, wanted);
    REQUIRE(game.has_value());
    // Red draws two of three tiles and all fit: 2 * 3 * 60 of that and 300, 35746 of 65536. Two points for the one tile
    // as a complete city, 2 * 35746 / 65536 = 1.090, or one: 1 * 29790 / 65536 = 0.454.
    CHECK(Estimate<BaseGame>(*game, features_alone()).expected(red) == 1090 + 454);
}

TEST_CASE("A monastery expects its neighbours", "[players]") {
    const auto setup = setup_of();
    const ArrangedTile monastery_tile{test::kind(setup, "B"), {0, 1}};
    const auto none_left = game_of(setup, {{}, {{red, meeple, {0, 1}, 0}}, {monastery_tile}, {}});
    CHECK(Estimate<BaseGame>(none_left, features_alone()).expected(red) == 2 * point);
    const auto some_left = game_of(setup, {{"S", "S"}, {{red, meeple, {0, 1}, 0}}, {monastery_tile}, {}});
    CHECK(Estimate<BaseGame>(some_left, features_alone()).expected(red) > 2 * point);
}

TEST_CASE("A field expects the cities that grow beside it", "[players]") {
    const auto setup = setup_of();
    const ArrangedTile city_tile{test::kind(setup, "C"), {0, 1}, Rotation::half};
    const Table farmer{{"S"}, {{red, meeple, {0, 1}, 1}}, {city_tile}, {}};
    // One open city, one and a half points by 1 / 7 with one draw left: 1500 / 7.
    CHECK(Estimate<BaseGame>(game_of(setup, farmer), features_alone()).expected(red) == 214);
}

TEST_CASE("Among three the best of the others counts", "[players]") {
    const auto setup = setup_of(3);
    const auto game = game_of(setup, {{}, {}, {}, {10, 4, 7}});
    const Estimate<BaseGame> estimate(game);
    CHECK(estimate.lead(red) == 3 * point);
    CHECK(estimate.lead(blue) == -6 * point);
    CHECK(estimate.lead(green) == -3 * point);
}
