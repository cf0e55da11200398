#include "carcassonne/core/figure.hpp"

#include "catch.hpp"

#include <type_traits>

using namespace carcassonne;

TEST_CASE("the meeple is the first kind of figure", "[core][figure]") {
    STATIC_REQUIRE(meeple.index() == 0);
    STATIC_REQUIRE(meeple.exists());
    STATIC_REQUIRE_FALSE(std::is_same_v<FigureKind, FigureId>);
    CHECK(meeple.index() < figure_kind_capacity);
    CHECK_FALSE(FigureId::none().exists());
}
