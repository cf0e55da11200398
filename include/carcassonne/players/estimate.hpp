#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/players/fitting_tiles.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne::players {

/// What something is worth, in thousandths of a point. Whole numbers, so that players think the same with every
/// compiler.
using Worth = std::int64_t;

/// What one point on the score track is worth.
inline constexpr Worth point = 1000;
/// A chance: from 0 to `certain`.
using Chance = std::int64_t;
/// The chance of what happens in any case.
inline constexpr Chance certain = 1 << 16;

/// How much an estimate makes of what is not on the score track yet.
struct EstimateWeights {
    /// How likely a player who can draw enough fitting tiles does place one where a feature needs it, in percent of
    /// what it would be if nothing else were worth a tile.
    int patience = 60;
    /// What the first figure at hand is worth in the middle of the game; each further one is worth `further` percent of
    /// the one before.
    Worth figure = 3200;
    int further = 75;
    /// What a city that is not complete yet may bring to a field beside it.
    Worth open_city = 1500;
};

namespace detail {

/// Works an estimate out.
template <class Rules>
class Estimator {
public:
    using Game = carcassonne::Game<Rules>;
    using Of = RulesOf<Rules>;

    Estimator(const Game& game, const EstimateWeights& weights, FittingTiles<Rules>& fitting) noexcept
        : game_(game), weights_(weights), fitting_(fitting), tiles_(game.tiles_left()) {}

    std::array<Worth, player_capacity> expected() noexcept {
        const auto players = static_cast<std::int64_t>(game_.players());
        draws_ = (static_cast<std::int64_t>(tiles_) + players - 1) / players;
        for (std::size_t i = 0; i < game_.players(); ++i) {
            expected_[i] = game_.score(PlayerId::at(i)) * point;
        }
        if (!game_.finished()) {
            count_figures();
            game_.each_occupied([&](FeatureId feature) { add_feature(feature); });
            add_figures();
        }
        return expected_;
    }

private:
    /// The chance that one of the tiles to come is placed on an open square by one of the draws left to a player.
    Chance filled(SquareId square) const noexcept {
        const auto fitting = static_cast<std::int64_t>(fitting_.count(game_, square));
        if (fitting == 0) {
            return 0;
        }
        // The more fitting tiles a player will draw, the surer: n of them leave 1 / (1 + n) out.
        const std::int64_t drawn = draws_ * fitting * weights_.patience;
        return certain * drawn / (drawn + 100 * static_cast<std::int64_t>(tiles_));
    }
    struct Prospect {
        Chance completed = certain;
        /// Squares around a monastery that are expected to be filled, as a sum of chances.
        Chance squares = 0;
    };
    Prospect prospect_of_edges(FeatureId feature) const noexcept {
        Prospect prospect;
        std::array<SquareId, 16> seen{};
        std::size_t seen_count = 0;
        game_.each_member(feature, [&](SegmentId member) {
            const TileId tile = game_.tile_of(member);
            const PlacedTile& placed = game_.placed(tile);
            const Facing& facing = game_.catalogue().facing(placed.kind(), placed.rotation());
            const std::size_t index = game_.index_on_tile(member);
            const auto beside = game_.tiles_beside(tile);
            for (const Side side : all_sides) {
                if (facing.ports[carcassonne::index(side)][1] != index || beside[carcassonne::index(side)].exists()) {
                    continue;
                }
                const SquareId square = game_.board().square_at(neighbour(placed.at(), side));
                const auto end = seen.begin() + static_cast<std::ptrdiff_t>(seen_count);
                if (std::find(seen.begin(), end, square) != end || !square.exists()) {
                    continue;
                }
                if (seen_count < seen.size()) {
                    seen[seen_count++] = square;
                }
                prospect.completed = prospect.completed * filled(square) / certain;
            }
        });
        // Each further open square has to share the draws with the others.
        prospect.completed =
            seen_count > 1 ? prospect.completed / static_cast<std::int64_t>(seen_count) : prospect.completed;
        return prospect;
    }
    Prospect prospect_of_neighbourhood(FeatureId feature) const noexcept {
        Prospect prospect;
        const Square at = game_.placed(game_.tile_of(game_.board().features().any_member(feature))).at();
        for (int i = 0; i < 9; ++i) {
            const Square here{static_cast<std::int16_t>(at.x + i % 3 - 1), static_cast<std::int16_t>(at.y + i / 3 - 1)};
            if (game_.tile_at(here).exists()) {
                continue;
            }
            const SquareId square = game_.board().square_at(here);
            // A square that no tile touches yet has nothing to fit to.
            const Chance chance = square.exists() ? filled(square) : certain * draws_ / (draws_ + 12);
            prospect.completed = prospect.completed * chance / certain;
            prospect.squares += chance;
        }
        return prospect;
    }

    /// Adds what everybody receives for a feature, as likely as that is.
    void add_received(FeatureId feature, bool as_completed, Chance chance) noexcept {
        if (chance == 0) {
            return;
        }
        const Receivers who = game_.receivers(feature, as_completed ? Valued::completed : Valued::as_it_is);
        const typename Game::FeatureWorth worth(who, game_);
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const auto player = PlayerId::at(i);
            expected_[i] += game_.points_of(player, who, worth) * point * chance / certain;
        }
    }
    void add_to_owners(FeatureId feature, Worth worth) noexcept {
        const PlayerMask owners = game_.owners(feature);
        for (std::size_t i = 0; i < game_.players(); ++i) {
            expected_[i] += (owners >> i & 1u) != 0 ? worth : 0;
        }
    }

    void add_feature(FeatureId feature) noexcept {
        const FeatureKind kind = game_.kind(feature);
        const Growth growth = game_.setup().growth(kind);
        Prospect prospect;
        if (growth == Growth::closes) {
            prospect = prospect_of_edges(feature);
        } else if (growth == Growth::neighbourhood) {
            prospect = prospect_of_neighbourhood(feature);
        } else {
            add_field(feature);
            return;
        }
        add_received(feature, true, prospect.completed);
        add_received(feature, false, certain - prospect.completed);
        if (prospect.squares != 0) {
            // Each square that is filled brings as much as the tiles that are there do.
            const Worth now = game_.value_if_ended(feature).total() * point;
            add_to_owners(feature, now * prospect.squares / certain / game_.tiles_of_neighbourhood(feature));
        }
        // Figures come home when it is completed.
        game_.each_figure(
            feature, [&](FigureId figure) { returning_[game_.figure(figure).owner.index()] += prospect.completed; });
    }
    void add_field(FeatureId feature) noexcept {
        add_received(feature, false, certain);
        add_to_owners(feature, weights_.open_city * open_cities(feature) * draws_ / (draws_ + 6));
    }
    /// How many features with open edges the field touches.
    int open_cities(FeatureId feature) const noexcept {
        std::array<FeatureId, 16> seen{};
        std::size_t count = 0;
        game_.each_member(feature, [&](SegmentId member) {
            const PlacedTile& placed = game_.placed(game_.tile_of(member));
            unsigned rest = game_.catalogue().info(placed.kind()).borders[game_.index_on_tile(member)];
            for (; rest != 0; rest &= rest - 1) {
                const FeatureId bordered = game_.feature_of(placed.segment(lowest_bit(rest)));
                const auto end = seen.begin() + static_cast<std::ptrdiff_t>(count);
                if (game_.open_edges(bordered) != 0 && count < seen.size() &&
                    std::find(seen.begin(), end, bordered) == end) {
                    seen[count++] = bordered;
                }
            }
        });
        return static_cast<int>(count);
    }

    void count_figures() noexcept {
        for (std::size_t i = 0; i < game_.players(); ++i) {
            const auto player = PlayerId::at(i);
            for (std::size_t kind = 0; kind < Of::figures.size(); ++kind) {
                const auto figure = FigureKind::at(kind);
                at_hand_[i] += Of::is_follower(figure) ? game_.supply(player, figure) : 0u;
            }
        }
    }
    /// Figures at hand, and those that are likely to come home, can claim more while there are tiles.
    void add_figures() noexcept {
        for (std::size_t i = 0; i < game_.players(); ++i) {
            Worth worth = weights_.figure * draws_ / (draws_ + 6);
            Worth sum = 0;
            for (unsigned n = 0; n < at_hand_[i]; ++n) {
                sum += worth;
                worth = worth * weights_.further / 100;
            }
            expected_[i] += sum + worth * returning_[i] / certain;
        }
    }

    const Game& game_;
    const EstimateWeights& weights_;
    FittingTiles<Rules>& fitting_;
    unsigned tiles_ = 0;
    /// How many more tiles each player will draw.
    std::int64_t draws_ = 0;
    std::array<Worth, player_capacity> expected_{};
    std::array<unsigned, player_capacity> at_hand_{};
    /// Of each player how many figures are likely to come home, as a sum of chances.
    std::array<Chance, player_capacity> returning_{};
};

}  // namespace detail

/// What every player may expect in the end from a game as it stands: the points they have, what their features bring
/// now or will bring if they can still be completed, and the figures with which more can be claimed.
///
/// It knows no module: features are valued by the rules of the game (`value_if_completed`, `value_if_ended`), with what
/// every module adds or takes for a player, and how likely they are completed follows from the tiles to come.
template <class Rules>
class Estimate {
public:
    using Game = carcassonne::Game<Rules>;

    /// Works all numbers out at once: it goes round every occupied feature, and for each open square beside one it
    /// looks at all kinds of tile.
    explicit Estimate(const Game& game, const EstimateWeights& weights = {}) noexcept : players_(game.players()) {
        FittingTiles<Rules> fitting;
        expected_ = detail::Estimator<Rules>(game, weights, fitting).expected();
    }
    /// The same for who estimates many games and remembers in `fitting` what fits where.
    Estimate(const Game& game, const EstimateWeights& weights, FittingTiles<Rules>& fitting) noexcept
        : players_(game.players()), expected_(detail::Estimator<Rules>(game, weights, fitting).expected()) {}

    /// What a player may expect to have in the end.
    Worth expected(PlayerId player) const noexcept { return expected_[player.index()]; }
    /// By how much a player is ahead of the best of the others.
    Worth lead(PlayerId player) const noexcept {
        Worth others = 0;
        bool any = false;
        for (std::size_t i = 0; i < players_; ++i) {
            if (i != player.index() && (!any || expected_[i] > others)) {
                others = expected_[i];
                any = true;
            }
        }
        return expected_[player.index()] - others;
    }

private:
    std::size_t players_;
    std::array<Worth, player_capacity> expected_{};
};

}  // namespace carcassonne::players
