// What must hold in every position of every game, checked at every decision of random games.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
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
template <class Rules>
void refuse_what_is_not_offered(Game<Rules>& game, const typename Game<Rules>::Choices& choices, Random& random) {
    const Game<Rules> before = game;
    const auto refuse = [&](const auto& action) {
        const auto token = game.token(action);
        if (token) {
            REQUIRE(choices.contains(*token));
            return;
        }
        const auto played = game.try_play(action);
        REQUIRE_FALSE(played);
        REQUIRE(played.error().refusal.rule.substr(3, 1) == "-");
        REQUIRE(game == before);
    };
    for (int i = 0; i < 6; ++i) {
        const auto coordinate = [&] { return static_cast<std::int16_t>(static_cast<int>(random.below(31)) - 15); };
        refuse(PlaceTile{{coordinate(), coordinate()}, static_cast<Rotation>(random.below(4))});
        refuse(DeployFigure{FigureKind::at(random.below(RulesOf<Rules>::figure_kind_count + 1)),
                            static_cast<std::uint8_t>(random.below(16))});
        refuse(DrawTile{TileKind::at(random.below(40))});
    }
    refuse(DeployFigure{FigureKind(13), 0});
    refuse(ChooseFirstPlayer{PlayerId(0)});
    if (game.deploys() == FigureTurn::none) {
        refuse(Pass{});
    }
}

template <class Rules>
void play_and_check(const Setup<Rules>& setup, std::uint64_t seed, testing::RandomPolicy policy, Random& random) {
    Listener listener;
    typename Game<Rules>::Choices choices;
    Game<Rules> game(setup, seed, choices, listener);
    std::vector<Token> played;
    while (choices.count() != 0) {
        REQUIRE(joined(testing::check_invariants(game, listener.discarded)) == "");
        REQUIRE(joined(testing::check_offers(game, choices)) == "");
        refuse_what_is_not_offered(game, choices, random);
        played.push_back(testing::random_answer(game, choices, policy, random));
        Game<Rules> clone = game;
        game.play(played.back(), choices, listener);
        clone.play(played.back());
        REQUIRE(clone == game);
    }
    REQUIRE(joined(testing::check_invariants(game, listener.discarded)) == "");
    REQUIRE(game.tiles_left() == 0);
    for (std::size_t i = 0; i < setup.players(); ++i) {
        REQUIRE(game.score(PlayerId::at(i)) == listener.points[i]);
    }
    Game<Rules> again(setup, seed);
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
            options.of<Base>().first_player = players % 2 == 0 ? FirstPlayer::given : FirstPlayer::random;
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

TEST_CASE("invariants hold at every decision with all modules", "[BAS-02][ABB-03][RIV-01][TRA-03][PHA-01]") {
    Random random(4, 3);
    for (std::size_t players = 2; players <= player_capacity; ++players) {
        for (const char* const modules :
             {"base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom",
              "base:random+river:second:after_river+traders_and_builders+phantom", "base+farmers+abbot+phantom"}) {
            auto options = switches(modules);
            REQUIRE(options);
            options->players = players;
            options->plays_forced = players % 2 == 0;
            const auto setup = make_setup(*options);
            REQUIRE(setup);
            for (int i = 0; i < test::scaled(40); ++i) {
                INFO(modules << ", " << players << " players, game " << i);
                play_and_check(*setup, static_cast<std::uint64_t>(i),
                               i % 2 == 0 ? testing::RandomPolicy::uniform : testing::RandomPolicy::dense, random);
            }
        }
    }
}
