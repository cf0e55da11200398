#pragma once

#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/place.hpp"
#include "carcassonne/text/record/game_record.hpp"

#include <algorithm>
#include <string>

namespace carcassonne {

namespace detail {

/// The place of the player's first figure in the feature; without one the feature names itself, and points for no
/// feature name nothing.
template <class Rules>
void name_place(const PointsScored& event, const Game<Rules>& game, RecordedScore& score) {
    if (!event.feature.exists()) {
        score.place = "nothing";
        return;
    }
    SegmentId first;
    game.each_figure(event.feature, [&](FigureId id) {
        const auto& figure = game.figure(id);
        if (figure.owner == event.player && (!first.exists() || figure.segment < first)) {
            first = figure.segment;
        }
    });
    if (!first.exists()) {
        first = game.board().features().any_member(event.feature);
        game.each_member(event.feature, [&](SegmentId member) { first = (std::min)(first, member); });
    }
    const TileId tile = game.tile_of(first);
    score.place = place_text(game.printed(tile), game.placed(tile).rotation(), game.index_on_tile(first),
                             RulesOf<Rules>::feature_words);
    score.at = game.placed(tile).at();
}

}  // namespace detail

/// What a record says of points. The game must be as it was when they were told, before the figures went home.
template <class Rules>
RecordedScore recorded_score(const PointsScored& event, const Game<Rules>& game) {
    RecordedScore score;
    score.player = event.player.index();
    score.points = event.breakdown.total();
    detail::name_place(event, game, score);
    for (const Term& term : event.breakdown) {
        score.terms.push_back({term.count, std::string(term.what), term.each});
    }
    return score;
}

}  // namespace carcassonne
