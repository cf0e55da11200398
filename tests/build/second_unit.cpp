#include "two_units.hpp"

WhatAUnitSees what_the_other_unit_sees() { return what_this_unit_sees(); }
