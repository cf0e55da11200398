// The engine agrees with the reference at every decision of random games.

#include "comparison.hpp"

namespace {

using namespace test;

struct NoFarmers : Ruleset<Base> {};

template <class Rules>
void compare_games(const Options<Rules>& options, const reference::Options& expected, int games, std::uint64_t seed) {
    const auto setup = make_setup<Rules>(options);
    REQUIRE(setup);
    Random random(seed, 9);
    for (int i = 0; i < games; ++i) {
        INFO("game " << i << " of seed " << seed << " with " << options.players << " players");
        Comparison<Rules> comparison(*setup, seed * 100000 + static_cast<std::uint64_t>(i), expected);
        comparison.play_to_the_end(i % 2 == 0 ? testing::RandomPolicy::uniform : testing::RandomPolicy::dense, random);
        int points = 0;
        for (std::size_t player = 0; player < options.players; ++player) {
            points += comparison.game().score(PlayerId::at(player));
        }
        REQUIRE(points == comparison.sum_of_reasons());
    }
}

template <class Rules>
Options<Rules> options_for(std::size_t players) {
    Options<Rules> options;
    options.players = players;
    options.plays_forced = false;
    return options;
}

}  // namespace

TEST_CASE("random games agree with the reference, 2 to 6 players", "[BAS-02][BAS-04][BAS-06][BAS-07][BAS-14][BAS-17]") {
    for (std::size_t players = 2; players <= 6; ++players) {
        auto options = options_for<BaseGame>(players);
        options.template of<Base>().edition = players % 2 == 0 ? Edition::c1 : Edition::c3;
        reference::Options expected;
        expected.set = players % 2 == 0 ? reference::TileSet::first : reference::TileSet::garden;
        compare_games(options, expected, scaled(400), players);
    }
}

TEST_CASE("random games with small cities agree with the reference", "[BAS-12]") {
    auto options = options_for<BaseGame>(2);
    options.template of<Base>().edition = Edition::c1;
    options.template of<Base>().small_city = true;
    reference::Options expected;
    expected.small_city = true;
    compare_games(options, expected, scaled(100), 11);
}

TEST_CASE("random games with older field rules agree with the reference", "[BAS-18]") {
    for (const auto rules : {FieldScoring::first_edition, FieldScoring::second_edition}) {
        auto options = options_for<BaseGame>(3);
        options.of<Base>().edition = Edition::c1;
        options.of<Farmers>().scoring = rules;
        reference::Options expected;
        expected.field_rules =
            rules == FieldScoring::first_edition ? reference::FieldRules::first : reference::FieldRules::second;
        compare_games(options, expected, scaled(100), 12);
    }
}

TEST_CASE("random games without farmers agree with the reference", "[BAS-06]") {
    auto options = options_for<NoFarmers>(4);
    options.of<Base>().edition = Edition::c1;
    reference::Options expected;
    expected.farmers = false;
    compare_games(options, expected, scaled(100), 13);
}
