// The second module has a function for an event of the first one and does not list it; the rule set knows both.
// error: FunctionIsNotListed<Gate, carcassonne::On<TollPaid>
#include "carcassonne/engine/ruleset.hpp"

using namespace carcassonne;

struct TollPaid {};

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Events = TypeList<TollPaid>;
};
static_assert(is_module<Toll>);

struct Gate : Module {
    static constexpr ModuleInfo info{"gate", "Gate"};
#ifdef CORRECT
    using Hooks = TypeList<On<TollPaid>>;
#endif

    template <class G>
    void on(const TollPaid&, G&) const noexcept {}
};
static_assert(is_module<Gate>);

struct Highway : Ruleset<Toll, Gate> {};
static_assert(is_composed<Highway::Modules>);  // <- here
