// A game of two players who answer by chance, to its end, and what it ended with.

#include <carcassonne/carcassonne.hpp>
#include <cstdio>

using namespace carcassonne;

int main() {
    const auto setup = make_setup<BaseGame>();
    if (!setup) {
        return 1;
    }
    Game<BaseGame> game(*setup, 2026);
    Random dice(1);
    while (!game.finished()) {
        const auto choices = game.choices();
        game.play(choices.nth(dice.below(choices.count())));
    }
    std::printf("%d to %d\n", game.score(PlayerId(0)), game.score(PlayerId(1)));
}
