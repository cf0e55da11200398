#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/play/majority.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace carcassonne {

/// How fields score at the end (BAS-18).
enum class FieldScoring : std::uint8_t {
    /// Each city 4, once, to the most farmers over all its fields.
    first_edition,
    /// 3 a city, each city once a player.
    second_edition,
    /// 3 a city, each field by itself.
    third_edition
};

/// Farmers: meeples lie down on fields and stay there. At the end their field brings points for every completed city
/// that it touches.
struct Farmers {
    static constexpr ModuleInfo info{"farmers", "Farmers"};

    static constexpr BoardCapacity room{};
    static constexpr std::array features{FeatureKindSpec{field, "field", Growth::endless}};
    static constexpr std::array<FigureSpec, 0> figures{};
    static constexpr std::size_t scoring_figures = 0;

    FieldScoring scoring = FieldScoring::third_edition;

    static std::span<const Tile> tiles() noexcept { return {}; }

    using State = NoState;
    using Steps = TypeList<FinalFieldsStep>;
    using Actions = TypeList<>;
    using Hooks = TypeList<On<FinalFieldsStep>, Adjusts<FeatureValue>>;

    template <class G>
    void on(FinalFieldsStep, G& game) const noexcept {
        switch (scoring) {
        case FieldScoring::third_edition:
            each_field(game, [&](FeatureId feature) { game.score_feature(feature, false, true); });
            break;
        case FieldScoring::second_edition:
            score_cities_once_a_player(game);
            break;
        case FieldScoring::first_edition:
            score_cities_once(game);
            break;
        }
    }

    /// A field is worth 3 for every completed city it touches, at the end only (BAS-16, BAS-18).
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == field && value.at_end) {
            int cities = 0;
            each_completed_city(value.feature, game, [&](FeatureId) { ++cities; });
            if (cities != 0) {
                value.breakdown.add("cities", cities, scoring == FieldScoring::first_edition ? 4 : 3);
            }
        }
    }

private:
    template <class G>
    struct FeatureSet {
        std::array<std::uint64_t, (G::Of::board_capacity.segments + 63) / 64> words{};

        /// Whether the feature is new to the set.
        bool insert(FeatureId feature) noexcept {
            const std::uint64_t bit = std::uint64_t{1} << (feature.value % 64);
            const bool is_new = (words[feature.index() / 64] & bit) == 0;
            words[feature.index() / 64] |= bit;
            return is_new;
        }
    };

    template <class G, class Visit>
    static void each_field(const G& game, Visit&& visit) noexcept {
        game.each_figure_on_board([&](FigureId figure) {
            const FeatureId feature = game.feature_of(game.figure(figure).segment);
            if (game.kind(feature) == field && game.board().features().first_figure(feature) == figure) {
                visit(feature);
            }
        });
    }
    /// Every completed city that the field touches, once, though they may touch in many places (BAS-19).
    template <class G, class Visit>
    static void each_completed_city(FeatureId feature, const G& game, Visit&& visit) noexcept {
        FeatureSet<G> seen;
        game.each_member(feature, [&](SegmentId member) {
            const PlacedTile& placed = game.placed(game.tile_of(member));
            unsigned rest = game.catalogue().info(placed.kind()).borders[game.index_on_tile(member)];
            for (; rest != 0; rest &= rest - 1) {
                const FeatureId bordered = game.feature_of(placed.segment(lowest_bit(rest)));
                if (game.open_edges(bordered) == 0 && game.completed(bordered) && seen.insert(bordered)) {
                    visit(bordered);
                }
            }
        });
    }

    template <class G>
    CARCASSONNE_COLD static void score_cities_once_a_player(G& game) noexcept {
        std::array<FeatureSet<G>, player_capacity> paid{};
        each_field(game, [&](FeatureId feature) {
            const PlayerMask owners = game.owners(feature);
            for (std::size_t i = 0; i < game.players(); ++i) {
                const PlayerId player(static_cast<std::uint8_t>(i));
                if ((owners & mask_of(player)) == 0) {
                    continue;
                }
                int cities = 0;
                each_completed_city(feature, game,
                                    [&](FeatureId bordered) { cities += static_cast<int>(paid[i].insert(bordered)); });
                award(player, feature, cities, 3, game);
            }
        });
    }
    template <class G>
    CARCASSONNE_COLD static void score_cities_once(G& game) noexcept {
        FeatureSet<G> done;
        each_field(game, [&](FeatureId feature) {
            each_completed_city(feature, game, [&](FeatureId bordered) {
                if (done.insert(bordered)) {
                    const PlayerMask owners = farmers_around(bordered, game).owners();
                    for (std::size_t i = 0; i < game.players(); ++i) {
                        const PlayerId player(static_cast<std::uint8_t>(i));
                        if ((owners & mask_of(player)) != 0) {
                            award(player, feature, 1, 4, game);
                        }
                    }
                }
            });
        });
    }
    /// All farmers on the fields that touch a city.
    template <class G>
    CARCASSONNE_COLD static Majority farmers_around(FeatureId bordered, const G& game) noexcept {
        Majority farmers;
        FeatureSet<G> seen;
        game.each_member(bordered, [&](SegmentId member) {
            const PlacedTile& placed = game.placed(game.tile_of(member));
            const TileKindInfo& kind = game.catalogue().info(placed.kind());
            for (std::size_t i = 0; i < kind.segment_count; ++i) {
                if (((unsigned{kind.borders[i]} >> game.index_on_tile(member)) & 1u) == 0) {
                    continue;
                }
                const FeatureId feature = game.feature_of(placed.segment(i));
                if (seen.insert(feature)) {
                    const Majority here = game.majority(feature);
                    for (std::size_t player = 0; player < game.players(); ++player) {
                        const PlayerId id(static_cast<std::uint8_t>(player));
                        farmers.add(id, here.strength(id));
                    }
                }
            }
        });
        return farmers;
    }
    template <class G>
    static void award(PlayerId player, FeatureId feature, int cities, int each, G& game) noexcept {
        Breakdown breakdown;
        if (cities != 0) {
            breakdown.add("cities", cities, each);
        }
        game.award({player, feature, field, false, true, breakdown});
    }
};

}  // namespace carcassonne
