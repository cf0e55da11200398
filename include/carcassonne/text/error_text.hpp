#pragma once

#include "carcassonne/core/error.hpp"

#include <array>
#include <string>
#include <string_view>

namespace carcassonne {

/// A refusal in one line, with the id of its rule: "BAS-04: no tile is next to this square".
inline std::string refusal_text(const Refusal& refusal) {
    return std::string(refusal.rule) + ": " + std::string(refusal.text);
}

/// An error in one line: what is wrong, the id of the rule that says so, and the square, the edge or the name it is
/// about: "BAS-04: an edge shows other terrain than the neighbour (at 1 0, east)".
inline std::string error_text(const Error& error) {
    constexpr std::array<std::string_view, side_count> sides{"north", "east", "south", "west"};
    std::string where;
    if (error.has_square) {
        where = "at " + std::to_string(error.at.x) + " " + std::to_string(error.at.y);
    }
    if (error.has_side) {
        where += ", " + std::string(sides[index(error.side)]);
    }
    if (!error.subject.view().empty()) {
        where += (where.empty() ? "" : ", ") + std::string(error.subject.view());
    }
    return refusal_text(error.refusal) + (where.empty() ? "" : " (" + where + ")");
}

}  // namespace carcassonne
