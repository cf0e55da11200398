# Tests that run no game: they compile the headers in ways that programs do, or read the source. Those that build
# something hold the lock on the build folder, since it serves one build at a time.

function(carcassonne_add_build_check name target)
  add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" --build "${CMAKE_BINARY_DIR}" --config $<CONFIG> --target ${target})
  set_tests_properties(${name} PROPERTIES LABELS compile RESOURCE_LOCK build_folder)
endfunction()

# Writes a source file that includes the headers, as a program would write it.
function(carcassonne_write_includes file)
  set(text "")
  foreach(header IN LISTS ARGN)
    cmake_path(RELATIVE_PATH header BASE_DIRECTORY "${PROJECT_SOURCE_DIR}/include")
    string(APPEND text "#include <${header}>\n")
  endforeach()
  file(CONFIGURE OUTPUT "${file}" CONTENT "${text}" @ONLY)
endfunction()

# Each header compiles when it is the only one included. CMake makes the sources for the plain headers.
carcassonne_add_build_check(compile.each_header_alone all_verify_interface_header_sets)
if(carcassonne_adapter_headers)
  set(sources "")
  foreach(header IN LISTS carcassonne_adapter_headers)
    cmake_path(RELATIVE_PATH header BASE_DIRECTORY "${PROJECT_SOURCE_DIR}/include/carcassonne" OUTPUT_VARIABLE path)
    set(source "${CMAKE_CURRENT_BINARY_DIR}/generated/adapters/${path}.cpp")
    carcassonne_write_includes("${source}" "${header}")
    list(APPEND sources "${source}")
  endforeach()
  add_library(carcassonne_adapters_alone OBJECT EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(carcassonne_adapters_alone PRIVATE carcassonne_test_base)
  if(NOT MSVC)
    target_compile_options(carcassonne_adapters_alone PRIVATE -O0)
  endif()
  carcassonne_add_build_check(compile.each_adapter_alone carcassonne_adapters_alone)
endif()

# Two translation units that include everything become one program, without a warning, and it runs.
set(carcassonne_everything "${CMAKE_CURRENT_BINARY_DIR}/generated/everything.cpp")
carcassonne_write_includes("${carcassonne_everything}" ${carcassonne_headers})
add_executable(carcassonne_two_units EXCLUDE_FROM_ALL build/first_unit.cpp build/second_unit.cpp)
target_include_directories(carcassonne_two_units PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/generated")
target_link_libraries(carcassonne_two_units PRIVATE carcassonne_test_base)
if(NOT MSVC)
  target_compile_options(carcassonne_two_units PRIVATE $<$<CONFIG:Release>:-O0>)
endif()
carcassonne_add_build_check(compile.two_units carcassonne_two_units)
add_test(NAME compile.two_units_run COMMAND carcassonne_two_units)
set_tests_properties(compile.two_units PROPERTIES FIXTURES_SETUP carcassonne_two_units)
set_tests_properties(compile.two_units_run PROPERTIES LABELS compile FIXTURES_REQUIRED carcassonne_two_units)

# A program's own CARCASSONNE_ASSERT notices every broken contract. It is a program by itself, since all parts of one must
# agree on what the macro is.
add_executable(carcassonne_contracts build/contracts.cpp)
target_link_libraries(carcassonne_contracts PRIVATE carcassonne::carcassonne carcassonne_warnings)
if(NOT MSVC)
  target_compile_options(carcassonne_contracts PRIVATE -O0)
endif()
add_test(NAME compile.contracts COMMAND carcassonne_contracts)
set_tests_properties(compile.contracts PROPERTIES LABELS compile)

# The standard rules from the library and from the headers play the same game.
if(TARGET carcassonne_standard)
  add_executable(carcassonne_links_standard build/plays_standard_rules.cpp)
  target_link_libraries(carcassonne_links_standard PRIVATE carcassonne::standard carcassonne_warnings)
  add_test(NAME compile.standard_library COMMAND carcassonne_links_standard)
  set_tests_properties(compile.standard_library PROPERTIES LABELS compile)
endif()

if(NOT MSVC)
  # How much processor time a program costs to compile, beside its budget: a measurement, not a test.
  file(GLOB compiled_units CONFIGURE_DEPENDS build/plays_*.cpp)
  add_custom_target(
    compile_time
    COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/build/compile_time.sh" "${CMAKE_CXX_COMPILER}"
            "${CMAKE_CURRENT_SOURCE_DIR}/build/includes_the_library.cpp" ${compiled_units}
    VERBATIM)
  add_test(NAME style.compile_time_self_test COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/build/compile_time.sh" --self-test
                                                     "${CMAKE_CXX_COMPILER}")
  set_tests_properties(style.compile_time_self_test PROPERTIES LABELS style)
  add_library(carcassonne_compiled_units OBJECT EXCLUDE_FROM_ALL ${compiled_units})
  target_link_libraries(carcassonne_compiled_units PRIVATE carcassonne::carcassonne carcassonne_warnings)
  carcassonne_add_build_check(compile.programs carcassonne_compiled_units)
endif()

# Which header may include which.
find_package(Python3 COMPONENTS Interpreter)
if(Python3_FOUND)
  foreach(mode IN ITEMS check self_test)
    set(arguments "${PROJECT_SOURCE_DIR}/include")
    if(mode STREQUAL "self_test")
      set(arguments --self-test)
    endif()
    add_test(NAME style.floors_${mode} COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/check_floors.py" ${arguments})
    set_tests_properties(style.floors_${mode} PROPERTIES LABELS style)
  endforeach()

  # Links of the pages lead somewhere.
  foreach(mode IN ITEMS check self_test)
    set(arguments "${PROJECT_SOURCE_DIR}")
    if(mode STREQUAL "self_test")
      set(arguments --self-test)
    endif()
    add_test(NAME docs.links_${mode} COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/check_links.py" ${arguments})
    set_tests_properties(docs.links_${mode} PROPERTIES LABELS style)
  endforeach()

  # A newcomer who does what the first page says has played a game.
  if(NOT MSVC)
    foreach(mode IN ITEMS check self_test)
      set(arguments "${PROJECT_SOURCE_DIR}")
      if(mode STREQUAL "self_test")
        set(arguments --self-test)
      endif()
      add_test(NAME docs.start_${mode} COMMAND Python3::Interpreter -B "${CMAKE_CURRENT_SOURCE_DIR}/check_start.py" ${arguments})
      set_tests_properties(docs.start_${mode} PROPERTIES LABELS compile)
    endforeach()
  endif()

  # The site of pages and reference: how it is made, and that its links lead somewhere.
  add_test(NAME docs.site_pages_self_test COMMAND Python3::Interpreter -B "${PROJECT_SOURCE_DIR}/cmake/docs/site.py" --self-test)
  add_test(NAME docs.site_headers_self_test COMMAND Python3::Interpreter -B "${PROJECT_SOURCE_DIR}/cmake/docs/headers.py"
                                                    --self-test)
  add_test(NAME docs.site_links_self_test COMMAND Python3::Interpreter -B "${CMAKE_CURRENT_SOURCE_DIR}/check_site.py"
                                                  --self-test)
  add_test(NAME docs.site_places COMMAND Python3::Interpreter -B "${PROJECT_SOURCE_DIR}/cmake/docs/site.py" places
                                         "${PROJECT_SOURCE_DIR}")
  set_tests_properties(docs.site_pages_self_test docs.site_headers_self_test docs.site_links_self_test docs.site_places
                       PROPERTIES LABELS style)
  if(TARGET site)
    carcassonne_add_build_check(docs.site site)
    add_test(NAME docs.site_links COMMAND Python3::Interpreter -B "${CMAKE_CURRENT_SOURCE_DIR}/check_site.py"
                                          "${carcassonne_site}/html")
    set_tests_properties(docs.site PROPERTIES LABELS docs FIXTURES_SETUP carcassonne_site)
    set_tests_properties(docs.site_links PROPERTIES LABELS docs FIXTURES_REQUIRED carcassonne_site)
  else()
    add_test(NAME docs.site COMMAND "${CMAKE_COMMAND}" -E echo "SKIPPED: the site is NOT made, since doxygen is missing")
    set_tests_properties(docs.site PROPERTIES LABELS docs SKIP_REGULAR_EXPRESSION "SKIPPED: the site is NOT made")
  endif()

  # What the pages and comments show as C++ compiles and runs.
  if(NOT MSVC AND EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/check_snippets.py")
    set(command Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/check_snippets.py" --compiler "${CMAKE_CXX_COMPILER}" --include
                "${PROJECT_SOURCE_DIR}/include")
    add_test(
      NAME compile.snippets
      COMMAND ${command} README.md docs include
      WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
    add_test(NAME compile.snippets_self_test COMMAND ${command} --self-test)
    set_tests_properties(compile.snippets compile.snippets_self_test PROPERTIES LABELS compile)
  endif()

  # What the library writes as JSON has the form that docs/json.schema.json tells.
  add_executable(carcassonne_json_documents json/documents.cpp)
  target_link_libraries(carcassonne_json_documents PRIVATE carcassonne_test_base)
  if(NOT MSVC)
    target_compile_options(carcassonne_json_documents PRIVATE -O0)
  endif()
  add_test(
    NAME style.json_schema
    COMMAND
      Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/check_json.py" --schema "${PROJECT_SOURCE_DIR}/docs/json.schema.json"
      --page "${PROJECT_SOURCE_DIR}/docs/json.md" $<TARGET_FILE:carcassonne_json_documents>)
  set_tests_properties(style.json_schema PROPERTIES LABELS style SKIP_RETURN_CODE 77 TIMEOUT 600)

  include(carcassonne_pages)

  # Modules and rule sets with a mistake do not compile, and the compiler names the mistake.
  if(NOT MSVC)
    add_test(NAME compile.fails COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/compile_fail/check.py" --compiler
                                        "${CMAKE_CXX_COMPILER}" --include "${PROJECT_SOURCE_DIR}/include"
                                        "${CMAKE_CURRENT_SOURCE_DIR}/compile_fail")
    set_tests_properties(compile.fails PROPERTIES LABELS compile)

    # The rules are broken one at a time: for each at least one scenario fails.
    set(mutants_check "${CMAKE_CURRENT_SOURCE_DIR}/mutants/check.py")
    add_test(NAME rules.broken_one_by_one COMMAND Python3::Interpreter -B "${mutants_check}" --compiler "${CMAKE_CXX_COMPILER}"
                                                  --build "${CMAKE_CURRENT_BINARY_DIR}/mutants")
    set_tests_properties(rules.broken_one_by_one PROPERTIES LABELS compile TIMEOUT 1200)
    add_test(NAME style.mutants_self_test COMMAND Python3::Interpreter -B "${mutants_check}" --self-test)
    set_tests_properties(style.mutants_self_test PROPERTIES LABELS style)

    # Each module can be taken out. It takes a while, so it has the label `lint` as clang-tidy does.
    add_test(NAME lint.modules_come_out COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/check_removal.py" --compiler
                                                "${CMAKE_CXX_COMPILER}" --project "${PROJECT_SOURCE_DIR}")
    set_tests_properties(lint.modules_come_out PROPERTIES LABELS lint)
  endif()
else()
  message(WARNING "python3 is missing: floors, pages and their pieces of C++, and wrong modules are NOT checked")
endif()

# Other versions of clang-format lay the same code out differently, so only version 14 counts.
find_program(CARCASSONNE_CLANG_FORMAT NAMES clang-format-14 clang-format)
mark_as_advanced(CARCASSONNE_CLANG_FORMAT)
set(format_arguments -D "PROGRAM=${CARCASSONNE_CLANG_FORMAT}" -D "FOLDER=${PROJECT_SOURCE_DIR}")
add_test(NAME style.format COMMAND "${CMAKE_COMMAND}" ${format_arguments} -P "${PROJECT_SOURCE_DIR}/cmake/run_clang_format.cmake")
set_tests_properties(style.format PROPERTIES LABELS style SKIP_REGULAR_EXPRESSION "SKIPPED: the format is NOT checked")
add_custom_target(
  format
  COMMAND "${CMAKE_COMMAND}" ${format_arguments} -D WRITE=ON -P "${PROJECT_SOURCE_DIR}/cmake/run_clang_format.cmake"
  COMMENT "Formatting"
  VERBATIM)

# clang-tidy takes a while, so its test has the label `lint` and the test presets leave it out.
# Run it with `ctest --test-dir build/<preset> -L lint`, or build the target `lint`.
find_program(CARCASSONNE_CLANG_TIDY NAMES clang-tidy-14 clang-tidy)
mark_as_advanced(CARCASSONNE_CLANG_TIDY)
if(CARCASSONNE_CLANG_TIDY)
  add_library(carcassonne_everything OBJECT EXCLUDE_FROM_ALL "${carcassonne_everything}")
  target_link_libraries(carcassonne_everything PRIVATE carcassonne_test_base)
  set(stamps "")
  set(library_stamps "")
  set(app_lint_sources "")
  set(lint_sources "${carcassonne_everything}")
  if(TARGET carcassonne_c)
    list(APPEND lint_sources "${carcassonne_c_source}")
  endif()
  if(CARCASSONNE_BUILD_EXAMPLES)
    file(GLOB example_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/examples/*.cpp")
    file(GLOB_RECURSE app_sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/examples/app/*.cpp")
    list(APPEND lint_sources ${example_sources} ${carcassonne_app_lint_sources})
    set(app_lint_sources ${carcassonne_app_lint_sources})
  endif()
  file(GLOB_RECURSE example_headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/examples/*.hpp")
  foreach(source IN LISTS lint_sources)
    string(SHA1 stamp "${source}")
    set(stamp "${CMAKE_CURRENT_BINARY_DIR}/lint/${stamp}")
    add_custom_command(
      OUTPUT "${stamp}"
      COMMAND "${CARCASSONNE_CLANG_TIDY}" --quiet -p "${CMAKE_BINARY_DIR}" "--config-file=${PROJECT_SOURCE_DIR}/.clang-tidy"
              "${source}"
      COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_CURRENT_BINARY_DIR}/lint"
      COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
      DEPENDS "${source}" ${carcassonne_headers} ${example_headers} ${app_sources} "${PROJECT_SOURCE_DIR}/.clang-tidy"
      COMMENT "clang-tidy ${source}"
      VERBATIM)
    list(APPEND stamps "${stamp}")
    if(NOT source IN_LIST app_lint_sources)
      list(APPEND library_stamps "${stamp}")
    endif()
  endforeach()
  # The app takes longer than all the rest: `lint` reads it too, the test reads the library and the small examples.
  add_custom_target(lint DEPENDS ${stamps})
  add_custom_target(lint_library DEPENDS ${library_stamps})
  carcassonne_add_build_check(lint lint_library)
  set_tests_properties(lint PROPERTIES LABELS lint)
else()
  message(STATUS "clang-tidy is missing: there is no target lint")
endif()

include(carcassonne_guest)
include(carcassonne_consumers)
