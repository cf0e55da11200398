#pragma once

#include <string>

namespace app {

bool is_position(const std::string& text);

/// What can be seen of a position.
struct PositionSight {
    std::string picture;
    std::string svg;
    std::string decision;
    /// The position as the library writes it.
    std::string position;
};

/// Reads a position. Throws `InputError` whose message begins with line and column.
PositionSight position_in(const std::string& text);

}  // namespace app
