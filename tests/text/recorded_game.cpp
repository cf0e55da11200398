#include "carcassonne/text/recorded_game.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/modules/abbot.hpp"
#include "carcassonne/text/record_parser.hpp"
#include "carcassonne/text/record_verifier.hpp"
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
    CHECK(asking_game(3, {"", "Bob", ""}).record().players == std::vector<std::string>{"red", "Bob", "yellow"});
    CHECK(asking_game(2, {"Ann", "Bob", "Cid"}).record().players == std::vector<std::string>{"Ann", "Bob"});
}

TEST_CASE("a colour that is somebody's name is nobody else's", "[text][record]") {
    CHECK(asking_game(2, {"blue"}).record().players == std::vector<std::string>{"blue", "red"});
    CHECK(asking_game(3, {"", "", "red"}).record().players == std::vector<std::string>{"blue", "yellow", "red"});
    CHECK(asking_game(6, {"pink", "", "", "blue", "", ""}).record().players ==
          std::vector<std::string>{"pink", "red", "yellow", "blue", "black", "green"});
}

TEST_CASE("a name that cannot be read again is refused", "[text][record]") {
    Options<BaseGame> options;
    for (const std::string_view name : {"Ann Lee", " Ann", "Ann ", "Ann\t", "Ann\n", "Ann\r", "A:n", "A;n", "A,n",
                                        "A=n", "[Ann", "Ann]", "#1", "Ann#", " ", "|"}) {
        INFO("'" << name << "'");
        const auto game = RecordedGame<BaseGame>::begin(options, 0, {"Bob", std::string(name)});
        REQUIRE_FALSE(game);
        REQUIRE(game.error().size() == 1);
        CHECK(game.error()[0] == name_is_no_word);
    }
    const auto game = RecordedGame<BaseGame>::begin(options, 0, {"Ann", "Ann"});
    REQUIRE_FALSE(game);
    REQUIRE(game.error().size() == 1);
    CHECK(game.error()[0] == repeated_name);
}

TEST_CASE("odd words are names that are read again", "[text][record]") {
    const std::vector<std::string> names{"final", "result", "7.", "a|b", "J\xc3\xb6rg", "at"};
    RecordedGame<BaseGame> game = asking_game(6, names);
    while (!game.game().finished()) {
        game.play(game.choices().nth(0));
    }
    const auto again = parse_record(write_record(game.record()));
    REQUIRE(again);
    CHECK(again->players == names);
    CHECK(*again == game.record());
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

TEST_CASE("a record of a game that goes on is written as far as it goes", "[text][record]") {
    CHECK(write_record(GameRecord{}).rfind("carcassonne record 1\n", 0) == 0);
    RecordedGame<BaseGame> game = asking_game();
    const auto refused = [&](std::uint32_t line) {
        const auto read = parse_record(write_record(game.record()));
        REQUIRE_FALSE(read);
        CHECK(read.error().line == line);
        CHECK(read.error().expected == "a turn, `final` or `result`");
    };
    // The first line, five tags and an empty line between them and the turns; an empty line after the turns.
    CHECK(end_text(game.record()).empty());
    refused(9);
    play(game, "BA/L", {0, 1}, Rotation::half, 0);
    CHECK(write_record(game.record()).find("\n  1. red  BA/L at 0 1 turned 0, meeple on monastery ") !=
          std::string::npos);
    CHECK(end_text(game.record()).empty());
    refused(10);
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

TEST_CASE("games that a record cannot tell are refused", "[text][recorded_game]") {
    struct Abbots : Ruleset<Base, Optional<Farmers>, Optional<Abbot>> {};
    Options<Abbots> options;
    options.enable<Abbot>();
    const auto refused = RecordedGame<Abbots>::begin(options);
    REQUIRE_FALSE(refused);
    REQUIRE(refused.error().size() == 1);
    CHECK(refused.error()[0] == record_cannot_tell);
    // A module that is off is not there.
    options.enable<Abbot>(false);
    options.enable<Farmers>();
    auto begun = RecordedGame<Abbots>::begin(options, 5);
    REQUIRE(begun);
    Random random(6);
    while (begun->choices().count() != 0) {
        begun->play(begun->choices().nth(random.below(begun->choices().count())));
    }
    CHECK(begun->record().rules == "base+farmers");
    CHECK(verify_record<Abbots>(begun->record()).empty());
    CHECK(verify_record<BaseGame>(begun->record()).empty());
}
