#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/open_tasks.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/modules/ghosts/nouns.hpp"
#include "carcassonne/support/bits.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace carcassonne {

/// Ghosts, Castles & Cemeteries: mist lies over the land. Where a new tile lets it grow, a ghost frightens a meeple of
/// another player, where it ends, an own one; the third ghost sends a meeple home, and each of the others costs its
/// owner points when the feature is scored. Castles count the mist around them, cemeteries bring guards, whom no ghost
/// frightens. The game begins with a piece of four squares.
struct Ghosts : Module {
    static constexpr ModuleInfo info{"ghosts", "Ghosts, Castles & Cemeteries"};
    static constexpr std::array<std::string_view, 1> needs{"base"};
    /// Castles score after monasteries and gardens, and what ghosts cost is reckoned when all else is known.
    static constexpr std::array<std::string_view, 4> follows{"farmers", "abbot", "inns_and_cathedrals",
                                                             "traders_and_builders"};

    /// The tiles of the box are 64 squares too; what is printed on them may need a little more room.
    static constexpr BoardCapacity room{64, 256, 12};
    static_assert(room_for(sets::ghosts_stand_in).segments <= room.segments);
    /// Who may rob on a road may look after a castle or a cemetery: meeples of all sizes, no abbot, no mayor (GCC-32,
    /// GCC-36).
    static constexpr std::array features{
        FeatureKindSpec{haunted_castle, "castle", Growth::neighbourhood, false, mask_of(road), 'H'},
        FeatureKindSpec{cemetery, "cemetery", Growth::neighbourhood, false, mask_of(road), 't'}};
    static constexpr std::array figures{
        FigureSpec{"guard", 5, 1, where_meeples_stand, FigureRole::follower, FigureTurn::first, 3}};
    /// The third ghost sends a meeple home (GCC-17).
    static constexpr std::array attachments{AttachmentSpec{"ghost", 15, 3, true}};

    // Options.
    /// By default five meeples each; the others of the base game leave the game (GCC-03).
    GhostsSetup ghosts_setup = GhostsSetup::published;
    /// By default mist is limited whichever of the two tiles shows it (GCC-13).
    LimitRule limit_rule = LimitRule::german;
    /// By default one ghost for another player and one for oneself, however many edges meet (GCC-14).
    GhostsPer ghosts_per = GhostsPer::condition;
    /// By default those pay for their ghosts who own what is scored (GCC-29).
    FinalGhosts final_ghosts = FinalGhosts::scored;
    /// By default once, when all points of the final scoring are there (GCC-24).
    FinalFloor final_floor = FinalFloor::once;
    /// By default the spring; the start tile of four squares then leaves the game (GCC-61).
    StartWithRiver start_with_river = StartWithRiver::spring;
    /// By default 2, as it would have in the game (GCC-63).
    CompletedAtEnd porxada_ghosts = CompletedAtEnd::as_in_play;
    /// What is used of the box (GCC-05): the land tiles, the start tile, ghosts, guards.
    bool land_tiles = true;
    bool start_tile = true;
    bool ghosts = true;
    bool guards = true;

    template <class Self, class Visit>
    static constexpr void each_option(Self& self, Visit&& visit) {
        visit("ghosts_setup", self.ghosts_setup, ghosts_setup_words);
        visit("limit_rule", self.limit_rule, limit_rule_words);
        visit("ghosts_per", self.ghosts_per, ghosts_per_words);
        visit("final_ghosts", self.final_ghosts, final_ghosts_words);
        visit("final_floor", self.final_floor, final_floor_words);
        visit("start_with_river", self.start_with_river, start_with_river_words);
        visit("porxada_ghosts", self.porxada_ghosts, completed_at_end_words);
        visit("land_tiles", self.land_tiles, switch_words);
        visit("start_tile", self.start_tile, switch_words);
        visit("ghosts", self.ghosts, switch_words);
        visit("guards", self.guards, switch_words);
    }

    /// The land tiles and the start tile, as far as they are used (GCC-01, GCC-02, GCC-05).
    TileSet tile_set() const noexcept {
        constexpr std::size_t squares = sets::ghosts_stand_in_start_squares;
        const std::span<const Tile> all = sets::ghosts_stand_in.tiles;
        const std::size_t begin = start_tile ? 0 : squares;
        return {sets::ghosts_stand_in.name, all.subspan(begin, (land_tiles ? all.size() : squares) - begin), 0};
    }
    /// The piece of four squares comes before the start tile of the base game, which leaves the game (GCC-02), but
    /// after the spring of a river, unless the players want it the other way round (GCC-61).
    std::uint8_t start_rank(const Tile& tile) const noexcept {
        return !tile.piece.exists() ? land_pile + 1 : start_with_river == StartWithRiver::ghosts_2x2 ? 0 : land_pile;
    }
    /// Where one of two start tiles has four squares the other leaves the game (GCC-02, GCC-61).
    static SpareStart spare_start(const Tile& spare, const Tile& start) noexcept {
        return spare.piece.exists() || start.piece.exists() ? SpareStart::set_aside : SpareStart::shuffled_in;
    }

    bool plays(MistStep) const noexcept { return ghosts; }
    bool plays(FinalFloorStep) const noexcept { return final_floor == FinalFloor::once; }

    using Steps = TypeList<MistStep, HauntOthersStep, HauntOwnStep, FinalFloorStep>;
    using Actions = TypeList<Haunt>;
    using Marks = TypeList<Mist>;
    using Events = TypeList<GuardFetched>;
    using Hooks =
        TypeList<Plays<MistStep>, Plays<FinalFloorStep>, On<GameBegins>, On<MistStep>, On<FeatureCompleted>,
                 On<FinalFeaturesStep>, On<FinalFloorStep>, Forbids<AttachQuery>, Adjusts<FeatureValue>,
                 Adjusts<Receivers>, Adjusts<Award>, Adjusts<Payment>, Offers<HauntOthersStep>, Offers<HauntOwnStep>>;

    /// Ghosts stand with whom they may frighten. Up to four are asked for at a time, one for each edge of a tile.
    template <class G>
    static bool can_be(const NoState&, const G& game) noexcept {
        bool sound = true;
        game.each_figure_on_board([&](FigureId id) {
            sound = sound && (game.attached(id, ghost<G>) == 0 || !game.first_veto(AttachQuery{id, ghost<G>}));
        });
        const auto check = [&](std::size_t task) {
            const Agenda& agenda = game.state().agenda;
            const std::size_t part = part_of(task, game);
            sound = sound && task - part <= side_count && agenda[part].placed.exists() &&
                    agenda[part].player == agenda[task].player;
            for (std::size_t i = part + 1; i < task; ++i) {
                const StepId step = agenda[i].step;
                const bool for_others = step == G::Of::template step_id<HauntOthersStep>;
                const bool for_oneself = step == G::Of::template step_id<HauntOwnStep>;
                sound = sound && (for_others || for_oneself);
            }
        };
        each_open<HauntOthersStep>(game, check);
        each_open<HauntOwnStep>(game, check);
        return sound;
    }

    // What happens, in order of play.

    /// Everybody has five meeples and two guards; three more guards wait in the reserve (GCC-03).
    template <class G>
    void on(GameBegins, G& game) const noexcept {
        auto& supply = game.state().supply;
        for (std::size_t i = 0; i < game.players(); ++i) {
            const auto player = PlayerId::at(i);
            while (!guards && (supply.count(player, guard<G>) != 0 || supply.fetch(player, guard<G>))) {
                supply.take(player, guard<G>);
            }
            while (ghosts_setup == GhostsSetup::published && supply.count(player, meeple) > 5) {
                supply.take(player, meeple);
            }
        }
    }
    /// Mist that meets mist grows, mist that meets none is limited (GCC-12 to GCC-15).
    template <class G>
    void on(MistStep, G& game) const noexcept {
        const TileId tile = game.part().placed;
        const unsigned mine = game.template covered_sides<Mist>(tile);
        const std::array<TileId, side_count> around = game.tiles_beside(tile);
        unsigned grows = 0;
        unsigned ends = 0;
        for (const Side side : all_sides) {
            const TileId beside = around[index(side)];
            if (beside.exists()) {
                const bool here = (mine & mask_of(side)) != 0;
                const bool there = (game.template covered_sides<Mist>(beside) & mask_of(opposite(side))) != 0;
                grows += static_cast<unsigned>(here && there);
                ends += static_cast<unsigned>(here != there && (here || limit_rule == LimitRule::german));
            }
        }
        // What is put last is asked first: the other players come before oneself (GCC-14). Each question looks at what
        // is left when its turn comes, and passes by when nothing is (GCC-16).
        ask_for<HauntOwnStep>(ends, game);
        ask_for<HauntOthersStep>(grows, game);
    }
    /// Who looks after a cemetery that is completed takes a guard from the reserve (GCC-33).
    template <class G>
    void on(FeatureCompleted completed, G& game) const noexcept {
        if (completed.kind == cemetery) {
            for (unsigned rest = game.owners(completed.feature); rest != 0; rest &= rest - 1) {
                const auto player = PlayerId::at(lowest_bit(rest));
                if (game.state().supply.fetch(player, guard<G>)) {
                    game.emit(GuardFetched{player});
                }
            }
        }
    }
    /// Unfinished castles score for the mist that is there, cemeteries nothing (GCC-35, GCC-38).
    template <class G>
    void on(FinalFeaturesStep, G& game) const noexcept {
        game.score_at_end(haunted_castle);
    }
    /// A score below 0 counts as 0 when all points are there (GCC-24).
    template <class G>
    void on(FinalFloorStep, G& game) const noexcept {
        for (std::size_t i = 0; i < game.players(); ++i) {
            const auto player = PlayerId::at(i);
            game.move_scoring_figure(player, ScoringFigure(0), 0);
        }
    }

    // Vetoes and numbers.

    /// Ghosts frighten meeples, not guards, not builders or pigs (GCC-20, GCC-21).
    template <class G>
    Refusal forbids(const AttachQuery& query, const G& game) const noexcept {
        const FigureKind kind = game.figure(query.figure).kind;
        if (query.kind != ghost<G>) {
            return {};
        }
        if (!ghosts) {
            return no_ghosts_are_played;
        }
        return kind == guard<G> ? guard_is_safe : !G::Of::is_follower(kind) ? special_figure_is_safe : Refusal{};
    }
    /// A castle is worth 2 for each of its nine squares with mist, 1 when it is not finished (GCC-37, GCC-38).
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == haunted_castle) {
            value.breakdown.add("mist", misty_squares(value.feature, game), in_full(value.valued) ? 2 : 1);
        }
    }
    /// Where not only owners pay for their ghosts at the end (GCC-29).
    template <class G>
    void adjust(Receivers& receivers, const G& game) const noexcept {
        if (!as_at_the_end(receivers.valued) || final_ghosts == FinalGhosts::scored ||
            (final_ghosts == FinalGhosts::scored_any && receivers.owners == 0)) {
            return;
        }
        game.each_figure(receivers.feature, [&](FigureId id) {
            if (game.attached(id, ghost<G>) != 0) {
                receivers.others = static_cast<PlayerMask>(receivers.others | mask_of(game.figure(id).owner));
            }
        });
    }
    /// Each ghost with an own meeple in the feature costs 2, in the final scoring 1 (GCC-23, GCC-29). A cemetery is not
    /// scored before it is completed (GCC-30).
    template <class G>
    void adjust(Award& award, const G& game) const noexcept {
        if (!award.feature.exists() || award.in_part || (award.kind == cemetery && !in_full(award.valued))) {
            return;
        }
        int count = 0;
        game.each_figure(award.feature, [&](FigureId id) {
            if (game.figure(id).owner == award.player && (!award.figure.exists() || award.figure == id)) {
                count += static_cast<int>(game.attached(id, ghost<G>));
            }
        });
        if (count != 0) {
            const bool as_in_play = in_full(award.valued) && porxada_ghosts == CompletedAtEnd::as_in_play;
            award.breakdown.add("ghosts", count, game.in_final_scoring() && !as_in_play ? -1 : -2);
        }
    }
    /// By default a score may be below 0 during the final scoring (GCC-24).
    template <class G>
    void adjust(Payment& payment, const G& game) const noexcept {
        payment.floored = payment.floored && !(final_floor == FinalFloor::once && game.in_final_scoring());
    }

    // Answers.

    /// Figures of other players that are afraid of ghosts (GCC-12); it looks at all figures on the board.
    template <class G, class O>
    void offer(HauntOthersStep, const G& game, O& out) const noexcept {
        offer_figures(false, game, out);
    }
    /// Own figures that are (GCC-13).
    template <class G, class O>
    void offer(HauntOwnStep, const G& game, O& out) const noexcept {
        offer_figures(true, game, out);
    }

    // Carrying out.

    /// A meeple that has its third ghost runs home, and its ghosts are free again (GCC-17).
    template <class G>
    void apply(Picked<Haunt> picked, G& game) const noexcept {
        game.attach(picked.figure(), ghost<G>);
    }

    // Actions in the words of the game.

    template <class G>
    Haunt name(Picked<Haunt> picked, const G& game) const noexcept {
        const DeployedFigure& figure = game.figure(picked.figure());
        return {figure.owner, figure.kind, game.spot_of(figure)};
    }
    template <class G>
    Result<Picked<Haunt>, Error> find(Haunt action, const G& game) const noexcept {
        const bool own = game.template asks<HauntOwnStep>();
        if (!own && !game.template asks<HauntOthersStep>()) {
            return refuse(no_ghost_due, action.spot.at);
        }
        const FigureId found = game.figure_on(action.owner, action.kind, action.spot);
        if (!found.exists()) {
            return refuse(no_figure_to_haunt, action.spot.at);
        }
        if ((action.owner == game.part().player) != own) {
            return refuse(own ? haunts_oneself : haunts_another_player, action.spot.at);
        }
        if (const Refusal veto = game.first_veto(AttachQuery{found, ghost<G>})) {
            return refuse(veto, action.spot.at);
        }
        return Picked<Haunt>::of(found);
    }

private:
    template <class G>
    static constexpr FigureKind guard = G::Of::template figure_of<Ghosts>;
    template <class G>
    static constexpr AttachmentKind ghost = G::Of::template attachment_of<Ghosts>;

    /// A ghost for each edge, or one for all of them (GCC-14).
    template <class Step, class G>
    void ask_for(unsigned edges, G& game) const noexcept {
        for (unsigned n = 0; n < (ghosts_per == GhostsPer::edge || edges == 0 ? edges : 1u); ++n) {
            game.template ask<Step>(game.part().player);
        }
    }

    template <class G, class O>
    static void offer_figures(bool own, const G& game, O& out) noexcept {
        if (game.attachments_left(ghost<G>) == 0) {
            return;
        }
        FigureSet there;
        game.each_figure_on_board([&](FigureId id) {
            if ((game.figure(id).owner == game.part().player) == own && !game.first_veto(AttachQuery{id, ghost<G>})) {
                there.insert(id);
            }
        });
        out.add(answer<Haunt>, 0, there);
    }
    /// How many of the nine squares of a castle have a tile with mist anywhere on it (GCC-39); of a piece each square
    /// is looked at by itself (GCC-07).
    template <class G>
    static int misty_squares(FeatureId feature, const G& game) noexcept {
        int misty = 0;
        game.each_tile_of_neighbourhood(
            feature, [&](TileId tile) { misty += static_cast<int>(game.template bears<Mist>(tile)); });
        return misty;
    }
};

static_assert(is_module<Ghosts>);

}  // namespace carcassonne
