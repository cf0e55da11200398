#pragma once

#include "carcassonne/board/board.hpp"
#include "carcassonne/support/random.hpp"
#include "carcassonne/tiles/catalogue.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

/// A second table, slow and plain, that a board is compared with.
namespace test {

using namespace carcassonne;
using Square = carcassonne::Square;

inline constexpr auto no_figures = [](FigureId, FigureId) {};

inline Square at(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }

/// The table as a tree of tiles. What it is asked is found afresh from the printed tiles.
struct Model {
    struct Lying {
        TileKind kind;
        Rotation rotation;
        std::size_t number;
        std::size_t first_segment;
    };
    const Catalogue& catalogue;
    std::map<Square, Lying> tiles;
    std::size_t segments = 0;

    const Tile& tile(const Lying& lying) const { return catalogue.tile(lying.kind); }
    Terrain terrain(const Lying& lying, Side side) const {
        // The side as printed that the turn moved here.
        const auto printed = static_cast<Side>((index(side) + 4 - index(lying.rotation)) % 4);
        return terrain_at(tile(lying), printed);
    }
    bool fits(Square where, TileKind kind, Rotation rotation) const {
        const Lying lying{kind, rotation, 0, 0};
        return std::all_of(std::begin(all_sides), std::end(all_sides), [&](Side side) {
            const auto next = tiles.find(neighbour(where, side));
            return next == tiles.end() || terrain(next->second, opposite(side)) == terrain(lying, side);
        });
    }
    void place(Square where, TileKind kind, Rotation rotation) {
        tiles[where] = {kind, rotation, tiles.size(), segments};
        segments += catalogue.tile(kind).segments.size();
    }
    std::set<Square> open_squares() const {
        std::set<Square> open;
        for (const auto& [where, lying] : tiles) {
            for (const Side side : all_sides) {
                if (tiles.count(neighbour(where, side)) == 0) {
                    open.insert(neighbour(where, side));
                }
            }
        }
        return open;
    }
    /// A segment reaches a half side: of roads and cities both halves of each of their sides.
    bool reaches(const Lying& lying, std::size_t segment, Side side, unsigned half) const {
        const Segment& printed = tile(lying).segments[segment];
        const unsigned sides = rotated_sides(printed.sides, lying.rotation);
        const unsigned halves = rotated_halves(printed.halves, lying.rotation);
        return (sides & mask_of(side)) != 0 || (halves >> (2 * index(side) + half) & 1u) != 0;
    }
    /// The half sides over which mist lies, as the tile was turned.
    unsigned covered(const Lying& lying) const { return rotated_halves(covered_halves(tile(lying)), lying.rotation); }
    /// How many half sides with field or road lie against mist that is on the other tile only.
    unsigned limited_halves() const {
        unsigned limited = 0;
        for (const auto& [where, lying] : tiles) {
            for (const Side side : all_sides) {
                const auto next = tiles.find(neighbour(where, side));
                for (unsigned half = 0; half < 2 && next != tiles.end(); ++half) {
                    const unsigned here = covered(lying) >> (2 * index(side) + half) & 1u;
                    const unsigned there = covered(next->second) >> (2 * index(opposite(side)) + 1 - half) & 1u;
                    limited += here == 0 && there == 1 ? 1u : 0u;
                }
            }
        }
        return limited;
    }
    /// For each segment its neighbours, and its edges (fields: half edges) that look at an empty square.
    std::vector<std::pair<std::vector<std::size_t>, unsigned>> links() const {
        std::vector<std::pair<std::vector<std::size_t>, unsigned>> links(segments);
        for (const auto& [where, lying] : tiles) {
            for (std::size_t i = 0; i < tile(lying).segments.size(); ++i) {
                const bool is_field = tile(lying).segments[i].kind == field;
                for (const Side side : all_sides) {
                    for (unsigned half = 0; half < 2; ++half) {
                        // Other features leave through whole sides: their left half speaks for both.
                        if (!reaches(lying, i, side, half) || (!is_field && half == 1)) {
                            continue;
                        }
                        auto& link = links[lying.first_segment + i];
                        const auto next = tiles.find(neighbour(where, side));
                        if (next == tiles.end()) {
                            ++link.second;
                            continue;
                        }
                        for (std::size_t j = 0; j < tile(next->second).segments.size(); ++j) {
                            if ((tile(next->second).segments[j].kind == field) == is_field &&
                                reaches(next->second, j, opposite(side), 1 - half)) {
                                link.first.push_back(next->second.first_segment + j);
                            }
                        }
                    }
                }
            }
        }
        return links;
    }
};

template <class B>
bool features_agree(const B& board, const Model& model) {
    const auto links = model.links();
    std::vector<std::size_t> feature(model.segments, model.segments);
    std::set<FeatureId> ids;
    std::size_t features = 0;
    for (std::size_t start = 0; start < model.segments; ++start) {
        if (feature[start] != model.segments) {
            continue;
        }
        ++features;
        std::vector<std::size_t> rest{start};
        feature[start] = start;
        unsigned open_edges = 0;
        std::size_t size = 0;
        const FeatureId id = board.features().feature_of(SegmentId::at(start));
        ids.insert(id);
        while (!rest.empty()) {
            const std::size_t here = rest.back();
            rest.pop_back();
            ++size;
            open_edges += links[here].second;
            if (board.features().feature_of(SegmentId::at(here)) != id) {
                return false;
            }
            for (const std::size_t next : links[here].first) {
                if (feature[next] == model.segments) {
                    feature[next] = start;
                    rest.push_back(next);
                }
            }
        }
        if (board.features().totals(id).open_edges() != open_edges || board.features().totals(id).segments() != size) {
            return false;
        }
    }
    return ids.size() == features;
}

/// Compares everything in a window around the table.
template <class B>
bool squares_agree(const B& board, const Model& model, int from, int to) {
    const std::set<Square> open = model.open_squares();
    if (board.tile_count() != model.tiles.size() || board.squares().count() != open.size()) {
        return false;
    }
    for (int x = from; x <= to; ++x) {
        for (int y = from; y <= to; ++y) {
            const auto known = model.tiles.find(at(x, y));
            const TileId tile = board.tile_at(at(x, y));
            const SquareId square = board.square_at(at(x, y));
            if (tile.exists() != (known != model.tiles.end()) || square.exists() != (open.count(at(x, y)) == 1)) {
                return false;
            }
            if (tile.exists() && board.tile(tile) != PlacedTile(at(x, y), known->second.kind, known->second.rotation,
                                                                SegmentId::at(known->second.first_segment))) {
                return false;
            }
            if (square.exists() && board.squares().square(square) != at(x, y)) {
                return false;
            }
            if (tile.exists() || square.exists()) {
                const auto around = std::count_if(model.tiles.begin(), model.tiles.end(),
                                                  [&](const auto& other) { return touches(other.first, at(x, y)); });
                if (board.tiles_around(at(x, y)) != static_cast<unsigned>(around)) {
                    return false;
                }
            }
        }
    }
    return true;
}

/// Whether a kind of tile fits on the very squares where all edges agree.
template <class B>
bool placements_agree(const B& board, const Model& model, TileKind kind) {
    for (const Square where : model.open_squares()) {
        const SquareId square = board.square_at(where);
        for (const Rotation rotation : all_rotations) {
            const bool fits = (board.squares().code(square) & model.catalogue.facing(kind, rotation).code) == 0;
            if (fits != model.fits(where, kind, rotation)) {
                return false;
            }
        }
    }
    return true;
}

/// The squares with which a game begins.
using Start = std::vector<std::pair<std::string_view, Square>>;

/// Lays tiles at random; `spread` of ten times at the edge of the table.
template <class B>
bool random_board_agrees(B& board, Model& model, const Start& start, Random& random, unsigned spread) {
    std::vector<TileKind> bag;
    for (std::uint16_t kind = 0; kind < model.catalogue.size(); ++kind) {
        const Tile& tile = model.catalogue.tile(TileKind(kind));
        bag.insert(bag.end(), tile.count - (tile.start ? 1u : 0u), TileKind(kind));
    }
    for (const auto& [id, where] : start) {
        const TileKind kind = model.catalogue.find(id);
        board.place(model.catalogue, board.square_at(where), kind, Rotation::none, no_figures);
        model.place(where, kind, Rotation::none);
    }
    for (std::size_t i = bag.size(); i > 1; --i) {
        std::swap(bag[i - 1], bag[random.below(static_cast<std::uint32_t>(i))]);
    }
    for (const TileKind kind : bag) {
        std::vector<std::pair<Square, Rotation>> fitting;
        for (const Square where : model.open_squares()) {
            for (const Rotation rotation : all_rotations) {
                if (model.fits(where, kind, rotation)) {
                    fitting.emplace_back(where, rotation);
                }
            }
        }
        if (!placements_agree(board, model, kind)) {
            return false;
        }
        if (fitting.empty()) {
            continue;
        }
        const auto count = static_cast<std::uint32_t>(fitting.size());
        const auto [where, rotation] = fitting[random.below(10) < spread ? count - 1 : random.below(count)];
        const SquareId square = board.square_at(where);
        if (!square.exists()) {
            return false;
        }
        const TileId placed = board.place(model.catalogue, square, kind, rotation, no_figures);
        model.place(where, kind, rotation);
        if (placed.index() + 1 != model.tiles.size() || !squares_agree(board, model, -12, 12) ||
            !features_agree(board, model)) {
            return false;
        }
    }
    return squares_agree(board, model, -74, 74);
}

}  // namespace test
