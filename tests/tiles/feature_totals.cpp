#include "carcassonne/tiles/feature_totals.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("a segment is a feature of one segment", "[tiles][feature_totals]") {
    constexpr auto totals = FeatureTotals::of_segment(3, 1);
    STATIC_REQUIRE(totals.open_edges() == 3);
    STATIC_REQUIRE(totals.segments() == 1);
    STATIC_REQUIRE(totals.pennants() == 1);
    STATIC_REQUIRE(FeatureTotals().open_edges() == 0);
    STATIC_REQUIRE(FeatureTotals().segments() == 0);
    STATIC_REQUIRE(FeatureTotals().pennants() == 0);
    CHECK(sizeof(FeatureTotals) == 4);
}

TEST_CASE("joined features add up and close the edges where they meet", "[tiles][feature_totals]") {
    auto totals = FeatureTotals::of_segment(2, 0);
    totals += FeatureTotals::of_segment(4, 2);
    totals.close_edges(2);
    CHECK(totals.open_edges() == 4);
    CHECK(totals.segments() == 2);
    CHECK(totals.pennants() == 2);
    totals.close_edges(4);
    CHECK(totals.open_edges() == 0);
    CHECK(totals.segments() == 2);
    CHECK(totals.pennants() == 2);
    CHECK(totals != FeatureTotals::of_segment(0, 2));
}

TEST_CASE("the totals of very large features do not run into each other", "[tiles][feature_totals]") {
    // 250 tiles of which each brings one field with eight half edges, or a city with four edges and two pennants.
    FeatureTotals fields;
    FeatureTotals cities;
    for (unsigned i = 1; i <= 250; ++i) {
        fields += FeatureTotals::of_segment(8, 0);
        cities += FeatureTotals::of_segment(4, 2);
    }
    CHECK(fields.open_edges() == 2000);
    CHECK(fields.segments() == 250);
    CHECK(fields.pennants() == 0);
    CHECK(cities.open_edges() == 1000);
    CHECK(cities.segments() == 250);
    CHECK(cities.pennants() == 500);
    fields.close_edges(2000);
    CHECK(fields.open_edges() == 0);
    CHECK(fields.segments() == 250);
    // Twelve fields a tile, as many segments as there may be.
    FeatureTotals segments;
    for (unsigned i = 0; i < 250 * 12; ++i) {
        segments += FeatureTotals::of_segment(0, 0);
    }
    CHECK(segments.segments() == 3000);
    CHECK(segments.open_edges() == 0);
    CHECK(segments.pennants() == 0);
}
