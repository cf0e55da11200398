#pragma once

#include "carcassonne/board/feature_graph.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/core/points.hpp"
#include "carcassonne/core/valued.hpp"
#include "carcassonne/play/majority.hpp"

namespace carcassonne {

// Numbers that modules change on their way, in the order of the modules: `adjust(quantity, game)`.

/// What a feature is worth, the same for everybody who owns it. The module that brings the kind of feature writes the
/// lines, others change them or add their own.
struct FeatureValue {
    FeatureId feature;
    FeatureKind kind;
    Valued valued = Valued::as_it_is;
    Breakdown breakdown;
};

/// How much a figure counts for the majority in its feature.
struct Strength {
    FigureId figure;
    unsigned strength = 0;
};

/// Who receives something when a feature is scored: its owners what it is worth, others only what modules add. Some
/// owners may receive what it would be worth if it were completed, whether it is or not; who values it is told nothing
/// but that (`Valued::as_if_completed`).
struct Receivers {
    FeatureId feature;
    FeatureKind kind;
    Valued valued = Valued::as_it_is;
    PlayerMask owners = 0;
    PlayerMask others = 0;
    PlayerMask as_completed_for = 0;
    /// Some module scores the feature itself at another moment.
    bool postponed = false;
};

/// What one player receives for a feature: its value and what concerns that player alone.
struct Award {
    PlayerId player;
    FeatureId feature;
    FeatureKind kind;
    Valued valued = Valued::as_it_is;
    Breakdown breakdown;
    /// The only figure that is scored; none when it is the whole feature.
    FigureId figure{};
    /// Whether it is one of several payments for the feature: what is due only once is left to another one.
    bool in_part = false;

    /// Points that are for something else than a feature.
    static constexpr Award for_no_feature(PlayerId player, const Breakdown& breakdown) noexcept {
        return {player, FeatureId::none(), FeatureKind::none(), Valued::no_feature, breakdown};
    }
};

/// Points on their way to the score track. A module that holds them moves a scoring figure itself, later. Points below
/// 0 take no more than there is, unless they are not `floored`: then somebody sets things right at the end.
struct Payment {
    PlayerId player;
    int points = 0;
    bool held = false;
    bool floored = true;
};

}  // namespace carcassonne
