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
#include <string_view>

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
struct Farmers : Module {
    static constexpr ModuleInfo info{"farmers", "Farmers"};
    static constexpr std::array<std::string_view, 1> needs{"base"};

    static constexpr std::array features{FeatureKindSpec{field, "field", Growth::endless}};

    /// By default a field brings 3 for each completed city, whatever other fields touch the same city (BAS-18).
    FieldScoring scoring = FieldScoring::third_edition;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        constexpr OptionWord<FieldScoring> scorings[] = {{"first_edition", FieldScoring::first_edition},
                                                         {"second_edition", FieldScoring::second_edition},
                                                         {"third_edition", FieldScoring::third_edition}};
        visit("scoring", self.scoring, scorings);
    }

    using Steps = TypeList<FinalFieldsStep>;
    using Hooks = TypeList<On<FinalFieldsStep>, Adjusts<FeatureValue>>;

    /// Fields are scored at the end alone (BAS-16, BAS-18).
    template <class G>
    void on(FinalFieldsStep, G& game) const noexcept {
        if (scoring == FieldScoring::third_edition) {
            each_field(game, [&](FeatureId feature) { game.score_feature(feature, Valued::as_it_is); });
        } else {
            score_by_city(game);
        }
    }

    /// A field is worth 3 for every completed city it touches, at the end only (BAS-16, BAS-18).
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == field && as_at_the_end(value.valued)) {
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
        game.each_occupied([&](FeatureId feature) {
            if (game.kind(feature) == field) {
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
                if (game.open_edges(bordered) == 0 && game.completed_at_end(bordered) && seen.insert(bordered)) {
                    visit(bordered);
                }
            }
        });
    }

    /// Under the older rules it is the cities that pay, each a player only once, whichever fields touch it. What a
    /// field itself brings or costs its owners comes after that.
    template <class G>
    CARCASSONNE_COLD void score_by_city(G& game) const noexcept {
        FeatureSet<G> done;
        each_field(game, [&](FeatureId feature) {
            each_completed_city(feature, game, [&](FeatureId bordered) {
                if (done.insert(bordered)) {
                    pay_city(bordered, game);
                }
            });
        });
        each_field(game, [&](FeatureId feature) { pay_field(feature, game); });
    }
    template <class G>
    CARCASSONNE_COLD static void pay_field(FeatureId feature, G& game) noexcept {
        const Receivers who = game.receivers(feature, Valued::as_it_is);
        for (std::size_t i = 0; i < game.players(); ++i) {
            const auto player = PlayerId::at(i);
            Award award{player, feature, field, Valued::as_it_is, {}};
            game.adjust_all(award);
            if (((who.owners | who.others) & mask_of(player)) != 0 && award.breakdown.total() != 0) {
                game.pay(award);
            }
        }
    }
    /// Pays a city to the most farmers over all its fields (first edition), or to everybody who owns a field at it.
    template <class G>
    CARCASSONNE_COLD void pay_city(FeatureId bordered, G& game) const noexcept {
        const bool adds_up = scoring == FieldScoring::first_edition;
        const PlayerMask most = farmers_around(bordered, game).owners();
        for (std::size_t i = 0; i < game.players(); ++i) {
            const auto player = PlayerId::at(i);
            Award paid{player, FeatureId::none(), field, Valued::as_it_is, {}};
            paid.breakdown.add("cities", 1, adds_up ? 4 : 3);
            each_field_around(bordered, game, [&](FeatureId feature) {
                const PlayerMask owners = adds_up ? most : game.owners(feature);
                if ((owners & mask_of(player)) != 0) {
                    paid.feature = paid.feature.exists() ? paid.feature : feature;
                    add_reasons(paid, feature, game);
                }
            });
            if (paid.feature.exists()) {
                game.pay(paid);
            }
        }
    }
    /// What modules add for the player at one of the fields of a city; the same reason counts once for the city.
    template <class G>
    static void add_reasons(Award& paid, FeatureId feature, const G& game) noexcept {
        Award award{paid.player, feature, field, Valued::as_it_is, {}, FigureId::none(), true};
        award.breakdown.add(paid.breakdown[0].what, paid.breakdown[0].count, paid.breakdown[0].each);
        game.adjust_all(award);
        for (const Term& term : award.breakdown) {
            if (paid.breakdown.count(term.what) == 0) {
                paid.breakdown.add(term.what, term.count, term.each);
            }
        }
    }
    /// Every field that touches a city, once.
    template <class G, class Visit>
    static void each_field_around(FeatureId bordered, const G& game, Visit&& visit) noexcept {
        FeatureSet<G> seen;
        game.each_member(bordered, [&](SegmentId member) {
            const PlacedTile& placed = game.placed(game.tile_of(member));
            const TileKindInfo& kind = game.catalogue().info(placed.kind());
            for (std::size_t i = 0; i < kind.segment_count; ++i) {
                const FeatureId feature = game.feature_of(placed.segment(i));
                if (((unsigned{kind.borders[i]} >> game.index_on_tile(member)) & 1u) != 0 && seen.insert(feature)) {
                    visit(feature);
                }
            }
        });
    }
    /// All farmers on the fields that touch a city.
    template <class G>
    static Majority farmers_around(FeatureId bordered, const G& game) noexcept {
        Majority farmers;
        each_field_around(bordered, game, [&](FeatureId feature) {
            const Majority here = game.majority(feature);
            for (std::size_t i = 0; i < game.players(); ++i) {
                const auto player = PlayerId::at(i);
                farmers.add(player, here.strength(player));
            }
        });
        return farmers;
    }
};

static_assert(is_module<Farmers>);

}  // namespace carcassonne
