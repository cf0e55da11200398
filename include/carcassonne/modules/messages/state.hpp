#pragma once

#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/engine/open_tasks.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/engine/task.hpp"
#include "carcassonne/modules/messages/nouns.hpp"
#include "carcassonne/support/inline_vector.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

// What The Messages remember of a game, and what of it can be.

namespace carcassonne {

struct Messages;

/// Points whose figure is not chosen yet.
struct MessagePointsDue {
    /// How many; below 0 they are lost. An award of 0 does not wait.
    std::int16_t points = 0;
    /// Who receives or loses them, and has to say which figure moves.
    PlayerId player{0};
    /// Always 0: it fills a gap, so that equal states are equal byte by byte.
    std::uint8_t unused = 0;

    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("player", self.player);
        visit("points", self.points);
    }
    friend constexpr bool operator==(const MessagePointsDue&, const MessagePointsDue&) noexcept = default;
};
/// What The Messages remember of a game.
struct MessagesState {
    /// The awards that wait, in the order in which they were made: at most every player for every feature that one
    /// tile can complete.
    InlineVector<MessagePointsDue, 78> due;
    /// The messages that were drawn and put back, the next one first. Those never drawn lie on top of them.
    InlineVector<Message, Message::count> below;
    /// The messages that lie where they were shuffled, as bits `1 << kind`; at first all eight.
    std::uint8_t never_drawn = 0xff;
    /// The message that is being resolved; none while the one that gives a tile waits for the end of that part.
    Message current;
    /// Figures of the player whose turn it is that an award has moved since the last check: bit `figure`.
    std::uint8_t moved = 0;
    /// How many messages have followed from a message since the last check.
    std::uint8_t links = 0;
    /// Always 0: it fills a gap, so that equal states are equal byte by byte.
    std::array<std::uint8_t, 2> unused{};
    /// One more than the figure that alone may move in this turn, for each player; 0 for none yet (MSG-05).
    std::array<std::uint8_t, player_capacity> bound{};

    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit("due", self.due);
        visit("below", self.below);
        visit("never_drawn", words_in<Message>(self.never_drawn));
        visit("current", self.current);
        visit("moved", self.moved);
        visit("links", self.links);
        visit("bound", self.bound);
    }
    friend constexpr bool operator==(const MessagesState&, const MessagesState&) noexcept = default;
};

namespace messages {

/// The questions of The Messages in a position, as far as they stand where they can.
template <class G>
class OpenQuestions {
public:
    explicit OpenQuestions(const G& game) noexcept : game_(game), agenda_(game.state().agenda) {
        each_open<ChooseFigureStep>(game, [&](std::size_t i) {
            ++figures;
            chooser = agenda_[i].player;
            sound = sound && is_next(i) && is_in_a_turn(i);
        });
        each_open<WantMessageStep>(game, [&](std::size_t i) {
            sound = sound && is_next(i) && is_first(i) && game.setup().template module<Messages>().may_decline;
        });
        each_open<DrawMessageStep>(game, [&](std::size_t i) {
            ++undrawn;
            sound = sound && is_next(i) && is_of_the_part(i) && is_at<MessageStep>(i - 1);
        });
        each_open<MessageStep>(game, [&](std::size_t i) {
            sound = sound && is_of_the_part(i) && is_at<MessageDoneStep>(i - 1) &&
                    (is_next(i) || is_at<DrawMessageStep>(i + 1));
        });
        each_open<MessageDoneStep>(game, [&](std::size_t i) {
            sound = sound && is_first(i) && !is_next(i);
            ++(i + 1 < agenda_.size() && agenda_[i + 1].walks != 0 ? waiting : unfinished);
        });
    }

    bool sound = true;
    /// How many awards are asked about, and who is asked.
    unsigned figures = 0;
    PlayerId chooser;
    /// How many messages are still to be drawn; are being resolved, these included; wait for the end of the part that
    /// they gave.
    unsigned undrawn = 0;
    unsigned unfinished = 0;
    unsigned waiting = 0;

private:
    bool is_next(std::size_t i) const noexcept { return i + 1 == agenda_.size(); }
    bool is_in_a_turn(std::size_t i) const noexcept {
        return walk_of(G::Of::slots[agenda_[part_of(i, game_)].step.index()]) == Walk::turn_part;
    }
    bool is_of_the_part(std::size_t i) const noexcept {
        return i > 0 && is_in_a_turn(i) && agenda_[i].player == agenda_[part_of(i, game_)].player;
    }
    bool is_first(std::size_t i) const noexcept { return is_of_the_part(i) && part_of(i, game_) + 1 == i; }
    template <class Step>
    bool is_at(std::size_t i) const noexcept {
        return i < agenda_.size() && agenda_[i].step == G::Of::template step_id<Step>;
    }

    const G& game_;
    const Agenda& agenda_;
};

/// Each of the eight messages is in one place: not drawn yet, put back, being resolved, or waiting for the end of the
/// part that it gave.
template <class G>
bool all_are_there(const MessagesState& state, const OpenQuestions<G>& open) noexcept {
    unsigned seen = state.never_drawn;
    bool once = true;
    const auto see = [&](Message message) {
        once = once && message.exists() && (seen >> message.kind & 1u) == 0;
        seen |= message.exists() ? 1u << message.kind : 0u;
    };
    for (const Message message : state.below) {
        see(message);
    }
    if (state.current.exists()) {
        see(state.current);
    }
    if (open.waiting == 1) {
        see(Message::extra_tile);
    }
    const unsigned resolved = open.unfinished - open.undrawn;
    return once && seen == 0xff && open.waiting <= 1 && open.unfinished <= 1 && open.undrawn <= open.unfinished &&
           resolved == (state.current.exists() ? 1u : 0u);
}

template <class G>
bool can_be(const MessagesState& state, const G& game) noexcept {
    const OpenQuestions<G> open(game);
    bool sound = open.sound && all_are_there(state, open) && state.moved <= 3 && state.links <= 1 &&
                 open.figures == (state.due.empty() ? 0u : 1u) &&
                 (state.due.empty() || open.chooser == state.due[0].player);
    for (const MessagePointsDue& due : state.due) {
        sound = sound && due.player.index() < game.players() && due.points != 0;
    }
    const bool binds = game.setup().template module<Messages>().edition == MessageEdition::c3_1;
    for (std::size_t i = 0; i < player_capacity; ++i) {
        sound = sound && state.bound[i] <= (binds && i < game.players() ? 2u : 0u);
    }
    return sound;
}

}  // namespace messages

}  // namespace carcassonne
