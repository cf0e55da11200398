// The engine agrees with the reference at every decision of random games with the expansions.

#include "expansion_comparison.hpp"

#include <string>
#include <utility>
#include <vector>

namespace {

using namespace test;

/// Games of one combination of modules. The tiles are drawn by the game in every other one, and by the test in the
/// rest, which sees what may be drawn.
void compare_games(const std::string& modules, std::size_t players, int games, std::uint64_t seed, Seen& seen) {
    INFO(modules << ", " << players << " players, seed " << seed);
    auto options = switches(modules);
    REQUIRE(options);
    options->players = players;
    options->plays_forced = false;
    const auto by_itself = make_setup(*options);
    options->draws = Draws::by_caller;
    const auto by_hand = make_setup(*options);
    REQUIRE(by_itself);
    REQUIRE(by_hand);
    const reference::Options same = reference_options(*options);
    Random random(seed, 21);
    for (int i = 0; i < games; ++i) {
        INFO("game " << i);
        const auto& setup = i % 4 < 2 ? *by_itself : *by_hand;
        const auto policy = i % 2 == 0 ? testing::RandomPolicy::dense : testing::RandomPolicy::uniform;
        ExpansionComparison comparison(setup, seed * 100000 + static_cast<std::uint64_t>(i), same, seen);
        // Who often keeps his figures has some left for what comes later.
        comparison.play_to_the_end(policy, i % 3 == 0 ? 0u : 2u, random);
    }
}

/// One of the texts, each as likely as the others.
std::string any(const std::vector<std::string>& texts, Random& random) {
    return texts[random.below(static_cast<std::uint32_t>(texts.size()))];
}

/// The modules in any order, each played or not, with any of its options.
std::string random_modules(Random& random) {
    const bool is_first = random.below(2) == 0;
    const auto edition = [&] { return is_first ? ":edition=c1" : any({":edition=c2", ":edition=c3"}, random); };
    std::vector<std::string> parts{"base" + any({"", ":small_city"}, random) + edition()};
    if (random.below(4) != 0) {
        parts.push_back("farmers" + any({"", "", ":first_edition", ":second_edition"}, random));
    }
    if (random.below(2) == 0) {
        parts.push_back("abbot");
    }
    if (random.below(3) != 0) {
        parts.push_back("river" + any({":first", ":second", ":second"}, random) + edition() +
                        any({"", ":set_aside", ":after_river"}, random) + any({"", ":river_strict"}, random) +
                        any({"", ":pig_herd=off"}, random));
    }
    if (random.below(2) == 0) {
        parts.push_back("inns_and_cathedrals" + edition());
    }
    if (random.below(2) == 0) {
        parts.push_back("traders_and_builders" + edition());
    }
    if (random.below(2) == 0) {
        parts.push_back("phantom");
    }
    for (std::size_t i = parts.size(); i > 1; --i) {
        std::swap(parts[i - 1], parts[random.below(static_cast<std::uint32_t>(i))]);
    }
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : "+") + part;
    }
    return text;
}

/// Short runs may miss what happens seldom.
void require_seen(const Seen& seen, const std::vector<std::string>& things) {
    if (scaled(100) < 100) {
        return;
    }
    for (const std::string& thing : things) {
        INFO("the games have never shown: " << thing);
        const auto found = seen.find(thing);
        CHECK((found != seen.end() && found->second > 0));
    }
}

}  // namespace

TEST_CASE("random games of each expansion agree with the reference", "[ABB-03][RIV-02][INN-01][TRA-03][PHA-01]") {
    struct Played {
        const char* modules;
        std::size_t players;
        int games;
    };
    constexpr Played list[] = {
        {"base+farmers+abbot", 3, 60},
        {"base:edition=c1+abbot", 2, 30},
        {"base+farmers+river", 2, 50},
        {"base+farmers+river:second", 3, 60},
        {"base:edition=c1+farmers+river:second:edition=c1:river_strict:set_aside", 4, 60},
        {"base+river:first:river_strict:after_river", 5, 50},
        {"base+farmers:second_edition+river:second:after_river", 3, 60},
        {"base+farmers:first_edition+river:second:pig_herd=off", 2, 40},
        {"base+farmers+inns_and_cathedrals", 2, 50},
        {"base:small_city+farmers+inns_and_cathedrals+abbot", 6, 50},
        {"base+farmers+river:second+inns_and_cathedrals", 4, 40},
        {"base+farmers+traders_and_builders", 2, 60},
        {"base:edition=c1:small_city+traders_and_builders:edition=c1", 3, 40},
        {"base+farmers:first_edition+traders_and_builders+river:second", 3, 60},
        {"base+farmers:second_edition+traders_and_builders+river:second", 2, 60},
        {"base+farmers+phantom", 3, 60},
        {"base+phantom+abbot", 5, 50},
        {"base+farmers+inns_and_cathedrals+traders_and_builders+phantom", 4, 60},
        {"base+farmers+abbot+river:second+inns_and_cathedrals+traders_and_builders+phantom", 2, 60},
        {"base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom", 6, 60},
    };
    Seen seen;
    std::uint64_t seed = 0;
    for (const Played& played : list) {
        compare_games(played.modules, played.players, scaled(played.games), ++seed, seen);
    }
    require_seen(seen,
                 {"discarded tile", "abbot taken back", "builder's part", "phantom as the second figure",
                  "points for inn", "points for inn in vain", "points for cathedral", "points for cathedral in vain",
                  "points for a small city", "points for pigs", "points for pig herd"});
}

TEST_CASE("random games of any modules agree with the reference", "[ABB-03][RIV-02][INN-01][TRA-03][PHA-01]") {
    Random random(2026, 22);
    Seen seen;
    const int combinations = scaled(180);
    for (int i = 0; i < combinations; ++i) {
        const std::string modules = random_modules(random);
        compare_games(modules, 2 + random.below(5), 5, 1000 + static_cast<std::uint64_t>(i), seen);
    }
    require_seen(seen, {"builder's part", "points for tiles"});
}
