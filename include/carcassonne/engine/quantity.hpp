#pragma once

#include "carcassonne/board/feature_graph.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/core/points.hpp"

namespace carcassonne {

// Numbers that modules change on their way, in the order of the modules: `adjust(quantity, game)`.

/// What a feature is worth, the same for everybody who owns it. The module that brings the kind of feature writes the
/// lines, others change them or add their own.
struct FeatureValue {
    FeatureId feature;
    FeatureKind kind;
    /// Scored as a completed feature; otherwise as what it is when the game ends.
    bool as_completed = false;
    bool at_end = false;
    Breakdown breakdown;
};

/// How much a figure counts for the majority in its feature.
struct Strength {
    FigureId figure;
    unsigned strength = 0;
};

/// What one owner of a feature receives for it: its value and what concerns that player alone.
struct Award {
    PlayerId player;
    FeatureId feature;
    FeatureKind kind;
    bool as_completed = false;
    bool at_end = false;
    Breakdown breakdown;
};

/// Points on their way to the score track. A module that holds them moves a scoring figure itself, later.
struct Payment {
    PlayerId player;
    int points = 0;
    bool held = false;
};

}  // namespace carcassonne
