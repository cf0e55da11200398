# What the tests, the examples and the C interface need; the library itself needs nothing. Each is looked for on the system first, and only
# fetched when it is not there.
include(FetchContent)
set(carcassonne_wanted "")

# carcassonne_want(NAME VERSION DEBIAN_PACKAGE ...): VERSION is the oldest that will do, or empty; the rest says whence it is fetched.
macro(carcassonne_want name version package)
  find_package(${name} ${version} QUIET)
  if(NOT ${name}_FOUND)
    message(STATUS "${name} is not installed, so it is fetched; on Debian and Ubuntu the package ${package} has it")
  endif()
  FetchContent_Declare(${name} SYSTEM GIT_SHALLOW ON ${ARGN} FIND_PACKAGE_ARGS ${version})
  list(APPEND carcassonne_wanted ${name})
endmacro()

if(CARCASSONNE_BUILD_TESTS OR CARCASSONNE_BUILD_EXAMPLES)
  carcassonne_want(fmt 9 libfmt-dev GIT_REPOSITORY https://github.com/fmtlib/fmt.git GIT_TAG 11.1.4)
endif()
carcassonne_want(nlohmann_json 3.11 nlohmann-json3-dev GIT_REPOSITORY https://github.com/nlohmann/json.git GIT_TAG v3.11.3)
if(CARCASSONNE_BUILD_EXAMPLES)
  carcassonne_want(CLI11 2.1 libcli11-dev GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git GIT_TAG v2.5.0)
endif()
if(CARCASSONNE_BUILD_TESTS)
  # Version 2 of Catch2 serves as well as version 3, so no version is asked for.
  carcassonne_want(Catch2 "" catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG v3.8.0)
endif()

FetchContent_MakeAvailable(${carcassonne_wanted})
