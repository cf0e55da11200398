#include "hot_seat/board_view.hpp"

#include <carcassonne/text/tile_picture.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace app {
namespace {

using carcassonne::Area;
using carcassonne::PictureLayout;
using carcassonne::Square;
using carcassonne::TilePicture;

struct ColourName {
    std::string_view name;
    char sign;
    Paint paint;
};
constexpr std::array<ColourName, 6> colours{{{"red", 'R', Paint::red},
                                             {"blue", 'B', Paint::blue},
                                             {"yellow", 'Y', Paint::yellow},
                                             {"green", 'G', Paint::green},
                                             {"black", 'K', Paint::black},
                                             {"pink", 'P', Paint::pink}}};

/// How many lines stand below a board: the tile at hand, the points, the answer.
constexpr std::size_t lines_below = 9;

/// The part of a row of squares, from `first` to `last`, of which `room` can be shown around `middle`.
void shorten(std::int16_t& first, std::int16_t& last, int middle, std::size_t room) {
    const int count = static_cast<int>(room);
    if (last - first < count) {
        return;
    }
    const int begin = (std::clamp)(middle - count / 2, int{first}, last - count + 1);
    first = static_cast<std::int16_t>(begin);
    last = static_cast<std::int16_t>(begin + count - 1);
}

}  // namespace

Looks::Looks(const std::vector<Seat>& seats) : signs(seats.size(), '?'), paints(seats.size(), Paint::bold) {
    std::array<bool, colours.size()> taken{};
    for (const bool by_name : {true, false}) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            if (signs[seat] != '?') {
                continue;
            }
            for (std::size_t i = 0; i < colours.size(); ++i) {
                if (!taken[i] && (!by_name || colours[i].name == seats[seat].name)) {
                    taken[i] = true;
                    signs[seat] = colours[i].sign;
                    paints[seat] = colours[i].paint;
                    break;
                }
            }
        }
    }
}

std::string BoardView::name_of(std::size_t seat) const {
    return terminal_->painted(game_->seats()[seat].name, looks_.paints[seat]);
}

Area BoardView::whole(const Question& question) const {
    Area area = game_->area();
    for (const FittingSquare& square : question.squares()) {
        area.north_west = {(std::min)(area.north_west.x, square.at.x), (std::min)(area.north_west.y, square.at.y)};
        area.south_east = {(std::max)(area.south_east.x, square.at.x), (std::max)(area.south_east.y, square.at.y)};
    }
    return area;
}

std::string BoardView::whole_board(const Question& question) const { return drawn(whole(question), question); }

std::string BoardView::board(const Question& question) {
    Area area = whole(question);
    if (!terminal_->is_terminal()) {
        return drawn(area, question);
    }
    const Terminal::Size size = terminal_->size();
    const std::size_t taken = PictureLayout::head + lines_below;
    const std::size_t high = size.rows > taken + TilePicture::rows ? (size.rows - taken) / TilePicture::rows : 1;
    const std::size_t wide = size.columns > PictureLayout::margin + PictureLayout::step
                                 ? (size.columns - PictureLayout::margin) / PictureLayout::step
                                 : 1;
    const Square middle = game_->last_placed();
    const Area all = area;
    shorten(area.north_west.x, area.south_east.x, middle.x + moved_.x, wide);
    shorten(area.north_west.y, area.south_east.y, middle.y + moved_.y, high);
    std::string text = drawn(area, question);
    if (area != all) {
        text += fmt::format("(from {} {} to {} {}; there is more: board, board north, east, south or west)\n",
                            area.north_west.x, area.north_west.y, area.south_east.x, area.south_east.y);
    }
    return text;
}

bool BoardView::go(std::string_view side) {
    constexpr std::array<std::string_view, 4> sides{"north", "east", "south", "west"};
    constexpr std::array<Square, 4> steps{{{0, -3}, {4, 0}, {0, 3}, {-4, 0}}};
    const auto found = std::find(sides.begin(), sides.end(), side);
    if (found == sides.end()) {
        return false;
    }
    const Square step = steps[static_cast<std::size_t>(found - sides.begin())];
    moved_ = {static_cast<std::int16_t>((std::clamp)(moved_.x + step.x, -200, 200)),
              static_cast<std::int16_t>((std::clamp)(moved_.y + step.y, -200, 200))};
    return true;
}

std::string BoardView::drawn(Area area, const Question& question) const {
    std::vector<carcassonne::SquareNote> notes;
    for (std::size_t i = 0; i < question.squares().size(); ++i) {
        const FittingSquare& square = question.squares()[i];
        notes.push_back({square.at, 1, std::to_string(i + 1)});
        notes.push_back({square.at, 2, square.letters()});
    }
    std::string plain = game_->picture(area, looks_.signs, notes);
    if (!terminal_->has_colours()) {
        return plain;
    }
    std::string text;
    std::size_t line = 0;
    std::size_t column = 0;
    for (const char letter : plain) {
        const std::size_t seat = looks_.signs.find(letter);
        const bool on_board = line >= PictureLayout::head && column >= PictureLayout::margin;
        if (on_board && seat != std::string::npos) {
            text += terminal_->painted({&letter, 1}, looks_.paints[seat]);
        } else if (on_board && letter >= '0' && letter <= '9') {
            text += terminal_->painted({&letter, 1}, Paint::bold);
        } else {
            text += letter;
        }
        ++column;
        if (letter == '\n') {
            ++line;
            column = 0;
        }
    }
    return text;
}

std::string BoardView::tile_at_hand() const {
    const ShownTile shown = game_->tile_at_hand();
    if (shown.tile == nullptr) {
        return {};
    }
    std::string text;
    for (std::size_t row = 0; row < TilePicture::rows; ++row) {
        for (std::size_t turn = 0; turn < 4; ++turn) {
            const TilePicture picture(*shown.tile, static_cast<carcassonne::Rotation>(turn), shown.signs);
            text += fmt::format("{}{} {}", turn == 0 ? "       " : "   ",
                                row == 1 ? static_cast<char>('a' + turn) : ' ', picture.row(row));
        }
        text += "\n";
    }
    return text;
}

std::string BoardView::tile_with_letters(const Question& question) const {
    const ShownTile shown = game_->tile_just_placed();
    if (shown.tile == nullptr) {
        return {};
    }
    TilePicture picture(*shown.tile, shown.rotation, shown.signs);
    std::vector<std::size_t> drawn_segments;
    for (std::size_t i = 0; i < question.answers().size(); ++i) {
        const auto segment = question.answers()[i].segment;
        if (segment && std::find(drawn_segments.begin(), drawn_segments.end(), *segment) == drawn_segments.end()) {
            drawn_segments.push_back(*segment);
            picture.stand({*segment, question.name_of(i)[0]});
        }
    }
    std::string text;
    for (std::size_t row = 0; row < TilePicture::rows; ++row) {
        text += fmt::format("         {}\n", picture.row(row));
    }
    return text;
}

}  // namespace app
