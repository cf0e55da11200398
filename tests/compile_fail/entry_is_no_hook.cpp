// The hooks name an event and forget the verb.
// error: EntryIsNoHook<Toll, carcassonne::FeatureCompleted>
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
#ifdef CORRECT
    using Hooks = TypeList<On<FeatureCompleted>>;
#else
    using Hooks = TypeList<FeatureCompleted>;
#endif

    template <class G>
    void on(const FeatureCompleted&, G&) const noexcept {}
};
static_assert(is_module<Toll>);  // <- here
