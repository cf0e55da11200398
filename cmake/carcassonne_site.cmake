# The pages and the reference of all public names as one site:
#   cmake --build <build folder> --target site      makes <build folder>/site/html/index.html
# Malformed comments and pages are errors, and so are links within the site that lead nowhere and public names without a
# comment. -D CARCASSONNE_SITE_UNDOCUMENTED=OFF lets the last ones pass while something is written.
option(CARCASSONNE_SITE_UNDOCUMENTED "Public names of carcassonne without a comment are errors of the site" ON)

find_package(Python3 COMPONENTS Interpreter)
find_program(CARCASSONNE_DOXYGEN NAMES doxygen)
mark_as_advanced(CARCASSONNE_DOXYGEN)
set(carcassonne_site_program "${PROJECT_SOURCE_DIR}/cmake/docs/site.py")
set(carcassonne_site "${CMAKE_BINARY_DIR}/site")

if(CARCASSONNE_DOXYGEN AND Python3_FOUND)
  set(carcassonne_site_python "'${Python3_EXECUTABLE}' -B")
  if(CARCASSONNE_SITE_UNDOCUMENTED)
    set(carcassonne_site_extract_all NO)
    set(carcassonne_site_warn_undocumented YES)
  else()
    set(carcassonne_site_extract_all YES)
    set(carcassonne_site_warn_undocumented NO)
  endif()
  configure_file("${PROJECT_SOURCE_DIR}/cmake/docs/Doxyfile.in" "${carcassonne_site}/Doxyfile" @ONLY)
  add_custom_target(
    site
    COMMAND "${CMAKE_COMMAND}" -E rm -rf "${carcassonne_site}/html"
    COMMAND Python3::Interpreter -B "${carcassonne_site_program}" places "${PROJECT_SOURCE_DIR}"
    COMMAND "${CMAKE_COMMAND}" -D "PROGRAM=${CARCASSONNE_DOXYGEN}" -D "SITE=${carcassonne_site}" -P
            "${PROJECT_SOURCE_DIR}/cmake/docs/run_doxygen.cmake"
    COMMAND Python3::Interpreter -B "${carcassonne_site_program}" files "${PROJECT_SOURCE_DIR}" "${carcassonne_site}/html"
    COMMAND "${CMAKE_COMMAND}" -E echo "${carcassonne_site}/html/index.html"
    COMMENT "Making the site"
    VERBATIM)
endif()
