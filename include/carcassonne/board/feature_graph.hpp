#pragma once

#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/feature_kind.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/tiles/feature_totals.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace carcassonne {

/// A feature by the segment that stands for it. Joining two features changes the id of one of them.
using FeatureId = StrongId<struct FeatureTag, std::uint16_t>;

/// Which segments belong to one feature, and what each feature adds up.
///
/// Each segment knows its feature directly, so asking writes nothing; joining relabels the smaller feature. The members
/// of a feature form a ring. A feature also knows one of the figures that stand on it, which leads to the others.
template <std::size_t SegmentCapacity, std::size_t TileCapacity = SegmentCapacity>
class FeatureGraph {
public:
    constexpr std::size_t segment_count() const noexcept { return count_; }

    constexpr FeatureId feature_of(SegmentId segment) const noexcept { return FeatureId(feature_[segment.index()]); }
    constexpr SegmentId next_member(SegmentId segment) const noexcept { return SegmentId(next_[segment.index()]); }
    constexpr TileId tile_of(SegmentId segment) const noexcept { return TileId(tile_[segment.index()]); }
    constexpr FeatureKind kind_of(SegmentId segment) const noexcept { return kind_[segment.index()]; }

    static constexpr SegmentId any_member(FeatureId feature) noexcept { return SegmentId(feature.value); }
    constexpr FeatureKind kind(FeatureId feature) const noexcept { return kind_[feature.index()]; }
    constexpr FeatureTotals totals(FeatureId feature) const noexcept { return totals_[feature.index()]; }
    constexpr bool occupied(FeatureId feature) const noexcept { return figure_[feature.index()] != 0; }
    constexpr FigureId first_figure(FeatureId feature) const noexcept {
        return FigureId::at(figure_[feature.index()] - 1);
    }
    constexpr void set_first_figure(FeatureId feature, FigureId figure) noexcept {
        figure_[feature.index()] = static_cast<std::uint8_t>(figure.value + 1);
    }

    /// Which of `count` segments from `first` on belong to features with figures.
    constexpr SegmentMask occupied_segments(SegmentId first, std::size_t count) const noexcept {
        return mask_segments(first, count, [this](std::size_t feature) { return figure_[feature] != 0; });
    }
    /// Which of `count` segments from `first` on belong to features without open edges.
    constexpr SegmentMask closed_segments(SegmentId first, std::size_t count) const noexcept {
        return mask_segments(first, count, [this](std::size_t feature) { return totals_[feature].open_edges() == 0; });
    }

    /// The segments of a new tile, features of their own until they are joined.
    constexpr void add(TileId tile, const std::array<FeatureKind, segment_capacity>& kinds,
                       const std::array<FeatureTotals, segment_capacity>& totals, std::size_t count) noexcept {
        // Most tiles have at most four segments: those are written together, used or not, which is faster than a loop
        // whose length nobody can foresee. What lies beyond the last segment stays 0.
        add_block(tile, kinds, totals, count, 0);
        for (std::size_t block = block_size; block < count; block += block_size) {
            add_block(tile, kinds, totals, count, block);
        }
        count_ = static_cast<std::uint16_t>(count_ + count);
    }

    /// Two segments meet at an edge (fields: at half an edge), so that `closed` open edges of theirs are open no more.
    /// `join_figures(kept, joined)` is called when both features have figures, with the first figure of each.
    template <class JoinFigures>
    constexpr void join(SegmentId left, SegmentId right, JoinFigures& join_figures, unsigned closed = 2) noexcept {
        const Number a = feature_[left.index()];
        const Number b = feature_[right.index()];
        if (a == b) {
            totals_[a].close_edges(closed);
            return;
        }
        // Which of the two is larger cannot be foreseen, so it is computed rather than asked.
        const bool swaps = totals_[a].segments() < totals_[b].segments();
        const auto flip = static_cast<Number>((a ^ b) & (0u - static_cast<unsigned>(swaps)));
        const auto kept = static_cast<Number>(a ^ flip);
        const auto joined = static_cast<Number>(b ^ flip);
        totals_[kept] += totals_[joined];
        totals_[kept].close_edges(closed);
        totals_[joined] = FeatureTotals{};
        if (figure_[joined] != 0) {
            if (figure_[kept] != 0) {
                join_figures(first_figure(FeatureId(kept)), first_figure(FeatureId(joined)));
            } else {
                figure_[kept] = figure_[joined];
            }
            figure_[joined] = 0;
        }
        Number member = joined;
        do {
            feature_[member] = kept;
            member = next_[member];
        } while (member != joined);
        const Number next = next_[kept];
        next_[kept] = next_[joined];
        next_[joined] = next;
    }

    /// Open edges of a segment met something that is no part of any feature.
    constexpr void close(SegmentId segment, unsigned edges) noexcept {
        totals_[feature_[segment.index()]].close_edges(edges);
    }

    friend constexpr bool operator==(const FeatureGraph&, const FeatureGraph&) noexcept = default;

private:
    using Number = std::conditional_t<(SegmentCapacity < 256), std::uint8_t, std::uint16_t>;
    using TileNumber = std::conditional_t<(TileCapacity <= 256), std::uint8_t, std::uint16_t>;

    static constexpr std::size_t block_size = 4;
    static constexpr std::size_t room = (SegmentCapacity + block_size + 7) / 8 * 8;

    constexpr void add_block(TileId tile, const std::array<FeatureKind, segment_capacity>& kinds,
                             const std::array<FeatureTotals, segment_capacity>& totals, std::size_t count,
                             std::size_t block) noexcept {
        for (std::size_t i = block; i < block + block_size; ++i) {
            const std::size_t segment = count_ + i;
            const auto if_used = static_cast<Number>(0u - static_cast<unsigned>(i < count));
            totals_[segment] = totals[i];
            kind_[segment] = kinds[i];
            feature_[segment] = static_cast<Number>(segment & if_used);
            next_[segment] = feature_[segment];
            tile_[segment] = static_cast<TileNumber>(tile.value & if_used);
        }
    }

    template <class Test>
    constexpr SegmentMask mask_segments(SegmentId first, std::size_t count, Test&& test) const noexcept {
        unsigned mask = 0;
        for (std::size_t i = 0; i < block_size; ++i) {
            mask |= static_cast<unsigned>(test(feature_[first.index() + i])) << i;
        }
        for (std::size_t i = block_size; i < count; ++i) {
            mask |= static_cast<unsigned>(test(feature_[first.index() + i])) << i;
        }
        return static_cast<SegmentMask>(mask & ((1u << count) - 1u));
    }

    std::array<FeatureTotals, room> totals_{};
    std::array<Number, room> feature_{};
    std::array<Number, room> next_{};
    std::array<TileNumber, room> tile_{};
    std::array<FeatureKind, room> kind_ = no_kinds();
    /// One more than the number of a figure on the feature; 0 for none.
    std::array<std::uint8_t, room> figure_{};
    std::uint16_t count_ = 0;
    std::uint16_t unused_ = 0;

    static constexpr std::array<FeatureKind, room> no_kinds() noexcept {
        std::array<FeatureKind, room> kinds{};
        kinds.fill(FeatureKind::none());
        return kinds;
    }
};

}  // namespace carcassonne
