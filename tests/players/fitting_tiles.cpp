#include "carcassonne/players/fitting_tiles.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>

using namespace carcassonne;

TEST_CASE("What fits on open squares is counted anew when a tile has gone", "[players]") {
    const auto setup = test::make(Options<BaseGame>{});
    Game<BaseGame> game(setup, 5);
    players::FittingTiles<BaseGame> fitting;
    Random dice(5);
    while (!game.finished()) {
        for (std::size_t i = 0; i < 64 * game.board().squares().words_in_use(); ++i) {
            const SquareId square(static_cast<std::uint16_t>(i));
            if (!game.board().squares().is_open(square)) {
                continue;
            }
            unsigned tiles = 0;
            for (std::size_t kind = 0; kind < game.catalogue().size(); ++kind) {
                const TileKind some(static_cast<std::uint16_t>(kind));
                tiles += game.fits_somehow(some, square) ? game.tiles_left(some) : 0u;
            }
            REQUIRE(fitting.count(game, square) == tiles);
        }
        game.play(game.choices().nth(dice.below(game.choices().count())));
    }
}
