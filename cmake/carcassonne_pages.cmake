# The pages of docs/ that are printed: from the code who acts where, and who listens to what; from scenarios and tests where
# each rule is proved. The tests compare them with what is there; the target `pages` writes them again:
#   cmake --build <build folder> --target pages
add_executable(carcassonne_pages EXCLUDE_FROM_ALL pages/pages.cpp pages/order_of_play.cpp pages/hooks.cpp)
target_link_libraries(carcassonne_pages PRIVATE carcassonne_test_base)

set(check Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/pages/check.py")
add_custom_target(
  pages
  COMMAND ${check} --write $<TARGET_FILE:carcassonne_pages> "${PROJECT_SOURCE_DIR}"
  COMMAND Python3::Interpreter "${CMAKE_CURRENT_SOURCE_DIR}/pages/rules_by_module.py" --write "${PROJECT_SOURCE_DIR}"
  VERBATIM)
add_custom_target(
  carcassonne_check_pages
  COMMAND ${check} $<TARGET_FILE:carcassonne_pages> "${PROJECT_SOURCE_DIR}"
  VERBATIM)
carcassonne_add_build_check(docs.pages carcassonne_check_pages)
set_tests_properties(docs.pages PROPERTIES LABELS style)

foreach(mode IN ITEMS check self_test)
  set(arguments "${PROJECT_SOURCE_DIR}")
  if(mode STREQUAL "self_test")
    set(arguments --self-test)
  endif()
  add_test(NAME docs.rules_by_module_${mode} COMMAND Python3::Interpreter
                                                     "${CMAKE_CURRENT_SOURCE_DIR}/pages/rules_by_module.py" ${arguments})
  set_tests_properties(docs.rules_by_module_${mode} PROPERTIES LABELS style)
endforeach()
