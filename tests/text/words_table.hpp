#pragma once

// A table on which words of every kind of answer can be tried: all modules but the river are played by Ann and Bob. The
// crossing of four roads BA/RRRR lies to the east of the start tile BA/RCr, and Ann may deploy a figure on it.

#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/action_parser.hpp"

#include "engine/tables.hpp"

#include <string>
#include <vector>

namespace test {

inline const std::vector<std::string> ann_and_bob{"ann", "bob"};

inline const carcassonne::Setup<carcassonne::StandardRules>& words_setup() {
    using namespace carcassonne;
    static const Setup<StandardRules> setup = [] {
        auto options = *switches("base+farmers+abbot+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+"
                                 "ghosts");
        options.draws = Draws::by_caller;
        options.plays_forced = false;
        for (const char* const id : {"BA/RCr", "BA/RRRR", "BA/C", "BA/CG", "BA/L"}) {
            options.tiles.push_back(*sets::base_c2.find(id));
            options.tiles.back().count = 1;
        }
        return make(options);
    }();
    return setup;
}
inline carcassonne::Game<carcassonne::StandardRules> words_table() {
    carcassonne::Game<carcassonne::StandardRules> game(words_setup());
    play(game, carcassonne::DrawTile{kind(words_setup(), "BA/RRRR")}, carcassonne::PlaceTile{at(1, 0), {}});
    return game;
}

}  // namespace test
