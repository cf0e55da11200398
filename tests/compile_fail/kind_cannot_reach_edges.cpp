// A kind of feature of a module's own would grow over edges, which know no terrain of it.
// error: KindCannotReachEdges<Canals,
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

inline constexpr FeatureKind canal = first_own_feature_kind;

struct Canals : Module {
    static constexpr ModuleInfo info{"canals", "Canals"};
#ifdef CORRECT
    static constexpr std::array features{FeatureKindSpec { canal, "canal", Growth::neighbourhood }};
#else
    static constexpr std::array features{FeatureKindSpec{canal, "canal", Growth::closes}};
#endif
};
static_assert(is_module<Canals>);  // <- here
