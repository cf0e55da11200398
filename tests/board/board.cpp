#include "carcassonne/board/board.hpp"

#include "carcassonne/support/random.hpp"
#include "carcassonne/tiles/notation.hpp"
#include "carcassonne/tiles/sets/base.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace carcassonne;
using Position = carcassonne::Position;

namespace {

const Catalogue& base_tiles() {
    static const Catalogue catalogue = [] {
        Catalogue::Rules rules;
        rules.closable = static_cast<FeatureKindMask>(mask_of(road) | mask_of(city));
        rules.neighbourhood = mask_of(monastery);
        return Catalogue({sets::base_c2.begin(), sets::base_c2.end()}, rules);
    }();
    return catalogue;
}

/// One kind of tile that fits everywhere.
Catalogue plain_tiles() {
    const auto plain = parse_tile("F: field N.E.S.W");
    REQUIRE(plain.has_value());
    return Catalogue({*plain}, Catalogue::Rules{});
}

constexpr auto no_figures = [](FigureId, FigureId) {};

Position at(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }

/// The table as a tree of tiles. What it is asked is found afresh from the printed tiles.
struct Model {
    struct Lying {
        TileKind kind;
        Rotation rotation;
        std::size_t number;
        std::size_t first_segment;
    };
    const Catalogue& catalogue;
    std::map<Position, Lying> tiles;
    std::size_t segments = 0;

    const Tile& tile(const Lying& lying) const { return catalogue.tile(lying.kind); }
    Terrain terrain(const Lying& lying, Side side) const {
        // The side as printed that the turn moved here.
        const auto printed = static_cast<Side>((index(side) + 4 - index(lying.rotation)) % 4);
        return terrain_at(tile(lying), printed);
    }
    bool fits(Position where, TileKind kind, Rotation rotation) const {
        const Lying lying{kind, rotation, 0, 0};
        return std::all_of(std::begin(all_sides), std::end(all_sides), [&](Side side) {
            const auto next = tiles.find(neighbour(where, side));
            return next == tiles.end() || terrain(next->second, opposite(side)) == terrain(lying, side);
        });
    }
    void place(Position where, TileKind kind, Rotation rotation) {
        tiles[where] = {kind, rotation, tiles.size(), segments};
        segments += catalogue.tile(kind).segments.size();
    }
    std::set<Position> open_squares() const {
        std::set<Position> open;
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
        const FeatureId id = board.features().feature_of(SegmentId(static_cast<std::uint16_t>(start)));
        ids.insert(id);
        while (!rest.empty()) {
            const std::size_t here = rest.back();
            rest.pop_back();
            ++size;
            open_edges += links[here].second;
            if (board.features().feature_of(SegmentId(static_cast<std::uint16_t>(here))) != id) {
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
    const std::set<Position> open = model.open_squares();
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
            if (tile.exists() &&
                board.tile(tile) != PlacedTile(at(x, y), known->second.kind, known->second.rotation,
                                               SegmentId(static_cast<std::uint16_t>(known->second.first_segment)))) {
                return false;
            }
            if (square.exists() && board.squares().position(square) != at(x, y)) {
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
    for (const Position where : model.open_squares()) {
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

using BaseBoard = Board<BoardCapacity{72, 252, 14}>;

/// Lays the base game's tiles at random; `spread` of ten times at the edge of the table.
bool random_board_agrees(Random& random, unsigned spread) {
    BaseBoard board;
    Model model{base_tiles(), {}};
    const TileKind start = base_tiles().find("BA/RCr");
    board.place(base_tiles(), board.square_at({0, 0}), start, Rotation::none, no_figures);
    model.place({0, 0}, start, Rotation::none);
    std::vector<TileKind> bag;
    for (std::uint16_t kind = 0; kind < base_tiles().size(); ++kind) {
        bag.insert(bag.end(), base_tiles().tile(TileKind(kind)).count - (TileKind(kind) == start ? 1u : 0u),
                   TileKind(kind));
    }
    for (std::size_t i = bag.size(); i > 1; --i) {
        std::swap(bag[i - 1], bag[random.below(static_cast<std::uint32_t>(i))]);
    }
    for (const TileKind kind : bag) {
        std::vector<std::pair<Position, Rotation>> fitting;
        for (const Position where : model.open_squares()) {
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
        const TileId placed = board.place(base_tiles(), square, kind, rotation, no_figures);
        model.place(where, kind, rotation);
        if (placed.index() + 1 != model.tiles.size() || !squares_agree(board, model, -12, 12) ||
            !features_agree(board, model)) {
            return false;
        }
    }
    return squares_agree(board, model, -74, 74);
}

}  // namespace

TEST_CASE("an empty table has one open square", "[board]") {
    const BaseBoard board;
    CHECK(board.tile_count() == 0);
    CHECK(board.squares().count() == 1);
    CHECK(board.square_at({0, 0}).exists());
    CHECK_FALSE(board.square_at({1, 0}).exists());
    CHECK_FALSE(board.tile_at({0, 0}).exists());
    CHECK(board.tiles_around({0, 0}) == 0);
}

TEST_CASE("a tile joins its neighbour's features and opens the squares around it", "[board][BAS-04]") {
    BaseBoard board;
    const TileKind start = base_tiles().find("BA/RCr");
    const TileId first = board.place(base_tiles(), board.square_at({0, 0}), start, Rotation::none, no_figures);
    CHECK(first == TileId(0));
    CHECK(board.tile_at({0, 0}) == first);
    CHECK(board.squares().count() == 4);
    // The crossroads to the east: its western road is segment 2 of W, the field in the north segment 3.
    const TileKind crossing = base_tiles().find("BA/RRR");
    const TileId second = board.place(base_tiles(), board.square_at({1, 0}), crossing, Rotation::none, no_figures);
    CHECK(board.squares().count() == 6);
    const PlacedTile& left = board.tile(first);
    const PlacedTile& right = board.tile(second);
    const auto& graph = board.features();
    CHECK(graph.feature_of(left.segment(1)) == graph.feature_of(right.segment(2)));
    CHECK(graph.feature_of(left.segment(2)) == graph.feature_of(right.segment(3)));
    CHECK(graph.feature_of(left.segment(3)) == graph.feature_of(right.segment(5)));
    CHECK(graph.feature_of(left.segment(3)) != graph.feature_of(right.segment(4)));
    CHECK(graph.totals(graph.feature_of(left.segment(1))).open_edges() == 1);
    CHECK(board.tiles_around({1, 0}) == 1);
}

TEST_CASE("a monastery counts tiles from the moment it lies there", "[board][BAS-13]") {
    BaseBoard board;
    const TileKind all_field = base_tiles().find("BA/L");
    for (const Position where : {at(0, 0), at(1, 0), at(1, 1), at(0, 1)}) {
        board.place(base_tiles(), board.square_at(where), all_field, Rotation::none, no_figures);
    }
    CHECK(board.neighbourhoods().size() == 4);
    for (std::uint16_t tile = 0; tile < 4; ++tile) {
        CHECK(board.neighbourhoods().around(board.tile(TileId(tile)).segment(0)) == 3);
    }
}

TEST_CASE("random tables agree with the printed tiles", "[board][BAS-04][BAS-08][BAS-10]") {
    Random random(61);
    for (int i = 0; i < test::scaled(40); ++i) {
        CAPTURE(i);
        CHECK(random_board_agrees(random, static_cast<unsigned>(i % 11)));
    }
}

TEST_CASE("two new squares do not take the same place", "[board]") {
    const Catalogue catalogue = plain_tiles();
    BaseBoard board;
    const auto place = [&](int x, int y) {
        board.place(catalogue, board.square_at(at(x, y)), TileKind(0), Rotation::none, no_figures);
    };
    // A long way round, so that the last tile opens two squares whose search for a free place ends at the same one.
    for (int y = 0; y <= 12; ++y) {
        place(0, y);
    }
    for (int x = 1; x <= 8; ++x) {
        place(x, 12);
    }
    place(0, -1);
    CHECK(board.square_at({0, -2}).exists());
    CHECK(board.square_at({1, -1}).exists());
    CHECK(board.square_at({-1, -1}).exists());
    CHECK(board.square_at({9, 12}).exists());
}

TEST_CASE("no square of a table is lost", "[board]") {
    const Catalogue catalogue = plain_tiles();
    Random random(62);
    int lost = 0;
    for (int i = 0; i < test::scaled(400); ++i) {
        BaseBoard board;
        std::set<Position> tiles;
        std::set<Position> open{{0, 0}};
        for (int n = 0; n < 72 && lost == 0; ++n) {
            // The more often the last square is taken, the longer the table becomes.
            const auto count = static_cast<std::uint32_t>(open.size());
            const bool at_the_edge = random.below(12) < static_cast<unsigned>(i % 12);
            const Position where = *std::next(open.begin(), at_the_edge ? count - 1 : random.below(count));
            board.place(catalogue, board.square_at(where), TileKind(0), Rotation::none, no_figures);
            open.erase(where);
            tiles.insert(where);
            for (const Side side : all_sides) {
                if (const Position next = neighbour(where, side); tiles.count(next) == 0) {
                    open.insert(next);
                }
            }
            for (const Position square : open) {
                const SquareId found = board.square_at(square);
                lost += found.exists() && board.squares().position(found) == square ? 0 : 1;
            }
        }
    }
    CHECK(lost == 0);
}

TEST_CASE("a straight line of all tiles fits on the table", "[board]") {
    const auto line = parse_tile("U count=1: road E.W; field N.EL.WR; field ER.S.WL");
    REQUIRE(line.has_value());
    Catalogue::Rules rules;
    rules.closable = mask_of(road);
    const Catalogue catalogue({*line}, rules);
    for (const Side side : all_sides) {
        BaseBoard board;
        Model model{catalogue, {}};
        const Rotation rotation = index(side) % 2 == 0 ? Rotation::quarter : Rotation::none;
        Position where{0, 0};
        for (int i = 0; i < 72; ++i) {
            board.place(catalogue, board.square_at(where), TileKind(0), rotation, no_figures);
            model.place(where, TileKind(0), rotation);
            where = neighbour(where, side);
        }
        CHECK(board.squares().count() == 146);
        CHECK(squares_agree(board, model, -75, 75));
        CHECK(features_agree(board, model));
        const FeatureId whole = board.features().feature_of(SegmentId(0));
        CHECK(board.features().totals(whole).segments() == 72);
        CHECK(board.features().totals(whole).open_edges() == 2);
    }
}
