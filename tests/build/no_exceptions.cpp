// Compiled with -fno-exceptions -fno-rtti: programs built that way can use the library. Never run.
#include <carcassonne/carcassonne.hpp>
