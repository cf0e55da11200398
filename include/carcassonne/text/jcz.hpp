#pragma once

#include "carcassonne/engine/make_setup.hpp"
#include "carcassonne/text/error_text.hpp"
#include "carcassonne/text/jcz/assertions.hpp"
#include "carcassonne/text/jcz/file.hpp"
#include "carcassonne/text/jcz/options.hpp"
#include "carcassonne/text/jcz/reader.hpp"
#include "carcassonne/text/jcz/replay.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace carcassonne {

/// A saved game of JCloisterZone, played again under the rules `Rules`.
template <class Rules>
struct JczGame {
    Options<Rules> options;
    /// Kept in one place, since the game points to it.
    std::unique_ptr<Setup<Rules>> setup;
    /// The game after the last move; its next draw is an answer of the caller.
    Game<Rules> game;
    std::string description;
    /// The players in the order of play. A game of one player has an empty seat after him.
    std::vector<std::string> players;
    /// What was played, as `action_text` says it: "draw BA/L", "place 0 1 turned 0", "deploy meeple on monastery".
    std::vector<std::string> actions;
    std::vector<JczAssertion> assertions;
};

/// Reads a saved game (a `.jcz` file), plays it again and checks the assertions in it; or says what is wrong with the
/// text, everything that is missing here, or which move is not legal. Nothing is thrown, whatever the text.
template <class Rules>
Result<JczGame<Rules>, JczFaults> import_jcz(std::string_view text) {
    const auto file = read_jcz(text);
    if (!file) {
        return Failure{file.error()};
    }
    auto options = jcz_options<Rules>(*file);
    if (!options) {
        return Failure{options.error()};
    }
    auto made = make_setup<Rules>(*options);
    if (!made) {
        JczFaults faults;
        for (const Error& error : made.error()) {
            faults.push_back({"/setup", error_text(error)});
        }
        return Failure{std::move(faults)};
    }
    auto setup = std::make_unique<Setup<Rules>>(*std::move(made));
    const auto moments = detail::JczReplay<Rules>(*file, *setup).run();
    if (!moments) {
        return Failure{moments.error()};
    }
    std::vector<JczAssertion> assertions = detail::JczAssertions<Rules>(*file, *moments).check();
    const auto& last = moments->back();
    return JczGame<Rules>{*options,     std::move(setup),     last.game, file->description, file->players,
                          last.actions, std::move(assertions)};
}

}  // namespace carcassonne
