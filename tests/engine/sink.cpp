#include "carcassonne/engine/sink.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <type_traits>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;

namespace {

/// Remembers which kinds of event it heard, and where they lay.
struct Everything {
    std::vector<std::size_t> kinds;
    const void* last = nullptr;

    template <class Event>
    void operator()(const Event& event) {
        kinds.push_back(index_of<Event, Events>);
        last = &event;
    }
};
/// Has a call for one event only.
struct PointsOnly {
    int points = 0;
    void operator()(const PointsScored& scored) { points += scored.breakdown.total(); }
};

/// An event that only a module knows.
struct Waved {
    PlayerId player;
};
/// Whoever places a tile waves.
struct Waving : test::PlainModule {
    using Events = TypeList<Waved>;
    using Hooks = TypeList<On<TilePlaced>>;
    template <class G>
    void on(const TilePlaced& placed, G& game) const noexcept {
        game.emit(Waved{placed.player});
    }
};
struct Waves {
    std::vector<PlayerId> seen;
    void operator()(const Waved& waved) { seen.push_back(waved.player); }
};

template <class Event>
struct Named {
    using Type = Event;
};

template <class... Event>
bool each_is_heard(TypeList<Event...>) {
    Breakdown breakdown;
    breakdown.add("tiles", 3, 1);
    const auto heard = [](const auto& event) {
        Everything sink;
        const AnySink any(sink);
        any(event);
        return sink.kinds == std::vector{index_of<std::remove_cvref_t<decltype(event)>, Events>} && sink.last == &event;
    };
    const auto make = [&](auto example) {
        using Made = typename decltype(example)::Type;
        if constexpr (std::is_same_v<Made, PointsScored>) {
            return PointsScored{test::player(0), FeatureId(1), city, Valued::completed, breakdown, 3};
        } else {
            return Made{};
        }
    };
    return (heard(make(Named<Event>{})) && ...);
}

}  // namespace

TEST_CASE("a sink hears each event as what it is", "[engine][sink]") {
    STATIC_REQUIRE(Events::size == 11);
    CHECK(each_is_heard(TypeList<AnswerGiven, TileDrawn, TileDiscarded, TilePlaced, FeatureCompleted, FigureMoved,
                                 AttachmentsChanged, PointsScored, ScoringFigureMoved, TurnEnded, GameEnded>{}));
}

TEST_CASE("a sink may listen to some events only", "[engine][sink]") {
    const auto setup = test::scripted<BaseGame>({"BA/C", "BA/L"});
    Game<BaseGame> game(setup);
    PointsOnly sink;
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, sink));
    REQUIRE(game.try_play(deploy(0), sink));
    CHECK(sink.points == 4);
}

TEST_CASE("an event of a module reaches a sink that has a call for it", "[engine][sink]") {
    const auto setup = test::scripted<Ruleset<Base, Waving>>({"BA/C", "BA/L"});
    Game<Ruleset<Base, Waving>> game(setup);
    Waves sink;
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, sink));
    CHECK(sink.seen == std::vector{test::player(0)});
}

TEST_CASE("a silent sink hears nothing", "[engine][sink]") {
    STATIC_REQUIRE(std::is_empty_v<NoSink>);
    const auto setup = test::scripted<BaseGame>({"BA/C", "BA/L"});
    Game<BaseGame> game(setup);
    Game<BaseGame> other = game;
    NoSink sink;
    sink(TurnEnded{});
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, sink));
    REQUIRE(other.try_play(PlaceTile{at(0, -1), Rotation::half}));
    CHECK(game == other);
}

TEST_CASE("a sink hears who answers, chance and forced answers too", "[engine][sink]") {
    const auto setup = test::scripted<BaseGame>({"BA/C", "BA/L"});
    struct Answers {
        void operator()(const AnswerGiven& given) {
            players.push_back(given.player);
            game->describe(given.token, [&](const auto& action) { verbs.emplace_back(action.verb); });
        }
        const Game<BaseGame>* game;
        std::vector<PlayerId> players{};
        std::vector<std::string> verbs{};
    };
    Game<BaseGame> game(setup);
    Answers answers{&game};
    Game<BaseGame>::Choices choices;
    game.restart(0, choices, answers);
    // The draw was chance's.
    REQUIRE(answers.verbs == std::vector<std::string>{"draw"});
    CHECK(answers.players == std::vector{nature});
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, answers));
    REQUIRE(game.try_play(Pass{}, answers));
    CHECK(answers.verbs == std::vector<std::string>{"draw", "place", "pass", "draw"});
    CHECK(answers.players == std::vector{nature, test::player(0), test::player(0), nature});
}
