#pragma once

#include "carcassonne/support/strong_id.hpp"

#include <cstdint>

namespace carcassonne {

/// A kind of wooden piece, numbered within one rule set in the order in which the modules bring them.
using FigureKind = StrongId<struct FigureKindTag, std::uint8_t>;

/// The normal meeple of the base game. Every rule set has it.
inline constexpr FigureKind meeple{0};

/// How many kinds of figure a rule set can have.
inline constexpr std::size_t figure_kind_capacity = 16;

/// One figure on the board; its number is free again when it leaves.
using FigureId = StrongId<struct FigureTag, std::uint8_t>;

/// One of the figures of a player on the score track, numbered in the order in which the modules bring them.
using ScoringFigure = StrongId<struct ScoringFigureTag, std::uint8_t>;

/// A kind of small piece that stands with a figure and not on a feature, numbered in the order in which the modules
/// bring them.
using AttachmentKind = StrongId<struct AttachmentTag, std::uint8_t>;

/// How many kinds of attachment a rule set can have.
inline constexpr std::size_t attachment_kind_capacity = 4;

/// Why a figure left its place or came to a new one. One is scored with its whole feature; it is returned when it is
/// taken back by itself, whatever that paid.
enum class MoveReason : std::uint8_t {
    deployed,
    scored,
    returned,
    removed,
    moved,
    captured,
    exchanged,
    out_of_the_game
};

}  // namespace carcassonne
