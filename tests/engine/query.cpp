#include "carcassonne/engine/query.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <set>
#include <type_traits>
#include <utility>

using namespace carcassonne;
using test::at;
using test::deploy;

namespace {

constexpr Refusal nobody_builds_west{"TST-01", "nobody builds west of the start tile"};
constexpr Refusal nobody_builds_far{"TST-02", "nobody builds far from the start tile"};
constexpr Refusal no_monks{"TST-03", "nobody becomes a monk"};
constexpr Refusal never_finished{"TST-04", "no city is ever finished"};

/// Forbids some placements.
struct NoWest : test::PlainModule {
    using Hooks = TypeList<Forbids<PlacementQuery>>;
    template <class G>
    Refusal forbids(const PlacementQuery& query, const G& game) const noexcept {
        return game.board().squares().square(query.square).x < 0 ? nobody_builds_west : Refusal{};
    }
};
/// Forbids some more.
struct NotFar : test::PlainModule {
    int far = 2;
    using Hooks = TypeList<Forbids<PlacementQuery>>;
    template <class G>
    Refusal forbids(const PlacementQuery& query, const G& game) const noexcept {
        const auto square = game.board().squares().square(query.square);
        return square.x <= -far || square.x >= far ? nobody_builds_far : Refusal{};
    }
};
/// Forbids one turn of a tile.
struct Upright : test::PlainModule {
    using Hooks = TypeList<Forbids<PlacementQuery>>;
    template <class G>
    Refusal forbids(const PlacementQuery& query, const G&) const noexcept {
        return query.rotation == Rotation::none ? Refusal{} : Refusal{"TST-05", "tiles are not turned"};
    }
};
/// Forbids some deployments.
struct NoMonks : test::PlainModule {
    using Hooks = TypeList<Forbids<DeployQuery>>;
    template <class G>
    Refusal forbids(const DeployQuery& query, const G& game) const noexcept {
        return game.kind(game.feature_of(query.segment)) == monastery ? no_monks : Refusal{};
    }
};
/// Keeps cities from being complete.
struct EndlessCities : test::PlainModule {
    using Hooks = TypeList<Forbids<CompletionQuery>>;
    template <class G>
    Refusal forbids(const CompletionQuery& query, const G& game) const noexcept {
        return game.kind(query.feature) == city ? never_finished : Refusal{};
    }
};

struct WestlessGame : Ruleset<Base, Farmers, NoWest> {};
struct NarrowGame : Ruleset<Base, NoWest, NotFar> {};
struct UprightGame : Ruleset<Upright, Base> {};
struct MonklessGame : Ruleset<Base, NoMonks, Farmers> {};
struct EndlessGame : Ruleset<Base, EndlessCities, Farmers> {};

/// All places and turns that the game offers for the drawn tile.
template <class Rules>
std::set<std::pair<Square, Rotation>> placements(const Game<Rules>& game) {
    std::set<std::pair<Square, Rotation>> found;
    game.choices().each([&](Token token) {
        game.describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                found.insert({action.at, action.rotation});
            }
        });
    });
    return found;
}

}  // namespace

TEST_CASE("a module forbids placements", "[engine][query]") {
    const auto setup = test::scripted<WestlessGame>({"BA/L", "BA/RRRR"});
    Game<WestlessGame> game(setup);
    // The monastery fits to the south only. The four crossroads fit to the east and west.
    CHECK(placements(game) == std::set{std::pair{at(0, 1), Rotation::none}});
    test::place(game, 0, 1);
    CHECK(placements(game) == std::set{std::pair{at(1, 0), Rotation::none}});
    const Error error = test::refused(game, PlaceTile{at(-1, 0)});
    CHECK(error == nobody_builds_west);
    CHECK(error.at == at(-1, 0));
    // What the rules refuse anyhow is refused for their reason.
    CHECK(test::refused(game, PlaceTile{at(-1, 1)}) == edge_does_not_fit);
    const SquareId west = game.board().square_at(at(-1, 0));
    CHECK(game.first_veto(PlacementQuery{game.part().drawn, Rotation::none, west}) == nobody_builds_west);
    const SquareId east = game.board().square_at(at(1, 0));
    CHECK(!game.first_veto(PlacementQuery{game.part().drawn, Rotation::none, east}));
    test::play(game, PlaceTile{at(1, 0), Rotation::half});
}

TEST_CASE("the first module in the list that forbids it gives the reason", "[engine][query]") {
    const auto setup = test::scripted<NarrowGame>({"BA/RFr", "BA/RFr", "BA/RFr"});
    Game<NarrowGame> game(setup);
    test::place(game, 1, 0);
    CHECK(test::refused(game, PlaceTile{at(-1, 0)}) == nobody_builds_west);
    CHECK(test::refused(game, PlaceTile{at(2, 0)}) == nobody_builds_far);
    // Upright it fits below the start tile and below the new one, and above that.
    CHECK(placements(game) == std::set{std::pair{at(0, 1), Rotation::none}, std::pair{at(1, 1), Rotation::none},
                                       std::pair{at(1, -1), Rotation::none}});
}

TEST_CASE("a tile whose placements are all forbidden leaves the game", "[engine][query][BAS-05]") {
    Options<NarrowGame> options;
    options.draws = Draws::from_script;
    options.plays_forced = false;
    options.script = {"BA/L"};
    options.of<NotFar>().far = 0;
    const auto setup = test::make(options);
    Game<NarrowGame> game(setup);
    // Every tile is forbidden: the script's is discarded, and the caller's too.
    REQUIRE(game.asks<DrawStep>());
    CHECK(game.tiles_left() == 70);
    test::play(game, DrawTile{test::kind(setup, "BA/RFr")});
    CHECK(game.asks<DrawStep>());
    CHECK(game.tiles_left() == 69);
    CHECK(game.part().player == test::player(0));
}

TEST_CASE("a turn that looks like a smaller one is asked as that one", "[engine][query][BAS-04]") {
    const auto setup = test::scripted<UprightGame>({"BA/RFr"});
    Game<UprightGame> game(setup);
    CHECK(placements(game) == std::set{std::pair{at(1, 0), Rotation::none}, std::pair{at(-1, 0), Rotation::none},
                                       std::pair{at(0, 1), Rotation::none}});
    // Half a turn of a straight road is no turn.
    test::play(game, PlaceTile{at(1, 0), Rotation::half});
    CHECK(game.placed(TileId(1)).rotation() == Rotation::none);
}

TEST_CASE("a module forbids deployments", "[engine][query]") {
    const auto setup = test::scripted<MonklessGame>({"BA/LR", "BA/L"});
    Game<MonklessGame> game(setup);
    test::play(game, PlaceTile{at(1, 0), Rotation::quarter});
    // Passing, the road and the field, but not the monastery.
    CHECK(game.choices().count() == 3);
    const Error error = test::refused(game, deploy(0));
    CHECK(error == no_monks);
    CHECK(error.at == at(1, 0));
    test::play(game, deploy(1));
    CHECK(game.supply(test::player(0)) == 6);
}

TEST_CASE("a module keeps a city from being complete", "[engine][query][BAS-11]") {
    Options<EndlessGame> options;
    options.tiles = test::tiles_of("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                   "C: city N; field E.S.W by 1\nL: monastery; field N.E.S.W\n");
    options.draws = Draws::from_script;
    options.plays_forced = false;
    options.script = {"C", "L"};
    const auto setup = test::make(options);
    Game<EndlessGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(0));
    const FeatureId walls = game.feature_of(SegmentId(0));
    // No edge is open, and still nothing is scored and the knight stays.
    CHECK(game.open_edges(walls) == 0);
    CHECK(game.closed(walls));
    CHECK(game.completion_vetoed(walls));
    CHECK_FALSE(game.completed(walls));
    CHECK(game.value_now(walls).empty());
    CHECK(game.first_veto(CompletionQuery{walls}) == never_finished);
    CHECK(game.occupied(walls));
    CHECK(game.score(test::player(0)) == 0);
    // At the end it scores as unfinished, and the farmer next to it has no city: L lies beside the field of C.
    test::play(game, PlaceTile{at(1, -1)}, Pass{});
    REQUIRE(game.finished());
    CHECK(game.score(test::player(0)) == 2);
    CHECK(game.score(test::player(1)) == 0);
}

TEST_CASE("farmers get nothing for a city that is never finished", "[engine][query][BAS-18]") {
    const auto play_with = [](auto rules) {
        using Rules = decltype(rules);
        Options<Rules> options;
        options.tiles = test::tiles_of("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                       "C: city N; field E.S.W by 1\n");
        options.plays_forced = false;
        const auto setup = test::make(options);
        Game<Rules> game(setup);
        test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
        REQUIRE(game.finished());
        return game.score(test::player(0));
    };
    CHECK(play_with(BaseGame{}) == 3);
    CHECK(play_with(EndlessGame{}) == 0);
}
