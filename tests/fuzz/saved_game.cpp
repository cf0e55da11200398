#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/action_parser.hpp"
#include "carcassonne/text/jcz.hpp"

#include "fuzz.hpp"

#include <string>

using namespace carcassonne;

/// A saved game that is read was played action by action; one that is not says why.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto saved = import_jcz<StandardRules>(fuzz::text_of(data, size));
    if (!saved) {
        fuzz::promise(!saved.error().empty(), "what is refused is refused for a reason");
        for (const JczFault& fault : saved.error()) {
            fuzz::promise(!fault.text.empty(), "a fault has a text");
        }
        return 0;
    }
    auto options = saved->options;
    const auto setup = make_setup(options);
    fuzz::promise(setup.has_value(), "the options of a saved game make a set-up");
    Game<StandardRules> game(*setup);
    for (const std::string& action : saved->actions) {
        const auto answer = parse_answer(action, game);
        fuzz::promise(answer.has_value(), "every action of a saved game is legal");
        game.play(*answer);
    }
    return 0;
}
