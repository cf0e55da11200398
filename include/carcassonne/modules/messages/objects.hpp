#pragma once

#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/modules/messages/nouns.hpp"
#include "carcassonne/play/deployment.hpp"
#include "carcassonne/play/score_track.hpp"

#include <cstddef>
#include <cstdint>

// What messages act on: own meeples and the features on which they stand.

namespace carcassonne::messages {

/// Whether a figure of another player stands on the same space of the track.
template <class G>
bool is_shared(PlayerId player, int points, const G& game) noexcept {
    bool shared = false;
    for (std::size_t i = 0; i < 2 * game.players(); ++i) {
        const auto other = PlayerId::at(i / 2);
        const int theirs = game.score(other, ScoringFigure::at(i % 2));
        shared = shared || (other != player && space_of(theirs) == space_of(points));
    }
    return shared;
}

/// Whether an own meeple stands where the message looks. A feature that is complete is scored in its own time, so
/// only unfinished ones count, and fields, which never are complete (MSG-37).
template <class G>
bool acts_on(Message message, FigureId id, const G& game) noexcept {
    const DeployedFigure& figure = game.figure(id);
    const FeatureId feature = game.feature_of(figure.segment);
    const FeatureKind kind = game.kind(feature);
    if (!game.is_follower_of(game.part().player, id) || game.completed(feature)) {
        return false;
    }
    switch (message.kind) {
    case Message::lowest_road:
        return kind == road;
    case Message::lowest_city:
        return kind == city;
    case Message::lowest_monastery:
        return (G::Of::monastic & mask_of(kind)) != 0;
    default:
        return message == Message::own_meeple;
    }
}
/// The first follower of the player of the turn in a feature, which stands for all of them.
template <class G>
FigureId first_follower(FeatureId feature, const G& game) noexcept {
    FigureId first;
    game.each_figure(feature, [&](FigureId id) {
        if (game.is_follower_of(game.part().player, id) && id < first) {
            first = id;
        }
    });
    return first;
}
/// Who receives what for a feature if the game ends now: its owners; if `as_at_end`, as modules would have it then
/// (MSG-36).
template <class G>
Receivers receivers(FeatureId feature, bool as_at_end, const G& game) noexcept {
    return as_at_end ? game.receivers(feature, Valued::as_it_is)
                     : Receivers{feature, game.kind(feature), Valued::as_it_is, game.owners(feature)};
}
/// What the feature is worth to the player of the turn.
template <class G>
Breakdown worth(const Receivers& who, const G& game) noexcept {
    return (who.as_completed_for & mask_of(game.part().player)) != 0 ? game.value(who.feature, Valued::as_if_completed)
                                                                     : game.value_if_ended(who.feature);
}
/// Calls `visit(figure)` for every own feature of the lowest worth (MSG-20 to MSG-22), or every own meeple
/// (MSG-30).
template <class G, class Visit>
void each_object(Message message, bool as_at_end, const G& game, Visit&& visit) noexcept {
    int lowest = 0;
    bool any = false;
    const auto each = [&](auto&& use) {
        game.each_figure_on_board([&](FigureId id) {
            if (acts_on(message, id, game) && (message == Message::own_meeple ||
                                               first_follower(game.feature_of(game.figure(id).segment), game) == id)) {
                use(id);
            }
        });
    };
    const auto value = [&](FigureId id) {
        return worth(receivers(game.feature_of(game.figure(id).segment), as_at_end, game), game).total();
    };
    if (message == Message::own_meeple) {
        each(visit);
        return;
    }
    each([&](FigureId id) {
        lowest = !any || value(id) < lowest ? value(id) : lowest;
        any = true;
    });
    each([&](FigureId id) {
        if (value(id) == lowest) {
            visit(id);
        }
    });
}
/// Own meeples on features of a kind; a large one is one (MSG-28, MSG-29).
template <class G>
unsigned own_followers(FeatureKind kind, const G& game) noexcept {
    unsigned followers = 0;
    game.each_figure_on_board([&](FigureId id) {
        followers += static_cast<unsigned>(game.is_follower_of(game.part().player, id) &&
                                           game.kind(game.feature_of(game.figure(id).segment)) == kind);
    });
    return followers;
}
/// Whether a message that leaves nothing to choose can be performed (MSG-17).
template <class G>
bool has_object(Message message, const G& game) noexcept {
    switch (message.kind) {
    case Message::extra_tile:
        return game.tiles_left() != 0;
    case Message::pennants:
    case Message::knights:
        return own_followers(city, game) != 0;
    case Message::farmers:
        return own_followers(field, game) != 0;
    default:
        return false;
    }
}
/// The pennants of all cities with an own knight, each once (MSG-27).
template <class G>
int pennants(const G& game) noexcept {
    unsigned pennants = 0;
    game.each_figure_on_board([&](FigureId id) {
        const FeatureId feature = game.feature_of(game.figure(id).segment);
        if (game.kind(feature) == city && first_follower(feature, game) == id) {
            pennants += game.pennants(feature);
        }
    });
    return static_cast<int>(pennants);
}

}  // namespace carcassonne::messages
