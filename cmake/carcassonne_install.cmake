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
