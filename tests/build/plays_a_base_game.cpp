// What a program that plays one base game costs to compile.

#include <carcassonne/carcassonne.hpp>

using namespace carcassonne;

int main() {
    const auto setup = make_setup<BaseGame>();
    if (!setup) {
        return 1;
    }
    Game<BaseGame> game(*setup, 1);
    Random random(2, 2);
    while (!game.finished()) {
        const auto choices = game.choices();
        game.play(choices.nth(random.below(choices.count())));
    }
    return game.score(PlayerId(0)) >= 0 ? 0 : 1;
}
