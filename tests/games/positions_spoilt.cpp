// Positions that somebody has spoilt: each is refused, or it can be played on to the end.

#include "catch.hpp"
#include "text/position/positions.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/text/action.hpp>

#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace carcassonne;

Setup<StandardRules> shuffled(Random& random) {
    auto options =
        switches("base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+ghosts");
    REQUIRE(options.has_value());
    options->players = 2 + random.below(3);
    options->plays_forced = random.below(2) == 0;
    options->draws = random.below(2) == 0 ? Draws::by_caller : Draws::from_seed;
    carcassonne::detail::each_module(options->modules, [&](auto& module) {
        module.each_option(module, [&](std::string_view, auto& value, const auto& words) {
            value = words[random.below(static_cast<std::uint32_t>(std::size(words)))].value;
        });
    });
    auto setup = make_setup(*options);
    REQUIRE(setup.has_value());
    return *std::move(setup);
}
/// Says every answer and plays on to the end, which must come.
void play_on(Game<StandardRules> game, Random& random) {
    int decisions = 0;
    for (auto choices = game.choices(); !choices.empty(); choices = game.choices()) {
        if (decisions < 3) {
            choices.each([&](Token token) { REQUIRE_FALSE(action_text(token, game).empty()); });
        }
        game.play(choices.nth(random.below(choices.count())));
        REQUIRE(++decisions < 10000);
    }
    REQUIRE(game.finished());
}

}  // namespace

TEST_CASE("a spoilt position is refused or can be played", "[games][position]") {
    Random random(11);
    std::vector<std::string> words = carcassonne::detail::numbered_step_names<StandardRules>();
    for (const char* const word :
         {"choice closed", "choice swap", "own 3; other 4", "tokens blue",     "tile 0 0",
          "links 1",       "due red 3",   "current tile",   "current knights", "below road, city",
          "bound 2",       "earned",      "further",        "inner",           "acted",
          "ordered",       "red",         "blue",           "yellow",          "none"}) {
        words.push_back(word);
    }
    int accepted = 0;
    int refused = 0;
    for (int i = 0; i < test::scaled(60); ++i) {
        const Setup<StandardRules> setup = shuffled(random);
        Game<StandardRules> game(setup, static_cast<std::uint64_t>(i));
        for (auto choices = game.choices(); !choices.empty(); choices = game.choices()) {
            // Questions are rare among all the turns, so their positions are spoilt more often.
            const bool asks = game.state().agenda.size() > 1;
            for (int tries = asks ? 4 : static_cast<int>(random.below(5) == 0); tries > 0; --tries) {
                std::string text = write_position(game);
                for (std::uint32_t changes = 1 + random.below(2); changes > 0; --changes) {
                    text = test::Spoiler(text, words, random).spoilt();
                }
                const auto read = parse_position(text, setup);
                ++(read ? accepted : refused);
                if (read) {
                    // What was accepted has a text of its own, which says the same game.
                    const std::string own = write_position(*read);
                    const auto once_more = parse_position(own, setup);
                    INFO(text);
                    REQUIRE(once_more.has_value());
                    REQUIRE(*once_more == *read);
                    play_on(*read, random);
                } else {
                    REQUIRE(read.error().line >= 1);
                    REQUIRE(read.error().column >= 1);
                    REQUIRE_FALSE(read.error().expected.empty());
                }
            }
            game.play(choices.nth(random.below(choices.count())));
        }
    }
    CHECK(accepted > 0);
    CHECK(refused > accepted);
}
