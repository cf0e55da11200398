#pragma once

#include "carcassonne/engine/action.hpp"
#include "carcassonne/engine/choices.hpp"
#include "carcassonne/engine/ruleset.hpp"

#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// What a module adds its answers to.
template <class Rules, std::size_t RunCapacity>
class Offer {
public:
    explicit constexpr Offer(Choices<Rules, RunCapacity>& choices) noexcept : choices_(choices) {}

    /// Adds the answers `first + bit` of `Action` for every bit of `mask`.
    template <class Action>
    constexpr void add(Answer<Action>, std::size_t subject, std::size_t first, std::uint64_t mask) noexcept {
        static_assert(contains<Action, typename RulesOf<Rules>::Actions>,
                      "no module of this game lists such an action");
        choices_.add(RulesOf<Rules>::template action_id<Action>, static_cast<std::uint8_t>(subject),
                     static_cast<std::uint16_t>(first), mask);
    }

private:
    Choices<Rules, RunCapacity>& choices_;
};

}  // namespace carcassonne
