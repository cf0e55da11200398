#pragma once

#include <array>
#include <string_view>

// What saved games of JCloisterZone call sets of tiles, elements and rules, and which modules bring them here.

namespace carcassonne::detail {

/// A set of tiles of the other engine and the module that brings it here.
struct JczSetWord {
    std::string_view name;
    std::string_view module_id;
};
inline constexpr std::array<JczSetWord, 5> jcz_set_words{{{"basic", "base"},
                                                          {"river/1", "river"},
                                                          {"river/2", "river"},
                                                          {"inns-and-cathedrals", "inns_and_cathedrals"},
                                                          {"traders-and-builders", "traders_and_builders"}}};

/// An element of the rules, how often a player or the game has it, and the module that brings it here; none for what is
/// printed on tiles of another module.
struct JczElementWord {
    std::string_view name;
    int count;
    std::string_view module_id;
};
inline constexpr std::array<JczElementWord, 13> jcz_element_words{{{"small-follower", 7, "base"},
                                                                   {"farmers", 1, "farmers"},
                                                                   {"abbot", 1, "abbot"},
                                                                   {"garden", 1, ""},
                                                                   {"phantom", 1, "phantom"},
                                                                   {"big-follower", 1, "inns_and_cathedrals"},
                                                                   {"builder", 1, "traders_and_builders"},
                                                                   {"pig", 1, "traders_and_builders"},
                                                                   {"inn", 1, ""},
                                                                   {"cathedral", 1, ""},
                                                                   {"traders", 1, ""},
                                                                   {"river", 1, ""},
                                                                   {"pig-herd", 1, ""}}};

/// Elements that a module here has only together: without the first the second means nothing.
struct JczPair {
    std::string_view needed;
    std::string_view element;
};
inline constexpr std::array<JczPair, 5> jcz_pairs{{{"big-follower", "inn"},
                                                   {"big-follower", "cathedral"},
                                                   {"builder", "pig"},
                                                   {"pig", "builder"},
                                                   {"builder", "traders"}}};

/// Rules about things that no module here has; where such a thing is played it is missing itself.
inline constexpr std::array<std::string_view, 18> jcz_rules_of_others{"princess-action",
                                                                      "fairy-placement",
                                                                      "dragon-move",
                                                                      "barn-placement",
                                                                      "wagon-move",
                                                                      "hill-tiebreaker",
                                                                      "bazaar-no-auction",
                                                                      "espace-variant",
                                                                      "festival-return",
                                                                      "tunnelize-other-expansions",
                                                                      "keep-monasteries",
                                                                      "king-and-robber-scoring",
                                                                      "more-tunnel-tokens",
                                                                      "labyrinth-variant",
                                                                      "vineyards-for-garden",
                                                                      "coc-final-scoring",
                                                                      "little-buildings-scoring",
                                                                      "count-move"};

/// Marks that say nothing when an element is not played: the element and the mark.
struct JczMarkWord {
    std::string_view element;
    std::string_view mark;
};
inline constexpr std::array<JczMarkWord, 5> jcz_mark_words{
    {{"inn", "inn"}, {"cathedral", "cathedral"}, {"traders", "wine"}, {"traders", "grain"}, {"traders", "cloth"}}};

}  // namespace carcassonne::detail
