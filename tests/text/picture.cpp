#include "carcassonne/text/picture.hpp"

#include "carcassonne/carcassonne.hpp"

#include "catch.hpp"

#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

Setup<BaseGame> asking_setup() {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    auto setup = make_setup<BaseGame>(options);
    REQUIRE(setup);
    return *std::move(setup);
}

/// Draws a tile, places it and deploys a meeple on one of its segments.
void play(Game<BaseGame>& game, std::string_view id, Square at, Rotation rotation, int segment = -1) {
    REQUIRE(game.try_play(DrawTile{game.catalogue().find(id)}));
    REQUIRE(game.try_play(PlaceTile{at, rotation}));
    if (segment < 0) {
        REQUIRE(game.try_play(Pass{}));
    } else {
        REQUIRE(game.try_play(DeployFigure{meeple, static_cast<std::uint8_t>(segment)}));
    }
}

/// Red on a road in the west and on a field in the east, blue in a city in the north and in a monastery.
void play_four_turns(Game<BaseGame>& game) {
    play(game, "BA/RFr", {-1, 0}, Rotation::none, 0);
    play(game, "BA/CFC.2", {0, -1}, Rotation::none, 0);
    play(game, "BA/RRR", {1, 0}, Rotation::none, 3);
    play(game, "BA/L", {-1, 1}, Rotation::none, 0);
}

}  // namespace

TEST_CASE("the table before the first turn", "[text][picture]") {
    const auto setup = asking_setup();
    const Game<BaseGame> game(setup);
    CHECK(area_of(game) == Area{{0, 0}, {0, 0}});
    CHECK(picture(game) == "         0\n"
                           "\n"
                           "       .###.\n"
                           "    0  -----\n"
                           "       .....\n");
}

TEST_CASE("tiles lie at their coordinates and meeples on their segments", "[text][picture]") {
    const auto setup = asking_setup();
    Game<BaseGame> game(setup);
    play_four_turns(game);
    CHECK(area_of(game) == Area{{-1, -1}, {1, 1}});
    CHECK(picture(game, "RB") == "         -1    0     1\n"
                                 "\n"
                                 "             .#B#.\n"
                                 "   -1        .....\n"
                                 "             .###.\n"
                                 "       ..... .###. ..R..\n"
                                 "    0  --R-- ----- --o--\n"
                                 "       ..... ..... ..|..\n"
                                 "       .....\n"
                                 "    1  ..B..\n"
                                 "       .....\n");
}

TEST_CASE("players are numbers unless they get other signs", "[text][picture]") {
    const auto setup = asking_setup();
    Game<BaseGame> game(setup);
    play_four_turns(game);
    CHECK(picture(game).find("--1--") != std::string::npos);
    CHECK(picture(game).find("..2..") != std::string::npos);
    CHECK(picture(game, "R").find("..?..") != std::string::npos);
}

TEST_CASE("a part of the table is drawn alone", "[text][picture]") {
    const auto setup = asking_setup();
    Game<BaseGame> game(setup);
    play_four_turns(game);
    CHECK(picture(game, Area{{0, 0}, {0, 1}}) == "         0\n"
                                                 "\n"
                                                 "       .###.\n"
                                                 "    0  -----\n"
                                                 "       .....\n"
                                                 "\n"
                                                 "    1\n"
                                                 "\n");
    CHECK(picture(game, Area{{-120, 98}, {-119, 98}}) == "        -120  -119\n"
                                                         "\n"
                                                         "\n"
                                                         "   98\n"
                                                         "\n");
    CHECK(picture(game, Area{{1, 0}, {0, 0}}).empty());
    CHECK(picture(game, Area{{0, 1}, {0, 0}}).empty());
}

TEST_CASE("notes are written in the middle of a row of a square", "[text][picture]") {
    const auto setup = asking_setup();
    const Game<BaseGame> game(setup);
    const std::vector<SquareNote> notes{{{1, 0}, 1, "12"},       {{1, 0}, 2, "abcd"}, {{-1, 0}, 0, "1"},
                                        {{-1, 0}, 2, "toolong"}, {{0, 1}, 1, "out"},  {{1, 0}, 3, "no row"}};
    CHECK(picture(game, Area{{-1, 0}, {1, 0}}, "RB", notes) == "         -1    0     1\n"
                                                               "\n"
                                                               "         1   .###.\n"
                                                               "    0        -----   12\n"
                                                               "       toolo .....  abcd\n");
}

TEST_CASE("the layout says where the letters of a square stand", "[text][picture]") {
    const PictureLayout layout(Area{{-1, 2}, {1, 3}});
    CHECK(layout.column_of(-1) == 7);
    CHECK(layout.column_of(1) == 19);
    CHECK(layout.line_of(2) == 2);
    CHECK(layout.line_of(3) == 5);
    CHECK(layout.lines() == 8);
    CHECK(layout.columns() == 25);
    CHECK(layout.holds({1, 3}));
    CHECK_FALSE(layout.holds({2, 3}));
    CHECK_FALSE(layout.holds({1, 1}));
    CHECK(PictureLayout(Area{{1, 0}, {0, 0}}).lines() == 0);
}

TEST_CASE("a meeple that goes home leaves the picture", "[text][picture]") {
    const auto setup = asking_setup();
    Game<BaseGame> game(setup);
    play(game, "BA/RFr", {-1, 0}, Rotation::none, 0);
    CHECK(picture(game).find("--1--") != std::string::npos);
    play(game, "BA/RRR", {1, 0}, Rotation::none);
    play(game, "BA/RRR", {-2, 0}, Rotation::none);
    const std::string after = picture(game);
    CHECK(after.find("--1") == std::string::npos);
    CHECK(after.find("--o-- ----- ----- --o--") != std::string::npos);
}
