#pragma once

#include "carcassonne/testing/scenario_player.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/support/type_list.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Rules as plain text that a player can read and a test can run:
///
///     rule BAS-10 A road that is closed at both ends scores 1 point a tile
///     players red blue
///     board
///         D 0 0
///         A 1 0 turned 90
///         red meeple on road E at 0 0
///     red: place W at -1 0; pass
///     expect score red 3
///
/// docs/scenarios.md describes the language.
namespace carcassonne::testing {

/// The base game in which fields count for nothing.
struct BaseWithoutFarmers : Ruleset<Base> {};

/// The rule sets that scenarios can be played under. The first that can play the modules of a scenario is taken.
using ScenarioRules = TypeList<BaseGame, BaseWithoutFarmers, StandardRules>;

namespace detail {

/// The modules of a rule set by name: `base`, or `base` with any of those that can be left out.
template <class Rules, class... M>
std::string module_names(TypeList<M...>) {
    constexpr ModuleMask optional = RulesOf<Rules>::optional_modules;
    std::string fixed;
    std::string others;
    std::size_t number = 0;
    const auto add = [&](std::string_view id) {
        std::string& text = (optional >> number++ & 1u) != 0 ? others : fixed;
        text += (text.empty() ? "" : " ") + std::string(id);
    };
    (add(M::info.id), ...);
    return "`" + fixed + "`" + (others.empty() ? "" : " with any of `" + others + "`");
}

/// The set of modules of a rule set that are named; empty when the rule set cannot play exactly these.
template <class Rules, class... M>
ModuleMask modules_named(const std::vector<std::string>& names, TypeList<M...>) {
    ModuleMask named = 0;
    for (const std::string& name : names) {
        ModuleMask module = 0;
        std::size_t number = 0;
        ((module |= ModuleMask{M::info.id == name} << number++), ...);
        if (module == 0 || (named & module) != 0) {
            return 0;
        }
        named |= module;
    }
    return (RulesOf<Rules>::fixed_modules & ~named) == 0 ? named : 0;
}

/// What the kinds of feature of some rule sets are called, those that are printed on the tiles of the base game first.
template <class... Rules>
std::vector<std::string> kinds_of(TypeList<Rules...>) {
    std::vector<std::string> kinds;
    const auto add = [&](const FeatureWords& words) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool named = i < first_free_feature_kind.index() || words[i] != printed_feature_words[i];
            if (named && std::find(kinds.begin(), kinds.end(), words[i]) == kinds.end()) {
                kinds.emplace_back(words[i]);
            }
        }
    };
    (add(RulesOf<Rules>::feature_words), ...);
    return kinds;
}

template <class... Rules>
ScenarioFailures run_with(const Scenario& scenario, TypeList<Rules...>) {
    const std::string wanted = scenario.modules.text.empty() ? "base farmers" : scenario.modules.text;
    std::vector<std::string> names;
    for (ScenarioWords words(wanted); !words.at_end();) {
        names.push_back(words.take(""));
    }
    ScenarioFailures failures;
    std::string known;
    bool found = false;
    const auto try_one = [&]<class One>(TypeList<One>) {
        known += (known.empty() ? "" : ", ") + module_names<One>(typename One::Modules{});
        const ModuleMask modules = modules_named<One>(names, typename One::Modules{});
        if (!found && modules != 0) {
            found = true;
            failures = ScenarioPlayer<One>(scenario, modules).play();
        }
    };
    (try_one(TypeList<Rules>{}), ...);
    if (!found) {
        ScenarioFailure failure;
        failure.file = scenario.file;
        failure.line = scenario.modules.line;
        failure.rule = heading(scenario);
        failure.expected = known;
        failure.got = "`" + wanted + "`";
        failures.push_back(failure);
    }
    return failures;
}

}  // namespace detail

/// Plays a scenario; nothing is wrong when no failure comes back. `RuleSets` are those it may ask for.
template <class RuleSets = ScenarioRules>
ScenarioFailures run_scenario(std::string_view text, std::string file) {
    const auto scenario = parse_scenario(text, std::move(file), detail::kinds_of(RuleSets{}));
    if (!scenario) {
        return scenario.error();
    }
    return detail::run_with(*scenario, RuleSets{});
}

/// The same for a file.
template <class RuleSets = ScenarioRules>
ScenarioFailures run_scenario_file(const std::string& path) {
    std::FILE* const file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        ScenarioFailure failure;
        failure.file = path;
        failure.expected = "a file that can be read";
        failure.got = "none";
        return {failure};
    }
    std::string text;
    char part[4096];
    for (std::size_t size = 0; (size = std::fread(part, 1, sizeof part, file)) != 0;) {
        text.append(part, size);
    }
    std::fclose(file);
    return run_scenario<RuleSets>(text, path);
}

}  // namespace carcassonne::testing
