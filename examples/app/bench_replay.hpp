#pragma once

#include <cstddef>
#include <string>

namespace app {

/// Replays all recorded games of a file so many times and prints how long it takes. Throws `InputError` for a file that
/// cannot be used.
void bench_replay(const std::string& file, std::size_t repeats);

}  // namespace app
