#include "carcassonne/testing/scenario.hpp"

#include "fuzz.hpp"

#include <string>

using namespace carcassonne;

/// A scenario is played, whatever it says, and each failure tells what was expected.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const testing::ScenarioFailure& failure :
         testing::run_scenario<TypeList<BaseGame>>(fuzz::text_of(data, size), "input")) {
        fuzz::promise(!failure.text().empty() && !failure.expected.empty(), "a failure says what was expected");
    }
    return 0;
}
