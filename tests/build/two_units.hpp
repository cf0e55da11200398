#pragma once

// A program of two translation units that both include everything. Here is what each tells of itself.

#include "everything.cpp"

#include <array>

struct Evening
    : carcassonne::Ruleset<carcassonne::Base, carcassonne::Farmers, carcassonne::Optional<carcassonne::River>> {};

struct WhatAUnitSees {
    const void* version = nullptr;
    const void* tiles = nullptr;
    std::array<int, 2> scores{};
    bool finished = false;

    friend bool operator==(const WhatAUnitSees&, const WhatAUnitSees&) = default;
};

/// Plays a game, and looks where the things lie that the whole program shall have once.
static WhatAUnitSees what_this_unit_sees() {
    using namespace carcassonne;
    WhatAUnitSees seen{&version, &sets::base_c2, {}, false};
    const auto setup = make_setup<Evening>();
    if (!setup) {
        return seen;
    }
    Game<Evening> game(*setup, 2026);
    Random dice(1);
    while (!game.finished()) {
        const auto choices = game.choices();
        game.play(choices.nth(dice.below(choices.count())));
    }
    seen.scores = {game.score(PlayerId(0)), game.score(PlayerId(1))};
    seen.finished = true;
    return seen;
}

WhatAUnitSees what_the_other_unit_sees();
