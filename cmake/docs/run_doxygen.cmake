# Runs Doxygen and shows what it complains about.
#   cmake -D PROGRAM=doxygen -D SITE=<folder with its Doxyfile> -P run_doxygen.cmake
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND "${PROGRAM}" "${SITE}/Doxyfile" RESULT_VARIABLE result)
set(warnings "")
if(EXISTS "${SITE}/warnings.txt")
  file(READ "${SITE}/warnings.txt" warnings)
endif()
if(NOT result EQUAL 0 OR NOT warnings STREQUAL "")
  message(FATAL_ERROR "${warnings}doxygen found something wrong (${result})")
endif()
