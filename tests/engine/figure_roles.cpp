// Followers and special figures, first and second figures of a turn part.
#include "carcassonne/engine/machine.hpp"

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

constexpr Refusal dog_is_alone{"TST-30", "a dog goes where its own people are"};

/// A dog goes where a follower of its player stands; a cat goes where it likes; both on roads only.
struct Pets : test::PlainModule {
    static constexpr std::array figures{FigureSpec{"dog", 1, 0, mask_of(road), FigureRole::special},
                                        FigureSpec{"cat", 2, 0, mask_of(road), FigureRole::special}};
    using Hooks = TypeList<Forbids<JoinQuery>>;

    template <class G>
    Refusal forbids(const JoinQuery& query, const G& game) const noexcept {
        const bool is_dog = query.kind == G::Of::template figure_of<Pets>;
        return is_dog && !game.holds_follower(game.feature_of(query.segment), query.player) ? dog_is_alone : Refusal{};
    }
};

struct SecondStep {
    static constexpr std::string_view name = "second";
    static constexpr Slot slot = Slot::second_figure;
    static constexpr FigureTurn deploys = FigureTurn::second;
};
/// A knight comes as the second figure only, a scout as the first or second, a monk as neither.
struct Company : test::PlainModule {
    static constexpr FeatureKindMask everywhere = static_cast<FeatureKindMask>(mask_of(road) | mask_of(city));
    static constexpr std::array figures{
        FigureSpec{"knight", 1, 1, everywhere, FigureRole::follower, FigureTurn::second},
        FigureSpec{"scout", 1, 1, everywhere, FigureRole::follower, FigureTurn::either},
        FigureSpec{"monk", 1, 1, everywhere, FigureRole::follower, FigureTurn::none}};
    using Steps = TypeList<SecondStep>;
    using Hooks = TypeList<Offers<SecondStep>>;

    template <class G, class O>
    void offer(SecondStep, const G& game, O& out) const noexcept {
        out.add(answer<Pass>, 0, 0, 1);
        for (std::size_t i = 0; i < figures.size() - 1; ++i) {
            const FigureKind kind(static_cast<std::uint8_t>(G::Of::template figure_of<Company>.index() + i));
            if (game.supply(game.part().player, kind) != 0) {
                out.add(answer<DeployFigure>, kind.index(), 0, game.deployable(kind, game.free_segments()));
            }
        }
    }
};

struct PetGame : Ruleset<Base, Farmers, Pets> {};
struct CompanyGame : Ruleset<Base, Company> {};

constexpr FigureKind dog{1};
constexpr FigureKind cat{2};
constexpr FigureKind knight{1};
constexpr FigureKind scout{2};
constexpr FigureKind monk{3};

template <class Rules>
FeatureId feature(const Game<Rules>& game, int x, int y, std::size_t segment) {
    return game.feature_of(game.placed(game.tile_at(at(x, y))).segment(segment));
}

}  // namespace

TEST_CASE("a special figure goes where its module lets it, occupied or not", "[engine][figures][BAS-06][TRA-02]") {
    const auto setup = test::scripted<PetGame>({"BA/RFr", "BA/RFr", "BA/RFr", "BA/L"});
    Game<PetGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)});
    // A free road and two fields: passing, the meeple on all three, the cat on the road.
    CHECK(game.free_segments() % 8 == 0b111);
    CHECK(game.deployable(meeple, game.free_segments()) == 0b111);
    CHECK(game.deployable(cat, game.free_segments()) == 0b001);
    CHECK(game.deployable(dog, game.free_segments()) == 0);
    CHECK(game.choices().count() == 5);
    CHECK(test::refused(game, deploy(0, dog)) == dog_is_alone);
    CHECK(test::refused(game, deploy(1, dog)) == figure_not_allowed_there);
    test::play(game, deploy(0));
    // Player 1 has nobody on that road, which no follower may enter any more; the cat may.
    test::play(game, PlaceTile{at(-1, 0)});
    CHECK(game.free_segments() % 8 == 0b110);
    CHECK(game.deployable(meeple, game.free_segments()) == 0b110);
    CHECK(test::refused(game, deploy(0)) == feature_is_occupied);
    CHECK(test::refused(game, deploy(0, dog)) == dog_is_alone);
    CHECK(game.choices().count() == 4);
    test::play(game, deploy(0, cat));
    // Player 0 stands there and lets the dog join.
    test::play(game, PlaceTile{at(2, 0)});
    CHECK(game.deployable(dog, game.free_segments()) == 0b001);
    CHECK(game.deployable(cat, game.free_segments()) == 0b001);
    CHECK(game.choices().count() == 5);
    test::play(game, deploy(0, dog));
    CHECK(game.supply(player(0), dog) == 0);
}

TEST_CASE("a special figure is no follower and makes nobody an owner", "[engine][figures][BAS-14]") {
    const auto setup = test::scripted<PetGame>({"BA/RFr", "BA/RFr", "BA/RFr", "BA/RFr", "BA/L"});
    Game<PetGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, cat));
    const FeatureId way = feature(game, 0, 0, 1);
    CHECK(game.occupied(way));
    CHECK(game.holds(way, player(0), cat));
    CHECK_FALSE(game.holds(way, player(0), dog));
    CHECK_FALSE(game.holds(way, player(0), meeple));
    CHECK_FALSE(game.holds(way, player(1), cat));
    CHECK_FALSE(game.holds_follower(way, player(0)));
    CHECK(game.majority(way).strength(player(0)) == 0);
    CHECK(game.owners(way) == 0);
    // It claims the road all the same: no follower comes after it, and the dog finds no follower there.
    test::play(game, PlaceTile{at(-1, 0)});
    CHECK(test::refused(game, deploy(0)) == feature_is_occupied);
    CHECK(test::refused(game, deploy(0, dog)) == dog_is_alone);
    test::play(game, deploy(0, cat));
    CHECK(game.owners(feature(game, 0, 0, 1)) == 0);
    test::play(game, PlaceTile{at(2, 0)});
    CHECK(test::refused(game, deploy(0, dog)) == dog_is_alone);
    test::play(game, deploy(0, cat));
    CHECK(game.supply(player(0), cat) == 0);
    CHECK(game.owners(feature(game, 0, 0, 1)) == 0);
}

TEST_CASE("a follower and a special figure on one feature", "[engine][figures][BAS-14]") {
    const auto setup = test::scripted<PetGame>({"BA/RFr", "BA/RFr", "BA/RFr", "BA/L"});
    Game<PetGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(-1, 0)}, deploy(0, cat));
    test::play(game, PlaceTile{at(2, 0)}, deploy(0, dog));
    const FeatureId way = feature(game, 0, 0, 1);
    CHECK(game.holds(way, player(0), meeple));
    CHECK(game.holds(way, player(0), dog));
    CHECK(game.holds(way, player(1), cat));
    CHECK(game.holds_follower(way, player(0)));
    CHECK_FALSE(game.holds_follower(way, player(1)));
    // The dog adds nothing to its player's meeple, the cat nothing to its player.
    CHECK(game.majority(way).strength(player(0)) == 1);
    CHECK(game.majority(way).strength(player(1)) == 0);
    CHECK(game.owners(way) == mask_of(player(0)));
}

TEST_CASE("an unfinished feature with special figures alone scores for nobody", "[engine][figures][BAS-17]") {
    Options<PetGame> options;
    options.tiles = test::tiles_of("S start count=2: road E.W; field N.EL.WR; field ER.S.WL\n");
    options.draws = Draws::from_script;
    options.script = {"S"};
    const auto setup = test::make(options);
    Game<PetGame> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, cat));
    REQUIRE(game.finished());
    CHECK(game.score(player(0)) == 0);
    CHECK(game.supply(player(0), cat) == 1);
}

TEST_CASE("a kind of figure is deployed at its moment", "[engine][figures][BAS-06][PHA-01]") {
    const auto setup = test::scripted<CompanyGame>({"BA/CRRR", "BA/L"});
    Game<CompanyGame> game(setup);
    CHECK(game.deploys() == FigureTurn::none);
    CHECK(test::refused(game, deploy(0, scout)) == not_the_time);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    // A city and three roads: passing, four meeples and four scouts.
    CHECK(game.deploys() == FigureTurn::first);
    CHECK(game.choices().count() == 9);
    CHECK(test::refused(game, deploy(0, knight)) == figure_not_now);
    CHECK(test::refused(game, deploy(0, monk)) == figure_not_now);
    test::play(game, deploy(1, meeple));
    REQUIRE(game.asks<SecondStep>());
    CHECK(game.deploys() == FigureTurn::second);
    // Passing, three knights and three scouts: the first road is taken.
    CHECK(game.choices().count() == 7);
    CHECK(test::refused(game, deploy(2, meeple)) == figure_not_now);
    CHECK(test::refused(game, deploy(2, monk)) == figure_not_now);
    CHECK(test::refused(game, deploy(1, knight)) == feature_is_occupied);
    test::play(game, deploy(2, knight));
    CHECK(game.supply(player(0), knight) == 0);
    CHECK(game.part().player == player(1));
    CHECK(game.deploys() == FigureTurn::none);
}

TEST_CASE("a scout comes first or second, but only once", "[engine][figures][PHA-01]") {
    const auto setup = test::scripted<CompanyGame>({"BA/CRRR", "BA/L"});
    Game<CompanyGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    Game<CompanyGame> other = game;
    test::play(game, deploy(1, scout));
    REQUIRE(game.asks<SecondStep>());
    CHECK(test::refused(game, deploy(2, scout)) == none_in_supply);
    CHECK(game.choices().count() == 4);
    test::play(other, Pass{}, deploy(1, scout));
    CHECK(other.supply(player(0), scout) == 0);
    CHECK(other.part().player == player(1));
}

TEST_CASE("a part remembers that its player has deployed a figure", "[engine][figures][PHA-01]") {
    const auto setup = test::scripted<CompanyGame>({"BA/CRRR", "BA/L"});
    Game<CompanyGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK_FALSE(game.part().is(PartFlag::acted));
    Game<CompanyGame> other = game;
    test::play(game, deploy(1));
    CHECK(game.part().is(PartFlag::acted));
    test::play(other, Pass{});
    CHECK_FALSE(other.part().is(PartFlag::acted));
    // The next turn begins without it.
    test::play(game, Pass{});
    REQUIRE(game.part().player == player(1));
    CHECK_FALSE(game.part().is(PartFlag::acted));
}

TEST_CASE("a special figure is arranged only where its module lets it join", "[engine][roles]") {
    using Game = Ruleset<Base, Pets>;
    const auto setup = test::make(Options<Game>{});
    Arrangement<Game> wanted;
    wanted.tiles = {{setup.start_tile(), at(0, 0), Rotation::none}};
    // Segment 1 of the start tile is its road.
    wanted.figures = {{player(0), RulesOf<Game>::figure_of<Pets>, at(0, 0), 1}};
    const auto alone = arrange(setup, wanted);
    REQUIRE_FALSE(alone);
    REQUIRE(alone.error().size() == 1);
    CHECK(alone.error()[0] == dog_is_alone);
    wanted.figures.push_back({player(1), meeple, at(0, 0), 1});
    CHECK_FALSE(arrange(setup, wanted));
    // The order of the figures makes no difference.
    wanted.figures.push_back({player(0), meeple, at(0, 0), 1});
    CHECK(arrange(setup, wanted).has_value());
}
