# The optional library `carcassonne::standard`: the base game and the standard rules compiled once, for programs that would otherwise compile
# them in every translation unit. Who links it includes the same headers as without it.

set(carcassonne_standard_source "${PROJECT_BINARY_DIR}/generated/carcassonne_standard.cpp")
file(
  CONFIGURE
  OUTPUT "${carcassonne_standard_source}"
  CONTENT
    [=[#define CARCASSONNE_STANDARD_LIBRARY 0
#include <carcassonne/games.hpp>
#include <carcassonne/runtime/standard_game.hpp>

namespace carcassonne {

template class SetupMaker<BaseGame>;
template class Game<BaseGame>;
template class Machine<BaseGame, NoSink>;
template class Machine<BaseGame, AnySink<RulesOf<BaseGame>::Events>>;

template class SetupMaker<StandardRules>;
template class Game<StandardRules>;
template class Machine<StandardRules, NoSink>;
template class Machine<StandardRules, AnySink<RulesOf<StandardRules>::Events>>;
template class AnyGameOf<StandardRules>;

}  // namespace carcassonne
]=]
  @ONLY)

add_library(carcassonne_standard STATIC "${carcassonne_standard_source}")
add_library(carcassonne::standard ALIAS carcassonne_standard)
# Shared libraries may be made of it.
set_target_properties(carcassonne_standard PROPERTIES EXPORT_NAME standard POSITION_INDEPENDENT_CODE ON)
target_link_libraries(carcassonne_standard PUBLIC carcassonne)
target_compile_definitions(carcassonne_standard INTERFACE CARCASSONNE_STANDARD_LIBRARY=1)
