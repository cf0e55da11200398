// What the header for everybody costs to read.
// Budget: 1 s more than an empty file

#include <carcassonne/carcassonne.hpp>
