#pragma once

#include "carcassonne/board/feature_graph.hpp"
#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/core/points.hpp"
#include "carcassonne/support/type_list.hpp"

namespace carcassonne {

// What has happened. Modules hear of it through `on(event, game)`, apps through the sink they hand to a call.

/// The table is laid out: modules put on it what they bring before the first turn.
struct GameBegins {};

/// A step that can be answered has no answer left: its owner decides what follows.
template <class Step>
struct NoAnswer {};

/// Nature drew a tile for a player (BAS-04).
struct TileDrawn {
    PlayerId player;
    TileKind kind;
};
/// A tile fitted nowhere, was shown and left the game (BAS-05).
struct TileDiscarded {
    PlayerId player;
    TileKind kind;
};
/// A tile came to lie on the table; the start tile too, with no player.
struct TilePlaced {
    PlayerId player;
    TileId tile;
};
/// A feature has no open edge or no empty square around it any more, whoever stands on it.
struct FeatureCompleted {
    FeatureId feature;
    FeatureKind kind;
};
/// A figure came onto the board, left it or changed its place there. `to` is none when it left the board.
struct FigureMoved {
    PlayerId owner;
    FigureKind kind;
    SegmentId from;
    SegmentId to;
    MoveReason reason;
};
/// So many attachments of a kind stand with a figure now; its place is where it is or was.
struct AttachmentsChanged {
    PlayerId owner;
    FigureKind figure;
    SegmentId segment;
    AttachmentKind kind;
    unsigned from;
    unsigned to;
};
/// A player received points, with their reasons.
struct PointsScored {
    PlayerId player;
    FeatureId feature;
    FeatureKind kind;
    bool completed;
    bool at_end;
    const Breakdown& breakdown;
    /// What comes of them on the score track.
    int points;
};
/// A scoring figure went from one number of points to another.
struct ScoringFigureMoved {
    PlayerId player;
    ScoringFigure figure;
    int from;
    int to;
};
/// The turn of a player is over.
struct TurnEnded {
    PlayerId player;
};
/// The final scoring is over.
struct GameEnded {};

/// Everything that a sink may hear.
using Events = TypeList<TileDrawn, TileDiscarded, TilePlaced, FeatureCompleted, FigureMoved, AttachmentsChanged,
                        PointsScored, ScoringFigureMoved, TurnEnded, GameEnded>;

}  // namespace carcassonne
