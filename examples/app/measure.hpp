#pragma once

#include <chrono>
#include <cstddef>
#include <vector>

namespace app {

/// How often memory was asked for since the program began.
std::size_t allocations();

/// Makes the compiler believe that somebody looks at what is stored there.
void keep(const void* value);

class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count(); }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// The middle one of some measurements; there must be one at least.
double median(std::vector<double> values);

}  // namespace app
