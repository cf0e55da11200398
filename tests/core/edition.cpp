#include "carcassonne/core/edition.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("editions have the order of their years", "[core][edition]") {
    STATIC_REQUIRE(Edition::c1 < Edition::c2);
    STATIC_REQUIRE(Edition::c2 < Edition::c3);
    CHECK(sizeof(Edition) == 1);
}
