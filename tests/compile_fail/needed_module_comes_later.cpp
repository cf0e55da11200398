// Farmers need the base game and are listed before it.
// error: NeededModuleComesLater<carcassonne::Farmers, carcassonne::Base>
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"

using namespace carcassonne;

#ifdef CORRECT
struct Fields : Ruleset<Base, Farmers> {};
#else
struct Fields : Ruleset<Farmers, Base> {};
#endif
static_assert(is_composed<Fields::Modules>);  // <- here
