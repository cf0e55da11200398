#include "carcassonne/core/points.hpp"

#include "catch.hpp"

#include <string>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

Breakdown city_of_four() {
    Breakdown breakdown;
    breakdown.add("tiles", 4, 2);
    breakdown.add("pennants", 1, 2);
    return breakdown;
}

}  // namespace

TEST_CASE("a term is worth its count times each", "[core][points]") {
    STATIC_REQUIRE(Term{"tiles", 4, 2}.points() == 8);
    STATIC_REQUIRE(Term{"ghosts", 1, -2}.points() == -2);
    STATIC_REQUIRE(Term{}.points() == 0);
    // More than sixteen bits hold.
    CHECK(Term{"tiles", 300, 300}.points() == 90000);
    CHECK(Term{"tiles", 4, 2} == Term{"tiles", 4, 2});
    CHECK(Term{"tiles", 4, 2} != Term{"tiles", 2, 4});
    CHECK(Term{"tiles", 4, 2} != Term{"pennants", 4, 2});
}

TEST_CASE("points are the sum of their reasons", "[core][points]") {
    STATIC_REQUIRE(Breakdown().empty());
    STATIC_REQUIRE(Breakdown().total() == 0);
    CHECK(city_of_four().total() == 10);
    CHECK(city_of_four().size() == 2);
    Breakdown breakdown = city_of_four();
    CHECK_FALSE(breakdown.empty());
    CHECK(breakdown[0] == Term{"tiles", 4, 2});
    CHECK(breakdown[1] == Term{"pennants", 1, 2});
    breakdown.add("ghosts", 3, -2);
    CHECK(breakdown.total() == 4);
    const std::vector<Term> terms(breakdown.begin(), breakdown.end());
    CHECK(terms == std::vector<Term>{{"tiles", 4, 2}, {"pennants", 1, 2}, {"ghosts", 3, -2}});
}

TEST_CASE("all lines of a name change what they are worth", "[core][points]") {
    Breakdown breakdown = city_of_four();
    breakdown.add("tiles", 1, 1);
    const std::string name = "tiles";
    breakdown.set_each(name, 3);
    CHECK(breakdown[0] == Term{"tiles", 4, 3});
    CHECK(breakdown[1] == Term{"pennants", 1, 2});
    CHECK(breakdown[2] == Term{"tiles", 1, 3});
    CHECK(breakdown.total() == 17);
    breakdown.set_each("gardens", 100);
    CHECK(breakdown.total() == 17);
}

TEST_CASE("a full list of reasons takes no more", "[core][points]") {
    STATIC_REQUIRE(Breakdown::capacity == 12);
    Breakdown breakdown;
    for (int i = 0; i < 12; ++i) {
        breakdown.add("line", 1, i);
    }
    CHECK(breakdown.size() == 12);
    CHECK(breakdown.total() == 66);
#ifdef NDEBUG
    // With assertions the program would stop here.
    const Breakdown full = breakdown;
    breakdown.add("line", 1, 1000);
    CHECK(breakdown == full);
#endif
    CHECK(breakdown.total() == 66);
    CHECK(breakdown[11] == Term{"line", 1, 11});
}

TEST_CASE("reasons are copied and compared by their lines", "[core][points]") {
    const Breakdown original = city_of_four();
    Breakdown copy = original;
    CHECK(copy == original);
    copy.add("more", 1, 1);
    CHECK(copy != original);
    CHECK(original.size() == 2);
    // A shorter list over a longer one leaves nothing behind.
    Breakdown shorter;
    shorter.add("tiles", 4, 2);
    copy = shorter;
    CHECK(copy == shorter);
    CHECK(copy.total() == 8);
    copy.add("pennants", 1, 2);
    CHECK(copy == original);
    const Breakdown& itself = copy;
    copy = itself;
    CHECK(copy == original);
}
