#include "carcassonne/play/supply.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("every player has figures of every kind at hand", "[play][supply][BAS-02]") {
    constexpr FigureKind abbot{1};
    Supply<2> supply;
    CHECK(supply.count(PlayerId(0), meeple) == 0);
    supply.put(PlayerId(0), meeple, 7);
    supply.put(PlayerId(5), abbot);
    CHECK(supply.count(PlayerId(0), meeple) == 7);
    CHECK(supply.count(PlayerId(0), abbot) == 0);
    CHECK(supply.count(PlayerId(5), abbot) == 1);
    CHECK(supply.count(PlayerId(5), meeple) == 0);
    supply.take(PlayerId(0), meeple);
    supply.take(PlayerId(0), meeple);
    CHECK(supply.count(PlayerId(0), meeple) == 5);
    supply.put(PlayerId(0), meeple);
    CHECK(supply.count(PlayerId(0), meeple) == 6);
    Supply<2> other;
    CHECK(supply != other);
    other.put(PlayerId(5), abbot);
    other.put(PlayerId(0), meeple, 6);
    CHECK(supply == other);
}

TEST_CASE("figures of the reserve are not at hand until they are fetched", "[play][supply][GCC-03]") {
    Supply<2> supply;
    constexpr FigureKind guard{1};
    supply.put_in_reserve(PlayerId(1), guard, 2);
    CHECK(supply.count(PlayerId(1), guard) == 0);
    CHECK(supply.reserve(PlayerId(1), guard) == 2);
    CHECK(supply.reserve(PlayerId(0), guard) == 0);
    CHECK(supply.reserve(PlayerId(1), meeple) == 0);
    CHECK(supply.fetch(PlayerId(1), guard));
    CHECK(supply.fetch(PlayerId(1), guard));
    CHECK(supply.count(PlayerId(1), guard) == 2);
    CHECK(supply.reserve(PlayerId(1), guard) == 0);
    CHECK_FALSE(supply.fetch(PlayerId(1), guard));
    CHECK(supply.count(PlayerId(1), guard) == 2);
    CHECK_FALSE(supply.fetch(PlayerId(0), guard));
}
