// More than one part in a turn: further parts after the first, inner parts in the middle of another one.
#include "carcassonne/engine/machine.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

/// In the middle of a part, when its figures stand and nothing is scored.
struct VisitStep {
    static constexpr std::string_view name = "visit";
    static constexpr Slot slot = Slot::before_scoring;
};
/// At the end of a part.
struct EncoreStep {
    static constexpr std::string_view name = "encore";
    static constexpr Slot slot = Slot::part_ends;
};

/// A tile with the mark [visit] gives the next player an inner part, one with [encore] its own player a further one,
/// one with [short] ends its part before the scoring.
struct Visits : test::EmptyModule {
    static constexpr ModuleInfo info{"visits", "Visits"};
    using Steps = TypeList<VisitStep, EncoreStep>;
    using Hooks = TypeList<On<VisitStep>, On<EncoreStep>>;

    template <class G>
    static bool bears(std::string_view word, const G& game) noexcept {
        const auto& marks = game.printed(game.part().placed).marks;
        return std::any_of(marks.begin(), marks.end(), [&](const TileMark& mark) { return mark.name == word; });
    }
    template <class G>
    void on(VisitStep, G& game) const noexcept {
        if (bears("short", game)) {
            game.end_task();
        } else if (bears("visit", game)) {
            const std::size_t next = (game.part().player.index() + 1) % game.players();
            game.begin_inner_part(test::player(next));
        }
    }
    template <class G>
    void on(EncoreStep, G& game) const noexcept {
        if (bears("encore", game)) {
            game.begin_further_part();
        }
    }
};
struct VisitGame : Ruleset<Base, Visits> {};

/// Remembers whose part a visit comes in, after `Visits` has put the other part in front of it.
struct Witness : test::EmptyModule {
    static constexpr ModuleInfo info{"witness", "Witness"};
    struct State {
        PlayerId host;
        std::uint8_t unused = 0;
        TileId placed;
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
    using Hooks = TypeList<On<VisitStep>>;

    template <class G>
    void on(VisitStep, G& game) const noexcept {
        game.state().template of<Witness>() = {game.part().player, 0, game.part().placed};
    }
};
struct WitnessedGame : Ruleset<Base, Visits, Witness> {};

/// Writes down the course of the game in short: "0+A" for a tile that player 0 places, "0:4" for points, "0." for the
/// end of a turn.
struct Course {
    const Setup<VisitGame>* setup = nullptr;
    std::string text;
    TileKind drawn{};

    static std::string number(PlayerId who) { return std::to_string(who.index()); }
    void operator()(const TileDrawn& event) { drawn = event.kind; }
    void operator()(const TilePlaced& event) {
        add(number(event.player) + "+" + std::string(setup->catalogue().tile(drawn).id.view()));
    }
    void operator()(const PointsScored& event) {
        add(number(event.player) + ":" + std::to_string(event.breakdown.total()) +
            (as_at_the_end(event.valued) ? "*" : ""));
    }
    void operator()(const TurnEnded& event) { add(number(event.player) + "."); }
    void operator()(const GameEnded&) { add("end"); }
    void add(const std::string& word) { text += (text.empty() ? "" : " ") + word; }
};

/// Tiles with a city to the north, to the south, or with meadows only.
const std::string tiles = "S start: city N; field E.S.W by 1\n"
                          "A [visit]: field N.E.S.W\nB [visit]: field N.E.S.W\nC: field N.E.S.W\nD: field N.E.S.W\n"
                          "E [encore]: field N.E.S.W\nF [encore]: field N.E.S.W\n"
                          "W [visit]: city N; field E.S.W by 1\nX [short]: city N; field E.S.W by 1\n"
                          "Y [visit] [encore]: field N.E.S.W\n";

Setup<VisitGame> visiting(std::vector<std::string_view> script, std::size_t players = 3) {
    Options<VisitGame> options;
    options.players = players;
    options.tiles = test::tiles_of(tiles);
    // What the script does not draw is not there, so that the game is over with it.
    options.tiles.erase(std::remove_if(options.tiles.begin(), options.tiles.end(),
                                       [&](const Tile& tile) {
                                           return !tile.start && std::find(script.begin(), script.end(),
                                                                           tile.id.view()) == script.end();
                                       }),
                        options.tiles.end());
    options.draws = Draws::from_script;
    options.script = std::move(script);
    return test::make(options);
}
/// Places the drawn tile to the south of all others, in a column.
void place_below(Game<VisitGame>& game, int y, Course& course) { REQUIRE(game.try_play(PlaceTile{at(0, y)}, course)); }

}  // namespace

TEST_CASE("a further part belongs to the same turn", "[engine][parts][TRA-03]") {
    const auto setup = visiting({"E", "F", "C", "D"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    CHECK_FALSE(game.part().is(PartFlag::further));
    place_below(game, 1, course);
    CHECK(game.part().player == player(0));
    CHECK(game.part().is(PartFlag::further));
    CHECK_FALSE(game.part().is(PartFlag::inner));
    CHECK(game.part().drawn == test::kind(setup, "F"));
    CHECK_FALSE(game.part().placed.exists());
    CHECK(game.state().agenda.size() == 1);
    // Nothing in the engine keeps a further part from giving another one.
    place_below(game, 2, course);
    CHECK(game.part().player == player(0));
    place_below(game, 3, course);
    CHECK(game.part().player == player(1));
    CHECK_FALSE(game.part().is(PartFlag::further));
    place_below(game, 4, course);
    CHECK(course.text == "0+E 0+F 0+C 0. 1+D 1. end");
    CHECK(game.finished());
}

TEST_CASE("an inner part stands within another one, which goes on after it", "[engine][parts]") {
    const auto setup = visiting({"A", "C", "D"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    place_below(game, 1, course);
    REQUIRE(game.asks<PlaceStep>());
    CHECK(game.choices().player() == player(1));
    CHECK(game.part().player == player(1));
    CHECK(game.part().is(PartFlag::inner));
    CHECK(game.part().drawn == test::kind(setup, "C"));
    CHECK_FALSE(game.part().placed.exists());
    REQUIRE(game.state().agenda.size() == 2);
    // The part of player 0 waits with its tile, at the step behind the visit.
    CHECK(game.state().agenda[0].player == player(0));
    CHECK(game.state().agenda[0].placed == TileId(1));
    CHECK(game.state().agenda[0].step == RulesOf<VisitGame>::step_id<ScoreStep>);
    CHECK_FALSE(game.state().agenda[0].is(PartFlag::inner));
    place_below(game, 2, course);
    // It is the turn of player 1 after that of player 0, whoever had the inner part.
    CHECK(game.part().player == player(1));
    CHECK_FALSE(game.part().is(PartFlag::inner));
    CHECK(game.state().agenda.size() == 1);
    place_below(game, 3, course);
    CHECK(course.text == "0+A 1+C 0. 1+D 1. end");
}

TEST_CASE("inner parts stand within inner parts and are done from the inside out", "[engine][parts]") {
    const auto setup = visiting({"A", "B", "C", "D"}, 2);
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    place_below(game, 1, course);
    place_below(game, 2, course);
    // Player 0 again, within the part of player 1, within the own part.
    CHECK(game.part().player == player(0));
    REQUIRE(game.state().agenda.size() == 3);
    CHECK_FALSE(game.state().agenda[0].is(PartFlag::inner));
    CHECK(game.state().agenda[1].is(PartFlag::inner));
    CHECK(game.state().agenda[2].is(PartFlag::inner));
    CHECK(game.state().agenda[1].placed == TileId(2));
    place_below(game, 3, course);
    CHECK(game.part().player == player(1));
    CHECK(game.state().agenda.size() == 1);
    place_below(game, 4, course);
    CHECK(course.text == "0+A 1+B 0+C 0. 1+D 1. end");
}

TEST_CASE("the outer part is scored when the inner one is over", "[engine][parts][BAS-07]") {
    // Player 0 completes the city of the start tile with W and waits; player 1 places C in between.
    const auto setup = visiting({"W", "C", "D"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, course));
    REQUIRE(game.try_play(deploy(0), course));
    CHECK(game.score(player(0)) == 0);
    CHECK(game.supply(player(0)) == 6);
    CHECK(game.choices().player() == player(1));
    place_below(game, 1, course);
    CHECK(game.score(player(0)) == 4);
    CHECK(game.supply(player(0)) == 7);
    CHECK(course.text == "0+W 1+C 0:4 0.");
}

TEST_CASE("a further part of an inner part comes before the outer part goes on", "[engine][parts][TRA-03]") {
    // 0 places A and waits; 1 places E, which gives 1 a further part with C; then the part of 0 ends.
    const auto setup = visiting({"A", "E", "C", "D"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    place_below(game, 1, course);
    place_below(game, 2, course);
    CHECK(game.part().player == player(1));
    CHECK(game.part().is(PartFlag::inner));
    CHECK(game.part().is(PartFlag::further));
    CHECK(game.state().agenda.size() == 2);
    place_below(game, 3, course);
    CHECK(game.part().player == player(1));
    CHECK(game.state().agenda.size() == 1);
    place_below(game, 4, course);
    CHECK(course.text == "0+A 1+E 1+C 0. 1+D 1. end");
}

TEST_CASE("a further part comes after the inner part of the first one", "[engine][parts][TRA-03]") {
    // 0 places Y: 1 visits with B, whose visit is that of 2 with C; then 0 goes on, has a further part with A, which 1
    // visits with D. All of it is one turn.
    const auto setup = visiting({"Y", "B", "C", "A", "D"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    const std::vector<std::size_t> players{0, 1, 2, 0, 1};
    const std::vector<std::size_t> depths{1, 2, 3, 1, 2};
    for (std::size_t i = 0; i < players.size(); ++i) {
        CAPTURE(i);
        CHECK(game.part().player == player(players[i]));
        CHECK(game.state().agenda.size() == depths[i]);
        CHECK(game.part().is(PartFlag::inner) == (depths[i] > 1));
        CHECK(game.part().is(PartFlag::further) == (i == 3));
        place_below(game, static_cast<int>(i) + 1, course);
    }
    CHECK(course.text == "0+Y 1+B 2+C 0+A 1+D 0. end");
}

TEST_CASE("the part that is running is the same for all modules", "[engine][parts]") {
    Options<WitnessedGame> options;
    options.players = 3;
    options.tiles = test::tiles_of(tiles);
    options.draws = Draws::from_script;
    options.script = {"A", "C"};
    const auto setup = test::make(options);
    Game<WitnessedGame> game(setup);
    test::play(game, PlaceTile{at(0, 1)});
    // The inner part of player 1 has begun, but it was the part of player 0 in which the visit came.
    CHECK(game.part().player == player(1));
    CHECK(game.state().of<Witness>().host == player(0));
    CHECK(game.state().of<Witness>().placed == TileId(1));
    CHECK(Game<WitnessedGame>(setup, game.state()) == game);
}

TEST_CASE("a part that ends early skips its other steps", "[engine][parts]") {
    // Player 1 completes the city within the part of player 0, but its part ends before the scoring.
    const auto setup = visiting({"A", "X", "D"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    place_below(game, 1, course);
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, course));
    REQUIRE(game.try_play(deploy(0), course));
    CHECK(course.text == "0+A 1+X 0.");
    CHECK(game.supply(player(1)) == 6);
    CHECK(game.completed(game.feature_of(SegmentId(0))));
    CHECK(game.part().player == player(1));
}

TEST_CASE("when nothing is left to draw, parts that have begun come to their end", "[engine][parts][BAS-09]") {
    const auto setup = visiting({"A", "B"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    place_below(game, 1, course);
    place_below(game, 2, course);
    CHECK(game.finished());
    CHECK(game.state().agenda.empty());
    CHECK(course.text == "0+A 1+B 0. end");
}

TEST_CASE("a turn whose further part finds no tile has ended", "[engine][parts][BAS-09]") {
    const auto setup = visiting({"E"});
    Course course{&setup, {}, {}};
    Game<VisitGame>::Choices choices;
    Game<VisitGame> game(setup, 0, choices, course);
    place_below(game, 1, course);
    CHECK(game.finished());
    CHECK(course.text == "0+E 0. end");
}

TEST_CASE("an inner part is a decision like any other for copies and choices", "[engine][parts]") {
    const auto setup = visiting({"A", "C", "D"});
    Game<VisitGame> game(setup);
    test::play(game, PlaceTile{at(0, 1)});
    const Game<VisitGame> restored(setup, game.state());
    CHECK(restored == game);
    CHECK(restored.choices().count() == game.choices().count());
    Game<VisitGame> copy = game;
    test::play(copy, PlaceTile{at(0, 2)});
    test::play(game, PlaceTile{at(0, 2)});
    CHECK(copy == game);
    CHECK(copy.hash() == game.hash());
}
