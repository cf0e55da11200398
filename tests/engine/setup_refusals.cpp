// Options and tiles that no game can be played with are refused before the first turn.
#include "carcassonne/engine/make_setup.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <vector>

using namespace carcassonne;

namespace {

struct Nothing : test::EmptyModule {
    static constexpr ModuleInfo info{"nothing", "Nothing"};
};
struct MaybeBase : Ruleset<Nothing, Optional<Base>> {};

template <class Rules>
std::vector<Error> faults(const Options<Rules>& options) {
    const auto setup = make_setup(options);
    REQUIRE_FALSE(setup.has_value());
    return setup.error();
}
/// The start tile and one more, whose segments are changed.
template <class Change>
std::vector<Error> faults_of_tile(const Change& change) {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                   "T: city N; road E.W; field EL.WR by 1; field ER.S.WL\n");
    CHECK(make_setup(options).has_value());
    change(options.tiles[1]);
    const auto found = faults(options);
    for (const Error& error : found) {
        CHECK(error.subject == "T");
    }
    return found;
}

}  // namespace

TEST_CASE("a value that is cast into an option is refused", "[engine][setup][SET-07]") {
    Options<BaseGame> options;
    options.of<Base>().edition = static_cast<Edition>(77);
    const auto found = faults(options);
    REQUIRE(found.size() == 1);
    CHECK(found[0] == wrong_option_value);
    CHECK(found[0].subject == "base");
}

TEST_CASE("modules that the rule set does not list cannot be switched on", "[engine][setup][SET-08]") {
    Options<BaseGame> options;
    options.enabled = ~ModuleMask{0};
    const auto found = faults(options);
    REQUIRE(found.size() == 1);
    CHECK(found[0] == unknown_modules);
}

TEST_CASE("a game in which nobody ever has a turn is refused", "[engine][setup][BAS-04][SET-05]") {
    Options<MaybeBase> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\n");
    const auto found = faults(options);
    REQUIRE(found.size() == 1);
    CHECK(found[0] == no_turn);
    options.enable<Base>();
    CHECK(make_setup(options).has_value());
}

TEST_CASE("segments that cannot be are refused", "[engine][setup][BAS-01][SET-06]") {
    const auto refused = [](const auto& change) {
        const auto found = faults_of_tile(change);
        return found.size() == 1 && found[0] == wrong_segment;
    };
    // A kind that the game cannot tell apart, or none.
    CHECK(refused([](Tile& tile) { tile.segments[1].kind = FeatureKind(16); }));
    CHECK(refused([](Tile& tile) { tile.segments[1].kind = FeatureKind::none(); }));
    // A side that there is not, and one that two segments share.
    CHECK(refused([](Tile& tile) { tile.segments[1].sides = 0x1f; }));
    CHECK(refused([](Tile& tile) { tile.segments[1].sides = mask_of(Side::north); }));
    CHECK(refused([](Tile& tile) { tile.segments[2].halves = tile.segments[3].halves; }));
    // Roads and cities have sides, fields half sides, and nothing else either.
    CHECK(refused([](Tile& tile) { tile.segments[0].halves = mask_of(HalfSide::north_left); }));
    CHECK(refused([](Tile& tile) { tile.segments[2].sides = mask_of(Side::south); }));
    CHECK(refused([](Tile& tile) { tile.segments[0].kind = monastery; }));
    // A border to a segment that there is not, to one that is no city, and of a segment that is no field.
    CHECK(refused([](Tile& tile) { tile.segments[2].borders = 1u << 9; }));
    CHECK(refused([](Tile& tile) { tile.segments[2].borders = 1u << 1; }));
    CHECK(refused([](Tile& tile) { tile.segments[1].borders = 1u << 0; }));
}
