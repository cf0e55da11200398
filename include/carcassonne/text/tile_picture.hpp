#pragma once

#include "carcassonne/core/feature_kind.hpp"
#include "carcassonne/core/side.hpp"
#include "carcassonne/tiles/tile.hpp"

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

namespace carcassonne {

/// A figure to be drawn: the segment of the tile on which it stands and the sign for it.
struct StandingFigure {
    /// The number of its segment on the tile.
    std::size_t segment = 0;
    /// The letter that is drawn there.
    char sign = '?';
};

/// One tile as a block of three rows of five letters, turned as it lies on the table.
///
/// Each side has three letters, of which the outer two are its halves and the middle one is where a road leaves; the
/// corner letters belong to the eastern and the western side. Three letters are left for the middle.
///
/// `signs` has the letter for each kind of feature that lies inside its tile: those of a rule set, modules included,
/// are `RulesOf<Rules>::feature_signs`.
class TilePicture {
public:
    /// A letter for each kind of feature, by its number.
    using Signs = std::array<char, feature_kind_capacity>;

    /// How many rows of how many letters the block has.
    static constexpr std::size_t rows = 3;
    static constexpr std::size_t columns = 5;

    /// Draws all that is printed on the tile; no figure stands there yet.
    constexpr TilePicture(const Tile& tile, Rotation rotation, const Signs& signs = printed_feature_signs) noexcept {
        letters_.fill('.');
        owners_.fill(no_owner);
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            draw_edges(tile.segments[i], i, rotation);
        }
        part_cities();
        for (const TileMark& mark : tile.marks) {
            draw_cover(rotated_halves(mark.covers, rotation));
        }
        draw_middle(tile, rotation, signs);
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            if (tile.segments[i].pennants != 0) {
                letters_[cell_for(i)] = '*';
            }
            if (tile.segments[i].kind == garden) {
                draw_garden(i, signs);
            }
        }
        for (const TileMark& mark : tile.marks) {
            if (mark.name == "mist" && mark.covers == 0) {
                draw_inner_mist();
            }
        }
    }

    /// Row 0 is the northern one.
    constexpr std::string_view row(std::size_t index) const noexcept {
        return {letters_.data() + columns * index, columns};
    }

    /// Draws a figure. Two on one segment stand side by side as long as there is room.
    constexpr void stand(StandingFigure figure) noexcept {
        const std::size_t cell = cell_for(figure.segment);
        letters_[cell] = figure.sign;
        taken_[cell] = true;
    }

private:
    static constexpr std::size_t cell_count = rows * columns;
    static constexpr std::size_t no_owner = segment_capacity;
    static constexpr std::size_t west_of_middle = 6;
    static constexpr std::size_t middle = 7;
    static constexpr std::size_t east_of_middle = 8;

    /// The letters of a side: its left half, its middle, its right half, looking out.
    static constexpr std::array<std::size_t, 3> side_cells(Side side) noexcept {
        constexpr std::array<std::array<std::size_t, 3>, side_count> cells{
            {{1, 2, 3}, {4, 9, 14}, {13, 12, 11}, {10, 5, 0}}};
        return cells[index(side)];
    }
    constexpr void set(std::size_t cell, char letter, std::size_t owner) noexcept {
        letters_[cell] = letter;
        owners_[cell] = owner;
    }
    static constexpr bool has(unsigned sides, Side side) noexcept { return (sides & mask_of(side)) != 0; }

    constexpr void draw_edges(const Segment& segment, std::size_t owner, Rotation rotation) noexcept {
        const unsigned sides = rotated_sides(segment.sides, rotation);
        const unsigned halves = rotated_halves(segment.halves, rotation);
        for (const Side side : all_sides) {
            const auto cells = side_cells(side);
            const bool left = (halves >> (2 * index(side)) & 1u) != 0;
            const bool right = (halves >> (2 * index(side) + 1) & 1u) != 0;
            if (left) {
                owners_[cells[0]] = owner;
            }
            if (right) {
                owners_[cells[2]] = owner;
            }
            if (left && right && owners_[cells[1]] == no_owner) {
                owners_[cells[1]] = owner;
            }
            if (!has(sides, side)) {
                continue;
            }
            if (segment.kind == city) {
                for (const std::size_t cell : cells) {
                    set(cell, '#', owner);
                }
            } else {
                set(cells[1], way_letter(segment.kind, side), owner);
            }
        }
    }
    /// What lies over a half side hides the field there, but not a road.
    constexpr void draw_cover(unsigned halves) noexcept {
        for (const Side side : all_sides) {
            const auto cells = side_cells(side);
            const unsigned pair = halves >> (2 * index(side)) & 3u;
            const bool covered[] = {(pair & 1u) != 0, pair == 3, (pair & 2u) != 0};
            for (std::size_t i = 0; i < cells.size(); ++i) {
                if (covered[i] && letters_[cells[i]] == '.') {
                    set(cells[i], '%', no_owner);
                }
            }
        }
    }
    /// Mist that reaches no side lies where roads end or in a field in the middle; without room there it is not drawn.
    constexpr void draw_inner_mist() noexcept {
        for (const std::size_t cell : {middle, west_of_middle, east_of_middle}) {
            if (letters_[cell] == '.' || (letters_[cell] == 'o' && owners_[cell] == no_owner)) {
                set(cell, '%', no_owner);
                return;
            }
        }
    }
    static constexpr char way_letter(FeatureKind kind, Side side) noexcept {
        return kind == river ? '~' : index(side) % 2 == 0 ? '|' : '-';
    }

    /// Two cities that meet at a corner are kept apart by it.
    constexpr void part_cities() noexcept {
        constexpr std::array<std::array<std::size_t, 2>, 4> corners{{{0, 1}, {4, 3}, {14, 13}, {10, 11}}};
        for (const auto& [corner, beside] : corners) {
            if (letters_[corner] == '#' && letters_[beside] == '#' && owners_[corner] != owners_[beside]) {
                set(corner, '.', no_owner);
            }
        }
    }

    constexpr void draw_middle(const Tile& tile, Rotation rotation, const Signs& signs) noexcept {
        std::size_t ways = 0;
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            const unsigned sides = rotated_sides(tile.segments[i].sides, rotation);
            if (tile.segments[i].kind == city) {
                draw_city(sides, i);
            } else if (tile.segments[i].kind == road || tile.segments[i].kind == river) {
                ++ways;
            }
        }
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            if (tile.segments[i].kind == road || tile.segments[i].kind == river) {
                draw_way(tile.segments[i].kind, rotated_sides(tile.segments[i].sides, rotation), i, ways);
            }
        }
        for (std::size_t i = 0; i < tile.segments.size(); ++i) {
            const FeatureKind kind = tile.segments[i].kind;
            if (!leaves_tile(kind) && kind != garden && kind.index() < signs.size()) {
                set(middle, signs[kind.index()], i);
            }
        }
        own_rest(tile, west_of_middle, {5, 1, 11});
        own_rest(tile, east_of_middle, {9, 3, 13});
        own_rest(tile, middle, {2, 12, 6});
    }
    /// A city that reaches opposite sides fills the middle, one that reaches two neighbouring sides the corner between.
    constexpr void draw_city(unsigned sides, std::size_t owner) noexcept {
        const bool along = has(sides, Side::east) && has(sides, Side::west);
        const bool across = has(sides, Side::north) && has(sides, Side::south);
        const bool beside = has(sides, Side::north) || has(sides, Side::south);
        if (along || across) {
            set(middle, '#', owner);
        }
        if (along || across || (has(sides, Side::west) && beside)) {
            set(west_of_middle, '#', owner);
        }
        if (along || across || (has(sides, Side::east) && beside)) {
            set(east_of_middle, '#', owner);
        }
    }
    constexpr void draw_way(FeatureKind kind, unsigned sides, std::size_t owner, std::size_t ways) noexcept {
        if (has(sides, Side::west) && letters_[west_of_middle] == '.') {
            set(west_of_middle, way_letter(kind, Side::west), owner);
        }
        if (has(sides, Side::east) && letters_[east_of_middle] == '.') {
            set(east_of_middle, way_letter(kind, Side::east), owner);
        }
        if (letters_[middle] != '.') {
            return;
        }
        const bool along = (sides & 10u) == sides;
        const bool across = (sides & 5u) == sides;
        if ((along && sides == 10u) || (across && sides == 5u)) {
            set(middle, way_letter(kind, along ? Side::east : Side::north), owner);
        } else if (!along && !across) {
            set(middle, kind == river ? '~' : '+', owner);
        } else {
            // The way ends here: several do so in a village, one alone at whatever is in the middle.
            set(middle, kind == river ? '~' : 'o', ways == 1 ? owner : no_owner);
        }
    }
    /// Gives a letter of the middle that is still field to the field of one of its neighbours.
    constexpr void own_rest(const Tile& tile, std::size_t cell, std::array<std::size_t, 3> neighbours) noexcept {
        for (const std::size_t other : neighbours) {
            const std::size_t owner = owners_[other];
            if (letters_[cell] == '.' && owners_[cell] == no_owner && owner != no_owner &&
                tile.segments[owner].kind == field) {
                owners_[cell] = owner;
            }
        }
    }
    constexpr void draw_garden(std::size_t owner, const Signs& signs) noexcept {
        for (const std::size_t cell : cell_order) {
            if (letters_[cell] == '.') {
                set(cell, signs[garden.index()], owner);
                return;
            }
        }
    }

    /// Where something that belongs to a segment is drawn: as near to the middle as it can be.
    constexpr std::size_t cell_for(std::size_t segment) const noexcept {
        for (const std::size_t cell : cell_order) {
            if (owners_[cell] == segment && !taken_[cell]) {
                return cell;
            }
        }
        for (const std::size_t cell : cell_order) {
            if (!taken_[cell]) {
                return cell;
            }
        }
        return middle;
    }

    static constexpr std::array<std::size_t, cell_count> cell_order{7, 6, 8, 2, 12, 5, 9, 1, 3, 11, 13, 0, 4, 10, 14};

    std::array<char, cell_count> letters_{};
    std::array<std::size_t, cell_count> owners_{};
    std::array<bool, cell_count> taken_{};
};

}  // namespace carcassonne
