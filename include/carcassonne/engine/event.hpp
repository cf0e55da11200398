#pragma once

#include "carcassonne/board/feature_graph.hpp"
#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/core/points.hpp"
#include "carcassonne/core/valued.hpp"
#include "carcassonne/engine/choices.hpp"
#include "carcassonne/support/type_list.hpp"

#include <string_view>

namespace carcassonne {

// What has happened. Modules hear of it through `on(event, game)`, apps through the sink they hand to a call. What a
// sink may hear has a `word`, under which it is told in text, and events of modules show what they tell by
// `each_part(event, visit)`, which calls `visit(name, member)` for every member.

/// A decision is answered: by a player, by nature, or by the game itself where there was one answer. Heard just before
/// the answer is carried out, and by sinks alone.
struct AnswerGiven {
    static constexpr std::string_view word = "answer given";
    /// Whose decision it is; `nature` for a draw.
    PlayerId player;
    Token token;
};
/// The table is laid out: modules put on it what they bring before the first turn.
struct GameBegins {};

/// A step that can be answered has no answer left: its owner decides what follows.
template <class Step>
struct NoAnswer {};

/// Nature drew a tile for a player (BAS-04).
struct TileDrawn {
    static constexpr std::string_view word = "tile drawn";
    PlayerId player;
    TileKind kind;
};
/// A tile fitted nowhere, was shown and left the game (BAS-05).
struct TileDiscarded {
    static constexpr std::string_view word = "tile discarded";
    PlayerId player;
    TileKind kind;
};
/// A tile came to lie on the table; the start tile too, with no player.
struct TilePlaced {
    static constexpr std::string_view word = "tile placed";
    PlayerId player;
    TileId tile;
};
/// A feature has no open edge or no empty square around it any more, whoever stands on it.
struct FeatureCompleted {
    static constexpr std::string_view word = "feature completed";
    FeatureId feature;
    FeatureKind kind;
};
/// A figure came onto the board, left it or changed its place there. `to` is none when it left the board.
struct FigureMoved {
    static constexpr std::string_view word = "figure moved";
    PlayerId owner;
    FigureKind kind;
    SegmentId from;
    SegmentId to;
    MoveReason reason;
};
/// So many attachments of a kind stand with a figure now; its place is where it is or was.
struct AttachmentsChanged {
    static constexpr std::string_view word = "attachments changed";
    PlayerId owner;
    FigureKind figure;
    SegmentId segment;
    AttachmentKind kind;
    unsigned from;
    unsigned to;
};
/// A player received points, with their reasons.
struct PointsScored {
    static constexpr std::string_view word = "points scored";
    PlayerId player;
    FeatureId feature;
    FeatureKind kind;
    Valued valued;
    /// Good as long as the sink hears of it; who keeps an event keeps a copy of this.
    const Breakdown& breakdown;
    /// The sum, as modules have left it on its way to the score track. A scoring figure that may not go back behind its
    /// start moves less, and one that its player has yet to choose moves later: see `ScoringFigureMoved`.
    int points;
};
/// A scoring figure went from one number of points to another.
struct ScoringFigureMoved {
    static constexpr std::string_view word = "scoring figure moved";
    PlayerId player;
    ScoringFigure figure;
    int from;
    int to;
};
/// The turn of a player is over.
struct TurnEnded {
    static constexpr std::string_view word = "turn ended";
    PlayerId player;
};
/// The final scoring is over.
struct GameEnded {
    static constexpr std::string_view word = "game ended";
};

/// Everything that a sink may hear.
using Events = TypeList<AnswerGiven, TileDrawn, TileDiscarded, TilePlaced, FeatureCompleted, FigureMoved,
                        AttachmentsChanged, PointsScored, ScoringFigureMoved, TurnEnded, GameEnded>;

}  // namespace carcassonne
