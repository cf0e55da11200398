// Two people at one screen: a history in words, taking back, trying something else, and a hint that does not cheat.
#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/knowledge.hpp>
#include <carcassonne/runtime/session.hpp>
#include <carcassonne/text/action.hpp>

#include <cstdint>
#include <cstdio>

using namespace carcassonne;

namespace {

void show(const Session<BaseGame>& session) {
    session.each_decision([](const PastDecision<BaseGame>& past) {
        std::printf("%zu. player %d: %s%s\n", past.number + 1, past.player.value,
                    action_text(past.answer, past.game).c_str(), past.undone ? " (taken back)" : "");
    });
}

/// How many points an answer brings its player beyond those of the others, on average over games played to the end at
/// random, each with another future than the real one.
double worth(const Game<BaseGame>& game, Token answer) {
    constexpr int games = 20;
    const PlayerId player = game.choices().player();
    Random dice(1);
    int lead = 0;
    for (int i = 0; i < games; ++i) {
        Game<BaseGame> imagined = determinise(game, dice.next());
        auto choices = imagined.choices();
        for (Token next = answer; !choices.empty();) {
            imagined.play(next, choices);
            next = choices.empty() ? next : choices.nth(dice.below(choices.count()));
        }
        lead += imagined.score(player) - imagined.score(PlayerId::at(1 - player.value));
    }
    return static_cast<double>(lead) / games;
}

}  // namespace

int main() {
    Options<BaseGame> options;
    options.plays_forced = false;
    const auto setup = make_setup(options);
    Session<BaseGame> session(*setup, 2026);
    for (int i = 0; i < 5; ++i) {
        session.play(session.choices().nth(0));
    }
    // The last two decisions were not good ones.
    if (!session.undo() || !session.undo()) {
        return 1;
    }
    show(session);

    const auto choices = session.choices();
    Token best = choices.nth(0);
    double most = worth(session.game(), best);
    choices.each([&](Token answer) {
        const double points = worth(session.game(), answer);
        best = points > most ? answer : best;
        most = points > most ? points : most;
    });
    std::printf("hint: %s\n", action_text(best, session.game()).c_str());

    // The branch remembers what the session forgets when another answer is given.
    Session<BaseGame> branch = session.branch();
    session.play(best);
    const auto redone = session.redo();
    if (redone || redone.error() != nothing_to_redo || !branch.jump(5)) {
        return 1;
    }
    show(session);
    return session.decisions() == 4 && branch.decisions() == 5 ? 0 : 1;
}
