#include "carcassonne/board/square_map.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

using namespace carcassonne;
using Square = carcassonne::Square;

namespace {

/// The simple way to remember what lies on each square: a tree. Positive numbers are tiles from 1 on, negative ones
/// open squares from -1 on.
using Model = std::map<Square, int>;

/// A map together with its model, grown tile by tile as a table is.
template <std::size_t Tiles, std::size_t Squares>
struct Table {
    SquareMap<Tiles, Squares> map;
    Model model;
    std::vector<int> free;
    int squares = 0;
    int tiles = 0;

    Table() { open({0, 0}); }

    void open(Square at) {
        int number = squares;
        if (free.empty()) {
            ++squares;
        } else {
            number = free.back();
            free.pop_back();
        }
        map.put_open(map.find(at), at, static_cast<std::size_t>(number));
        model[at] = -1 - number;
    }
    void place(Square at) {
        free.push_back(-1 - model.at(at));
        map.put_tile(map.find(at), at, static_cast<std::size_t>(tiles));
        model[at] = ++tiles;
        for (const Side side : all_sides) {
            if (const Square next = neighbour(at, side); model.count(next) == 0) {
                open(next);
            }
        }
    }
    std::vector<Square> open_squares() const {
        std::vector<Square> open;
        for (const auto& [at, what] : model) {
            if (what < 0) {
                open.push_back(at);
            }
        }
        return open;
    }
    /// Whether looking at the four squares around one of the table is the same as looking at each.
    bool neighbours_agree(Square at) const {
        const auto around = map.find_around(at);
        return std::all_of(std::begin(all_sides), std::end(all_sides), [&](Side side) {
            const auto next = map.find(neighbour(at, side));
            return around[index(side)].value == next.value &&
                   (next.nothing() || around[index(side)].place == next.place);
        });
    }
    bool agrees(Square at) const {
        const auto found = map.find(at);
        const auto known = model.find(at);
        if (known != model.end() && !neighbours_agree(at)) {
            return false;
        }
        if (known == model.end()) {
            return found.nothing() && !found.tile() && !found.open();
        }
        if (known->second > 0) {
            return !found.nothing() && found.tile() && !found.open() &&
                   found.tile_number() == static_cast<std::size_t>(known->second - 1);
        }
        return !found.nothing() && !found.tile() && found.open() &&
               found.square_number() == static_cast<std::size_t>(-1 - known->second);
    }
    /// Compares all squares of the table and of a frame around it.
    bool agrees() const {
        int west = 0;
        int east = 0;
        int north = 0;
        int south = 0;
        for (const auto& [at, what] : model) {
            west = (std::min<int>)(west, at.x);
            east = (std::max<int>)(east, at.x);
            north = (std::min<int>)(north, at.y);
            south = (std::max<int>)(south, at.y);
        }
        for (int x = west - 2; x <= east + 2; ++x) {
            for (int y = north - 2; y <= south + 2; ++y) {
                if (!agrees({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)})) {
                    return false;
                }
            }
        }
        return true;
    }
};

/// Grows a random table. In `pull` of ten turns a square at the eastern end is taken, which makes long tables.
template <std::size_t Tiles, std::size_t Squares>
bool random_table_agrees(Random& random, unsigned pull) {
    Table<Tiles, Squares> table;
    while (table.tiles != static_cast<int>(Tiles)) {
        const auto open = table.open_squares();
        const auto last = static_cast<std::uint32_t>(open.size());
        const auto choice = random.below(10) < pull ? last - 1 - random.below(3) % last : random.below(last);
        table.place(open[choice]);
        if (table.tiles % 16 == 0 && !table.agrees()) {
            return false;
        }
    }
    return table.agrees();
}

template <std::size_t Tiles, std::size_t Squares>
bool lines_agree() {
    for (const Side side : all_sides) {
        Table<Tiles, Squares> table;
        Square at{0, 0};
        for (std::size_t i = 0; i < Tiles; ++i) {
            table.place(at);
            at = neighbour(at, side);
        }
        // Both ends away from the middle, too.
        Table<Tiles, Squares> both;
        Square ends[] = {{0, 0}, neighbour({0, 0}, opposite(side))};
        for (std::size_t i = 0; i < Tiles; ++i) {
            Square& end = ends[i % 2];
            both.place(end);
            end = neighbour(end, i % 2 == 0 ? side : opposite(side));
        }
        if (!table.agrees() || !both.agrees()) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("an empty table has nothing anywhere", "[board][square_map]") {
    const SquareMap<72, 160> map;
    CHECK(map.find({0, 0}).nothing());
    CHECK_FALSE(map.find({0, 0}).tile());
    CHECK_FALSE(map.find({0, 0}).open());
    CHECK(map.find({-32768, 32767}).nothing());
}

TEST_CASE("a square goes from nothing to open to taken", "[board][square_map]") {
    SquareMap<72, 160> map;
    map.put_open(map.find({-2, 7}), {-2, 7}, 159);
    CHECK(map.find({-2, 7}).open());
    CHECK(map.find({-2, 7}).square_number() == 159);
    CHECK(map.find({7, -2}).nothing());
    map.put_tile(map.find({-2, 7}), {-2, 7}, 71);
    CHECK(map.find({-2, 7}).tile());
    CHECK(map.find({-2, 7}).tile_number() == 71);
}

TEST_CASE("what was found may be written after other squares", "[board][square_map]") {
    SquareMap<72, 160> map;
    // (19, 0) and (0, 1) are looked for at the same place of the table.
    const auto left = map.find({19, 0});
    const auto right = map.find({0, 1});
    CHECK(left.place == right.place);
    map.put_open(left, {19, 0}, 3);
    map.put_open(right, {0, 1}, 4);
    CHECK(map.find({19, 0}).square_number() == 3);
    CHECK(map.find({0, 1}).square_number() == 4);
    map.put_tile(left, {19, 0}, 5);
    CHECK(map.find({19, 0}).tile_number() == 5);
    CHECK(map.find({0, 1}).square_number() == 4);
}

TEST_CASE("the map of squares agrees with a tree on random tables", "[board][square_map]") {
    Random random(21);
    for (int i = 0; i < test::scaled(40); ++i) {
        CAPTURE(i);
        const auto pull = static_cast<unsigned>(i % 11);
        CHECK(random_table_agrees<72, 160>(random, pull));
        // The most tiles for keys of sixteen bits, and one more.
        CHECK(random_table_agrees<120, 256>(random, pull));
        CHECK(random_table_agrees<121, 256>(random, pull));
        CHECK(random_table_agrees<5, 16>(random, pull));
    }
    CHECK(random_table_agrees<400, 816>(random, 9));
}

TEST_CASE("a straight line of all tiles is remembered in every direction", "[board][square_map]") {
    CHECK(lines_agree<1, 16>());
    CHECK(lines_agree<72, 160>());
    CHECK(lines_agree<120, 256>());
    CHECK(lines_agree<121, 256>());
    CHECK(lines_agree<400, 816>());
}

TEST_CASE("squares far from all tiles have nothing", "[board][square_map]") {
    Table<72, 160> table;
    Random random(22);
    for (int i = 0; i < 40; ++i) {
        const auto open = table.open_squares();
        table.place(open[random.below(static_cast<std::uint32_t>(open.size()))]);
    }
    int wrong = 0;
    for (int x = -600; x <= 600; ++x) {
        for (int y = -600; y <= 600; ++y) {
            wrong += table.agrees({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}) ? 0 : 1;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("maps are the same after the same tiles", "[board][square_map]") {
    Table<72, 160> left;
    Table<72, 160> right;
    CHECK(left.map == right.map);
    left.place({0, 0});
    CHECK(left.map != right.map);
    right.place({0, 0});
    CHECK(left.map == right.map);
}
