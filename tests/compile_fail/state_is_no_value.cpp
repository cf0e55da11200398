// The state of a module holds something on the heap.
// error: StateIsNoValue<Diary, Diary::State>
#include "carcassonne/engine/composition.hpp"

#include <vector>

using namespace carcassonne;

struct Diary : Module {
    static constexpr ModuleInfo info{"diary", "Diary"};
    struct State {
#ifdef CORRECT
        std::uint8_t pages = 0;
#else
        std::vector<int> pages;
#endif
        friend bool operator==(const State&, const State&) noexcept = default;
    };
};
static_assert(is_module<Diary>);  // <- here
