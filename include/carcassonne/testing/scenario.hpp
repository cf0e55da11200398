#pragma once

#include "carcassonne/testing/scenario_player.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/support/type_list.hpp"

#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

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

/// The rule sets that scenarios can be played under.
using ScenarioRules = TypeList<BaseGame, BaseWithoutFarmers>;

namespace detail {

template <class... M>
std::string module_names(TypeList<M...>) {
    std::string text;
    ((text += (text.empty() ? "" : " ") + std::string(M::info.id)), ...);
    return text;
}

template <class... Rules>
ScenarioFailures run_with(const Scenario& scenario, TypeList<Rules...>) {
    const std::string wanted = scenario.modules.text.empty() ? "base farmers" : scenario.modules.text;
    ScenarioFailures failures;
    std::string known;
    bool found = false;
    const auto try_one = [&]<class One>(TypeList<One>) {
        const std::string names = module_names(typename One::Modules{});
        known += (known.empty() ? "`" : ", `") + names + "`";
        if (!found && names == wanted) {
            found = true;
            failures = ScenarioPlayer<One>(scenario).play();
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
    const auto scenario = parse_scenario(text, std::move(file));
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
