#pragma once

#include <carcassonne/carcassonne.hpp>
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

/// Calls `use(tag)` with the rule set of this name, "base+farmers" or "base"; false when there is none.
template <class Use>
bool with_rules(std::string_view name, Use&& use) {
    if (name == carcassonne::rules_text<carcassonne::BaseGame>()) {
        use(RulesTag<carcassonne::BaseGame>{});
        return true;
    }
    if (name == carcassonne::rules_text<BaseWithoutFarmers>()) {
        use(RulesTag<BaseWithoutFarmers>{});
        return true;
    }
    return false;
}

}  // namespace app
