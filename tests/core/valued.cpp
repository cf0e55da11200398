#include "carcassonne/core/valued.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("a feature has its full value when it is completed or counts as completed", "[core][valued][BAS-17]") {
    STATIC_REQUIRE(in_full(Valued::completed));
    STATIC_REQUIRE(in_full(Valued::as_if_completed));
    STATIC_REQUIRE_FALSE(in_full(Valued::as_it_is));
    STATIC_REQUIRE_FALSE(in_full(Valued::taken_back));
    STATIC_REQUIRE_FALSE(in_full(Valued::no_feature));
}

TEST_CASE("what a figure is taken back from is not valued as in the final scoring", "[core][valued][BAS-17]") {
    STATIC_REQUIRE(as_at_the_end(Valued::as_it_is));
    STATIC_REQUIRE(as_at_the_end(Valued::as_if_completed));
    STATIC_REQUIRE_FALSE(as_at_the_end(Valued::completed));
    STATIC_REQUIRE_FALSE(as_at_the_end(Valued::taken_back));
    STATIC_REQUIRE_FALSE(as_at_the_end(Valued::no_feature));
}
