# The optional library `carcassonne::c`: the C interface of carcassonne.h, compiled once for the standard rules. It is a
# shared library that exports the functions of that header and nothing else. Where there are none, as in a web page or
# beside an app of a phone, CARCASSONNE_C_STATIC makes an archive of it.
option(CARCASSONNE_C_STATIC "Build carcassonne::c as a static library" OFF)

set(carcassonne_c_header "${PROJECT_SOURCE_DIR}/include/carcassonne.h")
set(carcassonne_c_source "${PROJECT_BINARY_DIR}/generated/carcassonne_c.cpp")
file(
  CONFIGURE
  OUTPUT "${carcassonne_c_source}"
  CONTENT "#include <carcassonne/c/functions.hpp>\n"
  @ONLY)

# The version of the interface is written in the header alone.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${carcassonne_c_header}")
file(STRINGS "${carcassonne_c_header}" carcassonne_c_version REGEX "^#define CARCASSONNE_INTERFACE_VERSION [0-9]+$")
if(NOT carcassonne_c_version MATCHES "([0-9]+)$")
  message(FATAL_ERROR "${carcassonne_c_header} does not define CARCASSONNE_INTERFACE_VERSION as a number")
endif()
set(carcassonne_c_version "${CMAKE_MATCH_1}")

set(kind SHARED)
if(CARCASSONNE_C_STATIC)
  set(kind STATIC)
endif()
add_library(carcassonne_c ${kind} "${carcassonne_c_source}")
add_library(carcassonne::c ALIAS carcassonne_c)
set_target_properties(
  carcassonne_c
  PROPERTIES EXPORT_NAME c
             VERSION "${carcassonne_c_version}.${PROJECT_VERSION}"
             SOVERSION "${carcassonne_c_version}"
             POSITION_INDEPENDENT_CODE ON
             CXX_VISIBILITY_PRESET hidden
             VISIBILITY_INLINES_HIDDEN ON)
target_sources(
  carcassonne_c
  PUBLIC
    FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}/include" FILES "${carcassonne_c_header}")
target_link_libraries(carcassonne_c PRIVATE $<BUILD_INTERFACE:carcassonne> $<BUILD_INTERFACE:nlohmann_json::nlohmann_json>)
if(TARGET carcassonne_warnings)
  target_link_libraries(carcassonne_c PRIVATE $<BUILD_INTERFACE:carcassonne_warnings>)
endif()
# The standard rules are compiled already where that library is built.
if(TARGET carcassonne_standard)
  target_link_libraries(carcassonne_c PRIVATE carcassonne_standard)
endif()
target_compile_definitions(carcassonne_c PRIVATE CARCASSONNE_C_BUILDING)
if(CARCASSONNE_C_STATIC)
  target_compile_definitions(carcassonne_c PUBLIC CARCASSONNE_C_STATIC)
endif()

# The standard library of C++ marks its own templates as visible, whatever the compiler is told.
if(NOT CARCASSONNE_C_STATIC AND UNIX)
  if(APPLE)
    file(WRITE "${PROJECT_BINARY_DIR}/generated/carcassonne_c.exports" "_carcassonne_*\n")
    target_link_options(carcassonne_c PRIVATE "LINKER:-exported_symbols_list,${PROJECT_BINARY_DIR}/generated/carcassonne_c.exports")
  else()
    file(WRITE "${PROJECT_BINARY_DIR}/generated/carcassonne_c.map" "{ global: carcassonne_*; local: *; };\n")
    target_link_options(carcassonne_c PRIVATE "LINKER:--version-script=${PROJECT_BINARY_DIR}/generated/carcassonne_c.map")
  endif()
endif()
