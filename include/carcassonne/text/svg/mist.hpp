#pragma once

#include "carcassonne/text/svg/paths.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

/// Banks of mist, or of whatever else a mark lays over half sides of a tile.
namespace carcassonne::drawing {

/// A bank as closed lines that are filled, and the edges of it that lie inside the tile.
struct Bank {
    /// Closed lines around all that is covered.
    std::vector<Line> areas;
    /// Where it ends on the tile; along the rim it has no edge.
    std::vector<Line> edges;
};

namespace detail {

inline constexpr int rim_length = 4 * tile_width;

/// A place on the rim, clockwise from the north-western corner, or so far inside.
constexpr Point on_rim(int along, int inside) noexcept {
    const int place = along % rim_length;
    return beside(static_cast<Side>(place / tile_width), place % tile_width, inside);
}

constexpr Point kept_inside(Point point) noexcept {
    return {(std::clamp)(point.x, 0, tile_width), (std::clamp)(point.y, 0, tile_width)};
}

/// Adds puffs of cloud from place to place. They swell to the left, but not out of the tile.
inline void add_puffs(Line& line, const std::vector<Point>& places) {
    for (std::size_t i = 1; i < places.size(); ++i) {
        const Point way = places[i] - places[i - 1];
        const Point swell{way.y / 2, -way.x / 2};
        const Point tuck{way.x / 12, way.y / 12};
        line.curved_to(kept_inside(places[i - 1] - tuck + swell), kept_inside(places[i] + tuck + swell), places[i]);
    }
}
/// Places at even distances, both ends included.
inline void add_even(std::vector<Point>& places, Point from, Point to, int parts) {
    for (int i = 0; i <= parts; ++i) {
        const Point place{from.x + (to.x - from.x) * i / parts, from.y + (to.y - from.y) * i / parts};
        if (places.empty() || places.back() != place) {
            places.push_back(place);
        }
    }
}

/// The bank that lies along the rim from one place to another.
inline void add_rim(Bank& bank, int begin, int end) {
    constexpr int depth = 20;
    constexpr int taper = 9;
    if (end - begin >= rim_length) {
        bank.areas.push_back(Line({0, 0}).straight_to({100, 0}).straight_to({100, 100}).straight_to({0, 100}).close());
        return;
    }
    // From the end back to the beginning, so that the tile lies to the left.
    std::vector<Point> inner{on_rim(end, 0)};
    int right = end - taper;
    Line area(on_rim(begin, 0));
    std::vector<Point> corners;
    for (int corner = (end - 1) / tile_width * tile_width; corner > begin; corner -= tile_width) {
        const int stretch = (std::max)(1, (right - corner - depth) / 14);
        add_even(inner, on_rim(right, depth), on_rim(corner + depth, depth), stretch);
        right = corner - depth;
        corners.push_back(on_rim(corner, 0));
    }
    add_even(inner, on_rim(right, depth), on_rim(begin + taper, depth), (std::max)(1, (right - begin - taper) / 14));
    inner.push_back(on_rim(begin, 0));
    for (std::size_t i = corners.size(); i-- > 0;) {
        area.straight_to(corners[i]);
    }
    area.straight_to(on_rim(end, 0));
    add_puffs(area, inner);
    bank.areas.push_back(area.close());
    Line edge(inner.front());
    add_puffs(edge, inner);
    bank.edges.push_back(edge);
}

/// The part of a bank that joins two places on the rim across the tile.
inline void add_crossing(Bank& bank, Point from, Point to) {
    constexpr int half_width = 14;
    const Point way = to - from;
    const int length = (std::max)(1, root_of(way.x * way.x + way.y * way.y));
    const Point aside{-way.y * half_width / length, way.x * half_width / length};
    std::vector<Point> there;
    std::vector<Point> back;
    add_even(there, from - aside, to - aside, 4);
    add_even(back, to + aside, from + aside, 4);
    Line area(there.front());
    add_puffs(area, there);
    area.straight_to(back.front());
    add_puffs(area, back);
    bank.areas.push_back(area.close());
    for (const std::vector<Point>& side : {there, back}) {
        Line edge(side.front());
        add_puffs(edge, side);
        bank.edges.push_back(edge);
    }
}

}  // namespace detail

/// The bank that a mark lays over these half sides of the printed tile. One bank over several parts of the rim crosses
/// the tile.
inline Bank bank_over(HalfSideMask covered) {
    constexpr int half_length = tile_width / 2;
    const auto has = [&](std::size_t half) { return (unsigned{covered} >> half % half_side_count & 1u) != 0; };
    Bank bank;
    if (covered == 0xff) {
        detail::add_rim(bank, 0, detail::rim_length);
        return bank;
    }
    std::vector<Point> middles;
    for (std::size_t half = 0; half < half_side_count; ++half) {
        if (!has(half) || has(half + half_side_count - 1)) {
            continue;
        }
        std::size_t end = half;
        while (has(end)) {
            ++end;
        }
        const int from = static_cast<int>(half) * half_length;
        const int to = static_cast<int>(end) * half_length;
        middles.push_back(detail::on_rim((from + to) / 2, 14));
        detail::add_rim(bank, from, to);
    }
    for (std::size_t i = 1; i < middles.size(); ++i) {
        detail::add_crossing(bank, middles[i - 1], middles[i]);
    }
    return bank;
}

}  // namespace carcassonne::drawing
