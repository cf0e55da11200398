// The Messages, Ghosts, Castles & Cemeteries and La Porxada together, and with any of the other modules: random games
// in which every option is shuffled. Every decision has an answer, every game ends, nothing is lost, and a copy, a
// replay and a game whose forced answers are given by hand go the same way.

#include "catch.hpp"

#include <carcassonne/carcassonne.hpp>
#include <carcassonne/runtime/standard_rules.hpp>
#include <carcassonne/testing/invariants.hpp>
#include <carcassonne/testing/random_play.hpp>

#include <cstring>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace carcassonne;
using Of = RulesOf<StandardRules>;
using Choices = Game<StandardRules>::Choices;

/// How often the games have shown what is worth playing.
using Seen = std::map<std::string, int>;

class Listener {
public:
    explicit Listener(Seen& seen) : seen_(seen) {}

    std::size_t discarded = 0;
    testing::FiguresGone gone{};
    /// Where the scoring figures stand by what was told of them.
    std::array<int, player_capacity> points{};

    void operator()(const TileDiscarded&) { ++discarded; }
    void operator()(const FigureMoved& moved) {
        if (moved.reason == MoveReason::out_of_the_game) {
            ++gone[moved.owner.index()][moved.kind.index()];
            ++seen_[moved.from.exists() ? "figure given up" : "figure given up from the supply"];
        } else if (moved.reason == MoveReason::exchanged) {
            ++seen_["swap"];
        } else if (moved.reason == MoveReason::removed) {
            ++seen_["scared off"];
        }
    }
    void operator()(const ScoringFigureMoved& moved) { points[moved.player.index()] += moved.to - moved.from; }
    void operator()(const PointsScored& scored) {
        ++seen_[scored.breakdown.total() < 0 ? "points lost" : "points"];
        if (as_at_the_end(scored.valued) && in_full(scored.valued)) {
            ++seen_["city scored as completed"];
        }
    }
    void operator()(const AttachmentsChanged& changed) { ++seen_[changed.to > changed.from ? "ghost" : "ghost free"]; }
    void operator()(const MessageDrawn&) { ++seen_["message"]; }
    void operator()(const TokenTaken&) { ++seen_["token"]; }
    void operator()(const GuardFetched&) { ++seen_["guard"]; }
    template <class Event>
    void operator()(const Event&) {}

private:
    Seen& seen_;
};

/// Any of the modules with any values of all options.
Options<StandardRules> shuffled(Random& random) {
    auto options = switches("base+messages+porxada+ghosts");
    REQUIRE(options);
    options->players = 2 + random.below(5);
    options->plays_forced = random.below(4) != 0;
    const auto coin = [&] { return random.below(2) == 0; };
    options->enable<Farmers>(random.below(8) != 0);
    options->enable<Abbot>(coin());
    options->enable<River>(coin());
    options->enable<InnsAndCathedrals>(coin());
    options->enable<TradersAndBuilders>(coin());
    options->enable<Phantom>(coin());
    // Now and then one of the three is left out.
    options->enable<Messages>(random.below(8) != 0);
    options->enable<Porxada>(random.below(8) != 0);
    options->enable<Ghosts>(random.below(8) != 0);
    carcassonne::detail::each_module(options->modules, [&](auto& module) {
        module.each_option(module, [&](std::string_view, auto& value, const auto& words) {
            value = words[random.below(static_cast<std::uint32_t>(std::size(words)))].value;
        });
    });
    return *options;
}
std::string text_of(Options<StandardRules> options) {
    std::string text = std::to_string(options.players) + " players";
    carcassonne::detail::each_module(options.modules, [&](const auto& module) {
        if (!options.has<std::remove_cvref_t<decltype(module)>>()) {
            return;
        }
        text += " " + std::string(module.info.id);
        module.each_option(module, [&](std::string_view name, const auto& value, const auto& words) {
            for (const auto& word : words) {
                text += word.value == value ? ":" + std::string(name) + "=" + std::string(word.word) : std::string();
            }
        });
    });
    return text;
}
std::string joined(const testing::Faults& faults) {
    std::string text;
    for (const std::string& fault : faults) {
        text += fault + '\n';
    }
    return text;
}
/// The same game, made anew from the bytes of its state.
Game<StandardRules> reloaded(const Game<StandardRules>& game, const Setup<StandardRules>& setup) {
    std::vector<unsigned char> bytes(sizeof(State<StandardRules>));
    std::memcpy(bytes.data(), &game.state(), bytes.size());
    State<StandardRules> state{};
    std::memcpy(static_cast<void*>(&state), bytes.data(), bytes.size());
    return Game<StandardRules>(setup, state);
}

void play_and_check(const Setup<StandardRules>& setup, std::uint64_t seed, Random& random, Seen& seen) {
    const auto policy = seed % 2 == 0 ? testing::RandomPolicy::uniform : testing::RandomPolicy::dense;
    Listener listener(seen);
    Choices choices;
    Game<StandardRules> game(setup, seed, choices, listener);
    std::vector<Token> played;
    while (!choices.empty()) {
        // A game of all modules has fewer than 1,500 decisions.
        REQUIRE(played.size() < 3000);
        REQUIRE(choices.count() != 0);
        ++seen[std::string(Of::step_names[choices.step().index()])];
        REQUIRE(joined(testing::check_invariants(game, listener.discarded, listener.gone)) == "");
        REQUIRE(joined(testing::check_offers(game, choices)) == "");
        played.push_back(testing::random_answer(game, choices, policy, random));
        Game<StandardRules> loaded = reloaded(game, setup);
        REQUIRE(loaded == game);
        game.play(played.back(), choices, listener);
        loaded.play(played.back());
        REQUIRE(loaded == game);
        REQUIRE(loaded.hash() == game.hash());
    }
    REQUIRE(game.finished());
    REQUIRE(joined(testing::check_invariants(game, listener.discarded, listener.gone)) == "");
    for (std::size_t i = 0; i < setup.players(); ++i) {
        const PlayerId player(static_cast<std::uint8_t>(i));
        REQUIRE(game.score(player) == listener.points[i]);
        REQUIRE(game.score(player) >= 0);
    }
    Game<StandardRules> again(setup, seed);
    for (const Token token : played) {
        again.play(token);
    }
    REQUIRE(again == game);
}

}  // namespace

TEST_CASE("random games of the three modules with any others and all options shuffled",
          "[MSG-03][MSG-34][GCC-12][GCC-16][GCC-24][POR-02][POR-06][POR-09][POR-23]") {
    Random random(2026, 6);
    Seen seen;
    // Five games each; CARCASSONNE_TEST_SCALE=500 plays 10,000.
    const int combinations = test::scaled(400);
    for (int i = 0; i < combinations; ++i) {
        const Options<StandardRules> options = shuffled(random);
        INFO("combination " << i << ": " << text_of(options));
        const auto setup = make_setup(options);
        REQUIRE(setup);
        for (int game = 0; game < 5; ++game) {
            INFO("game " << game);
            play_and_check(*setup, static_cast<std::uint64_t>(10 * i + game), random, seen);
        }
    }
    for (const char* const thing :
         {"swap", "figure given up", "figure given up from the supply", "token", "city scored as completed", "ghost",
          "ghost free", "scared off", "points lost", "guard", "message", "order", "take back", "porxada",
          "answer to swap", "ghost for oneself", "ghost for another player", "scoring figure"}) {
        INFO("the games have never shown: " << thing);
        CHECK((test::scaled(100) < 100 || seen[thing] > 0));
    }
}
