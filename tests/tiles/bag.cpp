#include "carcassonne/tiles/bag.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

TileKind kind(std::size_t number) { return TileKind::at(number); }

/// Whether every copy is found where it lies when all copies are laid out in a row.
template <std::size_t Capacity>
bool finds_every_copy(const Bag<Capacity>& bag, const std::vector<unsigned>& counts) {
    std::vector<TileKind> row;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        row.insert(row.end(), counts[i], kind(i));
        if (bag.count(kind(i)) != counts[i]) {
            return false;
        }
    }
    if (bag.total() != row.size()) {
        return false;
    }
    for (unsigned rank = 0; rank < row.size(); ++rank) {
        if (bag.kind_of_copy(rank, counts.size()) != row[rank]) {
            return false;
        }
    }
    return true;
}

template <std::size_t Capacity>
bool finds_every_copy(const std::vector<unsigned>& counts) {
    Bag<Capacity> bag;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        bag.add(kind(i), counts[i]);
    }
    return finds_every_copy(bag, counts);
}

}  // namespace

TEST_CASE("a bag counts its tiles", "[tiles][bag]") {
    Bag<72> bag;
    CHECK(bag.total() == 0);
    bag.add(kind(3), 4);
    bag.add(kind(0), 1);
    bag.add(kind(3), 1);
    CHECK(bag.total() == 6);
    CHECK(bag.count(kind(0)) == 1);
    CHECK(bag.count(kind(1)) == 0);
    CHECK(bag.count(kind(3)) == 5);
    bag.take(kind(3));
    CHECK(bag.total() == 5);
    CHECK(bag.count(kind(3)) == 4);
}

TEST_CASE("every copy in a bag is found by its rank", "[tiles][bag][BAS-04]") {
    // 0 0 1 1 1 3: six copies of three kinds.
    Bag<72> bag;
    bag.add(kind(0), 2);
    bag.add(kind(1), 3);
    bag.add(kind(3), 1);
    CHECK(bag.kind_of_copy(0, 4) == kind(0));
    CHECK(bag.kind_of_copy(1, 4) == kind(0));
    CHECK(bag.kind_of_copy(2, 4) == kind(1));
    CHECK(bag.kind_of_copy(4, 4) == kind(1));
    CHECK(bag.kind_of_copy(5, 4) == kind(3));

    CHECK(finds_every_copy<1>({1}));
    CHECK(finds_every_copy<72>(std::vector<unsigned>(72, 1)));
    // Nothing but empty kinds before, between and behind.
    CHECK(finds_every_copy<72>({0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0}));
    // As many copies of eight kinds in a row as there may be, in one kind, spread, and several times.
    STATIC_REQUIRE(Bag<72>::copies_of_eight_kinds == 127);
    CHECK(finds_every_copy<300>({127}));
    CHECK(finds_every_copy<300>({0, 0, 0, 0, 0, 0, 0, 127}));
    CHECK(finds_every_copy<300>({16, 16, 16, 16, 16, 16, 16, 15}));
    CHECK(finds_every_copy<300>({15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15}));
    CHECK(finds_every_copy<300>({127, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 120}));
}

TEST_CASE("every copy is found in random bags until they are empty", "[tiles][bag][BAS-04]") {
    Random random(8);
    for (int game = 0; game < test::scaled(60); ++game) {
        const std::size_t kinds = 1 + random.below(72);
        std::vector<unsigned> counts(kinds);
        Bag<72 * 15> bag;
        for (std::size_t i = 0; i < kinds; ++i) {
            counts[i] = random.below(4) == 0 ? 0 : random.below(16);
            bag.add(kind(i), counts[i]);
        }
        bool good = true;
        while (bag.total() != 0) {
            good = good && finds_every_copy(bag, counts);
            for (unsigned i = 0; i < 25 && bag.total() != 0; ++i) {
                const TileKind drawn = bag.kind_of_copy(random.below(bag.total()), kinds);
                bag.take(drawn);
                --counts[drawn.index()];
            }
        }
        CAPTURE(game, kinds);
        CHECK(good);
    }
}

TEST_CASE("bags with the same tiles are the same bytes", "[tiles][bag]") {
    using Tiles = Bag<20>;
    STATIC_REQUIRE(std::is_trivially_copyable_v<Tiles>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<Tiles>);
    Tiles left;
    left.add(kind(1), 2);
    left.add(kind(19), 1);
    Tiles right;
    right.add(kind(19), 1);
    right.add(kind(1), 3);
    CHECK(left != right);
    right.take(kind(1));
    CHECK(left == right);
    CHECK(std::memcmp(&left, &right, sizeof left) == 0);
}
