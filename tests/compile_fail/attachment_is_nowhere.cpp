// What stands with figures stands with one figure or another.
// error: AttachmentIsNowhere<Nets, 0
// error: no figure can have one of these
#include "carcassonne/engine/composition.hpp"

using namespace carcassonne;

struct Nets : Module {
    static constexpr ModuleInfo info{"nets", "Nets"};
#ifdef CORRECT
    static constexpr std::uint8_t most = 1;
#else
    static constexpr std::uint8_t most = 0;
#endif
    static constexpr std::array attachments{AttachmentSpec{"net", 4, most, true}};
};
static_assert(is_module<Nets>);  // <- here
