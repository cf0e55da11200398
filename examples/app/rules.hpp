#pragma once

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/text/option_words.hpp>

#include <string>
#include <string_view>

namespace app {

struct BaseWithoutFarmers : carcassonne::Ruleset<carcassonne::Base> {};

/// Names a rule set as an argument of a lambda.
template <class Rules>
struct RulesTag {
    using type = Rules;
};

/// Calls `use(tag)` with a rule set that plays these modules, named as in "base+farmers"; false when there is none.
template <class Use>
bool with_rules(std::string_view modules, Use&& use) {
    if (modules == carcassonne::rules_text<carcassonne::BaseGame>()) {
        use(RulesTag<carcassonne::BaseGame>{});
        return true;
    }
    if (modules == carcassonne::rules_text<BaseWithoutFarmers>()) {
        use(RulesTag<BaseWithoutFarmers>{});
        return true;
    }
    carcassonne::Options<carcassonne::StandardRules> options;
    options.enabled = 0;
    carcassonne::enable_modules(options, modules);
    if (carcassonne::rules_text(options) != modules) {
        return false;
    }
    use(RulesTag<carcassonne::StandardRules>{});
    return true;
}

}  // namespace app
