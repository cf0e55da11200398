// Everything that has no `inline` where it should would be defined twice: here, and in second_unit.cpp.

#include "two_units.hpp"

int main() {
    const WhatAUnitSees seen = what_this_unit_sees();
    return seen.finished && seen == what_the_other_unit_sees() ? 0 : 1;
}
