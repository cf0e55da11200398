#pragma once

#include "commands.hpp"

namespace app {

/// Games of programs that are named, told while they are played. Returns the exit status; throws `InputError`.
int play_programs(const PlayOptions& options);

}  // namespace app
