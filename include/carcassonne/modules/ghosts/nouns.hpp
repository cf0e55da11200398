#pragma once

#include "carcassonne/core/error.hpp"
#include "carcassonne/core/feature_kind.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/option.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/tiles/sets/ghosts_stand_in.hpp"

#include <cstdint>
#include <string_view>

// The words of Ghosts, Castles & Cemeteries: what is printed on the tiles, when ghosts appear, what a player answers
// and why an answer is refused.

namespace carcassonne {

/// A castle in the mist; haunted, as it were. It looks at the eight squares around it.
inline constexpr FeatureKind haunted_castle = sets::haunted_castle;
/// A cemetery, which somebody may look after. It looks at the eight squares around it.
inline constexpr FeatureKind cemetery = sets::cemetery;

/// A bank of mist: a mark of the whole tile with the half sides that it covers, `[mist N.E]`.
struct Mist {
    static constexpr std::string_view word = "mist";
};

/// How many normal meeples everybody has (GCC-03).
enum class GhostsSetup : std::uint8_t { published, all_meeples };
/// Which of two tiles must show the mist that is limited (GCC-13).
enum class LimitRule : std::uint8_t { german, english };
/// How many ghosts several edges bring (GCC-14).
enum class GhostsPer : std::uint8_t { condition, edge };
/// Whose ghosts cost points in the final scoring (GCC-29).
enum class FinalGhosts : std::uint8_t {
    /// Those with meeples whose owner has the majority.
    scored,
    /// Those in every feature that is scored.
    scored_any,
    /// All but those on cemeteries.
    all
};
/// When the final scoring lifts a score below 0 to 0 (GCC-24).
enum class FinalFloor : std::uint8_t { once, each };
/// Which tile lies there first when a river is played too (GCC-61).
enum class StartWithRiver : std::uint8_t { spring, ghosts_2x2 };
/// What a ghost costs where the end of the game scores a feature as completed (GCC-63).
enum class CompletedAtEnd : std::uint8_t { as_in_play, as_at_end };

inline constexpr OptionWord<GhostsSetup> ghosts_setup_words[] = {{"published", GhostsSetup::published},
                                                                 {"all_meeples", GhostsSetup::all_meeples}};
inline constexpr OptionWord<LimitRule> limit_rule_words[] = {{"german", LimitRule::german},
                                                             {"english", LimitRule::english}};
inline constexpr OptionWord<GhostsPer> ghosts_per_words[] = {{"condition", GhostsPer::condition},
                                                             {"edge", GhostsPer::edge}};
inline constexpr OptionWord<FinalGhosts> final_ghosts_words[] = {
    {"scored", FinalGhosts::scored}, {"scored_any", FinalGhosts::scored_any}, {"all", FinalGhosts::all}};
inline constexpr OptionWord<FinalFloor> final_floor_words[] = {{"once", FinalFloor::once}, {"each", FinalFloor::each}};
inline constexpr OptionWord<StartWithRiver> start_with_river_words[] = {{"spring", StartWithRiver::spring},
                                                                        {"ghosts_2x2", StartWithRiver::ghosts_2x2}};
inline constexpr OptionWord<CompletedAtEnd> completed_at_end_words[] = {{"as_in_play", CompletedAtEnd::as_in_play},
                                                                        {"as_at_end", CompletedAtEnd::as_at_end}};

/// A player received a guard from the reserve for a completed cemetery (GCC-33).
struct GuardFetched {
    static constexpr std::string_view word = "guard fetched";
    PlayerId player;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("player", self.player);
    }
};

// Steps.

/// The edges of the tile just placed are looked at, which puts the two questions below (GCC-12, GCC-13).
struct MistStep {
    static constexpr std::string_view name = "mist";
    static constexpr Slot slot = Slot::before_figures;
};
/// A ghost comes to a meeple of another player (GCC-12).
struct HauntOthersStep {
    static constexpr std::string_view name = "ghost for another player";
    static constexpr Slot slot = Slot::questions;
};
/// A ghost comes to an own meeple (GCC-13).
struct HauntOwnStep {
    static constexpr std::string_view name = "ghost for oneself";
    static constexpr Slot slot = Slot::questions;
};
/// Scores below 0 are lifted to 0 (GCC-24).
struct FinalFloorStep {
    static constexpr std::string_view name = "final floor";
    static constexpr Slot slot = Slot::final_ends;
};

// Actions.

/// The player puts a ghost with this figure.
struct Haunt {
    static constexpr std::string_view verb = "haunt";
    PlayerId owner;
    FigureKind kind = meeple;
    Spot spot;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.owner);
        visit(self.kind);
        visit(self.spot);
    }
    friend constexpr bool operator==(const Haunt&, const Haunt&) noexcept = default;
};

// Why a figure is not haunted.
inline constexpr Refusal no_ghost_due{"GCC-12", "no ghost is to be put with a figure now"};
inline constexpr Refusal no_figure_to_haunt{"GCC-12", "no such figure stands there"};
inline constexpr Refusal haunts_another_player{"GCC-12", "mist that grows haunts a meeple of another player"};
inline constexpr Refusal haunts_oneself{"GCC-13", "mist that is limited haunts an own meeple"};
inline constexpr Refusal no_ghosts_are_played{"GCC-05", "the game is played without ghosts"};
inline constexpr Refusal guard_is_safe{"GCC-20", "guards are not afraid of ghosts"};
inline constexpr Refusal special_figure_is_safe{"GCC-21", "ghosts stand with meeples only"};

}  // namespace carcassonne
