#include "carcassonne/board/neighbourhood.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace carcassonne;
using Square = carcassonne::Square;

namespace {

/// Monasteries counted the slow way: every time anew.
template <std::size_t Capacity>
struct Table {
    Neighbourhoods<Capacity> list;
    std::set<Square> tiles;
    std::map<std::uint16_t, Square> monasteries;
    std::set<SegmentId> completed;

    unsigned around(Square at) const {
        return static_cast<unsigned>(
            std::count_if(tiles.begin(), tiles.end(), [at](Square tile) { return touches(tile, at); }));
    }
    /// Places a tile with this many monasteries on it; whether the list agrees on what it completes.
    bool place(Square at, unsigned monasteries_on_it) {
        tiles.insert(at);
        list.tile_placed(at);
        for (unsigned i = 0; i < monasteries_on_it && monasteries.size() < Capacity; ++i) {
            const auto segment = static_cast<std::uint16_t>(3 * monasteries.size() + 2);
            monasteries[segment] = at;
            list.add(at, SegmentId(segment), around(at));
        }
        std::set<SegmentId> expected;
        for (const auto& [segment, where] : monasteries) {
            if (around(where) == 8 && completed.count(SegmentId(segment)) == 0) {
                expected.insert(SegmentId(segment));
            }
        }
        std::vector<SegmentId> visited;
        list.each_completed_by(at, [&](SegmentId segment) { visited.push_back(segment); });
        completed.insert(visited.begin(), visited.end());
        // Whenever it was completed, it is found from every square on or beside it.
        std::set<SegmentId> complete;
        for (const auto& [segment, where] : monasteries) {
            if (around(where) == 8 && (where == at || touches(where, at))) {
                complete.insert(SegmentId(segment));
            }
        }
        std::set<SegmentId> beside;
        list.each_complete_beside(at, [&](SegmentId segment) { beside.insert(segment); });
        return visited.size() == expected.size() && std::set<SegmentId>(visited.begin(), visited.end()) == expected &&
               beside == complete;
    }
    bool agrees() const {
        return list.size() == monasteries.size() &&
               std::all_of(monasteries.begin(), monasteries.end(), [this](const auto& monastery) {
                   return list.around(SegmentId(monastery.first)) == around(monastery.second);
               });
    }
};

/// Fills a square of `side` x `side` squares in random order, so that everything inside is completed.
template <std::size_t Capacity>
bool random_table_agrees(Random& random, int side, Square corner) {
    Table<Capacity> table;
    std::vector<Square> order;
    for (int x = 0; x < side; ++x) {
        for (int y = 0; y < side; ++y) {
            order.push_back({static_cast<std::int16_t>(corner.x + x), static_cast<std::int16_t>(corner.y + y)});
        }
    }
    for (std::size_t i = order.size(); i > 1; --i) {
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
    for (const Square at : order) {
        if (!table.place(at, random.below(4) == 0 ? 1 + random.below(2) : 0) || !table.agrees()) {
            return false;
        }
    }
    return true;
}

std::vector<SegmentId> completed_by(const Neighbourhoods<14>& list, Square at) {
    std::vector<SegmentId> segments;
    list.each_completed_by(at, [&](SegmentId segment) { segments.push_back(segment); });
    return segments;
}

}  // namespace

TEST_CASE("a monastery counts the tiles around it", "[board][neighbourhood][BAS-13]") {
    Neighbourhoods<14> list;
    CHECK(list.size() == 0);
    list.add({0, 0}, SegmentId(7), 1);
    CHECK(list.size() == 1);
    CHECK(list.around(SegmentId(7)) == 1);
    // Two squares away, and the square to the north-west.
    list.tile_placed({2, 0});
    CHECK(list.around(SegmentId(7)) == 1);
    list.tile_placed({-1, -1});
    CHECK(list.around(SegmentId(7)) == 2);
    for (const Square at : {Square{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}}) {
        list.tile_placed(at);
        CHECK(completed_by(list, at).empty());
    }
    list.tile_placed({-1, 1});
    CHECK(list.around(SegmentId(7)) == 8);
    CHECK(completed_by(list, {-1, 1}) == std::vector{SegmentId(7)});
    // The next tile completes nothing.
    list.tile_placed({2, 1});
    CHECK(completed_by(list, {2, 1}).empty());
}

TEST_CASE("a monastery may be complete as soon as it lies there", "[board][neighbourhood][BAS-13]") {
    Neighbourhoods<14> list;
    list.tile_placed({5, 5});
    list.add({5, 5}, SegmentId(1), 7);
    CHECK(completed_by(list, {5, 5}).empty());
    list.tile_placed({9, 9});
    list.add({9, 9}, SegmentId(2), 8);
    CHECK(completed_by(list, {9, 9}) == std::vector{SegmentId(2)});
}

TEST_CASE("monasteries agree with counting on random tables", "[board][neighbourhood][BAS-13]") {
    Random random(41);
    for (int i = 0; i < test::scaled(30); ++i) {
        CAPTURE(i);
        const Square corner{static_cast<std::int16_t>(random.below(200)), static_cast<std::int16_t>(random.below(9))};
        const Square negative{static_cast<std::int16_t>(-corner.x), static_cast<std::int16_t>(-corner.y)};
        CHECK(random_table_agrees<14>(random, 9, corner));
        CHECK(random_table_agrees<40>(random, 9, negative));
        CHECK(random_table_agrees<1>(random, 4, {-2, -2}));
        CHECK(random_table_agrees<8>(random, 7, {-3, -3}));
    }
}

TEST_CASE("a full list of monasteries takes no more", "[board][neighbourhood]") {
    Neighbourhoods<2> list;
    list.add({0, 0}, SegmentId(1), 0);
    list.add({5, 0}, SegmentId(2), 3);
    const auto full = list;
    list.add({9, 0}, SegmentId(3), 8);
    CHECK(list == full);
    CHECK(list.size() == 2);
    CHECK(list.around(SegmentId(3)) == 0);
}
