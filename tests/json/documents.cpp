// Writes the JSON documents of a small game and of a swap that pages quote, and of random games under several rule sets
// at every decision: one document on each line. tests/check_json.py compares them with the schema.

#include "carcassonne/carcassonne.hpp"
#include "carcassonne/games.hpp"
#include "carcassonne/modules/porxada.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/json.hpp"
#include "carcassonne/text/position.hpp"
#include "carcassonne/text/record/recorder.hpp"

#include "text/small_game.hpp"

#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

void write(const Json& document) { std::puts(json_text(document).c_str()); }

/// Hands everything on to two sinks.
template <class First, class Second>
struct Both {
    First& first;
    Second& second;
    template <class Event>
    void operator()(const Event& event) {
        first(event);
        if constexpr (requires { second(event); }) {
            second(event);
        }
    }
};

/// Plays a game, taking from `answer` the number of each answer, and writes what there is to be written: the position
/// and the answers of every decision, or of one in so many.
template <class Rules, class Answer>
void write_game(const Setup<Rules>& setup, std::uint64_t seed, std::vector<std::string> names, std::size_t one_in,
                Answer&& answer) {
    write(json_of_rules(setup));
    Game<Rules> game(setup, seed);
    JsonEvents<Rules> events(game, names);
    Recorder<Rules> recorder(game, *player_names(setup.players(), names), seed);
    Both<JsonEvents<Rules>, Recorder<Rules>> both{events, recorder};
    typename Game<Rules>::Choices choices;
    game.restart(seed, choices, both);
    for (std::size_t decision = 0; !choices.empty(); ++decision) {
        write(events.take());
        if (decision % one_in == 0) {
            write(json_of_position(game, names));
            write(json_of_answers(game, names));
        }
        if (decision % 16 == 0) {
            write(json_of_record(recorder.record_so_far()));
        }
        game.play(choices.nth(answer(choices.count())), choices, both);
    }
    write(events.take());
    write(json_of_position(game, names));
    write(json_of_answers(game, names));
    write(json_of_record(recorder.record()));
}

template <class Rules>
int write_random_game(const Options<Rules>& options, std::uint64_t seed) {
    const auto setup = make_setup(options);
    if (!setup) {
        std::fprintf(stderr, "the options are refused: %s\n", setup.error().front().refusal.text.data());
        return 1;
    }
    Random random(seed, 3);
    write_game(*setup, seed, {}, 3, [&](std::uint32_t count) { return random.below(count); });
    return 0;
}

/// The game of three turns that small_game.hpp tells.
int write_small_game() {
    Options<BaseGame> options;
    options.draws = Draws::from_script;
    options.tiles = test::small_tiles();
    options.script = {"BA/C", "BA/RFr", "BA/C"};
    options.plays_forced = false;
    const auto setup = make_setup(options);
    if (!setup) {
        return 1;
    }
    const std::vector<std::string> turns{"place 0 -1 turned 180", "deploy meeple on city S",
                                         "place 1 0 turned 0",    "deploy meeple on road E.W",
                                         "place 0 1 turned 180",  "deploy meeple on city S"};
    const std::vector<std::string> names{"ann", "bob"};
    Game<BaseGame> game(*setup);
    std::vector<std::uint32_t> numbers;
    for (const std::string& words : turns) {
        const auto choices = game.choices();
        std::uint32_t number = 0;
        while (number < choices.count() && action_text(choices.nth(number), game) != words) {
            ++number;
        }
        if (number == choices.count()) {
            std::fprintf(stderr, "no such answer: %s\n", words.c_str());
            return 1;
        }
        numbers.push_back(number);
        game.play(choices.nth(number));
    }
    std::size_t next = 0;
    write_game(*setup, 0, names, 1, [&](std::uint32_t) { return numbers[next++]; });
    return 0;
}

struct Swaps : Ruleset<Base, Farmers, Porxada> {};

/// Red has asked blue to change places: the monk for the thief.
int write_swap() {
    const auto setup = make_setup(Options<Swaps>{});
    if (!setup) {
        return 1;
    }
    const std::string fresh = write_position(Game<Swaps>(*setup));
    const std::string head = fresh.substr(0, fresh.find("board "));
    const auto game = parse_position(head + "board   BA/RCr 0 0; BA/L 0 1; BA/RFr 1 0; PX/CCCC+ 0 -1\n"
                                            "figures red meeple on monastery at 0 1; blue meeple on road E.W at 1 0\n"
                                            "hand    meeple 6 6\n"
                                            "score   red 0, blue 0\n"
                                            "state   porxada choice swap; own 0; other 1\n"
                                            "agenda  red figure, placed 0 -1; blue answer to swap\n"
                                            "chance  0000000000000001\n",
                                     *setup);
    if (!game) {
        std::fprintf(stderr, "the position with a swap is refused\n");
        return 1;
    }
    write(json_of_position(*game));
    return 0;
}

/// All modules of the standard rules.
Options<StandardRules> with_everything() {
    Options<StandardRules> options;
    options.enabled = RulesOf<StandardRules>::all_modules;
    options.players = 3;
    return options;
}

}  // namespace

int main() {
    Options<BaseGame> asking;
    asking.draws = Draws::by_caller;
    asking.players = 6;
    asking.of<Base>().first_player = FirstPlayer::random;
    return write_small_game() + write_swap() + write_random_game(asking, 1) +
           write_random_game(Options<MissionRules>{}, 2) + write_random_game(with_everything(), 3);
}
