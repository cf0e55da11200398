include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(carcassonne_package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/carcassonne")

install(
  TARGETS carcassonne
  EXPORT carcassonne_targets
  FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  FILE_SET adapters DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
if(TARGET carcassonne_standard)
  install(TARGETS carcassonne_standard EXPORT carcassonne_targets ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}")
endif()
if(TARGET carcassonne_c)
  install(TARGETS carcassonne_c EXPORT carcassonne_targets FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
endif()
if(CARCASSONNE_SINGLE_HEADER)
  install(FILES "${carcassonne_single_header}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
endif()
install(
  EXPORT carcassonne_targets
  NAMESPACE carcassonne::
  FILE carcassonneTargets.cmake
  DESTINATION "${carcassonne_package_folder}")

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/carcassonneConfig.cmake.in" "${PROJECT_BINARY_DIR}/carcassonneConfig.cmake"
  INSTALL_DESTINATION "${carcassonne_package_folder}")
# Headers alone serve every kind of processor, the library only its own.
set(carcassonne_independent "")
if(NOT TARGET carcassonne_standard AND NOT TARGET carcassonne_c)
  set(carcassonne_independent ARCH_INDEPENDENT)
endif()
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/carcassonneConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion
  ${carcassonne_independent})
install(FILES "${PROJECT_BINARY_DIR}/carcassonneConfig.cmake" "${PROJECT_BINARY_DIR}/carcassonneConfigVersion.cmake"
        DESTINATION "${carcassonne_package_folder}")

# For programs that ask pkg-config. The file says where the headers are as seen from itself, so that all of it can be moved.
set(carcassonne_pkg_config_folder "${CMAKE_INSTALL_DATADIR}/pkgconfig")
cmake_path(ABSOLUTE_PATH carcassonne_pkg_config_folder BASE_DIRECTORY "${CMAKE_INSTALL_PREFIX}" NORMALIZE OUTPUT_VARIABLE here)
cmake_path(SET prefix NORMALIZE "${CMAKE_INSTALL_PREFIX}")
cmake_path(RELATIVE_PATH prefix BASE_DIRECTORY "${here}" OUTPUT_VARIABLE carcassonne_way_to_prefix)
cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_INCLUDEDIR BASE_DIRECTORY "${prefix}" NORMALIZE OUTPUT_VARIABLE headers)
cmake_path(RELATIVE_PATH headers BASE_DIRECTORY "${prefix}" OUTPUT_VARIABLE carcassonne_include_folder)
configure_file("${PROJECT_SOURCE_DIR}/cmake/carcassonne.pc.in" "${PROJECT_BINARY_DIR}/carcassonne.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/carcassonne.pc" DESTINATION "${carcassonne_pkg_config_folder}")
