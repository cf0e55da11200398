/* The header is C99, and may be included twice. */
#include <carcassonne.h>

static const carcassonne_settings settings = CARCASSONNE_SETTINGS;
static const carcassonne_decision decision = CARCASSONNE_DECISION;
static const carcassonne_error error = CARCASSONNE_ERROR;

/* Used, so that no compiler complains; and told to the linker as the name that other languages call. */
uint32_t carcassonne_test_of_the_header(void);
uint32_t carcassonne_test_of_the_header(void) {
    return settings.size + decision.size + error.size + (uint32_t)carcassonne_interface_version();
}
