#include "carcassonne/engine/setup.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

using namespace carcassonne;
using test::place;

namespace {

TileKind drawn(const Game<BaseGame>& game) { return game.part().drawn; }

/// Modules without and with options.
struct Idle : test::EmptyModule {};
struct Late : test::EmptyModule {
    std::uint8_t hour = 23;
};

}  // namespace

TEST_CASE("a set-up knows the rules of its game", "[engine][setup][BAS-01][BAS-02]") {
    Options<BaseGame> options;
    options.players = 3;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    options.of<Base>().small_city = true;
    const auto setup = test::make(options);
    CHECK(setup.players() == 3);
    CHECK(setup.draws() == Draws::by_caller);
    CHECK_FALSE(setup.plays_forced());
    CHECK(setup.script().empty());
    CHECK(setup.module<Base>().small_city);
    CHECK(setup.module<Farmers>().scoring == FieldScoring::third_edition);
    CHECK(setup.catalogue().size() == 32);
    CHECK(setup.start_tile() == test::kind(setup, "BA/RCr"));
    // The start tile lies on the table; every player has seven meeples, nobody else has any.
    const auto& state = setup.initial();
    CHECK(state.bag.total() == 71);
    CHECK(state.bag.count(setup.start_tile()) == 3);
    CHECK(state.board.tile_count() == 1);
    CHECK(state.board.tile_at({0, 0}).exists());
    CHECK(state.supply.count(test::player(2), meeple) == 7);
    CHECK(state.supply.count(test::player(3), meeple) == 0);
    CHECK(state.score.points(test::player(0)) == 0);
}

TEST_CASE("a set-up knows how features grow and who stands on them", "[engine][setup][BAS-06]") {
    const auto setup = test::make<BaseGame>({});
    CHECK(setup.growth(road) == Growth::closes);
    CHECK(setup.growth(city) == Growth::closes);
    CHECK(setup.growth(monastery) == Growth::neighbourhood);
    CHECK(setup.growth(field) == Growth::endless);
    CHECK(setup.growth(garden) == Growth::endless);
    CHECK(setup.in_play(field));
    CHECK_FALSE(setup.in_play(garden));
    CHECK_FALSE(setup.in_play(river));
    CHECK(setup.stands_on(meeple) == (mask_of(road) | mask_of(city) | mask_of(monastery) | mask_of(field)));
    // Without farmers nobody scores fields and nobody stands on them.
    const auto without = test::make<Ruleset<Base>>({});
    CHECK_FALSE(without.in_play(field));
    CHECK(without.stands_on(meeple) == (mask_of(road) | mask_of(city) | mask_of(monastery)));
}

TEST_CASE("the options of a module are its own, whatever stands beside it in the list", "[engine][setup]") {
    const Options<Ruleset<Base, Idle, Late>> base_first{};
    CHECK(base_first.of<Base>().edition == Edition::c3);
    CHECK(base_first.of<Late>().hour == 23);
    const Options<Ruleset<Idle, Base, Late>> idle_first{};
    CHECK(idle_first.of<Base>().edition == Edition::c3);
    CHECK(idle_first.of<Late>().hour == 23);
    const auto setup = test::make<Ruleset<Idle, Base, Late>>({});
    CHECK(setup.module<Base>().edition == Edition::c3);
    CHECK(setup.catalogue().size() == 32);
}

TEST_CASE("a game draws from its seed", "[engine][setup][BAS-04]") {
    const auto setup = test::make<BaseGame>({});
    const Game<BaseGame> game(setup, 4);
    REQUIRE(game.asks<PlaceStep>());
    CHECK(game.tiles_left() == 70);
    CHECK(drawn(game) == drawn(Game<BaseGame>(setup, 4)));
    // Each kind comes first as often as it has copies: 71 tiles, 100 games for each.
    std::map<TileKind, double> seen;
    const int games = 7100;
    for (int seed = 0; seed < games; ++seed) {
        ++seen[drawn(Game<BaseGame>(setup, static_cast<std::uint64_t>(seed)))];
    }
    double sum = 0;
    for (std::size_t i = 0; i < setup.catalogue().size(); ++i) {
        const TileKind kind(static_cast<std::uint16_t>(i));
        const double expected = 100.0 * setup.initial().bag.count(kind);
        sum += (seen[kind] - expected) * (seen[kind] - expected) / expected;
    }
    // 31 on average for equally likely copies; above 71 once in ten thousand sets of seeds, and these are fixed.
    CHECK(sum < 71);
}

TEST_CASE("a script says what is drawn, then the caller is asked", "[engine][setup][BAS-04]") {
    const auto setup = test::scripted<BaseGame>({"BA/L", "BA/RFr"});
    CHECK(setup.script() == std::vector{test::kind(setup, "BA/L"), test::kind(setup, "BA/RFr")});
    Game<BaseGame> game(setup);
    CHECK(drawn(game) == test::kind(setup, "BA/L"));
    place(game, 0, 1);
    CHECK(drawn(game) == test::kind(setup, "BA/RFr"));
    place(game, 1, 0);
    REQUIRE(game.asks<DrawStep>());
    CHECK(game.choices().player() == nature);
    // 69 tiles are left, of every kind but none used up.
    CHECK(game.tiles_left() == 69);
    CHECK(game.choices().count() == 32);
    test::play(game, DrawTile{test::kind(setup, "BA/RRRR")});
    CHECK(game.asks<PlaceStep>());
    CHECK(drawn(game) == test::kind(setup, "BA/RRRR"));
}

TEST_CASE("a script does not draw a tile more often than there are copies", "[engine][setup][BAS-01][SET-14]") {
    // There is only one city with four sides, and of the four tiles like the start tile one lies on the table.
    Options<BaseGame> options;
    options.draws = Draws::from_script;
    options.script = {"BA/Cccc+", "BA/RCr", "BA/RCr", "BA/RCr"};
    CHECK(make_setup(options).has_value());
    options.script = {"BA/Cccc+", "BA/Cccc+"};
    const auto twice = make_setup(options);
    REQUIRE_FALSE(twice);
    REQUIRE(twice.error().size() == 1);
    CHECK(twice.error()[0] == script_draws_too_often);
    CHECK(twice.error()[0].subject == "BA/Cccc+");
    options.script = {"BA/RCr", "BA/RCr", "BA/RCr", "BA/RCr"};
    CHECK_FALSE(make_setup(options));
}

TEST_CASE("a script is looked through as far as there can be tiles", "[engine][setup][BAS-01]") {
    // Of 72 tiles, of which it may draw three, the 73rd word is wrong at the latest.
    Options<BaseGame> options;
    options.draws = Draws::from_script;
    options.script.assign(20'000, "BA/RCr");
    const auto setup = make_setup(options);
    REQUIRE_FALSE(setup);
    CHECK(setup.error().size() == 73 - 3);
}

TEST_CASE("the caller draws", "[engine][setup][BAS-04]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto setup = test::make(options);
    Game<BaseGame> game(setup, 1);
    REQUIRE(game.asks<DrawStep>());
    CHECK(game.choices().player() == nature);
    CHECK(game.choices().count() == 32);
    // Nothing is left to chance: the seed makes no difference to what is asked.
    CHECK(Game<BaseGame>(setup, 2).choices().count() == 32);
    test::play(game, DrawTile{test::kind(setup, "BA/Cccc+")});
    CHECK(game.tiles_left(test::kind(setup, "BA/Cccc+")) == 0);
    place(game, 0, -1);
    CHECK(game.asks<DrawStep>());
    CHECK(game.choices().count() == 31);
}

TEST_CASE("a game of a script runs to its end with the caller's help", "[engine][setup][BAS-09]") {
    const auto setup = test::scripted<BaseGame>({"BA/L", "BA/RFr", "BA/RRRR"});
    Random random(7);
    Game<BaseGame> game(setup);
    int asked = 0;
    test::play_randomly(game, random,
                        [&](const auto& here, const auto&) { asked += here.template asks<DrawStep>() ? 1 : 0; });
    CHECK(game.finished());
    CHECK(game.tiles_left() == 0);
    // Of 71 draws three come from the script; those with one kind left are forced.
    CHECK(asked <= 68);
    CHECK(asked >= 60);
}
