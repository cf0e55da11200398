#pragma once

#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/quantity.hpp"
#include "carcassonne/engine/queries.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// What modules do to the table: they lay tiles, move figures and give points, and whoever listens hears of it.
///
/// `Self` has `setup()`, `state()`, `part()`, `emit(event)` and `adjust_all(quantity)`.
template <class Self, class Rules>
class Moves : public Queries<Self, Rules> {
public:
    using Of = RulesOf<Rules>;

    /// A player, or nobody, lays a tile on an open square where it fits, which is not asked again. Its number on the
    /// table.
    TileId place_tile(PlayerId player, SquareId square, TileKind kind, Rotation rotation) noexcept {
        const TileId tile =
            state().board.place(this->catalogue(), square, kind, rotation,
                                [this](FigureId kept, FigureId joined) { state().figures.join(kept, joined); });
        self().emit(TilePlaced{player, tile});
        return tile;
    }
    /// A player puts a figure, of which one must be at hand, on a segment where it may stand, which is not asked again.
    /// Its number on the board.
    FigureId deploy(PlayerId player, FigureKind kind, SegmentId segment) noexcept {
        state().supply.take(player, kind);
        const FigureId figure = state().figures.put(state().board.features(), player, kind, segment);
        self().emit(FigureMoved{player, kind, SegmentId::none(), segment, MoveReason::deployed});
        return figure;
    }
    /// Adds one attachment to a figure that has room for it, while one is left. If it is one too many, as its kind may
    /// say, the figure goes home.
    void attach(FigureId figure, AttachmentKind kind) noexcept {
        const AttachmentSpec& spec = Of::attachments[kind.index()];
        set_attached(figure, kind, this->attached(figure, kind) + 1);
        if (spec.last_sends_away && this->attached(figure, kind) == spec.most) {
            send_home(figure, MoveReason::removed);
        }
    }
    /// Puts everything that stands with a figure back into the supply.
    void detach(FigureId figure) noexcept {
        if constexpr (Of::attachments.size() != 0) {
            for (std::size_t i = 0; state().figures[figure].attached != 0; ++i) {
                set_attached(figure, AttachmentKind::at(i), 0);
            }
        }
    }
    /// Two figures change places; they keep their owners and what stands with them.
    void exchange(FigureId left, FigureId right) noexcept {
        // The numbers stay with the places.
        state().figures.exchange(left, right);
        for (const FigureId figure : {left, right}) {
            const DeployedFigure& here = state().figures[figure];
            const DeployedFigure& there = state().figures[figure == left ? right : left];
            self().emit(FigureMoved{here.owner, here.kind, there.segment, here.segment, MoveReason::exchanged});
        }
    }
    /// A figure leaves the board and the game, without what stood with it.
    void remove_from_game(FigureId figure) noexcept {
        detach(figure);
        const DeployedFigure gone = state().figures[figure];
        state().figures.remove(state().board.features(), figure);
        self().emit(FigureMoved{gone.owner, gone.kind, gone.segment, SegmentId::none(), MoveReason::out_of_the_game});
    }
    /// A figure at hand leaves the game.
    void remove_from_game(PlayerId player, FigureKind kind) noexcept {
        state().supply.take(player, kind);
        self().emit(FigureMoved{player, kind, SegmentId::none(), SegmentId::none(), MoveReason::out_of_the_game});
    }
    /// Sends a figure home to its owner's supply, without what stood with it.
    void send_home(FigureId figure, MoveReason reason) noexcept {
        detach(figure);
        const DeployedFigure gone = state().figures[figure];
        state().figures.remove(state().board.features(), figure);
        state().supply.put(gone.owner, gone.kind);
        self().emit(FigureMoved{gone.owner, gone.kind, gone.segment, SegmentId::none(), reason});
    }
    /// Scores a feature for everybody who owns it or receives something for it, the player of the turn first, then
    /// clockwise.
    void score_feature(FeatureId feature, Valued valued) noexcept {
        const Receivers who = this->receivers(feature, valued);
        const PlayerMask everybody = who.owners | who.others;
        if (everybody == 0 || who.postponed) {
            return;
        }
        const typename Queries<Self, Rules>::FeatureWorth worth(who, *this);
        const std::size_t first = self().part().player.index();
        const std::size_t players = this->players();
        for (std::size_t i = 0; i < players; ++i) {
            const std::size_t seat = first + i < players ? first + i : first + i - players;
            const auto player = PlayerId::at(seat);
            if ((everybody & mask_of(player)) != 0) {
                award(this->award_of(player, who, worth));
            }
        }
    }
    /// Gives a player points for a feature, as modules change them.
    void award(Award award) noexcept {
        self().adjust_all(award);
        pay(award);
    }
    /// Gives a player points for which all modules have been asked already.
    void pay(const Award& award) noexcept {
        Payment payment{award.player, award.breakdown.total()};
        self().adjust_all(payment);
        if (!payment.held) {
            move_scoring_figure(award.player, ScoringFigure(0), payment.points, payment.floored);
        }
        self().emit(
            PointsScored{award.player, award.feature, award.kind, award.valued, award.breakdown, payment.points});
    }
    /// Moves a figure on the score track, backwards for points below 0, and if `floored` never behind its start.
    void move_scoring_figure(PlayerId player, ScoringFigure figure, int points, bool floored = true) noexcept {
        const int from = state().score.points(player, figure.index());
        const int to = from + points > 0 || !floored ? from + points : 0;
        state().score.move(player, figure.index(), to - from);
        if (to != from) {
            self().emit(ScoringFigureMoved{player, figure, from, to});
        }
    }
    /// Scores all features of a kind that hold figures for what they are when the game ends (BAS-17).
    void score_at_end(FeatureKind kind) noexcept {
        this->each_occupied([&](FeatureId feature) {
            if (this->kind(feature) == kind) {
                score_feature(feature, Valued::as_it_is);
            }
        });
    }
    /// Sends home all figures of a feature.
    void clear_feature(FeatureId feature) noexcept {
        while (this->occupied(feature)) {
            send_home(state().board.features().first_figure(feature), MoveReason::scored);
        }
    }

private:
    void set_attached(FigureId figure, AttachmentKind kind, unsigned count) noexcept {
        const unsigned from = this->attached(figure, kind);
        const unsigned shift = Of::attachment_shift(kind.index());
        const DeployedFigure& here = state().figures[figure];
        state().figures.set_attached(figure,
                                     static_cast<std::uint8_t>(here.attached + (count << shift) - (from << shift)));
        if (from != count) {
            self().emit(AttachmentsChanged{here.owner, here.kind, here.segment, kind, from, count});
        }
    }
    State<Rules>& state() noexcept { return self().state(); }
    Self& self() noexcept { return static_cast<Self&>(*this); }
};

}  // namespace carcassonne
