#pragma once

/// Recorded games: plain text that a reader who knows the game can follow on paper, and that the library can play
/// again.
///
///     carcassonne record 1
///     rules   base+farmers
///     option  base.edition c1
///     tiles   base-c1 72 0123456789abcdef
///     players red blue
///     first   red
///     draws   listed
///
///      1. red  BA/L at 0 1 turned 0 | 1 places 33f3927a, 2 choices d64ef05d | supply meeple 7 7 | points 0 0
///      ...
///     final red 3 for road S.W at 0 1: 3 tiles x 1
///     result red 10, blue 23
///     winner blue
///
/// A turn tells whose it is, the tile, its square (x to the east, y to the south of the start tile), how far it is
/// turned clockwise, the figure and its segment; then, to be compared, how many placements and ways to deploy were
/// legal with a checksum of each list, what was scored and why, and supplies and points after the turn.
/// `docs/record.md` has the grammar.
///
/// `RecordedGame` plays and records, `write_record` makes the text, `parse_record` reads it, `verify_record` plays it
/// again and tells what is different.

#include "carcassonne/text/game_record.hpp"
#include "carcassonne/text/record_parser.hpp"
#include "carcassonne/text/record_verifier.hpp"
#include "carcassonne/text/record_writer.hpp"
#include "carcassonne/text/recorded_game.hpp"
