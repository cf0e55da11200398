#pragma once

#include "carcassonne/core/error.hpp"
#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/option.hpp"
#include "carcassonne/engine/step.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

// The words of The Messages: what there is to draw, when, what a player answers, and why an answer is refused.

namespace carcassonne {

/// One of the eight messages (MSG-01).
struct Message {
    enum Kind : std::uint8_t {
        lowest_road,
        lowest_city,
        lowest_monastery,
        extra_tile,
        pennants,
        knights,
        farmers,
        own_meeple,
        none
    };

    std::uint8_t kind = none;

    constexpr Message() noexcept = default;
    constexpr Message(Kind which) noexcept : kind(which) {}
    explicit constexpr Message(std::size_t number) noexcept : kind(static_cast<std::uint8_t>(number)) {}

    constexpr bool exists() const noexcept { return kind < count; }
    constexpr std::string_view word() const noexcept {
        constexpr std::array<std::string_view, 9> words{"road",    "city",    "monastery", "tile", "pennants",
                                                        "knights", "farmers", "meeple",    "none"};
        return words[exists() ? kind : static_cast<std::uint8_t>(none)];
    }
    friend constexpr bool operator==(const Message&, const Message&) noexcept = default;

    static constexpr std::size_t count = 8;
};

/// Which rules for messages are in force: the first two differ in when a message is drawn, the last two are the third
/// edition as it was printed in 2021 and in 2025.
enum class MessageEdition : std::uint8_t { c1, c2, c3, c3_1 };
/// How many messages may follow from the points of messages (MSG-11).
enum class MessageChain : std::uint8_t { unlimited, one_extra, none };
/// For how long the choice of the one figure that may move binds, under the rules of 2025 (MSG-05).
enum class FigureBinds : std::uint8_t { turn, part };
/// What points below 0 may take (MSG-34).
enum class NegativeFloor : std::uint8_t { player, figure };

inline constexpr OptionWord<MessageEdition> message_edition_words[] = {
    {"c1", MessageEdition::c1}, {"c2", MessageEdition::c2}, {"c3", MessageEdition::c3}, {"c3_1", MessageEdition::c3_1}};
inline constexpr OptionWord<MessageChain> message_chain_words[] = {
    {"unlimited", MessageChain::unlimited}, {"one_extra", MessageChain::one_extra}, {"none", MessageChain::none}};
inline constexpr OptionWord<FigureBinds> figure_binds_words[] = {{"turn", FigureBinds::turn},
                                                                 {"part", FigureBinds::part}};
inline constexpr OptionWord<NegativeFloor> negative_floor_words[] = {{"player", NegativeFloor::player},
                                                                     {"figure", NegativeFloor::figure}};

/// A message was drawn because this figure stopped on a dark space.
struct MessageDrawn {
    static constexpr std::string_view word = "message drawn";
    PlayerId player;
    Message message;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("message", self.message);
    }
};

// Steps.

/// The figures are looked at, in the named places of the order of play.
template <Slot Where>
struct MessageCheckStep {
    static constexpr std::string_view name = "message check";
    static constexpr Slot slot = Where;
};
/// A player chooses which of the own scoring figures moves (MSG-03).
struct ChooseFigureStep {
    static constexpr std::string_view name = "scoring figure";
    static constexpr Slot slot = Slot::questions;
};
/// The player may leave the message undrawn, where the option allows it (MSG-15).
struct WantMessageStep {
    static constexpr std::string_view name = "want message";
    static constexpr Slot slot = Slot::questions;
};
/// The top message is turned.
struct DrawMessageStep {
    static constexpr std::string_view name = "draw message";
    static constexpr Slot slot = Slot::questions;
    static constexpr bool by_nature = true;
};
/// The player performs the message or takes 2 points (MSG-16).
struct MessageStep {
    static constexpr std::string_view name = "message";
    static constexpr Slot slot = Slot::questions;
};
/// The message goes under the others, and the figure that it moved is looked at.
struct MessageDoneStep {
    static constexpr std::string_view name = "message done";
    static constexpr Slot slot = Slot::questions;
};
/// The two figures of each player become one (MSG-33).
struct AddFiguresStep {
    static constexpr std::string_view name = "add figures";
    static constexpr Slot slot = Slot::final_begins;
};

// Actions.

struct MoveScoringFigure {
    static constexpr std::string_view verb = "move";
    ScoringFigure figure;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.figure);
    }
    friend constexpr bool operator==(const MoveScoringFigure&, const MoveScoringFigure&) noexcept = default;
};
struct WantMessage {
    static constexpr std::string_view verb = "want message";
    friend constexpr bool operator==(const WantMessage&, const WantMessage&) noexcept = default;
};
struct DrawMessage {
    static constexpr std::string_view verb = "draw message";
    Message message;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.message);
    }
    friend constexpr bool operator==(const DrawMessage&, const DrawMessage&) noexcept = default;
};
struct TakeTwoPoints {
    static constexpr std::string_view verb = "take 2 points";
    friend constexpr bool operator==(const TakeTwoPoints&, const TakeTwoPoints&) noexcept = default;
};
/// The player performs a message that leaves nothing to choose: an extra tile, pennants, knights, farmers.
struct PerformMessage {
    static constexpr std::string_view verb = "perform message";
    friend constexpr bool operator==(const PerformMessage&, const PerformMessage&) noexcept = default;
};
/// The player has an own road, city or monastery valued, or an own meeple: the one that stands there.
struct PerformMessageOn {
    static constexpr std::string_view verb = "perform message with";
    FigureKind kind;
    Spot spot;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.kind);
        visit(self.spot);
    }
    friend constexpr bool operator==(const PerformMessageOn&, const PerformMessageOn&) noexcept = default;
};

// Why an answer is refused.
inline constexpr Refusal no_figure_to_move{"MSG-03", "no points wait for this scoring figure"};
inline constexpr Refusal figure_is_bound{"MSG-05", "only one scoring figure moves in a turn"};
inline constexpr Refusal figure_cannot_pay{"MSG-34", "the other scoring figure can pay in full"};
inline constexpr Refusal no_message_to_draw{"MSG-06", "no message is drawn now"};
inline constexpr Refusal other_message_on_top{"MSG-16", "another message is on top"};
inline constexpr Refusal no_message_to_resolve{"MSG-16", "no message is to be resolved now"};
inline constexpr Refusal message_has_no_object{"MSG-17", "there is nothing for this message to act on"};
inline constexpr Refusal not_the_lowest_value{"MSG-20", "another own feature of this kind is worth less"};
inline constexpr Refusal no_own_meeple_there{"MSG-30", "no such meeple of the player stands there"};

}  // namespace carcassonne
