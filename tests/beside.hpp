#pragma once

#include "test_paths.hpp"

#include <cstdlib>
#include <string>

namespace test {

/// Something in the folder of recorded games and tables beside the project, which not every machine has; the variable
/// CARCASSONNE_SHARED names another folder. Test cases that read it have the tag [beside] and say
/// "not compared, there is no ..." where it is not there: then the tests `<floor>.beside_the_project` count as skipped.
inline std::string beside_the_project(const std::string& path) {
    const char* const elsewhere = std::getenv("CARCASSONNE_SHARED");
    return (elsewhere != nullptr ? std::string(elsewhere) : std::string(shared_folder)) + "/" + path;
}

}  // namespace test
