#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace carcassonne::testing {

/// What is wrong with a scenario, or with the game that does not go as the scenario says.
struct ScenarioFailure {
    /// The file as its reader was told to call it, and the line in it; 0 when the failure is about none.
    std::string file;
    std::uint32_t line = 0;
    /// The rules and the title of the scenario.
    std::string rule;
    /// The line as it stands in the file; empty when the failure is about none.
    std::string statement;
    /// In words for a person to read: what should be there, and what is there instead.
    std::string expected;
    std::string got;
    /// The table at that moment; empty before there is one.
    std::string board;

    /// Everything above for a person to read, the first line in the form in which compilers report.
    std::string text() const {
        std::string text = file + ":" + std::to_string(line) + ": " + rule + "\n";
        const auto add = [&](const char* name, const std::string& value) {
            if (!value.empty()) {
                text += std::string("  ") + name + value + "\n";
            }
        };
        add("statement: ", statement);
        add("expected:  ", expected);
        add("got:       ", got);
        return text + board;
    }
};

/// Everything that is wrong with a scenario, as it was found; empty when nothing is.
using ScenarioFailures = std::vector<ScenarioFailure>;

/// The texts of all failures, one below the other.
inline std::string text_of(const ScenarioFailures& failures) {
    std::string text;
    for (const ScenarioFailure& failure : failures) {
        text += failure.text();
    }
    return text;
}

}  // namespace carcassonne::testing
