// The module means to change what features are worth, but its function has another name.
// error: HookHasNoFunction<Toll, carcassonne::Adjusts<carcassonne::FeatureValue>
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Hooks = TypeList<Adjusts<FeatureValue>>;

#ifdef CORRECT
    template <class G>
    void adjust(FeatureValue&, const G&) const noexcept {}
#else
    template <class G>
    void adjusts(FeatureValue&, const G&) const noexcept {}
#endif
};
static_assert(is_module<Toll>);  // <- here
