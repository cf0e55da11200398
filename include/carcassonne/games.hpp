#pragma once

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"

namespace carcassonne {

/// The base game as most people play it, with farmers.
struct BaseGame : Ruleset<Base, Farmers> {};

}  // namespace carcassonne
