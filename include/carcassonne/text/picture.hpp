#pragma once

#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/core/square.hpp"
#include "carcassonne/text/tile_picture.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The table as plain text, for a terminal or a message:
///
///              -1    0     1
///
///            ..|.. .###. ....#
///         0  ..+-- ----- --+.#
///            ..... ..... ..|.#
///
/// `#` is city, `*` a pennant, `-`, `|` and `+` are road, `o` is a village where roads end, `.` is field, `M` a
/// monastery, `g` a garden, `~` a river, `%` mist, `H` a castle in it, `t` a cemetery. A meeple is the sign of its
/// owner on the segment where it stands.
namespace carcassonne {

/// A part of the table: all squares from `north_west` to `south_east`, both included.
struct Area {
    /// The square with the least x and y.
    Square north_west;
    /// The square with the greatest x and y. If one of them is less than that of `north_west`, the area holds no
    /// square.
    Square south_east;

    friend constexpr bool operator==(const Area&, const Area&) noexcept = default;
};

/// The smallest area that holds all tiles on the table.
template <class Game>
Area area_of(const Game& game) noexcept {
    Area area;
    for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
        const Square at = game.placed(TileId::at(i)).at();
        if (i == 0) {
            area = {at, at};
        }
        area.north_west = {(std::min)(area.north_west.x, at.x), (std::min)(area.north_west.y, at.y)};
        area.south_east = {(std::max)(area.south_east.x, at.x), (std::max)(area.south_east.y, at.y)};
    }
    return area;
}

namespace detail {

/// Rows and columns of letters that can be written at any place.
class PictureGrid {
public:
    PictureGrid(std::size_t rows, std::size_t columns) : rows_(rows, std::string(columns, ' ')) {}

    void write(std::size_t row, std::size_t column, std::string_view text) {
        for (std::size_t i = 0; i < text.size() && column + i < rows_[row].size(); ++i) {
            rows_[row][column + i] = text[i];
        }
    }
    /// All rows, without the blanks at their ends.
    std::string text() const {
        std::string text;
        for (const std::string& row : rows_) {
            text.append(row, 0, row.find_last_not_of(' ') + 1);
            text += '\n';
        }
        return text;
    }

private:
    std::vector<std::string> rows_;
};

/// Which meeples stand on each tile.
template <class Game>
std::map<std::uint16_t, std::vector<StandingFigure>> figures_by_tile(const Game& game, std::string_view signs) {
    std::map<std::uint16_t, std::vector<StandingFigure>> figures;
    game.each_figure_on_board([&](FigureId id) {
        const auto& figure = game.figure(id);
        const std::size_t owner = figure.owner.index();
        figures[game.tile_of(figure.segment).value].push_back(
            {game.index_on_tile(figure.segment), owner < signs.size() ? signs[owner] : '?'});
    });
    return figures;
}

}  // namespace detail

/// The signs of the players in a picture, unless others are given.
inline constexpr std::string_view player_signs = "123456";

/// A word that is written on a square, in the middle of one of its rows, rather to the right than to the left: row 0 is
/// the northern one.
struct SquareNote {
    /// The square on which it is written; nothing is where the picture does not show it.
    Square at;
    /// The row of the square, 0 to 2; a note in any other is left out.
    std::size_t row = TilePicture::rows / 2;
    /// Five letters at most; the rest is cut off.
    std::string text;
};

/// Where the letters of a square stand in a picture of an area. Above the squares stands x, to their left y.
class PictureLayout {
public:
    /// The layout of a picture that shows this area.
    explicit constexpr PictureLayout(Area area) noexcept : area_(area) {}

    /// Whether the picture shows this square.
    constexpr bool holds(Square at) const noexcept {
        return at.x >= area_.north_west.x && at.x <= area_.south_east.x && at.y >= area_.north_west.y &&
               at.y <= area_.south_east.y;
    }
    /// The line, from 0, of the first row of the squares with this y.
    constexpr std::size_t line_of(int y) const noexcept {
        return head + TilePicture::rows * static_cast<std::size_t>(y - area_.north_west.y);
    }
    /// The column, from 0, of the first letter of the squares with this x.
    constexpr std::size_t column_of(int x) const noexcept {
        return margin + step * static_cast<std::size_t>(x - area_.north_west.x);
    }
    /// How many lines and columns there are; none when the area holds no square.
    constexpr std::size_t lines() const noexcept { return empty() ? 0 : line_of(area_.south_east.y + 1); }
    constexpr std::size_t columns() const noexcept { return empty() ? 0 : column_of(area_.south_east.x + 1); }

    /// How many columns there are to the left of the squares, where y stands.
    static constexpr std::size_t margin = 7;
    /// How many lines there are above the squares, where x stands.
    static constexpr std::size_t head = 2;
    /// How many columns lie between the first letters of two squares side by side: a blank parts them.
    static constexpr std::size_t step = TilePicture::columns + 1;

private:
    constexpr bool empty() const noexcept {
        return area_.south_east.x < area_.north_west.x || area_.south_east.y < area_.north_west.y;
    }

    Area area_;
};

namespace detail {

/// The numbers of the columns and of the rows of squares.
inline void write_margins(PictureGrid& grid, Area area) {
    const PictureLayout layout(area);
    for (int x = area.north_west.x; x <= area.south_east.x; ++x) {
        const std::string number = std::to_string(x);
        grid.write(0, layout.column_of(x) + TilePicture::columns / 2 + 1 - (number.size() + 1) / 2, number);
    }
    for (int y = area.north_west.y; y <= area.south_east.y; ++y) {
        const std::string number = std::to_string(y);
        grid.write(layout.line_of(y) + TilePicture::rows / 2, PictureLayout::margin - 2 - number.size(), number);
    }
}

}  // namespace detail

/// A part of the table, with x at the upper margin and y at the left. `signs` holds a sign for each player; notes are
/// written over what is there.
template <class Game>
std::string picture(const Game& game, Area area, std::string_view signs = player_signs,
                    std::span<const SquareNote> notes = {}) {
    const PictureLayout layout(area);
    if (layout.lines() == 0) {
        return {};
    }
    detail::PictureGrid grid(layout.lines(), layout.columns());
    detail::write_margins(grid, area);
    const auto figures = detail::figures_by_tile(game, signs);
    for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
        const auto id = TileId::at(i);
        const Square at = game.placed(id).at();
        if (!layout.holds(at)) {
            continue;
        }
        TilePicture tile(game.printed(id), game.placed(id).rotation(), Game::Of::feature_signs);
        if (const auto standing = figures.find(id.value); standing != figures.end()) {
            for (const StandingFigure& figure : standing->second) {
                tile.stand(figure);
            }
        }
        for (std::size_t line = 0; line < TilePicture::rows; ++line) {
            grid.write(layout.line_of(at.y) + line, layout.column_of(at.x), tile.row(line));
        }
    }
    for (const SquareNote& note : notes) {
        if (layout.holds(note.at) && note.row < TilePicture::rows) {
            const std::string_view text = std::string_view(note.text).substr(0, TilePicture::columns);
            grid.write(layout.line_of(note.at.y) + note.row,
                       layout.column_of(note.at.x) + (TilePicture::columns - text.size() + 1) / 2, text);
        }
    }
    return grid.text();
}

/// The whole table.
template <class Game>
std::string picture(const Game& game, std::string_view signs = player_signs) {
    return picture(game, area_of(game), signs);
}

}  // namespace carcassonne
