# Programs of strangers, one for each way to the library: tests/consumer. Each is built outside the project, and all of them
# play the same game. docs/adopt.md shows how each is built.

set(consumer_folder "${CMAKE_CURRENT_BINARY_DIR}/consumer")
set(consumer_prefix "${consumer_folder}/prefix")

if(CARCASSONNE_INSTALL)
  # What is installed has to be built before.
  set(installed_target carcassonne_install_needs)
  add_custom_target(${installed_target})
  if(TARGET carcassonne_standard)
    add_dependencies(${installed_target} carcassonne_standard)
  endif()
  if(TARGET carcassonne_c)
    add_dependencies(${installed_target} carcassonne_c)
  endif()
  if(CARCASSONNE_SINGLE_HEADER)
    add_dependencies(${installed_target} carcassonne_single_header)
  endif()
  carcassonne_add_build_check(consumer.install_needs ${installed_target})
  add_test(NAME consumer.install COMMAND "${CMAKE_COMMAND}" -D "BUILD=${PROJECT_BINARY_DIR}" -D "CONFIG=$<CONFIG>" -D
                                         "PREFIX=${consumer_prefix}" -P "${CMAKE_CURRENT_SOURCE_DIR}/consumer/install.cmake")
  set_tests_properties(consumer.install_needs PROPERTIES LABELS consumer FIXTURES_SETUP carcassonne_built)
  set_tests_properties(consumer.install PROPERTIES LABELS consumer FIXTURES_REQUIRED carcassonne_built FIXTURES_SETUP
                                                   carcassonne_installed)
endif()

find_program(CARCASSONNE_PKG_CONFIG NAMES pkg-config pkgconf)
mark_as_advanced(CARCASSONNE_PKG_CONFIG)

function(carcassonne_add_consumer way)
  add_test(
    NAME consumer.${way}
    COMMAND
      "${CMAKE_COMMAND}" -D "WAY=${way}" -D "PROJECT=${PROJECT_SOURCE_DIR}" -D "WORK=${consumer_folder}" -D
      "PREFIX=${consumer_prefix}" -D "SINGLE_HEADER=${carcassonne_single_header}" -D "COMPILER=${CMAKE_CXX_COMPILER}" -D
      "LAUNCHER=${CARCASSONNE_CCACHE}" -D "GENERATOR=${CMAKE_GENERATOR}" -P "${CMAKE_CURRENT_SOURCE_DIR}/consumer/run.cmake")
  set_tests_properties(consumer.${way} PROPERTIES LABELS consumer ${ARGN})
endfunction()

carcassonne_add_consumer(add_subdirectory)
carcassonne_add_consumer(fetch_content)
# Says of a way that cannot be tried why that is.
function(carcassonne_skip_consumer way reason)
  add_test(NAME consumer.${way} COMMAND "${CMAKE_COMMAND}" -E echo "SKIPPED: this way is NOT tried, since ${reason}")
  set_tests_properties(consumer.${way} PROPERTIES LABELS consumer SKIP_REGULAR_EXPRESSION "SKIPPED: this way is NOT tried")
endfunction()

if(NOT CARCASSONNE_INSTALL)
  carcassonne_skip_consumer(find_package "CARCASSONNE_INSTALL is off")
elseif(NOT TARGET carcassonne_standard)
  carcassonne_skip_consumer(find_package "CARCASSONNE_BUILD_STANDARD is off")
else()
  carcassonne_add_consumer(find_package FIXTURES_REQUIRED carcassonne_installed)
endif()
if(NOT MSVC)
  carcassonne_add_consumer(plain)
  if(NOT CARCASSONNE_INSTALL)
    carcassonne_skip_consumer(pkg_config "CARCASSONNE_INSTALL is off")
  elseif(NOT CARCASSONNE_PKG_CONFIG)
    carcassonne_skip_consumer(pkg_config "pkg-config is missing")
  else()
    carcassonne_add_consumer(pkg_config FIXTURES_REQUIRED carcassonne_installed)
  endif()
endif()
if(TARGET carcassonne_single_header AND NOT MSVC)
  carcassonne_add_consumer(single_header FIXTURES_REQUIRED carcassonne_single_header)
  if(CARCASSONNE_PKG_CONFIG)
    add_test(
      NAME consumer.install_single_header
      COMMAND "${CMAKE_COMMAND}" -D "PROJECT=${PROJECT_SOURCE_DIR}" -D "WORK=${consumer_folder}/install_single_header" -D
              "PKG_CONFIG=${CARCASSONNE_PKG_CONFIG}" -P "${CMAKE_CURRENT_SOURCE_DIR}/consumer/install_single_header.cmake")
    set_tests_properties(consumer.install_single_header PROPERTIES LABELS consumer)
  endif()
endif()

# The page shows what is built here.
if(Python3_FOUND)
  set(command Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/consumer/check_page.py")
  add_test(NAME docs.adopt_check COMMAND ${command} "${PROJECT_SOURCE_DIR}/docs/adopt.md" "${CMAKE_CURRENT_SOURCE_DIR}/consumer")
  add_test(NAME docs.adopt_self_test COMMAND ${command} --self-test)
  set_tests_properties(docs.adopt_check docs.adopt_self_test PROPERTIES LABELS style)
endif()

# The recipes for package managers, run without them.
add_test(NAME consumer.vcpkg_port COMMAND "${CMAKE_COMMAND}" -D "PROJECT=${PROJECT_SOURCE_DIR}" -D "WORK=${consumer_folder}/vcpkg"
                                          -P "${CMAKE_CURRENT_SOURCE_DIR}/packaging/check_vcpkg.cmake")
set_tests_properties(consumer.vcpkg_port PROPERTIES LABELS consumer)
if(Python3_FOUND)
  set(command Python3::Interpreter -B "${CMAKE_CURRENT_SOURCE_DIR}/packaging/check_conan.py")
  add_test(NAME consumer.conan_recipe COMMAND ${command} "${PROJECT_SOURCE_DIR}")
  add_test(NAME consumer.conan_recipe_self_test COMMAND ${command} --self-test "${PROJECT_SOURCE_DIR}")
  set_tests_properties(consumer.conan_recipe consumer.conan_recipe_self_test PROPERTIES LABELS consumer)
endif()
