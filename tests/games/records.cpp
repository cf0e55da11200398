// Games written down and read again. Random games of every rule set and of every module, with all options shuffled: the
// words of each answer mean this very answer, and a record is read as it was written and played again without any
// difference.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/mission_rules.hpp>
#include <carcassonne/runtime/session.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/testing/random_play.hpp>
#include <carcassonne/text/record.hpp>

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using namespace carcassonne;

/// The first words of all answers that were offered.
using Verbs = std::set<std::string>;

/// Half of the games crowd together, so that much happens in them.
testing::RandomPolicy policy_of(std::uint64_t seed) {
    return seed % 2 == 0 ? testing::RandomPolicy::uniform : testing::RandomPolicy::dense;
}

template <class Rules>
Game<Rules> after(const Game<Rules>& game, Token token) {
    Game<Rules> next = game;
    next.play(token);
    return next;
}
/// Every offered answer has words that lead where it leads, and of two answers with the same words both lead there.
template <class Rules>
void check_words(const Game<Rules>& game, const std::vector<std::string>& players, Verbs& verbs) {
    std::map<std::string, Token> said;
    game.choices().each([&](Token token) {
        const std::string text = action_text(token, game, players);
        verbs.insert(text.substr(0, text.find(' ')));
        const auto read = parse_answer(text, game, players);
        if (!read) {
            FAIL("'" << text << "' is not understood: " << answer_fault_text(read.error()));
        }
        if (!(*read == token) && !(after(game, *read) == after(game, token))) {
            FAIL("'" << text << "' is understood as another answer");
        }
        const auto [known, is_new] = said.emplace(text, token);
        if (!is_new && !(after(game, known->second) == after(game, token))) {
            FAIL("'" << text << "' means two things");
        }
    });
}

/// The record comes back from its text and tells nothing but the truth.
template <class Rules>
void check_record(const GameRecord& record) {
    const std::string text = write_record(record);
    const auto read = parse_record(text);
    if (!read) {
        FAIL("line " << read.error().line << ", column " << read.error().column << ": expected "
                     << read.error().expected << ", found " << read.error().found.view() << "\n"
                     << text);
    }
    REQUIRE(*read == record);
    REQUIRE(write_record(*read) == text);
    std::string differences;
    for (const RecordDifference& difference : verify_record<Rules>(*read)) {
        differences += difference.where + ", " + difference.what + ": expected " + difference.expected + ", found " +
                       difference.found + "\n";
    }
    REQUIRE(differences == "");
}

/// Names that somebody might take for something else.
std::vector<std::string> odd_names(std::size_t count, Random& random) {
    std::vector<std::string> names{"meeple", "2", "pass", "at", "1.", "J\xc3\xb6rg", "place", "result", "x", "on"};
    for (std::size_t i = names.size(); i > 1; --i) {
        std::swap(names[i - 1], names[random.below(static_cast<std::uint32_t>(i))]);
    }
    names.resize(count);
    return names;
}

/// Plays while it is written down, and looks at the record in the middle of the game too.
template <class Rules>
void play_recorded(Options<Rules> options, std::uint64_t seed, Random& random, Verbs& verbs) {
    options.draws = random.below(3) == 0 ? Draws::by_caller : Draws::from_seed;
    const bool named = random.below(4) == 0;
    auto begun = RecordedGame<Rules>::begin(options, seed,
                                            named ? odd_names(options.players, random) : std::vector<std::string>{});
    REQUIRE(begun);
    RecordedGame<Rules> game = *std::move(begun);
    std::uint32_t until_look = random.below(300);
    while (game.choices().count() != 0) {
        check_words(game.game(), game.record().head.players, verbs);
        game.play(testing::random_answer(game.game(), game.choices(), policy_of(seed), random));
        if (until_look-- == 0) {
            check_record<Rules>(game.record_so_far());
        }
    }
    check_record<Rules>(game.record());
}
/// Plays with forced answers, takes some back, and writes the game down afterwards.
template <class Rules>
void play_session(Options<Rules> options, std::uint64_t seed, Random& random) {
    options.draws = random.below(2) == 0 ? Draws::by_caller : Draws::from_seed;
    options.plays_forced = true;
    const auto setup = make_setup(options);
    REQUIRE(setup);
    Session<Rules> session(*setup, seed);
    while (session.choices().count() != 0) {
        session.play(testing::random_answer(session.game(), session.choices(), policy_of(seed), random));
        if (random.below(20) == 0) {
            REQUIRE(session.undo());
        }
    }
    Recorder<Rules> recorder(session.game(), *player_names(options.players), seed);
    session.replay(recorder);
    check_record<Rules>(recorder.record());
}

template <class Rules>
void shuffle_options(Options<Rules>& options, Random& random) {
    carcassonne::detail::each_module(options.modules, [&](auto& module) {
        module.each_option(module, [&](std::string_view, auto& value, const auto& words) {
            value = words[random.below(static_cast<std::uint32_t>(std::size(words)))].value;
        });
    });
}
/// Games of 2 to 6 players; `shuffle(options)` chooses the modules.
template <class Rules, class Shuffle>
Verbs play_games(int games, std::uint64_t stream, Shuffle&& shuffle) {
    Random random(2026, stream);
    Verbs verbs;
    for (int i = 0; i < games; ++i) {
        Options<Rules> options;
        options.players = 2 + static_cast<std::size_t>(i) % 5;
        shuffle(options);
        // Every fourth game is played as most people play it.
        if (i % 4 != 0) {
            shuffle_options(options, random);
        }
        INFO("game " << i << " of " << rules_text(options));
        const auto seed = static_cast<std::uint64_t>(i);
        if (random.below(8) == 0) {
            play_session(options, seed, random);
        } else {
            play_recorded(options, seed, random, verbs);
        }
    }
    return verbs;
}
/// Short runs may miss what happens seldom.
void check_said(const Verbs& verbs, int games, const std::vector<std::string>& expected) {
    for (const std::string& verb : expected) {
        INFO("nobody has ever said: " << verb);
        CHECK((test::scaled(games) < games || verbs.count(verb) == 1));
    }
}

constexpr ModuleMask all_modules = (ModuleMask{1} << RulesOf<StandardRules>::module_count) - 1;

}  // namespace

// With CARCASSONNE_TEST_SCALE=200 more than 1,000 games of each rule set are played.

TEST_CASE("games of the base game are read as they were written", "[record]") {
    constexpr int games = 700;
    const Verbs verbs = play_games<BaseGame>(test::scaled(games), 1, [](auto&) {});
    check_said(verbs, games, {"begin", "draw", "place", "deploy", "pass"});
}

TEST_CASE("games of the mission rules are read as they were written", "[record]") {
    constexpr int games = 500;
    const Verbs verbs = play_games<MissionRules>(test::scaled(games), 2, [](auto&) {});
    check_said(verbs, games,
               {"begin", "draw", "place", "deploy", "pass", "haunt", "choose", "swap", "accept", "refuse", "take",
                "move", "want", "perform"});
}

TEST_CASE("games of all modules together are read as they were written", "[record]") {
    constexpr int games = 150;
    const Verbs verbs =
        play_games<StandardRules>(test::scaled(games), 3, [](auto& options) { options.enabled = all_modules; });
    check_said(verbs, games, {"return", "haunt", "swap", "perform"});
}

TEST_CASE("games of each module alone are read as they were written", "[record]") {
    for (std::size_t number = 0; number < RulesOf<StandardRules>::module_count; ++number) {
        play_games<StandardRules>(test::scaled(25), 10 + number,
                                  [&](auto& options) { options.enabled |= ModuleMask{1} << number; });
    }
}

TEST_CASE("games of any modules are read as they were written", "[record]") {
    Random random(2026, 30);
    play_games<StandardRules>(test::scaled(200), 4, [&](auto& options) {
        options.enabled |= random.below(static_cast<std::uint32_t>(all_modules) + 1);
    });
}
