#pragma once

/// Everything that a program needs to play the games of this library. Words and pictures are apart, in `text/`.

#include "carcassonne/engine/game.hpp"
#include "carcassonne/games.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/version.hpp"
