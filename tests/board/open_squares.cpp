#include "carcassonne/board/open_squares.hpp"

#include "carcassonne/support/random.hpp"

#include "catch.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <map>
#include <type_traits>
#include <utility>
#include <vector>

using namespace carcassonne;
using Square = carcassonne::Square;

namespace {

template <class Squares>
std::size_t open(Squares& squares, Square at, EdgeCode code) {
    const std::size_t number = squares.next_free();
    squares.forbid(number, true, at, code);
    return number;
}

SquareId id(std::size_t number) { return SquareId::at(number); }

/// A random tile: one terrain at each side.
EdgeCode random_tile(Random& random) {
    unsigned code = 0;
    for (const Side side : all_sides) {
        code |= edge_bit(side, static_cast<Terrain>(random.below(4)));
    }
    return static_cast<EdgeCode>(code);
}

/// What a random neighbour or several forbid.
EdgeCode random_neighbours(Random& random) {
    unsigned code = 0;
    for (const Side side : all_sides) {
        if (random.below(2) == 0) {
            code |= forbidden_bits(side, static_cast<Terrain>(random.below(4)));
        }
    }
    return static_cast<EdgeCode>(code);
}

/// The squares as a tree: number to place and code.
using Model = std::map<std::size_t, std::pair<Square, EdgeCode>>;

template <class Squares>
bool agrees(const Squares& squares, const Model& model, const std::array<EdgeCode, rotation_count>& tile) {
    if (squares.count() != model.size()) {
        return false;
    }
    std::size_t lowest_free = 0;
    while (model.count(lowest_free) != 0) {
        ++lowest_free;
    }
    if (lowest_free < Squares::capacity && squares.next_free() != lowest_free) {
        return false;
    }
    for (std::size_t number = 0; number < Squares::capacity; ++number) {
        const auto known = model.find(number);
        if (squares.is_open(id(number)) != (known != model.end())) {
            return false;
        }
        if (known != model.end() &&
            (squares.square(id(number)) != known->second.first || squares.code(id(number)) != known->second.second ||
             number >= 64 * squares.words_in_use())) {
            return false;
        }
    }
    for (std::size_t word = 0; word < Squares::word_count; ++word) {
        const auto fitting = squares.fitting(tile, word);
        for (std::size_t rotation = 0; rotation < rotation_count; ++rotation) {
            std::uint64_t expected = 0;
            for (const auto& [number, square] : model) {
                if (number / 64 == word && (square.second & tile[rotation]) == 0) {
                    expected |= std::uint64_t{1} << (number % 64);
                }
            }
            if (fitting[rotation] != expected) {
                return false;
            }
        }
    }
    return true;
}

template <std::size_t Tiles>
bool random_squares_agree(Random& random) {
    using Squares = OpenSquares<Tiles>;
    Squares squares;
    Model model;
    for (unsigned i = 0; i < 6 * Tiles; ++i) {
        // More and more are open at first, fewer and fewer at last.
        const bool grows = random.below(6 * Tiles) > i;
        if ((grows || model.empty()) && model.size() < 2 * Tiles + 2) {
            const Square at{static_cast<std::int16_t>(random.below(200)), static_cast<std::int16_t>(i)};
            const EdgeCode code = random_neighbours(random);
            model[open(squares, at, code)] = {at, code};
        } else {
            const auto chosen = std::next(model.begin(), random.below(static_cast<std::uint32_t>(model.size())));
            if (random.below(2) == 0) {
                const EdgeCode code = random_neighbours(random);
                squares.forbid(chosen->first, false, chosen->second.first, code);
                chosen->second.second = static_cast<EdgeCode>(chosen->second.second | code);
                // A square that forbids everything cannot be told from a closed one and comes up in no game.
                if (chosen->second.second == 0xffff) {
                    squares.close(id(chosen->first));
                    model.erase(chosen);
                }
            } else {
                squares.close(id(chosen->first));
                model.erase(chosen);
            }
        }
        std::array<EdgeCode, rotation_count> tile{};
        for (EdgeCode& code : tile) {
            code = random.below(5) == 0 ? EdgeCode{0xffff} : random_tile(random);
        }
        if (!agrees(squares, model, tile)) {
            return false;
        }
    }
    return true;
}

}  // namespace

TEST_CASE("a square forbids what its neighbours forbid", "[board][open_squares][BAS-04]") {
    OpenSquares<72> squares;
    CHECK(squares.count() == 0);
    CHECK(squares.words_in_use() == 0);
    CHECK(squares.next_free() == 0);
    CHECK_FALSE(squares.is_open(id(0)));
    const EdgeCode city_north = forbidden_bits(Side::north, Terrain::city);
    const std::size_t square = open(squares, {3, -2}, city_north);
    CHECK(square == 0);
    CHECK(squares.count() == 1);
    CHECK(squares.words_in_use() == 1);
    CHECK(squares.is_open(id(0)));
    CHECK(squares.square(id(0)) == Square{3, -2});
    CHECK(squares.code(id(0)) == city_north);
    // A tile with a city on one side only: it fits with the city to the north.
    const std::array<EdgeCode, rotation_count> tile{0x1114, 0x1141, 0x1411, 0x4111};
    CHECK(squares.fitting(tile, 0) == OpenSquares<72>::Fitting{1, 0, 0, 0});
    squares.forbid(square, false, {3, -2}, forbidden_bits(Side::west, Terrain::road));
    CHECK(squares.count() == 1);
    CHECK(squares.fitting(tile, 0) == OpenSquares<72>::Fitting{0, 0, 0, 0});
}

TEST_CASE("a square keeps its number and the lowest free number comes next", "[board][open_squares]") {
    OpenSquares<72> squares;
    for (std::size_t i = 0; i < 70; ++i) {
        CHECK(open(squares, {static_cast<std::int16_t>(i), 0}, 0) == i);
    }
    CHECK(squares.words_in_use() == 2);
    squares.close(id(64));
    squares.close(id(5));
    CHECK(squares.count() == 68);
    CHECK_FALSE(squares.is_open(id(5)));
    CHECK(squares.square(id(6)) == Square{6, 0});
    CHECK(squares.next_free() == 5);
    CHECK(open(squares, {100, 0}, 0) == 5);
    CHECK(squares.next_free() == 64);
    CHECK(squares.square(id(5)) == Square{100, 0});
}

TEST_CASE("fitting squares agree with asking each one", "[board][open_squares][BAS-04]") {
    Random random(31);
    for (int i = 0; i < test::scaled(15); ++i) {
        CAPTURE(i);
        CHECK(random_squares_agree<72>(random));
        CHECK(random_squares_agree<31>(random));
        CHECK(random_squares_agree<7>(random));
        CHECK(random_squares_agree<1>(random));
    }
}

TEST_CASE("there is room for the open squares of every board", "[board][open_squares]") {
    // A line of n tiles has 2 n + 2 open squares around it, more than any other board.
    STATIC_REQUIRE(OpenSquares<1>::capacity >= 4);
    STATIC_REQUIRE(OpenSquares<7>::capacity >= 16);
    STATIC_REQUIRE(OpenSquares<31>::capacity >= 64);
    STATIC_REQUIRE(OpenSquares<72>::capacity >= 146);
    OpenSquares<31> squares;
    for (std::size_t i = 0; i < 64; ++i) {
        CHECK(open(squares, {static_cast<std::int16_t>(i), 1}, 0) == i);
    }
    CHECK(squares.count() == 64);
    CHECK(squares.fitting({0x1111, 0xffff, 0x1111, 0xffff}, 0) ==
          OpenSquares<31>::Fitting{~std::uint64_t{0}, ~std::uint64_t{0}, ~std::uint64_t{0}, ~std::uint64_t{0}});
}

TEST_CASE("closed squares leave nothing behind", "[board][open_squares]") {
    using Squares = OpenSquares<10>;
    STATIC_REQUIRE(std::is_trivially_copyable_v<Squares>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<Squares>);
    Squares left;
    Squares right;
    open(left, {1, 1}, 3);
    open(left, {2, 2}, 5);
    left.close(id(0));
    open(left, {3, 3}, 7);
    open(right, {3, 3}, 7);
    CHECK(left != right);
    open(right, {2, 2}, 5);
    CHECK(left == right);
    CHECK(std::memcmp(&left, &right, sizeof left) == 0);
    // A square that was open for a while and is closed now.
    const Squares before = left;
    open(left, {4, 4}, 9);
    left.close(id(2));
    CHECK(left == before);
}
