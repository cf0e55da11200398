// What modules do to the table: attachments, exchanges, figures that leave the game, who receives points, the reserve.
#include "carcassonne/engine/moves.hpp"

#include "carcassonne/engine/arrangement.hpp"
#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

constexpr Refusal only_meeples_have_flags{"TST-40", "a flag stands with a meeple"};

/// Before a figure is deployed, the test does with the table what it wants.
struct HandStep {
    static constexpr std::string_view name = "hand";
    static constexpr Slot slot = Slot::before_figures;
};
enum class Hand : std::uint8_t { still, attach, swap, box, box_from_supply, fetch };

/// Flags and bells stand with figures; a guard can be fetched from the reserve.
struct Hands : test::PlainModule {
    static constexpr std::array attachments{AttachmentSpec{"flag", 4, 3}, AttachmentSpec{"bell", 1, 1}};
    static constexpr std::array figures{FigureSpec{"guard", 3, 1, mask_of(road)}};
    Hand hand = Hand::still;
    /// The last player receives something too, and the first one in full.
    bool shares = false;
    /// Every award is paid with this, below 0 too.
    int points = 0;
    bool floored = true;

    using Steps = TypeList<HandStep>;
    using Hooks = TypeList<On<GameBegins>, On<HandStep>, Forbids<AttachQuery>, Adjusts<Receivers>, Adjusts<Award>,
                           Adjusts<Payment>>;

    template <class G>
    void on(GameBegins, G& game) const noexcept {
        for (std::size_t i = 0; i < game.players(); ++i) {
            for (int n = 0; n < 2; ++n) {
                game.state().supply.take(player(i), FigureKind(1));
            }
            game.state().supply.put_in_reserve(player(i), FigureKind(1), 2);
        }
    }
    template <class G>
    void on(HandStep, G& game) const noexcept {
        std::vector<FigureId> there;
        game.each_figure_on_board([&](FigureId id) { there.push_back(id); });
        if (hand == Hand::attach && !there.empty()) {
            game.attach(there[0], AttachmentKind(0));
            if (game.attachments_left(AttachmentKind(1)) != 0) {
                game.attach(there[0], AttachmentKind(1));
            }
        } else if (hand == Hand::swap && there.size() > 1) {
            game.exchange(there[0], there[1]);
        } else if (hand == Hand::box && !there.empty()) {
            game.remove_from_game(there[0]);
        } else if (hand == Hand::box_from_supply) {
            game.remove_from_game(game.part().player, meeple);
        } else if (hand == Hand::fetch) {
            game.state().supply.fetch(game.part().player, FigureKind(1));
        }
    }
    template <class G>
    Refusal forbids(const AttachQuery& query, const G& game) const noexcept {
        return game.figure(query.figure).kind == meeple ? Refusal{} : only_meeples_have_flags;
    }
    template <class G>
    void adjust(Receivers& receivers, const G& game) const noexcept {
        if (shares) {
            receivers.others = mask_of(player(game.players() - 1));
            receivers.as_completed_for = mask_of(player(0));
        }
    }
    template <class G>
    void adjust(Award& award, const G&) const noexcept {
        if (points != 0) {
            award.breakdown.add("extra", 1, points);
        }
    }
    template <class G>
    void adjust(Payment& payment, const G&) const noexcept {
        payment.floored = floored;
    }
};
struct HandGame : Ruleset<Base, Hands> {};

constexpr AttachmentKind flag{0};
constexpr AttachmentKind bell{1};

struct Heard {
    std::vector<std::string> lines;

    void operator()(const AttachmentsChanged& changed) {
        lines.push_back(std::string("with ") + std::to_string(changed.owner.index()) + " " +
                        std::to_string(changed.kind.index()) + ": " + std::to_string(changed.from) + " to " +
                        std::to_string(changed.to));
    }
    void operator()(const FigureMoved& moved) {
        lines.push_back("moved " + std::to_string(moved.owner.index()) + " " +
                        (moved.from.exists() ? std::to_string(moved.from.value) : "-") + " " +
                        (moved.to.exists() ? std::to_string(moved.to.value) : "-") + " " +
                        std::to_string(static_cast<int>(moved.reason)));
    }
    void operator()(const PointsScored& scored) {
        lines.push_back("points " + std::to_string(scored.player.index()) + " " +
                        std::to_string(scored.breakdown.total()) + " " + (in_full(scored.valued) ? "full" : "part"));
    }
    template <class Event>
    void operator()(const Event&) {}
};

Setup<HandGame> setup_of(const Hands& hands, std::size_t players = 2) {
    Options<HandGame> options;
    options.players = players;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    options.of<Hands>() = hands;
    return test::make(options);
}
Hands with(Hand hand) {
    Hands hands;
    hands.hand = hand;
    return hands;
}

/// The start tile with a meeple of each of some players on its road.
Arrangement<HandGame> on_the_road(const Setup<HandGame>& setup, std::size_t figures) {
    Arrangement<HandGame> wanted;
    wanted.tiles = {{setup.start_tile(), at(0, 0), Rotation::none}};
    for (std::size_t i = 0; i < figures; ++i) {
        wanted.figures.push_back({player(i), meeple, at(0, 0), static_cast<std::uint8_t>(i == 0 ? 1 : 0), {}});
    }
    return wanted;
}
Game<HandGame> arranged(const Setup<HandGame>& setup, const Arrangement<HandGame>& wanted) {
    const auto game = arrange(setup, wanted);
    REQUIRE(game.has_value());
    return *game;
}

}  // namespace

TEST_CASE("attachments stand with a figure and go back when it leaves", "[engine][attachments][GCC-19][GCC-26]") {
    const auto setup = setup_of(with(Hand::attach));
    Game<HandGame> game = arranged(setup, on_the_road(setup, 1));
    const FigureId figure = FigureId(0);
    CHECK(game.attachments_left(flag) == 4);
    CHECK(game.attachments_left(bell) == 1);
    CHECK(game.attached(figure, flag) == 0);
    const std::uint64_t before = game.hash();
    Heard heard;
    // A road that goes on: nothing is completed.
    REQUIRE(game.try_play(DrawTile{test::kind(setup, "BA/RFr")}, heard).has_value());
    REQUIRE(game.try_play(PlaceTile{at(1, 0), Rotation::none}, heard).has_value());
    CHECK(heard.lines == std::vector<std::string>{"with 0 0: 0 to 1", "with 0 1: 0 to 1"});
    CHECK(game.attached(figure, flag) == 1);
    CHECK(game.attached(figure, bell) == 1);
    CHECK(game.attachments_left(flag) == 3);
    CHECK(game.attachments_left(bell) == 0);
    CHECK(game.hash() != before);
    REQUIRE(game.try_play(Pass{}, heard).has_value());
    // The road ends at both sides: the meeple goes home without them.
    for (const auto& [x, rotation] : {std::pair{2, Rotation::none}, std::pair{-1, Rotation::none}}) {
        REQUIRE(game.try_play(DrawTile{test::kind(setup, "BA/LR")}, heard).has_value());
        heard.lines.clear();
        REQUIRE(game.try_play(PlaceTile{at(x, 0), x < 0 ? Rotation::three_quarters : Rotation::quarter}, heard)
                    .has_value());
        REQUIRE(game.try_play(Pass{}, heard).has_value());
        static_cast<void>(rotation);
    }
    CHECK(heard.lines == std::vector<std::string>{"with 0 0: 2 to 3", "points 0 4 full", "with 0 0: 3 to 0",
                                                  "with 0 1: 1 to 0", "moved 0 1 - 1"});
    CHECK(game.attachments_left(flag) == 4);
    CHECK(game.attachments_left(bell) == 1);
}

TEST_CASE("two figures change places with what stands with them", "[engine][figures][POR-04][POR-24]") {
    const auto setup = setup_of(with(Hand::swap));
    auto wanted = on_the_road(setup, 2);
    wanted.figures[1].attached = {2, 1, 0, 0};
    Game<HandGame> game = arranged(setup, wanted);
    const SegmentId in_city = game.placed(TileId(0)).segment(0);
    const SegmentId on_road = game.placed(TileId(0)).segment(1);
    REQUIRE(game.figure(FigureId(0)).segment == on_road);
    REQUIRE(game.figure(FigureId(1)).segment == in_city);
    Heard heard;
    REQUIRE(game.try_play(DrawTile{test::kind(setup, "BA/RFr")}, heard).has_value());
    REQUIRE(game.try_play(PlaceTile{at(1, 0), Rotation::none}, heard).has_value());
    CHECK(heard.lines == std::vector<std::string>{"moved 1 0 1 6", "moved 0 1 0 6"});
    std::size_t seen = 0;
    game.each_figure_on_board([&](FigureId id) {
        const DeployedFigure& figure = game.figure(id);
        ++seen;
        CHECK(figure.segment == (figure.owner == player(0) ? in_city : on_road));
        CHECK(game.attached(id, flag) == (figure.owner == player(1) ? 2u : 0u));
        CHECK(game.attached(id, bell) == (figure.owner == player(1) ? 1u : 0u));
    });
    CHECK(seen == 2);
    CHECK(game.owners(game.feature_of(in_city)) == mask_of(player(0)));
    CHECK(game.owners(game.feature_of(on_road)) == mask_of(player(1)));
}

TEST_CASE("a figure leaves the game from the board or from the supply", "[engine][figures][POR-06]") {
    const auto on_board = setup_of(with(Hand::box));
    auto wanted = on_the_road(on_board, 1);
    wanted.figures[0].attached = {1, 0, 0, 0};
    Game<HandGame> game = arranged(on_board, wanted);
    Heard heard;
    REQUIRE(game.try_play(DrawTile{test::kind(on_board, "BA/RFr")}, heard).has_value());
    REQUIRE(game.try_play(PlaceTile{at(1, 0), Rotation::none}, heard).has_value());
    CHECK(heard.lines == std::vector<std::string>{"with 0 0: 1 to 0", "moved 0 1 - 7"});
    CHECK(game.supply(player(0)) == 6);
    CHECK(game.attachments_left(flag) == 4);
    CHECK_FALSE(game.occupied(game.feature_of(game.placed(TileId(0)).segment(1))));

    const auto at_hand = setup_of(with(Hand::box_from_supply));
    Game<HandGame> other = arranged(at_hand, on_the_road(at_hand, 1));
    heard.lines.clear();
    REQUIRE(other.try_play(DrawTile{test::kind(at_hand, "BA/RFr")}, heard).has_value());
    REQUIRE(other.try_play(PlaceTile{at(1, 0), Rotation::none}, heard).has_value());
    CHECK(heard.lines == std::vector<std::string>{"moved 0 - - 7"});
    CHECK(other.supply(player(0)) == 5);
    CHECK(other.supply(player(1)) == 7);
}

TEST_CASE("figures of the reserve come to hand when a rule says so", "[engine][figures][GCC-03][GCC-33]") {
    constexpr FigureKind guard{1};
    const auto setup = setup_of(with(Hand::fetch));
    Game<HandGame> game = arranged(setup, on_the_road(setup, 0));
    CHECK(game.supply(player(0), guard) == 1);
    CHECK(game.reserve(player(0), guard) == 2);
    for (int x = 1; x <= 6; ++x) {
        test::play(game, DrawTile{test::kind(setup, "BA/RFr")});
        test::place(game, x, 0);
    }
    // Three turns each, two guards.
    CHECK(game.supply(player(0), guard) == 3);
    CHECK(game.reserve(player(0), guard) == 0);
    CHECK(game.supply(player(1), guard) == 3);
}

TEST_CASE("others receive what modules add, and some owners the full value", "[engine][points][GCC-29][POR-10]") {
    Hands hands;
    hands.shares = true;
    hands.points = 1;
    const auto setup = setup_of(hands, 3);
    Game<HandGame> game = arranged(setup, [&] {
        auto wanted = on_the_road(setup, 2);
        // Both in the city, which nobody completes: 1 tile is 1, completed 2.
        wanted.figures[0].segment = 0;
        wanted.left.emplace();
        return wanted;
    }());
    CHECK(game.finished());
    // Red in full 2 + 1, Blue 1 + 1, and Green, who is not there, what is added.
    CHECK(game.score(player(0)) == 3);
    CHECK(game.score(player(1)) == 2);
    CHECK(game.score(player(2)) == 1);
}

TEST_CASE("a score stops at 0 unless the points are not floored", "[engine][points][GCC-24]") {
    for (const bool floored : {true, false}) {
        Hands hands;
        hands.points = -5;
        hands.floored = floored;
        const auto setup = setup_of(hands);
        auto wanted = on_the_road(setup, 1);
        wanted.left.emplace();
        wanted.scores[0] = 1;
        const Game<HandGame> game = arranged(setup, wanted);
        REQUIRE(game.finished());
        // 1 for the road, 5 less.
        CHECK(game.score(player(0)) == (floored ? 0 : -3));
    }
}

TEST_CASE("an arrangement says what cannot stand with a figure", "[engine][attachments][arrangement][SET-25]") {
    const auto setup = setup_of({});
    const auto faults = [&](const Arrangement<HandGame>& wanted) {
        const auto game = arrange(setup, wanted);
        std::vector<Refusal> refusals;
        for (std::size_t i = 0; !game && i < game.error().size(); ++i) {
            refusals.push_back(game.error()[i].refusal);
        }
        return refusals;
    };
    auto wanted = on_the_road(setup, 2);
    wanted.figures[0].attached = {3, 1, 0, 0};
    wanted.figures[1].attached = {1, 0, 0, 0};
    CHECK(faults(wanted).empty());
    // Four flags in all, three with a figure, one bell.
    wanted.figures[1].attached = {2, 0, 0, 0};
    CHECK(faults(wanted) == std::vector{cannot_be_attached});
    wanted.figures[1].attached = {0, 1, 0, 0};
    CHECK(faults(wanted) == std::vector{cannot_be_attached});
    wanted.figures[0].attached = {4, 0, 0, 0};
    wanted.figures[1].attached = {};
    CHECK(faults(wanted) == std::vector{cannot_be_attached});
    wanted.figures[0].attached = {0, 0, 1, 0};
    CHECK(faults(wanted) == std::vector{cannot_be_attached});
    wanted.figures[0].kind = FigureKind(1);
    wanted.figures[0].attached = {1, 0, 0, 0};
    CHECK(faults(wanted) == std::vector{only_meeples_have_flags});
}

TEST_CASE("an arrangement takes figures from the reserve", "[engine][figures][arrangement][GCC-33]") {
    constexpr FigureKind guard{1};
    const auto setup = setup_of({});
    auto wanted = on_the_road(setup, 1);
    wanted.figures[0].kind = guard;
    Game<HandGame> game = arranged(setup, wanted);
    CHECK(game.supply(player(0), guard) == 0);
    CHECK(game.reserve(player(0), guard) == 2);
    // One stands there, one at hand: one comes from the reserve.
    auto& supply = wanted.supply.emplace();
    supply[0] = {7, 1};
    supply[1] = {7, 0};
    game = arranged(setup, wanted);
    CHECK(game.supply(player(0), guard) == 1);
    CHECK(game.reserve(player(0), guard) == 1);
    CHECK(game.reserve(player(1), guard) == 2);
    supply[0] = {7, 3};
    const auto too_many = arrange(setup, wanted);
    REQUIRE_FALSE(too_many.has_value());
    CHECK(too_many.error()[0].refusal == too_many_figures);
}
