#include "carcassonne/engine/make_setup.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;

namespace {

using Wanted = Options<BaseGame>;

/// The refusals of everything that is wrong, in any order.
std::vector<Refusal> faults(const Wanted& options) {
    const auto setup = make_setup(options);
    std::vector<Refusal> refusals;
    if (!setup) {
        for (const Error& error : setup.error()) {
            refusals.push_back(error.refusal);
        }
        CHECK_FALSE(refusals.empty());
    }
    return refusals;
}
std::size_t count(const std::vector<Refusal>& faults, const Refusal& refusal) {
    return static_cast<std::size_t>(std::count(faults.begin(), faults.end(), refusal));
}
Wanted with_tiles(std::string_view lines) {
    Wanted options;
    options.tiles = test::tiles_of(lines);
    return options;
}

const std::string start_line = "S start: road E.W; field N.EL.WR; field ER.S.WL\n";

}  // namespace

TEST_CASE("options without a fault make a set-up", "[engine][make_setup][BAS-01]") {
    CHECK(faults({}).empty());
    CHECK(faults(with_tiles(start_line)).empty());
    Wanted six;
    six.players = 6;
    CHECK(faults(six).empty());
    Wanted script;
    script.draws = Draws::from_script;
    script.script = {"BA/L", "BA/RCr"};
    CHECK(faults(script).empty());
}

TEST_CASE("a game has two to six players", "[engine][make_setup][BAS-02]") {
    for (const std::size_t players : {std::size_t{0}, std::size_t{1}, std::size_t{7}, std::size_t{1000}}) {
        Wanted options;
        options.players = players;
        CAPTURE(players);
        CHECK(faults(options) == std::vector{wrong_player_count});
    }
}

TEST_CASE("there is room for so many tiles, segments and monasteries", "[engine][make_setup][BAS-01][SET-01]") {
    // 15 + 15 + 15 + 15 + 12 tiles with three segments each are exactly 72.
    std::string lines = "A start count=15: road E.W; field N.EL.WR; field ER.S.WL\n";
    for (const char* const id : {"B", "C", "D"}) {
        lines += std::string(id) + " count=15: road E.W; field N.EL.WR; field ER.S.WL\n";
    }
    CHECK(faults(with_tiles(lines + "E count=12: road E.W; field N.EL.WR; field ER.S.WL\n")).empty());
    CHECK(faults(with_tiles(lines + "E count=13: road E.W; field N.EL.WR; field ER.S.WL\n")) ==
          std::vector{too_many_tiles});
    // 31 crossroads with eight segments each are 248 segments; the published tiles have 251, so three more fit, four do
    // not.
    const std::string crossing = ": road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field "
                                 "SR.WL\n";
    const std::string crossings = "A start count=15" + crossing + "B count=15" + crossing;
    CHECK(faults(with_tiles(crossings + "C" + crossing + "D: road E.W; field N.EL.WR; field ER.S.WL\n")).empty());
    CHECK(faults(with_tiles(crossings + "C" + crossing + "D: road E; road W; field N.EL.WR; field ER.S.WL\n")) ==
          std::vector{too_many_tiles});
    // Fourteen monasteries fit.
    CHECK(faults(with_tiles(start_line + "M count=14: monastery; field N.E.S.W\n")).empty());
    CHECK(faults(with_tiles(start_line + "M count=15: monastery; field N.E.S.W\n")) == std::vector{too_many_tiles});
    // Gardens that no module scores need no room.
    CHECK(faults(with_tiles(start_line + "G count=15: garden; field N.E.S.W\n")).empty());
}

TEST_CASE("exactly one tile is the start tile", "[engine][make_setup][BAS-01][SET-02]") {
    CHECK(faults(with_tiles("A: field N.E.S.W\n")) == std::vector{no_start_tile});
    CHECK(faults(with_tiles("A start: field N.E.S.W\nB start: field N.E.S.W\n")) == std::vector{no_start_tile});
}

TEST_CASE("no two kinds of tile have the same id", "[engine][make_setup][BAS-01][SET-10]") {
    CHECK(faults(with_tiles(start_line + "A: field N.E.S.W\nA: city N.E.S.W\n")) == std::vector{repeated_tile});
    CHECK(count(faults(with_tiles(start_line + "A: field N.E.S.W\nA: field N.E.S.W\nS: city N.E.S.W\n")),
                repeated_tile) == 2);
}

TEST_CASE("pennants are counted up to 511", "[engine][make_setup][BAS-11][SET-12]") {
    CHECK(faults(with_tiles(start_line + "A count=2: city N.E.S.W pennants=255\n")).empty());
    CHECK(faults(with_tiles(start_line + "A count=2: city N.E.S.W pennants=255\nB count=2: city N pennant\n")) ==
          std::vector{too_many_pennants});
}

TEST_CASE("a tile has copies, not too many, and segments", "[engine][make_setup][BAS-01][SET-11]") {
    Wanted options = with_tiles(start_line + "A: field N.E.S.W\n");
    options.tiles[1].count = 0;
    CHECK(faults(options) == std::vector{wrong_copies});
    options.tiles[1].count = 15;
    CHECK(faults(options).empty());
    options.tiles[1].count = 16;
    CHECK(faults(options) == std::vector{wrong_copies});
    options.tiles[1].count = 1;
    options.tiles[1].segments.clear();
    CHECK(faults(options) == std::vector{wrong_copies});
}

TEST_CASE("a script names tiles of the game", "[engine][make_setup][BAS-04][SET-13]") {
    Wanted options;
    options.draws = Draws::from_script;
    options.script = {"BA/L", "no such tile", "BA/LR", ""};
    CHECK(faults(options) == std::vector{unknown_script_tile, unknown_script_tile});
}

TEST_CASE("everything that is wrong with the tiles and players is told at once", "[engine][make_setup]") {
    Wanted options = with_tiles("A count=15: field N.E.S.W\nA count=15: field N.E.S.W\nB count=15: field N.E.S.W\n"
                                "C count=15: field N.E.S.W\nD count=15: field N.E.S.W\nE: field N.E.S.W\n");
    options.tiles[5].count = 0;
    options.players = 9;
    const auto all = faults(options);
    CHECK(count(all, wrong_player_count) == 1);
    CHECK(count(all, repeated_tile) == 1);
    CHECK(count(all, wrong_copies) == 1);
    CHECK(count(all, too_many_tiles) == 1);
    CHECK(count(all, no_start_tile) == 1);
    CHECK(all.size() == 5);
}

TEST_CASE("a wrong script is told together with everything else", "[engine][make_setup]") {
    Wanted options;
    options.players = 1;
    options.draws = Draws::from_script;
    options.script = {"no such tile"};
    const auto all = faults(options);
    CHECK(count(all, wrong_player_count) == 1);
    CHECK(count(all, unknown_script_tile) == 1);
}

TEST_CASE("a fault names the rule it breaks", "[engine][make_setup]") {
    CHECK(wrong_player_count.rule == "BAS-02");
    CHECK(unknown_script_tile.rule == "SET-13");
}

namespace {

struct NapStep {
    static constexpr std::string_view name = "nap";
    static constexpr Slot slot = Slot::part_ends;
};
/// Everybody who is not awake sleeps at the end of a part, which pays a point.
struct Sleepers : test::PlainModule {
    bool awake = false;
    using Steps = TypeList<NapStep>;
    using Hooks = TypeList<Plays<NapStep>, On<NapStep>>;

    bool plays(NapStep) const noexcept { return !awake; }
    template <class G>
    void on(NapStep, G& game) const noexcept {
        game.move_scoring_figure(game.part().player, ScoringFigure(0), 1);
    }
};
struct SleepyGame : Ruleset<Base, Sleepers> {};

}  // namespace

TEST_CASE("a step that its module does without is no part of the order of play", "[engine][setup]") {
    STATIC_REQUIRE_FALSE(RulesOf<SleepyGame>::fixed_order);
    STATIC_REQUIRE(RulesOf<BaseGame>::fixed_order);
    for (const bool awake : {false, true}) {
        Options<SleepyGame> options;
        options.draws = Draws::by_caller;
        options.plays_forced = false;
        options.of<Sleepers>().awake = awake;
        const auto setup = test::make(options);
        CHECK(setup.order().next[RulesOf<SleepyGame>::step_id<ScoreStep>.index()] ==
              (awake ? RulesOf<SleepyGame>::step_id<TurnEndStep> : RulesOf<SleepyGame>::step_id<NapStep>));
        Game<SleepyGame> game(setup);
        test::play(game, DrawTile{test::kind(setup, "BA/RFr")}, PlaceTile{test::at(1, 0)}, Pass{});
        CHECK(game.score(test::player(0)) == (awake ? 0 : 1));
        CHECK(game.part().player == test::player(1));
    }
}
