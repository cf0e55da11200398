// A module lists an action and does not say how it is found when a player names it.
// error: ActionHasNoFunction<Toll, PayToll>
#include "carcassonne/engine/composition.hpp"
#include "carcassonne/support/result.hpp"

using namespace carcassonne;

struct PayToll {
    static constexpr std::string_view verb = "pay";
};

struct Toll : Module {
    static constexpr ModuleInfo info{"toll", "Toll"};
    using Actions = TypeList<PayToll>;

    template <class G>
    void apply(Picked<PayToll>, G&) const noexcept {}
    template <class G>
    PayToll name(Picked<PayToll>, const G&) const noexcept {
        return {};
    }
#ifdef CORRECT
    template <class G>
    Result<Picked<PayToll>, Error> find(PayToll, const G&) const noexcept {
        return Picked<PayToll>{};
    }
#endif
};
static_assert(is_module<Toll>);  // <- here
