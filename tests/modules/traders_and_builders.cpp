#include "carcassonne/modules/traders_and_builders.hpp"

#include "carcassonne/engine/ruleset.hpp"
#include "carcassonne/modules/base.hpp"
#include "carcassonne/modules/farmers.hpp"
#include "carcassonne/text/option_words.hpp"

#include "engine/tables.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;
using test::refused;

namespace {

/// After the figures of a part meeples may vanish, as they do when other expansions take them away.
struct StormStep {
    static constexpr std::string_view name = "storm";
    static constexpr Slot slot = Slot::after_figures;
};
/// A tile with the mark [storm] sends home the meeple that has stood longest, one with [hurricane] all of them.
struct Storms : test::EmptyModule {
    static constexpr ModuleInfo info{"storms", "Storms"};
    using Steps = TypeList<StormStep>;
    using Hooks = TypeList<On<StormStep>>;

    template <class G>
    static bool bears(std::string_view word, const G& game) noexcept {
        const auto& marks = game.printed(game.part().placed).marks;
        return std::any_of(marks.begin(), marks.end(), [&](const TileMark& mark) { return mark.name == word; });
    }
    template <class G>
    static FigureId first_meeple(const G& game) noexcept {
        FigureId found;
        game.each_figure_on_board([&](FigureId figure) {
            if (!found.exists() && game.figure(figure).kind == meeple) {
                found = figure;
            }
        });
        return found;
    }
    template <class G>
    void on(StormStep, G& game) const noexcept {
        int victims = bears("hurricane", game) ? 99 : bears("storm", game) ? 1 : 0;
        for (FigureId figure = first_meeple(game); victims > 0 && figure.exists(); figure = first_meeple(game)) {
            game.send_home(figure, MoveReason::removed);
            --victims;
        }
    }
};

struct Market : Ruleset<Base, Farmers, TradersAndBuilders> {};
struct StormyMarket : Ruleset<Base, Farmers, TradersAndBuilders, Storms> {};

constexpr FigureKind builder{1};
constexpr FigureKind pig{2};

const std::string_view tiles = "S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                               "P count=8: road E.W; field N.EL.WR; field ER.S.WL\n"
                               "V count=2: monastery; road E; field N.E.S.W\n"
                               "C count=3: city N; field E.S.W by 1\n"
                               "W: city N.S [wine]; field E by 1; field W by 1\n"
                               "X: city N [wine] [cloth]; field E.S.W by 1\n"
                               "L count=8: field N.E.S.W\n"
                               "T count=2 [storm]: field N.E.S.W\nH [hurricane]: field N.E.S.W\n";

template <class Rules = Market>
Setup<Rules> trading(std::vector<std::string_view> script, std::string_view lines = tiles) {
    Options<Rules> options;
    options.tiles = test::tiles_of(lines);
    options.draws = Draws::from_script;
    options.script = std::move(script);
    options.plays_forced = false;
    return test::make(options);
}
template <class Rules>
FeatureId feature(const Game<Rules>& game, int x, int y, std::size_t segment) {
    return game.feature_of(game.placed(game.tile_at(at(x, y))).segment(segment));
}

/// Goods taken, points at the end and figures that were removed.
struct Notes {
    std::vector<std::string> lines;

    void operator()(const GoodsTaken& event) {
        constexpr std::array<const char*, 3> names{"wine", "grain", "cloth"};
        lines.push_back(std::to_string(event.player.index()) + " takes " + std::to_string(event.count) + " " +
                        names[static_cast<std::size_t>(event.good)]);
    }
    void operator()(const PointsScored& event) {
        if (as_at_the_end(event.valued)) {
            std::string line = std::to_string(event.player.index()) + " scores";
            for (const Term& term : event.breakdown) {
                line +=
                    " " + std::string(term.what) + " " + std::to_string(term.count) + "x" + std::to_string(term.each);
            }
            lines.push_back(line);
        }
    }
    void operator()(const FigureMoved& event) {
        if (event.reason == MoveReason::removed) {
            lines.push_back(std::to_string(event.owner.index()) + " loses " + std::to_string(event.kind.index()));
        }
    }
};
using Lines = std::vector<std::string>;

/// The same lines whatever the order in which a listener hears of cause and effect.
Lines sorted(Lines lines) {
    std::sort(lines.begin(), lines.end());
    return lines;
}

}  // namespace

TEST_CASE("every player has a builder and a pig", "[modules][traders_and_builders][TRA-02]") {
    const auto setup = test::make<Market>({});
    CHECK(RulesOf<Market>::figure_of<TradersAndBuilders, 0> == builder);
    CHECK(RulesOf<Market>::figure_of<TradersAndBuilders, 1> == pig);
    for (const std::size_t seat : {0u, 1u}) {
        CHECK(setup.initial().supply.count(player(seat), builder) == 1);
        CHECK(setup.initial().supply.count(player(seat), pig) == 1);
    }
    CHECK(setup.stands_on(builder) == (mask_of(road) | mask_of(city)));
    CHECK(setup.stands_on(pig) == mask_of(field));
}

TEST_CASE("builder and pig join a meeple of their own player", "[modules][traders_and_builders][TRA-02]") {
    const auto setup = trading({"P", "P", "P", "P", "P", "P"});
    Game<Market> game(setup);
    // Nobody stands anywhere yet.
    test::play(game, PlaceTile{at(1, 0)});
    const Error alone = refused(game, deploy(0, builder));
    CHECK(alone == no_own_follower_there);
    CHECK(alone.at == at(1, 0));
    CHECK(refused(game, deploy(1, pig)) == no_own_follower_there);
    CHECK(refused(game, deploy(1, builder)) == figure_not_allowed_there);
    CHECK(refused(game, deploy(0, pig)) == figure_not_allowed_there);
    // Passing and a meeple on the road and two fields.
    CHECK(game.choices().count() == 4);
    test::play(game, deploy(0));
    // The meeple is that of player 0.
    test::play(game, PlaceTile{at(-1, 0)});
    CHECK(refused(game, deploy(0, builder)) == no_own_follower_there);
    test::play(game, deploy(1));
    test::play(game, PlaceTile{at(2, 0)});
    CHECK(refused(game, deploy(1, pig)) == no_own_follower_there);
    CHECK(refused(game, deploy(2, pig)) == no_own_follower_there);
    // Passing, the southern field for a meeple, the builder on the road.
    CHECK(game.choices().count() == 3);
    test::play(game, deploy(0, builder));
    CHECK(game.supply(player(0), builder) == 0);
    // The northern field is that of player 1, whose pig may go there. A builder does not follow a farmer.
    test::play(game, PlaceTile{at(-2, 0)});
    CHECK(refused(game, deploy(0, builder)) == no_own_follower_there);
    CHECK(refused(game, deploy(2, pig)) == no_own_follower_there);
    test::play(game, deploy(1, pig));
    CHECK(game.supply(player(1), pig) == 0);
    // Each of them only once.
    test::play(game, PlaceTile{at(3, 0)});
    CHECK(refused(game, deploy(0, builder)) == none_in_supply);
}

TEST_CASE("a builder joins nothing that is finished", "[modules][traders_and_builders][TRA-02]") {
    const auto setup = trading({"C", "L", "V", "L", "V"});
    Game<Market> game(setup);
    // The city is completed by its second tile, before anybody stands there.
    test::play(game, PlaceTile{at(0, -1), Rotation::half});
    CHECK(refused(game, deploy(0, builder)) == no_own_follower_there);
    test::play(game, Pass{});
    test::place(game, 0, 1);
    test::play(game, PlaceTile{at(-1, 0)}, deploy(1));
    test::place(game, 0, 2);
    // With the village in the west and the one in the east the road of player 0 is finished.
    test::play(game, PlaceTile{at(1, 0), Rotation::half});
    const Error error = refused(game, deploy(1, builder));
    CHECK(error == nothing_left_to_build);
    CHECK(error.at == at(1, 0));
    test::play(game, Pass{});
    CHECK(game.score(player(0)) == 3);
}

TEST_CASE("builder and pig count nothing for the majority", "[modules][traders_and_builders][TRA-07][BAS-14]") {
    const auto setup = trading({"P", "L", "P", "L"});
    Game<Market> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::place(game, 0, 1);
    test::play(game, PlaceTile{at(2, 0)}, deploy(0, builder));
    const FeatureId way = feature(game, 0, 0, 1);
    CHECK(game.holds(way, player(0), builder));
    CHECK(game.majority(way).strength(player(0)) == 1);
}

TEST_CASE("a tile that continues the builder's road gives another part, once",
          "[modules][traders_and_builders][TRA-03]") {
    const auto setup = trading({"P", "P", "P", "P", "P", "P", "P", "L"});
    Game<Market> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(-1, 0)}, Pass{});
    // The tile on which the builder comes gives no part.
    test::play(game, PlaceTile{at(2, 0)}, deploy(0, builder));
    CHECK(game.part().player == player(1));
    // Nor does one of another player.
    test::play(game, PlaceTile{at(3, 0)}, Pass{});
    CHECK(game.part().player == player(0));
    CHECK_FALSE(game.part().is(PartFlag::further));
    test::play(game, PlaceTile{at(4, 0)});
    CHECK(game.part().is(PartFlag::earned));
    test::play(game, Pass{});
    CHECK(game.part().player == player(0));
    CHECK(game.part().is(PartFlag::further));
    REQUIRE(game.asks<PlaceStep>());
    // The further part is a whole one, but gives no third.
    test::play(game, PlaceTile{at(5, 0)});
    CHECK_FALSE(game.part().is(PartFlag::earned));
    test::play(game, deploy(1));
    CHECK(game.part().player == player(1));
}

TEST_CASE("a tile elsewhere gives no further part", "[modules][traders_and_builders][TRA-03]") {
    const auto setup = trading({"P", "L", "P", "L", "L", "L"});
    Game<Market> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::place(game, 0, 1);
    test::play(game, PlaceTile{at(2, 0)}, deploy(0, builder));
    test::place(game, 1, 1);
    test::place(game, 2, 1);
    CHECK(game.part().player == player(1));
}

TEST_CASE("a builder that is finished by the tile gives the further part too",
          "[modules][traders_and_builders][TRA-03]") {
    const auto setup = trading({"V", "L", "P", "L", "V", "P", "L"});
    Game<Market> game(setup);
    test::play(game, PlaceTile{at(-1, 0)}, deploy(1));
    test::place(game, 0, 1);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, builder));
    test::place(game, 0, 2);
    test::play(game, PlaceTile{at(2, 0), Rotation::half}, Pass{});
    // Four tiles of road.
    CHECK(game.score(player(0)) == 4);
    CHECK(game.supply(player(0), builder) == 1);
    CHECK(game.part().player == player(0));
    CHECK(game.part().is(PartFlag::further));
}

TEST_CASE("whoever completes a city takes its goods, owner or not", "[modules][traders_and_builders][TRA-01]") {
    const auto setup = trading({"W", "X", "L"});
    Game<Market> game(setup);
    Notes notes;
    test::play(game, PlaceTile{at(0, -1)}, deploy(0));
    CHECK(game.state().of<TradersAndBuilders>().count(player(0), Good::wine) == 0);
    REQUIRE(game.try_play(PlaceTile{at(0, -2), Rotation::half}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    // Player 1 placed the last tile; player 0 has the points of three tiles.
    CHECK(notes.lines == Lines{"1 takes 2 wine", "1 takes 1 cloth"});
    CHECK(game.score(player(0)) == 6);
    CHECK(game.score(player(1)) == 0);
    const auto& goods = game.state().of<TradersAndBuilders>();
    CHECK(goods.count(player(1), Good::wine) == 2);
    CHECK(goods.count(player(1), Good::grain) == 0);
    CHECK(goods.count(player(1), Good::cloth) == 1);
    CHECK(goods.count(player(0), Good::wine) == 0);
}

TEST_CASE("a city without goods gives none, one without a meeple gives them all the same",
          "[modules][traders_and_builders][TRA-01]") {
    const auto setup = trading({"C", "L"});
    Game<Market> game(setup);
    Notes notes;
    REQUIRE(game.try_play(PlaceTile{at(0, -1), Rotation::half}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(notes.lines.empty());
    const auto empty = trading({"X", "L"});
    Game<Market> other(empty);
    REQUIRE(other.try_play(PlaceTile{at(0, -1), Rotation::half}, notes));
    REQUIRE(other.try_play(Pass{}, notes));
    CHECK(notes.lines == Lines{"0 takes 1 wine", "0 takes 1 cloth"});
}

TEST_CASE("the most of each good pays ten to all who have as many", "[modules][traders_and_builders][TRA-05]") {
    const auto setup = trading({"S"}, "S start count=2: field N.E.S.W\n");
    Game<Market> first(setup);
    auto state = first.state();
    auto& goods = state.of<TradersAndBuilders>().goods;
    // Wine: player 0 alone. Grain: both. Cloth: nobody.
    goods[0] = {3, 2, 0};
    goods[1] = {1, 2, 0};
    Game<Market> game(setup, state);
    Notes notes;
    test::play(game, PlaceTile{at(1, 0)});
    REQUIRE(game.try_play(Pass{}, notes));
    REQUIRE(game.finished());
    CHECK(notes.lines == Lines{"0 scores wine 1x10", "0 scores grain 1x10", "1 scores grain 1x10"});
    CHECK(game.score(player(0)) == 20);
    CHECK(game.score(player(1)) == 10);
}

TEST_CASE("a pig makes cities worth one more to its player only", "[modules][traders_and_builders][TRA-06]") {
    const auto setup = trading({"C", "L", "L", "A"}, "S start: city N; field E.S.W by 1\n"
                                                     "C: city N; field E.S.W by 1\nL count=2: field N.E.S.W\n"
                                                     "A: field N.E.S.W\n");
    Game<Market> game(setup);
    // Both fields meet east and west of the city. Player 0 has a farmer and later the pig there.
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    test::play(game, PlaceTile{at(1, 0)}, Pass{});
    test::play(game, PlaceTile{at(1, -1)}, deploy(0, pig));
    const FeatureId meadow = feature(game, 1, 0, 0);
    CHECK(meadow == feature(game, 0, -1, 1));
    CHECK(game.value_if_ended(meadow).total() == 3);
    CHECK(game.owners(meadow) == mask_of(player(0)));
    test::play(game, PlaceTile{at(-1, 0)});
    Notes notes;
    REQUIRE(game.try_play(Pass{}, notes));
    REQUIRE(game.finished());
    CHECK(notes.lines == Lines{"0 scores cities 1x3 pig 1x1"});
    CHECK(game.score(player(0)) == 4);
}

TEST_CASE("of two owners of a field only the one with a pig gets more", "[modules][traders_and_builders][TRA-06]") {
    const auto setup = trading({"C", "L", "L", "L"}, "S start: city N; field E.S.W by 1\n"
                                                     "C: city N; field E.S.W by 1\nL count=3: field N.E.S.W\n");
    Game<Market> game(setup);
    // Player 0 north of the city, player 1 south of it.
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(-1, -1)}, deploy(0, pig));
    test::play(game, PlaceTile{at(1, -1)});
    CHECK(game.owners(feature(game, 1, 0, 0)) == 0b11);
    Notes notes;
    REQUIRE(game.try_play(Pass{}, notes));
    REQUIRE(game.finished());
    CHECK(notes.lines == Lines{"0 scores cities 1x3 pig 1x1", "1 scores cities 1x3"});
}

TEST_CASE("a pig brings nothing to a player who does not own the field", "[modules][traders_and_builders][TRA-06]") {
    const auto setup =
        trading({"C", "L", "L", "R", "B", "L"}, "S start: city N; field E.S.W by 1\nC: city N; field E.S.W by 1\n"
                                                "L count=3: field N.E.S.W\nR: road E.W; field N.EL.WR; field ER.S.WL\n"
                                                "B: road W; field N.E.S.W\n");
    Game<Market> game(setup);
    test::play(game, PlaceTile{at(0, -1), Rotation::half}, deploy(1));
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(-1, -1)}, deploy(0, pig));
    // A second farmer of player 1 south of a road, whose end joins its two sides.
    test::play(game, PlaceTile{at(1, 1)}, deploy(2));
    test::play(game, PlaceTile{at(2, 1)}, Pass{});
    test::play(game, PlaceTile{at(1, -1)});
    const FeatureId meadow = feature(game, 1, 0, 0);
    CHECK(game.majority(meadow).strength(player(0)) == 1);
    CHECK(game.majority(meadow).strength(player(1)) == 2);
    CHECK(game.holds(meadow, player(0), pig));
    Notes notes;
    REQUIRE(game.try_play(Pass{}, notes));
    REQUIRE(game.finished());
    CHECK(notes.lines == Lines{"1 scores cities 1x3"});
    CHECK(game.score(player(0)) == 0);
}

TEST_CASE("a builder without a meeple of its player goes home", "[modules][traders_and_builders][TRA-04]") {
    const auto setup = trading<StormyMarket>({"P", "L", "P", "T", "P", "L"});
    Game<StormyMarket> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::place(game, 0, 1);
    test::play(game, PlaceTile{at(2, 0)}, deploy(0, builder));
    const FeatureId way = feature(game, 0, 0, 1);
    REQUIRE(game.holds(way, player(0), builder));
    Notes notes;
    REQUIRE(game.try_play(PlaceTile{at(1, 1)}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(sorted(notes.lines) == Lines{"0 loses 0", "0 loses 1"});
    CHECK_FALSE(game.occupied(feature(game, 0, 0, 1)));
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.supply(player(0), builder) == 1);
    // A tile at that road gives no further part any more.
    test::play(game, PlaceTile{at(3, 0)}, Pass{});
    CHECK(game.part().player == player(1));
}

TEST_CASE("a pig without a farmer of its player goes home", "[modules][traders_and_builders][TRA-04]") {
    const auto setup = trading<StormyMarket>({"L", "P", "L", "H", "P"});
    Game<StormyMarket> game(setup);
    test::play(game, PlaceTile{at(0, 1)}, deploy(0));
    // A meeple of player 1 on the road, to see that it is no help.
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::play(game, PlaceTile{at(0, 2)}, deploy(0, pig));
    Notes notes;
    REQUIRE(game.try_play(PlaceTile{at(1, 1)}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(sorted(notes.lines) == Lines{"0 loses 0", "0 loses 2", "1 loses 0"});
    CHECK(game.supply(player(0), pig) == 1);
    CHECK_FALSE(game.occupied(feature(game, 0, 1, 0)));
}

TEST_CASE("a builder stays while another meeple of its player is there", "[modules][traders_and_builders][TRA-04]") {
    const auto setup = trading<StormyMarket>({"P", "L", "L", "L", "P", "L", "P", "T", "L", "T", "L"});
    Game<StormyMarket> game(setup);
    // Two roads of player 0, which a third tile joins; there the builder comes.
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::place(game, 1, 1);
    test::place(game, 2, 1);
    test::place(game, 3, 1);
    test::play(game, PlaceTile{at(3, 0)}, deploy(0));
    test::place(game, 4, 1);
    test::play(game, PlaceTile{at(2, 0)}, deploy(0, builder));
    const auto way = [&] { return feature(game, 2, 0, 0); };
    CHECK(game.majority(way()).strength(player(0)) == 2);
    Notes notes;
    REQUIRE(game.try_play(PlaceTile{at(1, 2)}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(sorted(notes.lines) == Lines{"0 loses 0"});
    CHECK(game.majority(way()).strength(player(0)) == 1);
    CHECK(game.holds(way(), player(0), builder));
    test::place(game, 5, 1);
    REQUIRE(game.try_play(PlaceTile{at(2, 2)}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(sorted(notes.lines) == Lines{"0 loses 0", "0 loses 0", "0 loses 1"});
    CHECK_FALSE(game.occupied(way()));
}

TEST_CASE("a meeple of another player keeps no builder", "[modules][traders_and_builders][TRA-04]") {
    const auto setup = trading<StormyMarket>({"P", "L", "L", "L", "P", "P", "L", "P", "T", "L"});
    Game<StormyMarket> game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    test::place(game, 1, 1);
    test::place(game, 2, 1);
    test::place(game, 3, 1);
    test::play(game, PlaceTile{at(-1, 0)}, deploy(0, builder));
    test::play(game, PlaceTile{at(3, 0)}, deploy(0));
    test::place(game, 4, 1);
    test::place(game, 2, 0);
    const auto way = [&] { return feature(game, 2, 0, 0); };
    CHECK(game.owners(way()) == 0b11);
    Notes notes;
    REQUIRE(game.part().player == player(0));
    REQUIRE(game.try_play(PlaceTile{at(1, 2)}, notes));
    REQUIRE(game.try_play(Pass{}, notes));
    CHECK(sorted(notes.lines) == Lines{"0 loses 0", "0 loses 1"});
    CHECK(game.owners(way()) == mask_of(player(1)));
    CHECK(game.supply(player(0), builder) == 1);
}

TEST_CASE("what is scored goes home together", "[modules][traders_and_builders][TRA-04]") {
    // A builder whose road is scored is not removed for want of a meeple: it is told as scored.
    const auto setup = trading({"V", "L", "P", "L", "V", "L"});
    Game<Market> game(setup);
    test::play(game, PlaceTile{at(-1, 0)}, deploy(1));
    test::place(game, 0, 1);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0, builder));
    test::place(game, 0, 2);
    std::vector<std::pair<FigureKind, MoveReason>> moves;
    auto sink = [&](const FigureMoved& event) { moves.emplace_back(event.kind, event.reason); };
    test::play(game, PlaceTile{at(2, 0), Rotation::half});
    REQUIRE(game.try_play(Pass{}, sink));
    REQUIRE(moves.size() == 2);
    CHECK(std::count(moves.begin(), moves.end(), std::pair{meeple, MoveReason::scored}) == 1);
    CHECK(std::count(moves.begin(), moves.end(), std::pair{builder, MoveReason::scored}) == 1);
}

TEST_CASE("the options of traders and builders have words", "[modules][traders_and_builders]") {
    Options<Market> options;
    CHECK(options.of<TradersAndBuilders>().edition == Edition::c3);
    CHECK(set_option(options, "traders_and_builders", "edition", "c1"));
    CHECK(options.of<TradersAndBuilders>().edition == Edition::c1);
    CHECK(set_option(options, "traders_and_builders", "edition", "c2"));
    CHECK(options.of<TradersAndBuilders>().edition == Edition::c2);
    CHECK_FALSE(set_option(options, "traders_and_builders", "edition", "c4"));
    CHECK_FALSE(set_option(options, "traders_and_builders", "goods", "on"));
}

TEST_CASE("traders and builders bring twenty-four tiles", "[modules][traders_and_builders][TRA-08]") {
    TradersAndBuilders module;
    CHECK(module.tile_set().name == "traders-and-builders-c2");
    CHECK(module.tile_set().tile_count() == 24);
    module.edition = Edition::c1;
    CHECK(module.tile_set().name == "traders-and-builders-c1");
    CHECK(test::make<Market>({}).initial().bag.total() == 71 + 24);
}

TEST_CASE("the reasons of traders and builders can be told apart", "[modules][traders_and_builders]") {
    CHECK(no_own_follower_there.rule == "TRA-02");
    CHECK(nothing_left_to_build.rule == "TRA-02");
    CHECK(no_own_follower_there.text != nothing_left_to_build.text);
}
