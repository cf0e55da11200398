#include "carcassonne/engine/event.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;

namespace {

/// Writes down everything that happens, one line each.
struct Recorder {
    const Setup<BaseGame>* setup = nullptr;
    std::vector<std::string> lines;

    static std::string number(std::size_t value) { return std::to_string(value); }
    static std::string spot(SegmentId segment) { return segment.exists() ? number(segment.index()) : "home"; }
    std::string id(TileKind kind) const { return std::string(setup->catalogue().tile(kind).id.view()); }

    void operator()(const AnswerGiven& event) {
        lines.push_back(event.player == nature ? "nature answers" : number(event.player.index()) + " answers");
    }
    void operator()(const TileDrawn& event) {
        lines.push_back(number(event.player.index()) + " draws " + id(event.kind));
    }
    void operator()(const TileDiscarded& event) {
        lines.push_back(number(event.player.index()) + " discards " + id(event.kind));
    }
    void operator()(const TilePlaced& event) {
        lines.push_back(number(event.player.index()) + " places tile " + number(event.tile.index()));
    }
    void operator()(const FeatureCompleted& event) {
        lines.push_back("completes " + number(event.feature.index()) + " of kind " + number(event.kind.index()));
    }
    void operator()(const FigureMoved& event) {
        lines.push_back("figure of " + number(event.owner.index()) + " from " + spot(event.from) + " to " +
                        spot(event.to) + ", reason " + number(static_cast<std::size_t>(event.reason)));
    }
    void operator()(const PointsScored& event) {
        std::string line = number(event.player.index()) + " scores " + std::to_string(event.breakdown.total());
        for (const Term& term : event.breakdown) {
            line +=
                ", " + std::string(term.what) + " " + std::to_string(term.count) + " x " + std::to_string(term.each);
        }
        line += std::string(in_full(event.valued) ? " completed" : "") + (as_at_the_end(event.valued) ? " at end" : "");
        lines.push_back(line + " of kind " + number(event.kind.index()));
    }
    void operator()(const ScoringFigureMoved& event) {
        lines.push_back("figure " + number(event.figure.index()) + " of " + number(event.player.index()) + " from " +
                        std::to_string(event.from) + " to " + std::to_string(event.to));
    }
    void operator()(const TurnEnded& event) { lines.push_back("turn of " + number(event.player.index()) + " ends"); }
    void operator()(const GameEnded&) { lines.push_back("game ends"); }
    template <class Event>
    void operator()(const Event&) {
        lines.push_back("something else");
    }

    /// The lines since the last time.
    std::vector<std::string> take() { return std::exchange(lines, {}); }
};

using Lines = std::vector<std::string>;

/// A game of few tiles that are drawn in this order; every decision is asked.
Setup<BaseGame> short_game(std::string_view tiles, std::vector<std::string_view> script) {
    Options<BaseGame> options;
    options.tiles = test::tiles_of(tiles);
    options.draws = Draws::from_script;
    options.script = std::move(script);
    options.plays_forced = false;
    return test::make(options);
}

constexpr std::string_view two_tiles = R"(
S start: city N; road E.W; field EL.WR by 1; field ER.S.WL
C: city N; field E.S.W by 1
A: monastery; road S; field N.E.S.W
)";

}  // namespace

TEST_CASE("events come in the order of play and tell what happened", "[engine][event][BAS-04][BAS-06][BAS-07]") {
    const auto setup = short_game(two_tiles, {"C", "A"});
    Recorder recorder{&setup, {}};
    Game<BaseGame>::Choices choices;
    Game<BaseGame> game(setup, 0, choices, recorder);
    CHECK(recorder.take() == Lines{"nature answers", "0 draws C"});
    // The start tile has segments 0 to 3. Segment 4 is the city of C, which completes the city of the start tile.
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, recorder));
    CHECK(recorder.take() == Lines{"0 answers", "0 places tile 1"});
    const FeatureId walls = game.feature_of(SegmentId(0));
    CHECK(walls == game.feature_of(SegmentId(4)));
    REQUIRE(game.try_play(deploy(0), recorder));
    CHECK(recorder.take() == Lines{"0 answers", "figure of 0 from home to 4, reason 0",
                                   "completes " + std::to_string(walls.index()) + " of kind 1",
                                   "figure 0 of 0 from 0 to 4", "0 scores 4, tiles 2 x 2 completed of kind 1",
                                   "figure of 0 from 4 to home, reason 1", "turn of 0 ends", "nature answers",
                                   "1 draws A"});
    // The road of A leads west: the monastery has two neighbours. It is the last tile.
    REQUIRE(game.try_play(PlaceTile{at(1, 0), Rotation::quarter}, recorder));
    CHECK(recorder.take() == Lines{"1 answers", "1 places tile 2"});
    REQUIRE(game.try_play(deploy(0), recorder));
    Lines last = recorder.take();
    last.erase(std::remove(last.begin(), last.end(), "game ends"), last.end());
    CHECK(last == Lines{"1 answers", "figure of 1 from home to 6, reason 0", "turn of 1 ends",
                        "figure 0 of 1 from 0 to 3", "1 scores 3, tiles 3 x 1 at end of kind 3"});
    CHECK(game.finished());
}

TEST_CASE("the end of the final scoring is told", "[engine][event][BAS-09]") {
    const auto setup = short_game(two_tiles, {"C", "A"});
    Recorder recorder{&setup, {}};
    Game<BaseGame> game(setup);
    test::place(game, 0, -1, Rotation::half);
    REQUIRE(game.try_play(PlaceTile{at(1, 0), Rotation::quarter}, recorder));
    REQUIRE(game.try_play(Pass{}, recorder));
    REQUIRE(game.finished());
    REQUIRE_FALSE(recorder.lines.empty());
    CHECK(recorder.lines.back() == "game ends");
    CHECK(std::count(recorder.lines.begin(), recorder.lines.end(), "game ends") == 1);
}

TEST_CASE("a tile that fits nowhere is drawn, discarded and replaced", "[engine][event][BAS-05]") {
    const auto setup = short_game("S start: field N.E.S.W\nX: city N.E.S.W\nF: field N.E.S.W\n", {"X", "F"});
    Recorder recorder{&setup, {}};
    Game<BaseGame>::Choices choices;
    Game<BaseGame> game(setup, 0, choices, recorder);
    CHECK(recorder.take() == Lines{"nature answers", "0 draws X", "0 discards X", "nature answers", "0 draws F"});
    CHECK(game.asks<PlaceStep>());
}

TEST_CASE("a completed feature is told though nobody stands on it", "[engine][event][BAS-07]") {
    const auto setup = short_game(two_tiles, {"C", "A"});
    Recorder recorder{&setup, {}};
    Game<BaseGame> game(setup);
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, recorder));
    REQUIRE(game.try_play(Pass{}, recorder));
    const std::string completed = "completes " + std::to_string(game.feature_of(SegmentId(0)).index()) + " of kind 1";
    CHECK(recorder.take() == Lines{"0 answers", "0 places tile 1", "0 answers", completed, "turn of 0 ends",
                                   "nature answers", "1 draws A"});
}

TEST_CASE("a feature with two segments of the last tile is completed once", "[engine][event][BAS-10]") {
    const auto setup = short_game(R"(
S start: field N.E.S.W
R count=3: road S.W; field N.E.SL.WR; field SR.WL
X: road N; road E; road S; road W; field NL.WR; field NR.EL; field ER.SL; field SR.WL
)",
                                  {"R", "R", "R", "X"});
    Recorder recorder{&setup, {}};
    Game<BaseGame> game(setup);
    // Three corners and the crossing, whose roads to the north and east meet.
    test::place(game, 1, 0, Rotation::three_quarters);
    test::place(game, 2, 0);
    test::place(game, 2, 1, Rotation::quarter);
    test::play(game, PlaceTile{at(1, 1)});
    REQUIRE(game.try_play(deploy(1), recorder));
    const auto completions = std::count_if(recorder.lines.begin(), recorder.lines.end(), [](const std::string& line) {
        return line.find("completes") != std::string::npos;
    });
    CHECK(completions == 1);
    CHECK(game.score(test::player(1)) == 4);
}

TEST_CASE("the player of the turn is told first of several owners", "[engine][event][BAS-14]") {
    // Player 0 stands on the road west of a gap, player 1 south of it; player 1 closes it.
    const auto setup = short_game(R"(
S start: road E.W; field N.EL.WR; field ER.S.WL
A count=2: monastery; road S; field N.E.S.W
L count=3: field N.E.S.W
R: road S.W; field N.E.SL.WR; field SR.WL
)",
                                  {"A", "L", "L", "A", "L", "R"});
    Recorder recorder{&setup, {}};
    Game<BaseGame> game(setup);
    test::play(game, PlaceTile{at(-1, 0), Rotation::three_quarters}, deploy(1));
    test::place(game, 0, 1);
    test::place(game, 0, 2);
    test::play(game, PlaceTile{at(1, 1), Rotation::half}, deploy(1));
    test::place(game, 0, 3);
    REQUIRE(game.part().player == test::player(1));
    REQUIRE(game.try_play(PlaceTile{at(1, 0)}, recorder));
    REQUIRE(game.try_play(Pass{}, recorder));
    const Lines points = [&] {
        Lines found;
        std::copy_if(recorder.lines.begin(), recorder.lines.end(), std::back_inserter(found),
                     [](const std::string& line) { return line.find("scores") != std::string::npos; });
        return found;
    }();
    CHECK(points ==
          Lines{"1 scores 4, tiles 4 x 1 completed of kind 0", "0 scores 4, tiles 4 x 1 completed of kind 0"});
}

TEST_CASE("listening changes nothing", "[engine][event]") {
    const auto setup = test::make<BaseGame>({});
    Random random(121);
    int different = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Recorder recorder{&setup, {}};
        Game<BaseGame>::Choices choices;
        Game<BaseGame> loud(setup, seed, choices, recorder);
        Game<BaseGame> silent(setup, seed);
        while (!choices.empty()) {
            const Token token = choices.nth(random.below(choices.count()));
            loud.play(token, choices, recorder);
            silent.play(token);
            different += loud == silent ? 0 : 1;
        }
        CHECK(std::count(recorder.lines.begin(), recorder.lines.end(), "something else") == 0);
    }
    CHECK(different == 0);
}
