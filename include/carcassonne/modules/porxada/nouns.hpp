#pragma once

#include "carcassonne/core/error.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/option.hpp"
#include "carcassonne/engine/step.hpp"

#include <cstdint>
#include <span>
#include <string_view>

// The words of La Porxada: when something is chosen, what the answers are, and why one is refused.

namespace carcassonne {

/// The tile of La Porxada: a mark of the whole tile.
struct PorxadaMark {
    static constexpr std::string_view word = "porxada";
};

/// What became of the tile. The last two belong to the house rule: the city has closed, and has been scored (POR-23).
enum class PorxadaChoice : std::uint8_t { none, swap, bonus, closed, scored_last };
inline constexpr OptionWord<PorxadaChoice> porxada_choice_words[] = {{"none", PorxadaChoice::none},
                                                                     {"swap", PorxadaChoice::swap},
                                                                     {"bonus", PorxadaChoice::bonus},
                                                                     {"closed", PorxadaChoice::closed},
                                                                     {"scored_last", PorxadaChoice::scored_last}};
constexpr std::span<const OptionWord<PorxadaChoice>> words_of(PorxadaChoice) noexcept { return porxada_choice_words; }

/// What a player who refuses a swap may give up (POR-06).
enum class PorxadaRefusal : std::uint8_t {
    /// Any own follower, on the board or at hand.
    any,
    /// One on the board.
    board,
    /// One on the board other than the one that was named.
    board_other
};
/// For whom an unfinished city is scored as completed (POR-10).
enum class PorxadaBubble : std::uint8_t {
    /// For players with a token.
    player,
    /// For everybody, once one of them has a token.
    whole_city
};

inline constexpr OptionWord<PorxadaRefusal> porxada_refusal_words[] = {
    {"any", PorxadaRefusal::any}, {"board", PorxadaRefusal::board}, {"board_other", PorxadaRefusal::board_other}};
inline constexpr OptionWord<PorxadaBubble> porxada_bubble_words[] = {{"player", PorxadaBubble::player},
                                                                     {"city", PorxadaBubble::whole_city}};

/// A player who has a follower in the completed city of La Porxada received the token (POR-07).
struct TokenTaken {
    static constexpr std::string_view word = "token taken";
    PlayerId player;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("player", self.player);
    }
};

// Steps.

/// Who placed the tile chooses between a swap now and a bonus at the end (POR-02).
struct PorxadaStep {
    static constexpr std::string_view name = "porxada";
    static constexpr Slot slot = Slot::questions;
};
/// The player names two followers that are to change places (POR-04).
struct SwapStep {
    static constexpr std::string_view name = "swap";
    static constexpr Slot slot = Slot::questions;
};
/// The other player agrees or gives up a follower (POR-06).
struct SwapAnswerStep {
    static constexpr std::string_view name = "answer to swap";
    static constexpr Slot slot = Slot::questions;
};
/// House rule: the city has closed, and its followers may be taken back (POR-23).
struct PorxadaClosedStep {
    static constexpr std::string_view name = "porxada closed";
    static constexpr Slot slot = Slot::after_scoring;
};
/// House rule: a player may take followers back from the closed city (POR-23).
struct TakeBackStep {
    static constexpr std::string_view name = "take back";
    static constexpr Slot slot = Slot::questions;
};
/// House rule: who is still in the closed city has the bonus (POR-23).
struct PorxadaEndStep {
    static constexpr std::string_view name = "porxada bonus";
    static constexpr Slot slot = Slot::final_begins;
};

// Actions.

/// The tile brings a bonus at the end of the game.
struct ChooseBonus {
    static constexpr std::string_view verb = "choose bonus";
    friend constexpr bool operator==(const ChooseBonus&, const ChooseBonus&) noexcept = default;
};
/// The tile lets two followers change places.
struct ChooseSwap {
    static constexpr std::string_view verb = "choose swap";
    friend constexpr bool operator==(const ChooseSwap&, const ChooseSwap&) noexcept = default;
};
/// An own follower and one of another player are to change places.
struct SwapFigures {
    static constexpr std::string_view verb = "swap";
    FigureKind own_kind = meeple;
    Spot own_spot;
    PlayerId other;
    FigureKind other_kind = meeple;
    Spot other_spot;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.own_kind);
        visit(self.own_spot);
        visit(self.other);
        visit(self.other_kind);
        visit(self.other_spot);
    }
    friend constexpr bool operator==(const SwapFigures&, const SwapFigures&) noexcept = default;
};
/// The other player agrees to the swap.
struct AcceptSwap {
    static constexpr std::string_view verb = "accept swap";
    friend constexpr bool operator==(const AcceptSwap&, const AcceptSwap&) noexcept = default;
};
/// The other player refuses and gives up this follower on the board.
struct GiveUpFigure {
    static constexpr std::string_view verb = "refuse and give up";
    FigureKind kind = meeple;
    Spot spot;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.kind);
        visit(self.spot);
    }
    friend constexpr bool operator==(const GiveUpFigure&, const GiveUpFigure&) noexcept = default;
};
/// The other player refuses and gives up a follower at hand.
struct GiveUpFromSupply {
    static constexpr std::string_view verb = "refuse and give up from supply";
    FigureKind kind = meeple;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.kind);
    }
    friend constexpr bool operator==(const GiveUpFromSupply&, const GiveUpFromSupply&) noexcept = default;
};
/// House rule: the player takes this follower back from the closed city.
struct TakeBack {
    static constexpr std::string_view verb = "take back";
    FigureKind kind = meeple;
    Spot spot;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.kind);
        visit(self.spot);
    }
    friend constexpr bool operator==(const TakeBack&, const TakeBack&) noexcept = default;
};

// Why an answer is refused, or the city is not scored.

inline constexpr Refusal porxada_not_now{"POR-02", "the tile of La Porxada asks for nothing like this now"};
inline constexpr Refusal no_own_follower_to_swap{"POR-03", "only who has a follower on the board can swap"};
inline constexpr Refusal no_follower_there{"POR-04", "no such follower of that player stands there"};
inline constexpr Refusal swap_needs_another_player{"POR-04", "a follower changes places with one of another player"};
inline constexpr Refusal cannot_stand_there{"POR-05", "one of the two figures cannot stand where the other is"};
inline constexpr Refusal special_figures_stay{"POR-05", "only followers change places"};
inline constexpr Refusal cannot_give_up{"POR-06", "this follower cannot be given up"};
inline constexpr Refusal stays_unfinished{"POR-23", "by the house rule the city is not finished before the end"};

}  // namespace carcassonne
