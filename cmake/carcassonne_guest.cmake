# The headers are guests in programs of others: they are read without a warning by strict programs and several compilers,
# bring no macros but their own, stand those of others, and do without exceptions. Nothing is built, only read.

set(guest_includes "${CMAKE_CURRENT_BINARY_DIR}/generated")
carcassonne_write_includes("${guest_includes}/everything_plain.cpp" ${carcassonne_plain_headers})

function(carcassonne_add_reading name compiler standard)
  add_test(
    NAME ${name}
    COMMAND "${compiler}" -std=${standard} -fsyntax-only ${ARGN} -I "${PROJECT_SOURCE_DIR}/include" -I "${guest_includes}"
            "${CMAKE_CURRENT_SOURCE_DIR}/build/uses_the_library.cpp")
  set_tests_properties(${name} PROPERTIES LABELS compile)
endfunction()

if(MSVC)
  return()
endif()

carcassonne_add_reading(compile.no_exceptions "${CMAKE_CXX_COMPILER}" c++20 -Wall -Wextra -Werror -fno-exceptions -fno-rtti)

# The headers are not `-isystem`, so every warning is seen.
set(carcassonne_strict -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wnon-virtual-dtor
                       -Werror)

# g++, the oldest clang and the newest one that are there. They are looked for anew each time, since somebody may have
# installed another.
find_program(guest_gcc NAMES g++ NO_CACHE)
set(guest_clangs "")
foreach(number RANGE 14 40)
  find_program(guest_clang_${number} NAMES clang++-${number} NO_CACHE)
  if(guest_clang_${number})
    list(APPEND guest_clangs clang_${number})
  endif()
endforeach()
set(guests gcc)
if(guest_clangs)
  list(GET guest_clangs 0 oldest)
  list(GET guest_clangs -1 newest)
  list(APPEND guests ${oldest} ${newest})
  list(REMOVE_DUPLICATES guests)
endif()
list(LENGTH guest_clangs count)
if(count LESS 2)
  list(APPEND guests another_clang)
  set(guest_another_clang "")
endif()

foreach(guest IN LISTS guests)
  set(compiler "${guest_${guest}}")
  foreach(standard IN ITEMS c++20 c++2b)
    set(name compile.strict.${guest}.${standard})
    if(compiler)
      carcassonne_add_reading(${name} "${compiler}" ${standard} ${carcassonne_strict})
    else()
      add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" -E echo "SKIPPED: ${guest} is missing")
      set_tests_properties(${name} PROPERTIES LABELS compile SKIP_REGULAR_EXPRESSION "SKIPPED: [a-z_]+ is missing")
    endif()
  endforeach()
endforeach()

if(Python3_FOUND)
  set(command Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/check_guest.py" --compiler "${CMAKE_CXX_COMPILER}")
  add_test(NAME compile.guest_self_test COMMAND ${command} --self-test)
  add_test(NAME compile.macros COMMAND ${command} --check macros --include "${PROJECT_SOURCE_DIR}/include")
  add_test(NAME compile.hostile_macros COMMAND ${command} --check hostile --include "${PROJECT_SOURCE_DIR}/include")
  set_tests_properties(compile.guest_self_test compile.macros compile.hostile_macros PROPERTIES LABELS compile)

  # The library as one file is the library, and as strict.
  carcassonne_add_build_check(compile.make_single_header carcassonne_single_header)
  set_tests_properties(compile.make_single_header PROPERTIES FIXTURES_SETUP carcassonne_single_header)
  set(command Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/check_single_header.py")
  set(plain ${carcassonne_plain_headers})
  list(TRANSFORM plain REPLACE "^${PROJECT_SOURCE_DIR}/include/" "")
  add_test(NAME style.single_header COMMAND ${command} "${carcassonne_single_header}" "${PROJECT_SOURCE_DIR}/include" ${plain})
  add_test(NAME style.single_header_self_test COMMAND ${command} --self-test)
  add_test(NAME style.single_header_script COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/cmake/single_header.py"
                                                   --self-test)
  set_tests_properties(style.single_header style.single_header_self_test style.single_header_script PROPERTIES LABELS style)
  set_tests_properties(style.single_header PROPERTIES FIXTURES_REQUIRED carcassonne_single_header)

  file(CONFIGURE OUTPUT "${guest_includes}/single_header.cpp" CONTENT "#include \"carcassonne.hpp\"\n")
  cmake_path(GET carcassonne_single_header PARENT_PATH folder)
  add_test(NAME compile.strict.single_header COMMAND "${CMAKE_CXX_COMPILER}" -std=c++20 -fsyntax-only ${carcassonne_strict} -I
                                                     "${folder}" "${guest_includes}/single_header.cpp")
  set_tests_properties(compile.strict.single_header PROPERTIES LABELS compile FIXTURES_REQUIRED carcassonne_single_header)
endif()
