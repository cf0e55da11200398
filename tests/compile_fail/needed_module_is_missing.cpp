// Farmers cannot be played without the base game.
// error: NeededModuleIsMissing<carcassonne::Farmers, carcassonne::composition::ModuleOfId<'b', 'a', 's', 'e'>
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"

using namespace carcassonne;

#ifdef CORRECT
struct Fields : Ruleset<Base, Farmers> {};
#else
struct Fields : Ruleset<Farmers> {};
#endif
static_assert(is_composed<Fields::Modules>);  // <- here
