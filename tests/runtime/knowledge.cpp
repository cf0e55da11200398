#include "carcassonne/runtime/knowledge.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

/// A start tile with a road, four curves and one straight road, placed without anything to decide about it.
constexpr std::string_view five_tiles = "M start: road E.W; field N.EL.WR; field S.ER.WL\n"
                                        "C count=4: road S.W; field N.E.SL.WR; field SR.WL\n"
                                        "S count=1: road E.W; field N.EL.WR; field S.ER.WL\n";

Setup<BaseGame> five_tile_setup(Draws draws, std::vector<std::string_view> script = {}) {
    Options<BaseGame> options;
    options.draws = draws;
    options.script = std::move(script);
    options.plays_forced = false;
    options.tiles = test::tiles_of(five_tiles);
    return test::make(options);
}

Setup<StandardRules> everything_setup(Draws draws) {
    auto options = switches("base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+"
                            "porxada+ghosts");
    REQUIRE(options.has_value());
    options->draws = draws;
    return test::make(*options);
}

/// The tiles that come until the end, if everybody gives the first answer there is.
template <class Rules>
std::vector<std::size_t> tiles_to_come(Game<Rules> game) {
    std::vector<std::size_t> tiles;
    auto listener = [&](const TileDrawn& drawn) { tiles.push_back(drawn.kind.index()); };
    auto choices = game.choices();
    while (!choices.empty()) {
        game.play(choices.nth(0), choices, listener);
    }
    return tiles;
}

template <class Rules>
std::vector<Token> answers_of(const Game<Rules>& game) {
    std::vector<Token> answers;
    game.legal_actions(std::back_inserter(answers));
    return answers;
}

/// Two games at each moment of a random game: they look the same, and what is asked is the same.
template <class Rules>
void check_looks(const Setup<Rules>& setup, std::uint64_t seed) {
    Random random(seed);
    Game<Rules> game(setup, seed);
    bool same = true;
    test::play_randomly(game, random, [&](const Game<Rules>& here, const auto&) {
        const Game<Rules> other = determinise(here, random.next());
        same = same && same_to_players(here, other) && same_to_players(other, here);
        same = same && !(other.state().random == here.state().random) && answers_of(other) == answers_of(here);
        // A view shows no more than that, and games that can be told apart have other views.
        const PlayerView<Rules> seen = view(here, PlayerId(1));
        same = same && seen == view(other, PlayerId(1)) && !(seen == view(here, PlayerId(0))) &&
               !(seen.table().state().random == here.state().random) && answers_of(seen.table()) == answers_of(here) &&
               same_to_players(seen.determinise(5), here) && seen.determinise(5) == seen.determinise(5);
        if (!here.finished()) {
            Game<Rules> later = here;
            later.play(later.choices().nth(0));
            same = same && !(view(later, PlayerId(1)) == seen);
        }
    });
    CHECK(same);
    // At the end there is nothing left to be different.
    CHECK(same_to_players(game, determinise(game, 1)));
    CHECK(determinise(game, 1).finished());
}

}  // namespace

TEST_CASE("a game with another future looks the same to players", "[runtime][knowledge]") {
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(5)); ++seed) {
        check_looks(test::make(Options<BaseGame>{}), seed);
        check_looks(everything_setup(Draws::from_seed), seed);
        check_looks(everything_setup(Draws::by_caller), seed);
    }
}

TEST_CASE("a seed gives one future, which is not that of the game with this seed", "[runtime][knowledge]") {
    const auto setup = test::make(Options<BaseGame>{});
    const auto caller_setup = five_tile_setup(Draws::by_caller);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        // Also where the game has not yet used its chance.
        const Game<BaseGame> begun(caller_setup, seed);
        CHECK_FALSE(determinise(begun, seed).state().random == begun.state().random);
        const Game<BaseGame> game(setup, seed);
        const auto own = tiles_to_come(game);
        CHECK(tiles_to_come(determinise(game, seed)) != own);
        CHECK(tiles_to_come(determinise(game, seed)) == tiles_to_come(determinise(game, seed)));
        CHECK(tiles_to_come(determinise(game, seed)) != tiles_to_come(determinise(game, seed + 1)));
        // The game itself goes on as if nothing had been asked.
        CHECK(tiles_to_come(game) == own);
        CHECK(determinise(game, 3) == determinise(determinise(game, 4), 3));
    }
}

TEST_CASE("the next tile is as likely as it has copies left", "[runtime][knowledge]") {
    const auto setup = five_tile_setup(Draws::from_seed);
    const TileKind curve = test::kind(setup, "C");
    std::uint64_t seed = 0;
    while (Game<BaseGame>(setup, seed).part().drawn != curve) {
        ++seed;
    }
    Game<BaseGame> game(setup, seed);
    game.play(game.choices().nth(0));
    // Three curves and a straight road are left: of 1600 futures 400 begin with the straight road, give or take five
    // times the square root of 1600 x 1/4 x 3/4, which is 17.
    const TileKind straight = test::kind(setup, "S");
    REQUIRE(game.tiles_left(curve) == 3);
    REQUIRE(game.tiles_left(straight) == 1);
    int straights = 0;
    for (std::uint64_t i = 0; i < 1600; ++i) {
        Game<BaseGame> other = determinise(game, i);
        test::play(other, Pass{});
        straights += static_cast<int>(other.part().drawn == straight);
    }
    CHECK(straights > 400 - 87);
    CHECK(straights < 400 + 87);
}

TEST_CASE("a script is not told", "[runtime][knowledge]") {
    const auto one = five_tile_setup(Draws::from_script, {"C", "S", "C"});
    const auto two = five_tile_setup(Draws::from_script, {"C", "C", "C", "S", "C"});
    Game<BaseGame> game(one);
    const Game<BaseGame> other(two);
    Game<BaseGame> imagined = determinise(game, 6);
    CHECK(same_to_players(game, imagined));

    // The game itself goes on with the script; the other one asks, and both kinds are possible.
    const auto play_turn = [](Game<BaseGame>& some) {
        some.play(some.choices().nth(0));
        test::play(some, Pass{});
    };
    play_turn(game);
    CHECK(game.asks<PlaceStep>());
    CHECK(game.part().drawn == test::kind(one, "S"));
    play_turn(imagined);
    CHECK(imagined.asks<DrawStep>());
    CHECK(imagined.choices().player() == nature);
    CHECK(imagined.choices().count() == 2);
    CHECK_FALSE(same_to_players(game, imagined));
    test::play(imagined, DrawTile{test::kind(one, "C")});
    play_turn(imagined);
    CHECK(imagined.asks<DrawStep>());

    // Drawn by hand, the same tile makes the two look the same again, though one is past its script.
    Game<BaseGame> again = determinise(Game<BaseGame>(one), 6);
    play_turn(again);
    test::play(again, DrawTile{test::kind(one, "S")});
    CHECK(same_to_players(game, again));
    CHECK(same_to_players(again, game));

    // Nothing of it depends on what the script would bring.
    Game<BaseGame> imagined_of_two = determinise(other, 6);
    play_turn(imagined_of_two);
    CHECK(imagined_of_two.asks<DrawStep>());
    CHECK(imagined_of_two.choices().count() == 2);

    // A script that is used up already changes nothing.
    Game<BaseGame> late(one);
    for (int turn = 0; turn < 3; ++turn) {
        play_turn(late);
    }
    REQUIRE(late.asks<DrawStep>());
    CHECK(determinise(late, 1).asks<DrawStep>());
    CHECK(determinise(late, 1).state().draws == late.state().draws);
}

TEST_CASE("where the caller draws, the caller goes on to draw", "[runtime][knowledge]") {
    const auto setup = five_tile_setup(Draws::by_caller);
    Game<BaseGame> game(setup);
    Game<BaseGame> other = determinise(game, 2);
    CHECK(other.asks<DrawStep>());
    test::play(game, DrawTile{test::kind(setup, "S")});
    CHECK_FALSE(same_to_players(game, other));
    test::play(other, DrawTile{test::kind(setup, "S")});
    CHECK(same_to_players(game, other));
}

TEST_CASE("games that players can tell apart are not the same to them", "[runtime][knowledge]") {
    const auto setup = five_tile_setup(Draws::by_caller);
    const auto same_rules = five_tile_setup(Draws::by_caller);
    Game<BaseGame> game(setup, 1);
    CHECK(same_to_players(game, Game<BaseGame>(setup, 2)));
    CHECK_FALSE(same_to_players(game, Game<BaseGame>(same_rules, 1)));
    test::play(game, DrawTile{test::kind(setup, "C")});
    Game<BaseGame> other = game;
    game.play(game.choices().nth(0));
    other.play(other.choices().nth(1));
    CHECK_FALSE(same_to_players(game, other));
    other = game;
    test::play(game, Pass{});
    test::play(other, test::deploy(0));
    CHECK_FALSE(same_to_players(game, other));
}

TEST_CASE("messages that nobody has seen come in another order", "[runtime][knowledge][MSG-16]") {
    const auto setup = everything_setup(Draws::from_seed);
    Random random(8);
    Game<StandardRules> game(setup, 8);
    std::set<std::string> seen;
    auto choices = game.choices();
    while (!choices.empty() && seen.empty()) {
        const Token answer = choices.nth(random.below(choices.count()));
        std::string drawn;
        const auto play = [&](Game<StandardRules> some) {
            drawn.clear();
            auto listener = [&](const MessageDrawn& message) {
                drawn = drawn.empty() ? message.message.word() : drawn;
            };
            typename Game<StandardRules>::Choices next;
            some.play(answer, next, listener);
        };
        play(game);
        if (!drawn.empty()) {
            for (std::uint64_t seed = 0; seed < 200; ++seed) {
                play(determinise(game, seed));
                seen.insert(drawn);
            }
        }
        game.play(answer, choices);
    }
    // It is the first message of the game, so each of the eight can be it: that one is missing in 200 futures happens
    // once in 10^10 times.
    CHECK(seen.size() == 8);
}

TEST_CASE("a view does not show what a script will draw", "[runtime][knowledge]") {
    const Setup<BaseGame> setup = five_tile_setup(Draws::from_script, {"C", "S", "C", "C", "C"});
    const Game<BaseGame> game(setup);
    const PlayerView<BaseGame> seen = view(game, PlayerId(0));
    CHECK(seen.player() == PlayerId(0));
    Game<BaseGame> played = game;
    Game<BaseGame> imagined = seen.table();
    REQUIRE(played.asks<PlaceStep>());
    const Token place = played.choices().nth(0);
    played.play(place);
    imagined.play(place);
    played.play(played.choices().nth(0));
    imagined.play(imagined.choices().nth(0));
    // The script draws the straight road now; a view asks for it.
    CHECK(played.asks<PlaceStep>());
    CHECK(imagined.asks<DrawStep>());
}
