#include "carcassonne/engine/arrangement.hpp"

#include "carcassonne/games.hpp"

#include "catch.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

using Square = carcassonne::Square;
using Wanted = Arrangement<BaseGame>;
using Errors = std::vector<Error>;

Setup<BaseGame> make(Draws draws = Draws::by_caller, std::size_t players = 2) {
    Options<BaseGame> options;
    options.draws = draws;
    options.players = players;
    auto setup = make_setup(options);
    REQUIRE(setup.has_value());
    return *setup;
}
/// One set-up for all tests that do not need their own.
const Setup<BaseGame>& table() {
    static const Setup<BaseGame> setup = make();
    return setup;
}
TileKind kind(std::string_view id) {
    const TileKind found = table().catalogue().find(id);
    INFO(id);
    REQUIRE(found.exists());
    return found;
}
ArrangedTile tile(std::string_view id, int x, int y, Rotation rotation = Rotation::none) {
    return {kind(id), {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}, rotation};
}
ArrangedFigure figure(unsigned player, int x, int y, unsigned segment) {
    return {PlayerId::at(player),
            meeple,
            {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
            static_cast<std::uint8_t>(segment)};
}
Error at(const Refusal& refusal) { return Error(refusal); }
Error at(const Refusal& refusal, int x, int y) {
    return {refusal, Square{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

/// The start tile: segment 0 is its city, 1 its road, 2 the field between them, 3 the field to the south.
Wanted start() {
    Wanted wanted;
    wanted.tiles = {tile("BA/RCr", 0, 0)};
    return wanted;
}
Errors faults(const Wanted& wanted) {
    const auto game = arrange(table(), wanted);
    return game ? Errors{} : game.error();
}
bool names(const Errors& errors, const Error& error) {
    return std::find(errors.begin(), errors.end(), error) != errors.end();
}

/// Keeps the points that are scored.
struct Awards {
    std::vector<int> points;
    void operator()(const PointsScored& scored) { points.push_back(scored.breakdown.total()); }
    template <class Event>
    void operator()(const Event&) noexcept {}
};

/// Whether two games offer the same answers, in the words of the actions.
bool same_answers(const Game<BaseGame>& left, const Game<BaseGame>& right) {
    const auto here = left.choices();
    const auto there = right.choices();
    bool same = here.count() == there.count() && here.player() == there.player() && here.step() == there.step();
    here.each([&](Token token) {
        left.describe(token, [&](const auto& action) {
            const auto found = right.token(action);
            same = same && found.has_value() && there.contains(*found);
        });
    });
    return same;
}
/// What lies on the table of a game that waits for a draw.
Wanted read(const Game<BaseGame>& game) {
    Wanted wanted;
    for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
        const PlacedTile& placed = game.placed(TileId::at(i));
        wanted.tiles.push_back({placed.kind(), placed.at(), placed.rotation()});
    }
    game.each_figure_on_board([&](FigureId id) {
        const DeployedFigure& figure = game.figure(id);
        wanted.figures.push_back({figure.owner, figure.kind, game.placed(game.tile_of(figure.segment)).at(),
                                  static_cast<std::uint8_t>(game.index_on_tile(figure.segment))});
    });
    for (std::size_t seat = 0; seat < game.players(); ++seat) {
        wanted.scores[seat] = game.score(PlayerId::at(seat));
    }
    wanted.to_move = game.part().player;
    wanted.left.emplace();
    for (std::size_t i = 0; i < game.catalogue().size(); ++i) {
        const TileKind one(static_cast<std::uint16_t>(i));
        wanted.left->insert(wanted.left->end(), game.tiles_left(one), one);
    }
    return wanted;
}

/// Every player has a second scoring figure.
struct Twins : Module {
    static constexpr ModuleInfo info{"twins", "Twins"};
    static constexpr std::array<std::string_view, 1> scoring_figures{"twin"};
};
struct TwinGame : Ruleset<Base, Twins> {};

}  // namespace

TEST_CASE("An arranged position waits for the draw of the player to move", "[arrangement][BAS-04]") {
    Wanted wanted = start();
    wanted.to_move = PlayerId(1);
    wanted.scores = {48, 53};
    wanted.figures = {figure(0, 0, 0, 1)};
    const auto game = arrange(table(), wanted);
    REQUIRE(game.has_value());
    CHECK(game->asks<DrawStep>());
    CHECK(game->choices().player() == nature);
    CHECK(game->part().player == PlayerId(1));
    CHECK(game->score(PlayerId(0)) == 48);
    CHECK(game->score(PlayerId(1)) == 53);
    CHECK(game->supply(PlayerId(0)) == 6);
    CHECK(game->supply(PlayerId(1)) == 7);
    CHECK(game->tiles_left() == 71);
    CHECK(game->owners(game->feature_of(game->placed(game->tile_at({0, 0})).segment(1))) == mask_of(PlayerId(0)));
}

TEST_CASE("Every fault of an arranged position has a name",
          "[arrangement]"
          "[SET-17][SET-18][SET-19][SET-20][SET-21][SET-22][SET-23][SET-24][SET-26]") {
    Wanted wanted = start();

    SECTION("nothing is wrong") { CHECK(faults(wanted).empty()); }
    SECTION("a tile that the game does not have") {
        wanted.tiles.push_back({TileKind(200), {1, 0}, Rotation::none});
        CHECK(faults(wanted) == Errors{at(unknown_tile_kind, 1, 0)});
    }
    SECTION("a rotation that there is not") {
        wanted.tiles.push_back(tile("BA/RRRR", 1, 0));
        wanted.tiles.back().rotation = static_cast<Rotation>(77);
        CHECK(faults(wanted) == Errors{at(no_such_rotation, 1, 0)});
        wanted.tiles.pop_back();
        wanted.tiles.front().rotation = static_cast<Rotation>(4);
        CHECK(names(faults(wanted), at(no_such_rotation, 0, 0)));
    }
    SECTION("a second copy of a tile of which there is one") {
        // The crossing: its road meets the road of the start tile, and its own.
        wanted.tiles.push_back(tile("BA/RRRR", 1, 0));
        wanted.tiles.push_back(tile("BA/RRRR", 2, 0));
        CHECK(faults(wanted) == Errors{at(too_many_copies, 2, 0)});
    }
    SECTION("a square that is taken") {
        wanted.tiles.push_back(tile("BA/RFr", 1, 0));
        wanted.tiles.push_back(tile("BA/RRR", 1, 0));
        CHECK(faults(wanted) == Errors{at(two_tiles_on_a_square, 1, 0)});
    }
    SECTION("a tile next to no tile") {
        wanted.tiles.push_back(tile("BA/L", 0, 2));
        CHECK(faults(wanted) == Errors{at(tile_is_apart, 0, 2)});
    }
    SECTION("a tile that only touches at a corner") {
        wanted.tiles.push_back(tile("BA/L", 1, 1));
        CHECK(faults(wanted) == Errors{at(tile_is_apart, 1, 1)});
    }
    SECTION("an edge that does not fit") {
        // Monastery and field against the road of the start tile, which has the edge on its east.
        wanted.tiles.push_back(tile("BA/L", 1, 0));
        CHECK(faults(wanted) == Errors{Error(neighbours_do_not_fit, Square{0, 0}, Side::east)});
    }
    SECTION("nothing where the first tile lies") {
        wanted.tiles = {tile("BA/RFr", 1, 0)};
        CHECK(names(faults(wanted), at(nothing_at_origin)));
        wanted.tiles.clear();
        CHECK(faults(wanted) == Errors{at(nothing_at_origin)});
    }
    SECTION("a figure of nobody") {
        wanted.figures = {figure(2, 0, 0, 1)};
        CHECK(faults(wanted) == Errors{at(unknown_player, 0, 0)});
    }
    SECTION("the turn of nobody") {
        wanted.to_move = PlayerId(2);
        CHECK(faults(wanted) == Errors{at(unknown_player)});
    }
    SECTION("the points of nobody") {
        wanted.scores[2] = 1;
        CHECK(faults(wanted) == Errors{at(unknown_player)});
    }
    SECTION("a score below nothing") {
        wanted.scores[0] = -1;
        CHECK(faults(wanted) == Errors{at(score_off_the_track)});
    }
    SECTION("a score beyond what is counted") {
        wanted.scores[0] = 40000;
        CHECK(faults(wanted) == Errors{at(score_off_the_track)});
    }
    SECTION("a figure that the game does not have") {
        wanted.figures = {{PlayerId(0), FigureKind(9), {0, 0}, 1}};
        CHECK(faults(wanted) == Errors{at(unknown_figure_kind, 0, 0)});
    }
    SECTION("a figure beside the table") {
        wanted.figures = {figure(0, 5, 0, 0)};
        CHECK(faults(wanted) == Errors{at(no_tile_under_figure, 5, 0)});
    }
    SECTION("a figure on a segment that is not there") {
        wanted.figures = {figure(0, 0, 0, 4)};
        CHECK(faults(wanted) == Errors{at(no_segment_under_figure, 0, 0)});
    }
    SECTION("a meeple on a garden") {
        wanted.tiles.push_back(tile("BA/RFrG", 1, 0));
        wanted.figures = {figure(0, 1, 0, 3)};
        CHECK(faults(wanted) == Errors{at(figure_not_allowed_there, 1, 0)});
    }
    SECTION("eight meeples of one player") {
        wanted.figures.assign(8, figure(1, 0, 0, 3));
        CHECK(faults(wanted) == Errors{at(too_many_figures)});
    }
    SECTION("seven at hand and one on the table") {
        wanted.figures = {figure(0, 0, 0, 1)};
        wanted.supply.emplace();
        (*wanted.supply)[0][0] = 7;
        CHECK(faults(wanted) == Errors{at(too_many_figures)});
    }
    SECTION("figures at hand of nobody") {
        wanted.supply.emplace();
        (*wanted.supply)[4][0] = 1;
        CHECK(faults(wanted) == Errors{at(unknown_player)});
    }
    SECTION("a knight in a completed city") {
        // The cap closes the city of the start tile; both players stand in it, which is one fault.
        wanted.tiles.push_back(tile("BA/C", 0, -1, Rotation::half));
        wanted.figures = {figure(0, 0, 0, 0), figure(1, 0, -1, 0)};
        CHECK(faults(wanted) == Errors{at(figure_on_completed_feature, 0, 0)});
    }
    SECTION("a monk on a completed monastery") {
        wanted.tiles = {tile("BA/L", 0, 0),     tile("BA/L", 1, 0),    tile("BA/L", -1, 0),
                        tile("BA/RFr", -1, -1), tile("BA/RFr", 0, -1), tile("BA/RFr", 1, -1),
                        tile("BA/RFr", -1, 1),  tile("BA/RFr", 0, 1),  tile("BA/RFr", 1, 1)};
        wanted.figures = {figure(1, 0, 0, 0)};
        CHECK(faults(wanted) == Errors{at(figure_on_completed_feature, 0, 0)});
        wanted.tiles.pop_back();
        CHECK(faults(wanted).empty());
    }
    SECTION("a tile to come that the game does not have") {
        wanted.left.emplace({TileKind(200)});
        CHECK(faults(wanted) == Errors{at(unknown_tile_kind)});
    }
    SECTION("a tile to come that lies on the table") {
        wanted.tiles.push_back(tile("BA/RRRR", 1, 0));
        wanted.left.emplace({kind("BA/RRRR")});
        CHECK(faults(wanted) == Errors{at(too_many_copies_left)});
    }
}

TEST_CASE("All faults of an arranged position are told at once", "[arrangement]") {
    Wanted wanted;
    wanted.tiles = {tile("BA/RCr", 0, 0),  {TileKind(99), {0, 1}, Rotation::none},
                    tile("BA/RRRR", 1, 0), tile("BA/RRRR", 2, 0),
                    tile("BA/RFr", 1, 0),  tile("BA/L", -1, 0),
                    tile("BA/L", 8, 8),    tile("BA/C", 0, -1, Rotation::half)};
    wanted.figures = {figure(0, 0, -1, 0), figure(5, 0, 0, 1),  {PlayerId(0), FigureKind(3), {0, 0}, 1},
                      figure(0, 3, 3, 0),  figure(0, -1, 0, 7), figure(1, 0, 0, 3)};
    wanted.scores = {-5, 0, 3};
    wanted.to_move = PlayerId(6);
    wanted.supply.emplace();
    (*wanted.supply)[1][0] = 7;
    wanted.left.emplace({TileKind(98), kind("BA/RRRR")});
    const Errors errors = faults(wanted);
    CHECK(names(errors, at(unknown_tile_kind, 0, 1)));
    CHECK(names(errors, at(too_many_copies, 2, 0)));
    CHECK(names(errors, at(two_tiles_on_a_square, 1, 0)));
    CHECK(names(errors, Error(neighbours_do_not_fit, Square{-1, 0}, Side::east)));
    CHECK(names(errors, at(tile_is_apart, 8, 8)));
    CHECK(names(errors, at(figure_on_completed_feature, 0, -1)));
    CHECK(names(errors, at(unknown_player)));
    CHECK(names(errors, at(unknown_figure_kind, 0, 0)));
    CHECK(names(errors, at(no_tile_under_figure, 3, 3)));
    CHECK(names(errors, at(no_segment_under_figure, -1, 0)));
    CHECK(names(errors, at(score_off_the_track)));
    CHECK(names(errors, at(too_many_figures)));
    CHECK(names(errors, at(unknown_tile_kind)));
    CHECK(names(errors, at(too_many_copies_left)));
    // Three times an unknown player: a figure, a score and the turn.
    CHECK(std::count(errors.begin(), errors.end(), unknown_player) == 3);
    CHECK(errors.size() == 16);
}

TEST_CASE("Tiles of an arranged position may be listed in any order", "[arrangement]") {
    Wanted wanted;
    wanted.tiles = {tile("BA/RFr", 3, 0), tile("BA/RFr", 2, 0), tile("BA/RFr", 1, 0), tile("BA/RCr", 0, 0)};
    const auto game = arrange(table(), wanted);
    REQUIRE(game.has_value());
    CHECK(game->board().tile_count() == 4);
    CHECK(game->tile_count(game->feature_of(game->placed(game->tile_at({3, 0})).segment(0))) == 4);
}

TEST_CASE("Figures of several players stand in one feature", "[arrangement][BAS-08]") {
    Wanted wanted = start();
    wanted.tiles.push_back(tile("BA/RFr", 1, 0));
    wanted.figures = {figure(0, 0, 0, 1), figure(1, 1, 0, 0), figure(1, 1, 0, 0)};
    const auto game = arrange(table(), wanted);
    REQUIRE(game.has_value());
    const Majority majority = game->majority(game->feature_of(game->placed(game->tile_at({0, 0})).segment(1)));
    CHECK(majority.strength(PlayerId(0)) == 1);
    CHECK(majority.strength(PlayerId(1)) == 2);
    CHECK(game->supply(PlayerId(1)) == 5);
}

TEST_CASE("An arranged position without a tile to come is scored", "[arrangement][BAS-09][BAS-17]") {
    Wanted wanted = start();
    wanted.tiles.push_back(tile("BA/RFr", 1, 0));
    wanted.figures = {figure(0, 0, 0, 1)};
    wanted.scores = {10, 11};
    wanted.left.emplace();
    Awards awards;
    const auto game = arrange(table(), wanted, awards);
    REQUIRE(game.has_value());
    CHECK(game->finished());
    CHECK(awards.points == std::vector<int>{2});
    CHECK(game->score(PlayerId(0)) == 12);
    CHECK(game->score(PlayerId(1)) == 11);
}

TEST_CASE("Fewer figures at hand than there are is a position, too", "[arrangement]") {
    Wanted wanted = start();
    wanted.supply.emplace();
    (*wanted.supply)[1][0] = 2;
    const auto game = arrange(table(), wanted);
    REQUIRE(game.has_value());
    CHECK(game->supply(PlayerId(0)) == 0);
    CHECK(game->supply(PlayerId(1)) == 2);
}

TEST_CASE("A set-up that draws by itself does so when it is told to", "[arrangement]") {
    const Setup<BaseGame> setup = make(Draws::from_seed);
    Wanted wanted = start();
    const auto waiting = arrange(setup, wanted);
    REQUIRE(waiting.has_value());
    CHECK(waiting->asks<DrawStep>());
    wanted.draws_at_once = true;
    wanted.seed = 7;
    const auto drawn = arrange(setup, wanted);
    REQUIRE(drawn.has_value());
    CHECK(drawn->choices().player() != nature);
    // The start tile alone is what every game begins with, so this is the game of that seed.
    CHECK(*drawn == Game<BaseGame>(setup, 7));
}

TEST_CASE("Tiles and figures listed in the order of play give the game that was played", "[arrangement]") {
    Game<BaseGame> played(table());
    REQUIRE(played.try_play(DrawTile{kind("BA/RFr")}).has_value());
    REQUIRE(played.try_play(PlaceTile{{1, 0}, Rotation::none}).has_value());
    REQUIRE(played.try_play(DeployFigure{meeple, 0}).has_value());
    REQUIRE(played.try_play(DrawTile{kind("BA/L")}).has_value());
    REQUIRE(played.try_play(PlaceTile{{0, 1}, Rotation::none}).has_value());
    REQUIRE(played.try_play(DeployFigure{meeple, 0}).has_value());
    Wanted wanted = start();
    wanted.tiles.push_back(tile("BA/RFr", 1, 0));
    wanted.tiles.push_back(tile("BA/L", 0, 1));
    wanted.figures = {figure(0, 1, 0, 0), figure(1, 0, 1, 0)};
    const auto arranged = arrange(table(), wanted);
    REQUIRE(arranged.has_value());
    CHECK(*arranged == played);
    CHECK(arranged->hash() == played.hash());
}

TEST_CASE("An arranged position plays on like the same position reached by play", "[arrangement]") {
    const std::size_t players = 3;
    const Setup<BaseGame> setup = make(Draws::by_caller, players);
    Random random(20, 3);
    const int games = test::scaled(60);
    for (int n = 0; n < games; ++n) {
        Game<BaseGame> played(setup);
        // Up to the position: a number of turns from none to nearly all.
        const std::uint32_t tiles = 1 + random.below(71);
        while (played.board().tile_count() < tiles || !played.asks<DrawStep>()) {
            if (played.finished()) {
                break;
            }
            const auto choices = played.choices();
            played.play(choices.nth(random.below(choices.count())));
        }
        if (played.finished()) {
            continue;
        }
        Wanted wanted = read(played);
        for (std::size_t i = wanted.tiles.size(); i > 1; --i) {
            std::swap(wanted.tiles[i - 1], wanted.tiles[random.below(static_cast<std::uint32_t>(i))]);
        }
        const auto made = arrange(setup, wanted);
        REQUIRE(made.has_value());
        Game<BaseGame> arranged = *made;
        bool same = same_answers(played, arranged);
        while (same && !played.finished()) {
            const auto choices = played.choices();
            const Token token = choices.nth(random.below(choices.count()));
            played.describe(token, [&](const auto& action) { same = same && arranged.try_play(action).has_value(); });
            played.play(token);
            same = same && same_answers(played, arranged) && played.finished() == arranged.finished();
            for (std::size_t seat = 0; seat < players; ++seat) {
                const PlayerId player(static_cast<std::uint8_t>(seat));
                same = same && played.score(player) == arranged.score(player) &&
                       played.supply(player) == arranged.supply(player);
            }
        }
        INFO("game " << n << ", arranged after " << tiles << " tiles");
        CHECK(same);
        CHECK(arranged.finished());
    }
}

TEST_CASE("The points of an arranged position may lie with two figures", "[arrangement][MSG-02]") {
    const auto made = make_setup<TwinGame>();
    REQUIRE(made.has_value());
    const auto& setup = *made;
    Arrangement<TwinGame> wanted;
    wanted.tiles = {{setup.start_tile(), {0, 0}}};
    wanted.scores = {48, 53};
    wanted.second_figure = {8, 53};
    const auto game = arrange(setup, wanted);
    REQUIRE(game.has_value());
    CHECK(game->score(PlayerId(0), ScoringFigure(0)) == 40);
    CHECK(game->score(PlayerId(0), ScoringFigure(1)) == 8);
    CHECK(game->score(PlayerId(0)) == 48);
    CHECK(game->score(PlayerId(1), ScoringFigure(0)) == 0);
    CHECK(game->score(PlayerId(1), ScoringFigure(1)) == 53);
    // Neither more than all nor less than nothing.
    for (const int second : {49, -1}) {
        wanted.second_figure = {second, 0};
        const auto wrong = arrange(setup, wanted);
        REQUIRE_FALSE(wrong.has_value());
        REQUIRE(wrong.error().size() == 1);
        CHECK(wrong.error()[0] == score_off_the_track);
    }
    // Without a second figure in the rules nothing lies with it.
    Wanted alone = start();
    alone.scores = {48, 53};
    alone.second_figure = {1, 0};
    const auto wrong = arrange(table(), alone);
    REQUIRE_FALSE(wrong.has_value());
    CHECK(wrong.error()[0] == score_off_the_track);
}
