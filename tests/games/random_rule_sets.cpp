// Random games of random rule sets: any modules, any values of their options, any number of players. Game number n is
// the same in every run, so that one that goes wrong can be played again by its number.

#include "catch.hpp"

#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/testing/invariants.hpp>
#include <carcassonne/testing/random_play.hpp>
#include <carcassonne/text/option_words.hpp>

#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace carcassonne;
using Play = Game<StandardRules>;
using Of = RulesOf<StandardRules>;

/// What a game that is played tells, added up.
struct Listener {
    explicit Listener(std::size_t count) : players(count) {}

    std::size_t players;
    std::size_t discarded = 0;
    testing::FiguresGone gone{};
    std::vector<int> moved = std::vector<int>(player_capacity, 0);
    /// Who had the last turn, and whether the next seat has always been the next.
    PlayerId last{};
    bool clockwise = true;
    /// How often points were given, and how often they were not those of their reasons.
    std::size_t awards = 0;
    std::size_t unexplained = 0;

    void operator()(const TileDiscarded&) { ++discarded; }
    void operator()(const FigureMoved& event) {
        gone[event.owner.index()][event.kind.index()] += event.reason == MoveReason::out_of_the_game ? 1u : 0u;
    }
    void operator()(const ScoringFigureMoved& event) { moved[event.player.index()] += event.to - event.from; }
    void operator()(const PointsScored& event) {
        ++awards;
        unexplained += event.points == event.breakdown.total() ? 0u : 1u;
    }
    void operator()(const TurnEnded& event) {
        clockwise = clockwise && (!last.exists() || event.player.index() == (last.index() + 1) % players);
        last = event.player;
    }
};

std::string joined(const testing::Faults& faults) {
    std::string text;
    for (const std::string& fault : faults) {
        text += fault + '\n';
    }
    return text;
}

/// Any modules, and any values of all options: each of these modules can be played with each other.
class RandomRules {
public:
    explicit RandomRules(Random& random) : random_(random) {}

    Result<Setup<StandardRules>, std::vector<Error>> make() {
        Options<StandardRules> options;
        options.players = 2 + random_.below(player_capacity - 1);
        options.plays_forced = random_.below(2) == 0;
        options.enabled = Of::fixed_modules;
        for (std::size_t i = 0; i < Of::module_count; ++i) {
            options.enabled |= ModuleMask{random_.below(2)} << i;
        }
        detail::each_module(options, [&](auto& module) {
            std::remove_cvref_t<decltype(module)>::each_option(
                module, [&](std::string_view, auto& value, const auto& words) {
                    // Half of the options are what they are by default.
                    if (random_.below(2) == 0) {
                        value = words[random_.below(static_cast<std::uint32_t>(std::size(words)))].value;
                    }
                });
        });
        text = switches_text(options) + ", " + std::to_string(options.players) + " players";
        enabled = options.enabled;
        return make_setup(options);
    }

    std::string text;
    ModuleMask enabled = 0;

private:
    Random& random_;
};

/// Whether nobody stands where all is done, when the next tile is to come: what was completed has given its figures
/// back (BAS-07).
bool all_came_home(const Play& game) {
    if (game.finished() || game.state().agenda.size() != 1 || game.part().placed.exists()) {
        return true;
    }
    bool home = true;
    game.each_occupied([&](FeatureId feature) { home = home && !game.completed(feature); });
    return home;
}

void play_and_check(const Setup<StandardRules>& setup, std::uint64_t seed, Random& random) {
    Listener listener(setup.players());
    Play::Choices choices;
    Play game(setup, seed, choices, listener);
    const auto policy = random.below(2) == 0 ? testing::RandomPolicy::uniform : testing::RandomPolicy::dense;
    std::size_t decisions = 0;
    // Looking closely takes longer than playing, so most decisions are only played.
    std::size_t next_look = random.below(40);
    while (choices.count() != 0) {
        if (decisions == next_look) {
            REQUIRE(joined(testing::check_invariants(game, listener.discarded, listener.gone)) == "");
            REQUIRE(joined(testing::check_offers(game, choices)) == "");
            next_look += 1 + random.below(200);
        }
        ++decisions;
        REQUIRE(decisions < 20'000);
        game.play(testing::random_answer(game, choices, policy, random), choices, listener);
        REQUIRE(all_came_home(game));
    }
    REQUIRE(joined(testing::check_invariants(game, listener.discarded, listener.gone)) == "");
    REQUIRE(game.tiles_left() == 0);
    REQUIRE(listener.last.exists());
    REQUIRE(listener.clockwise);
    REQUIRE(listener.awards != 0);
    REQUIRE(listener.unexplained == 0);
    for (std::size_t i = 0; i < game.players(); ++i) {
        REQUIRE(game.score(PlayerId::at(i)) == listener.moved[i]);
        REQUIRE(game.score(PlayerId::at(i)) >= 0);
    }
}

}  // namespace

TEST_CASE("random games of random rule sets", "[games][random][BAS-01][BAS-02][BAS-07][BAS-09]") {
    const int games = test::scaled(2'000);
    std::map<ModuleMask, int> played;
    for (int number = 0; number < games; ++number) {
        Random random(static_cast<std::uint64_t>(number), 41);
        RandomRules rules(random);
        const auto setup = rules.make();
        INFO("game " << number << ": " << rules.text);
        REQUIRE(setup.has_value());
        ++played[rules.enabled];
        play_and_check(*setup, static_cast<std::uint64_t>(number), random);
    }
    WARN(games << " random rule sets, " << played.size() << " combinations of modules");
    if (games >= 1'000) {
        CHECK(played.size() > 200);
    }
}
