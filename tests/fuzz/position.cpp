#include "carcassonne/text/position.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/support/random.hpp"
#include "carcassonne/text/action.hpp"

#include "fuzz.hpp"

#include <string>

using namespace carcassonne;

/// A position that is read is written as the same game, and can be played on to the end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto position = parse_position<MissionRules>(fuzz::text_of(data, size));
    if (!position) {
        fuzz::promise(position.error().line >= 1 && position.error().column >= 1 && !position.error().expected.empty(),
                      "an error says where and what");
        return 0;
    }
    const std::string text = write_position(position->game, position->names);
    const auto again = parse_position(text, *position->setup);
    fuzz::promise(again.has_value() && *again == position->game, "a position is read as it is written");
    Game<MissionRules> game = position->game;
    Random random(size);
    auto choices = game.choices();
    while (!choices.empty()) {
        fuzz::promise(!action_text(choices.nth(0), game).empty(), "every answer has words");
        game.play(choices.nth(random.below(choices.count())), choices);
    }
    return 0;
}
