#include "carcassonne/engine/action.hpp"

#include "catch.hpp"

#include <set>
#include <string_view>

using namespace carcassonne;

TEST_CASE("actions have different verbs", "[engine][action]") {
    const std::set<std::string_view> verbs{ChooseFirstPlayer::verb, DrawTile::verb, PlaceTile::verb, DeployFigure::verb,
                                           Pass::verb};
    CHECK(verbs.size() == 5);
}

TEST_CASE("actions are values", "[engine][action]") {
    CHECK(ChooseFirstPlayer{PlayerId(1)} == ChooseFirstPlayer{PlayerId(1)});
    CHECK(ChooseFirstPlayer{PlayerId(1)} != ChooseFirstPlayer{PlayerId(2)});
    CHECK(DrawTile{TileKind(1)} == DrawTile{TileKind(1)});
    CHECK(DrawTile{TileKind(1)} != DrawTile{TileKind(2)});
    CHECK(PlaceTile{{1, 2}, Rotation::half} == PlaceTile{{1, 2}, Rotation::half});
    CHECK(PlaceTile{{1, 2}, Rotation::half} != PlaceTile{{2, 1}, Rotation::half});
    CHECK(PlaceTile{{1, 2}, Rotation::half} != PlaceTile{{1, 2}, Rotation::none});
    CHECK(DeployFigure{meeple, 2} == DeployFigure{meeple, 2});
    CHECK(DeployFigure{meeple, 2} != DeployFigure{meeple, 1});
    CHECK(DeployFigure{meeple, 2} != DeployFigure{FigureKind(1), 2});
    CHECK(Pass{} == Pass{});
    CHECK(Spot{{1, 2}, 3} == Spot{{1, 2}, 3});
    CHECK(Spot{{1, 2}, 3} != Spot{{1, 2}, 4});
    CHECK(Spot{{1, 2}, 3} != Spot{{2, 2}, 3});
}

TEST_CASE("what is not said of an action is the usual", "[engine][action]") {
    CHECK(PlaceTile{{1, 2}} == PlaceTile{{1, 2}, Rotation::none});
    CHECK(DeployFigure{} == DeployFigure{meeple, 0});
    CHECK(Spot{{1, 2}} == Spot{{1, 2}, 0});
}
