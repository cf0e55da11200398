#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/step.hpp"
#include "carcassonne/support/bits.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// One legal answer to one decision. Only a game makes tokens; they are good for the position they were made for. A
/// token that no game has made is no answer to anything.
class Token {
public:
    constexpr Token() noexcept = default;

    friend constexpr bool operator==(const Token&, const Token&) noexcept = default;

private:
    template <class, std::size_t>
    friend class Choices;
    template <class, class>
    friend class Machine;

    constexpr Token(std::uint8_t action, std::uint8_t subject, std::uint16_t index) noexcept
        : action_(action), subject_(subject), index_(index) {}

    std::uint8_t action_ = 0xff;
    std::uint8_t subject_ = 0;
    std::uint16_t index_ = 0;
};

/// All legal answers to one decision, without a list of them: runs of answers that share an action and a subject, each
/// with a word of bits.
///
/// `count`, `nth`, `contains` and `each` see them in one fixed order, so that the same number means the same answer.
template <class Rules, std::size_t RunCapacity>
class Choices {
public:
    /// No decision is open: the game is over.
    constexpr bool empty() const noexcept { return count_ == 0; }
    constexpr std::uint32_t count() const noexcept { return count_; }
    /// Whose decision it is; `nature` for a draw.
    constexpr PlayerId player() const noexcept { return player_; }
    constexpr StepId step() const noexcept { return step_; }

    /// Answer number `rank`, from 0 to `count() - 1`.
    constexpr Token nth(std::uint32_t rank) const noexcept {
        CARCASSONNE_ASSERT(rank < count_);
        // Counting over all runs is faster than stopping at the right one, which nobody can foresee.
        std::size_t index = 0;
        std::uint32_t before = 0;
        for (std::size_t i = 0; i < run_count_; ++i) {
            const bool beyond = rank >= runs_[i].up_to;
            index += static_cast<std::size_t>(beyond);
            before = beyond ? runs_[i].up_to : before;
        }
        const Run& run = runs_[index];
        return {run.action, run.subject, static_cast<std::uint16_t>(run.first + nth_bit(run.mask, rank - before))};
    }

    constexpr bool contains(Token token) const noexcept {
        for (std::size_t i = 0; i < run_count_; ++i) {
            const Run& run = runs_[i];
            if (run.action == token.action_ && run.subject == token.subject_ && token.index_ >= run.first &&
                token.index_ - run.first < 64 && (run.mask >> (token.index_ - run.first) & 1u) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Calls `visit(token)` for every answer.
    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (std::size_t i = 0; i < run_count_; ++i) {
            for (std::uint64_t rest = runs_[i].mask; rest != 0; rest &= rest - 1) {
                visit(Token(runs_[i].action, runs_[i].subject,
                            static_cast<std::uint16_t>(runs_[i].first + lowest_bit(rest))));
            }
        }
    }

private:
    template <class, class>
    friend class Machine;
    template <class, std::size_t>
    friend class Offer;

    struct Run {
        std::uint64_t mask;
        std::uint32_t up_to;
        std::uint16_t first;
        std::uint8_t action;
        std::uint8_t subject;
    };

    std::array<Run, RunCapacity> runs_;
    std::uint32_t run_count_ = 0;
    std::uint32_t count_ = 0;
    PlayerId player_;
    StepId step_;

public:
    // Building, done by the machine and, through it, by the modules' `offer`.

    constexpr void begin(StepId step, PlayerId player) noexcept {
        run_count_ = 0;
        count_ = 0;
        step_ = step;
        player_ = player;
    }
    /// Adds the answers `first + bit` for every bit of `mask`. A full list takes no more.
    constexpr void add(std::uint8_t action, std::uint8_t subject, std::uint16_t first, std::uint64_t mask) noexcept {
        CARCASSONNE_ASSERT(run_count_ < RunCapacity);
        if (run_count_ < RunCapacity) {
            count_ += count_bits(mask);
            runs_[run_count_++] = {mask, count_, first, action, subject};
        }
    }
};

}  // namespace carcassonne
