# Installs the library for the programs that look for it, and carries it to another place: it has to be found there, too.
#   cmake -D BUILD=<build folder> -D CONFIG=<configuration> -D PREFIX=<where to> -P install.cmake
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${PREFIX}" "${PREFIX}.first")
execute_process(
  COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --config "${CONFIG}" --prefix "${PREFIX}.first"
  OUTPUT_VARIABLE output ERROR_VARIABLE output
  RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${output}")
endif()
file(RENAME "${PREFIX}.first" "${PREFIX}")

file(GLOB_RECURSE told "${PREFIX}/*.cmake" "${PREFIX}/*.pc")
list(LENGTH told count)
if(count LESS 4)
  message(FATAL_ERROR "only ${told} say where the library is")
endif()
foreach(file IN LISTS told)
  file(READ "${file}" text)
  string(FIND "${text}" "${PREFIX}.first" place)
  if(NOT place EQUAL -1)
    message(FATAL_ERROR "${file} names the place to which it was installed at first")
  endif()
endforeach()
