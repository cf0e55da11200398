#include "carcassonne/players/player_spec.hpp"

#include "catch.hpp"

#include <string>
#include <string_view>

using namespace carcassonne::players;

namespace {

PlayerSpec spec_of(std::string_view text) {
    INFO(text);
    const auto spec = parse_player(text);
    REQUIRE(spec.has_value());
    return *spec;
}

}  // namespace

TEST_CASE("Players are told in a word", "[players]") {
    CHECK(spec_of("random").kind == PlayerKind::random);
    CHECK(spec_of("greedy").kind == PlayerKind::greedy);
    const PlayerSpec timed = spec_of("mcts:2s");
    CHECK(timed.kind == PlayerKind::mcts);
    CHECK(timed.milliseconds == 2000);
    CHECK(timed.iterations == 0);
    CHECK(timed.threads == 1);
    CHECK(timed.playout == Playout::greedy);
    CHECK_FALSE(timed.repeatable());
    CHECK(spec_of("mcts:500ms").milliseconds == 500);
    const PlayerSpec counted = spec_of("mcts:300+random+2threads");
    CHECK(counted.iterations == 300);
    CHECK(counted.milliseconds == 0);
    CHECK(counted.playout == Playout::random);
    CHECK(counted.threads == 2);
    CHECK(counted.repeatable());
    CHECK(spec_of("mcts:3600s").milliseconds == max_milliseconds);
}

TEST_CASE("The text of a player is read again as the same", "[players]") {
    for (const char* const text : {"random", "greedy", "mcts:1s", "mcts:1500ms", "mcts:20", "mcts:20+random",
                                   "mcts:20+none", "mcts:20+none+64threads", "mcts:7ms+2threads"}) {
        CHECK(player_text(spec_of(text)) == text);
    }
    CHECK(player_text(spec_of("mcts:1000ms+greedy+1thread")) == "mcts:1s");
}

TEST_CASE("What is no player is refused with what it could be", "[players]") {
    const auto fault = [](std::string_view text) {
        const auto spec = parse_player(text);
        return spec ? std::string("read") : spec.error();
    };
    const auto no_player = [](std::string_view text, std::string_view why) {
        return "\"" + std::string(text) + "\" is no player: " + std::string(why);
    };
    const std::string_view kinds = "there are random, greedy and mcts:1s";
    for (const char* const text : {"", "Greedy", "greedy ", "random:1s", "mcts", "mct:1s"}) {
        CHECK(fault(text) == no_player(text, kinds));
    }
    const std::string_view budget = "behind mcts: stands how much it may think: 1s or 500ms, at most an hour, or 2000 "
                                    "iterations, at most a hundred million";
    for (const char* const text :
         {"mcts:", "mcts:0", "mcts:0s", "mcts:-1", "mcts:1m", "mcts:1.5s", "mcts:s", "mcts:3601s", "mcts:3600001ms",
          "mcts:100000001", "mcts:99999999999", "mcts:+2threads"}) {
        CHECK(fault(text) == no_player(text, budget));
    }
    const std::string_view manner = "behind + stands random, greedy or none, or the number of threads, as 2threads, at "
                                    "most 64";
    for (const char* const text : {"mcts:1s+", "mcts:1s+fast", "mcts:1s+0threads", "mcts:1s+65threads", "mcts:1s+2",
                                   "mcts:1s+threads", "mcts:1s+random+"}) {
        CHECK(fault(text) == no_player(text, manner));
    }
}
