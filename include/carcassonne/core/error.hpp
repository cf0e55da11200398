#pragma once

#include "carcassonne/core/square.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/support/short_text.hpp"

#include <string_view>

namespace carcassonne {

/// A reason why something is not allowed: the id of the rule that says so and one sentence.
///
/// Each is a named constant (`square_is_apart`, `edge_does_not_fit`, ...) so that a program can tell them apart and a
/// person can look the rule up. Two refusals are the same when rule and sentence are. The one without a rule says that
/// nothing is against it; it is false where a program asks `if (refusal)`.
struct Refusal {
    std::string_view rule;
    std::string_view text;

    explicit constexpr operator bool() const noexcept { return !rule.empty(); }
    friend constexpr bool operator==(const Refusal&, const Refusal&) noexcept = default;
};

/// What is wrong with an action or a set-up, and where. `error_text` (text/error_text.hpp) says it in one line.
struct Error {
    Refusal refusal;
    /// The square it is about, where `has_square` says that it is about one.
    Square at;
    /// The edge of the square it is about, where `has_side` says that it is about one.
    Side side = Side::north;
    bool has_square = false;
    bool has_side = false;
    /// The tile, the module or the name it is about; empty when it is about none.
    ShortText<31> subject{};

    /// Nothing is wrong.
    constexpr Error() noexcept = default;
    /// About nothing on the table.
    explicit constexpr Error(const Refusal& reason) noexcept : refusal(reason) {}
    /// About a square.
    constexpr Error(const Refusal& reason, Square square) noexcept : refusal(reason), at(square), has_square(true) {}
    /// About an edge of a square.
    constexpr Error(const Refusal& reason, Square square, Side edge) noexcept
        : refusal(reason), at(square), side(edge), has_square(true), has_side(true) {}
    /// About a tile, a module or a name.
    constexpr Error(const Refusal& reason, std::string_view what) noexcept : refusal(reason), subject(what) {}

    friend constexpr bool operator==(const Error&, const Error&) noexcept = default;
    friend constexpr bool operator==(const Error& error, const Refusal& other) noexcept {
        return error.refusal == other;
    }
};

/// The answer of a function that refuses: `return refuse(square_is_apart, action.at);`.
template <class... Where>
constexpr Failure<Error> refuse(const Refusal& reason, const Where&... where) noexcept {
    return Failure{Error(reason, where...)};
}

}  // namespace carcassonne
