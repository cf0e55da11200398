// A module counts a mark that it does not list in its Marks.
// error: no module of this game lists such a mark
#include "carcassonne/carcassonne.hpp"

using namespace carcassonne;

struct Hive {
    static constexpr std::string_view word = "hive";
};
struct Bees : Module {
    static constexpr ModuleInfo info{"bees", "Bees"};
#ifdef CORRECT
    using Marks = TypeList<Hive>;
#endif
};
struct Beehives : Ruleset<Base, Bees> {};

unsigned hives(const Game<Beehives>& game) { return game.mark_count<Hive>(FeatureId(0)); }  // <- here
