// The machine itself: steps and questions of modules on the agenda, in the middle of whatever happens.
#include "carcassonne/engine/machine.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

constexpr Refusal nobody_listens{"TST-10", "nobody asks for a toast"};
constexpr Refusal too_many_cups{"TST-11", "there are not so many cups"};

/// The next player is asked for a toast.
struct ToastStep {
    static constexpr std::string_view name = "toast";
    static constexpr Slot slot = Slot::tile_placed;
};
/// With how many cups.
struct Toast {
    static constexpr std::string_view verb = "toast";
    std::uint8_t cups = 0;
};

/// After each placement the next player raises none to `most` cups. The step of the turn part itself offers nothing: it
/// pushes a question to the next player, which is a task of its own.
struct Toasts : test::PlainModule {
    struct State {
        std::array<std::uint8_t, 8> cups{};
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
    using Steps = TypeList<ToastStep>;
    using Actions = TypeList<Toast>;
    using Hooks = TypeList<On<PointsScored>, On<TurnEnded>, Offers<ToastStep>, On<NoAnswer<ToastStep>>>;

    unsigned most = 2;
    bool after_placing = true;
    /// Whether whoever scores during the game is asked as well, in the middle of the scoring.
    bool when_scoring = false;
    /// Whether everybody is asked at the end of a turn.
    bool when_turn_ends = false;
    /// Whether a toast of one cup makes the next player be asked as well.
    bool again = false;

    template <class G>
    static void ask(PlayerId player, G& game) noexcept {
        const Task part = game.part();
        game.state().agenda.push_back({G::Of::template step_id<ToastStep>, player, 0, 0, part.drawn, part.placed});
    }
    template <class G>
    void on(NoAnswer<ToastStep>, G& game) const noexcept {
        if (after_placing && game.state().agenda.back().walks != 0) {
            ask(test::player((game.part().player.index() + 1) % game.players()), game);
        }
    }
    template <class G>
    void on(const PointsScored& scored, G& game) const noexcept {
        if (when_scoring && !as_at_the_end(scored.valued)) {
            ask(scored.player, game);
        }
    }
    template <class G>
    void on(const TurnEnded&, G& game) const noexcept {
        for (std::size_t i = 0; when_turn_ends && i < game.players(); ++i) {
            ask(test::player(i), game);
        }
    }
    template <class G, class O>
    void offer(ToastStep, const G& game, O& out) const noexcept {
        if (game.state().agenda.back().walks == 0) {
            out.add(answer<Toast>, 0, 0, (std::uint64_t{2} << most) - 1);
        }
    }
    template <class G>
    void apply(Picked<Toast> picked, G& game) const noexcept {
        const PlayerId who = game.state().agenda.back().player;
        auto& cups = game.state().template of<Toasts>().cups[who.index()];
        cups = static_cast<std::uint8_t>(cups + picked.index);
        if (again && picked.index == 1) {
            ask(test::player((who.index() + 1) % game.players()), game);
        }
    }
    template <class G>
    Toast name(Picked<Toast> picked, const G&) const noexcept {
        return {static_cast<std::uint8_t>(picked.index)};
    }
    template <class G>
    Result<Picked<Toast>, Error> find(Toast action, const G& game) const noexcept {
        if (!game.template asks<ToastStep>()) {
            return refuse(nobody_listens);
        }
        if (action.cups > most) {
            return refuse(too_many_cups);
        }
        return Picked<Toast>{0, action.cups};
    }
};

struct ToastGame : Ruleset<Base, Farmers, Toasts> {};
struct EarlyToastGame : Ruleset<Toasts, Base> {};

template <class Rules = ToastGame>
Setup<Rules> toasting(const Toasts& toasts, std::vector<std::string_view> script, std::size_t players = 3,
                      bool plays_forced = false) {
    Options<Rules> options;
    options.players = players;
    options.draws = Draws::from_script;
    options.script = std::move(script);
    options.plays_forced = plays_forced;
    options.template of<Toasts>() = toasts;
    return test::make(options);
}
template <class Rules>
unsigned cups(const Game<Rules>& game, std::size_t who) {
    return game.state().template of<Toasts>().cups[who];
}

/// Keeps where scoring figures went.
struct Steps {
    std::vector<std::array<int, 4>> all;
    void operator()(const ScoringFigureMoved& event) {
        all.push_back(
            {static_cast<int>(event.player.index()), static_cast<int>(event.figure.index()), event.from, event.to});
    }
};
/// Every player has a second scoring figure.
struct Twins : test::PlainModule {
    static constexpr std::array<std::string_view, 1> scoring_figures{"twin"};
};
struct TwinGame : Ruleset<Base, Twins> {};

/// Asks nothing but listens to nothing either, to see what `hears` says.
struct Silence {
    template <class Event>
    void operator()(const Event&) const noexcept {}
};

}  // namespace

TEST_CASE("a module asks the next player in the middle of a turn", "[engine][machine]") {
    const auto setup = toasting({}, {"BA/C", "BA/L"});
    Game<ToastGame> game(setup);
    CHECK(test::refused(game, Toast{0}) == nobody_listens);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    // Player 0 has placed, player 1 is asked, and it is still the part of player 0.
    REQUIRE(game.asks<ToastStep>());
    CHECK(game.choices().player() == player(1));
    CHECK(game.choices().count() == 3);
    CHECK(game.part().player == player(0));
    CHECK(game.part().placed == TileId(1));
    CHECK(test::refused(game, Toast{3}) == too_many_cups);
    CHECK(test::refused(game, deploy(0)) == not_the_time);
    CHECK(test::refused(game, PlaceTile{at(0, 1)}) == not_the_time);
    CHECK(test::refused(game, DrawTile{TileKind(0)}) == not_the_time);
    CHECK(test::refused(game, Pass{}) == nothing_to_pass);
    test::play(game, Toast{2});
    CHECK(cups(game, 1) == 2);
    // Then the part of player 0 goes on.
    REQUIRE(game.asks<FigureStep>());
    CHECK(game.choices().player() == player(0));
    test::play(game, deploy(0));
    CHECK(game.score(player(0)) == 4);
    CHECK(game.part().player == player(1));
    test::play(game, PlaceTile{at(0, 1)});
    CHECK(game.choices().player() == player(2));
}

TEST_CASE("games are copied, compared and hashed at such a question", "[engine][machine]") {
    const auto setup = toasting({}, {"BA/C", "BA/L"});
    Game<ToastGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    Game<ToastGame> copy = game;
    CHECK(copy == game);
    CHECK(copy.hash() == game.hash());
    const Game<ToastGame> restored(setup, game.state());
    CHECK(restored == game);
    CHECK(restored.choices().count() == 3);
    test::play(copy, Toast{1});
    CHECK(copy != game);
    CHECK(copy.hash() != game.hash());
    test::play(game, Toast{2});
    CHECK(copy != game);
    Game<ToastGame> third = restored;
    third.play(restored.choices().nth(2));
    CHECK(third == game);
    CHECK(third.hash() == game.hash());
}

TEST_CASE("an answer of a module is described in its words", "[engine][machine]") {
    const auto setup = toasting({}, {"BA/C", "BA/L"});
    Game<ToastGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    std::vector<unsigned> offered;
    game.choices().each([&](Token token) {
        game.describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, Toast>) {
                offered.push_back(action.cups);
                CHECK(*game.token(action) == token);
            }
        });
    });
    CHECK(offered == std::vector<unsigned>{0, 1, 2});
}

TEST_CASE("a question with one answer is not asked", "[engine][machine]") {
    Toasts one;
    one.most = 0;
    const auto setup = toasting(one, {"BA/C", "BA/L"}, 3, true);
    Game<ToastGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK(game.asks<FigureStep>());
    const auto patient = toasting(one, {"BA/C", "BA/L"});
    Game<ToastGame> asked(patient);
    test::play(asked, PlaceTile{at(0, -1), Rotation::half});
    REQUIRE(asked.asks<ToastStep>());
    CHECK(asked.choices().count() == 1);
}

TEST_CASE("an answer may lead to another question", "[engine][machine]") {
    Toasts toasts;
    toasts.again = true;
    const auto setup = toasting(toasts, {"BA/C", "BA/L"});
    Game<ToastGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    for (const std::size_t who : {1u, 2u, 0u, 1u}) {
        REQUIRE(game.asks<ToastStep>());
        CHECK(game.choices().player() == player(who));
        CHECK(game.state().agenda.size() == 2);
        test::play(game, Toast{1});
    }
    test::play(game, Toast{0});
    CHECK(cups(game, 0) == 1);
    CHECK(cups(game, 1) == 2);
    CHECK(cups(game, 2) == 1);
    CHECK(game.asks<FigureStep>());
}

TEST_CASE("questions in the middle of the scoring wait until the step is done", "[engine][machine][BAS-15]") {
    Toasts toasts;
    toasts.after_placing = false;
    toasts.when_scoring = true;
    const auto setup = toasting(toasts, {"BA/C", "BA/L"});
    Game<ToastGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(0));
    // The points are there and the knight is home before player 0 is asked; the turn is not over.
    REQUIRE(game.asks<ToastStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(game.score(player(0)) == 4);
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.part().player == player(0));
    test::play(game, Toast{2});
    CHECK(game.asks<PlaceStep>());
    CHECK(game.part().player == player(1));
}

TEST_CASE("the question pushed last is asked first", "[engine][machine]") {
    Toasts toasts;
    toasts.after_placing = false;
    toasts.when_turn_ends = true;
    const auto setup = toasting(toasts, {"BA/C", "BA/L"});
    Game<ToastGame> game(setup);
    test::place(game, 0, -1, Rotation::half);
    for (const std::size_t who : {2u, 1u, 0u}) {
        REQUIRE(game.asks<ToastStep>());
        CHECK(game.choices().player() == player(who));
        test::play(game, Toast{static_cast<std::uint8_t>(who)});
    }
    CHECK(cups(game, 2) == 2);
    CHECK(cups(game, 0) == 0);
    // The turn of player 1 begins when all have answered.
    REQUIRE(game.asks<PlaceStep>());
    CHECK(game.part().player == player(1));
}

TEST_CASE("modules may stand before the base game in the list", "[engine][machine]") {
    Toasts toasts;
    toasts.when_scoring = true;
    toasts.when_turn_ends = true;
    const auto setup = toasting<EarlyToastGame>(toasts, {"BA/C", "BA/L"}, 2);
    Game<EarlyToastGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, Toast{0}, deploy(0));
    CHECK(game.choices().player() == player(0));
    test::play(game, Toast{1});
    CHECK(game.choices().player() == player(1));
    test::play(game, Toast{2}, Toast{0});
    CHECK(game.part().player == player(1));
    CHECK(game.asks<PlaceStep>());
}

TEST_CASE("random games with questions everywhere come to their end", "[engine][machine]") {
    Toasts toasts;
    toasts.when_scoring = true;
    toasts.when_turn_ends = true;
    toasts.again = true;
    Options<ToastGame> options;
    options.players = 4;
    options.of<Toasts>() = toasts;
    const auto setup = test::make(options);
    Random random(141);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Game<ToastGame> game(setup, seed);
        std::size_t questions = 0;
        bool good = true;
        test::play_randomly(game, random, [&](const Game<ToastGame>& here, const Game<ToastGame>::Choices& choices) {
            questions += here.asks<ToastStep>() ? 1u : 0u;
            good = good && here.state().agenda.size() < agenda_capacity && choices.count() != 0 &&
                   Game<ToastGame>(setup, here.state()) == here;
        });
        CHECK(good);
        CHECK(game.finished());
        CHECK(questions > 71u * 5u);
    }
}

TEST_CASE("a machine knows whether anybody would notice an event", "[engine][machine]") {
    const auto setup = test::make(Options<BaseGame>{});
    State<BaseGame> state = setup.initial();
    CHECK_FALSE(Machine<BaseGame, NoSink>(setup, state, NoSink{}).hears<FeatureCompleted>());
    CHECK(Machine<BaseGame, NoSink>(setup, state, NoSink{}).hears<GameBegins>());
    CHECK(Machine<BaseGame, Silence>(setup, state, Silence{}).hears<FeatureCompleted>());
    const auto toasting = test::make(Options<ToastGame>{});
    State<ToastGame> toasted = toasting.initial();
    CHECK(Machine<ToastGame, NoSink>(toasting, toasted, NoSink{}).hears<PointsScored>());
    CHECK_FALSE(Machine<ToastGame, NoSink>(toasting, toasted, NoSink{}).hears<FeatureCompleted>());
}

TEST_CASE("a scoring figure goes forwards and back, but not behind its start", "[engine][machine][BAS-20]") {
    const auto setup = test::make(Options<TwinGame>{});
    State<TwinGame> state = setup.initial();
    Steps steps;
    using Teller = AnySink<RulesOf<TwinGame>::Events>;
    Machine<TwinGame, Teller> machine(setup, state, Teller(steps));
    const auto move = [&](std::size_t who, unsigned figure, int points) {
        machine.move_scoring_figure(player(who), ScoringFigure::at(figure), points);
    };
    move(0, 0, 7);
    move(0, 1, 48);
    move(1, 1, 3);
    move(0, 1, 4);
    move(0, 0, -2);
    // The floor is that of the figure, whatever the other one has.
    move(0, 0, -9);
    CHECK(machine.score(player(0), ScoringFigure(0)) == 0);
    CHECK(machine.score(player(0), ScoringFigure(1)) == 52);
    CHECK(machine.score(player(0)) == 52);
    CHECK(machine.score(player(1)) == 3);
    // What does not move is not told.
    move(0, 0, -1);
    move(0, 1, 0);
    CHECK(steps.all == std::vector<std::array<int, 4>>{
                           {0, 0, 0, 7}, {0, 1, 0, 48}, {1, 1, 0, 3}, {0, 1, 48, 52}, {0, 0, 7, 5}, {0, 0, 5, 0}});
    // Back over the start of a lap.
    move(0, 1, -3);
    CHECK(steps.all.back() == std::array<int, 4>{0, 1, 52, 49});
}

TEST_CASE("without a module that says otherwise the first figure takes all points", "[engine][machine][BAS-07]") {
    Options<TwinGame> options;
    options.draws = Draws::from_script;
    options.script = {"BA/C", "BA/L"};
    const auto setup = test::make(options);
    Game<TwinGame> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    Steps steps;
    REQUIRE(game.try_play(deploy(0), steps));
    CHECK(steps.all == std::vector<std::array<int, 4>>{{0, 0, 0, 4}});
    CHECK(game.score(player(0), ScoringFigure(0)) == 4);
    CHECK(game.score(player(0), ScoringFigure(1)) == 0);
    CHECK(game.score(player(0)) == 4);
}
