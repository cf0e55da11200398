#include "check_scenario.hpp"

#include <carcassonne/testing/scenario.hpp>
#include <fmt/format.h>

namespace app {

std::vector<std::string> check_scenario(const std::string& text, const std::string& file) {
    std::vector<std::string> faults;
    for (const carcassonne::testing::ScenarioFailure& failure : carcassonne::testing::run_scenario(text, file)) {
        faults.push_back(fmt::format("{}: {}expected {}, found {}", failure.line,
                                     failure.statement.empty() ? "" : failure.statement + ": ", failure.expected,
                                     failure.got));
    }
    return faults;
}

}  // namespace app
