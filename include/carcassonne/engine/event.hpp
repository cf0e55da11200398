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
    /// The answer as the game keeps it; `describe` of the game puts it into words.
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
    /// Whose turn part it was drawn for.
    PlayerId player;
    /// The kind of which a copy was drawn.
    TileKind kind;
};
/// A tile fitted nowhere, was shown and left the game (BAS-05).
struct TileDiscarded {
    static constexpr std::string_view word = "tile discarded";
    /// Whose turn part it was drawn for.
    PlayerId player;
    /// The kind of which a copy left the game.
    TileKind kind;
};
/// A tile came to lie on the table; the start tile too, with no player.
struct TilePlaced {
    static constexpr std::string_view word = "tile placed";
    /// Who placed it; nobody for a tile that lay there at the beginning.
    PlayerId player;
    /// The tile on the table, joined to its neighbours already.
    TileId tile;
};
/// A feature has no open edge or no empty square around it any more, whoever stands on it.
struct FeatureCompleted {
    static constexpr std::string_view word = "feature completed";
    /// The feature, on which its figures still stand.
    FeatureId feature;
    /// Whether it is a road, a city, a monastery, or what else.
    FeatureKind kind;
};
/// A figure came onto the board, left it or changed its place there. `to` is none when it left the board.
struct FigureMoved {
    static constexpr std::string_view word = "figure moved";
    /// Whose figure it is.
    PlayerId owner;
    /// Its kind within the rule set.
    FigureKind kind;
    /// The segment that it left; none when it was not on the board.
    SegmentId from;
    /// The segment on which it stands now.
    SegmentId to;
    /// Why it moved.
    MoveReason reason;
};
/// So many attachments of a kind stand with a figure now; its place is where it is or was.
struct AttachmentsChanged {
    static constexpr std::string_view word = "attachments changed";
    /// Whose figure they stand with.
    PlayerId owner;
    /// The kind of that figure.
    FigureKind figure;
    /// The segment on which that figure stands.
    SegmentId segment;
    /// The kind of attachment.
    AttachmentKind kind;
    /// How many of the kind stood with it before, and how many do now.
    unsigned from;
    unsigned to;
};
/// A player received points, with their reasons.
struct PointsScored {
    static constexpr std::string_view word = "points scored";
    /// Who received them.
    PlayerId player;
    /// What they are for; none when they are for no feature.
    FeatureId feature;
    /// The kind of that feature; none when they are for no feature.
    FeatureKind kind;
    /// As what the feature was scored.
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
    /// Whose scoring figure it is.
    PlayerId player;
    /// Which of the scoring figures of that player it is.
    ScoringFigure figure;
    /// How many points it had before, and how many it has now.
    int from;
    int to;
};
/// The turn of a player is over.
struct TurnEnded {
    static constexpr std::string_view word = "turn ended";
    /// Whose turn it was.
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
