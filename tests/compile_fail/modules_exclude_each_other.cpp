// Two harvests cannot be played together, so one of them must be one that can be left out.
// error: ModulesExcludeEachOther<LateHarvest, EarlyHarvest>
#include "carcassonne/engine/ruleset.hpp"

using namespace carcassonne;

struct EarlyHarvest : Module {
    static constexpr ModuleInfo info{"early_harvest", "Early harvest"};
};
struct LateHarvest : Module {
    static constexpr ModuleInfo info{"late_harvest", "Late harvest"};
    static constexpr std::array<std::string_view, 1> excludes{"early_harvest"};
};
#ifdef CORRECT
struct Year : Ruleset<Optional<EarlyHarvest>, LateHarvest> {};
#else
struct Year : Ruleset<EarlyHarvest, LateHarvest> {};
#endif
static_assert(is_composed<Year::Listed>);  // <- here
