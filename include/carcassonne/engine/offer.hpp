#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/choices.hpp"
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/play/deployment.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// What a module adds its answers to.
template <class Rules, std::size_t RunCapacity>
class Offer {
public:
    /// Adds to these choices.
    explicit constexpr Offer(Choices<Rules, RunCapacity>& choices) noexcept : choices_(choices) {}

    /// Adds the answers `first + bit` of `Action` for every bit of `mask`.
    template <class Action>
    constexpr void add(Answer<Action>, std::size_t subject, std::size_t first, std::uint64_t mask) noexcept {
        static_assert(contains<Action, typename RulesOf<Rules>::Actions>,
                      "no module of this game lists such an action");
        choices_.add(RulesOf<Rules>::template action_id<Action>, static_cast<std::uint8_t>(subject),
                     static_cast<std::uint16_t>(first), mask);
    }

    /// Adds an answer of `Action` for every figure of a set.
    template <class Action>
    constexpr void add(Answer<Action> kind, std::size_t subject, const FigureSet& figures) noexcept {
        for (std::size_t word = 0; word < figures.words.size(); ++word) {
            if (figures.words[word] != 0) {
                add(kind, subject, 64 * word, figures.words[word]);
            }
        }
    }

private:
    Choices<Rules, RunCapacity>& choices_;
};

}  // namespace carcassonne
