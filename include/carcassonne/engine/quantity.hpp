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
    /// The feature that is valued.
    FeatureId feature;
    /// Its kind, by which a module tells whether it has anything to say.
    FeatureKind kind;
    /// As what it is valued.
    Valued valued = Valued::as_it_is;
    /// What it is worth so far; at first there is no line.
    Breakdown breakdown;
};

/// How much a figure counts for the majority in its feature.
struct Strength {
    /// The figure, which stands on the board.
    FigureId figure;
    /// How much it counts so far: at first what its kind counts.
    unsigned strength = 0;
};

/// Who receives something when a feature is scored: its owners what it is worth, others only what modules add. Some
/// owners may receive what it would be worth if it were completed, whether it is or not; who values it is told nothing
/// but that (`Valued::as_if_completed`).
struct Receivers {
    /// The feature that is scored.
    FeatureId feature;
    /// Its kind, by which a module tells whether it has anything to say.
    FeatureKind kind;
    /// As what it is scored.
    Valued valued = Valued::as_it_is;
    /// Who receives what it is worth: at first its owners (BAS-14).
    PlayerMask owners = 0;
    /// Who receives what modules add for them, and no more.
    PlayerMask others = 0;
    /// Which of the owners receive what it would be worth if it were completed.
    PlayerMask as_completed_for = 0;
    /// Some module scores the feature itself at another moment.
    bool postponed = false;
};

/// What one player receives for a feature: its value and what concerns that player alone.
struct Award {
    /// Who receives it.
    PlayerId player;
    /// What it is for; none when it is for no feature.
    FeatureId feature;
    /// The kind of that feature; none when it is for no feature.
    FeatureKind kind;
    /// As what the feature is scored for this player.
    Valued valued = Valued::as_it_is;
    /// The points with their reasons, as far as modules have changed them and added their own.
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
    /// Who receives them.
    PlayerId player;
    /// How many they are; below 0 they are taken from the player.
    int points = 0;
    /// Whether a module moves a scoring figure itself, later.
    bool held = false;
    /// Whether the scoring figure stops at its start when points are taken.
    bool floored = true;
};

}  // namespace carcassonne
