// Statistics of uniformly random games that four independent engines agree upon.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>

namespace {

using namespace carcassonne;

struct Means {
    double games = 0;
    double turns = 0;
    double placements = 0;
    double deployments = 0;
    double scores[2] = {0, 0};
};

Means play(int games) {
    Options<BaseGame> options;
    options.plays_forced = false;
    const auto setup = make_setup<BaseGame>(options);
    REQUIRE(setup);
    Random random(20, 2);
    Means sums;
    for (int i = 0; i < games; ++i) {
        NoSink sink;
        Game<BaseGame>::Choices choices;
        Game<BaseGame> game(*setup, static_cast<std::uint64_t>(i), choices, sink);
        while (choices.count() != 0) {
            if (game.asks<PlaceStep>()) {
                sums.turns += 1;
                sums.placements += choices.count();
            } else {
                sums.deployments += choices.count();
            }
            game.play(choices.nth(random.below(choices.count())), choices);
        }
        sums.games += 1;
        sums.scores[0] += game.score(PlayerId(0));
        sums.scores[1] += game.score(PlayerId(1));
    }
    return sums;
}

}  // namespace

TEST_CASE("random games have the known means", "[BAS-04][BAS-06]") {
    // The tolerance is half a percent for the 100,000 games of a full run and wider for fewer, as chance has it.
    const int games = test::scaled(100000);
    const double tolerance = games >= 100000 ? 0.005 : 0.005 * 6;
    const Means sums = play(games);
    const auto close = [&](double value, double wanted) {
        CHECK(value > wanted * (1 - tolerance));
        CHECK(value < wanted * (1 + tolerance));
    };
    close(sums.turns / sums.games, 70.98);
    close(sums.placements / sums.turns, 27.23);
    close(sums.deployments / sums.turns, 1.86);
    close(sums.scores[0] / sums.games, 19.56);
    close(sums.scores[1] / sums.games, 19.27);
}
