// Why so many points, what a road is worth before it is finished, and why something is not allowed: a road with an inn.
#include <carcassonne/carcassonne.hpp>
#include <carcassonne/modules/inns_and_cathedrals.hpp>
#include <carcassonne/text/error_text.hpp>

#include <cstdio>

using namespace carcassonne;

struct InnGame : Ruleset<Base, Farmers, InnsAndCathedrals> {};

namespace {

/// "4 tiles x 1 + 4 inn x 1 = 8"
void show(const char* what, const Breakdown& breakdown) {
    std::printf("%s: ", what);
    const char* before = "";
    for (const Term& line : breakdown) {
        std::printf("%s%d %s x %d", before, line.count, line.what.data(), line.each);
        before = " + ";
    }
    std::printf(" = %d\n", breakdown.total());
}

/// Draws a tile and places it.
bool place(Game<InnGame>& game, const char* tile, Square at) {
    return game.try_play(DrawTile{game.catalogue().find(tile)}) && game.try_play(PlaceTile{at, Rotation::none});
}

/// Tries what is not allowed, and shows why. Tells whether it was refused for the reason expected.
template <class Action>
bool refuses(Game<InnGame>& game, const Action& action, const Refusal& expected) {
    const auto played = game.try_play(action);
    if (played || played.error() != expected) {
        return false;
    }
    std::printf("refused by rule %s\n", refusal_text(expected).c_str());
    return true;
}

}  // namespace

int main() {
    Options<InnGame> options;
    options.draws = Draws::by_caller;
    const auto setup = make_setup(options);
    if (!setup) {
        return 1;
    }
    Game<InnGame> game(*setup);

    // Player 0 continues the road of the start tile, past an inn, and sets a meeple on it.
    if (!place(game, "IC/RFr.iG", {1, 0}) || !game.try_play(DeployFigure{meeple, 0})) {
        return 1;
    }
    const SegmentId stretch = game.placed(game.tile_at({1, 0})).segment(0);
    const Breakdown unfinished = game.value_if_ended(game.feature_of(stretch));
    const Breakdown finished = game.value_if_completed(game.feature_of(stretch));
    show("if the game ended now", unfinished);
    show("if it were finished", finished);

    // A village ends the road in the east. Player 1 would like to have it.
    if (!place(game, "BA/RRR", {2, 0}) || !refuses(game, DeployFigure{meeple, 2}, feature_is_occupied) ||
        !refuses(game, PlaceTile{{3, 0}, Rotation::none}, not_the_time) || !game.try_play(Pass{})) {
        return 1;
    }

    // Another village ends it in the west: four tiles, and one more for each because of the inn.
    Breakdown paid;
    auto listener = [&](const PointsScored& scored) { paid = scored.breakdown; };
    if (!place(game, "BA/RRR", {-1, 0}) || !game.try_play(Pass{}, listener)) {
        return 1;
    }
    show("paid", paid);
    return unfinished.total() == 0 && finished.total() == 4 && paid.total() == 8 && game.score(PlayerId(0)) == 8 ? 0
                                                                                                                 : 1;
}
