#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/pile_queries.hpp"
#include "carcassonne/engine/point_queries.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/query.hpp"
#include "carcassonne/engine/setup.hpp"
#include "carcassonne/play/majority.hpp"
#include "carcassonne/support/bits.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// What can be asked of a game without changing it. `Game` has all of these, and so has what a module sees.
///
/// `Self` has `setup()` and `state()`.
template <class Self, class Rules>
class Queries : public PointQueries<Self, Rules>, public PileQueries<Self, Rules> {
public:
    using Of = RulesOf<Rules>;

    // The table.

    const Catalogue& catalogue() const noexcept { return self().setup().catalogue(); }
    const auto& board() const noexcept { return self().state().board; }
    /// The tile on a square, or none.
    TileId tile_at(Square at) const noexcept { return board().tile_at(at); }
    /// The tiles on the four squares next to a tile, clockwise from the north; none where there is none.
    std::array<TileId, side_count> tiles_beside(TileId tile) const noexcept {
        return board().tiles_beside(placed(tile).at());
    }
    /// Where and how a tile lies.
    const PlacedTile& placed(TileId tile) const noexcept { return board().tile(tile); }
    /// The tile as it is printed.
    const Tile& printed(TileId tile) const noexcept { return catalogue().tile(placed(tile).kind()); }
    /// How many segments a tile has: they are `placed(tile).segment(0)` and so on.
    std::size_t segment_count(TileId tile) const noexcept {
        return catalogue().info(placed(tile).kind()).segment_count;
    }
    /// Which of its tile's segments this one is.
    std::size_t index_on_tile(SegmentId segment) const noexcept {
        return std::size_t{segment.value} - placed(tile_of(segment)).segment(0).value;
    }

    // Features.

    FeatureId feature_of(SegmentId segment) const noexcept { return board().features().feature_of(segment); }
    TileId tile_of(SegmentId segment) const noexcept { return board().features().tile_of(segment); }
    FeatureKind kind(FeatureId feature) const noexcept { return board().features().kind(feature); }
    /// Edges that still look at an empty square; for a field, half edges.
    unsigned open_edges(FeatureId feature) const noexcept { return board().features().totals(feature).open_edges(); }
    unsigned pennants(FeatureId feature) const noexcept { return board().features().totals(feature).pennants(); }
    /// How many segments of the feature bear a mark that a module knows (its `Marks`).
    template <class Mark>
    unsigned mark_count(FeatureId feature) const noexcept {
        return mark_counts<Mark>(feature)[0];
    }
    /// The same for several marks, in one walk.
    template <class... Mark>
    std::array<unsigned, sizeof...(Mark)> mark_counts(FeatureId feature) const noexcept {
        static_assert((contains<Mark, typename Of::Marks> && ...), "no module of this game lists such a mark");
        std::array<unsigned, sizeof...(Mark)> counts{};
        each_member(feature, [&](SegmentId member) {
            const PlacedTile& tile = placed(tile_of(member));
            const auto& marks = catalogue().info(tile.kind()).marks;
            const std::size_t index = std::size_t{member.value} - tile.segment(0).value;
            std::size_t number = 0;
            ((counts[number++] += unsigned{marks[Of::template mark_number<Mark>]} >> index & 1u), ...);
        });
        return counts;
    }
    /// Whether a tile bears a mark that a module knows.
    template <class Mark>
    bool bears(TileId tile) const noexcept {
        return (catalogue().info(placed(tile).kind()).tile_marks >> Of::template mark_number<Mark> & 1u) != 0;
    }
    /// The sides of a tile, as it lies, that a mark covers wholly or half.
    template <class Mark>
    SideMask covered_sides(TileId tile) const noexcept {
        const PlacedTile& lies = placed(tile);
        return rotated_sides(catalogue().info(lies.kind()).covered[Of::template mark_number<Mark>], lies.rotation());
    }
    bool occupied(FeatureId feature) const noexcept { return board().features().occupied(feature); }

    /// Calls `visit(segment)` for every segment of the feature.
    template <class Visit>
    void each_member(FeatureId feature, Visit&& visit) const {
        const SegmentId first = board().features().any_member(feature);
        SegmentId member = first;
        do {
            visit(member);
            member = board().features().next_member(member);
        } while (member != first);
    }
    /// How many tiles a feature lies on: a tile counts once, even with two segments in it (BAS-10, BAS-11).
    unsigned tile_count(FeatureId feature) const noexcept {
        std::array<std::uint64_t, (Of::board_capacity.tiles + 63) / 64> seen{};
        unsigned tiles = 0;
        each_member(feature, [&](SegmentId member) {
            const TileId tile = tile_of(member);
            const std::uint64_t bit = std::uint64_t{1} << (tile.value % 64);
            tiles += static_cast<unsigned>((seen[tile.index() / 64] & bit) == 0);
            seen[tile.index() / 64] |= bit;
        });
        return tiles;
    }
    /// Whether nothing is missing: no open edge of a road or city, no empty square around a monastery. Fields never
    /// are.
    bool completed(FeatureId feature) const noexcept { return closed(feature) && !completion_vetoed(feature); }
    /// The same when the game ends with the table as it is.
    bool completed_at_end(FeatureId feature) const noexcept {
        return closed(feature) && !completion_vetoed(feature, true);
    }
    /// The same before any module says that something else is missing.
    bool closed(FeatureId feature) const noexcept {
        switch (self().setup().growth(kind(feature))) {
        case Growth::closes:
            return open_edges(feature) == 0;
        case Growth::neighbourhood:
            return tiles_of_neighbourhood(feature) == 9;
        default:
            return false;
        }
    }
    /// Whether a module keeps a feature from being complete.
    bool completion_vetoed(FeatureId feature, bool at_end = false) const noexcept {
        return anyone<Forbids<CompletionQuery>>() && self().first_veto(CompletionQuery{feature, at_end});
    }
    /// Calls `visit(tile)` for each tile on the nine squares of a feature that lies inside its tile, its own included.
    template <class Visit>
    void each_tile_of_neighbourhood(FeatureId feature, Visit&& visit) const {
        const Square at = placed(tile_of(board().features().any_member(feature))).at();
        for (int i = 0; i < 9; ++i) {
            const TileId tile =
                tile_at({static_cast<std::int16_t>(at.x + i % 3 - 1), static_cast<std::int16_t>(at.y + i / 3 - 1)});
            if (tile.exists()) {
                visit(tile);
            }
        }
    }
    /// How many of the nine squares of a monastery have a tile, its own included.
    unsigned tiles_of_neighbourhood(FeatureId feature) const noexcept {
        return 1 + board().tiles_around(placed(tile_of(board().features().any_member(feature))).at());
    }

    // Figures.

    const DeployedFigure& figure(FigureId figure) const noexcept { return self().state().figures[figure]; }
    /// Where a figure stands, in the words of an action.
    Spot spot_of(const DeployedFigure& figure) const noexcept { return spot_of(figure.segment); }
    Spot spot_of(SegmentId segment) const noexcept {
        return {placed(tile_of(segment)).at(), static_cast<std::uint8_t>(index_on_tile(segment))};
    }
    /// The figure of this kind and player that stands at a spot, or none.
    FigureId figure_on(PlayerId player, FigureKind kind, const Spot& spot) const noexcept {
        FigureId found;
        each_figure_on_board([&](FigureId id) {
            const DeployedFigure& here = figure(id);
            found = here.owner == player && here.kind == kind && spot_of(here) == spot ? id : found;
        });
        return found;
    }
    /// Whether figures of a kind may stand on such a segment at all, whoever is there.
    bool can_stand(FigureKind kind, SegmentId segment) const noexcept {
        const TileKindInfo& info = catalogue().info(placed(tile_of(segment)).kind());
        return (unsigned{info.deployable[kind.index()]} >> index_on_tile(segment) & 1u) != 0;
    }
    /// Calls `visit(figure)` for every figure of the feature.
    template <class Visit>
    void each_figure(FeatureId feature, Visit&& visit) const {
        self().state().figures.each_of_ring(board().features().first_figure(feature), visit);
    }
    /// Calls `visit(figure)` for every figure on the board.
    template <class Visit>
    void each_figure_on_board(Visit&& visit) const {
        self().state().figures.each(visit);
    }
    /// Calls `visit(feature)` for every feature that holds a figure, once.
    template <class Visit>
    void each_occupied(Visit&& visit) const {
        each_figure_on_board([&](FigureId id) {
            const FeatureId feature = feature_of(figure(id).segment);
            if (board().features().first_figure(feature) == id) {
                visit(feature);
            }
        });
    }
    /// Whether a figure is a follower of this player.
    bool is_follower_of(PlayerId player, FigureId id) const noexcept {
        return figure(id).owner == player && Of::is_follower(figure(id).kind);
    }
    /// Whether the feature holds a figure of this kind, of this player.
    bool holds(FeatureId feature, PlayerId player, FigureKind kind) const noexcept {
        bool holds = false;
        each_figure(feature,
                    [&](FigureId id) { holds = holds || (figure(id).owner == player && figure(id).kind == kind); });
        return holds;
    }
    /// Whether the feature holds a follower of this player.
    bool holds_follower(FeatureId feature, PlayerId player) const noexcept {
        bool holds = false;
        each_figure(feature, [&](FigureId id) { holds = holds || is_follower_of(player, id); });
        return holds;
    }
    /// The segments of the tile just placed whose features hold nobody: bit `i` is segment `i`.
    SegmentMask free_segments() const noexcept { return free_segments(placed(part().placed)); }
    SegmentMask free_segments(const PlacedTile& here) const noexcept {
        return static_cast<SegmentMask>(~unsigned{
            board().features().occupied_segments(here.segment(0), catalogue().info(here.kind()).segment_count)});
    }
    /// The segments of the tile just placed on which the player of the part may deploy such a figure, of which there
    /// must be one at hand: followers on `free` ones only, special figures as their module allows (BAS-06).
    SegmentMask deployable(FigureKind kind, SegmentMask free) const noexcept {
        return deployable(kind, free, placed(part().placed));
    }
    SegmentMask deployable(FigureKind kind, SegmentMask free, const PlacedTile& here) const noexcept {
        unsigned mask = catalogue().info(here.kind()).deployable[kind.index()];
        if (Of::is_follower(kind)) {
            mask &= free;
        } else {
            mask = without_vetoes<JoinQuery>(mask, kind, here);
        }
        return static_cast<SegmentMask>(without_vetoes<DeployQuery>(mask, kind, here));
    }
    unsigned supply(PlayerId player, FigureKind kind = meeple) const noexcept {
        return self().state().supply.count(player, kind);
    }
    /// The figures of a player that come to hand only when a rule says so.
    unsigned reserve(PlayerId player, FigureKind kind) const noexcept {
        return self().state().supply.reserve(player, kind);
    }
    /// How many attachments of this kind stand with a figure.
    unsigned attached(FigureId figure, AttachmentKind kind) const noexcept {
        return Of::attached_in(this->figure(figure).attached, kind);
    }
    /// How many attachments of this kind stand with no figure.
    unsigned attachments_left(AttachmentKind kind) const noexcept {
        unsigned left = Of::attachments[kind.index()].count;
        each_figure_on_board([&](FigureId figure) { left -= attached(figure, kind); });
        return left;
    }
    /// How strong each player is in a feature (BAS-14).
    Majority majority(FeatureId feature) const noexcept {
        Majority majority;
        each_figure(feature, [&](FigureId id) {
            const DeployedFigure& here = figure(id);
            Strength strength{id, Of::figures[here.kind.index()].strength};
            self().adjust_all(strength);
            majority.add(here.owner, strength.strength);
        });
        return majority;
    }
    /// Who owns a feature; nobody, one player or several.
    PlayerMask owners(FeatureId feature) const noexcept { return majority(feature).owners(); }

    // The course of the game.

    /// After the final scoring.
    bool finished() const noexcept { return self().state().agenda.empty(); }
    /// The turn part that is being played: whose it is, the tile drawn, the tile placed. Not after the game. For a
    /// module it is the part of the step that is running, whatever parts and questions were put in front of its rest.
    const Task& part() const noexcept {
        const Agenda& agenda = self().state().agenda;
        std::size_t i = self().running_task();
        while (i > 0 && agenda[i].walks == 0) {
            --i;
        }
        return agenda[i];
    }
    /// Who is asked, or whose step is worked: the player of a question, otherwise the player of the turn part. Not
    /// after the game.
    PlayerId asked() const noexcept { return self().state().agenda[self().running_task()].player; }
    /// Whether this step waits for an answer.
    template <class Step>
    bool asks() const noexcept {
        return !finished() && self().state().agenda.back().step == Of::template step_id<Step>;
    }

    /// Whether the turns are over and what is left is scored.
    bool in_final_scoring() const noexcept {
        return finished() || walk_of(Of::slots[part().step.index()]) == Walk::final_scoring;
    }
    /// Which figure of the turn part the open decision may deploy.
    FigureTurn deploys() const noexcept {
        return finished() ? FigureTurn::none : Of::deploys[self().state().agenda.back().step.index()];
    }
    /// Whether a module that is played has this entry in its hooks.
    template <class Hook>
    bool anyone() const noexcept {
        return self().setup().template anyone<Hook>();
    }

private:
    /// Takes out of some segments of a tile those on which a module forbids the player of the part to deploy a figure.
    template <class Query>
    unsigned without_vetoes(unsigned mask, FigureKind kind, const PlacedTile& here) const noexcept {
        if (anyone<Forbids<Query>>()) {
            for (unsigned rest = mask; rest != 0; rest &= rest - 1) {
                const Query query{part().player, kind, here.segment(lowest_bit(rest))};
                mask &= self().first_veto(query) ? ~(rest & (0 - rest)) : ~0u;
            }
        }
        return mask;
    }

    const Self& self() const noexcept { return static_cast<const Self&>(*this); }
};

}  // namespace carcassonne
