// The module defines what it does with completed features, but does not say so in its hooks: nobody would call it.
// error: FunctionIsNotListed<Toll, carcassonne::On<carcassonne::FeatureCompleted>
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
#ifdef CORRECT
    using Hooks = TypeList<On<FeatureCompleted>>;
#else
    using Hooks = TypeList<>;
#endif

    template <class G>
    void on(const FeatureCompleted&, G&) const noexcept {}
};
static_assert(is_module<Toll>);  // <- here
