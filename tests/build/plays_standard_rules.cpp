// What a program that lets its user choose the modules costs to compile.
// Budget: 8 s

#include <carcassonne/runtime/standard_game.hpp>

using namespace carcassonne;

int main() {
    const auto options = switches("base+farmers+river");
    if (!options) {
        return 1;
    }
    const auto game = any_game(*options, 1);
    if (!game) {
        return 1;
    }
    Random random(2, 2);
    while (!(*game)->finished()) {
        (*game)->play(random.below(static_cast<std::uint32_t>((*game)->decision().answers)));
    }
    return (*game)->score(0) >= 0 ? 0 : 1;
}
