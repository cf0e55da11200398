#include "carcassonne/modules/farmers.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

using Play = Game<BaseGame>;

Setup<BaseGame> short_game(FieldScoring scoring, std::string_view tiles, std::vector<std::string_view> script) {
    Options<BaseGame> options;
    options.tiles = test::tiles_of(tiles);
    options.draws = Draws::from_script;
    options.script = std::move(script);
    options.plays_forced = false;
    options.of<Farmers>().scoring = scoring;
    return test::make(options);
}

/// A city of three tiles from south to north with a field on each side of the middle tile. Player 0 has both of them,
/// player 1 the field in the north.
std::pair<int, int> points_of_three_fields(FieldScoring scoring) {
    const auto setup = short_game(scoring,
                                  "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                  "G: city N.S; field E by 1; field W by 1\nC: city N; field E.S.W by 1\n"
                                  "L: field N.E.S.W\n",
                                  {"G", "C", "L"});
    Play game(setup);
    test::play(game, PlaceTile{at(0, -1)}, deploy(1));
    test::play(game, PlaceTile{at(0, -2), Rotation::half}, deploy(1));
    // West of the middle tile: the same field as its western one.
    test::play(game, PlaceTile{at(-1, -1)}, deploy(0));
    REQUIRE(game.finished());
    CHECK(game.supply(player(0)) == 5);
    return {game.score(player(0)), game.score(player(1))};
}

}  // namespace

TEST_CASE("in the third edition each field brings 3 for each city it touches", "[modules][farmers][BAS-18]") {
    CHECK(points_of_three_fields(FieldScoring::third_edition) == std::pair{6, 3});
}

TEST_CASE("in the second edition a city brings 3 once a player", "[modules][farmers][BAS-18]") {
    CHECK(points_of_three_fields(FieldScoring::second_edition) == std::pair{3, 3});
}

TEST_CASE("in the first edition a city brings 4 to the most farmers around it", "[modules][farmers][BAS-18]") {
    CHECK(points_of_three_fields(FieldScoring::first_edition) == std::pair{4, 0});
}

TEST_CASE("a farmer stays when cities are scored and fields are enclosed", "[modules][farmers][BAS-16]") {
    const auto setup = test::scripted<BaseGame>({"BA/C", "BA/L"});
    Play game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    CHECK(game.score(player(0)) == 0);
    CHECK(game.supply(player(0)) == 6);
    const FeatureId meadow = game.feature_of(game.placed(TileId(1)).segment(1));
    CHECK(game.occupied(meadow));
    // Worth 3 for the completed city, but only at the end.
    CHECK(game.value_if_ended(meadow).total() == 3);
    CHECK(game.value_if_completed(meadow).empty());
}

TEST_CASE("a city counts once for a field that touches it in several places", "[modules][farmers][BAS-19]") {
    const auto setup = short_game(FieldScoring::third_edition,
                                  "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                  "C: city N; field E.S.W by 1\nL count=2: field N.E.S.W\n"
                                  "A: monastery; road S; field N.E.S.W\n",
                                  {"C", "A", "L"});
    Play game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    // The road of A ends there, so that the fields north and south of the start tile's road are one.
    test::play(game, PlaceTile{at(-1, 0), Rotation::three_quarters}, Pass{});
    test::play(game, PlaceTile{at(-1, -1)}, Pass{});
    const FeatureId meadow = game.feature_of(SegmentId(2));
    CHECK(meadow == game.feature_of(SegmentId(3)));
    CHECK(meadow == game.feature_of(game.placed(TileId(1)).segment(1)));
    const Breakdown value = game.value_if_ended(meadow);
    REQUIRE(value.size() == 1);
    CHECK(value[0] == Term{"cities", 1, 3});
    CHECK(game.owners(meadow) == mask_of(player(0)));
}

TEST_CASE("an unfinished city brings farmers nothing", "[modules][farmers][BAS-18]") {
    for (const FieldScoring scoring :
         {FieldScoring::first_edition, FieldScoring::second_edition, FieldScoring::third_edition}) {
        const auto setup = short_game(scoring,
                                      "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                      "G: city N.S; field E by 1; field W by 1\n",
                                      {"G"});
        Play game(setup);
        test::play(game, PlaceTile{at(0, -1)}, deploy(1));
        REQUIRE(game.finished());
        CHECK(game.score(player(0)) == 0);
    }
}

TEST_CASE("the most farmers own a field, all who have as many", "[modules][farmers][BAS-14][BAS-18]") {
    const auto setup = short_game(FieldScoring::third_edition,
                                  "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                  "C: city N; field E.S.W by 1\nR: road E.W; field N.EL.WR; field ER.S.WL\n"
                                  "L count=2: field N.E.S.W\nA: monastery; road S; field N.E.S.W\n",
                                  {"C", "R", "L", "L", "A"});
    Play game(setup);
    // A farmer of each player on two fields that the third tile joins.
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    test::play(game, PlaceTile{at(1, 0)}, deploy(1));
    test::play(game, PlaceTile{at(1, -1)}, Pass{});
    const auto meadow = [&] { return game.feature_of(SegmentId(2)); };
    CHECK(game.owners(meadow()) == (mask_of(player(0)) | mask_of(player(1))));
    CHECK(game.value_if_ended(meadow()).total() == 3);
    // A second farmer of player 1 south of the road, which ends at the last tile: now there is one field.
    test::play(game, PlaceTile{at(0, 1)}, deploy(0));
    CHECK(game.value_if_ended(game.feature_of(SegmentId(3))).empty());
    test::play(game, PlaceTile{at(-1, 0), Rotation::three_quarters}, Pass{});
    CHECK(game.owners(meadow()) == mask_of(player(1)));
    REQUIRE(game.finished());
    CHECK(game.score(player(0)) == 0);
    CHECK(game.score(player(1)) == 3);
}

TEST_CASE("under every rule for fields the event names a field", "[modules][farmers][BAS-18]") {
    for (const auto scoring :
         {FieldScoring::first_edition, FieldScoring::second_edition, FieldScoring::third_edition}) {
        Options<BaseGame> options;
        options.of<Farmers>().scoring = scoring;
        const auto setup = test::make(options);
        Random random(41);
        int fields = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::vector<std::pair<FeatureId, FeatureKind>> scored;
            auto sink = [&](const PointsScored& event) {
                if (as_at_the_end(event.valued)) {
                    scored.emplace_back(event.feature, event.kind);
                }
            };
            Game<BaseGame>::Choices choices;
            Game<BaseGame> game(setup, seed, choices, sink);
            while (!choices.empty()) {
                game.play(choices.nth(random.below(choices.count())), choices, sink);
            }
            // No tile is placed after the final scoring begins, so the ids still hold.
            for (const auto& [feature, kind] : scored) {
                CHECK(game.kind(feature) == kind);
                fields += kind == field ? 1 : 0;
            }
        }
        CHECK(fields > 0);
    }
}
