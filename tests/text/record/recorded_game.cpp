#include "carcassonne/text/record/recorded_game.hpp"

#include "carcassonne/text/record/parser.hpp"
#include "carcassonne/text/record/verifier.hpp"
#include "carcassonne/text/record/writer.hpp"

#include "text/small_game.hpp"

#include "catch.hpp"

#include <string>
#include <utility>
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

void play(RecordedGame<BaseGame>& game, std::string_view id, Square at, Rotation rotation, int segment = -1) {
    REQUIRE(game.try_play(DrawTile{game.game().catalogue().find(id)}));
    REQUIRE(game.try_play(PlaceTile{at, rotation}));
    if (segment < 0) {
        REQUIRE(game.try_play(Pass{}));
    } else {
        REQUIRE(game.try_play(DeployFigure{meeple, static_cast<std::uint8_t>(segment)}));
    }
}

RecordedAnswer drawn(std::string_view id) { return {{}, "draw " + std::string(id), {}}; }
ListCheck list_of(std::uint32_t count, std::string_view lines) {
    return {count, record_checksum<std::uint32_t>(lines)};
}

}  // namespace

TEST_CASE("a turn is written down with the answers that were legal", "[text][record]") {
    RecordedGame<BaseGame> game = asking_game();
    // The monastery fits only south of the start tile, turned or not; a monk or a farmer may be deployed.
    play(game, "BA/L", {0, 1}, Rotation::half, 0);
    REQUIRE(game.record().turns.size() == 1);
    const RecordedTurn& turn = game.record().turns[0];
    CHECK(turn.player == 0);
    REQUIRE(turn.answers.size() == 3);
    CHECK(turn.answers[0] == drawn("BA/L"));
    CHECK(turn.answers[1] == RecordedAnswer{0, "place 0 1 turned 0", list_of(1, "place 0 1 turned 0\n")});
    CHECK(turn.answers[2] ==
          RecordedAnswer{0, "deploy meeple on monastery",
                         list_of(3, "deploy meeple on field NL.NR.EL.ER.SL.SR.WL.WR\ndeploy meeple on monastery\n"
                                    "pass\n")});
    REQUIRE(turn.outcome);
    CHECK(turn.outcome->scores.empty());
    CHECK(turn.outcome->supplies == std::vector<RecordedSupply>{{"meeple", {6, 7}}});
    CHECK(turn.outcome->points == std::vector<int>{0, 0});
}

TEST_CASE("scores are written down with reason and place [BAS-11]", "[text][record][BAS-11]") {
    RecordedGame<BaseGame> game = asking_game(2, {"Ann", "Bob"});
    play(game, "BA/C", {0, -1}, Rotation::half, 0);
    const RecordedTurn& turn = game.record().turns[0];
    REQUIRE(turn.outcome);
    REQUIRE(turn.outcome->scores.size() == 1);
    CHECK(turn.outcome->scores[0] == RecordedScore{0, 4, "city S", {0, -1}, {{2, "tiles", 2}}});
    CHECK(score_text(turn.outcome->scores[0], game.record().head.players) == "Ann 4 for city S at 0 -1: 2 tiles x 2");
    CHECK(turn.outcome->points == std::vector<int>{4, 0});
    CHECK(turn_text(turn, 1, game.record().head.players) ==
          "  1. Ann [draw BA/C]; place 0 -1 turned 180; deploy meeple on city S\n"
          "     legal  " +
              test::small_legal(1) +
              "\n"
              "     score  Ann 4 for city S at 0 -1: 2 tiles x 2\n"
              "     supply meeple 7 7\n"
              "     points 4 0\n");
}

TEST_CASE("a game that is played by hand is the record that was written by hand", "[text][record]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.tiles = test::small_tiles();
    auto game = RecordedGame<BaseGame>::begin(options, 0, {"ann", "bob"});
    REQUIRE(game);
    game->set_name("small");
    play(*game, "BA/C", {0, -1}, Rotation::half, 0);
    play(*game, "BA/RFr", {1, 0}, Rotation::none, 0);
    play(*game, "BA/C", {0, 1}, Rotation::half, 0);
    CHECK(game->choices().empty());
    CHECK(write_record(game->record()) == test::small_record());
}

TEST_CASE("names that are missing are colours", "[text][record]") {
    CHECK(asking_game(3, {"Ann"}).record().head.players == std::vector<std::string>{"Ann", "blue", "yellow"});
    Options<BaseGame> options;
    const auto game = RecordedGame<BaseGame>::begin(options, 0, {"Ann", "a b"});
    REQUIRE_FALSE(game);
    REQUIRE(game.error().size() == 1);
    CHECK(game.error()[0] == name_is_no_word);
}

TEST_CASE("odd words are names that are read again", "[text][record]") {
    const std::vector<std::string> names{"final", "result", "7.", "a|b", "J\xc3\xb6rg", "at"};
    RecordedGame<BaseGame> game = asking_game(6, names);
    while (!game.game().finished()) {
        game.play(game.choices().nth(0));
    }
    const auto again = parse_record(write_record(game.record()));
    REQUIRE(again);
    CHECK(again->head.players == names);
    CHECK(*again == game.record());
    CHECK(verify_record<BaseGame>(*again).empty());
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
    CHECK(game.record_so_far().turns.empty());
    play(game, "BA/L", {0, 1}, Rotation::none);
    CHECK(game.record().turns.size() == 1);
}

TEST_CASE("a game goes on where it moves to", "[text][record]") {
    RecordedGame<BaseGame> game = asking_game();
    play(game, "BA/L", {0, 1}, Rotation::none);
    RecordedGame<BaseGame> moved = std::move(game);
    play(moved, "BA/C", {0, -1}, Rotation::half, 0);
    CHECK(moved.record().turns.size() == 2);
    REQUIRE(moved.record().turns[1].outcome);
    CHECK(moved.record().turns[1].outcome->points == std::vector<int>{0, 4});
}

TEST_CASE("a record of a game that goes on is written as far as it goes", "[text][record]") {
    CHECK(write_record(GameRecord{}).rfind("carcassonne record 2\n", 0) == 0);
    RecordedGame<BaseGame> game = asking_game();
    CHECK(end_text(game.record()).empty());
    play(game, "BA/L", {0, 1}, Rotation::half, 0);
    REQUIRE(game.try_play(DrawTile{game.game().catalogue().find("BA/C")}));
    const std::string text = write_record(game.record_so_far());
    CHECK(text.find("\n  1. red  [draw BA/L]; place 0 1 turned 0; deploy meeple on monastery\n") != text.npos);
    CHECK(text.find("\n     points 0 0\n  2. blue [draw BA/C]\n\nunfinished\n") != text.npos);
    CHECK(end_text(game.record()).empty());
    const auto read = parse_record(text);
    REQUIRE(read);
    CHECK(*read == game.record_so_far());
    CHECK(verify_record<BaseGame>(*read).empty());
}

TEST_CASE("who begins by chance is told before the first draw [BAS-21]", "[text][record][BAS-21]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.of<Base>().first_player = FirstPlayer::random;
    auto begun = RecordedGame<BaseGame>::begin(options);
    REQUIRE(begun);
    REQUIRE(begun->try_play(ChooseFirstPlayer{PlayerId(1)}));
    play(*begun, "BA/L", {0, 1}, Rotation::none);
    const std::string line = turn_text(begun->record().turns.at(0), 1, begun->record().head.players);
    CHECK(line.rfind("  1. blue [begin blue]; [draw BA/L]; place 0 1 turned 0; pass\n", 0) == 0);
}

TEST_CASE("one thing is one tile, one city or one pennant when it is spoken of", "[text][record]") {
    const std::vector<std::string> players{"red", "blue"};
    const RecordedScore small_city{1, 3, "city N", {2, -1}, {{1, "tiles", 1}, {1, "pennants", 2}}};
    CHECK(spoken_score_text(small_city, players) == "blue 3 for city N at 2 -1: 1 tile x 1 + 1 pennant x 2");
    CHECK(score_text(small_city, players) == "blue 3 for city N at 2 -1: 1 tiles x 1 + 1 pennants x 2");
    CHECK(spoken_score_text({0, 3, "field 2", {0, 0}, {{1, "cities", 3}}}, players) ==
          "red 3 for field 2 at 0 0: 1 city x 3");
    CHECK(spoken_score_text({0, 6, "field 2", {0, 0}, {{2, "cities", 3}, {0, "tiles", 1}}}, players) ==
          "red 6 for field 2 at 0 0: 2 cities x 3 + 0 tiles x 1");
}
