# Installs the headers alone with the library as one file, in folders with unusual names: both have to be there, and
# pkg-config has to lead to them.
#   cmake -D PROJECT=<project> -D WORK=<folder to build in> -D PKG_CONFIG=<pkg-config> -P install_single_header.cmake
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${WORK}")
set(prefix "${WORK}/prefix")
set(options "")
foreach(part IN ITEMS TESTS EXAMPLES STANDARD)
  list(APPEND options -D CARCASSONNE_BUILD_${part}=OFF)
endforeach()
execute_process(
  COMMAND "${CMAKE_COMMAND}" -S "${PROJECT}" -B "${WORK}/build" ${options} -D CARCASSONNE_SINGLE_HEADER=ON
          -D CMAKE_INSTALL_DATADIR=lib/deep/share -D CMAKE_INSTALL_INCLUDEDIR=include/games --install-prefix "${prefix}"
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${CMAKE_COMMAND}" --build "${WORK}/build" OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${CMAKE_COMMAND}" --install "${WORK}/build" OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

execute_process(
  COMMAND "${CMAKE_COMMAND}" -E env "PKG_CONFIG_PATH=${prefix}/lib/deep/share/pkgconfig" "${PKG_CONFIG}" --variable=includedir
          carcassonne
  OUTPUT_VARIABLE folder
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
foreach(file IN ITEMS carcassonne.hpp carcassonne/carcassonne.hpp)
  if(NOT EXISTS "${folder}/${file}")
    message(FATAL_ERROR "pkg-config leads to ${folder}, where there is no ${file}")
  endif()
endforeach()
cmake_path(NORMAL_PATH folder)
if(NOT folder STREQUAL "${prefix}/include/games")
  message(FATAL_ERROR "pkg-config leads to ${folder}")
endif()
