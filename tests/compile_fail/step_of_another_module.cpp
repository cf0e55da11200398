// Only the module that brings a step is asked whether it is played.
// error: StepOfAnotherModule<Naps
// error: Plays<NapStep>
// error: a module says of a step that is not its own whether it is played
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct NapStep {
    static constexpr std::string_view name = "nap";
    static constexpr Slot slot = Slot::turn_ends;
};
struct Naps : Module {
    static constexpr ModuleInfo info{"naps", "Naps"};
#ifdef CORRECT
    using Steps = TypeList<NapStep>;
#endif
    using Hooks = TypeList<Plays<NapStep>>;
    bool plays(NapStep) const noexcept { return false; }
};
static_assert(is_module<Naps>);  // <- here
