// No rule depends on where the start tile lies or how the table is turned.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/engine/arrangement.hpp>
#include <carcassonne/testing/random_play.hpp>

#include <algorithm>
#include <tuple>
#include <vector>

namespace {

using namespace carcassonne;

/// The tile as it is printed for somebody who sits on another side of the table.
Tile turned(Tile tile, Rotation rotation) {
    for (Segment& segment : tile.segments) {
        segment.sides = rotated_sides(segment.sides, rotation);
        segment.halves = rotated_halves(segment.halves, rotation);
    }
    return tile;
}

Square turned(Square at, Rotation rotation) {
    for (std::size_t i = 0; i < index(rotation); ++i) {
        at = {static_cast<std::int16_t>(-at.y), at.x};
    }
    return at;
}

/// All answers to a decision as numbers, placements turned by `rotation` and moved by `by`. Of the turns that look the
/// same only the terrain at the four sides is kept, since which of them is offered depends on the print.
using Answer = std::tuple<int, int, int, std::array<Terrain, 4>>;

std::vector<Answer> answers(const Game<BaseGame>& game, Rotation rotation, Square by) {
    std::vector<Answer> list;
    game.choices().each([&](Token token) {
        game.describe(token, [&](const auto& action) {
            using Action = std::remove_cvref_t<decltype(action)>;
            if constexpr (std::is_same_v<Action, PlaceTile>) {
                const Square at = turned(action.at, rotation);
                std::array<Terrain, 4> terrain{};
                const Facing& facing = game.catalogue().facing(game.part().drawn, action.rotation);
                for (const Side side : all_sides) {
                    terrain[index(rotated(side, rotation))] = facing.terrain[index(side)];
                }
                list.emplace_back(0, at.x + by.x, at.y + by.y, terrain);
            } else if constexpr (std::is_same_v<Action, DeployFigure>) {
                list.emplace_back(1, action.kind.value, action.segment, std::array<Terrain, 4>{});
            } else {
                list.emplace_back(2, 0, 0, std::array<Terrain, 4>{});
            }
        });
    });
    std::sort(list.begin(), list.end());
    return list;
}

}  // namespace

TEST_CASE("a game on a turned table is the same game", "[BAS-04][BAS-10][BAS-11][BAS-13][BAS-18]") {
    Random random(5, 5);
    for (const Rotation rotation : {Rotation::quarter, Rotation::half, Rotation::three_quarters}) {
        Options<BaseGame> options;
        options.players = 3;
        const auto plain = make_setup<BaseGame>(options);
        for (const Tile& tile : sets::base_c2.tiles) {
            options.tiles.push_back(turned(tile, rotation));
        }
        const auto other = make_setup<BaseGame>(options);
        REQUIRE(plain);
        REQUIRE(other);
        for (int i = 0; i < test::scaled(60); ++i) {
            Game<BaseGame> game(*plain, static_cast<std::uint64_t>(i));
            Game<BaseGame> twin(*other, static_cast<std::uint64_t>(i));
            while (!game.finished()) {
                REQUIRE(answers(game, rotation, {}) == answers(twin, Rotation::none, {}));
                const auto choices = game.choices();
                const Token token = testing::random_answer(
                    game, choices, i % 2 == 0 ? testing::RandomPolicy::uniform : testing::RandomPolicy::dense, random);
                game.describe(token, [&](const auto& action) {
                    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                        REQUIRE(twin.try_play(PlaceTile{turned(action.at, rotation), action.rotation}));
                    } else {
                        REQUIRE(twin.try_play(action));
                    }
                });
                game.play(token);
            }
            REQUIRE(twin.finished());
            for (std::size_t player = 0; player < 3; ++player) {
                const PlayerId id(static_cast<std::uint8_t>(player));
                REQUIRE(game.score(id) == twin.score(id));
            }
        }
    }
}

namespace {

Square moved(Square at, Square by) {
    return {static_cast<std::int16_t>(at.x + by.x), static_cast<std::int16_t>(at.y + by.y)};
}

/// The position as it would be with everything on the table moved by `by`.
Arrangement<BaseGame> arrangement_of(const Game<BaseGame>& game, Square by) {
    Arrangement<BaseGame> wanted;
    for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
        const PlacedTile& placed = game.placed(TileId::at(i));
        wanted.tiles.push_back({placed.kind(), moved(placed.at(), by), placed.rotation()});
    }
    game.each_figure_on_board([&](FigureId id) {
        const DeployedFigure& figure = game.figure(id);
        wanted.figures.push_back({figure.owner, figure.kind, moved(game.placed(game.tile_of(figure.segment)).at(), by),
                                  static_cast<std::uint8_t>(game.index_on_tile(figure.segment))});
    });
    for (std::size_t i = 0; i < game.players(); ++i) {
        wanted.scores[i] = game.score(PlayerId::at(i));
    }
    wanted.to_move = game.part().player;
    wanted.left.emplace();
    for (std::size_t i = 0; i < game.catalogue().size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        wanted.left->insert(wanted.left->end(), game.tiles_left(kind), kind);
    }
    return wanted;
}

void play_side_by_side(Game<BaseGame>& game, Game<BaseGame>& twin, Square by, Random& random) {
    while (!game.finished()) {
        REQUIRE(answers(game, Rotation::none, by) == answers(twin, Rotation::none, {}));
        const auto choices = game.choices();
        const Token token = testing::random_answer(game, choices, testing::RandomPolicy::dense, random);
        game.describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                REQUIRE(twin.try_play(PlaceTile{moved(action.at, by), action.rotation}));
            } else {
                REQUIRE(twin.try_play(action));
            }
        });
        game.play(token);
    }
    REQUIRE(twin.finished());
}

}  // namespace

TEST_CASE("no rule depends on where the start tile lies", "[BAS-01][BAS-04][BAS-13][BAS-17]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto setup = make_setup<BaseGame>(options);
    REQUIRE(setup);
    Random random(6, 6);
    for (int i = 0; i < test::scaled(60); ++i) {
        Game<BaseGame> game(*setup);
        const std::size_t tiles = 2 + random.below(50);
        while (!(game.asks<DrawStep>() && game.board().tile_count() >= tiles)) {
            const auto choices = game.choices();
            game.play(testing::random_answer(game, choices, testing::RandomPolicy::dense, random));
        }
        // Any tile but the first comes to lie where the game begins.
        const TileId other(static_cast<std::uint16_t>(1 + random.below(static_cast<std::uint32_t>(tiles) - 1)));
        const Square at = game.placed(other).at();
        const Square by{static_cast<std::int16_t>(-at.x), static_cast<std::int16_t>(-at.y)};
        auto twin = arrange(*setup, arrangement_of(game, by));
        REQUIRE(twin);
        play_side_by_side(game, *twin, by, random);
        for (std::size_t player = 0; player < 2; ++player) {
            const PlayerId id(static_cast<std::uint8_t>(player));
            REQUIRE(game.score(id) == twin->score(id));
            REQUIRE(game.supply(id) == twin->supply(id));
        }
    }
}
