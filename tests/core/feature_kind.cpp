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
    CHECK(first_free_feature_kind.index() < feature_kind_capacity);
}
