// The header is C++, too, beside those of the library, and what it declares has the names of C.
#include <carcassonne.h>
#include <carcassonne/carcassonne.hpp>

#include <cstdio>
#include <type_traits>

extern "C" std::uint32_t carcassonne_test_of_the_header(void);

static_assert(std::is_same_v<carcassonne_status, std::int32_t>);
static_assert(std::is_trivially_copyable_v<carcassonne_settings> && std::is_standard_layout_v<carcassonne_settings>);
static_assert(std::is_trivially_copyable_v<carcassonne_decision> && std::is_standard_layout_v<carcassonne_decision>);
static_assert(std::is_trivially_copyable_v<carcassonne_error> && std::is_standard_layout_v<carcassonne_error>);

int main() {
    const carcassonne_settings settings = CARCASSONNE_SETTINGS;
    const carcassonne_decision decision = CARCASSONNE_DECISION;
    const carcassonne_error error = CARCASSONNE_ERROR;
    const std::uint32_t here = settings.size + decision.size + error.size + CARCASSONNE_INTERFACE_VERSION;
    std::printf("%u bytes in C++\n", here);
    return here == carcassonne_test_of_the_header() ? 0 : 1;
}
