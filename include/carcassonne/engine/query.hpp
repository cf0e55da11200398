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
    TileKind kind;
    Rotation rotation;
    SquareId square;
};
/// May this figure be deployed on this segment?
struct DeployQuery {
    PlayerId player;
    FigureKind kind;
    SegmentId segment;
};
/// May this special figure join the feature of this segment, whoever is there? Its own module knows.
struct JoinQuery {
    PlayerId player;
    FigureKind kind;
    SegmentId segment;
};
/// May this figure on the board take such an attachment?
struct AttachQuery {
    FigureId figure;
    AttachmentKind kind;
};
/// Is a feature without open edges kept from being complete? Now, or when the game ends.
struct CompletionQuery {
    FeatureId feature;
    bool at_end = false;
};

}  // namespace carcassonne
