#pragma once

#if !defined(_MSVC_LANG) && __cplusplus < 202002L
#error "carcassonne needs C++20: compile with -std=c++20"
#endif

/// Everything that a program needs to play the games of this library. Words and pictures are apart, in `text/`.

#include "carcassonne/engine/game.hpp"
#include "carcassonne/games.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/version.hpp"
