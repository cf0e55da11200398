#pragma once

#include "carcassonne/board/feature_graph.hpp"
#include "carcassonne/board/open_squares.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"

namespace carcassonne {

// What a module may forbid. `forbids(query, game)` answers with a `Refusal` (whose rule is empty when it has nothing
// against it).

/// May this tile lie there?
struct PlacementQuery {
    /// The kind of tile that is to be placed.
    TileKind kind;
    /// By how much it is turned from the way it is printed.
    Rotation rotation;
    /// The open square on which it is to lie; its edges fit there.
    SquareId square;
};
/// May this figure be deployed on this segment?
struct DeployQuery {
    /// Whose figure it is.
    PlayerId player;
    /// Which kind of figure is to be deployed.
    FigureKind kind;
    /// The segment on which it is to stand.
    SegmentId segment;
};
/// May this special figure join the feature of this segment, whoever is there? Its own module knows.
struct JoinQuery {
    /// Whose figure it is.
    PlayerId player;
    /// Which special figure of the player it is, by its kind.
    FigureKind kind;
    /// The segment on which it is to stand.
    SegmentId segment;
};
/// May this figure on the board take such an attachment?
struct AttachQuery {
    /// The figure, which stands on the board.
    FigureId figure;
    /// The kind of attachment that it is to take.
    AttachmentKind kind;
};
/// Is a feature without open edges kept from being complete? Now, or when the game ends.
struct CompletionQuery {
    /// The feature, from which nothing else is missing.
    FeatureId feature;
    /// Whether it is asked for the end of the game, with the table as it is.
    bool at_end = false;
};

}  // namespace carcassonne
