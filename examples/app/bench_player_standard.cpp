#include "bench_player.hpp"

#include <carcassonne/runtime/standard_rules.hpp>

#include <array>
#include <string_view>
#include <utility>

namespace app {
namespace {

/// The modules of the names that other benchmarks know.
std::string modules_of(const std::string& rules) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> names{{
        {"inns_and_traders", "base+farmers+inns_and_cathedrals+traders_and_builders"},
        {"messages", "base+farmers+messages"},
        {"messages_and_ghosts", "base+farmers+messages+ghosts"},
        {"mission", "base+farmers+messages+porxada+ghosts"},
    }};
    const auto* const found =
        std::find_if(names.begin(), names.end(), [&](const auto& name) { return name.first == rules; });
    return found == names.end() ? rules : std::string(found->second);
}

}  // namespace

void bench_standard_player(const BenchOptions& options) {
    const auto rules = carcassonne::switches(modules_of(options.rules));
    if (!rules) {
        throw InputError("these are no rules: " + carcassonne::switch_error_text(rules.error()));
    }
    PlayerBench<carcassonne::StandardRules>(options, *rules).run();
}

}  // namespace app
