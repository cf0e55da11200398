#pragma once

#include "carcassonne/core/edition.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/option.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/support/bits.hpp"
#include "carcassonne/tiles/sets/traders_and_builders.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace carcassonne {

/// Goods on city segments: a barrel of wine, a sack of grain, a roll of cloth.
struct Wine {
    static constexpr std::string_view word = "wine";
};
struct Grain {
    static constexpr std::string_view word = "grain";
};
struct Cloth {
    static constexpr std::string_view word = "cloth";
};
enum class Good : std::uint8_t { wine, grain, cloth };
inline constexpr OptionWord<Good> good_words[] = {
    {Wine::word, Good::wine}, {Grain::word, Good::grain}, {Cloth::word, Good::cloth}};
constexpr std::span<const OptionWord<Good>> words_of(Good) noexcept { return good_words; }

/// A player received goods for completing a city.
struct GoodsTaken {
    static constexpr std::string_view word = "goods taken";
    PlayerId player;
    Good good;
    unsigned count;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("good", self.good);
        visit("count", self.count);
    }
};

/// A part that has earned another one is followed by it.
struct BuilderStep {
    static constexpr std::string_view name = "builder";
    static constexpr Slot slot = Slot::part_ends;
};
/// The goods are counted after the last turn.
struct FinalGoodsStep {
    static constexpr std::string_view name = "final goods";
    static constexpr Slot slot = Slot::final_others;
};

// Why a builder or a pig cannot be deployed.
inline constexpr Refusal no_own_follower_there{"TRA-02", "builder and pig join a meeple of their own player"};
inline constexpr Refusal nothing_left_to_build{"TRA-02", "a builder joins a road or city that is not finished"};

/// Traders & Builders: who completes a city takes the goods in it, whoever owns it, and the most of each good pay in
/// the end. A builder, put beside an own meeple on a road or in a city, gives another turn part whenever they grow. A
/// pig beside an own farmer makes the cities around worth one more.
struct TradersAndBuilders : Module {
    static constexpr ModuleInfo info{"traders_and_builders", "Traders & Builders"};
    static constexpr std::array<std::string_view, 1> needs{"base"};
    /// A pig adds to what fields are worth.
    static constexpr std::array<std::string_view, 1> follows{"farmers"};

    static constexpr BoardCapacity room = room_for(sets::traders_and_builders_c1, sets::traders_and_builders_c2);
    static constexpr std::array figures{
        FigureSpec{"builder", 1, 0, static_cast<FeatureKindMask>(mask_of(road) | mask_of(city)), FigureRole::special},
        FigureSpec{"pig", 1, 0, mask_of(field), FigureRole::special}};

    /// Whose pictures the tiles have: C1 without gardens, C2 and C3 with two of them.
    Edition edition = Edition::c3;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        visit("edition", self.edition, edition_words);
    }

    TileSet tile_set() const noexcept {
        return edition == Edition::c1 ? sets::traders_and_builders_c1 : sets::traders_and_builders_c2;
    }

    /// For each player the goods taken so far.
    struct State {
        std::array<std::array<std::uint8_t, 3>, player_capacity> goods{};

        constexpr unsigned count(PlayerId player, Good good) const noexcept {
            return goods[player.index()][static_cast<std::size_t>(good)];
        }
        template <class Self, class Visit>
        static constexpr void each_part(Self& self, Visit&& visit) {
            visit("goods", self.goods);
        }
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };

    /// Nobody has more goods than lie in the cities on the table, builders and pigs are where a meeple of their player
    /// is, and a part after another earns none.
    template <class G>
    static bool can_be(const State& state, const G& game) noexcept {
        bool sound = true;
        game.each_figure_on_board([&](FigureId id) {
            const DeployedFigure& figure = game.figure(id);
            sound = sound && (!is_builder_or_pig(figure.kind, game) ||
                              game.holds_follower(game.feature_of(figure.segment), figure.owner));
        });
        for (const Task& task : game.state().agenda) {
            sound = sound && !(task.is(PartFlag::earned) && task.is(PartFlag::further));
        }
        std::array<unsigned, 3> taken{};
        for (std::size_t player = 0; player < player_capacity; ++player) {
            for (std::size_t good = 0; good < taken.size(); ++good) {
                sound = sound && (player < game.players() || state.goods[player][good] == 0);
                taken[good] += state.goods[player][good];
            }
        }
        return sound && taken[0] <= printed<Wine>(game) && taken[1] <= printed<Grain>(game) &&
               taken[2] <= printed<Cloth>(game);
    }

    template <class Visit>
    static constexpr void each_number(const State& state, PlayerId player, Visit&& visit) {
        visit(Wine::word, state.count(player, Good::wine));
        visit(Grain::word, state.count(player, Good::grain));
        visit(Cloth::word, state.count(player, Good::cloth));
    }

    using Steps = TypeList<BuilderStep, FinalGoodsStep>;
    using Marks = TypeList<Wine, Grain, Cloth>;
    using Events = TypeList<GoodsTaken>;
    using Hooks = TypeList<On<TilePlaced>, On<FeatureCompleted>, On<FigureMoved>, On<BuilderStep>, On<FinalGoodsStep>,
                           Forbids<JoinQuery>, Adjusts<Award>>;

    // What happens, in order of play.

    /// A tile that continues the road or city of the own builder earns another part, but only a first part does
    /// (TRA-03). The builder counts as he stands when the tile is placed: he may be finished by it.
    template <class G>
    void on(TilePlaced placed, G& game) const noexcept {
        if (!placed.player.exists() || game.part().is(PartFlag::further) ||
            game.supply(placed.player, builder<G>) == figures[0].count) {
            return;
        }
        const PlacedTile& tile = game.placed(placed.tile);
        for (std::size_t i = 0; i < game.segment_count(placed.tile); ++i) {
            const FeatureId feature = game.feature_of(tile.segment(i));
            if (game.occupied(feature) && game.holds(feature, placed.player, builder<G>)) {
                game.part().mark(PartFlag::earned);
            }
        }
    }
    /// The player of the turn takes the goods of a completed city, even without a meeple in it (TRA-01).
    template <class G>
    void on(FeatureCompleted completed, G& game) const noexcept {
        if (completed.kind == city) {
            const auto goods = game.template mark_counts<Wine, Grain, Cloth>(completed.feature);
            take(Good::wine, goods[0], game);
            take(Good::grain, goods[1], game);
            take(Good::cloth, goods[2], game);
        }
    }
    /// A builder or a pig that is left without a meeple of its player goes home (TRA-04).
    template <class G>
    void on(FigureMoved moved, G& game) const noexcept {
        if (moved.reason == MoveReason::scored || !moved.from.exists()) {
            return;
        }
        const FeatureId feature = game.feature_of(moved.from);
        if (game.holds_follower(feature, moved.owner)) {
            return;
        }
        FigureId alone;
        game.each_figure(feature, [&](FigureId id) {
            if (game.figure(id).owner == moved.owner && is_builder_or_pig(game.figure(id).kind, game)) {
                alone = id;
            }
        });
        if (alone.exists()) {
            game.send_home(alone, MoveReason::removed);
        }
    }
    /// After everything else of the part the builder gives another one, once (TRA-03).
    template <class G>
    void on(BuilderStep, G& game) const noexcept {
        if (game.part().is(PartFlag::earned)) {
            game.begin_further_part();
        }
    }
    /// Each good pays 10 to everybody who has the most of it, if only one (TRA-05).
    template <class G>
    void on(FinalGoodsStep, G& game) const noexcept {
        constexpr std::array<std::string_view, 3> names{Wine::word, Grain::word, Cloth::word};
        const State& state = game.state().template of<TradersAndBuilders>();
        for (std::size_t good = 0; good < names.size(); ++good) {
            unsigned most = 1;
            for (const auto& mine : state.goods) {
                most = mine[good] > most ? mine[good] : most;
            }
            for (std::size_t i = 0; i < game.players(); ++i) {
                if (state.goods[i][good] == most) {
                    Breakdown breakdown;
                    breakdown.add(names[good], 1, 10);
                    game.award({PlayerId::at(i), FeatureId::none(), FeatureKind::none(), Valued::as_it_is, breakdown});
                }
            }
        }
    }

    // Vetoes and numbers.

    /// A builder joins an own meeple on an unfinished road or in an unfinished city, a pig an own farmer (TRA-02).
    template <class G>
    Refusal forbids(const JoinQuery& query, const G& game) const noexcept {
        if (!is_builder_or_pig(query.kind, game)) {
            return {};
        }
        const FeatureId feature = game.feature_of(query.segment);
        if (!game.occupied(feature) || !game.holds_follower(feature, query.player)) {
            return no_own_follower_there;
        }
        return game.completed(feature) ? nothing_left_to_build : Refusal{};
    }
    /// A pig makes each completed city worth one more to its player, if that player is paid for the field; a second pig
    /// adds nothing (TRA-06).
    template <class G>
    void adjust(Award& award, const G& game) const noexcept {
        if (award.kind == field && as_at_the_end(award.valued) && game.holds(award.feature, award.player, pig<G>)) {
            if (const int cities = award.breakdown.count("cities"); cities != 0) {
                award.breakdown.add("pig", cities, 1);
            }
        }
    }

private:
    template <class G>
    static constexpr FigureKind builder = G::Of::template figure_of<TradersAndBuilders, 0>;
    template <class G>
    static constexpr FigureKind pig = G::Of::template figure_of<TradersAndBuilders, 1>;

    template <class G>
    static bool is_builder_or_pig(FigureKind kind, const G&) noexcept {
        return kind == builder<G> || kind == pig<G>;
    }
    /// How many of a good there are on all tiles on the table.
    template <class Mark, class G>
    static unsigned printed(const G& game) noexcept {
        unsigned goods = 0;
        for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
            const TileKind kind = game.placed(TileId::at(i)).kind();
            goods += count_bits(game.catalogue().info(kind).marks[G::Of::template mark_number<Mark>]);
        }
        return goods;
    }
    template <class G>
    static void take(Good good, unsigned count, G& game) noexcept {
        if (count != 0) {
            const PlayerId player = game.part().player;
            auto& mine =
                game.state().template of<TradersAndBuilders>().goods[player.index()][static_cast<std::size_t>(good)];
            mine = static_cast<std::uint8_t>(mine + count);
            game.emit(GoodsTaken{player, good, count});
        }
    }
};

static_assert(is_module<TradersAndBuilders>);

}  // namespace carcassonne
