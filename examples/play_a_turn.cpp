// One turn, as an app for a real table plays it: somebody draws a tile, the player places it and sets a meeple on it.
#include <carcassonne/carcassonne.hpp>
#include <carcassonne/text/action.hpp>
#include <carcassonne/text/action_parser.hpp>
#include <carcassonne/text/picture.hpp>

#include <cstdio>

using namespace carcassonne;

namespace {

/// Shows every legal answer to the open decision and tells how many there are.
std::size_t show_answers(const Game<BaseGame>& game) {
    game.choices().each([&](Token token) { std::printf("    %s\n", action_text(token, game).c_str()); });
    return game.choices().count();
}

}  // namespace

int main() {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;  // the tiles are drawn from a real bag
    const auto setup = make_setup(options);
    if (!setup) {
        return 1;
    }
    Game<BaseGame> game(*setup);

    // Player 0 draws a tile with a city on one side. The city of the start tile looks north.
    const TileKind cap = setup->catalogue().find("BA/C");
    if (!game.try_play(DrawTile{cap})) {
        return 1;
    }
    std::puts("The tile can be placed so:");
    if (show_answers(game) != 4) {  // once against the city, three times below the start tile
        return 1;
    }

    // Turned half round it closes the city. The answer is picked by its words.
    const auto place = parse_answer("place 0 -1 turned 180", game);
    if (!place) {
        return 1;
    }
    game.play(*place);
    std::puts("The player may:");
    if (show_answers(game) != 3) {  // a meeple in the city, a meeple on the field, none
        return 1;
    }

    // The meeple goes into the city, which is complete: it is scored, and the meeple comes home.
    const auto deploy = parse_answer("deploy meeple on city S", game);
    if (!deploy) {
        return 1;
    }
    auto listener = [](const PointsScored& scored) {
        std::printf("Player %d scores %d:\n", scored.player.value, scored.breakdown.total());
        for (const Term& line : scored.breakdown) {
            std::printf("    %d %s, %d each\n", line.count, line.what.data(), line.each);
        }
    };
    Game<BaseGame>::Choices next;
    game.play(*deploy, next, listener);
    std::printf("\n%s\n", picture(game).c_str());

    const PlayerId first(0);
    const bool right = game.score(first) == 4 && game.supply(first) == 7 && next.player() == nature &&
                       game.part().player == PlayerId(1);
    std::puts(right ? "Player 1 draws next." : "This is not what the rules say.");
    return right ? 0 : 1;
}
