#include "carcassonne/text/action.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/text/action_parser.hpp"

#include "fuzz.hpp"

#include <string>
#include <vector>

using namespace carcassonne;

namespace {

const std::vector<std::string> names{"red", "blue", "yellow"};

/// Games with messages, La Porxada and ghosts at very different decisions.
struct Games {
    Games() : setup(make()) {
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            Game<MissionRules> game(setup, seed);
            Random random(seed);
            for (int i = 0; i < 40 + static_cast<int>(seed) * 11; ++i) {
                const auto choices = game.choices();
                game.play(choices.nth(random.below(choices.count())));
            }
            all.push_back(game);
        }
    }
    static Setup<MissionRules> make() {
        Options<MissionRules> options;
        options.players = names.size();
        options.plays_forced = false;
        auto made = make_setup(options);
        return *std::move(made);
    }

    const Setup<MissionRules> setup;
    std::vector<Game<MissionRules>> all;
};

}  // namespace

/// Words that are an action are written and read again as the same; an answer that is legal can be played.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Games games;
    if (size == 0) {
        return 0;
    }
    const Game<MissionRules>& game = games.all[data[0] % games.all.size()];
    const std::string_view words = fuzz::text_of(data + 1, size - 1);
    const auto parsed = parse_action(
        words, game,
        [&](const auto& action) {
            const std::string text = action_text(action, game, names);
            bool same = false;
            const auto again = parse_action(
                text, game, [&](const auto& read) { same = action_text(read, game, names) == text; }, names);
            fuzz::promise(text.find('?') != text.npos || (again && same), "an action is read as it is written");
        },
        names);
    const auto answer = parse_answer(words, game, names);
    fuzz::promise(parsed.has_value() || !answer.has_value(), "words that are no action are no answer");
    if (answer) {
        Game<MissionRules> played = game;
        fuzz::promise(played.choices().contains(*answer), "an answer is one of the choices");
        played.play(*answer);
    }
    return 0;
}
