// A module brings a step that nobody works and to which nobody offers answers.
// error: StepHasNoOwner<Toll, TollStep>
#include "carcassonne/engine/ruleset.hpp"

using namespace carcassonne;

struct TollStep {
    static constexpr std::string_view name = "toll";
    static constexpr Slot slot = Slot::after_scoring;
};

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Steps = TypeList<TollStep>;
#ifdef CORRECT
    using Hooks = TypeList<On<TollStep>>;

    template <class G>
    void on(TollStep, G&) const noexcept {}
#endif
};
struct Highway : Ruleset<Toll> {};
static_assert(is_composed<Highway::Modules>);  // <- here
