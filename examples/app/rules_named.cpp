#include "rules_named.hpp"

#include "input.hpp"

#include <carcassonne/games.hpp>
#include <carcassonne/runtime/mission_rules.hpp>
#include <carcassonne/text/option_words.hpp>

namespace app {

carcassonne::Options<carcassonne::StandardRules> rules_named(const std::string& name) {
    const auto options =
        carcassonne::switches(name == "base"      ? carcassonne::rules_text<carcassonne::BaseGame>()
                              : name == "mission" ? carcassonne::rules_text<carcassonne::MissionRules>()
                                                  : name);
    if (!options) {
        throw InputError("these are no rules: " + carcassonne::switch_error_text(options.error()));
    }
    return *options;
}

std::string rules_in_order(const std::string& name) {
    const std::string text = carcassonne::switches_text(rules_named(name));
    return text == carcassonne::rules_text<carcassonne::BaseGame>()       ? "base"
           : text == carcassonne::rules_text<carcassonne::MissionRules>() ? "mission"
                                                                          : text;
}

}  // namespace app
