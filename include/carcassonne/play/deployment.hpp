#pragma once

#include "carcassonne/board/feature_graph.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/support/bits.hpp"
#include "carcassonne/support/hash.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// A figure on the board.
struct DeployedFigure {
    /// The segment on which it stands.
    SegmentId segment{0};
    /// Whose figure it is.
    PlayerId owner{0};
    /// Its kind within the rule set.
    FigureKind kind{0};
    /// The next figure of the same feature; the figures of a feature form a ring.
    FigureId next{0};
    /// What stands with it: a few bits for each kind of attachment.
    std::uint8_t attached = 0;

    friend constexpr bool operator==(const DeployedFigure&, const DeployedFigure&) noexcept = default;
};

/// Some of the figures on the board.
struct FigureSet {
    /// Bit `figure.index()`, from the lowest bit of the first word on.
    std::array<std::uint64_t, 4> words{};

    /// Adds a figure to the set, where it may be already.
    constexpr void insert(FigureId figure) noexcept {
        words[figure.index() / 64] |= std::uint64_t{1} << (figure.index() % 64);
    }
};

/// All figures on the board.
template <std::size_t Capacity>
class Deployment {
public:
    /// How many words hold one bit for each figure.
    static constexpr std::size_t word_count = (Capacity + 63) / 64;

    /// Where a figure stands and what stands with it; it must be on the board.
    constexpr const DeployedFigure& operator[](FigureId figure) const noexcept { return figures_[figure.index()]; }

    /// Stands a figure on a segment, beside all others of the feature.
    template <class Features>
    constexpr FigureId put(Features& features, PlayerId owner, FigureKind kind, SegmentId segment) noexcept {
        std::size_t word = 0;
        while (~present_[word] == 0) {
            ++word;
        }
        const auto figure = FigureId::at(word * 64 + lowest_bit(~present_[word]));
        present_[word] |= std::uint64_t{1} << (figure.index() % 64);
        const FeatureId feature = features.feature_of(segment);
        const FigureId first = features.first_figure(feature);
        DeployedFigure& entry = figures_[figure.index()];
        entry = {segment, owner, kind, figure, 0};
        if (first.exists()) {
            join(first, figure);
        } else {
            features.set_first_figure(feature, figure);
        }
        return figure;
    }

    /// The same under a number that no figure has, as when a position is laid out again.
    template <class Features>
    constexpr void put_as(Features& features, FigureId figure, PlayerId owner, FigureKind kind,
                          SegmentId segment) noexcept {
        present_[figure.index() / 64] |= std::uint64_t{1} << (figure.index() % 64);
        figures_[figure.index()] = {segment, owner, kind, figure, 0};
        const FeatureId feature = features.feature_of(segment);
        if (const FigureId first = features.first_figure(feature); first.exists()) {
            join(first, figure);
        } else {
            features.set_first_figure(feature, figure);
        }
    }
    /// Whether a figure with this number is on the board.
    constexpr bool stands(FigureId figure) const noexcept {
        return figure.index() < Capacity && (present_[figure.index() / 64] >> (figure.index() % 64) & 1u) != 0;
    }

    /// What stands with a figure.
    constexpr void set_attached(FigureId figure, std::uint8_t attached) noexcept {
        figures_[figure.index()].attached = attached;
    }

    /// Two figures change places, numbers and all: what has the number `left` stands where it did, but is the other
    /// one.
    constexpr void exchange(FigureId left, FigureId right) noexcept {
        const DeployedFigure other = figures_[left.index()];
        const auto take = [](DeployedFigure& here, const DeployedFigure& from) {
            here.owner = from.owner;
            here.kind = from.kind;
            here.attached = from.attached;
        };
        take(figures_[left.index()], figures_[right.index()]);
        take(figures_[right.index()], other);
    }

    /// Takes a figure off the board.
    template <class Features>
    constexpr void remove(Features& features, FigureId figure) noexcept {
        const FeatureId feature = features.feature_of(figures_[figure.index()].segment);
        FigureId before = figure;
        while (figures_[before.index()].next != figure) {
            before = figures_[before.index()].next;
        }
        figures_[before.index()].next = figures_[figure.index()].next;
        if (features.first_figure(feature) == figure) {
            features.set_first_figure(feature, before == figure ? FigureId::none() : before);
        }
        figures_[figure.index()] = {};
        present_[figure.index() / 64] &= ~(std::uint64_t{1} << (figure.index() % 64));
    }

    /// Makes one ring of the figures of two features that became one.
    constexpr void join(FigureId left, FigureId right) noexcept {
        const FigureId next = figures_[left.index()].next;
        figures_[left.index()].next = figures_[right.index()].next;
        figures_[right.index()].next = next;
    }

    /// Calls `visit(figure)` for each figure of the ring that starts with `first`; `visit` must not change the board.
    template <class Visit>
    constexpr void each_of_ring(FigureId first, Visit&& visit) const {
        if (!first.exists()) {
            return;
        }
        FigureId figure = first;
        do {
            visit(figure);
            figure = figures_[figure.index()].next;
        } while (figure != first);
    }

    /// Calls `visit(figure)` for each figure on the board, in the order of their numbers.
    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (std::size_t word = 0; word < word_count; ++word) {
            for (std::uint64_t rest = present_[word]; rest != 0; rest &= rest - 1) {
                visit(FigureId::at(word * 64 + lowest_bit(rest)));
            }
        }
    }

    friend constexpr bool operator==(const Deployment&, const Deployment&) noexcept = default;

private:
    std::array<std::uint64_t, word_count> present_{};
    std::array<DeployedFigure, Capacity> figures_{};
    std::array<std::uint8_t, filling(sizeof(std::array<DeployedFigure, Capacity>))> unused_{};
};

}  // namespace carcassonne
