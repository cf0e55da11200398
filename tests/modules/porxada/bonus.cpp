// The bonus: who takes a token, what it is worth, and the house rule.
#include "carcassonne/modules/porxada.hpp"

#include "modules/porxada/tables.hpp"

using namespace carcassonne;
using namespace test::porxada;
using test::at;
using test::deploy;
using test::player;
using test::refused;

TEST_CASE("who is in the completed city takes a token", "[modules][porxada][POR-07][POR-25]") {
    TownSquare<Town> square({}, 4);
    square.tile("D", 0, -1).tile("C", 0, 1, Rotation::half);
    square.figure(3, meeple, 0, 0, 0).figure(0, meeple, 0, -1, 0).figure(0, meeple, 0, 0, 0);
    square.figure(1, meeple, 0, 1, 0);
    Game<Town> game = square.placing("P", 0, -2, Rotation::half);
    CHECK(heard(game, ChooseBonus{}).empty());
    CHECK(state_of(game).choice == PorxadaChoice::bonus);
    CHECK(state_of(game).tile == game.tile_at(at(0, -2)));
    CHECK(tokens(game, 0) == 0);
    const Lines lines = heard(game, Pass{});
    // Three tiles to red, and the tokens before the points and the way home.
    REQUIRE(lines.size() == 7);
    CHECK(Lines(lines.begin(), lines.begin() + 4) ==
          Lines{"completed", "0 takes a token", "3 takes a token", "0 scores 6 completed"});
    CHECK(std::count_if(lines.begin(), lines.end(),
                        [](const std::string& line) { return line.find("scored") != line.npos; }) == 3);
    CHECK(tokens(game, 0) == 1);
    CHECK(tokens(game, 1) == 0);
    CHECK(tokens(game, 2) == 0);
    CHECK(tokens(game, 3) == 1);
    CHECK(game.supply(player(0)) == 7);
}

TEST_CASE("a swap, or neither of both, leaves the tile without tokens", "[modules][porxada][POR-02][POR-08]") {
    TownSquare<Town> square;
    square.figure(0, meeple, 0, 0, 0);
    Game<Town> game = square.placing("P", 0, -1, Rotation::half);
    Game<Town> neither = game;
    test::play(game, ChooseSwap{}, Pass{});
    CHECK(state_of(game).choice == PorxadaChoice::swap);
    CHECK(heard(game, Pass{}) ==
          Lines{"completed", "0 scores 4 completed", "0's 0 scored " + Heard::place(segment(game, 0, 0, 0)) + " to -"});
    test::play(neither, Pass{});
    CHECK(state_of(neither).choice == PorxadaChoice::none);
    test::play(neither, Pass{});
    CHECK(neither.score(player(0)) == 4);
    CHECK(tokens(game, 0) == 0);
    CHECK(tokens(neither, 0) == 0);
}

TEST_CASE("the end is told with the open cities of token holders as completed", "[modules][porxada][POR-09][POR-10]") {
    TownSquare<Town> square;
    square.tile("C", 0, 1, Rotation::half).tile("D", 0, 2).tile("C", 1, 1, Rotation::half);
    square.figure(0, meeple, 0, 0, 0).figure(0, meeple, 0, 1, 0).figure(1, meeple, 0, 2, 0);
    square.figure(1, meeple, 1, 1, 0);
    square.wanted.left = std::vector<TileKind>{test::kind(square.setup, "P")};
    Game<Town> game = square.placing("P", 0, -1, Rotation::half);
    test::play(game, ChooseBonus{});
    const Lines lines = heard(game, Pass{});
    REQUIRE(game.finished());
    // Both own the city of two tiles; blue alone has the one of one tile.
    CHECK(std::count(lines.begin(), lines.end(), "0 scores 4 completed") == 1);
    CHECK(std::count(lines.begin(), lines.end(), "0 scores 4 completed in the end") == 1);
    CHECK(std::count(lines.begin(), lines.end(), "1 scores 2 unfinished in the end") == 1);
    CHECK(std::count(lines.begin(), lines.end(), "1 scores 1 unfinished in the end") == 1);
    CHECK(game.score(player(0)) == 8);
    CHECK(game.score(player(1)) == 3);
    // The city itself is as open as before.
    CHECK_FALSE(game.completed(feature(game, 0, 1, 0)));
    CHECK(game.value_if_ended(feature(game, 0, 1, 0)).total() == 2);
}

TEST_CASE("who receives what a city would be worth completed", "[modules][porxada][POR-10]") {
    struct Case {
        PorxadaBubble bubble;
        bool majority;
        unsigned owners;
        unsigned in_full;
    };
    // In the city in the south stand one knight of red, who has the token, two of blue and one of green.
    for (const Case& one : {Case{PorxadaBubble::player, true, 2, 0}, Case{PorxadaBubble::whole_city, true, 2, 2},
                            Case{PorxadaBubble::player, false, 3, 1}, Case{PorxadaBubble::whole_city, false, 3, 3}}) {
        INFO(one.owners << " " << one.in_full);
        Porxada porxada;
        porxada.porxada_bubble = one.bubble;
        porxada.porxada_majority = one.majority;
        TownSquare<Town> square(porxada, 3);
        square.tile("C", 0, 1, Rotation::half).tile("D", 0, 2).tile("C", 1, 1, Rotation::half);
        square.figure(0, meeple, 0, 0, 0).figure(0, meeple, 0, 1, 0).figure(1, meeple, 0, 1, 0);
        square.figure(1, meeple, 0, 2, 0).figure(2, meeple, 0, 2, 0).figure(2, meeple, 1, 1, 0);
        Game<Town> game = square.placing("P", 0, -1, Rotation::half);
        test::play(game, ChooseBonus{}, Pass{});
        REQUIRE(tokens(game, 0) == 1);
        const auto asked = [&](FeatureId of, Valued valued) {
            Receivers receivers{of, game.kind(of), valued, game.owners(of), 0};
            game.adjust_all(receivers);
            return receivers;
        };
        const Receivers open = asked(feature(game, 0, 1, 0), Valued::as_it_is);
        CHECK(open.owners == one.owners);
        CHECK(open.others == 0);
        CHECK(open.as_completed_for == one.in_full);
        // During the game, in a city without a holder, on a field: as ever.
        const Receivers during = asked(feature(game, 0, 1, 0), Valued::completed);
        CHECK(during.owners == 2);
        CHECK(during.as_completed_for == 0);
        const Receivers elsewhere = asked(feature(game, 1, 1, 0), Valued::as_it_is);
        CHECK(elsewhere.owners == 4);
        CHECK(elsewhere.as_completed_for == 0);
        CHECK(asked(feature(game, 0, 1, 1), Valued::as_it_is).as_completed_for == 0);
    }
}

TEST_CASE("by the house rule the closed city is neither completed nor scored", "[modules][porxada][POR-23]") {
    for (const bool house : {true, false}) {
        INFO(house);
        TownSquare<Town> square(house ? house_rule() : Porxada{});
        square.figure(0, meeple, 0, 0, 0);
        Game<Town> game = square.placing("P", 0, -1, Rotation::half);
        const FeatureId town = feature(game, 0, 0, 0);
        // Before the choice it is a city like any.
        CHECK(game.completed(town));
        test::play(game, ChooseBonus{});
        CHECK(game.closed(town));
        CHECK(game.completed(town) == !house);
        CHECK(game.first_veto(CompletionQuery{town}) == (house ? stays_unfinished : Refusal{}));
        CHECK(game.first_veto(CompletionQuery{feature(game, 0, 0, 1)}) == Refusal{});
        const Lines lines = heard(game, Pass{});
        CHECK(lines.empty() == house);
        CHECK(game.asks<TakeBackStep>() == house);
        CHECK(state_of(game).choice == (house ? PorxadaChoice::closed : PorxadaChoice::bonus));
        CHECK(tokens(game, 0) == (house ? 0u : 1u));
    }
}

TEST_CASE("followers are taken back from the closed city, by the player of the turn first",
          "[modules][porxada][POR-23]") {
    TownSquare<Town> square(house_rule(), 4);
    square.tile("D", 0, -1).tile("C", 0, 1, Rotation::half);
    square.figure(0, meeple, 0, 0, 0).figure(0, meeple, 0, 1, 0);
    square.figure(2, meeple, 0, -1, 0).figure(2, builder, 0, -1, 0).figure(2, meeple, 0, 0, 0);
    square.figure(3, meeple, 0, -1, 0);
    square.wanted.to_move = player(2);
    Game<Town> game = square.placing("P", 0, -2, Rotation::half);
    test::play(game, ChooseBonus{}, Pass{});
    std::vector<std::size_t> asked;
    const Game<Town> first = game;
    while (game.asks<TakeBackStep>()) {
        asked.push_back(game.choices().player().index());
        test::play(game, Pass{});
    }
    CHECK(asked == std::vector<std::size_t>{2, 3, 0});
    // The tile has lengthened the city of a builder, who gives another part.
    CHECK(game.part().player == player(2));
    CHECK(game.asks<DrawStep>());

    game = first;
    CHECK(answers(game) == Lines{"pass", "take back meeple on city N at 0 0", "take back meeple on city N.S at 0 -1"});
    CHECK(refused(game, TakeBack{meeple, spot(0, 1, 0)}) == error_at(no_follower_there, 0, 1));
    CHECK(refused(game, TakeBack{builder, spot(0, -1, 0)}) == error_at(no_follower_there, 0, -1));
    CHECK(refused(game, TakeBack{abbot, spot(0, 0, 0)}) == error_at(no_follower_there, 0, 0));
    CHECK(refused(game, TakeBack{no_such_kind, spot(0, 0, 0)}) == error_at(no_follower_there, 0, 0));
    CHECK(refused(game, TakeBack{meeple, spot(5, 5, 0)}) == error_at(no_follower_there, 5, 5));
    CHECK(refused(game, ChooseBonus{}) == porxada_not_now);
    CHECK(refused(game, deploy(0)) == not_the_time);
    const SegmentId wall = segment(game, 0, -1, 0);
    const SegmentId gate = segment(game, 0, 0, 0);
    CHECK(heard(game, TakeBack{meeple, spot(0, -1, 0)}) == Lines{"2's 0 returned " + Heard::place(wall) + " to -"});
    // The other knight still keeps the builder company.
    REQUIRE(game.asks<TakeBackStep>());
    CHECK(game.choices().player() == player(2));
    CHECK(game.choices().count() == 2);
    const Game<Town> copy = from_bytes(game);
    CHECK(copy == game);
    CHECK(answers(copy) == answers(game));
    CHECK(heard(game, TakeBack{meeple, spot(0, 0, 0)}) ==
          Lines{"2's 0 returned " + Heard::place(gate) + " to -",
                "2's " + std::to_string(builder.index()) + " removed " + Heard::place(wall) + " to -"});
    CHECK(game.supply(player(2)) == 7);
    CHECK(game.supply(player(2), builder) == 1);
    REQUIRE(game.asks<TakeBackStep>());
    CHECK(game.choices().player() == player(3));
    // Only the own follower, not that of player 0 in the same city.
    CHECK(refused(game, TakeBack{meeple, spot(0, 0, 0)}) == error_at(no_follower_there, 0, 0));
    test::play(game, Pass{}, TakeBack{meeple, spot(0, 0, 0)});
    CHECK(game.supply(player(0)) == 6);
    CHECK(game.asks<DrawStep>());
}

TEST_CASE("the closed city is scored when all other cities are", "[modules][porxada][POR-23]") {
    for (const bool by_presence : {false, true}) {
        INFO(by_presence);
        Porxada porxada = house_rule();
        porxada.porxada_majority = !by_presence;
        TownSquare<Town> square(porxada);
        square.tile("D", 0, -1).tile("C", 0, 1, Rotation::half);
        square.figure(1, meeple, 0, 0, 0).figure(1, meeple, 0, -1, 0).figure(0, meeple, 0, 0, 0);
        square.figure(0, meeple, 0, 1, 0);
        square.wanted.left = std::vector<TileKind>{test::kind(square.setup, "P")};
        Game<Town> game = square.placing("P", 0, -2, Rotation::half);
        test::play(game, ChooseBonus{}, Pass{}, Pass{});
        REQUIRE(game.asks<TakeBackStep>());
        REQUIRE(game.choices().player() == player(1));
        const FeatureId town = feature(game, 0, 0, 0);
        Lines lines = heard(game, Pass{});
        REQUIRE(game.finished());
        // Both have the bonus. Red's open city of one tile, then three tiles to the majority, blue.
        CHECK(lines == Lines{"0 takes a token", "1 takes a token", "0 scores 2 completed in the end",
                             "1 scores 6 completed in the end"});
        CHECK(state_of(game).choice == PorxadaChoice::scored_last);
        CHECK(game.completed(town));
        CHECK(game.score(player(0)) == 2);
        CHECK(game.score(player(1)) == 6);
    }
}

TEST_CASE("nothing is due for the closed city before its turn in the end", "[modules][porxada][POR-23][GCC-29]") {
    for (const FinalGhosts rule : {FinalGhosts::scored, FinalGhosts::scored_any, FinalGhosts::all}) {
        INFO(static_cast<int>(rule));
        Options<HauntedTown> options;
        options.tiles = test::tiles_of(town_tiles);
        options.draws = Draws::by_caller;
        options.plays_forced = false;
        options.of<Porxada>() = house_rule();
        options.of<Ghosts>().final_ghosts = rule;
        const auto setup = test::make(options);
        Arrangement<HauntedTown> wanted;
        wanted.tiles = {{test::kind(setup, "S"), at(0, 0), Rotation::none}};
        wanted.figures = {{player(0), meeple, at(0, 0), 0, {1, 0, 0, 0}}};
        wanted.left = std::vector<TileKind>{test::kind(setup, "P")};
        const auto made = arrange(setup, wanted);
        REQUIRE(made.has_value());
        Game<HauntedTown> game = *made;
        test::play(game, DrawTile{test::kind(setup, "P")}, PlaceTile{at(0, -1), Rotation::half}, ChooseBonus{}, Pass{});
        // Two tiles completed, and 2 for the ghost, once.
        CHECK(heard(game, Pass{}) == Lines{"0 takes a token", "0 scores 2 completed in the end"});
        CHECK(game.score(player(0)) == 2);
    }
}

TEST_CASE("a module that values cities sees only that one is scored as completed",
          "[modules][porxada][POR-09][POR-12]") {
    struct Case {
        PorxadaBubble bubble;
        int red;
        int blue;
    };
    // The city of the tile: 4, the bell, the ringer. Then two tiles for both, in full or not at all.
    for (const Case& one : {Case{PorxadaBubble::player, 8 + 8, 0}, Case{PorxadaBubble::whole_city, 8 + 8, 8}}) {
        Porxada porxada;
        porxada.porxada_bubble = one.bubble;
        TownSquare<RingingTown> square(porxada);
        square.tile("C", 0, 1, Rotation::half).tile("D", 0, 2);
        square.figure(0, meeple, 0, 0, 0).figure(0, meeple, 0, 1, 0).figure(1, meeple, 0, 2, 0);
        square.wanted.left = std::vector<TileKind>{test::kind(square.setup, "P")};
        Game<RingingTown> game = square.placing("P", 0, -1, Rotation::half);
        test::play(game, ChooseBonus{}, Pass{});
        REQUIRE(game.finished());
        CHECK(game.score(player(0)) == one.red);
        CHECK(game.score(player(1)) == one.blue);
        // The city is as open as before to everybody who asks.
        CHECK_FALSE(game.completed(feature(game, 0, 1, 0)));
        CHECK(game.value_if_ended(feature(game, 0, 1, 0)).total() == 0);
    }
}
