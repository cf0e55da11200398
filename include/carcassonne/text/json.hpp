#pragma once

/// A game as JSON, for windows, web pages and other languages. These headers need nlohmann/json and are not part of
/// carcassonne.hpp; docs/json.md leads through them, docs/json.schema.json has the form of every document.
///
/// | function | what |
/// |---|---|
/// | `json_of_rules(setup)` | modules with all their options, tiles, figures |
/// | `json_of_position(game, names)` | how a game stands, for those who draw it |
/// | `json_of_answers(game, names)` | the legal answers to the open decision, for buttons and squares |
/// | `JsonEvents<Rules>` | a sink that tells what happens |
/// | `json_of_record(record)`, `record_of_json(document)`, `parse_json_record(text)` | a recorded game |
///
/// Nothing here throws. `json_text(document)` is the text of a document.

#include "carcassonne/text/json/answers.hpp"
#include "carcassonne/text/json/events.hpp"
#include "carcassonne/text/json/position.hpp"
#include "carcassonne/text/json/record.hpp"
#include "carcassonne/text/json/rules.hpp"
#include "carcassonne/text/json/words.hpp"
