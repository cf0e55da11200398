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

Position turned(Position at, Rotation rotation) {
    for (std::size_t i = 0; i < index(rotation); ++i) {
        at = {static_cast<std::int16_t>(-at.y), at.x};
    }
    return at;
}

/// All answers to a decision as numbers, placements turned by `rotation` and moved by `by`. Of the turns that look the
/// same only the terrain at the four sides is kept, since which of them is offered depends on the print.
using Answer = std::tuple<int, int, int, std::array<Terrain, 4>>;

std::vector<Answer> answers(const Game<BaseGame>& game, Rotation rotation, Position by) {
    std::vector<Answer> list;
    game.choices().each([&](Token token) {
        game.describe(token, [&](const auto& action) {
            using Action = std::remove_cvref_t<decltype(action)>;
            if constexpr (std::is_same_v<Action, PlaceTile>) {
                const Position at = turned(action.at, rotation);
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
