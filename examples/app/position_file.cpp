#include "position_file.hpp"

#include "input.hpp"
#include "table_words.hpp"

#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/text/position.hpp>
#include <fmt/format.h>

namespace app {

bool is_position(const std::string& text) {
    carcassonne::detail::TextLines lines(text);
    return lines.has_line() && lines.line().take_phrase("carcassonne position");
}

PositionSight position_in(const std::string& text) {
    const auto position = carcassonne::parse_position<carcassonne::StandardRules>(text);
    if (!position) {
        const carcassonne::NotationError& error = position.error();
        throw InputError(
            fmt::format("{}:{}: expected {}, found {}", error.line, error.column, error.expected, error.found.view()));
    }
    return {picture_of(position->game), svg_of(position->game, position->names),
            decision_of(position->game, position->names), carcassonne::write_position(position->game, position->names)};
}

}  // namespace app
