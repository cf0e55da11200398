#pragma once

#include "carcassonne/core/figure.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/core/square.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <cstdint>
#include <string_view>

namespace carcassonne {

// The actions of the base game, in the words of the game: what a player says, whatever the state looks like inside.
//
// `each_part(action, visit)` calls `visit` with a reference to each part of an action in the order in which it is said:
// a player, a kind of tile, a square, a rotation, a kind of figure, a scoring figure, a spot, anything that has a
// `word()`, or, as a plain number, a segment of the tile just placed.

/// A segment somewhere on the table: the square of its tile and its place in the list of the tile.
struct Spot {
    Square at;
    std::uint8_t segment = 0;
    friend constexpr bool operator==(const Spot&, const Spot&) noexcept = default;
};

/// Nature says who begins.
struct ChooseFirstPlayer {
    static constexpr std::string_view verb = "begin";
    PlayerId player;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.player);
    }
    friend constexpr bool operator==(const ChooseFirstPlayer&, const ChooseFirstPlayer&) noexcept = default;
};
/// Nature draws a tile of this kind.
struct DrawTile {
    static constexpr std::string_view verb = "draw";
    TileKind kind;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.kind);
    }
    friend constexpr bool operator==(const DrawTile&, const DrawTile&) noexcept = default;
};
/// The player places the drawn tile.
struct PlaceTile {
    static constexpr std::string_view verb = "place";
    Square at;
    Rotation rotation = Rotation::none;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.at);
        visit(self.rotation);
    }
    friend constexpr bool operator==(const PlaceTile&, const PlaceTile&) noexcept = default;
};
/// The player deploys a figure on the tile just placed; `segment` is the place of the segment in the tile's list.
struct DeployFigure {
    static constexpr std::string_view verb = "deploy";
    FigureKind kind = meeple;
    std::uint8_t segment = 0;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.kind);
        visit(self.segment);
    }
    friend constexpr bool operator==(const DeployFigure&, const DeployFigure&) noexcept = default;
};
/// The player says which of several completed features is scored next; any of its segments will do.
struct ScoreNext {
    static constexpr std::string_view verb = "score";
    Spot spot;
    template <class Self, class Visit>
    static constexpr void each_part(Self& self, Visit&& visit) {
        visit(self.spot);
    }
    friend constexpr bool operator==(const ScoreNext&, const ScoreNext&) noexcept = default;
};
/// The player does not use a step that may be left unused.
struct Pass {
    static constexpr std::string_view verb = "pass";
    template <class Self, class Visit>
    static constexpr void each_part(Self&, Visit&&) {}
    friend constexpr bool operator==(const Pass&, const Pass&) noexcept = default;
};

/// Names an action as an argument: `out.add(answer<PlaceTile>, ...)`.
template <class Action>
struct Answer {};
template <class Action>
inline constexpr Answer<Action> answer{};

/// An action as the machine carries it: two small numbers that the owner of the action reads.
template <class Action>
struct Picked {
    std::uint8_t subject = 0;
    std::uint16_t index = 0;

    /// An action on a figure.
    static constexpr Picked of(FigureId figure) noexcept { return {0, figure.value}; }
    constexpr FigureId figure() const noexcept { return FigureId::at(index); }
};
/// The answer that chance gave, if it gave one.
template <class Action>
struct Sampled {
    bool given = false;
    Picked<Action> picked{};
};

}  // namespace carcassonne
