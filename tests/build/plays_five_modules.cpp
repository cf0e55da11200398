// What a program that composes a game of five modules and plays it costs to compile.
// Budget: 3 s

#include <carcassonne/engine/game.hpp>
#include <carcassonne/modules/abbot.hpp>
#include <carcassonne/modules/base.hpp>
#include <carcassonne/modules/farmers.hpp>
#include <carcassonne/modules/inns_and_cathedrals.hpp>
#include <carcassonne/modules/traders_and_builders.hpp>

using namespace carcassonne;

struct FiveModules : Ruleset<Base, Farmers, Abbot, InnsAndCathedrals, TradersAndBuilders> {};

int main() {
    const auto setup = make_setup<FiveModules>();
    if (!setup) {
        return 1;
    }
    Game<FiveModules> game(*setup, 1);
    Random random(2, 2);
    while (!game.finished()) {
        const auto choices = game.choices();
        game.play(choices.nth(random.below(choices.count())));
    }
    return game.score(PlayerId(0)) >= 0 ? 0 : 1;
}
