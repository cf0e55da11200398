#include "carcassonne/core/feature_kind.hpp"

#include "catch.hpp"

#include <set>

using namespace carcassonne;

TEST_CASE("the printed kinds of feature are all different and leave room for others", "[core][feature_kind]") {
    const std::set<FeatureKind> kinds{road, city, field, monastery, garden, river};
    CHECK(kinds.size() == 6);
    for (const FeatureKind kind : kinds) {
        CHECK(kind.exists());
        CHECK(kind < first_free_feature_kind);
    }
    CHECK(first_free_feature_kind < first_own_feature_kind);
    CHECK(first_own_feature_kind.index() < feature_kind_capacity);
}

TEST_CASE("roads, cities, fields and rivers leave their tile, all else lies inside it", "[core][feature_kind]") {
    for (const FeatureKind kind : {road, city, field, river}) {
        CHECK(leaves_tile(kind));
    }
    for (const FeatureKind kind : {monastery, garden, first_free_feature_kind, first_own_feature_kind}) {
        CHECK_FALSE(leaves_tile(kind));
    }
}
