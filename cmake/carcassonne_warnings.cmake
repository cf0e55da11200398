# The warnings under which the library has to be clean. Only the tests and examples link this target: programs that use the
# library choose their own.
add_library(carcassonne_warnings INTERFACE)
if(MSVC)
  target_compile_options(carcassonne_warnings INTERFACE /W4 /permissive-)
else()
  target_compile_options(carcassonne_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow)
  # g++ 12 sees overlapping copies inside std::string where there are none.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(carcassonne_warnings INTERFACE -Wno-restrict)
  endif()
endif()
if(CARCASSONNE_WARNINGS_AS_ERRORS)
  target_compile_options(carcassonne_warnings INTERFACE $<IF:$<BOOL:${MSVC}>,/WX,-Werror>)
endif()
