// The game of main.cpp again, by rules that are named while the program runs.

#include <carcassonne/runtime/standard_game.hpp>
#include <cstdio>

using namespace carcassonne;

int main() {
    const auto options = switches("base+farmers");
    if (!options) {
        return 1;
    }
    const auto game = any_game(*options, 2026);
    if (!game) {
        return 1;
    }
    Random dice(1);
    while (!(*game)->finished()) {
        (*game)->play(dice.below(static_cast<std::uint32_t>((*game)->decision().answers)));
    }
    std::printf("%d to %d\n", (*game)->score(0), (*game)->score(1));
}
