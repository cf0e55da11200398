include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(carcassonne_package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/carcassonne")

install(
  TARGETS carcassonne
  EXPORT carcassonne_targets
  FILE_SET HEADERS DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  FILE_SET adapters DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
install(
  EXPORT carcassonne_targets
  NAMESPACE carcassonne::
  FILE carcassonneTargets.cmake
  DESTINATION "${carcassonne_package_folder}")

configure_package_config_file(
  "${PROJECT_SOURCE_DIR}/cmake/carcassonneConfig.cmake.in" "${PROJECT_BINARY_DIR}/carcassonneConfig.cmake"
  INSTALL_DESTINATION "${carcassonne_package_folder}")
write_basic_package_version_file(
  "${PROJECT_BINARY_DIR}/carcassonneConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion
  ARCH_INDEPENDENT)
install(FILES "${PROJECT_BINARY_DIR}/carcassonneConfig.cmake" "${PROJECT_BINARY_DIR}/carcassonneConfigVersion.cmake"
        DESTINATION "${carcassonne_package_folder}")
