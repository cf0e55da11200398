#pragma once

// Sound positions, what is changed in them, and the place that is marked by `^`.

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/text/position.hpp"

#include "text/position/positions.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace test {

/// What is changed in a sound text, from the first words to the second, and what the parser says to it.
struct Case {
    std::vector<std::pair<std::string, std::string>> changes;
    std::string expected;
    std::string found;
};

template <class Rules>
std::string tiles_line() {
    const auto setup = carcassonne::make_setup(carcassonne::Options<Rules>{});
    REQUIRE(setup.has_value());
    const std::string text = write_position(carcassonne::Game<Rules>(*setup));
    const std::size_t begin = text.find("tiles ");
    return text.substr(begin, text.find('\n', begin) - begin);
}
/// Ann has a monastery and has completed a city, Bob is on the road that goes north at its end.
inline std::string small_game() {
    return "carcassonne position 1\n"
           "rules   base+farmers\n"
           "option  base.small_city on\n" +
           tiles_line<carcassonne::BaseGame>() +
           "\nplayers Ann Bob\n"
           "board   BA/RCr 0 0; BA/L 0 1; BA/C 0 -1 turned 180; BA/RFr 1 0; BA/Rr 2 0 turned 90\n"
           "figures Ann meeple on monastery at 0 1; Bob meeple on road E.W at 1 0\n"
           "hand    meeple 6 6\n"
           "score   Ann 4, Bob 0\n"
           "gone    BA/Cccc+ 1\n"
           "agenda  Bob figure, placed 2 0\n"
           "chance  0123456789abcdef draws 3\n";
}
/// Ann has just chosen the bonus of La Porxada; one message was drawn before.
inline std::string large_game() {
    return "carcassonne position 1\n"
           "rules   base+farmers+messages+porxada+ghosts\n" +
           tiles_line<carcassonne::MissionRules>() +
           "\nplayers Ann Bob\n"
           "board   GS/nw 0 0; GS/ne 1 0; GS/sw 0 1; GS/se 1 1; BA/L 0 -1; BA/C 0 -2; PX/CCCC+ 0 -3\n"
           "figures Ann meeple on monastery at 0 -1 with ghost 1; Bob meeple on city N at 0 -2\n"
           "hand    meeple 4 4, guard 2 2\n"
           "reserve guard 3 3\n"
           "score   Ann 0 5, Bob 10 3\n"
           "state   messages below road; never_drawn city monastery tile pennants knights farmers meeple\n"
           "state   porxada tile 0 -3; choice bonus\n"
           "agenda  Ann mist, placed 0 -3; Ann ghost for oneself\n"
           "chance  0000000000000000\n";
}

inline std::string changed(std::string text, const std::vector<std::pair<std::string, std::string>>& changes) {
    for (const auto& [from, to] : changes) {
        INFO(from);
        const std::size_t place = text.find(from);
        REQUIRE(place != std::string::npos);
        text.replace(place, from.size(), to);
    }
    return text;
}
/// Takes the mark out of a text and says where it was.
inline std::string place_of_mark(std::string& text) {
    const std::size_t mark = text.find('^');
    REQUIRE(mark != std::string::npos);
    const std::string before = text.substr(0, mark);
    text.erase(mark, 1);
    std::size_t line = 1;
    for (const char letter : before) {
        line += letter == '\n' ? 1u : 0u;
    }
    const std::size_t line_begin = before.rfind('\n');
    const std::size_t column = before.size() - (line_begin == std::string::npos ? 0 : line_begin + 1);
    return std::to_string(line) + ":" + std::to_string(column + 1);
}

template <class Rules>
void check(const std::string& sound, const std::vector<Case>& cases) {
    const auto accepted = carcassonne::parse_position<Rules>(sound);
    if (!accepted) {
        UNSCOPED_INFO(test::text_of(accepted.error()));
    }
    REQUIRE(accepted.has_value());
    CHECK(write_position(accepted->game, accepted->names) == sound);
    for (const Case& one : cases) {
        std::string text = changed(sound, one.changes);
        const std::string place = place_of_mark(text);
        INFO(text);
        const auto read = carcassonne::parse_position<Rules>(text);
        CHECK_FALSE(read.has_value());
        if (!read) {
            CHECK(test::text_of(read.error()) == place + " " + one.expected + " | " + one.found);
        }
    }
}

inline std::string times(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += text;
    }
    return all;
}

inline const std::string first_line = "`carcassonne position 1`";
inline const std::string line_end = "the end of the line";
inline const std::string nothing = "end of the line";
inline const std::string of_the_modules = "what the modules can remember and ask in this position";

}  // namespace test
