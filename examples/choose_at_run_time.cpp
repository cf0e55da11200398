// Modules chosen while the program runs, by name, and a game without templates: what a window or a web page needs.
#include <carcassonne/runtime/standard_game.hpp>

#include <cstdio>

using namespace carcassonne;

namespace {

/// What is wrong with a wish, for the person who made it.
std::string explain(const SwitchError& error) {
    const std::string word(error.word.view());
    const std::string other(error.other.view());
    switch (error.fault) {
    case SwitchFault::unknown_module:
        return "there is no module \"" + word + "\"";
    case SwitchFault::unknown_option:
        return "the module has no option \"" + word + "\"";
    case SwitchFault::unknown_value:
        return "the option has no such value: \"" + word + "\"";
    case SwitchFault::named_twice:
        return "\"" + word + "\" is named twice";
    case SwitchFault::set_twice:
        return "the option is set twice: \"" + word + "\"";
    case SwitchFault::needs_module:
        return "\"" + word + "\" needs \"" + other + "\"";
    case SwitchFault::excludes_module:
        return "\"" + word + "\" cannot be played with \"" + other + "\"";
    case SwitchFault::always_played:
        return "\"" + other + "\" is always played";
    }
    return {};
}

/// Plays at random to the end. It knows no rules: answers are numbers and words. Tells whether the points add up.
bool play(AnyGame& game) {
    Random dice(1);
    int paid = 0;
    for (DecisionView open = game.decision(); open.answers != 0; open = game.decision()) {
        const std::size_t answer = dice.below(static_cast<std::uint32_t>(open.answers));
        if (game.find_answer(game.answer_text(answer)) != answer || !game.play(answer)) {
            return false;
        }
        for (const ScoreView& score : game.last_scores()) {
            paid += score.points;
        }
    }
    for (std::size_t player = 0; player < game.players(); ++player) {
        std::printf("    player %zu: %d points\n", player, game.score(player));
        paid -= game.score(player);
    }
    return game.finished() && paid == 0;
}

}  // namespace

int main() {
    unsigned played = 0;
    for (const char* wish : {"base+farmers", "base:small_city+farmers+river:second+abbot+phantom",
                             "base+farmers+dragons", "base+river:tiles=third", "farmers+abbot"}) {
        std::printf("%s\n", wish);
        const auto options = switches(wish);
        if (!options) {
            std::printf("    at %zu: %s\n", options.error().at, explain(options.error()).c_str());
            continue;
        }
        const auto game = any_game(*options, 2026);
        if (!game || (*game)->modules() != rules_text(*options) || !play(**game)) {
            return 1;
        }
        ++played;
    }
    return played == 2 && switches("base+dragons").error().fault == SwitchFault::unknown_module ? 0 : 1;
}
