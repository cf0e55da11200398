# Runs the port for vcpkg without vcpkg: its functions are stood in for by what they are documented to do, as far as the
# port needs it, and what is packed is looked at. The feature `standard` is not built.
#   cmake -D PROJECT=<project> -D WORK=<folder to build in> -P check_vcpkg.cmake
cmake_minimum_required(VERSION 3.25)

set(PORT carcassonne)
set(CURRENT_PACKAGES_DIR "${WORK}/packages")
set(FEATURES core)
file(REMOVE_RECURSE "${WORK}")

function(vcpkg_check_features)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "OUT_FEATURE_OPTIONS" "FEATURES")
  list(GET arg_FEATURES 0 feature)
  list(GET arg_FEATURES 1 option)
  if(feature IN_LIST FEATURES)
    set(${arg_OUT_FEATURE_OPTIONS} "-D${option}=ON" PARENT_SCOPE)
  else()
    set(${arg_OUT_FEATURE_OPTIONS} "-D${option}=OFF" PARENT_SCOPE)
  endif()
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "vcpkg_cmake_configure does not know ${arg_UNPARSED_ARGUMENTS}")
  endif()
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -S "${arg_SOURCE_PATH}" -B "${WORK}/build" ${arg_OPTIONS}
            "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}"
    OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_cmake_install)
  execute_process(COMMAND "${CMAKE_COMMAND}" --build "${WORK}/build" --target install OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "CONFIG_PATH" "")
  file(MAKE_DIRECTORY "${CURRENT_PACKAGES_DIR}/share")
  file(RENAME "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}" "${CURRENT_PACKAGES_DIR}/share/${PORT}")
  cmake_path(GET arg_CONFIG_PATH PARENT_PATH parent)
  file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/${parent}")
endfunction()

function(vcpkg_fixup_pkgconfig)
  file(GLOB_RECURSE found "${CURRENT_PACKAGES_DIR}/*.pc")
  if(NOT found STREQUAL "${CURRENT_PACKAGES_DIR}/share/pkgconfig/carcassonne.pc")
    message(FATAL_ERROR "pkg-config finds ${found}")
  endif()
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
  file(COPY_FILE "${arg_FILE_LIST}" "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright")
endfunction()

include("${PROJECT}/cmake/packaging/vcpkg/portfile.cmake")

foreach(file IN ITEMS include/carcassonne/carcassonne.hpp include/carcassonne/text/json.hpp share/carcassonne/carcassonneConfig.cmake
                      share/carcassonne/copyright share/carcassonne/usage share/pkgconfig/carcassonne.pc)
  if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/${file}")
    message(FATAL_ERROR "the package has no ${file}")
  endif()
endforeach()
file(GLOB folders RELATIVE "${CURRENT_PACKAGES_DIR}" "${CURRENT_PACKAGES_DIR}/*")
if(NOT folders STREQUAL "include;share")
  message(FATAL_ERROR "the package has the folders ${folders}")
endif()

# The version of the port is that of the headers.
file(READ "${PROJECT}/cmake/packaging/vcpkg/vcpkg.json" port)
string(JSON told GET "${port}" version)
file(READ "${CURRENT_PACKAGES_DIR}/share/carcassonne/carcassonneConfigVersion.cmake" text)
if(NOT text MATCHES "PACKAGE_VERSION \"${told}\"")
  message(FATAL_ERROR "the port has the version ${told}, and the headers another")
endif()
message(NOTICE "the port packs version ${told}")
