// Two modules bring the same kind of feature.
// error: ModulesShareAKindOfFeature<Orchards, Vineyards>
#include "carcassonne/engine/ruleset.hpp"

using namespace carcassonne;

struct Orchards : Module {
    static constexpr ModuleInfo info{"orchards", "Orchards"};
    static constexpr std::array features{FeatureKindSpec{first_own_feature_kind, "orchard", Growth::neighbourhood}};
};
struct Vineyards : Module {
    static constexpr ModuleInfo info{"vineyards", "Vineyards"};
#ifdef CORRECT
    static constexpr std::array features{FeatureKindSpec {
        FeatureKind(first_own_feature_kind.value + 1),
        "vineyard",
        Growth::neighbourhood
    }};
#else
    static constexpr std::array features{FeatureKindSpec{first_own_feature_kind, "vineyard", Growth::neighbourhood}};
#endif
};
static_assert(is_composed<TypeList<Orchards, Vineyards>>);  // <- here
