# Runs Doxygen and stops at its warnings. Other versions warn of other things, so only those of version 1.9.4 count; those of
# any other are shown.
#   cmake -D PROGRAM=doxygen -D SITE=<folder with its Doxyfile> -P run_doxygen.cmake
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND "${PROGRAM}" --version OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE)
execute_process(COMMAND "${PROGRAM}" "${SITE}/Doxyfile" RESULT_VARIABLE result)
if(NOT result EQUAL 0 OR NOT EXISTS "${SITE}/html/index.html")
  message(FATAL_ERROR "doxygen failed: ${result}")
endif()
file(READ "${SITE}/warnings.txt" warnings)
if(NOT warnings STREQUAL "")
  message(NOTICE "${warnings}")
  if(version MATCHES "^1[.]9[.]4")
    message(FATAL_ERROR "doxygen found something wrong")
  endif()
endif()
