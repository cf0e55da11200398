// Modules that can be left out of a game when it is set up.
#include "carcassonne/engine/setup.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

constexpr Refusal bell_is_silent{"TST-20", "the bell is not rung now"};
constexpr Refusal bells_forbid_the_south{"TST-21", "no tile lies south of the start tile"};

struct BellStep {
    static constexpr std::string_view name = "bell";
    static constexpr Slot slot = Slot::after_figures;
};
struct RingBell {
    static constexpr std::string_view verb = "ring";
};

/// Does a little of everything: a tile, a figure, a step, a veto, a number, a memory.
struct Bells : test::EmptyModule {
    static constexpr ModuleInfo info{"bells", "Bells"};
    static constexpr std::array<std::string_view, 1> needs{"base"};
    static constexpr BoardCapacity room{1, 2, 1};
    static constexpr std::array features{FeatureKindSpec{garden, "garden", Growth::neighbourhood}};
    static constexpr std::array figures{FigureSpec{"ringer", 2, 1, mask_of(city)}};
    struct State {
        std::uint32_t placed = 0;
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
    std::vector<Tile> tower;

    TileSet tile_set() const noexcept { return {"tower", tower, 1}; }

    using Steps = TypeList<BellStep>;
    using Actions = TypeList<RingBell>;
    using Hooks = TypeList<On<TilePlaced>, Forbids<PlacementQuery>, Adjusts<FeatureValue>, Offers<BellStep>>;

    template <class G>
    void on(TilePlaced, G& game) const noexcept {
        ++game.state().template of<Bells>().placed;
    }
    template <class G>
    Refusal forbids(const PlacementQuery& query, const G& game) const noexcept {
        return game.board().squares().square(query.square).y > 0 ? bells_forbid_the_south : Refusal{};
    }
    template <class G>
    void adjust(FeatureValue& value, const G&) const noexcept {
        value.breakdown.add("bells", 1, 5);
    }
    template <class G, class O>
    void offer(BellStep, const G&, O& out) const noexcept {
        out.add(answer<RingBell>, 0, 0, 1);
    }
    template <class G>
    void apply(Picked<RingBell>, G&) const noexcept {}
    template <class G>
    RingBell name(Picked<RingBell>, const G&) const noexcept {
        return {};
    }
    template <class G>
    Result<Picked<RingBell>, Error> find(RingBell, const G& game) const noexcept {
        if (!game.template asks<BellStep>()) {
            return refuse(bell_is_silent);
        }
        return Picked<RingBell>{};
    }
};
/// Can only be played with bells.
struct Choir : test::EmptyModule {
    static constexpr ModuleInfo info{"choir", "Choir"};
    static constexpr std::array<std::string_view, 2> needs{"base", "bells"};
};

struct Chosen : Ruleset<Base, Optional<Farmers>, Optional<Bells>> {};
struct WithChoir : Ruleset<Base, Optional<Bells>, Optional<Choir>> {};

constexpr FigureKind ringer{1};

Options<Chosen> options(bool farmers, bool bells) {
    Options<Chosen> wanted;
    wanted.draws = Draws::from_script;
    wanted.script = {"BA/C", "BA/RFr"};
    wanted.plays_forced = false;
    wanted.enable<Farmers>(farmers);
    wanted.enable<Bells>(bells);
    wanted.of<Bells>().tower = test::tiles_of("Tower: monastery; field N.E.S.W\n");
    return wanted;
}

template <class Rules>
std::vector<Refusal> faults(const Options<Rules>& wanted) {
    const auto setup = make_setup(wanted);
    std::vector<Refusal> refusals;
    for (std::size_t i = 0; !setup && i < setup.error().size(); ++i) {
        refusals.push_back(setup.error()[i].refusal);
    }
    return refusals;
}

struct Noise : test::EmptyModule {
    static constexpr ModuleInfo info{"noise", "Noise"};
};
/// Cannot be played with noise.
struct Silence : test::EmptyModule {
    static constexpr ModuleInfo info{"silence", "Silence"};
    static constexpr std::array<std::string_view, 1> excludes{"noise"};
};
struct Either : Ruleset<Base, Optional<Noise>, Optional<Silence>> {};

}  // namespace

TEST_CASE("a module that can be left out is left out until it is switched on", "[engine][optional]") {
    Options<Chosen> wanted;
    CHECK(wanted.has<Base>());
    CHECK_FALSE(wanted.has<Farmers>());
    CHECK_FALSE(wanted.has<Bells>());
    CHECK(wanted.enabled == 0b001);
    wanted.enable<Bells>();
    CHECK(wanted.enabled == 0b101);
    CHECK(wanted.has<Bells>());
    CHECK_FALSE(wanted.has<Farmers>());
    wanted.enable<Bells>();
    wanted.enable<Farmers>();
    wanted.enable<Bells>(false);
    CHECK(wanted.enabled == 0b011);
    // All modules of a rule set without choice are there at once.
    CHECK(Options<BaseGame>{}.enabled == 0b11);
    CHECK(Options<BaseGame>{}.has<Farmers>());
}

TEST_CASE("a set-up knows which modules are played and who listens", "[engine][optional]") {
    const auto neither = test::make(options(false, false));
    const auto bells = test::make(options(false, true));
    const auto both = test::make(options(true, true));
    CHECK(neither.enabled() == 0b001);
    CHECK(neither.has<Base>());
    CHECK_FALSE(neither.has<Farmers>());
    CHECK_FALSE(neither.has<Bells>());
    CHECK(bells.has<Bells>());
    CHECK_FALSE(bells.has<Farmers>());
    CHECK(both.has<Farmers>());
    // Only bells hear of placements and forbid some; the base game always changes what features are worth.
    CHECK_FALSE(neither.anyone<On<TilePlaced>>());
    CHECK(bells.anyone<On<TilePlaced>>());
    CHECK_FALSE(neither.anyone<Forbids<PlacementQuery>>());
    CHECK(both.anyone<Forbids<PlacementQuery>>());
    CHECK(neither.anyone<Adjusts<FeatureValue>>());
    CHECK_FALSE(bells.anyone<On<FinalFieldsStep>>());
    CHECK(both.anyone<On<FinalFieldsStep>>());
    CHECK_FALSE(both.anyone<On<PointsScored>>());
    const Game<Chosen> game(bells);
    CHECK(game.anyone<On<TilePlaced>>());
    CHECK_FALSE(game.anyone<On<FinalFieldsStep>>());
}

TEST_CASE("a module that is left out brings nothing", "[engine][optional][BAS-01]") {
    const auto without = test::make(options(false, false));
    const auto with = test::make(options(false, true));
    CHECK(without.catalogue().size() == 32);
    CHECK_FALSE(without.catalogue().find("Tower").exists());
    CHECK(with.catalogue().size() == 33);
    CHECK(with.catalogue().find("Tower").exists());
    CHECK_FALSE(without.in_play(garden));
    CHECK(with.in_play(garden));
    CHECK_FALSE(with.in_play(field));
    CHECK(without.growth(garden) == Growth::endless);
    CHECK(with.growth(garden) == Growth::neighbourhood);
    CHECK(without.initial().supply.count(player(0), ringer) == 0);
    CHECK(with.initial().supply.count(player(0), ringer) == 2);
    CHECK(with.initial().supply.count(player(2), ringer) == 0);
    // Its step is in the order of play only where it is played.
    using Of = RulesOf<Chosen>;
    const auto after_figures = [](const Setup<Chosen>& setup) {
        return setup.order().next[Of::step_id<FigureStep>.index()];
    };
    CHECK(after_figures(without) == Of::step_id<ScoreStep>);
    CHECK(after_figures(with) == Of::step_id<BellStep>);
}

TEST_CASE("a module that is left out hears, forbids, changes and offers nothing", "[engine][optional]") {
    const auto setup = test::make(options(false, false));
    Game<Chosen> game(setup);
    CHECK(game.state().of<Bells>().placed == 0);
    CHECK(game.first_veto(PlacementQuery{game.part().drawn, Rotation::none, game.board().square_at(at(0, 1))}).rule ==
          "");
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK(game.state().of<Bells>().placed == 0);
    // A city of two tiles, without the five of the bells.
    CHECK(game.value_now(game.feature_of(SegmentId(0))).total() == 4);
    CHECK(test::refused(game, deploy(0, ringer)) == none_in_supply);
    test::play(game, deploy(0));
    CHECK(game.score(player(0)) == 4);
    CHECK(game.part().player == player(1));
    test::play(game, PlaceTile{at(1, 0)});
    CHECK(test::refused(game, deploy(1)) == figure_not_allowed_there);
}

TEST_CASE("the same game with the module", "[engine][optional]") {
    const auto setup = test::make(options(true, true));
    Game<Chosen> game(setup);
    CHECK(game.state().of<Bells>().placed == 1);
    CHECK(test::refused(game, PlaceTile{at(0, 1), Rotation::half}) == bells_forbid_the_south);
    CHECK(test::refused(game, RingBell{}) == bell_is_silent);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK(game.state().of<Bells>().placed == 2);
    CHECK(game.value_now(game.feature_of(SegmentId(0))).total() == 9);
    test::play(game, deploy(0, ringer));
    REQUIRE(game.asks<BellStep>());
    CHECK(game.choices().count() == 1);
    test::play(game, RingBell{});
    CHECK(game.score(player(0)) == 9);
    test::play(game, PlaceTile{at(1, 0)}, deploy(1));
}

TEST_CASE("an action of a module that is not played is refused", "[engine][optional][ANS-02]") {
    const auto setup = test::make(options(true, false));
    Game<Chosen> game(setup);
    CHECK(test::refused(game, RingBell{}) == module_is_off);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK(test::refused(game, RingBell{}) == module_is_off);
    // A game that is over is over for all.
    Options<Chosen> short_game = options(true, false);
    short_game.script.clear();
    short_game.tiles = test::tiles_of("S start: field N.E.S.W\n");
    const auto nothing = test::make(short_game);
    Game<Chosen> over(nothing);
    REQUIRE(over.finished());
    CHECK(test::refused(over, RingBell{}) == game_is_over);
}

TEST_CASE("a module is not played without another one that it needs", "[engine][optional][SET-03]") {
    Options<WithChoir> wanted;
    CHECK(faults(wanted).empty());
    wanted.enable<Choir>();
    const auto setup = make_setup(wanted);
    REQUIRE_FALSE(setup);
    REQUIRE(setup.error().size() == 1);
    CHECK(setup.error()[0] == needed_module_is_off);
    CHECK(setup.error()[0].subject == "choir");
    wanted.enable<Bells>();
    CHECK(faults(wanted).empty());
    // Nobody misses what needs something.
    wanted.enable<Choir>(false);
    CHECK(faults(wanted).empty());
    // Both need the base game, which can be left out here.
    using Rules = Ruleset<Optional<Base>, Optional<Bells>, Optional<Choir>>;
    Options<Rules> all;
    all.tiles = test::tiles_of("S start: field N.E.S.W\n");
    all.enable<Bells>();
    all.enable<Choir>();
    CHECK(faults(all) == std::vector{needed_module_is_off, needed_module_is_off});
    all.enable<Base>();
    CHECK(faults(all).empty());
}

TEST_CASE("what a rule set always plays cannot be left out", "[engine][optional][SET-09]") {
    Options<BaseGame> wanted;
    wanted.enable<Farmers>(false);
    CHECK_FALSE(wanted.has<Farmers>());
    CHECK(faults(wanted) == std::vector{fixed_module_is_off});
    Options<Chosen> chosen = options(true, false);
    chosen.enable<Base>(false);
    CHECK(faults(chosen) == std::vector{fixed_module_is_off});
    chosen.enable<Base>();
    CHECK(faults(chosen).empty());
}

TEST_CASE("games with and without a module differ from the first draw on only by it", "[engine][optional]") {
    // Farmers bring no tile, so the draws of one seed are the same.
    Options<Chosen> without = options(false, false);
    Options<Chosen> with = options(true, false);
    without.draws = with.draws = Draws::from_seed;
    without.script.clear();
    with.script.clear();
    const auto first = test::make(without);
    const auto second = test::make(with);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CHECK(Game<Chosen>(first, seed).part().drawn == Game<Chosen>(second, seed).part().drawn);
    }
    Random random(151);
    Game<Chosen> game(first, 5);
    test::play_randomly(game, random);
    CHECK(game.finished());
    Game<Chosen> other(second, 5);
    test::play_randomly(other, random);
    CHECK(other.finished());
}

TEST_CASE("modules that exclude each other are not played together", "[engine][optional][SET-04]") {
    Options<Either> wanted;
    wanted.enable<Silence>();
    CHECK(make_setup(wanted).has_value());
    wanted.enable<Noise>();
    const auto setup = make_setup(wanted);
    REQUIRE_FALSE(setup);
    REQUIRE(setup.error().size() == 1);
    CHECK(setup.error()[0] == excluded_module_is_on);
    CHECK(setup.error()[0].subject == "silence");
    wanted.enable<Silence>(false);
    CHECK(make_setup(wanted).has_value());
}
