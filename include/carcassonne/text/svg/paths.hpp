#pragma once

#include "carcassonne/core/side.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Lines of a drawing. All numbers are whole, so that the same game gives the same bytes on every machine.
namespace carcassonne::drawing {

/// A place on a tile, in hundredths of its width from the north-western corner.
struct Point {
    /// To the east and to the south; on a tile from 0 to 100.
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const Point&, const Point&) noexcept = default;
};

/// How wide and how high a tile is drawn, before the whole drawing is scaled.
inline constexpr int tile_width = 100;
/// The middle of a tile.
inline constexpr Point centre{50, 50};

/// A place and a way from it, or the way between two places: x and y each by itself.
constexpr Point operator+(Point left, Point right) noexcept { return {left.x + right.x, left.y + right.y}; }
constexpr Point operator-(Point left, Point right) noexcept { return {left.x - right.x, left.y - right.y}; }
/// How far two places are apart, squared, so that the number is whole.
constexpr int square_of_distance(Point left, Point right) noexcept {
    const Point way = left - right;
    return way.x * way.x + way.y * way.y;
}
/// The place between two places.
constexpr Point between(Point left, Point right) noexcept { return {(left.x + right.x) / 2, (left.y + right.y) / 2}; }

/// Where a place of the printed tile lies after the turn.
constexpr Point turned(Point point, Rotation rotation) noexcept {
    for (std::size_t quarter = 0; quarter < index(rotation); ++quarter) {
        point = {tile_width - point.y, point.x};
    }
    return point;
}
/// So many quarter turns; four of them are none.
constexpr Rotation quarters(std::size_t count) noexcept { return static_cast<Rotation>(count % rotation_count); }

/// A place `along` a side, clockwise from its beginning, and so far `inside` the tile.
constexpr Point beside(Side side, int along, int inside) noexcept {
    return turned({along, inside}, quarters(index(side)));
}
/// The middle of a side, where roads and rivers cross it.
constexpr Point middle_of(Side side) noexcept { return beside(side, 50, 0); }
/// The corner where a side begins, clockwise: 0 is the north-western one.
constexpr Point corner_of(std::size_t corner) noexcept { return turned({0, 0}, quarters(corner)); }

/// The whole part of a square root.
constexpr int root_of(int square) noexcept {
    int root = 0;
    for (int step = 1 << 14; step != 0; step /= 2) {
        root += (root + step) * (root + step) <= square ? step : 0;
    }
    return root;
}

/// A line of straight and curved pieces.
class Line {
public:
    /// A line that begins here and leads nowhere yet.
    explicit Line(Point start) : start_(start) {}

    /// A straight piece. Each piece begins where the one before ends.
    Line& straight_to(Point end) {
        pieces_.push_back({end, end, end, false});
        return *this;
    }
    /// A curve that leaves towards `first` and arrives from `second`.
    Line& curved_to(Point first, Point second, Point end) {
        pieces_.push_back({first, second, end, true});
        return *this;
    }
    /// Leads straight back to the beginning: the line is the edge of an area.
    Line& close() noexcept {
        closed_ = true;
        return *this;
    }

    /// A place halfway.
    Point middle() const {
        const std::vector<Point> all = places();
        return all.size() % 2 == 0 ? between(all[all.size() / 2 - 1], all[all.size() / 2]) : all[all.size() / 2];
    }
    /// The line as places that are near to one another.
    std::vector<Point> places() const {
        constexpr int steps = 12;
        std::vector<Point> places{start_};
        for (const Piece& piece : pieces_) {
            const Point from = places.back();
            for (int step = 1; piece.curved && step < steps; ++step) {
                places.push_back({on_curve(from.x, piece.first.x, piece.second.x, piece.end.x, step, steps),
                                  on_curve(from.y, piece.first.y, piece.second.y, piece.end.y, step, steps)});
            }
            places.push_back(piece.end);
        }
        return places;
    }

    /// The line in the words of SVG, turned with its tile.
    std::string text(Rotation rotation) const {
        std::string text = "M" + point_text(start_, rotation);
        for (const Piece& piece : pieces_) {
            if (piece.curved) {
                text += "C" + point_text(piece.first, rotation) + " " + point_text(piece.second, rotation) + " ";
            } else {
                text += "L";
            }
            text += point_text(piece.end, rotation);
        }
        return closed_ ? text + "Z" : text;
    }

    /// A place of the printed tile in the words of SVG, turned with its tile: "50 100".
    static std::string point_text(Point point, Rotation rotation) {
        const Point lies = turned(point, rotation);
        return std::to_string(lies.x) + " " + std::to_string(lies.y);
    }

private:
    struct Piece {
        Point first;
        Point second;
        Point end;
        bool curved = false;
    };

    static constexpr int on_curve(int start, int first, int second, int end, int step, int steps) noexcept {
        const int rest = steps - step;
        const int sum = start * rest * rest * rest + 3 * first * rest * rest * step + 3 * second * rest * step * step +
                        end * step * step * step;
        return sum / (steps * steps * steps);
    }

    Point start_;
    std::vector<Piece> pieces_;
    bool closed_ = false;
};

/// The gap between two parts of a city: the curve from one corner of the tile to the one `sides` sides on.
struct CityGap {
    /// The corner where it begins, as `corner_of` counts.
    std::size_t corner = 0;
    /// How many sides it passes, clockwise, on which the city does not lie: 1 to 3.
    std::size_t sides = 1;
    /// Whether the city only comes to a point at the beginning or at the end of the gap.
    bool begins_at_point = false;
    bool ends_at_point = false;
    /// Another city lies at the side, so that this one has to leave room.
    bool shared = false;
};

/// Goes on with a line along a gap; the line has come to the corner where the gap begins.
inline void add_gap(Line& line, const CityGap& gap) {
    const Rotation turn = quarters(gap.corner);
    Point first;
    Point second;
    if (gap.sides == 1) {
        const int depth = gap.shared ? 60 : 33;
        first = {25, gap.begins_at_point ? 12 : depth};
        second = {75, gap.ends_at_point ? 12 : depth};
    } else if (gap.sides == 2) {
        first = gap.begins_at_point ? Point{34, 20} : Point{20, 34};
        second = gap.ends_at_point ? Point{80, 66} : Point{66, 80};
    } else {
        first = {37, 40};
        second = {37, 60};
    }
    line.curved_to(turned(first, turn), turned(second, turn), corner_of(gap.corner + gap.sides));
}

/// A city as it lies on a tile: all of it, and the walls where it ends inside the tile.
struct Town {
    /// A closed line around the city.
    Line area;
    /// The pieces of that line that lie within the tile; at its sides there is no wall.
    std::vector<Line> walls{};
};

/// The city that leaves the tile at these sides. `point` is a corner that it reaches besides (4 for none), `others` are
/// the sides of other cities.
inline Town town_at(SideMask sides, std::size_t point, SideMask others) {
    const auto has = [&](std::size_t side) { return (unsigned{sides} >> side % side_count & 1u) != 0; };
    if (sides == 0) {
        const Line ring =
            Line({28, 50}).curved_to({28, 20}, {72, 20}, {72, 50}).curved_to({72, 80}, {28, 80}, {28, 50}).close();
        return {ring, {ring}};
    }
    std::size_t first = 0;
    while (first + 1 < side_count && !(has(first) && !has(first + 3))) {
        ++first;
    }
    Town town{Line(corner_of(first))};
    for (std::size_t side = first; side < first + side_count;) {
        if (has(side)) {
            town.area.straight_to(corner_of(++side));
            continue;
        }
        CityGap gap{side, 1, side % side_count == point, false, false};
        while (!has(side + gap.sides) && (side + gap.sides) % side_count != point) {
            ++gap.sides;
        }
        gap.ends_at_point = (side + gap.sides) % side_count == point;
        gap.shared = (unsigned{others} >> side % side_count & 1u) != 0;
        Line wall(corner_of(side));
        add_gap(wall, gap);
        town.walls.push_back(wall);
        add_gap(town.area, gap);
        side += gap.sides;
    }
    town.area.close();
    return town;
}

/// A road or river from one side to another.
inline Line way_through(Side from, Side to, bool winds) {
    Line line(middle_of(from));
    if (to != opposite(from)) {
        return line.curved_to(beside(from, 50, 30), beside(to, 50, 30), middle_of(to));
    }
    return winds ? line.curved_to(beside(from, 43, 33), beside(to, 43, 33), middle_of(to))
                 : line.straight_to(middle_of(to));
}
/// A road or river from a side to a place on the tile.
inline Line way_to(Side from, Point goal) {
    Line line(middle_of(from));
    const Point start = middle_of(from);
    if (goal.x == start.x || goal.y == start.y) {
        return line.straight_to(goal);
    }
    return line.curved_to(beside(from, 50, 30), between(goal, centre), goal);
}

}  // namespace carcassonne::drawing
