#pragma once

#include "carcassonne/text/place.hpp"
#include "carcassonne/text/svg/ground.hpp"
#include "carcassonne/text/svg/layout.hpp"
#include "carcassonne/text/svg/mist.hpp"
#include "carcassonne/text/svg/paths.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Where on a tile everything lies that is printed on it, as it follows from its segments and marks.
namespace carcassonne::drawing {

/// A small picture and where on the printed tile it stands. `name` is the word of what it shows.
struct Sign {
    std::string name;
    Point at;
};

/// A road or river on a tile: one line, or several that meet in the middle.
struct Way {
    std::size_t segment = 0;
    std::vector<Line> lines{};
};

/// The plan of a printed tile: lines, small pictures, and the ground on which figures find their places.
class TilePlan {
public:
    TilePlan(const Tile& tile, const FeatureWords& words) : tile_(tile), words_(words), layout_(layout_of(tile)) {
        for (const TileMark& mark : tile.marks) {
            if (mark.covers != 0) {
                banks_.push_back(bank_over(mark.covers));
            }
        }
        plan_cities();
        plan_ways();
        find_building();
        plan_dead_ends();
        paint();
        place_signs();
    }

    const std::vector<Town>& cities() const noexcept { return cities_; }
    /// Walls that part the fields between a city and the place where roads and cities meet.
    const std::vector<Line>& spokes() const noexcept { return spokes_; }
    const std::vector<Way>& rivers() const noexcept { return rivers_; }
    const std::vector<Way>& roads() const noexcept { return roads_; }
    const std::vector<Bank>& banks() const noexcept { return banks_; }
    const std::vector<Sign>& signs() const noexcept { return signs_; }
    /// The corner that shows a quarter of the ruin in the middle of a start piece; 4 for none.
    std::size_t ruin() const noexcept { return ruin_; }

    /// A place on a segment for a figure that needs so much room. It is taken from now on.
    Point stand(std::size_t segment, int radius) {
        const Segment& here = tile_.segments[segment];
        const bool narrow = here.kind == road || here.kind == river;
        if (is_inside(here.kind)) {
            return ground_.take({radius, homes_[segment] + Point{12, 12}, true}, homes_[segment], segment);
        }
        return ground_.take({radius, homes_[segment], narrow}, homes_[segment], segment);
    }

    /// Whose ground a place is: a segment by its number, `Ground::nobody` for mist, `Ground::nothing` for the rest.
    std::size_t owner_at(Point point) const noexcept { return ground_.owner_at(point); }

private:
    static constexpr int road_width = 6;
    static constexpr int river_width = 8;
    static constexpr int building_radius = 15;

    static bool is_inside(FeatureKind kind) noexcept { return !leaves_tile(kind); }
    static bool has(unsigned sides, Side side) noexcept { return (sides & mask_of(side)) != 0; }
    static std::vector<Side> list_of(unsigned sides) {
        std::vector<Side> list;
        for (const Side side : all_sides) {
            if (has(sides, side)) {
                list.push_back(side);
            }
        }
        return list;
    }
    bool marked(std::string_view word) const noexcept {
        return std::any_of(tile_.marks.begin(), tile_.marks.end(),
                           [word](const TileMark& mark) { return mark.name == word; });
    }

    // Lines.

    /// Whether a river parts the sides of a city, which then crosses it on a bridge.
    bool spans_river(const Segment& town) const noexcept {
        for (const Segment& water : tile_.segments) {
            const unsigned sides = water.sides;
            if (water.kind == river && (sides == 5 || sides == 10) && (town.sides & ~sides & 15u) == (15u & ~sides)) {
                return true;
            }
        }
        return false;
    }
    void plan_cities() {
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            const Segment& town = tile_.segments[i];
            if (town.kind != city) {
                continue;
            }
            unsigned others = 0;
            for (const Segment& other : tile_.segments) {
                others |= other.kind == city && &other != &town ? other.sides : 0u;
            }
            if (spans_river(town)) {
                std::vector<Side> ends = list_of(town.sides);
                for (const Side side : ends) {
                    add_city(town_at(mask_of(side), side_count, 0), i);
                }
                const Side side = ends.front();
                add_city(bridge_from(side), i);
                continue;
            }
            std::size_t point = side_count;
            if (layout_.pointed_city == i) {
                point = (lowest_bit(layout_.corner) + 1) / 2 % side_count;
            }
            add_city(town_at(town.sides, point, static_cast<SideMask>(others)), i);
        }
    }
    /// The bridge that leads from the part of a city at one side over the middle of the tile to the other part.
    static Town bridge_from(Side side) {
        Town bridge{Line(beside(side, 42, 20))
                        .straight_to(beside(side, 58, 20))
                        .straight_to(beside(side, 58, 80))
                        .straight_to(beside(side, 42, 80))
                        .close()};
        for (const int edge : {42, 58}) {
            bridge.walls.push_back(Line(beside(side, edge, 24)).straight_to(beside(side, edge, 76)));
        }
        return bridge;
    }
    void add_city(Town town, std::size_t segment) {
        cities_.push_back(std::move(town));
        city_owners_.push_back(segment);
    }

    void add_way(std::size_t segment, std::vector<Line> lines, Point home) {
        const bool wet = tile_.segments[segment].kind == river;
        (wet ? rivers_ : roads_).push_back({segment, std::move(lines)});
        homes_[segment] = home;
    }
    /// Roads and rivers that go through; those of three or more sides meet in the middle.
    void plan_ways() {
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            const Segment& way = tile_.segments[i];
            const std::vector<Side> sides = list_of(way.sides);
            if ((way.kind != road && way.kind != river) || sides.size() < 2) {
                continue;
            }
            if (sides.size() == 2) {
                const Line line = way_through(sides[0], sides[1], way.kind == river);
                add_way(i, {line}, line.middle());
            } else {
                std::vector<Line> lines;
                lines.reserve(sides.size());
                for (const Side side : sides) {
                    lines.push_back(way_to(side, centre));
                }
                add_way(i, std::move(lines), between(middle_of(sides[0]), centre));
            }
        }
    }

    /// The building on the tile: in the middle or, where something goes through there, beside it, so that a road to it
    /// parts the fields as printed.
    void find_building() {
        Ground rough;
        paint_ways_and_cities(rough);
        rough.survey();
        Point wished = centre;
        for (const Segment& way : tile_.segments) {
            if (way.kind == road && count_bits(way.sides) == 1) {
                wished = beside(list_of(way.sides).front(), 50, 51);
            }
        }
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            if (is_inside(tile_.segments[i].kind) && tile_.segments[i].kind != garden) {
                homes_[i] = rough.take({13, wished, false}, centre, Ground::nothing);
                building_ = building_ == segment_capacity ? i : building_;
            }
        }
    }

    /// The cities that a field at a half side borders; all where there is no field.
    unsigned bordered_at(std::size_t half) const noexcept {
        for (const Segment& land : tile_.segments) {
            if (land.kind == field && (land.halves >> half & 1) != 0) {
                return land.borders;
            }
        }
        return ~0u;
    }
    /// The city at which a road or river from this side ends: one that the fields on both sides of it border, or the
    /// only one.
    std::size_t city_of_way(Side side) const noexcept {
        const unsigned left = bordered_at(2 * index(side));
        const unsigned right = bordered_at(2 * index(side) + 1);
        std::size_t towns = 0;
        std::size_t only = segment_capacity;
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            if (tile_.segments[i].kind == city) {
                if (left != ~0u || right != ~0u) {
                    if ((left & right & 1u << i) != 0) {
                        return i;
                    }
                }
                ++towns;
                only = i;
            }
        }
        return towns == 1 ? only : segment_capacity;
    }
    /// A place inside a city to which a road from this side can lead.
    Point gate(const Segment& town, Side from) const noexcept {
        const Side left = rotated(from, Rotation::three_quarters);
        const Side right = rotated(from, Rotation::quarter);
        const bool at_left = has(town.sides, left);
        const bool at_right = has(town.sides, right);
        if (at_left != at_right && !has(town.sides, opposite(from))) {
            return at_left ? beside(left, 45, 15) : beside(right, 55, 15);
        }
        if (at_left != at_right) {
            return at_left ? beside(left, 45, 22) : beside(right, 55, 22);
        }
        return at_left ? beside(from, 50, 40) : beside(opposite(from), 50, 15);
    }
    /// Where a road ends that does not go through.
    Point goal_of(std::size_t segment, Side side, std::size_t ends) const noexcept {
        using Ends = carcassonne::detail::Layout::Ends;
        if (ruin_ < side_count) {
            return between(corner_of(ruin_), between(corner_of(ruin_), centre));
        }
        const FeatureKind kind = tile_.segments[segment].kind;
        if (kind == river) {
            const bool ends_at_city = !marked("spring") && !marked("lake") && city_of_way(side) != segment_capacity;
            return ends_at_city ? gate(tile_.segments[city_of_way(side)], side) : centre;
        }
        if (layout_.ends == Ends::cover && layout_.goal < tile_.marks.size()) {
            const HalfSideMask covered = tile_.marks[layout_.goal].covers;
            const bool under = (covered >> (2 * index(side)) & 3) != 0;
            return under ? beside(side, 50, 24) : cover_middle(covered);
        }
        if (building_ != segment_capacity) {
            return homes_[building_];
        }
        if (ends == 1 || layout_.ends != Ends::village) {
            if (const std::size_t town = city_of_way(side); town != segment_capacity) {
                return gate(tile_.segments[town], side);
            }
        }
        return centre;
    }
    static Point cover_middle(HalfSideMask covered) noexcept {
        const auto half = static_cast<Side>(lowest_bit(covered) / 2);
        return beside(half, lowest_bit(covered) % 2 == 0 ? 40 : 60, 14);
    }
    void plan_dead_ends() {
        if (tile_.piece.name == "ruin" && tile_.piece.x < 2 && tile_.piece.y < 2) {
            // The corner of the square that lies in the middle of the piece.
            ruin_ = tile_.piece.y == 0 ? 2u + tile_.piece.x : 1u - tile_.piece.x;
        }
        std::size_t ends = 0;
        for (const Segment& way : tile_.segments) {
            ends += way.kind == road && count_bits(way.sides) == 1 ? 1u : 0u;
        }
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            const Segment& way = tile_.segments[i];
            if ((way.kind != road && way.kind != river) || count_bits(way.sides) != 1) {
                continue;
            }
            const Side side = list_of(way.sides).front();
            const Point goal = goal_of(i, side, ends);
            const bool is_long = square_of_distance(goal, middle_of(side)) > 60 * 60;
            add_way(i, {way_to(side, goal)}, is_long ? beside(side, 50, 36) : between(middle_of(side), goal));
            village_ = village_ || (way.kind == road && goal == centre && building_ == segment_capacity);
        }
        const bool meets = layout_.ends == carcassonne::detail::Layout::Ends::cities || ends == 1;
        if (village_ && meets) {
            for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
                const std::vector<Side> sides = list_of(tile_.segments[i].sides);
                if (tile_.segments[i].kind == city && sides.size() == 1) {
                    spokes_.push_back(Line(beside(sides[0], 50, 16)).straight_to(centre));
                    spoke_owners_.push_back(i);
                }
            }
        }
    }

    // The ground.

    void paint_ways_and_cities(Ground& ground) const {
        for (const bool wet : {true, false}) {
            for (const Way& way : wet ? rivers_ : roads_) {
                for (const Line& line : way.lines) {
                    ground.draw(line, wet ? river_width : road_width, way.segment);
                }
            }
        }
        for (std::size_t i = 0; i < spokes_.size(); ++i) {
            ground.draw(spokes_[i], 4, spoke_owners_[i]);
        }
        for (std::size_t i = 0; i < cities_.size(); ++i) {
            ground.fill(cities_[i].area, city_owners_[i]);
        }
    }
    void paint() {
        for (const Bank& bank : banks_) {
            for (const Line& area : bank.areas) {
                ground_.fill(area, Ground::nobody);
            }
        }
        paint_ways_and_cities(ground_);
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            if (is_inside(tile_.segments[i].kind) && tile_.segments[i].kind != garden) {
                ground_.dot(homes_[i], building_radius + 4, i);
            }
        }
        if (ruin_ < side_count) {
            ground_.dot(corner_of(ruin_), 26, Ground::nobody);
        }
        ground_.spread([this](HalfSide half) {
            for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
                if ((tile_.segments[i].halves & mask_of(half)) != 0) {
                    return i;
                }
            }
            return Ground::nothing;
        });
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            const Segment& land = tile_.segments[i];
            if (land.kind == field && land.halves == 0) {
                ground_.spread_inside(i);
            } else if (land.kind == field) {
                const std::size_t half = lowest_bit(land.halves);
                homes_[i] = beside(static_cast<Side>(half / 2), half % 2 == 0 ? 25 : 75, 12);
            }
        }
        ground_.survey();
    }

    // Small pictures.

    void put(std::string_view name, Point at) { signs_.push_back({std::string(name), at}); }
    void put(std::string_view name, Point at, int radius) {
        put(name, at);
        ground_.keep_free(at, radius);
    }
    bool is_field(std::size_t owner) const noexcept {
        return owner < tile_.segments.size() && tile_.segments[owner].kind == field;
    }
    Point take_field(int radius, Point wished) {
        return ground_.take({radius, wished, false}, wished, [this](std::size_t owner) { return is_field(owner); });
    }

    void place_signs() {
        if (village_ && ground_owner_is_no_city(centre)) {
            put("village", centre, 9);
        }
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            const FeatureKind kind = tile_.segments[i].kind;
            if (is_inside(kind) && kind != garden) {
                put(feature_word(kind, words_), homes_[i]);
            }
        }
        for (const TileMark& mark : tile_.marks) {
            place_tile_mark(mark);
        }
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            place_signs_of(i);
        }
        for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
            if (tile_.segments[i].kind == garden) {
                homes_[i] = take_field(12, centre);
                put("garden", homes_[i]);
                ground_.dot(homes_[i], 8, i);
            }
        }
    }
    bool ground_owner_is_no_city(Point point) const noexcept {
        const std::size_t owner = ground_.owner_at(point);
        return owner >= tile_.segments.size() || tile_.segments[owner].kind != city;
    }
    /// The corner where the sides of a city meet, or one beside its only side: what is small goes there and leaves
    /// room.
    static Point edge_of(SideMask sides) noexcept {
        for (std::size_t side = 0; side < side_count; ++side) {
            const bool begins = (sides >> side & 1) != 0 && (sides >> (side + 3) % side_count & 1) == 0;
            if (begins) {
                return corner_of(side + ((sides >> (side + 1) % side_count & 1) != 0 ? 1u : 0u));
            }
        }
        return corner_of(0);
    }
    void place_signs_of(std::size_t segment) {
        const Segment& here = tile_.segments[segment];
        for (const MarkName& mark : here.marks) {
            const bool on_way = here.kind == road || here.kind == river;
            const int radius = mark == "cathedral" ? 16 : 11;
            if (on_way) {
                put(mark.view(), take_field(10, homes_[segment]));
            } else {
                put(mark.view(),
                    ground_.take({radius, mark == "cathedral" ? centre : edge_of(here.sides), false}, centre, segment));
            }
        }
        for (unsigned count = 0; count < here.pennants; ++count) {
            put("pennant", ground_.take({11, edge_of(here.sides), false}, centre, segment));
        }
    }
    void place_tile_mark(const TileMark& mark) {
        if (mark.covers != 0 || mark.name == "river" || mark.name == "fork") {
            return;
        }
        if (mark.name == "spring" || mark.name == "lake") {
            put(mark.name.view(), centre, mark.name == "lake" ? 20 : 10);
        } else if (mark.name == "porxada") {
            put(mark.name.view(), centre, 16);
        } else if (mark.name == "mist") {
            const Point at = ground_owner_is_no_city(centre) ? centre : take_field(13, centre);
            put(mark.name.view(), at, 13);
        } else {
            put(mark.name.view(), take_field(14, centre));
        }
    }

    const Tile tile_;
    const FeatureWords words_;
    carcassonne::detail::Layout layout_;
    std::vector<Town> cities_;
    std::vector<Line> spokes_;
    std::vector<Way> rivers_;
    std::vector<Way> roads_;
    std::vector<std::size_t> city_owners_;
    std::vector<std::size_t> spoke_owners_;
    std::vector<Bank> banks_;
    std::vector<Sign> signs_;
    std::array<Point, segment_capacity> homes_ = all_in_the_middle();
    std::size_t building_ = segment_capacity;
    std::size_t ruin_ = side_count;
    bool village_ = false;
    Ground ground_;

    static constexpr std::array<Point, segment_capacity> all_in_the_middle() noexcept {
        std::array<Point, segment_capacity> homes{};
        homes.fill(centre);
        return homes;
    }
};

}  // namespace carcassonne::drawing
