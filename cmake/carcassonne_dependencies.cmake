# What the tests, the examples and the C interface need; the library itself needs nothing. Each is looked for on the system first, and only
# fetched when it is not there.
include(FetchContent)
set(carcassonne_wanted "")

macro(carcassonne_want name)
  FetchContent_Declare(${name} SYSTEM GIT_SHALLOW ON ${ARGN})
  list(APPEND carcassonne_wanted ${name})
endmacro()

if(CARCASSONNE_BUILD_TESTS OR CARCASSONNE_BUILD_EXAMPLES)
  carcassonne_want(
    fmt
    GIT_REPOSITORY https://github.com/fmtlib/fmt.git
    GIT_TAG 11.1.4
    FIND_PACKAGE_ARGS 9)
endif()
carcassonne_want(
  nlohmann_json
  GIT_REPOSITORY https://github.com/nlohmann/json.git
  GIT_TAG v3.11.3
  FIND_PACKAGE_ARGS 3.11)
if(CARCASSONNE_BUILD_EXAMPLES)
  carcassonne_want(
    CLI11
    GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git
    GIT_TAG v2.5.0
    FIND_PACKAGE_ARGS 2.1)
endif()
if(CARCASSONNE_BUILD_TESTS)
  # Version 2 of Catch2 serves as well as version 3, so no version is asked for.
  carcassonne_want(
    Catch2
    GIT_REPOSITORY https://github.com/catchorg/Catch2.git
    GIT_TAG v3.8.0
    FIND_PACKAGE_ARGS)
endif()

FetchContent_MakeAvailable(${carcassonne_wanted})
