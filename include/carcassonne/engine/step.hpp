#pragma once

#include "carcassonne/support/strong_id.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace carcassonne {

/// The named places of a turn and of the final scoring, in the published order of play. A module hangs its steps into
/// these slots; steps of one slot follow in the order of the modules. This table is the only place that knows the
/// order.
enum class Slot : std::uint8_t {
    // Before the first turn.
    game_begins,
    // Phase 1: the tile.
    part_begins,
    draw,
    place,
    tile_placed,
    // Phase 2: the figures.
    before_figures,
    figures,
    second_figure,
    after_figures,
    // Phase 3: scoring.
    before_scoring,
    scoring,
    after_scoring,
    // Phase 4: what comes after it, and the next turn.
    further_actions,
    part_ends,
    turn_ends,
    // After the last turn.
    final_begins,
    final_features,
    final_fields,
    final_others,
    final_ends,
    // In no walk: questions that modules put in the middle of something else.
    questions
};

/// The walks through the slots: once before the first turn, once for every turn part, once after the last turn. Nobody
/// walks through the questions.
enum class Walk : std::uint8_t { opening, turn_part, final_scoring, questions };

inline constexpr std::size_t walk_count = 4;

constexpr Walk walk_of(Slot slot) noexcept {
    return slot < Slot::part_begins    ? Walk::opening
           : slot < Slot::final_begins ? Walk::turn_part
           : slot < Slot::questions    ? Walk::final_scoring
                                       : Walk::questions;
}

/// A step of the order of play by its number within a rule set.
using StepId = StrongId<struct StepTag, std::uint8_t>;

/// Which figure of a turn part a kind may be, and which a step deploys: the one that everybody may deploy, or another
/// one after it.
enum class FigureTurn : std::uint8_t { none = 0, first = 1, second = 2, either = 3 };

constexpr bool overlap(FigureTurn left, FigureTurn right) noexcept {
    return (static_cast<unsigned>(left) & static_cast<unsigned>(right)) != 0;
}

/// Whether nature answers a step, as its `by_nature` says; otherwise a player does.
template <class Step>
constexpr bool is_natures() noexcept {
    if constexpr (requires { Step::by_nature; }) {
        return Step::by_nature;
    } else {
        return false;
    }
}

// The steps below are asked or worked by the base game and its farmers; other modules add answers to them.

/// Nature chooses who begins, where the players have not said it (BAS-21).
struct FirstPlayerStep {
    static constexpr std::string_view name = "first player";
    static constexpr Slot slot = Slot::game_begins;
    static constexpr bool by_nature = true;
};
/// Nature draws a tile (BAS-04).
struct DrawStep {
    static constexpr std::string_view name = "draw";
    static constexpr Slot slot = Slot::draw;
    static constexpr bool by_nature = true;
};
/// The player places the tile (BAS-04).
struct PlaceStep {
    static constexpr std::string_view name = "place";
    static constexpr Slot slot = Slot::place;
};
/// The player may deploy one figure on the tile just placed (BAS-06).
struct FigureStep {
    static constexpr std::string_view name = "figure";
    static constexpr Slot slot = Slot::figures;
    static constexpr FigureTurn deploys = FigureTurn::first;
};
/// Completed features are scored (BAS-07).
struct ScoreStep {
    static constexpr std::string_view name = "score";
    static constexpr Slot slot = Slot::scoring;
};
/// The player says which of several completed features is scored next, where it makes a difference (BAS-15).
struct OrderStep {
    static constexpr std::string_view name = "order";
    static constexpr Slot slot = Slot::questions;
};
/// The next player's turn begins (BAS-02).
struct TurnEndStep {
    static constexpr std::string_view name = "turn end";
    static constexpr Slot slot = Slot::turn_ends;
};
/// Unfinished features are scored after the last turn (BAS-17).
struct FinalFeaturesStep {
    static constexpr std::string_view name = "final features";
    static constexpr Slot slot = Slot::final_features;
};
/// Fields are scored after the last turn (BAS-18).
struct FinalFieldsStep {
    static constexpr std::string_view name = "final fields";
    static constexpr Slot slot = Slot::final_fields;
};

}  // namespace carcassonne
