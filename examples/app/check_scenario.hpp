#pragma once

#include <string>
#include <vector>

namespace app {

/// Everything that is wrong with a scenario, or goes otherwise than it says: "12: expected 4, found 3".
std::vector<std::string> check_scenario(const std::string& text, const std::string& file);

}  // namespace app
