#include "carcassonne/runtime/standard_rules.hpp"

#include "engine/tables.hpp"

#include <type_traits>

using namespace carcassonne;

TEST_CASE("the standard rules play the base game unless more is switched on", "[runtime][standard_rules]") {
    const auto setup = test::make(Options<StandardRules>{});
    CHECK(setup.has<Base>());
    CHECK_FALSE(setup.has<Farmers>());
    CHECK_FALSE(setup.has<Phantom>());
    CHECK(setup.catalogue().size() == 32);
    CHECK(setup.growth(field) == Growth::endless);
    CHECK_FALSE(setup.in_play(field));
    CHECK_FALSE(setup.in_play(garden));
    Game<StandardRules> game(setup, 4);
    for (std::size_t i = 0; i < RulesOf<StandardRules>::figures.size(); ++i) {
        CHECK(game.supply(test::player(0), FigureKind::at(i)) == (i == 0 ? 7u : 0u));
    }
}

TEST_CASE("each module brings its tiles and figures when it is on", "[runtime][standard_rules]") {
    const auto with = [](std::string_view modules) {
        const auto options = switches(modules);
        REQUIRE(options.has_value());
        return test::make(*options);
    };
    const auto tiles = [](const auto& setup) { return Game<StandardRules>(setup, 1).tiles_left(); };
    // One tile lies on the table, another is drawn.
    CHECK(tiles(with("base")) == 72 - 2);
    CHECK(tiles(with("base+abbot+phantom+farmers")) == 72 - 2);
    CHECK(tiles(with("base+inns_and_cathedrals")) == 72 + 18 - 2);
    CHECK(tiles(with("base+traders_and_builders")) == 72 + 24 - 2);
    CHECK(tiles(with("base+river")) == 72 + 12 - 2);
    CHECK(tiles(with("base+river:second")) == 72 + 12 - 2);
    CHECK(tiles(with("base+river:set_aside")) == 71 + 12 - 2);
    const auto all = with("base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom");
    CHECK(tiles(all) == 72 + 12 + 18 + 24 - 2);
    using Of = RulesOf<StandardRules>;
    Game<StandardRules> game(all, 1);
    for (const FigureKind kind : {Of::figure_of<Abbot>, Of::figure_of<InnsAndCathedrals>, Of::figure_of<Phantom>,
                                  Of::figure_of<TradersAndBuilders, 0>, Of::figure_of<TradersAndBuilders, 1>}) {
        CHECK(game.supply(test::player(1), kind) == 1);
    }
}

TEST_CASE("a game of the standard rules is a value without padding", "[runtime][standard_rules]") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<State<StandardRules>>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<State<StandardRules>>);
    STATIC_REQUIRE(sizeof(State<StandardRules>) <= 20 * 1024);
    const auto options = switches("base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom");
    REQUIRE(options.has_value());
    const auto setup = test::make(*options);
    Random random(9);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Game<StandardRules> game(setup, seed);
        bool same = true;
        test::play_randomly(game, random, [&](const auto& here, const auto& choices) {
            Game<StandardRules> copy(setup, here.state());
            same = same && copy == here && copy.hash() == here.hash() && copy.choices().count() == choices.count();
        });
        CHECK(same);
        CHECK(game.finished());
    }
}
