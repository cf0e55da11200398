// What must hold in every position of every game, checked at every decision of random games.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/testing/invariants.hpp>
#include <carcassonne/testing/random_play.hpp>

#include <string>
#include <vector>

namespace {

using namespace carcassonne;

struct Listener {
    std::size_t discarded = 0;
    std::vector<int> points = std::vector<int>(player_capacity, 0);

    void operator()(const TileDiscarded&) { ++discarded; }
    void operator()(const PointsScored& event) {
        int sum = 0;
        for (const Term& term : event.breakdown) {
            sum += term.points();
        }
        points[event.player.index()] += sum;
    }
    template <class Event>
    void operator()(const Event&) {}
};

std::string joined(const testing::Faults& faults) {
    std::string text;
    for (const std::string& fault : faults) {
        text += fault + '\n';
    }
    return text;
}

/// Actions that are not offered are refused with the id of a rule and change nothing.
void refuse_what_is_not_offered(Game<BaseGame>& game, const Game<BaseGame>::Choices& choices, Random& random) {
    const Game<BaseGame> before = game;
    const auto refuse = [&](const auto& action) {
        const auto token = game.token(action);
        if (token) {
            REQUIRE(choices.contains(*token));
            return;
        }
        const auto played = game.try_play(action);
        REQUIRE_FALSE(played);
        REQUIRE(played.error().refusal.rule.substr(0, 4) == "BAS-");
        REQUIRE(game == before);
    };
    for (int i = 0; i < 6; ++i) {
        const auto coordinate = [&] { return static_cast<std::int16_t>(static_cast<int>(random.below(31)) - 15); };
        refuse(PlaceTile{{coordinate(), coordinate()}, static_cast<Rotation>(random.below(4))});
        refuse(DeployFigure{meeple, static_cast<std::uint8_t>(random.below(16))});
        refuse(DrawTile{TileKind(static_cast<std::uint16_t>(random.below(40)))});
    }
    refuse(DeployFigure{FigureKind(3), 0});
    refuse(ChooseFirstPlayer{PlayerId(0)});
    if (!game.asks<FigureStep>()) {
        refuse(Pass{});
    }
}

void play_and_check(const Setup<BaseGame>& setup, std::uint64_t seed, testing::RandomPolicy policy, Random& random) {
    Listener listener;
    Game<BaseGame>::Choices choices;
    Game<BaseGame> game(setup, seed, choices, listener);
    std::vector<Token> played;
    while (choices.count() != 0) {
        REQUIRE(joined(testing::check_invariants(game, listener.discarded)) == "");
        REQUIRE(joined(testing::check_offers(game, choices)) == "");
        refuse_what_is_not_offered(game, choices, random);
        played.push_back(testing::random_answer(game, choices, policy, random));
        Game<BaseGame> clone = game;
        game.play(played.back(), choices, listener);
        clone.play(played.back());
        REQUIRE(clone == game);
    }
    REQUIRE(joined(testing::check_invariants(game, listener.discarded)) == "");
    REQUIRE(game.tiles_left() == 0);
    for (std::size_t i = 0; i < setup.players(); ++i) {
        REQUIRE(game.score(PlayerId(static_cast<std::uint8_t>(i))) == listener.points[i]);
    }
    Game<BaseGame> again(setup, seed);
    for (const Token token : played) {
        again.play(token);
    }
    REQUIRE(again == game);
    REQUIRE(again.hash() == game.hash());
}

}  // namespace

TEST_CASE("invariants hold at every decision of random games", "[BAS-02][BAS-04][BAS-05][BAS-06][BAS-09]") {
    Random random(3, 3);
    for (std::size_t players = 2; players <= player_capacity; ++players) {
        for (const bool plays_forced : {true, false}) {
            Options<BaseGame> options;
            options.players = players;
            options.plays_forced = plays_forced;
            get<Base>(options.modules).first_player = players % 2 == 0 ? FirstPlayer::given : FirstPlayer::random;
            const auto setup = make_setup<BaseGame>(options);
            REQUIRE(setup);
            for (int i = 0; i < test::scaled(100); ++i) {
                INFO(players << " players, game " << i);
                play_and_check(*setup, static_cast<std::uint64_t>(i),
                               i % 2 == 0 ? testing::RandomPolicy::uniform : testing::RandomPolicy::dense, random);
            }
        }
    }
}
