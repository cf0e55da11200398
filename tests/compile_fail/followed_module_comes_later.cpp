// The pigs of Traders & Builders add to what farmers bring, so farmers are listed before them.
// error: FollowedModuleComesLater<carcassonne::TradersAndBuilders, carcassonne::Farmers>
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/modules/traders_and_builders.hpp"

using namespace carcassonne;

#ifdef CORRECT
struct Market : Ruleset<Base, Farmers, TradersAndBuilders> {};
#else
struct Market : Ruleset<Base, TradersAndBuilders, Farmers> {};
#endif
static_assert(is_composed<Market::Modules>);  // <- here
