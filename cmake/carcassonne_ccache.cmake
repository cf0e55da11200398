# Compiles through ccache where it is installed and nobody asked for another launcher.
find_program(CARCASSONNE_CCACHE ccache)
mark_as_advanced(CARCASSONNE_CCACHE)
if(CARCASSONNE_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CARCASSONNE_CCACHE}")
endif()
