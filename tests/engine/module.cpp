#include "carcassonne/engine/module.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

/// Listens and counts what it hears.
struct Counting : test::PlainModule {
    struct State {
        std::uint32_t completed = 0;
        std::uint32_t placed = 0;
        std::int32_t points = 0;
        std::uint32_t moves = 0;
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
    using Hooks = TypeList<On<FeatureCompleted>, On<TilePlaced>, On<PointsScored>, On<FigureMoved>>;

    template <class G>
    void on(const FeatureCompleted&, G& game) const noexcept {
        ++game.state().template of<Counting>().completed;
    }
    template <class G>
    void on(const TilePlaced&, G& game) const noexcept {
        ++game.state().template of<Counting>().placed;
    }
    template <class G>
    void on(const PointsScored& scored, G& game) const noexcept {
        game.state().template of<Counting>().points += scored.breakdown.total();
    }
    template <class G>
    void on(const FigureMoved&, G& game) const noexcept {
        ++game.state().template of<Counting>().moves;
    }
};

/// The same from outside.
struct CountingSink {
    Counting::State seen;
    /// What the module had counted when the tile placed last was told to the sink.
    std::uint32_t module_had_placed = 0;
    const Game<Ruleset<Base, Farmers, Counting>>* game = nullptr;

    void operator()(const FeatureCompleted&) { ++seen.completed; }
    void operator()(const TilePlaced&) {
        ++seen.placed;
        // What is forced before the game is there cannot be compared.
        module_had_placed = game == nullptr ? seen.placed + 1 : game->state().of<Counting>().placed;
    }
    void operator()(const PointsScored& scored) { seen.points += scored.breakdown.total(); }
    void operator()(const FigureMoved&) { ++seen.moves; }
    template <class Event>
    void operator()(const Event&) {}
};

using CountingGame = Ruleset<Base, Farmers, Counting>;

/// Hears of beginning and end.
struct Calendar : test::PlainModule {
    struct State {
        std::uint32_t begun = 0;
        std::uint32_t ended = 0;
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
    using Hooks = TypeList<On<GameBegins>, On<GameEnded>>;

    template <class G>
    void on(GameBegins, G& game) const noexcept {
        ++game.state().template of<Calendar>().begun;
    }
    template <class G>
    void on(GameEnded, G& game) const noexcept {
        ++game.state().template of<Calendar>().ended;
    }
};

/// A kind of figure that stands on cities only and counts twice.
struct Guards : test::PlainModule {
    static constexpr std::array figures{FigureSpec{"guard", 2, 2, mask_of(city)}};
};
/// A kind of feature of the base game's tiles that otherwise nobody scores.
struct Gardens : test::PlainModule {
    static constexpr std::array features{FeatureKindSpec{garden, "garden", Growth::neighbourhood}};
    static constexpr std::array<FigureSpec, 1> figures{FigureSpec{"gardener", 1, 1, mask_of(garden)}};
    static constexpr BoardCapacity room{0, 0, 8};
    using Hooks = TypeList<Adjusts<FeatureValue>>;

    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == garden) {
            value.breakdown.add("tiles", static_cast<int>(game.tiles_of_neighbourhood(value.feature)), 1);
        }
    }
};
/// Brings a tile of its own.
struct Fair : test::PlainModule {
    static constexpr BoardCapacity room{1, 2, 1};
    std::vector<Tile> fair;

    TileSet tile_set() const noexcept { return {"fair", fair, 1}; }
};

}  // namespace

TEST_CASE("a module listens and remembers", "[engine][module]") {
    const auto setup = test::scripted<CountingGame>({"BA/C", "BA/L"});
    // It hears of the start tile already.
    CHECK(setup.initial().of<Counting>() == Counting::State{0, 1, 0, 0});
    Game<CountingGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK(game.state().of<Counting>() == Counting::State{0, 2, 0, 0});
    test::play(game, deploy(0));
    // The city of two tiles brought four points; the knight came and went.
    CHECK(game.state().of<Counting>() == Counting::State{1, 2, 4, 2});
}

TEST_CASE("a module hears of completed features that nobody stands on", "[engine][module][BAS-07]") {
    const auto setup = test::scripted<CountingGame>({"BA/C", "BA/L"});
    Game<CountingGame> game(setup);
    test::place(game, 0, -1, Rotation::half);
    CHECK(game.state().of<Counting>() == Counting::State{1, 2, 0, 0});
}

TEST_CASE("the sink hears of events before the modules do, and of the same ones", "[engine][module]") {
    const auto setup = test::make<CountingGame>({});
    Random random(131);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Game<CountingGame>::Choices choices;
        CountingSink sink;
        Game<CountingGame> game(setup, seed, choices, sink);
        sink.game = &game;
        bool in_order = true;
        while (!choices.empty()) {
            const std::uint32_t before = sink.seen.placed;
            game.play(choices.nth(random.below(choices.count())), choices, sink);
            in_order = in_order && (sink.seen.placed == before || sink.module_had_placed == sink.seen.placed);
        }
        CHECK(in_order);
        // The start tile lay on the table before the sink came.
        ++sink.seen.placed;
        CHECK(game.state().of<Counting>() == sink.seen);
    }
}

TEST_CASE("a module hears once of the beginning and once of the end", "[engine][module][BAS-09]") {
    using Rules = Ruleset<Base, Calendar>;
    const auto setup = test::make<Rules>({});
    Random random(132);
    Game<Rules> game(setup, 1);
    CHECK(game.state().of<Calendar>() == Calendar::State{1, 0});
    test::play_randomly(game, random);
    CHECK(game.state().of<Calendar>() == Calendar::State{1, 1});
    // A game with nothing to draw is over before it begins.
    Options<Rules> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\n");
    const auto nothing = test::make(options);
    const Game<Rules> over(nothing, 1);
    CHECK(over.finished());
    CHECK(over.state().of<Calendar>() == Calendar::State{1, 1});
}

TEST_CASE("what a module remembers is part of the game", "[engine][module]") {
    const auto setup = test::make<CountingGame>({});
    const Game<CountingGame> game(setup, 3);
    auto state = game.state();
    state.of<Counting>().moves = 5;
    const Game<CountingGame> other(setup, state);
    CHECK(other != game);
    CHECK(other.hash() != game.hash());
    state.of<Counting>().moves = 0;
    CHECK(Game<CountingGame>(setup, state) == game);
    CHECK(Game<CountingGame>(setup, state).hash() == game.hash());
}

TEST_CASE("a module brings a kind of figure", "[engine][module][BAS-06][BAS-14]") {
    using Rules = Ruleset<Base, Guards>;
    constexpr FigureKind guard{1};
    const auto setup = test::scripted<Rules>({"BA/C", "BA/L"});
    Game<Rules> game(setup);
    CHECK(game.supply(player(0), guard) == 2);
    CHECK(game.supply(player(1), meeple) == 7);
    test::play(game, PlaceTile{at(0, 1), Rotation::half});
    // Passing, a meeple or a guard in the city; the field is not in play.
    CHECK(game.choices().count() == 3);
    CHECK(test::refused(game, deploy(1, guard)) == figure_not_allowed_there);
    test::play(game, deploy(0, guard));
    CHECK(game.supply(player(0), guard) == 1);
    CHECK(game.supply(player(0), meeple) == 7);
    const FeatureId walls = game.feature_of(game.placed(TileId(1)).segment(0));
    CHECK(game.majority(walls).strength(player(0)) == 2);
}

TEST_CASE("a module brings a kind of feature", "[engine][module][BAS-03]") {
    using Rules = Ruleset<Base, Gardens>;
    constexpr FigureKind gardener{1};
    const auto setup = test::scripted<Rules>({"BA/CG", "BA/L"});
    CHECK(setup.in_play(garden));
    CHECK(setup.growth(garden) == Growth::neighbourhood);
    Game<Rules> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK(test::refused(game, deploy(2, meeple)) == figure_not_allowed_there);
    test::play(game, deploy(2, gardener));
    const FeatureId flowers = game.feature_of(game.placed(TileId(1)).segment(2));
    // Its own tile and the start tile, complete or not.
    CHECK(game.value_if_ended(flowers).total() == 2);
    CHECK_FALSE(game.completed(flowers));
    CHECK(game.owners(flowers) == mask_of(player(0)));
}

TEST_CASE("the tiles of all modules are shuffled together", "[engine][module][BAS-01]") {
    using Rules = Ruleset<Base, Fair>;
    Options<Rules> options;
    options.template of<Fair>().fair = test::tiles_of("Fair: monastery; field N.E.S.W\n");
    const auto setup = test::make(options);
    CHECK(setup.catalogue().size() == 33);
    CHECK(setup.initial().bag.total() == 72);
    CHECK(setup.catalogue().find("Fair") == TileKind(32));
}

TEST_CASE("a module without a state has an empty one", "[engine][module]") {
    STATIC_REQUIRE(std::is_empty_v<NoState>);
    CHECK(NoState{} == NoState{});
}
