#pragma once

#include "carcassonne/board/feature_graph.hpp"
#include "carcassonne/board/neighbourhood.hpp"
#include "carcassonne/board/open_squares.hpp"
#include "carcassonne/board/placed_tile.hpp"
#include "carcassonne/board/square_map.hpp"
#include "carcassonne/config.hpp"
#include "carcassonne/support/hash.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace carcassonne {

/// How much room a game needs on the table.
struct BoardCapacity {
    std::size_t tiles = 0;
    std::size_t segments = 0;
    std::size_t neighbourhoods = 0;
};

/// The table: tiles, open squares, features and neighbourhoods, kept up to date tile by tile.
template <BoardCapacity Capacity>
class Board {
public:
    using Squares = OpenSquares<Capacity.tiles>;
    using Map = SquareMap<Capacity.tiles, Squares::capacity>;

    /// An empty table with one open square, for the start tile.
    constexpr Board() noexcept {
        squares_.forbid(0, true, {0, 0}, 0);
        map_.put_open(map_.find({0, 0}), {0, 0}, 0);
    }

    constexpr std::size_t tile_count() const noexcept { return tile_count_; }
    constexpr const PlacedTile& tile(TileId tile) const noexcept { return tiles_[tile.index()]; }
    constexpr const auto& squares() const noexcept { return squares_; }
    constexpr const auto& features() const noexcept { return features_; }
    constexpr auto& features() noexcept { return features_; }
    constexpr const auto& neighbourhoods() const noexcept { return neighbourhoods_; }

    /// The tile on a square; `TileId::none()` when there is none.
    constexpr TileId tile_at(Square at) const noexcept {
        const auto found = map_.find(at);
        return found.tile() ? TileId::at(found.tile_number()) : TileId::none();
    }
    /// The tiles on the four squares next to one that has a tile, clockwise from the north.
    constexpr std::array<TileId, side_count> tiles_beside(Square at) const noexcept {
        const std::array<typename Map::Found, side_count> around = map_.find_around(at);
        std::array<TileId, side_count> tiles;
        for (std::size_t side = 0; side < side_count; ++side) {
            tiles[side] = around[side].tile() ? TileId::at(around[side].tile_number()) : TileId::none();
        }
        return tiles;
    }
    /// The open square at a position; `SquareId::none()` when a tile lies there or no tile is next to it.
    constexpr SquareId square_at(Square at) const noexcept {
        const auto found = map_.find(at);
        return found.open() ? SquareId::at(found.square_number()) : SquareId::none();
    }
    /// How many of the eight squares around `at` have a tile.
    constexpr unsigned tiles_around(Square at) const noexcept {
        unsigned tiles = 0;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const Square square{static_cast<std::int16_t>(at.x + dx), static_cast<std::int16_t>(at.y + dy)};
                tiles += static_cast<unsigned>((dx != 0 || dy != 0) && map_.find(square).tile());
            }
        }
        return tiles;
    }

    /// Lays a tile on an open square where it fits, joins its segments with the neighbours' and opens the squares
    /// around it. `join_figures(kept, joined)` joins the figures of two features that become one.
    template <class JoinFigures>
    constexpr TileId place(const Catalogue& catalogue, SquareId square, TileKind kind, Rotation rotation,
                           JoinFigures&& join_figures) noexcept {
        const TileKindInfo& info = catalogue.info(kind);
        const Facing& facing = catalogue.facing(kind, rotation);
        const Square at = squares_.square(square);
        const TileId id(tile_count_++);
        const PlacedTile tile(at, kind, rotation, SegmentId::at(features_.segment_count()));
        tiles_[id.index()] = tile;
        features_.add(id, info.feature_kinds, info.totals, info.segment_count);
        squares_.close(square);
        map_.put_tile(map_.find(at), at, id.index());
        const std::array<typename Map::Found, side_count> around = map_.find_around(at);
        unsigned tiles = 0;
        for (std::size_t side = 0; side < side_count; ++side) {
            tiles |= static_cast<unsigned>(around[side].tile()) << side;
        }
        for (unsigned rest = tiles; rest != 0; rest &= rest - 1) {
            const auto side = static_cast<Side>(lowest_bit(rest));
            connect(catalogue, tile, facing, side, tiles_[around[index(side)].tile_number()], join_figures);
        }
        for (unsigned rest = ~tiles & 15u; rest != 0; rest &= rest - 1) {
            const auto side = static_cast<Side>(lowest_bit(rest));
            const auto found = around[index(side)];
            const Square next = neighbour(at, side);
            // Whether the square is new cannot be foreseen, so an open one is written again as it is.
            const std::size_t if_new = std::size_t{0} - static_cast<std::size_t>(found.nothing());
            const std::size_t open = (squares_.next_free() & if_new) | (found.square_number() & ~if_new);
            squares_.forbid(open, found.nothing(), next, forbidden_bits(opposite(side), facing.terrain[index(side)]));
            map_.put_open(found, next, open);
        }
        neighbourhoods_.tile_placed(at);
        for (unsigned rest = info.neighbourhoods; rest != 0; rest &= rest - 1) {
            neighbourhoods_.add(at, tile.segment(lowest_bit(rest)), tiles_around(at));
        }
        return id;
    }

    friend constexpr bool operator==(const Board&, const Board&) noexcept = default;

private:
    template <class JoinFigures>
    constexpr void connect(const Catalogue& catalogue, const PlacedTile& tile, const Facing& facing, Side side,
                           const PlacedTile& other, JoinFigures& join_figures) noexcept {
        const auto& mine = facing.ports[index(side)];
        const auto& theirs = catalogue.facing(other.kind(), other.rotation()).ports[index(opposite(side))];
        // What is on my left is on the right of the neighbour, who looks the other way.
        const auto join = [&](std::size_t port) {
            if (mine[port] != no_segment && theirs[2 - port] != no_segment) [[likely]] {
                features_.join(tile.segment(mine[port]), other.segment(theirs[2 - port]), join_figures);
            } else {
                close_one(tile, mine[port], other, theirs[2 - port], 1);
            }
        };
        const Terrain terrain = facing.terrain[index(side)];
        if (terrain == Terrain::city) {
            join(1);
        } else if (terrain == Terrain::field && mine[0] == mine[2] && theirs[0] == theirs[2]) [[likely]] {
            // Both halves of the edge meet the same two fields, or one field ends at a covered edge.
            if (mine[0] != no_segment && theirs[0] != no_segment) [[likely]] {
                features_.join(tile.segment(mine[0]), other.segment(theirs[0]), join_figures, 4);
            } else {
                close_one(tile, mine[0], other, theirs[0], 2);
            }
        } else {
            join(0);
            join(1);
            join(2);
        }
    }

    /// A field that meets a covered half side ends there.
    CARCASSONNE_APART constexpr void close_one(const PlacedTile& tile, std::uint8_t mine, const PlacedTile& other,
                                               std::uint8_t theirs, unsigned edges) noexcept {
        if (mine != no_segment) {
            features_.close(tile.segment(mine), edges);
        } else if (theirs != no_segment) {
            features_.close(other.segment(theirs), edges);
        }
    }

    Map map_;
    Squares squares_;
    std::array<PlacedTile, Capacity.tiles> tiles_{};
    FeatureGraph<Capacity.segments, Capacity.tiles> features_;
    Neighbourhoods<Capacity.neighbourhoods> neighbourhoods_;
    std::uint16_t tile_count_ = 0;
    std::array<std::uint8_t, filling(sizeof(Map) + sizeof(Squares) + sizeof(std::array<PlacedTile, Capacity.tiles>) +
                                     sizeof(FeatureGraph<Capacity.segments, Capacity.tiles>) +
                                     sizeof(Neighbourhoods<Capacity.neighbourhoods>) + 2)>
        unused_{};
};

}  // namespace carcassonne
