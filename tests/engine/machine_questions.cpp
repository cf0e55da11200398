// What modules ask of the machine: questions, answers that are open, the final scoring of a kind of feature.
#include "carcassonne/engine/machine.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

constexpr Refusal no_poll{"TST-40", "there is no poll"};

/// Is put to players while a tile is being placed; nobody walks through it.
struct PollStep {
    static constexpr std::string_view name = "poll";
    static constexpr Slot slot = Slot::questions;
};
struct Vote {
    static constexpr std::string_view verb = "vote";
    std::uint8_t choice = 0;
};
/// After each placement the other players vote, the next one first.
struct Polls : test::EmptyModule {
    static constexpr ModuleInfo info{"polls", "Polls"};
    struct State {
        std::array<std::uint8_t, player_capacity> votes{};
        friend constexpr bool operator==(const State&, const State&) noexcept = default;
    };
    using Steps = TypeList<PollStep>;
    using Actions = TypeList<Vote>;
    using Hooks = TypeList<On<TilePlaced>, Offers<PollStep>>;

    template <class G>
    void on(TilePlaced placed, G& game) const noexcept {
        for (std::size_t i = game.players() - 1; placed.player.exists() && i > 0; --i) {
            game.template ask<PollStep>(test::player((placed.player.index() + i) % game.players()));
        }
    }
    template <class G, class O>
    void offer(PollStep, const G&, O& out) const noexcept {
        out.add(answer<Vote>, 0, 0, 0b111);
    }
    template <class G>
    void apply(Picked<Vote> picked, G& game) const noexcept {
        const PlayerId who = game.asked();
        game.state().template of<Polls>().votes[who.index()] = static_cast<std::uint8_t>(picked.index);
    }
    template <class G>
    Vote name(Picked<Vote> picked, const G&) const noexcept {
        return {static_cast<std::uint8_t>(picked.index)};
    }
    template <class G>
    Result<Picked<Vote>, Error> find(Vote action, const G& game) const noexcept {
        if (!game.template asks<PollStep>()) {
            return refuse(no_poll);
        }
        return Picked<Vote>{0, action.choice};
    }
};
struct PollGame : Ruleset<Base, Polls> {};

/// Fields are worth a point for each of their tiles.
struct Meadows : test::EmptyModule {
    static constexpr ModuleInfo info{"meadows", "Meadows"};
    static constexpr std::array features{FeatureKindSpec{field, "field", Growth::endless}};
    using Steps = TypeList<FinalFieldsStep>;
    using Hooks = TypeList<On<FinalFieldsStep>, Adjusts<FeatureValue>>;

    template <class G>
    void on(FinalFieldsStep, G& game) const noexcept {
        game.score_at_end(field);
    }
    template <class G>
    void adjust(FeatureValue& value, const G& game) const noexcept {
        if (value.kind == field && as_at_the_end(value.valued) && !in_full(value.valued)) {
            value.breakdown.add("tiles", static_cast<int>(game.tile_count(value.feature)), 1);
        }
    }
};
struct MeadowGame : Ruleset<Base, Meadows> {};

/// "0:4" for four points of player 0 at the end of the game, with the kind of feature.
struct Points {
    std::vector<std::string> lines;

    void operator()(const PointsScored& event) {
        lines.push_back(std::to_string(event.player.index()) + ":" + std::to_string(event.breakdown.total()) +
                        " of kind " + std::to_string(event.kind.index()) +
                        (as_at_the_end(event.valued) ? " at the end" : "") +
                        (in_full(event.valued) ? " completed" : ""));
    }
};

}  // namespace

TEST_CASE("players are asked one after the other, the one asked last first", "[engine][machine][ANS-01]") {
    Options<PollGame> options;
    options.players = 3;
    options.draws = Draws::from_script;
    options.script = {"BA/RFr", "BA/L"};
    options.plays_forced = false;
    const auto setup = test::make(options);
    Game<PollGame> game(setup);
    CHECK(test::refused(game, Vote{0}) == no_poll);
    test::play(game, PlaceTile{at(1, 0)});
    for (const std::uint8_t who : {std::uint8_t{1}, std::uint8_t{2}}) {
        REQUIRE(game.asks<PollStep>());
        CHECK(game.choices().player() == player(who));
        CHECK(game.choices().count() == 3);
        // The part is still that of player 0, who has placed the tile.
        CHECK(game.part().player == player(0));
        CHECK(game.part().placed == TileId(1));
        CHECK(game.deploys() == FigureTurn::none);
        CHECK(test::refused(game, deploy(0)) == not_the_time);
        CHECK(test::refused(game, Vote{3}) == not_offered);
        test::play(game, Vote{who});
    }
    CHECK(game.state().of<Polls>().votes == std::array<std::uint8_t, player_capacity>{0, 1, 2});
    CHECK(game.asks<FigureStep>());
    CHECK(game.choices().player() == player(0));
}

TEST_CASE("a question stands in no walk", "[engine][machine]") {
    using Of = RulesOf<PollGame>;
    CHECK_FALSE(Of::order.next[Of::step_id<PollStep>.index()].exists());
    for (const StepId next : Of::order.next) {
        CHECK(next != Of::step_id<PollStep>);
    }
    CHECK(Of::order.first[static_cast<std::size_t>(Walk::turn_part)] == Of::step_id<DrawStep>);
}

TEST_CASE("a machine knows whether an answer is open", "[engine][machine][BAS-06]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/RFr", "BA/L"});
    Game<BaseGame> game(setup);
    const auto offers = [&](auto picked) {
        State<BaseGame> state = game.state();
        return Machine<BaseGame, NoSink>(setup, state, NoSink{}).offers(picked);
    };
    CHECK_FALSE(offers(Picked<Pass>{}));
    CHECK_FALSE(offers(Picked<DeployFigure>{0, 0}));
    // East of the start tile the road goes on; turned by a quarter it does not.
    const std::uint16_t east = game.board().square_at(at(1, 0)).value;
    CHECK(offers(Picked<PlaceTile>{0, east}));
    CHECK_FALSE(offers(Picked<PlaceTile>{1, east}));
    test::play(game, PlaceTile{at(1, 0)});
    CHECK(offers(Picked<Pass>{}));
    CHECK(offers(Picked<DeployFigure>{0, 0}));
    CHECK(offers(Picked<DeployFigure>{0, 2}));
    CHECK_FALSE(offers(Picked<DeployFigure>{0, 3}));
    CHECK_FALSE(offers(Picked<DeployFigure>{1, 0}));
    CHECK_FALSE(offers(Picked<PlaceTile>{0, east}));
    test::play(game, deploy(0));
    test::play(game, PlaceTile{at(-1, 0)});
    CHECK_FALSE(offers(Picked<DeployFigure>{0, 0}));
    CHECK(offers(Picked<DeployFigure>{0, 1}));
}

TEST_CASE("nothing is open when the game is over", "[engine][machine][BAS-09]") {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\n");
    const auto setup = test::make(options);
    const Game<BaseGame> game(setup);
    REQUIRE(game.finished());
    State<BaseGame> state = game.state();
    CHECK_FALSE(Machine<BaseGame, NoSink>(setup, state, NoSink{}).offers(Picked<Pass>{}));
}

TEST_CASE("at the end each feature of a kind is scored once for each of its owners", "[engine][machine][BAS-17]") {
    Options<MeadowGame> options;
    options.tiles = test::tiles_of("S start: road N.S; field NR.E.SL; field NL.W.SR\n"
                                   "L count=3: field N.E.S.W\nA: road N; field N.E.S.W\n");
    options.draws = Draws::from_script;
    options.script = {"L", "L", "A", "L"};
    options.plays_forced = false;
    const auto setup = test::make(options);
    Points points;
    Game<MeadowGame> game(setup);
    // A farmer of each player on either side of the road, which ends on the third tile, so that their fields meet.
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(-1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(0, 1)}, deploy(0));
    CHECK(game.owners(game.feature_of(SegmentId(1))) == 0b11);
    CHECK(game.score(player(0)) == 0);
    test::play(game, PlaceTile{at(2, 0)});
    REQUIRE(game.try_play(Pass{}, points));
    REQUIRE(game.finished());
    // The road of two tiles first, which is a step of the base game. The field has five tiles, the start tile once. The
    // player who would have had the next turn is told first.
    CHECK(points.lines ==
          std::vector<std::string>{"0:2 of kind 0 at the end", "0:5 of kind 2 at the end", "1:5 of kind 2 at the end"});
    CHECK(game.score(player(0)) == 7);
    CHECK(game.score(player(1)) == 5);
}
