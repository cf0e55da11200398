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
    unsigned tiles_left() const noexcept { return self().state().bag.total(); }
    unsigned tiles_left(TileKind kind) const noexcept { return self().state().bag.count(kind); }
    /// How many tiles of this kind are left, and of others with the same id that lie in other piles.
    unsigned copies_left(TileKind kind) const noexcept {
        unsigned copies = 0;
        for (std::size_t i = 0; i < self().catalogue().size(); ++i) {
            const TileKind other(static_cast<std::uint16_t>(i));
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
            const TileKind other(static_cast<std::uint16_t>(i));
            if (can_be(other) && self().catalogue().tile(other).id == self().catalogue().tile(kind).id) {
                return other;
            }
        }
        return TileKind::none();
    }
    /// The kinds of the pile from which the next tile is drawn, the first and the one behind the last, and how many of
    /// its tiles are left.
    struct Pile {
        std::size_t begin;
        std::size_t end;
        unsigned tiles;
    };
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
    /// not one of them. Not true of a square that is not open.
    bool can_be_filled(Square at) const noexcept { return can_be_filled(self().board().square_at(at)); }
    bool can_be_filled(SquareId square) const noexcept {
        if (square.index() >= self().board().squares().capacity) {
            return false;
        }
        for (std::size_t i = 0; i < self().catalogue().size(); ++i) {
            const TileKind kind(static_cast<std::uint16_t>(i));
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
