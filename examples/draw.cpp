// Plays a random game with messages, La Porxada and ghosts, and writes a picture of its end as SVG:
//
//     draw > game.svg          draw 7 20 > after_twenty_tiles.svg
#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/mission_rules.hpp>
#include <carcassonne/text/svg.hpp>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

using namespace carcassonne;

int main(int count, char** words) {
    const std::uint64_t seed = count > 1 ? std::strtoull(words[1], nullptr, 10) : 1;
    const std::size_t tiles = count > 2 ? std::strtoul(words[2], nullptr, 10) : 1000;

    Options<MissionRules> options;
    options.players = 3;
    const auto setup = make_setup(options);
    if (!setup) {
        return 1;
    }
    Game<MissionRules> game(*setup, seed);
    Random dice(seed);
    for (auto choices = game.choices(); !choices.empty() && game.board().tile_count() < tiles;) {
        game.play(choices.nth(dice.below(choices.count())), choices);
    }

    SvgOptions looks;
    looks.players = {"red", "blue", "yellow"};
    const std::string drawing = svg(game, looks);
    std::fputs(drawing.c_str(), stdout);
    return std::fflush(stdout) == 0 ? 0 : 1;
}
