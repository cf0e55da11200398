# Builds a program in C against the library as it is installed, away from the project, and lets it play its game.
#   cmake -D PREFIX=<where the library is installed> -D PROGRAM=<source in C> -D WORK=<folder to build in>
#         -D COMPILER=<C compiler> -D GENERATOR=<generator> -P installed.cmake
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
file(COPY_FILE "${PROGRAM}" "${WORK}/my_app.c")
# A project in C alone: nothing of the library that it uses is C++.
file(
  WRITE "${WORK}/CMakeLists.txt"
  [=[cmake_minimum_required(VERSION 3.25)
project(my_app C)
find_package(carcassonne 0.1 REQUIRED)
add_executable(my_app my_app.c)
target_link_libraries(my_app PRIVATE carcassonne::c)
]=])

function(run what)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${what} failed (${result}):\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

run("to configure" "${CMAKE_COMMAND}" -S "${WORK}" -B "${WORK}/build" -G "${GENERATOR}" -D "CMAKE_PREFIX_PATH=${PREFIX}" -D
    "CMAKE_C_COMPILER=${COMPILER}")
run("to build" "${CMAKE_COMMAND}" --build "${WORK}/build")
run("to play" "${WORK}/build/my_app")
if(NOT output MATCHES "the same game")
  message(FATAL_ERROR "the program plays another game:\n${output}")
endif()
message(NOTICE "${output}")
