// A module hears an event that no module of the game lists among its events.
// error: HookMatchesNothing<Toll, carcassonne::On<TollPaid>
#include "carcassonne/engine/ruleset.hpp"

using namespace carcassonne;

struct TollPaid {};

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
#ifdef CORRECT
    using Events = TypeList<TollPaid>;
#endif
    using Hooks = TypeList<On<TollPaid>>;

    template <class G>
    void on(const TollPaid&, G&) const noexcept {}
};
struct Highway : Ruleset<Toll> {};
static_assert(is_composed<Highway::Modules>);  // <- here
