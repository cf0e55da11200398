// A sink whose call takes an event that can be changed would never be called.
// error: the sink has no call
#include "carcassonne/carcassonne.hpp"

using namespace carcassonne;

int main() {
    const auto setup = make_setup<BaseGame>();
    Game<BaseGame> game(*setup, 1);
    int points = 0;
#ifdef CORRECT
    const auto sink = [&](const PointsScored& scored) { points += scored.points; };
#else
    const auto sink = [&](PointsScored& scored) { points += scored.points; };
#endif
    Game<BaseGame>::Choices next = game.choices();
    game.play(next.nth(0), next, sink);  // <- here
    return points;
}
