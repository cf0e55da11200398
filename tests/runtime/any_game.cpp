#include "carcassonne/runtime/any_game.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_game.hpp"

#include "engine/tables.hpp"

#include <memory>
#include <string>

using namespace carcassonne;

namespace {

std::unique_ptr<AnyGame> game_of(std::string_view modules, std::uint64_t seed, std::size_t players = 2) {
    auto options = switches(modules);
    REQUIRE(options.has_value());
    options->players = players;
    auto game = any_game(*options, seed);
    REQUIRE(game.has_value());
    return *std::move(game);
}

}  // namespace

TEST_CASE("a game without templates goes as the game itself", "[runtime][any_game]") {
    Options<BaseGame> options;
    options.players = 4;
    const auto setup = test::make(options);
    Random random(17);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game<BaseGame> game(setup, seed);
        auto any = any_game_of(options, seed);
        REQUIRE(any.has_value());
        test::play_randomly(game, random, [&](const Game<BaseGame>& here, const auto& choices) {
            const DecisionView decision = (*any)->decision();
            REQUIRE(here.hash() == (*any)->hash());
            REQUIRE(decision.answers == choices.count());
            REQUIRE(decision.player == choices.player().index());
            REQUIRE(decision.step == RulesOf<BaseGame>::step_names[choices.step().index()]);
            // The same draw for both decides which answer is played.
            Random next = random;
            REQUIRE((*any)->play(next.below(choices.count())));
        });
        CHECK((*any)->finished());
        CHECK((*any)->hash() == game.hash());
        for (std::size_t i = 0; i < 4; ++i) {
            CHECK((*any)->score(i) == game.score(test::player(i)));
        }
    }
}

TEST_CASE("points come with their reasons", "[runtime][any_game]") {
    const auto game = game_of("base+farmers+inns_and_cathedrals+traders_and_builders", 5, 3);
    Random random(3);
    std::vector<int> points(3);
    while (!game->finished()) {
        REQUIRE(game->play(random.below(static_cast<std::uint32_t>(game->decision().answers))));
        for (const ScoreView& score : game->last_scores()) {
            int sum = 0;
            for (const TermView& term : score.terms) {
                sum += term.count * term.each;
            }
            CHECK(sum == score.points);
            points[score.player] += score.points;
        }
    }
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(points[i] == game->score(i));
    }
}

TEST_CASE("answers have words, and words find answers", "[runtime][any_game]") {
    const auto game = game_of("base+farmers+abbot+river+phantom", 8);
    Random random(4);
    bool returned = false;
    while (!game->finished()) {
        const std::size_t answers = game->decision().answers;
        for (std::size_t i = 0; i < answers; ++i) {
            REQUIRE(game->find_answer(game->answer_text(i)) == i);
            returned = returned || game->answer_text(i).rfind("return ", 0) == 0;
        }
        REQUIRE(game->find_answer("place 99 99 turned 0") == answers);
        REQUIRE(game->play(random.below(static_cast<std::uint32_t>(answers))));
    }
    CHECK(returned);
}

TEST_CASE("a number that is no answer changes nothing", "[runtime][any_game]") {
    const auto game = game_of("base", 1);
    const std::uint64_t hash = game->hash();
    const std::size_t answers = game->decision().answers;
    CHECK_FALSE(game->play(answers));
    CHECK(game->answer_text(answers).empty());
    CHECK(game->hash() == hash);
    while (!game->finished()) {
        game->play(0);
    }
    CHECK(game->decision().answers == 0);
    CHECK(game->decision().step.empty());
    CHECK_FALSE(game->play(0));
    CHECK(game->find_answer("pass") == 0);
}

TEST_CASE("a clone goes its own way", "[runtime][any_game]") {
    const auto game = game_of("base+farmers", 6);
    const auto clone = game->clone();
    CHECK(clone->hash() == game->hash());
    game->play(0);
    CHECK(clone->hash() != game->hash());
    clone->play(0);
    CHECK(clone->hash() == game->hash());
}

TEST_CASE("the table can be looked at", "[runtime][any_game]") {
    auto options = switches("base+farmers+abbot");
    REQUIRE(options.has_value());
    options->draws = Draws::by_caller;
    options->plays_forced = false;
    auto made = any_game(*options);
    REQUIRE(made.has_value());
    AnyGame& game = **made;
    const auto say = [&](std::string_view words) {
        INFO(words);
        REQUIRE(game.play(game.find_answer(words)));
    };
    CHECK(game.modules() == "base+farmers+abbot");
    CHECK(game.players() == 2);
    CHECK(game.decision().by_nature);
    CHECK(game.decision().step == "draw");
    say("draw BA/L");
    CHECK(game.decision().drawn == "BA/L");
    CHECK_FALSE(game.decision().by_nature);
    say("place 0 1 turned 0");
    CHECK(game.decision().drawn.empty());
    CHECK(game.decision().step == "figure");
    say("deploy abbot on monastery");
    CHECK(game.tiles_left() == 70);
    const auto tiles = game.tiles();
    REQUIRE(tiles.size() == 2);
    CHECK(tiles[0].id == "BA/RCr");
    CHECK(tiles[1].id == "BA/L");
    CHECK(tiles[1].at == test::at(0, 1));
    CHECK(tiles[1].degrees == 0);
    const auto figures = game.figures();
    REQUIRE(figures.size() == 1);
    CHECK(figures[0].player == 0);
    CHECK(figures[0].kind == "abbot");
    CHECK(figures[0].at == test::at(0, 1));
    CHECK(figures[0].place == "monastery");
    const auto supplies = game.supplies(0);
    REQUIRE(supplies.size() == 2);
    CHECK(supplies[0].kind == "meeple");
    CHECK(supplies[0].count == 7);
    CHECK(supplies[1].kind == "abbot");
    CHECK(supplies[1].count == 0);
    CHECK(game.supplies(2).empty());
    REQUIRE(game.track(0).size() == 1);
    CHECK(game.track(0)[0].figure == "score meeple");
    CHECK(game.track(0)[0].points == 0);
    CHECK(game.track(2).empty());
    CHECK(game.picture("RB").find('R') != std::string::npos);
    CHECK(game.picture("R") == game.picture());
    CHECK(game.score(0) == 0);
    CHECK(game.score(7) == 0);
    // The abbot may come back at once in the own next turn: 2 tiles are there, 3 with the tile of that turn.
    say("draw BA/RFr");
    say("place 1 0 turned 0");
    say("pass");
    say("draw BA/RFr");
    say("place -1 0 turned 0");
    say("return 0 1");
    REQUIRE(game.last_scores().size() == 1);
    // The monastery at (0, 1), the start tile to its north and the two roads at its northern corners.
    CHECK(game.last_scores()[0].points == 4);
    CHECK(game.last_scores()[0].feature == "monastery");
    CHECK(game.score(0) == 4);
    CHECK(game.figures().empty());
}

TEST_CASE("a second figure on the track is another module's", "[runtime][any_game][MSG-02]") {
    Random random(8);
    bool apart = false;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto game = game_of("base+farmers+messages", seed, 3);
        while (!game->finished()) {
            REQUIRE(game->play(random.below(static_cast<std::uint32_t>(game->decision().answers))));
            for (std::size_t i = 0; i < 3; ++i) {
                const auto track = game->track(i);
                REQUIRE(track.size() == 2);
                CHECK(track[1].figure == "messenger");
                CHECK(track[0].points + track[1].points == game->score(i));
                apart = apart || track[1].points != 0;
            }
        }
    }
    CHECK(apart);
}

TEST_CASE("options that are wrong begin no game", "[runtime][any_game]") {
    Options<StandardRules> options;
    options.players = 7;
    const auto game = any_game(options);
    REQUIRE_FALSE(game.has_value());
    CHECK(game.error().front() == wrong_player_count);
}
