#include "carcassonne/text/recorded_game.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/text/record_writer.hpp"

#include "catch.hpp"

#include <string>
#include <vector>

using namespace carcassonne;

namespace {

/// A game whose draws come from the test.
RecordedGame<BaseGame> asking_game(std::size_t players = 2, std::vector<std::string> names = {}) {
    Options<BaseGame> options;
    options.players = players;
    options.draws = Draws::by_caller;
    auto game = RecordedGame<BaseGame>::begin(options, 0, std::move(names));
    REQUIRE(game);
    return *std::move(game);
}

void play(RecordedGame<BaseGame>& game, std::string_view id, Position at, Rotation rotation, int segment = -1) {
    REQUIRE(game.try_play(DrawTile{game.game().catalogue().find(id)}));
    REQUIRE(game.try_play(PlaceTile{at, rotation}));
    if (segment < 0) {
        REQUIRE(game.try_play(Pass{}));
    } else {
        REQUIRE(game.try_play(DeployFigure{meeple, static_cast<std::uint8_t>(segment)}));
    }
}

}  // namespace

TEST_CASE("a turn is written down with the lists of what was legal", "[text][record]") {
    RecordedGame<BaseGame> game = asking_game();
    // The monastery fits only south of the start tile, turned or not; a monk or a farmer may be deployed.
    play(game, "BA/L", {0, 1}, Rotation::half, 0);
    REQUIRE(game.record().turns.size() == 1);
    const RecordedTurn& turn = game.record().turns[0];
    CHECK(turn.player == 0);
    CHECK(turn.tile == "BA/L");
    CHECK(turn.at == Position{0, 1});
    CHECK(turn.rotation == Rotation::none);
    CHECK(turn.figure == "meeple");
    CHECK(turn.place == "monastery");
    CHECK(turn.placements == ListCheck{1, record_checksum<std::uint32_t>("0 1 0\n")});
    CHECK(turn.deployments == ListCheck{2, record_checksum<std::uint32_t>(
                                               "meeple on field NL.NR.EL.ER.SL.SR.WL.WR\nmeeple on monastery\n")});
    CHECK(turn.scores.empty());
    CHECK(turn.supplies == std::vector<RecordedSupply>{{"meeple", {6, 7}}});
    CHECK(turn.points == std::vector<int>{0, 0});
}

TEST_CASE("placements are listed by square and rotation", "[text][record]") {
    RecordedGame<BaseGame> game = asking_game();
    // The city closes that of the start tile from the north; its three fields fit south of it.
    play(game, "BA/C", {0, -1}, Rotation::half);
    CHECK(game.record().turns[0].placements ==
          ListCheck{4, record_checksum<std::uint32_t>("0 -1 180\n0 1 90\n0 1 180\n0 1 270\n")});
    CHECK(game.record().turns[0].figure.empty());
    CHECK(game.record().turns[0].place.empty());
}

TEST_CASE("scores are written down with reason and place [BAS-11]", "[text][record][BAS-11]") {
    RecordedGame<BaseGame> game = asking_game(2, {"Ann", "Bob"});
    play(game, "BA/C", {0, -1}, Rotation::half, 0);
    const RecordedTurn& turn = game.record().turns[0];
    REQUIRE(turn.scores.size() == 1);
    CHECK(turn.scores[0] == RecordedScore{0, 4, "city S", {0, -1}, {{2, "tiles", 2}}});
    CHECK(score_text(turn.scores[0], game.record().players) == "Ann 4 for city S at 0 -1: 2 tiles x 2");
    CHECK(turn.supplies == std::vector<RecordedSupply>{{"meeple", {7, 7}}});
    CHECK(turn.points == std::vector<int>{4, 0});
    CHECK(turn_text(turn, 1, game.record().players).rfind("  1. Ann BA/C at 0 -1 turned 180, meeple on city S ", 0) ==
          0);
}

TEST_CASE("a feature is named by the first tile on which the player stands", "[text][record]") {
    RecordedGame<BaseGame> game = asking_game();
    // Red stands on the road that leaves the start tile to the east and on one that blue joins with it in the west.
    play(game, "BA/RRR", {1, 0}, Rotation::none, 2);
    play(game, "BA/L", {0, 1}, Rotation::none);
    play(game, "BA/Rr", {-1, 1}, Rotation::quarter, 0);
    play(game, "BA/Rr", {-1, 0}, Rotation::three_quarters);
    CHECK(game.record().turns.back().supplies == std::vector<RecordedSupply>{{"meeple", {5, 7}}});
    play(game, "BA/RRR", {-2, 1}, Rotation::none);
    const RecordedTurn& turn = game.record().turns.back();
    CHECK(turn.scores == std::vector<RecordedScore>{{0, 5, "road W", {1, 0}, {{5, "tiles", 1}}}});
    CHECK(turn.supplies == std::vector<RecordedSupply>{{"meeple", {7, 7}}});
}

TEST_CASE("players have colours unless they have names", "[text][record]") {
    CHECK(asking_game(6).record().players ==
          std::vector<std::string>{"red", "blue", "yellow", "green", "black", "pink"});
    CHECK(asking_game(3, {"Ann"}).record().players == std::vector<std::string>{"Ann", "blue", "yellow"});
}

TEST_CASE("a game with wrong options does not begin", "[text][record]") {
    Options<BaseGame> options;
    options.players = 7;
    const auto game = RecordedGame<BaseGame>::begin(options);
    REQUIRE_FALSE(game);
    CHECK(game.error().at(0) == wrong_player_count);
}

TEST_CASE("what is not legal is refused and not written down", "[text][record]") {
    RecordedGame<BaseGame> game = asking_game();
    const auto refused = game.try_play(PlaceTile{{0, 1}, Rotation::none});
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == not_the_time);
    play(game, "BA/L", {0, 1}, Rotation::none);
    CHECK(game.record().turns.size() == 1);
}
