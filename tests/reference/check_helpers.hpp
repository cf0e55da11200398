// What the programs that check the reference by hand share.
#pragma once

#include "reference_game.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

namespace reference::check {

inline int failures = 0;

inline void expect(bool holds, const char* what) {
    if (holds)
        return;
    ++failures;
    std::printf("fails: %s\n", what);
}

template <class Action>
bool is_refused(Action action) {
    try {
        action();
    } catch (const std::logic_error&) {
        return true;
    }
    return false;
}

// A whole turn part without a figure.
inline std::vector<ScoreEvent> pass(Game& game, const std::string& tile, int x, int y, int rotation) {
    game.place(tile, x, y, rotation);
    game.skip();
    return game.score();
}

// A whole turn part with an ordinary meeple.
inline std::vector<ScoreEvent> deploy(Game& game, const std::string& tile, int x, int y, int rotation,
                                      const std::string& segment) {
    game.place(tile, x, y, rotation);
    game.deploy(segment);
    return game.score();
}

inline FigureChoice to(const Game& game, FigureKind kind, int x, int y, const std::string& segment) {
    return {kind, game.spot(x, y, segment)};
}

inline bool offers(const std::vector<FigureChoice>& choices, const FigureChoice& choice) {
    return std::count(choices.begin(), choices.end(), choice) == 1;
}

inline bool offers_any(const std::vector<FigureChoice>& choices, FigureKind kind) {
    return std::any_of(choices.begin(), choices.end(),
                       [kind](const FigureChoice& choice) { return choice.kind == kind; });
}

inline bool has_item(const ScoreEvent& event, const ScoreItem& wanted) {
    return std::count(event.items.begin(), event.items.end(), wanted) == 1;
}

// The exit status of the program.
inline int report_failures() {
    std::printf("%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}

}  // namespace reference::check
