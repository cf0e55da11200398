#pragma once

#include "commands.hpp"
#include "hot_seat/hot_seat.hpp"

#include <vector>

namespace app {

/// The seats that a command line names for a new game: humans and programs in its order. Throws `InputError`.
std::vector<Seat> seats_named(const PlayOptions& options);

/// A game with humans at this terminal, new or resumed. Returns the exit status; throws `InputError`.
int play_human(const PlayOptions& options);

}  // namespace app
