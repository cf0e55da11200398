// The farmers stand twice in the list.
// error: ModuleIsListedTwice<carcassonne::Farmers>
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"

using namespace carcassonne;

#ifdef CORRECT
struct Family : Ruleset<Base, Optional<Farmers>> {};
#else
struct Family : Ruleset<Base, Farmers, Optional<Farmers>> {};
#endif
static_assert(is_composed<Family::Modules>);  // <- here
