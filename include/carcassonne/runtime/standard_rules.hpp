#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/modules/abbot.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/modules/ghosts.hpp"
#include "carcassonne/modules/inns_and_cathedrals.hpp"
#include "carcassonne/modules/messages.hpp"
#include "carcassonne/modules/phantom.hpp"
#include "carcassonne/modules/porxada.hpp"
#include "carcassonne/modules/river.hpp"
#include "carcassonne/modules/traders_and_builders.hpp"
#include "carcassonne/runtime/switches.hpp"

namespace carcassonne {

/// All modules of this library in one rule set, each of which an app can switch on: by type, `options.enable<River>()`,
/// or by name, `switches("base+farmers+river")`. What is off costs next to nothing and is not there.
struct StandardRules : Ruleset<Base,                          //
                               Optional<Farmers>,             //
                               Optional<Abbot>,               //
                               Optional<River>,               //
                               Optional<InnsAndCathedrals>,   //
                               Optional<TradersAndBuilders>,  //
                               Optional<Phantom>,             //
                               Optional<Messages>,            //
                               Optional<Porxada>,             //
                               Optional<Ghosts>> {};

/// The options of the standard rules in which the named modules are played, or what is wrong with the text
/// (`switches_of` explains it): `switches("base+farmers+river:second+abbot")`.
inline Result<Options<StandardRules>, SwitchError> switches(std::string_view text) {
    return switches_of<StandardRules>(text);
}

#if CARCASSONNE_STANDARD_LIBRARY
// The library `carcassonne::standard` has them.
extern template class SetupMaker<StandardRules>;
extern template class Game<StandardRules>;
extern template class Machine<StandardRules, NoSink>;
extern template class Machine<StandardRules, AnySink<RulesOf<StandardRules>::Events>>;
#endif

}  // namespace carcassonne
