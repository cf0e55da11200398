#pragma once

#include "input.hpp"

#include <carcassonne/engine/make_setup.hpp>
#include <carcassonne/text/error_text.hpp>

#include <string>
#include <utility>

namespace app {

/// The set-up that options ask for. Throws `InputError` with the first thing that is wrong with them.
template <class Rules>
carcassonne::Setup<Rules> setup_of(const carcassonne::Options<Rules>& options) {
    auto setup = carcassonne::make_setup<Rules>(options);
    if (!setup) {
        throw InputError(carcassonne::error_text(setup.error().front()));
    }
    return *std::move(setup);
}

}  // namespace app
