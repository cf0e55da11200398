#pragma once

// Not a game that can be played, but every part of a record is in it.

#include "catch.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace test {

inline constexpr std::string_view example_record = R"(carcassonne record 2
game    example
rules   base+farmers+ghosts
option  base.edition c1
option  base.small_city on
tiles   base-c1 72 0123456789abcdef
players red blue
draws   seed 18446744073709551615

# The first turn.
  1. blue [begin blue]; [draw BA/CRr]; place 3 -2 turned 90; deploy meeple on road E.S; red: accept swap
     legal  14 9a8b7c6d, 3 1a2b3c4d, 2 00000000
     score  red 12 for city N.W at -1 0: 5 tiles x 2 + 1 wine barrels x -2
     score  blue 4 for nothing at 0 0
     supply meeple 6 5, large meeple 1 0
     points 12 -4
  2. red  [draw BA/RRRR]; place -3 2 turned 0; pass
  3. blue pass
     points 12 8

end  [draw BA/C]; red: pass
     legal  1 73c32556
final red 0 for field NL.NR at 4 4
final blue 6 for field EL at 3 2: 2 cities x 3
result red 12, blue 14
winner red blue
)";

/// The example with other words in the place of some of its own.
inline std::string example_with(std::string_view old_words, std::string_view new_words) {
    std::string text(example_record);
    const std::size_t at = text.find(old_words);
    INFO(old_words);
    REQUIRE(at != text.npos);
    return text.replace(at, old_words.size(), new_words);
}

}  // namespace test
