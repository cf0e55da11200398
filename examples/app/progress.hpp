#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace app {

/// A bar on the standard error that shows how far a long task is. Nothing is shown unless that is a terminal.
class Progress {
public:
    Progress(std::string label, std::size_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::size_t done);

private:
    std::string label_;
    std::size_t total_;
    bool is_terminal_;
    bool is_shown_ = false;
    std::chrono::steady_clock::time_point next_;
};

}  // namespace app
