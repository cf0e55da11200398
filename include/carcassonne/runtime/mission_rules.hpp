#pragma once

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/modules/ghosts.hpp"
#include "carcassonne/modules/messages.hpp"
#include "carcassonne/modules/porxada.hpp"

namespace carcassonne {

/// The base game with farmers, The Messages, La Porxada and Ghosts, Castles & Cemeteries, composed at compile time: the
/// expansions that no other engine plays, and that it was the mission of this library to bring.
struct MissionRules : Ruleset<Base, Farmers, Messages, Porxada, Ghosts> {};

}  // namespace carcassonne
