# The library as one file, for those who drop headers into their project: <build folder>/single_header/carcassonne.hpp.
#   cmake --build <build folder> --target carcassonne_single_header
# With -D CARCASSONNE_SINGLE_HEADER=ON it is made by every build and installed beside the folder of the headers.

if(CARCASSONNE_SINGLE_HEADER)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  set(carcassonne_single_header_in_all ALL)
else()
  find_package(Python3 COMPONENTS Interpreter)
  set(carcassonne_single_header_in_all "")
endif()

set(carcassonne_single_header "${PROJECT_BINARY_DIR}/single_header/carcassonne.hpp")
if(Python3_FOUND)
  add_custom_command(
    OUTPUT "${carcassonne_single_header}"
    COMMAND Python3::Interpreter "${PROJECT_SOURCE_DIR}/cmake/single_header.py" --output "${carcassonne_single_header}"
    DEPENDS ${carcassonne_plain_headers} "${PROJECT_SOURCE_DIR}/cmake/single_header.py" "${PROJECT_SOURCE_DIR}/LICENSE"
    COMMENT "Writing the library as one file"
    VERBATIM)
  add_custom_target(carcassonne_single_header ${carcassonne_single_header_in_all} DEPENDS "${carcassonne_single_header}")
endif()
