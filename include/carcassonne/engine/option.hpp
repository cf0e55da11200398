#pragma once

#include "carcassonne/core/edition.hpp"

#include <string_view>

namespace carcassonne {

/// A word for a value of an option of a module: "c3" for `Edition::c3`. A module tells its options in `each_option`, as
/// records, scenarios and command lines name them.
template <class Value>
struct OptionWord {
    /// The word as texts and command lines have it.
    std::string_view word;
    /// The value of the option for which it stands.
    Value value;
};

/// The words of an option that is on or off.
inline constexpr OptionWord<bool> switch_words[] = {{"off", false}, {"on", true}};

/// The words of the editions.
inline constexpr OptionWord<Edition> edition_words[] = {{"c1", Edition::c1}, {"c2", Edition::c2}, {"c3", Edition::c3}};

}  // namespace carcassonne
