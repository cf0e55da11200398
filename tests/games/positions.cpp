// Positions as text: at every decision of random games the text of the game says the same game, byte by byte, and both
// go on alike. CARCASSONNE_TEST_SCALE=5000 plays a thousand games and more of each kind.

#include "text/position/positions.hpp"
#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/games.hpp>
#include <carcassonne/runtime/mission_rules.hpp>
#include <carcassonne/runtime/standard_rules.hpp>

#include <iterator>
#include <set>
#include <string>
#include <string_view>

namespace {

using namespace carcassonne;
using Seen = std::set<std::string>;

template <class Rules>
Setup<Rules> made(const Options<Rules>& options) {
    auto setup = make_setup(options);
    REQUIRE(setup.has_value());
    return *std::move(setup);
}
/// Any values of all options, any number of players, draws by the game or by the caller.
template <class Rules>
void shuffle(Options<Rules>& options, Random& random) {
    options.players = 2 + random.below(5);
    options.plays_forced = random.below(3) != 0;
    options.draws = random.below(3) == 0 ? Draws::by_caller : Draws::from_seed;
    carcassonne::detail::each_module(options.modules, [&](auto& module) {
        module.each_option(module, [&](std::string_view, auto& value, const auto& words) {
            value = words[random.below(static_cast<std::uint32_t>(std::size(words)))].value;
        });
    });
}
Options<StandardRules> with(std::string_view modules) {
    auto options = switches(modules);
    REQUIRE(options.has_value());
    return *options;
}
constexpr std::string_view everything =
    "base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+ghosts";

}  // namespace

TEST_CASE("a position says the whole game: the base game", "[games][position]") {
    Random random(1);
    Seen seen;
    for (int i = 0; i < test::scaled(30); ++i) {
        Options<BaseGame> options;
        shuffle(options, random);
        test::play_and_reread(made(options), static_cast<std::uint64_t>(i), seen);
    }
    CHECK(seen.count("place") == 1);
}

TEST_CASE("a position says the whole game: messages, Porxada and ghosts", "[games][position]") {
    Random random(2);
    Seen seen;
    for (int i = 0; i < test::scaled(20); ++i) {
        Options<MissionRules> options;
        shuffle(options, random);
        test::play_and_reread(made(options), static_cast<std::uint64_t>(i), seen);
    }
    if (test::scaled(20) >= 20) {
        CHECK(seen.count("message") == 1);
    }
}

TEST_CASE("a position says the whole game: all modules, in the middle of nearly every question", "[games][position]") {
    Random random(3);
    Seen seen;
    for (int i = 0; i < test::scaled(40); ++i) {
        Options<StandardRules> options = with(everything);
        shuffle(options, random);
        if (i % 2 == 0) {
            options.of<Ghosts>().ghosts = true;
            options.of<Ghosts>().land_tiles = true;
            options.of<Messages>().edition = i % 4 == 0 ? MessageEdition::c1 : MessageEdition::c3_1;
        }
        test::play_and_reread(made(options), static_cast<std::uint64_t>(i), seen);
    }
    // The order of scoring and taking back are too rare for that: tests/text/position/questions.cpp lays them out.
    if (test::scaled(40) >= 40) {
        for (const char* const step :
             {"first player", "draw", "place", "figure", "phantom", "scoring figure", "want message", "draw message",
              "message", "message done", "porxada", "swap", "answer to swap", "ghost for another player",
              "ghost for oneself", "earned", "further", "inner", "acted"}) {
            INFO(step);
            CHECK(seen.count(step) == 1);
        }
    }
}

TEST_CASE("a position says the whole game: each module by itself", "[games][position]") {
    Random random(4);
    for (const std::string module : {"farmers", "abbot", "river", "inns_and_cathedrals", "traders_and_builders",
                                     "phantom", "messages", "porxada", "ghosts"}) {
        INFO(module);
        Seen seen;
        for (int i = 0; i < test::scaled(5); ++i) {
            Options<StandardRules> options = with("base+" + module);
            shuffle(options, random);
            test::play_and_reread(made(options), static_cast<std::uint64_t>(i), seen);
        }
        CHECK(seen.count("place") == 1);
    }
}
