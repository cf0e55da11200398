# Compiles through ccache where it is installed and nobody asked for another launcher.
find_program(CARCASSONNE_CCACHE ccache)
mark_as_advanced(CARCASSONNE_CCACHE)
if(CARCASSONNE_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  # What is compiled with precompiled headers can be found again only so.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
                                  "${CARCASSONNE_CCACHE}")
endif()
