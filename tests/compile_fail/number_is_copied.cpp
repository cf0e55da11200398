// The module changes a copy of the number that is on its way, which would help nobody.
// error: HookHasNoFunction<Toll, carcassonne::Adjusts<carcassonne::FeatureValue>
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Hooks = TypeList<Adjusts<FeatureValue>>;

#ifdef CORRECT
    template <class G>
    void adjust(FeatureValue& value, const G&) const noexcept {
        value.breakdown.clear();
    }
#else
    template <class G>
    void adjust(FeatureValue value, const G&) const noexcept {
        value.breakdown.clear();
    }
#endif
};
static_assert(is_module<Toll>);  // <- here
