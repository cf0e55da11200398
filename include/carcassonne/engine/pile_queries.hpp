#pragma once

#include "carcassonne/board/board.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <cstddef>

namespace carcassonne {

/// What can be asked about the tiles to come: how many of each kind are left, in which pile, and whether one of them
/// fits on a square.
///
/// A part of `Queries`; `Self` is the game or the machine that is asked.
template <class Self, class Rules>
class PileQueries {
public:
    /// How many tiles are still to be drawn, from all piles together.
    unsigned tiles_left() const noexcept { return self().state().bag.total(); }
    /// How many tiles of this kind are still to be drawn.
    unsigned tiles_left(TileKind kind) const noexcept { return self().state().bag.count(kind); }
    /// How many tiles of this kind are left, and of others with the same id that lie in other piles. It goes through
    /// the whole catalogue and compares ids.
    unsigned copies_left(TileKind kind) const noexcept {
        unsigned copies = 0;
        for (std::size_t i = 0; i < self().catalogue().size(); ++i) {
            const auto other = TileKind::at(i);
            copies += self().catalogue().tile(other).id == self().catalogue().tile(kind).id ? tiles_left(other) : 0u;
        }
        return copies;
    }
    /// The kind that is drawn when somebody says that a tile of this kind is: itself, or the one with the same id that
    /// lies in the pile from which tiles are drawn; none when there is none.
    TileKind drawable(TileKind kind) const noexcept {
        const Pile here = pile();
        const auto can_be = [&](TileKind some) {
            return some.index() >= here.begin && some.index() < here.end && tiles_left(some) != 0;
        };
        if (can_be(kind)) {
            return kind;
        }
        for (std::size_t i = here.begin; i < here.end; ++i) {
            const auto other = TileKind::at(i);
            if (can_be(other) && self().catalogue().tile(other).id == self().catalogue().tile(kind).id) {
                return other;
            }
        }
        return TileKind::none();
    }
    /// The kinds of the pile from which the next tile is drawn, the first and the one behind the last, and how many of
    /// its tiles are left.
    struct Pile {
        /// The number of its first kind.
        std::size_t begin;
        /// The number behind that of its last kind.
        std::size_t end;
        /// How many of its tiles are left.
        unsigned tiles;
    };
    /// The first pile that is not used up. It counts the tiles kind by kind where there is more than one pile.
    Pile pile() const noexcept {
        const auto& piles = self().setup().piles();
        std::size_t begin = 0;
        for (std::size_t i = 0; i + 1 < piles.size(); ++i) {
            unsigned tiles = 0;
            for (std::size_t number = begin; number < piles[i]; ++number) {
                tiles += tiles_left(TileKind::at(number));
            }
            if (tiles != 0) {
                return {begin, piles[i], tiles};
            }
            begin = piles[i];
        }
        return {begin, self().catalogue().size(), tiles_left()};
    }
    /// Whether one of the tiles to come fits on an open square, as the table lies now. A tile that is drawn already is
    /// not one of them. Not true of a square that is not open. It tries the kinds of the catalogue one by one.
    bool can_be_filled(Square at) const noexcept { return can_be_filled(self().board().square_at(at)); }
    /// The same of an open square by its number.
    bool can_be_filled(SquareId square) const noexcept {
        if (square.index() >= self().board().squares().capacity) {
            return false;
        }
        for (std::size_t i = 0; i < self().catalogue().size(); ++i) {
            const auto kind = TileKind::at(i);
            if (tiles_left(kind) != 0 && fits_somehow(kind, square)) {
                return true;
            }
        }
        return false;
    }
    /// Whether a tile fits on an open square in some rotation.
    bool fits_somehow(TileKind kind, SquareId square) const noexcept {
        for (const Rotation rotation : all_rotations) {
            if (fits(self().catalogue().facing(kind, rotation).code, self().board().squares().code(square))) {
                return true;
            }
        }
        return false;
    }

private:
    const Self& self() const noexcept { return static_cast<const Self&>(*this); }
};

}  // namespace carcassonne
