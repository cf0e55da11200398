// A veto says which rule is broken; yes or no is not enough.
// error: HookHasNoFunction<Toll, carcassonne::Forbids<carcassonne::PlacementQuery>
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Hooks = TypeList<Forbids<PlacementQuery>>;

#ifdef CORRECT
    template <class G>
    Refusal forbids(const PlacementQuery&, const G&) const noexcept {
        return {};
    }
#else
    template <class G>
    bool forbids(const PlacementQuery&, const G&) const noexcept {
        return false;
    }
#endif
};
static_assert(is_module<Toll>);  // <- here
