#include "saved_game.hpp"

#include "input.hpp"

#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/text/error_text.hpp>
#include <carcassonne/text/jcz.hpp>
#include <carcassonne/text/record.hpp>

#include <utility>

namespace app {
namespace {

using Rules = carcassonne::StandardRules;

carcassonne::JczGame<Rules> saved_game_in(const std::string& text) {
    auto game = carcassonne::import_jcz<Rules>(text);
    if (game) {
        return *std::move(game);
    }
    std::string faults;
    for (const carcassonne::JczFault& fault : game.error()) {
        faults += (faults.empty() ? " " : "; ") + (fault.where.empty() ? "" : fault.where + ": ") + fault.text;
    }
    throw InputError(faults);
}

}  // namespace

void verify_saved_game(const std::string& text, Report& report) {
    const carcassonne::JczGame<Rules> game = saved_game_in(text);
    ++report.games;
    report.steps += game.actions.size();
    for (const carcassonne::JczAssertion& assertion : game.assertions) {
        if (assertion.verdict != carcassonne::JczVerdict::holds) {
            report.differences.push_back(
                {game.description.empty() ? "game" : game.description, "assertion", assertion.sentence, "it holds",
                 assertion.verdict == carcassonne::JczVerdict::not_understood ? "a sentence that is not understood"
                                                                              : assertion.found});
        }
    }
}

carcassonne::GameRecord record_of_saved_game(const std::string& text) {
    const carcassonne::JczGame<Rules> saved = saved_game_in(text);
    auto begun = carcassonne::RecordedGame<Rules>::begin(saved.options, 0, saved.players);
    if (!begun) {
        throw InputError(" " + carcassonne::error_text(begun.error().front()));
    }
    carcassonne::RecordedGame<Rules> game = *std::move(begun);
    for (const std::string& action : saved.actions) {
        const auto answer = carcassonne::parse_answer(action, game.game(), game.record().head.players);
        if (!answer) {
            throw InputError(" " + action + ": " + carcassonne::answer_fault_text(answer.error()));
        }
        game.play(*answer);
    }
    return game.record_so_far();
}

}  // namespace app
