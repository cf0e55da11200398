// Whether a step is in the order of play is asked of modules that list it, and of no other.
// error: FunctionIsNotListed<Naps
// error: Plays<NapStep>
// error: a module defines a function that is missing in its Hooks
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct NapStep {
    static constexpr std::string_view name = "nap";
    static constexpr Slot slot = Slot::turn_ends;
};
struct Naps : Module {
    static constexpr ModuleInfo info{"naps", "Naps"};
    using Steps = TypeList<NapStep>;
#ifdef CORRECT
    using Hooks = TypeList<Plays<NapStep>, On<NapStep>>;
#else
    using Hooks = TypeList<On<NapStep>>;
#endif
    bool plays(NapStep) const noexcept { return false; }
    template <class G>
    void on(NapStep, G&) const noexcept {}
};
static_assert(is_module<Naps>);  // <- here
