// The module brings an event of its own and a function for it, but does not list that it hears it.
// error: FunctionIsNotListed<Toll, carcassonne::On<TollPaid>
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct TollPaid {};

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Events = TypeList<TollPaid>;
#ifdef CORRECT
    using Hooks = TypeList<On<TollPaid>>;
#endif

    template <class G>
    void on(const TollPaid&, G&) const noexcept {}
};
static_assert(is_module<Toll>);  // <- here
