#pragma once

#include <string_view>
#include <vector>

namespace app {

/// A rule that explains points, by its id, in one sentence.
struct ScoreRule {
    std::string_view id;
    std::string_view text;
};

/// Which points are to be explained, in words, so that nobody need know the modules.
struct ScoreCase {
    /// What the feature is called; empty for points that are for no feature.
    std::string_view feature;
    bool completed = false;
    /// In the final scoring; or while the game goes on, because a message says so.
    bool at_end = false;
    bool by_message = false;
    /// What was counted: "tiles", "ghosts".
    std::vector<std::string_view> counted{};
};

/// The rules by which such points are given.
std::vector<ScoreRule> rules_of_score(const ScoreCase& score);

/// The page of the documentation that holds a rule: "docs/rules/base.md".
std::string_view page_of_rule(std::string_view id);

}  // namespace app
