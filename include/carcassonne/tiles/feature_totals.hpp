#pragma once

#include <cstdint>

namespace carcassonne {

/// What a feature adds up over its segments, in one word, so that joining two features is one addition: open edges
/// (for fields: open half edges), the number of segments, pennants.
class FeatureTotals {
public:
    constexpr FeatureTotals() noexcept = default;

    /// What one segment adds up to: a feature of its own until it is joined to another.
    static constexpr FeatureTotals of_segment(unsigned open_edges, unsigned pennants) noexcept {
        FeatureTotals totals;
        totals.word_ = open_edges | 1u << segments_at | pennants << pennants_at;
        return totals;
    }

    /// Edges at which the feature can still grow; of a field, half edges.
    constexpr unsigned open_edges() const noexcept { return word_ & ((1u << segments_at) - 1u); }
    /// How many segments it has.
    constexpr unsigned segments() const noexcept { return (word_ >> segments_at) & ((1u << segments_bits) - 1u); }
    /// How many pennants its segments bear, at most `most_pennants`.
    constexpr unsigned pennants() const noexcept { return word_ >> pennants_at; }

    /// Joins another feature to this one; the edges at which they met are closed apart from that.
    constexpr FeatureTotals& operator+=(FeatureTotals other) noexcept {
        word_ += other.word_;
        return *this;
    }
    /// Edges that met others are open no more.
    constexpr void close_edges(unsigned edges) noexcept { word_ -= edges; }

    friend constexpr bool operator==(FeatureTotals, FeatureTotals) noexcept = default;

    /// More pennants than this cannot be told.
    static constexpr unsigned most_pennants = (1u << 9) - 1u;

private:
    static constexpr unsigned segments_at = 11;
    static constexpr unsigned segments_bits = 12;
    static constexpr unsigned pennants_at = segments_at + segments_bits;

    std::uint32_t word_ = 0;
};

}  // namespace carcassonne
