#pragma once

#include <carcassonne/runtime/standard_rules.hpp>

#include <string>

namespace app {

/// The options of rules as somebody names them: `base`, `mission`, or modules with options as `base+farmers+river`.
/// Throws `InputError` when they are no rules.
carcassonne::Options<carcassonne::StandardRules> rules_named(const std::string& name);

/// The same rules by the one name that all their names stand for: the modules in the order of the rule sets, the base
/// game and the mission as `base` and `mission`. Throws `InputError` when they are no rules.
std::string rules_in_order(const std::string& name);

}  // namespace app
