#pragma once

#include "carcassonne/engine/game.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne::players {

/// How many of the tiles to come fit on an open square, in some rotation. It remembers what was asked as long as the
/// bag is the same: who compares answers to one decision asks the same again and again.
template <class Rules>
class FittingTiles {
public:
    using Game = carcassonne::Game<Rules>;

    /// Knows nothing yet.
    FittingTiles() noexcept { known_.fill({nowhere, 0}); }

    /// How many tiles to come fit there; copies count. It looks at all kinds of tile, unless it knows the answer for
    /// such a square and bag.
    unsigned count(const Game& game, SquareId square) noexcept {
        if (!(game.state().bag == bag_)) {
            bag_ = game.state().bag;
            known_.fill({nowhere, 0});
        }
        const EdgeCode code = game.board().squares().code(square);
        Known& known = known_[(code ^ unsigned{code} >> 5) % known_.size()];
        if (known.code != code) {
            known = {code, counted(game, code)};
        }
        return known.tiles;
    }

private:
    /// What no open square forbids: everything on all sides.
    static constexpr EdgeCode nowhere = 0xffff;

    struct Known {
        EdgeCode code;
        std::uint16_t tiles;
    };

    static std::uint16_t counted(const Game& game, EdgeCode code) noexcept {
        unsigned tiles = 0;
        for (std::size_t i = 0; i < game.catalogue().size(); ++i) {
            const auto kind = TileKind::at(i);
            bool some_turn_fits = false;
            for (const EdgeCode facing : game.catalogue().info(kind).codes) {
                some_turn_fits = some_turn_fits || fits(facing, code);
            }
            tiles += some_turn_fits ? game.tiles_left(kind) : 0u;
        }
        return static_cast<std::uint16_t>(tiles);
    }

    typename State<Rules>::BagOfRules bag_{};
    std::array<Known, 1024> known_;
};

}  // namespace carcassonne::players
