#pragma once

#include <cstdint>

namespace carcassonne {

/// As what a feature is valued and scored.
enum class Valued : std::uint8_t {
    /// As a completed feature, while the game is played.
    completed,
    /// As what stands there: in the final scoring, or earlier where a rule scores what is unfinished as if the game
    /// were over.
    as_it_is,
    /// In the final scoring as if it were completed, though it may be unfinished.
    as_if_completed,
    /// As what stands there, while the game is played: a figure is taken back from it.
    taken_back,
    /// The points are for no feature.
    no_feature
};

/// Whether a feature has the value of a completed one.
constexpr bool in_full(Valued valued) noexcept {
    return valued == Valued::completed || valued == Valued::as_if_completed;
}
/// Whether it is valued as the final scoring does it, be it there or earlier.
constexpr bool as_at_the_end(Valued valued) noexcept {
    return valued == Valued::as_it_is || valued == Valued::as_if_completed;
}

}  // namespace carcassonne
