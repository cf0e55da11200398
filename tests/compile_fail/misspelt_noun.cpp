// There is no event of this name; the compiler itself says so where it stands.
// error: FeatureFinished
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
#ifdef CORRECT
    using Hooks = TypeList<On<FeatureCompleted>>;
#else
    using Hooks = TypeList<On<FeatureFinished>>;  // <- here
#endif

    template <class G>
    void on(const FeatureCompleted&, G&) const noexcept {}
};
static_assert(is_module<Toll>);
