// Of two guards of a player three cannot wait in the reserve.
// error: ReserveIsTooLarge<Guards, 0
// error: more figures of a kind wait in the reserve than a player has
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Guards : Module {
    static constexpr ModuleInfo info{"guards", "Guards"};
#ifdef CORRECT
    static constexpr std::uint8_t waiting = 2;
#else
    static constexpr std::uint8_t waiting = 3;
#endif
    static constexpr std::array figures{
        FigureSpec{"guard", 2, 1, mask_of(road), FigureRole::follower, FigureTurn::first, waiting}};
};
static_assert(is_module<Guards>);  // <- here
