#pragma once

// What tests of the engine and of the modules need again and again: set-ups, tiles by name, short games by hand, random
// games, and the smallest possible module.

#include "carcassonne/engine/game.hpp"
#include "carcassonne/tiles/tile_file.hpp"

#include "catch.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace test {

/// A module that brings nothing and has no options.
struct EmptyModule : carcassonne::Module {
    static constexpr carcassonne::ModuleInfo info{"test", "Test"};
};
/// The modules of the tests derive from it and say only what is theirs.
struct PlainModule : EmptyModule {
    bool option = false;
};

template <class Rules>
carcassonne::Setup<Rules> make(const carcassonne::Options<Rules>& options) {
    auto setup = carcassonne::make_setup(options);
    for (std::size_t i = 0; !setup && i < setup.error().size(); ++i) {
        UNSCOPED_INFO(setup.error()[i].refusal.text);
    }
    REQUIRE(setup.has_value());
    return *std::move(setup);
}
/// A set-up whose draws are these tiles, by id, and in which every decision is asked.
template <class Rules>
carcassonne::Setup<Rules> scripted(std::initializer_list<std::string_view> script) {
    carcassonne::Options<Rules> options;
    options.draws = carcassonne::Draws::from_script;
    options.script = script;
    options.plays_forced = false;
    return make(options);
}
/// The tiles of a text without its first line.
inline std::vector<carcassonne::Tile> tiles_of(std::string_view lines) {
    const auto set = carcassonne::parse_tile_set("set test\n" + std::string(lines));
    REQUIRE(set.has_value());
    return set->tiles;
}

template <class Rules>
carcassonne::TileKind kind(const carcassonne::Setup<Rules>& setup, std::string_view id) {
    const carcassonne::TileKind found = setup.catalogue().find(id);
    INFO(id);
    REQUIRE(found.exists());
    return found;
}

inline carcassonne::Square at(int x, int y) { return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; }
inline carcassonne::PlayerId player(std::size_t number) { return carcassonne::PlayerId::at(number); }
inline carcassonne::DeployFigure deploy(unsigned segment, carcassonne::FigureKind kind = carcassonne::meeple) {
    return {kind, static_cast<std::uint8_t>(segment)};
}

/// Plays actions that must be legal, one after the other.
template <class Rules, class... Action>
void play(carcassonne::Game<Rules>& game, const Action&... actions) {
    const auto one = [&game](const auto& action) {
        const auto played = game.try_play(action);
        if (!played) {
            UNSCOPED_INFO(played.error().refusal.text);
        }
        UNSCOPED_INFO(action.verb);
        REQUIRE(played.has_value());
    };
    (one(actions), ...);
}
/// Places the drawn tile and, if asked, passes.
template <class Rules>
void place(carcassonne::Game<Rules>& game, int x, int y, carcassonne::Rotation rotation = carcassonne::Rotation::none) {
    play(game, carcassonne::PlaceTile{at(x, y), rotation});
    if (game.template asks<carcassonne::FigureStep>()) {
        play(game, carcassonne::Pass{});
    }
}

/// Tries an action that must be refused and leave the game as it was, byte by byte; answers with the error.
template <class Rules, class Action>
carcassonne::Error refused(carcassonne::Game<Rules>& game, const Action& action) {
    const carcassonne::Game<Rules> before = game;
    const std::uint64_t hash = game.hash();
    const auto token = game.token(action);
    const auto played = game.try_play(action);
    REQUIRE_FALSE(token.has_value());
    REQUIRE_FALSE(played.has_value());
    CHECK(token.error() == played.error());
    CHECK(game == before);
    CHECK(game.hash() == hash);
    return played.error();
}

/// Plays a random answer to every decision until the game is over; calls `visit(game, choices)` before each.
template <class Rules, class Visit>
void play_randomly(carcassonne::Game<Rules>& game, carcassonne::Random& random, Visit&& visit) {
    auto choices = game.choices();
    while (!choices.empty()) {
        visit(game, choices);
        game.play(choices.nth(random.below(choices.count())), choices);
    }
}
template <class Rules>
void play_randomly(carcassonne::Game<Rules>& game, carcassonne::Random& random) {
    play_randomly(game, random, [](const auto&, const auto&) {});
}

}  // namespace test
