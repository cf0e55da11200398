#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"

namespace carcassonne {

/// The base game as most people play it, with farmers.
struct BaseGame : Ruleset<Base, Farmers> {};

#if CARCASSONNE_STANDARD_LIBRARY
// The library `carcassonne::standard` has them.
extern template class SetupMaker<BaseGame>;
extern template class Game<BaseGame>;
extern template class Machine<BaseGame, NoSink>;
extern template class Machine<BaseGame, AnySink<RulesOf<BaseGame>::Events>>;
#endif

}  // namespace carcassonne
