#pragma once

#include "carcassonne/engine/game.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace carcassonne::testing {

/// What has gone wrong in a position, in words; empty when nothing has.
using Faults = std::vector<std::string>;

/// How many figures of each kind have left the game so far, for each player.
using FiguresGone = std::array<std::array<unsigned, figure_kind_capacity>, player_capacity>;

namespace detail {

template <class Rules>
void check_figures(const Game<Rules>& game, const FiguresGone& gone, Faults& faults) {
    using Of = RulesOf<Rules>;
    std::array<std::array<unsigned, Of::figure_kind_count>, player_capacity> on_board{};
    game.each_figure_on_board([&](FigureId id) {
        const DeployedFigure& figure = game.figure(id);
        ++on_board[figure.owner.index()][figure.kind.index()];
        bool found = false;
        game.each_figure(game.feature_of(figure.segment), [&](FigureId other) { found = found || other == id; });
        if (!found) {
            faults.push_back("a figure is not among the figures of its feature");
        }
    });
    for (std::size_t player = 0; player < game.players(); ++player) {
        for (std::size_t kind = 0; kind < Of::figure_kind_count; ++kind) {
            const unsigned in_supply = game.supply(PlayerId::at(player), FigureKind::at(kind));
            const unsigned in_reserve = game.reserve(PlayerId::at(player), FigureKind::at(kind));
            const auto& first = game.setup().initial().supply;
            const unsigned all = first.count(PlayerId::at(player), FigureKind::at(kind)) +
                                 first.reserve(PlayerId::at(player), FigureKind::at(kind));
            if (in_supply + in_reserve + on_board[player][kind] + gone[player][kind] != all) {
                faults.push_back("player " + std::to_string(player) + " has " + std::to_string(in_supply) +
                                 " figures of kind " + std::to_string(kind) + " in the supply and " +
                                 std::to_string(on_board[player][kind]) + " on the board");
            }
        }
    }
}

template <class Rules>
void check_features(const Game<Rules>& game, Faults& faults) {
    const auto& graph = game.board().features();
    for (std::size_t i = 0; i < graph.segment_count(); ++i) {
        const auto segment = SegmentId::at(i);
        const FeatureId feature = graph.feature_of(segment);
        if (graph.feature_of(graph.any_member(feature)) != feature) {
            faults.push_back("segment " + std::to_string(i) + " belongs to a feature that is none");
        }
        if (graph.kind_of(segment) != graph.kind(feature)) {
            faults.push_back("segment " + std::to_string(i) + " is of another kind than its feature");
        }
        if (graph.any_member(feature) == segment) {
            unsigned members = 0;
            game.each_member(feature, [&](SegmentId) { ++members; });
            if (members != graph.totals(feature).segments()) {
                faults.push_back("feature " + std::to_string(i) + " has another number of segments than it says");
            }
        }
    }
}

}  // namespace detail

/// Checks what must hold in every position of every game: figures and tiles are neither lost nor made, features agree
/// with their segments, and a copy is the same game.
///
/// `discarded` is the number of tiles that have left the game so far, `gone` that of figures.
template <class Rules>
Faults check_invariants(const Game<Rules>& game, std::size_t discarded, const FiguresGone& gone = {}) {
    Faults faults;
    detail::check_figures(game, gone, faults);
    detail::check_features(game, faults);
    std::size_t tiles = game.board().tile_count() + discarded + game.tiles_left();
    if (!game.finished() && game.part().drawn.exists() && !game.part().placed.exists()) {
        ++tiles;  // in the player's hand
    }
    std::size_t all = 0;
    for (std::size_t i = 0; i < game.catalogue().size(); ++i) {
        all += game.catalogue().tile(TileKind::at(i)).count;
    }
    if (tiles != all) {
        faults.push_back("there are " + std::to_string(tiles) + " tiles instead of " + std::to_string(all));
    }
    const Game<Rules> copy = game;
    if (!(copy == game) || copy.hash() != game.hash()) {
        faults.push_back("a copy is not the same game");
    }
    return faults;
}

/// Checks that every answer which is offered is accepted as an action from outside, and is then the same answer.
template <class Rules>
Faults check_offers(const Game<Rules>& game, const typename Game<Rules>::Choices& choices) {
    Faults faults;
    std::uint32_t rank = 0;
    choices.each([&](Token token) {
        if (!(choices.nth(rank) == token) || !choices.contains(token)) {
            faults.push_back("answer " + std::to_string(rank) + " is not the same by number and in a row");
        }
        ++rank;
        game.describe(token, [&](const auto& action) {
            const auto found = game.token(action);
            if (!found) {
                faults.push_back("an answer that is offered is refused: " + std::string(found.error().refusal.text));
            } else if (!(*found == token)) {
                faults.push_back("an answer that is offered stands for another");
            }
        });
    });
    if (rank != choices.count()) {
        faults.push_back("there are " + std::to_string(rank) + " answers instead of " +
                         std::to_string(choices.count()));
    }
    return faults;
}

}  // namespace carcassonne::testing
