#pragma once

#include "carcassonne/text/position/parser.hpp"
#include "carcassonne/text/position/writer.hpp"

/// A whole game at any decision as text: what is on the table and in the hands, what the modules remember, what is
/// still to be done, and where chance stands. docs/notation.md explains it line by line.
///
/// ```cpp
/// const auto setup = make_setup<BaseGame>();
/// const Game<BaseGame> game(*setup, 1);
/// const std::string text = write_position(game, {"Ann", "Bob"});
/// auto position = parse_position<BaseGame>(text);
/// if (!position || position->game.hash() != game.hash()) {
///     return 1;
/// }
/// position->game.play(position->game.choices().nth(0));
/// ```
