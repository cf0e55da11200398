#pragma once

#include "carcassonne/core/error.hpp"
#include "carcassonne/runtime/switches.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/support/short_text.hpp"
#include "carcassonne/text/json/fault.hpp"
#include "carcassonne/text/record/verifier.hpp"
#include "carcassonne/tiles/line_scanner.hpp"

#include <carcassonne.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The C interface, whose functions carcassonne.h declares: what they do, as templates over the rule set. The library
/// `carcassonne_c` compiles them once for the standard rules.
namespace carcassonne::c {

/// What a function of the interface found out: that all went well, or what went wrong, which becomes a
/// `carcassonne_error`.
struct Fault {
    carcassonne_status status = CARCASSONNE_OK;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    Square at{};
    bool has_square = false;
    std::int32_t side = -1;
    /// The id of a rule, which lives as long as the program.
    std::string_view rule{};
    ShortText<31> subject{};
    std::string text{};

    /// All went well.
    Fault() = default;
    Fault(carcassonne_status what, std::string_view words) : status(what), text(words) {}

    explicit operator bool() const noexcept { return status != CARCASSONNE_OK; }
};

inline Fault bad_argument(std::string_view words) { return {CARCASSONNE_BAD_ARGUMENT, words}; }

/// A place in a text of one line, by the bytes before it.
inline Fault bad_line(std::size_t at, std::string_view words) {
    Fault fault(CARCASSONNE_BAD_TEXT, words);
    fault.line = 1;
    fault.column = static_cast<std::uint32_t>(at + 1);
    return fault;
}

inline Fault fault_of(const Refusal& refusal) {
    Fault fault(CARCASSONNE_REFUSED, refusal.text);
    fault.rule = refusal.rule;
    return fault;
}
inline Fault fault_of(const Error& error) {
    Fault fault = fault_of(error.refusal);
    fault.at = error.at;
    fault.has_square = error.has_square;
    fault.side = error.has_side ? static_cast<std::int32_t>(error.side) : -1;
    fault.subject = error.subject;
    return fault;
}
/// The first of several faults, with the sentences of all that say something else.
inline Fault fault_of(const std::vector<Error>& errors) {
    Fault fault = fault_of(errors.at(0));
    for (std::size_t i = 1; i < errors.size(); ++i) {
        if (errors[i].refusal != errors[i - 1].refusal) {
            fault.text.append("; ").append(errors[i].refusal.text);
        }
    }
    return fault;
}
inline Fault fault_of(const NotationError& error) {
    Fault fault(CARCASSONNE_BAD_TEXT, "expected ");
    fault.text.append(error.expected).append(", found ").append(error.found.view());
    fault.line = error.line;
    fault.column = error.column;
    return fault;
}
inline Fault fault_of(const SwitchError& error) {
    Fault fault = bad_line(error.at, switch_error_text(error));
    fault.subject = error.word;
    return fault;
}
inline Fault fault_of(const JsonFault& fault) { return {CARCASSONNE_BAD_TEXT, text_of(fault)}; }
inline Fault fault_of(const AnswerFault& fault) {
    return std::visit([](const auto& one) { return fault_of(one); }, fault);
}
/// A record that tells something that was otherwise.
inline Fault fault_of(const RecordDifference& difference) {
    return {CARCASSONNE_REFUSED, difference.where + ", " + difference.what + ": the record has " + difference.expected +
                                     ", the game " + difference.found};
}

}  // namespace carcassonne::c
