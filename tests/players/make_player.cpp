#include "carcassonne/players/make_player.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/runtime/standard_rules.hpp"

#include "engine/tables.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

using namespace carcassonne;
using players::make_player;
using players::Player;

namespace {

template <class Rules>
std::unique_ptr<Player<Rules>> player_of(std::string_view text, std::uint64_t seed) {
    const auto spec = players::parse_player(text);
    REQUIRE(spec.has_value());
    auto player = make_player<Rules>(*spec);
    player->begin(seed);
    return player;
}

/// The first answers of a game among players of one kind; each must be one of the choices.
template <class Rules>
std::vector<std::uint64_t> course(const Setup<Rules>& setup, std::string_view text, int decisions,
                                  std::uint64_t seed = 5) {
    std::vector<std::unique_ptr<Player<Rules>>> seats;
    for (std::size_t i = 0; i < setup.players(); ++i) {
        seats.push_back(player_of<Rules>(text, seed + i));
    }
    std::vector<std::uint64_t> states;
    Game<Rules> game(setup, 11);
    auto choices = game.choices();
    Random chance(1);
    for (int i = 0; i < decisions && !choices.empty(); ++i) {
        const Token token = choices.player() == nature ? players::chance_answer(game, choices, chance)
                                                       : seats[choices.player().index()]->answer(game, choices);
        REQUIRE(choices.contains(token));
        game.play(token, choices);
        states.push_back(game.hash());
    }
    return states;
}

template <class Rules>
int lead_of_first(const Setup<Rules>& setup, std::string_view first, std::string_view second, std::uint64_t seed) {
    const std::unique_ptr<Player<Rules>> seats[] = {player_of<Rules>(first, seed), player_of<Rules>(second, seed + 1)};
    Game<Rules> game(setup, seed);
    auto choices = game.choices();
    while (!choices.empty()) {
        game.play(seats[choices.player().index()]->answer(game, choices), choices);
    }
    return game.score(PlayerId(0)) - game.score(PlayerId(1));
}

Setup<StandardRules> everything(Draws draws) {
    auto options = switches("base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+"
                            "porxada+ghosts");
    REQUIRE(options.has_value());
    options->draws = draws;
    options->players = 3;
    return test::make(*options);
}

}  // namespace

TEST_CASE("Every player gives legal answers, the same for the same seed", "[players]") {
    const auto base = test::make(Options<BaseGame>{});
    for (const char* const text : {"random", "greedy", "mcts:3", "mcts:3+none", "mcts:3+random", "mcts:2+2threads"}) {
        INFO(text);
        const auto states = course(base, text, 12);
        CHECK(states == course(base, text, 12));
        CHECK(states.size() == 12);
    }
    CHECK(course(base, "random", 12) != course(base, "random", 12, 6));
}

TEST_CASE("Players play whatever modules there are, to the end", "[players]") {
    CHECK(course(test::make(Options<MissionRules>{}), "greedy", 40).size() == 40);
    CHECK(course(everything(Draws::from_seed), "random", 10000).size() > 200);
    CHECK(course(everything(Draws::from_seed), "greedy", 25).size() == 25);
    CHECK(course(everything(Draws::from_seed), "mcts:1", 6).size() == 6);
}

TEST_CASE("Players think ahead where the caller draws", "[players]") {
    CHECK(course(everything(Draws::by_caller), "greedy", 12).size() == 12);
    CHECK(course(everything(Draws::by_caller), "mcts:2", 6).size() == 6);
}

TEST_CASE("A player with a budget of time answers, too", "[players]") {
    CHECK(course(test::make(Options<BaseGame>{}), "mcts:5ms", 4).size() == 4);
}

TEST_CASE("No player can see what chance will bring", "[players]") {
    const auto setup = test::make(Options<BaseGame>{});
    Game<BaseGame> game(setup, 8);
    Random dice(8);
    for (int i = 0; i < 30; ++i) {
        game.play(game.choices().nth(dice.below(game.choices().count())));
    }
    while (!game.asks<PlaceStep>()) {
        game.play(game.choices().nth(0));
    }
    const auto choices = game.choices();
    for (const char* const text : {"greedy", "mcts:3"}) {
        const Token answer = player_of<BaseGame>(text, 4)->answer(game, choices);
        for (std::uint64_t future = 0; future < 5; ++future) {
            CHECK(player_of<BaseGame>(text, 4)->answer(determinise(game, future), choices) == answer);
        }
    }
}

TEST_CASE("The greedy player beats one who plays at random", "[players]") {
    const auto base = test::make(Options<BaseGame>{});
    CHECK(lead_of_first(base, "greedy", "random", 1) > 20);
    CHECK(lead_of_first(base, "random", "greedy", 2) < -20);
    CHECK(lead_of_first(test::make(Options<MissionRules>{}), "greedy", "random", 3) > 20);
}
