#pragma once

#include "carcassonne/core/square.hpp"
#include "carcassonne/support/short_text.hpp"

#include <string_view>

namespace carcassonne {

/// A reason why something is not allowed: the id of the rule that says so and one sentence.
///
/// Each is a named constant (`no_open_square`, `edge_does_not_fit`, ...) so that a program can tell them apart and a
/// person can look the rule up. Two refusals are the same when rule and sentence are.
struct Refusal {
    std::string_view rule;
    std::string_view text;

    friend constexpr bool operator==(const Refusal&, const Refusal&) noexcept = default;
};

/// What is wrong with an action or a set-up, and where.
struct Error {
    Refusal refusal;
    /// The square it is about; (0, 0) when it is about none.
    Square at;
    /// The edge it is about, where `has_side` says that it is about one.
    Side side = Side::north;
    bool has_side = false;
    /// The tile or the module it is about, by its id; empty when it is about none.
    ShortText<31> subject{};

    friend constexpr bool operator==(const Error&, const Error&) noexcept = default;
    friend constexpr bool operator==(const Error& error, const Refusal& other) noexcept {
        return error.refusal == other;
    }
};

}  // namespace carcassonne
