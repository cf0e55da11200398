#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/task.hpp"
#include "carcassonne/support/bits.hpp"
#include "carcassonne/support/inline_vector.hpp"

#include <cstddef>

// What happens to the features that the tile of a turn part completed.

namespace carcassonne::base_game {

/// Two segments of a tile may belong to one feature, which is completed once.
template <class G>
bool is_first_of_its_feature(const PlacedTile& placed, std::size_t segment, const G& game) noexcept {
    for (std::size_t i = 0; i < segment; ++i) {
        if (game.feature_of(placed.segment(i)) == game.feature_of(placed.segment(segment))) {
            return false;
        }
    }
    return true;
}
/// Whether the tile of the part is the last one that was placed: no inner part has come in between.
template <class G>
bool alone(const G& game) noexcept {
    return game.board().tile_count() == game.part().placed.index() + 1;
}
template <class G, class Visit>
CARCASSONNE_COLD void each_beside(Square at, const G& game, const Visit& visit) noexcept {
    game.board().neighbourhoods().each_complete_beside(at, [&](SegmentId segment) { visit(game.feature_of(segment)); });
}
/// Calls `visit(feature)` for each feature that the tile of the part completed, or that was completed since.
template <class G, class Visit>
void each_completed(const G& game, const Visit& visit) noexcept {
    const PlacedTile placed = game.placed(game.part().placed);
    const TileKindInfo& kind = game.catalogue().info(placed.kind());
    const auto& graph = game.board().features();
    unsigned rest = kind.closable;
    rest &= graph.closed_segments(placed.segment(0), kind.segment_count);
    if (!game.template hears<FeatureCompleted>()) {
        if (rest != 0) {
            rest &= graph.occupied_segments(placed.segment(0), kind.segment_count);
        }
    }
    for (; rest != 0; rest &= rest - 1) {
        const std::size_t segment = lowest_bit(rest);
        if (is_first_of_its_feature(placed, segment, game)) {
            visit(game.feature_of(placed.segment(segment)));
        }
    }
    if (alone(game)) [[likely]] {
        game.board().neighbourhoods().each_completed_by(placed.at(),
                                                        [&](SegmentId segment) { visit(game.feature_of(segment)); });
    } else {
        each_beside(placed.at(), game, visit);
    }
}
/// Whether a tile placed after that of the part has completed the feature: then the inner part has scored it.
template <class G>
CARCASSONNE_COLD bool completed_in_an_inner_part(FeatureId feature, const G& game) noexcept {
    const TileId own = game.part().placed;
    bool later = false;
    if (game.setup().growth(game.kind(feature)) == Growth::neighbourhood) {
        game.each_tile_of_neighbourhood(feature, [&](TileId tile) { later = later || tile.value > own.value; });
        return later;
    }
    game.each_member(feature, [&](SegmentId member) { later = later || game.tile_of(member).value > own.value; });
    return later;
}
/// Scores a completed feature for its owners and sends its figures home.
template <class G>
void complete(FeatureId feature, G& game) noexcept {
    if (game.completion_vetoed(feature) || (game.part().is(PartFlag::ordered) && !game.occupied(feature))) {
        return;
    }
    // What an inner part has completed it has scored, but somebody may have come there since.
    if (alone(game) || !completed_in_an_inner_part(feature, game)) {
        game.emit(FeatureCompleted{feature, game.kind(feature)});
    }
    if (game.occupied(feature)) {
        game.score_feature(feature, Valued::completed);
        game.clear_feature(feature);
    }
}
/// All of them as a list: those of the tile, and what looks at the squares around it.
using CompletedFeatures = InlineVector<FeatureId, segment_capacity + 9>;

template <class G>
CompletedFeatures completed_features(const G& game) noexcept {
    CompletedFeatures features;
    each_completed(game, [&](FeatureId feature) { features.push_back(feature); });
    return features;
}
/// Those that are still to be scored for somebody.
template <class G>
CompletedFeatures features_to_score(const G& game) noexcept {
    CompletedFeatures features;
    for (const FeatureId feature : completed_features(game)) {
        if (game.occupied(feature) && !game.completion_vetoed(feature)) {
            features.push_back(feature);
        }
    }
    return features;
}
/// Puts the question of order if there is one: a player who loses points for one feature and receives some for
/// another loses less when those below 0 come first, if there is not enough to lose.
template <class G>
CARCASSONNE_APART bool asks_for_order(G& game) noexcept {
    const auto features = features_to_score(game);
    if (features.size() < 2) {
        return false;
    }
    bool matters = false;
    for (std::size_t i = 0; i < game.players() && !matters; ++i) {
        const auto player = PlayerId::at(i);
        int received = 0;
        int lost = 0;
        for (const FeatureId feature : features) {
            const int points = game.points_if_completed(player, feature);
            received += points > 0 ? points : 0;
            lost -= points < 0 ? points : 0;
        }
        matters = received != 0 && lost > game.score(player);
    }
    if (!matters) {
        return false;
    }
    Task& part = game.part();
    if (!part.is(PartFlag::ordered)) {
        for (const FeatureId feature : completed_features(game)) {
            if (!game.occupied(feature)) {
                complete(feature, game);
            }
        }
        part.mark(PartFlag::ordered);
    }
    const PlayerId player = part.player;
    game.template go_to<ScoreStep>();
    game.template ask<OrderStep>(player);
    return true;
}

}  // namespace carcassonne::base_game
