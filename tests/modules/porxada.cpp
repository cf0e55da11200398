// The choice, and the swap.
#include "carcassonne/modules/porxada.hpp"

#include "modules/porxada/tables.hpp"

using namespace carcassonne;
using namespace test::porxada;
using test::at;
using test::deploy;
using test::player;
using test::refused;

TEST_CASE("la porxada brings one tile and nothing that is not its own", "[modules][porxada][POR-01]") {
    STATIC_REQUIRE(std::has_unique_object_representations_v<Porxada::State>);
    STATIC_REQUIRE(std::has_unique_object_representations_v<State<Town>>);
    CHECK(Porxada::tile_set().tile_count() == 1);
    CHECK(Porxada::tile_set().tiles[0].id == "PX/CCCC+");
    Options<Spare> options;
    const auto without = test::make(options);
    CHECK(without.initial().bag.total() == 71);
    CHECK_FALSE(without.catalogue().find("PX/CCCC+").exists());
    options.enable<Porxada>();
    const auto setup = test::make(options);
    CHECK(setup.initial().bag.total() == 72);
    const Game<Spare> game(setup);
    CHECK(state_of(game) == Porxada::State{});
    CHECK(tokens(game, 0) == 0);
    CHECK_FALSE(state_of(game).tile.exists());
    CHECK_FALSE(state_of(game).own.exists());
    CHECK_FALSE(state_of(game).other.exists());
}

TEST_CASE("the options of la porxada have words", "[modules][porxada][POR-06][POR-10][POR-23]") {
    Options<Town> options;
    const Porxada& porxada = options.of<Porxada>();
    CHECK(porxada.porxada_refusal == PorxadaRefusal::any);
    CHECK(porxada.porxada_bubble == PorxadaBubble::player);
    CHECK(porxada.porxada_majority);
    CHECK_FALSE(porxada.porxada_house_rule);
    CHECK_FALSE(set_option(options, "porxada", "porxada_refusal", "none"));
    CHECK_FALSE(set_option(options, "porxada", "refusal", "board"));
    CHECK(set_option(options, "porxada", "porxada_refusal", "board"));
    CHECK(porxada.porxada_refusal == PorxadaRefusal::board);
    CHECK(set_option(options, "porxada", "porxada_refusal", "board_other"));
    CHECK(porxada.porxada_refusal == PorxadaRefusal::board_other);
    CHECK(set_option(options, "porxada", "porxada_bubble", "city"));
    CHECK(porxada.porxada_bubble == PorxadaBubble::whole_city);
    CHECK(set_option(options, "porxada", "porxada_majority", "off"));
    CHECK(set_option(options, "porxada", "porxada_house_rule", "on"));
    Lines changed;
    each_changed_option(options, [&](std::string_view module, std::string_view option, std::string_view word) {
        changed.push_back(std::string(module) + "." + std::string(option) + " " + std::string(word));
    });
    CHECK(changed == Lines{"porxada.porxada_refusal board_other", "porxada.porxada_bubble city",
                           "porxada.porxada_majority off", "porxada.porxada_house_rule on"});
    CHECK(set_option(options, "porxada", "porxada_refusal", "any"));
    CHECK(set_option(options, "porxada", "porxada_bubble", "player"));
    CHECK(porxada.porxada_refusal == PorxadaRefusal::any);
    CHECK(porxada.porxada_bubble == PorxadaBubble::player);
}

TEST_CASE("no answer of la porxada is taken at another time", "[modules][porxada][POR-02]") {
    const auto square = thief_and_knight();
    const auto refuses_all_but = [](Game<Town> game, std::string_view but) {
        const auto one = [&](const auto& action) {
            INFO(action.verb);
            if (action.verb != but) {
                CHECK(refused(game, action) == Error(porxada_not_now));
            }
        };
        one(ChooseBonus{});
        if (but != ChooseBonus::verb) {
            one(ChooseSwap{});
        }
        one(thief_for_knight);
        one(AcceptSwap{});
        if (but != AcceptSwap::verb) {
            one(GiveUpFigure{meeple, spot(0, 1, 0)});
            one(GiveUpFromSupply{meeple});
        }
        one(TakeBack{meeple, spot(0, 1, 0)});
    };
    Game<Town> game = square.laid();
    REQUIRE(game.asks<DrawStep>());
    refuses_all_but(game, "");
    test::play(game, DrawTile{test::kind(square.setup, "Q")});
    refuses_all_but(game, "");
    test::play(game, PlaceTile{at(0, -1)});
    REQUIRE(game.asks<PorxadaStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(refused(game, deploy(0)) == not_the_time);
    refuses_all_but(game, ChooseBonus::verb);
    test::play(game, ChooseSwap{});
    REQUIRE(game.asks<SwapStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(refused(game, deploy(0)) == not_the_time);
    refuses_all_but(game, SwapFigures::verb);
    test::play(game, thief_for_knight);
    REQUIRE(game.asks<SwapAnswerStep>());
    CHECK(game.choices().player() == player(1));
    CHECK(refused(game, Pass{}) == nothing_to_pass);
    refuses_all_but(game, AcceptSwap::verb);
    test::play(game, AcceptSwap{});
    REQUIRE(game.asks<FigureStep>());
    CHECK(game.choices().player() == player(0));
    refuses_all_but(game, "");
}

TEST_CASE("without the module its answers belong to nothing", "[modules][porxada]") {
    const auto setup = test::make<Spare>({});
    Game<Spare> game(setup);
    CHECK(refused(game, ChooseBonus{}) == module_is_off);
    CHECK(refused(game, AcceptSwap{}) == module_is_off);
    CHECK(refused(game, TakeBack{}) == module_is_off);
}

TEST_CASE("who has no follower on the board cannot choose the swap", "[modules][porxada][POR-03]") {
    TownSquare<Town> square;
    square.tile("C", 0, 1, Rotation::half).figure(1, meeple, 0, 1, 0);
    Game<Town> game = square.placing("Q", 0, -1);
    CHECK(answers(game) == Lines{"choose bonus", "pass"});
    CHECK(refused(game, ChooseSwap{}) == no_own_follower_to_swap);
    Game<Town> with = thief_and_knight().placing("Q", 0, -1);
    CHECK(answers(with) == Lines{"choose bonus", "choose swap", "pass"});
}

TEST_CASE("two followers are named that stand where it is said", "[modules][porxada][POR-04][POR-05]") {
    TownSquare<Town> square = thief_and_knight<Town>({}, 3);
    square.tile("G", -1, 1).tile("L", 1, 1);
    square.figure(0, builder, 0, 0, 1).figure(0, abbot, -1, 1, 0);
    square.figure(1, meeple, 1, 1, 1).figure(1, pig, 1, 1, 1).figure(2, meeple, 1, 1, 0);
    Game<Town> game = square.placing("Q", 0, -1);
    test::play(game, ChooseSwap{});
    const auto swap = [](FigureKind own, Spot from, std::size_t other, FigureKind kind, Spot to) {
        return SwapFigures{own, from, player(other), kind, to};
    };
    const Spot thief = spot(0, 0, 1);
    const Spot knight = spot(0, 1, 0);
    // Nobody is there, or somebody else, or there is no such place, kind or player: the error says on which square.
    CHECK(refused(game, swap(meeple, spot(0, 0, 0), 1, meeple, knight)) == error_at(no_follower_there, 0, 0));
    CHECK(refused(game, swap(meeple, thief, 1, meeple, thief)) == error_at(no_follower_there, 0, 0));
    CHECK(refused(game, swap(meeple, thief, 1, meeple, spot(1, 1, 0))) == error_at(no_follower_there, 1, 1));
    CHECK(refused(game, swap(meeple, thief, 1, abbot, knight)) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, swap(meeple, thief, 2, meeple, knight)) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, swap(meeple, thief, 1, meeple, spot(7, 7, 0))) == error_at(no_follower_there, 7, 7));
    CHECK(refused(game, swap(meeple, thief, 1, meeple, spot(0, 1, 9))) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, swap(meeple, thief, 5, meeple, knight)) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, swap(no_such_kind, thief, 1, meeple, knight)) == error_at(no_follower_there, 0, 0));
    CHECK(refused(game, swap(meeple, thief, 1, FigureKind::none(), knight)) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, SwapFigures{}) == error_at(no_follower_there, 0, 0));
    // Those of blue are not red's to give.
    CHECK(refused(game, swap(meeple, knight, 2, meeple, spot(1, 1, 0))) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, swap(meeple, thief, 0, abbot, spot(-1, 1, 0))) == error_at(swap_needs_another_player, -1, 1));
    CHECK(refused(game, swap(meeple, thief, 0, meeple, thief)) == error_at(swap_needs_another_player, 0, 0));
    CHECK(refused(game, swap(builder, thief, 1, meeple, knight)) == error_at(special_figures_stay, 0, 1));
    CHECK(refused(game, swap(meeple, thief, 1, pig, spot(1, 1, 1))) == error_at(special_figures_stay, 1, 1));
    CHECK(refused(game, swap(abbot, spot(-1, 1, 0), 1, meeple, knight)) == error_at(cannot_stand_there, 0, 1));
    CHECK(refused(game, swap(abbot, spot(-1, 1, 0), 2, meeple, spot(1, 1, 0))) == error_at(cannot_stand_there, 1, 1));
    CHECK(answers(game) == Lines{"pass", "swap meeple on road E.W at 0 0 1 meeple on city S at 0 1",
                                 "swap meeple on road E.W at 0 0 1 meeple on field NL.NR.EL.ER.SL.SR.WL.WR at 1 1",
                                 "swap meeple on road E.W at 0 0 2 meeple on monastery at 1 1"});
}

TEST_CASE("every answer means what its words say", "[modules][porxada][POR-04][POR-06]") {
    const auto square = thief_and_knight();
    Game<Town> game = square.placing("Q", 0, -1);
    test::play(game, ChooseSwap{});
    std::vector<SwapFigures> named;
    const auto keep = [&](const auto& action) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, SwapFigures>) {
            named.push_back(action);
        }
    };
    game.choices().each([&](Token token) { game.describe(token, keep); });
    CHECK(named == std::vector{thief_for_knight});
    test::play(game, thief_for_knight);
    CHECK(answers(game) == Lines{"accept swap", "refuse and give up from supply abbot",
                                 "refuse and give up from supply meeple",
                                 "refuse and give up meeple on city S at 0 1"});
}

TEST_CASE("two followers change places with their owners, and it is told", "[modules][porxada][POR-04][POR-24]") {
    auto square = thief_and_knight<HauntedTown>();
    square.wanted.figures[1].attached[0] = 2;
    Game<HauntedTown> game = square.placing("Q", 0, -1);
    CHECK(heard(game, ChooseSwap{}).empty());
    CHECK(state_of(game).choice == PorxadaChoice::swap);
    CHECK(heard(game, thief_for_knight).empty());
    const SegmentId way = segment(game, 0, 0, 1);
    const SegmentId hall = segment(game, 0, 1, 0);
    // Where the thief stood blue's meeple is told first; no ghost moves.
    CHECK(heard(game, AcceptSwap{}) == Lines{"1's 0 exchanged " + Heard::place(hall) + " to " + Heard::place(way),
                                             "0's 0 exchanged " + Heard::place(way) + " to " + Heard::place(hall)});
    CHECK(game.owners(game.feature_of(way)) == mask_of(player(1)));
    CHECK(game.owners(game.feature_of(hall)) == mask_of(player(0)));
    CHECK(game.attachments_left(AttachmentKind(0)) == 13);
    game.each_figure_on_board([&](FigureId id) {
        CHECK(game.attached(id, AttachmentKind(0)) == (game.figure(id).owner == player(1) ? 2u : 0u));
    });
    // The swap is done and forgotten.
    CHECK_FALSE(state_of(game).own.exists());
    CHECK_FALSE(state_of(game).other.exists());
    CHECK(game.part().player == player(0));
}

TEST_CASE("who refuses gives up a follower of the own, on the board or at hand", "[modules][porxada][POR-06]") {
    TownSquare<Town> square = thief_and_knight();
    square.figure(1, builder, 0, 1, 0).figure(1, meeple, 0, 1, 1).figure(1, pig, 0, 1, 1);
    Game<Town> game = square.placing("Q", 0, -1);
    test::play(game, ChooseSwap{}, thief_for_knight);
    CHECK(refused(game, GiveUpFigure{meeple, spot(0, 0, 1)}) == error_at(no_follower_there, 0, 0));
    CHECK(refused(game, GiveUpFigure{meeple, spot(0, -1, 0)}) == error_at(no_follower_there, 0, -1));
    CHECK(refused(game, GiveUpFigure{abbot, spot(0, 1, 0)}) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, GiveUpFigure{no_such_kind, spot(0, 1, 0)}) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, GiveUpFigure{meeple, spot(9, 9, 3)}) == error_at(no_follower_there, 9, 9));
    CHECK(refused(game, GiveUpFigure{builder, spot(0, 1, 0)}) == error_at(cannot_give_up, 0, 1));
    CHECK(refused(game, GiveUpFigure{pig, spot(0, 1, 1)}) == error_at(cannot_give_up, 0, 1));
    CHECK(refused(game, GiveUpFromSupply{builder}) == cannot_give_up);
    CHECK(refused(game, GiveUpFromSupply{pig}) == cannot_give_up);
    CHECK(refused(game, GiveUpFromSupply{no_such_kind}) == cannot_give_up);
    CHECK(refused(game, GiveUpFromSupply{FigureKind::none()}) == cannot_give_up);
    CHECK(game.choices().count() == 5);

    const SegmentId hall = segment(game, 0, 1, 0);
    const SegmentId meadow = segment(game, 0, 1, 1);
    Game<Town> knight = game;
    // The builder has nobody left.
    CHECK(heard(knight, GiveUpFigure{meeple, spot(0, 1, 0)}) ==
          Lines{"1's 0 out of the game " + Heard::place(hall) + " to -",
                "1's " + std::to_string(builder.index()) + " removed " + Heard::place(hall) + " to -"});
    CHECK(knight.supply(player(1)) == 5);
    CHECK(knight.supply(player(1), builder) == 1);
    CHECK_FALSE(knight.occupied(knight.feature_of(hall)));
    CHECK(knight.asks<FigureStep>());
    CHECK_FALSE(state_of(knight).own.exists());
    CHECK_FALSE(state_of(knight).other.exists());

    Game<Town> farmer = game;
    CHECK(heard(farmer, GiveUpFigure{meeple, spot(0, 1, 1)}) ==
          Lines{"1's 0 out of the game " + Heard::place(meadow) + " to -",
                "1's " + std::to_string(pig.index()) + " removed " + Heard::place(meadow) + " to -"});
    CHECK(farmer.occupied(farmer.feature_of(hall)));

    CHECK(heard(game, GiveUpFromSupply{abbot}) ==
          Lines{"1's " + std::to_string(abbot.index()) + " out of the game - to -"});
    CHECK(game.supply(player(1), abbot) == 0);
    CHECK(game.supply(player(0), abbot) == 1);
    CHECK_FALSE(state_of(game).own.exists());
    // Red's thief and blue's knight are where they were.
    CHECK(game.owners(feature(game, 0, 0, 1)) == mask_of(player(0)));
    CHECK(game.owners(game.feature_of(hall)) == mask_of(player(1)));
    CHECK(game.asks<FigureStep>());
}

TEST_CASE("what may be given up depends on the option", "[modules][porxada][POR-06]") {
    const auto asked = [](PorxadaRefusal refusal, bool another) {
        TownSquare<Town> square = thief_and_knight<Town>(refusing(refusal));
        if (another) {
            square.figure(1, meeple, 0, 1, 1);
        }
        Game<Town> game = square.placing("Q", 0, -1);
        test::play(game, ChooseSwap{}, thief_for_knight);
        if (refusal != PorxadaRefusal::any) {
            CHECK(refused(game, GiveUpFromSupply{meeple}) == cannot_give_up);
            CHECK(refused(game, GiveUpFromSupply{abbot}) == cannot_give_up);
        }
        if (refusal == PorxadaRefusal::board_other) {
            CHECK(refused(game, GiveUpFigure{meeple, spot(0, 1, 0)}) == error_at(cannot_give_up, 0, 1));
        }
        return answers(game);
    };
    const std::string knight = "refuse and give up meeple on city S at 0 1";
    const std::string farmer = "refuse and give up meeple on field NL.NR.EL.ER.WL.WR at 0 1";
    CHECK(asked(PorxadaRefusal::board, true) == Lines{"accept swap", knight, farmer});
    CHECK(asked(PorxadaRefusal::board, false) == Lines{"accept swap", knight});
    CHECK(asked(PorxadaRefusal::board_other, true) == Lines{"accept swap", farmer});
    CHECK(asked(PorxadaRefusal::board_other, false) == Lines{"accept swap"});
    CHECK(asked(PorxadaRefusal::any, false) == Lines{"accept swap", "refuse and give up from supply abbot",
                                                     "refuse and give up from supply meeple", knight});
}

TEST_CASE("the last figure at hand can be given up, then none", "[modules][porxada][POR-06]") {
    TownSquare<Town> square = thief_and_knight();
    auto& supply = square.wanted.supply.emplace();
    supply[0][meeple.index()] = 6;
    supply[1][meeple.index()] = 0;
    supply[1][abbot.index()] = 1;
    Game<Town> game = square.placing("Q", 0, -1);
    test::play(game, ChooseSwap{}, thief_for_knight);
    CHECK(refused(game, GiveUpFromSupply{meeple}) == cannot_give_up);
    test::play(game, GiveUpFromSupply{abbot});
    CHECK(game.supply(player(1), abbot) == 0);
}

TEST_CASE("what a guard or a haunted meeple leaves when it is given up", "[modules][porxada][POR-06][GCC-28]") {
    auto square = thief_and_knight<HauntedTown>();
    square.wanted.figures[1].attached[0] = 2;
    Game<HauntedTown> game = square.placing("Q", 0, -1);
    test::play(game, ChooseSwap{}, thief_for_knight);
    CHECK(game.supply(player(1), guard) == 2);
    Game<HauntedTown> other = game;
    CHECK(heard(other, GiveUpFromSupply{guard}) ==
          Lines{"1's " + std::to_string(guard.index()) + " out of the game - to -"});
    CHECK(other.supply(player(1), guard) == 1);
    CHECK(other.reserve(player(1), guard) == 3);
    CHECK(other.attachments_left(AttachmentKind(0)) == 13);
    CHECK(heard(game, GiveUpFigure{meeple, spot(0, 1, 0)}) ==
          Lines{"1's ghosts 2 to 0", "1's 0 out of the game " + Heard::place(segment(game, 0, 1, 0)) + " to -"});
    CHECK(game.attachments_left(AttachmentKind(0)) == 15);
    CHECK(game.supply(player(1)) == 4);
}

TEST_CASE("in the middle of a swap a game is copied, compared and goes on", "[modules][porxada][POR-04]") {
    TownSquare<Town> square = thief_and_knight<Town>({}, 3);
    square.figure(1, meeple, 0, 1, 1).figure(2, meeple, 0, 0, 0);
    Game<Town> game = square.placing("Q", 0, -1);
    const Game<Town> before = game;
    test::play(game, ChooseSwap{});
    CHECK(game.hash() != before.hash());
    const Game<Town> asked = game;
    Game<Town> farmer = game;
    Game<Town> green = game;
    test::play(game, thief_for_knight);
    test::play(farmer, SwapFigures{meeple, spot(0, 0, 1), player(1), meeple, spot(0, 1, 1)});
    test::play(green, SwapFigures{meeple, spot(0, 0, 1), player(2), meeple, spot(0, 0, 0)});
    // The same board, but others are named: other games.
    CHECK_FALSE(game == asked);
    CHECK_FALSE(game == farmer);
    CHECK_FALSE(game == green);
    CHECK(game.hash() != asked.hash());
    CHECK(game.hash() != farmer.hash());
    CHECK(farmer.hash() != green.hash());
    CHECK(game.choices().player() == player(1));
    CHECK(green.choices().player() == player(2));
    for (Game<Town>* each : {&game, &farmer, &green}) {
        Game<Town> copy = from_bytes(*each);
        CHECK(copy == *each);
        CHECK(copy.hash() == each->hash());
        CHECK(answers(copy) == answers(*each));
        test::play(copy, AcceptSwap{});
        CHECK_FALSE(copy == *each);
        test::play(*each, AcceptSwap{});
        CHECK(copy == *each);
    }
    CHECK(game.owners(feature(game, 0, 1, 0)) == mask_of(player(0)));
    CHECK(farmer.owners(feature(farmer, 0, 1, 0)) == mask_of(player(1)));
    CHECK(farmer.owners(feature(farmer, 0, 1, 1)) == mask_of(player(0)));
    CHECK(green.owners(feature(green, 0, 0, 0)) == mask_of(player(0)));
}
