#include "hot_seat/score_rules.hpp"

#include <algorithm>
#include <array>

namespace app {
namespace {

/// When a rule is part of a reason.
enum class When { always, in_play, by_message, at_end, completed_at_end };

struct Entry {
    /// The feature, or none where the rule belongs to what is counted.
    std::string_view feature;
    std::string_view counted;
    When when;
    ScoreRule rule;
};

constexpr Entry entries[] = {
    {"road", "", When::in_play, {"BAS-10", "a completed road brings 1 a tile; a tile counts once"}},
    {"city", "", When::in_play, {"BAS-11", "a completed city brings 2 a tile and 2 a pennant; a tile counts once"}},
    {"monastery", "", When::in_play, {"BAS-13", "a monastery with tiles on all eight squares around it brings 9"}},
    {"road", "", When::at_end, {"BAS-17", "at the end an unfinished road brings 1 a tile"}},
    {"city", "", When::at_end, {"BAS-17", "at the end an unfinished city brings 1 a tile and 1 a pennant"}},
    {"monastery", "", When::at_end, {"BAS-17", "at the end a monastery brings 1 for each tile on its nine squares"}},
    {"city",
     "",
     When::completed_at_end,
     {"POR-09", "who has a token of La Porxada is paid for an unfinished city as if it were completed"}},
    {"field", "", When::always, {"BAS-18", "at the end a field brings 3 for each completed city that it touches"}},
    {"garden", "", When::in_play, {"ABB-02", "a garden is scored as a monastery is"}},
    {"garden", "", When::at_end, {"ABB-04", "at the end a garden brings 1 for each tile on its nine squares"}},
    {"castle", "", When::in_play, {"GCC-37", "a surrounded castle brings 2 for each of its nine tiles with mist"}},
    {"castle", "", When::at_end, {"GCC-38", "at the end a castle brings 1 for each of its nine tiles with mist"}},
    {"cemetery", "", When::always, {"GCC-33", "a surrounded cemetery brings no points, but a guard"}},
    {"", "inn", When::in_play, {"INN-01", "a completed road with an inn brings 2 a tile"}},
    {"", "inn", When::at_end, {"INN-02", "an unfinished road with an inn brings nothing at the end"}},
    {"", "cathedral", When::in_play, {"INN-03", "a completed city with a cathedral brings 3 a tile and 3 a pennant"}},
    {"", "cathedral", When::at_end, {"INN-04", "an unfinished city with a cathedral brings nothing at the end"}},
    {"", "wine", When::always, {"TRA-05", "who has most of a kind of goods gets 10 for it; all who tie do"}},
    {"", "grain", When::always, {"TRA-05", "who has most of a kind of goods gets 10 for it; all who tie do"}},
    {"", "cloth", When::always, {"TRA-05", "who has most of a kind of goods gets 10 for it; all who tie do"}},
    {"", "pig", When::always, {"TRA-06", "an own pig makes each completed city at its field worth 1 more"}},
    {"", "pig herd", When::always, {"RIV-06", "a herd of pigs makes each completed city at the field worth 1 more"}},
    {"", "ghosts", When::in_play, {"GCC-23", "each ghost with own meeples in the feature costs 2"}},
    {"", "ghosts", When::at_end, {"GCC-29", "in the final scoring each ghost costs 1"}},
    {"", "ghosts", When::completed_at_end, {"GCC-63", "in a city that is scored as completed a ghost costs 2"}},
    {"", "ghosts", When::by_message, {"GCC-27", "by the message each ghost with that meeple costs 2"}},
    {"", "message", When::always, {"MSG-16", "a message is performed, or brings 2 points instead"}},
    {"", "knights", When::always, {"MSG-28", "the message brings 2 for each own knight"}},
    {"", "farmers", When::always, {"MSG-29", "the message brings 2 for each own farmer"}},
};

constexpr ScoreRule pennants_by_message{"MSG-27", "the message brings 2 for each pennant in cities with an own knight"};
constexpr ScoreRule valued_by_message{"MSG-36",
                                      "a message values an unfinished feature as it is, for its player alone"};
constexpr ScoreRule majority{"BAS-14", "who has most figures in a feature owns it; all who tie get all points"};

bool applies(When when, const ScoreCase& score) {
    switch (when) {
    case When::in_play:
        return !score.at_end && !score.by_message;
    case When::by_message:
        return score.by_message;
    case When::at_end:
        return score.at_end && !score.completed;
    case When::completed_at_end:
        return score.at_end && score.completed;
    case When::always:
        break;
    }
    return true;
}

}  // namespace

std::vector<ScoreRule> rules_of_score(const ScoreCase& score) {
    std::vector<ScoreRule> rules;
    const auto counts = [&](std::string_view what) {
        return std::find(score.counted.begin(), score.counted.end(), what) != score.counted.end();
    };
    for (const Entry& entry : entries) {
        const bool meant = entry.counted.empty() ? entry.feature == score.feature : counts(entry.counted);
        if (meant && applies(entry.when, score)) {
            rules.push_back(entry.rule);
        }
    }
    if (!score.feature.empty()) {
        rules.push_back(score.by_message ? valued_by_message : majority);
    } else if (counts("pennants")) {
        rules.push_back(pennants_by_message);
    }
    return rules;
}

std::string_view page_of_rule(std::string_view id) {
    constexpr std::array<std::array<std::string_view, 2>, 12> pages{{{"BAS", "docs/rules/base.md"},
                                                                     {"ABB", "docs/rules/abbot.md"},
                                                                     {"GCC", "docs/rules/ghosts.md"},
                                                                     {"INN", "docs/rules/inns_and_cathedrals.md"},
                                                                     {"MSG", "docs/rules/messages.md"},
                                                                     {"PHA", "docs/rules/phantom.md"},
                                                                     {"POR", "docs/rules/porxada.md"},
                                                                     {"RIV", "docs/rules/river.md"},
                                                                     {"TRA", "docs/rules/traders_and_builders.md"},
                                                                     {"ANS", "docs/rules/engine.md"},
                                                                     {"SES", "docs/rules/engine.md"},
                                                                     {"SET", "docs/rules/engine.md"}}};
    for (const auto& [begin, page] : pages) {
        if (id.starts_with(begin)) {
            return page;
        }
    }
    return "docs/rules";
}

}  // namespace app
