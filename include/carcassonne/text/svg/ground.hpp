#pragma once

#include "carcassonne/text/svg/paths.hpp"
#include "carcassonne/tiles/segment.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What belongs to which part of a tile, so that everything that is drawn on it finds a free place.
namespace carcassonne::drawing {

/// A tile as a grid of small cells, each with its owner: a segment by its number, nobody, or nothing yet.
class Ground {
public:
    /// The owner of a cell that is still to be given away.
    static constexpr std::size_t nothing = segment_capacity;
    /// The owner of a cell on which nothing may stand, since mist or a ruin covers it.
    static constexpr std::size_t nobody = segment_capacity + 1;

    /// A tile on which everything is still to be given away.
    Ground() { owners_.fill(nothing); }

    /// Whose ground a place is. A place beyond the rim counts with the cell that is nearest.
    std::size_t owner_at(Point point) const noexcept { return owners_[cell_at(point)]; }

    /// Gives everything inside a closed line to an owner.
    void fill(const Line& line, std::size_t owner) {
        const std::vector<Point> places = line.places();
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (lies_inside(place_of(cell), places)) {
                owners_[cell] = owner;
            }
        }
    }
    /// Gives everything that is near to a line to an owner.
    void draw(const Line& line, int width, std::size_t owner) {
        const std::vector<Point> places = line.places();
        for (std::size_t cell = 0; cell < cells; ++cell) {
            for (std::size_t i = 1; i < places.size(); ++i) {
                if (lies_near(place_of(cell), places[i - 1], places[i], width)) {
                    owners_[cell] = owner;
                    break;
                }
            }
        }
    }
    /// Gives everything that is at most `radius` from a place to an owner.
    void dot(Point point, int radius, std::size_t owner) noexcept {
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (square_of_distance(place_of(cell), point) <= radius * radius) {
                owners_[cell] = owner;
            }
        }
    }
    /// Lets fields spread from their half sides over all that belongs to nothing yet. `field_at(half)` is the segment
    /// of the field at a half side, or nothing.
    template <class FieldAt>
    void spread(const FieldAt& field_at) {
        std::vector<std::size_t> edge;
        for (std::size_t half = 0; half < half_side_count; ++half) {
            if (const std::size_t owner = field_at(static_cast<HalfSide>(half)); owner < nothing) {
                const auto side = static_cast<Side>(half / 2);
                for (int along = half % 2 == 0 ? 6 : 56; along < (half % 2 == 0 ? 48 : 98); along += cell_width) {
                    claim(cell_at(beside(side, along, 1)), owner, edge);
                }
            }
        }
        spread(edge);
    }
    /// Gives the largest part that still belongs to nothing to a field inside the tile.
    void spread_inside(std::size_t owner) {
        const std::array<std::size_t, cells> before = owners_;
        std::vector<std::size_t> largest;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            std::vector<std::size_t> part;
            claim(cell, owner, part);
            spread(part);
            largest = part.size() > largest.size() ? part : largest;
        }
        owners_ = before;
        for (const std::size_t cell : largest) {
            owners_[cell] = owner;
        }
    }
    /// Reckons how much room there is around every cell. What is painted afterwards does not count.
    void survey() {
        for (std::size_t cell = 0; cell < cells; ++cell) {
            room_[cell] = at_border(cell) ? cell_width / 2 : unbounded;
        }
        for (std::size_t cell = 0; cell < cells; ++cell) {
            widen(cell, -1, -1);
        }
        for (std::size_t cell = cells; cell-- > 0;) {
            widen(cell, 1, 1);
        }
    }

    /// Whom a sign may stand upon, how much room it needs, where it would like to be.
    struct Wish {
        /// How much room it needs on all sides, in hundredths of the width of a tile; where there is less it overlaps.
        int radius = 10;
        /// Where it would like to be: of places with equal room the nearest is taken.
        Point place = centre;
        /// Roads are narrow: a sign on one may stand out over its edges.
        bool stands_out = false;
    };
    /// The best free place among the cells of which `belongs(owner)` is true; it is taken from now on. `otherwise` when
    /// there is none.
    template <class Belongs>
    Point take(const Wish& wish, Point otherwise, const Belongs& belongs) {
        Point best = otherwise;
        int most = -1;
        int nearest = 0;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (!belongs(owners_[cell])) {
                continue;
            }
            const Point place = place_of(cell);
            const int room = (std::min)(wish.radius, free_room(cell, wish.stands_out));
            const int distance = square_of_distance(place, wish.place);
            if (room > most || (room == most && distance < nearest)) {
                most = room;
                nearest = distance;
                best = place;
            }
        }
        keep_free(best, wish.radius);
        return best;
    }
    /// The same for the cells of one segment.
    Point take(const Wish& wish, Point otherwise, std::size_t segment) {
        return take(wish, otherwise, [segment](std::size_t owner) { return owner == segment; });
    }
    /// Nothing else shall be drawn here.
    void keep_free(Point point, int radius) { taken_.push_back({point, radius}); }

private:
    static constexpr int cell_width = 4;
    static constexpr std::size_t row = tile_width / cell_width;
    static constexpr std::size_t cells = row * row;
    static constexpr int unbounded = 1000;

    struct Taken {
        Point point;
        int radius = 0;
    };

    static constexpr Point place_of(std::size_t cell) noexcept {
        return {static_cast<int>(cell % row) * cell_width + cell_width / 2,
                static_cast<int>(cell / row) * cell_width + cell_width / 2};
    }
    static constexpr std::size_t cell_at(Point point) noexcept {
        const auto inside = [](int number) {
            return static_cast<std::size_t>((std::clamp)(number, 0, tile_width - 1) / cell_width);
        };
        return inside(point.y) * row + inside(point.x);
    }
    /// The cell beside another one; `cells` beyond the rim.
    static constexpr std::size_t step(std::size_t cell, int x, int y) noexcept {
        const int column = static_cast<int>(cell % row) + x;
        const int line = static_cast<int>(cell / row) + y;
        const int last = static_cast<int>(row) - 1;
        return column < 0 || line < 0 || column > last || line > last
                   ? cells
                   : static_cast<std::size_t>(line) * row + static_cast<std::size_t>(column);
    }

    static bool lies_inside(Point point, const std::vector<Point>& places) noexcept {
        bool inside = false;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Point from = places[i];
            const Point to = places[(i + 1) % places.size()];
            if ((from.y > point.y) != (to.y > point.y)) {
                const int cross = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y);
                inside = inside != ((to.y > from.y) == (cross > 0));
            }
        }
        return inside;
    }
    static bool lies_near(Point point, Point from, Point to, int width) noexcept {
        const Point way = to - from;
        const Point here = point - from;
        const int length = way.x * way.x + way.y * way.y;
        const int along = (std::clamp)(here.x * way.x + here.y * way.y, 0, length);
        const Point foot = length == 0 ? from : from + Point{way.x * along / length, way.y * along / length};
        return square_of_distance(point, foot) <= width * width;
    }

    void claim(std::size_t cell, std::size_t owner, std::vector<std::size_t>& edge) {
        if (cell < cells && owners_[cell] == nothing) {
            owners_[cell] = owner;
            edge.push_back(cell);
        }
    }
    void spread(std::vector<std::size_t>& edge) {
        for (std::size_t next = 0; next < edge.size(); ++next) {
            const std::size_t cell = edge[next];
            claim(step(cell, 0, -1), owners_[cell], edge);
            claim(step(cell, 1, 0), owners_[cell], edge);
            claim(step(cell, 0, 1), owners_[cell], edge);
            claim(step(cell, -1, 0), owners_[cell], edge);
        }
    }
    bool at_border(std::size_t cell) const noexcept {
        const auto differs = [&](int x, int y) {
            const std::size_t other = step(cell, x, y);
            return other == cells || owners_[other] != owners_[cell];
        };
        return differs(0, -1) || differs(1, 0) || differs(0, 1) || differs(-1, 0) || differs(-1, -1) ||
               differs(1, -1) || differs(-1, 1) || differs(1, 1);
    }
    void widen(std::size_t cell, int x, int y) noexcept {
        const auto from = [&](int across, int down, int distance) {
            const std::size_t other = step(cell, across, down);
            if (other != cells && owners_[other] == owners_[cell]) {
                room_[cell] = (std::min)(room_[cell], room_[other] + distance);
            }
        };
        constexpr int diagonal = 6;
        from(x, 0, cell_width);
        from(0, y, cell_width);
        from(x, y, diagonal);
        from(-x, y, diagonal);
    }
    int free_room(std::size_t cell, bool stands_out) const noexcept {
        const Point place = place_of(cell);
        const int to_rim =
            (std::min)((std::min)(place.x, place.y), (std::min)(tile_width - place.x, tile_width - place.y));
        int room = stands_out ? to_rim : room_[cell];
        for (const Taken& other : taken_) {
            room = (std::min)(room, root_of(square_of_distance(place, other.point)) - other.radius);
        }
        return (std::max)(room, 0);
    }

    std::array<std::size_t, cells> owners_{};
    std::array<int, cells> room_{};
    std::vector<Taken> taken_;
};

}  // namespace carcassonne::drawing
