#pragma once

#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/core/position.hpp"
#include "carcassonne/text/tile_picture.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// The table as plain text, for a terminal or a message:
///
///              -1     0     1
///
///         0  .|... .###. ....#
///            .+--- ----- --+.#
///            ..... ..... ..|.#
///
/// `#` is city, `*` a pennant, `-`, `|` and `+` are road, `o` is a village where roads end, `.` is field, `M` a
/// monastery, `g` a garden, `~` a river, `%` mist, `H` a castle in it, `t` a cemetery. A meeple is the sign of its
/// owner on the segment where it stands.
namespace carcassonne {

/// A part of the table: all squares from `north_west` to `south_east`, both included.
struct Area {
    Position north_west;
    Position south_east;

    friend constexpr bool operator==(const Area&, const Area&) noexcept = default;
};

/// The smallest area that holds all tiles on the table.
template <class Game>
Area area_of(const Game& game) noexcept {
    Area area;
    for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
        const Position at = game.placed(TileId(static_cast<std::uint16_t>(i))).at();
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

/// A part of the table, with x at the upper margin and y at the left. `signs` holds a sign for each player.
template <class Game>
std::string picture(const Game& game, Area area, std::string_view signs = player_signs) {
    constexpr std::size_t margin = 7;
    constexpr std::size_t head = 2;
    constexpr std::size_t step = TilePicture::columns + 1;
    const int width = area.south_east.x - area.north_west.x + 1;
    const int height = area.south_east.y - area.north_west.y + 1;
    if (width <= 0 || height <= 0) {
        return {};
    }
    detail::PictureGrid grid(head + TilePicture::rows * static_cast<std::size_t>(height),
                             margin + step * static_cast<std::size_t>(width));
    for (int x = 0; x < width; ++x) {
        const std::string number = std::to_string(area.north_west.x + x);
        const std::size_t middle = margin + step * static_cast<std::size_t>(x) + TilePicture::columns / 2;
        grid.write(0, middle + 1 - (number.size() + 1) / 2, number);
    }
    for (int y = 0; y < height; ++y) {
        const std::string number = std::to_string(area.north_west.y + y);
        grid.write(head + TilePicture::rows * static_cast<std::size_t>(y) + TilePicture::rows / 2,
                   margin - 2 - number.size(), number);
    }
    const auto figures = detail::figures_by_tile(game, signs);
    for (std::size_t i = 0; i < game.board().tile_count(); ++i) {
        const TileId id(static_cast<std::uint16_t>(i));
        const Position at = game.placed(id).at();
        const int column = at.x - area.north_west.x;
        const int row = at.y - area.north_west.y;
        if (column < 0 || column >= width || row < 0 || row >= height) {
            continue;
        }
        TilePicture tile(game.printed(id), game.placed(id).rotation());
        if (const auto standing = figures.find(id.value); standing != figures.end()) {
            for (const StandingFigure& figure : standing->second) {
                tile.stand(figure);
            }
        }
        for (std::size_t line = 0; line < TilePicture::rows; ++line) {
            grid.write(head + TilePicture::rows * static_cast<std::size_t>(row) + line,
                       margin + step * static_cast<std::size_t>(column), tile.row(line));
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
