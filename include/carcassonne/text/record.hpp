#pragma once

/// Recorded games: plain text that a reader who knows the game can follow on paper, and that the library can play
/// again.
///
///     carcassonne record 2
///     rules   base+farmers
///     option  base.edition c1
///     tiles   base-c1 72 0123456789abcdef
///     players red blue
///     draws   listed
///
///       1. red  [draw BA/L]; place 0 1 turned 0; deploy meeple on monastery
///          legal  1 33f3927a, 2 d64ef05d
///          supply meeple 6 7
///          points 0 0
///      ...
///     final red 3 for road S.W at 0 1: 3 tiles x 1
///     result red 10, blue 23
///     winner blue
///
/// A turn tells everything that was done in it, in brackets what chance did; then, to be compared, how many answers
/// were legal with a checksum of each list, what was scored and why, and supplies and points after the turn.
/// `docs/notation.md` has the grammar.
///
/// `Recorder` writes down any game that it listens to, `RecordedGame` plays and records, `write_record` makes the text,
/// `parse_record` reads it, `verify_record` plays it again and tells what is different, `replay_record` shows every
/// position on the way. `record_of` and `resume_record` (runtime/recorded_session.hpp) do the same for a session.

#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/record/parser.hpp"
#include "carcassonne/text/record/recorded_game.hpp"
#include "carcassonne/text/record/recorder.hpp"
#include "carcassonne/text/record/verifier.hpp"
#include "carcassonne/text/record/writer.hpp"
