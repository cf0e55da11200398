// Options switch on a module that the rule set does not list.
// error: the rule set does not list this module
#include "carcassonne/carcassonne.hpp"
#include "carcassonne/modules/phantom.hpp"

using namespace carcassonne;

#ifdef CORRECT
struct Evening : Ruleset<Base, Optional<Phantom>> {};
#else
struct Evening : Ruleset<Base> {};
#endif

void choose(Options<Evening>& options) { options.enable<Phantom>(); }  // <- here
