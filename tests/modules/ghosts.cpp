#include "carcassonne/modules/ghosts.hpp"

#include "carcassonne/text/option_words.hpp"

#include "modules/ghosts/tables.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

using namespace carcassonne;
using test::at;
using test::Countryside;
using test::deploy;
using test::error_at;
using test::ghost;
using test::guard;
using test::haunt;
using test::Haunted;
using test::Lines;
using test::Notes;
using test::player;
using test::refused;
using test::Table;

namespace {

struct Spare : Ruleset<Base, Optional<Ghosts>> {};

/// All options of the module as one text, in their order.
std::string options_of(const Ghosts& ghosts) {
    std::string text;
    Ghosts::each_option(ghosts, [&](std::string_view name, const auto& value, const auto& words) {
        for (const auto& word : words) {
            if (word.value == value) {
                text.append(name).append("=").append(word.word).append(" ");
            }
        }
    });
    return text;
}

}  // namespace

TEST_CASE("everybody has five meeples, two guards and a reserve of three", "[modules][ghosts][GCC-03][GCC-04]") {
    CHECK(RulesOf<Haunted>::figure_of<Ghosts> == guard);
    CHECK(RulesOf<Haunted>::attachment_of<Ghosts> == ghost);
    for (std::size_t players = 2; players <= 6; ++players) {
        Options<Haunted> options;
        options.players = players;
        const auto setup = test::make(options);
        const Game<Haunted> game(setup);
        CHECK(game.attachments_left(ghost) == 15);
        for (std::size_t i = 0; i < 6; ++i) {
            const bool plays = i < players;
            CHECK(game.supply(player(i)) == (plays ? 5u : 0u));
            CHECK(game.supply(player(i), guard) == (plays ? 2u : 0u));
            CHECK(game.reserve(player(i), guard) == (plays ? 3u : 0u));
            CHECK(game.reserve(player(i), meeple) == 0);
        }
    }
}

TEST_CASE("all meeples, or no guards, where the players want it so", "[modules][ghosts][GCC-03][GCC-05]") {
    Options<Haunted> options;
    options.of<Ghosts>().ghosts_setup = GhostsSetup::all_meeples;
    const auto all = test::make(options);
    CHECK(all.initial().supply.count(player(1), meeple) == 7);
    CHECK(all.initial().supply.count(player(1), guard) == 2);
    CHECK(all.initial().supply.reserve(player(1), guard) == 3);
    options.of<Ghosts>().guards = false;
    const auto none = test::make(options);
    CHECK(none.initial().supply.count(player(0), meeple) == 7);
    CHECK(none.initial().supply.count(player(0), guard) == 0);
    CHECK(none.initial().supply.reserve(player(0), guard) == 0);
}

TEST_CASE("the box is used in part", "[modules][ghosts][GCC-01][GCC-02][GCC-05]") {
    struct Part {
        bool land;
        bool start;
        unsigned tiles;
        std::size_t squares;
        unsigned left;
    };
    // Without the own start tile one of the four tiles like that of the base game lies there.
    for (const Part& part : {Part{true, true, 64, 4, 131}, Part{true, false, 60, 1, 131}, Part{false, true, 4, 4, 71},
                             Part{false, false, 0, 1, 71}}) {
        INFO(part.tiles);
        Options<Haunted> options;
        options.of<Ghosts>().land_tiles = part.land;
        options.of<Ghosts>().start_tile = part.start;
        CHECK(options.of<Ghosts>().tile_set().tile_count() == part.tiles);
        const auto setup = test::make(options);
        CHECK(setup.start_piece().size() == part.squares);
        const Game<Haunted> game(setup);
        CHECK(game.board().tile_count() == part.squares);
        // A tile has been drawn.
        CHECK(game.tiles_left() == part.left - 1);
        CHECK(setup.catalogue().tile(setup.start_tile()).piece.exists() == part.start);
    }
}

TEST_CASE("the start tile of four squares comes after a spring and before that of the base game",
          "[modules][ghosts][GCC-02][GCC-61]") {
    Tile square;
    square.piece = {ShortText<7>("ruin"), 1, 0};
    const Tile other;
    Ghosts ghosts;
    CHECK(ghosts.start_rank(square) == land_pile);
    CHECK(ghosts.start_rank(other) == land_pile + 1);
    ghosts.start_with_river = StartWithRiver::ghosts_2x2;
    CHECK(ghosts.start_rank(square) == 0);
    CHECK(ghosts.start_rank(other) == land_pile + 1);
    CHECK(Ghosts::spare_start(other, square) == SpareStart::set_aside);
    CHECK(Ghosts::spare_start(square, other) == SpareStart::set_aside);
    CHECK(Ghosts::spare_start(other, other) == SpareStart::shuffled_in);
}

TEST_CASE("castles and cemeteries are open to meeples of all sizes, not to the abbot or special figures",
          "[modules][ghosts][GCC-31][GCC-32][GCC-36]") {
    const auto setup = test::make<Countryside>({});
    using Of = RulesOf<Countryside>;
    const auto both = mask_of(haunted_castle) | mask_of(cemetery);
    const auto roads = mask_of(road) | mask_of(city) | mask_of(monastery) | mask_of(field);
    CHECK(setup.stands_on(meeple) == (roads | both));
    CHECK(setup.stands_on(Of::figure_of<Ghosts>) == (roads | both));
    CHECK(setup.stands_on(Of::figure_of<Abbot>) == (mask_of(monastery) | mask_of(garden)));
    CHECK((setup.stands_on(Of::figure_of<TradersAndBuilders, 0>) & both) == 0);
    CHECK((setup.stands_on(Of::figure_of<TradersAndBuilders, 1>) & both) == 0);
    CHECK(Of::figures[Of::figure_of<Ghosts>.index()].strength == 1);
    CHECK((Of::monastic & both) == 0);
}

TEST_CASE("a ghost is put only when one is due", "[modules][ghosts][GCC-12]") {
    Table<> table;
    table.tile("S", 0, 0).tile("R", 1, 0).figure(1, meeple, 0, 0, 0);
    Game<Haunted> game = table.game();
    const Haunt action = haunt(1, meeple, 0, 0, 0);
    CHECK(refused(game, action) == error_at(no_ghost_due, 0, 0));
    test::play(game, table.draw("R"));
    CHECK(refused(game, action) == error_at(no_ghost_due, 0, 0));
    test::play(game, PlaceTile{at(2, 0), Rotation::half});
    REQUIRE(game.asks<HauntOthersStep>());
    CHECK(refused(game, Pass{}) == nothing_to_pass);
    CHECK(refused(game, deploy(0)) == not_the_time);
    CHECK(refused(game, PlaceTile{at(3, 0)}) == not_the_time);
    test::play(game, action);
    REQUIRE(game.asks<FigureStep>());
    CHECK(refused(game, action) == error_at(no_ghost_due, 0, 0));
    test::play(game, Pass{});
    CHECK(refused(game, action) == error_at(no_ghost_due, 0, 0));
    CHECK(no_ghost_due.rule == "GCC-12");
}

TEST_CASE("the meeple that is haunted stands there and is of the right player",
          "[modules][ghosts][GCC-12][GCC-13][GCC-14]") {
    Table<> table;
    table.tile("S", 0, 0).tile("R", 1, 0).tile("L", 1, 1).tile("L", 2, 1).tile("L", 3, 1).tile("P", 3, 0);
    table.figure(0, meeple, 0, 0, 0).figure(1, meeple, 0, 0, 1).figure(1, guard, 3, 0, 0);
    Game<Haunted> game = table.game();
    test::play(game, table.draw("B"), PlaceTile{at(2, 0)});
    REQUIRE(game.asks<HauntOthersStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(game.choices().count() == 1);
    CHECK(refused(game, haunt(0, meeple, 0, 0, 0)) == error_at(haunts_another_player, 0, 0));
    // Nobody is on that segment, on that square, of that kind, of such a player.
    CHECK(refused(game, haunt(1, meeple, 0, 0, 2)) == error_at(no_figure_to_haunt, 0, 0));
    CHECK(refused(game, haunt(1, meeple, 5, 5, 1)) == error_at(no_figure_to_haunt, 5, 5));
    CHECK(refused(game, haunt(1, guard, 0, 0, 1)) == error_at(no_figure_to_haunt, 0, 0));
    CHECK(refused(game, haunt(1, FigureKind(77), 0, 0, 1)) == error_at(no_figure_to_haunt, 0, 0));
    CHECK(refused(game, haunt(4, meeple, 0, 0, 1)) == error_at(no_figure_to_haunt, 0, 0));
    CHECK(refused(game, Haunt{PlayerId::none(), FigureKind::none(), {}}) == error_at(no_figure_to_haunt, 0, 0));
    CHECK(refused(game, haunt(1, meeple, 0, 0, 200)) == error_at(no_figure_to_haunt, 0, 0));
    CHECK(refused(game, haunt(1, guard, 3, 0, 0)) == error_at(guard_is_safe, 3, 0));
    test::play(game, haunt(1, meeple, 0, 0, 1));
    REQUIRE(game.asks<HauntOwnStep>());
    CHECK(game.choices().player() == player(0));
    CHECK(game.choices().count() == 1);
    CHECK(refused(game, haunt(1, meeple, 0, 0, 1)) == error_at(haunts_oneself, 0, 0));
    test::play(game, haunt(0, meeple, 0, 0, 0));
    CHECK(game.asks<FigureStep>());
    CHECK(no_figure_to_haunt.rule == "GCC-12");
    CHECK(haunts_another_player.rule == "GCC-12");
    CHECK(haunts_oneself.rule == "GCC-13");
    CHECK(guard_is_safe.rule == "GCC-20");
    CHECK(special_figure_is_safe.rule == "GCC-21");
}

TEST_CASE("builder and pig are not haunted", "[modules][ghosts][GCC-21]") {
    using Of = RulesOf<Countryside>;
    constexpr FigureKind builder = Of::figure_of<TradersAndBuilders, 0>;
    constexpr FigureKind pig = Of::figure_of<TradersAndBuilders, 1>;
    Table<Countryside> table;
    table.tile("S", 0, 0).tile("R", 1, 0);
    table.figure(1, meeple, 0, 0, 1).figure(1, builder, 1, 0, 0).figure(1, meeple, 0, 0, 3).figure(1, pig, 1, 0, 2);
    Game<Countryside> game = table.game();
    test::play(game, table.draw("R"), PlaceTile{at(2, 0), Rotation::half});
    CHECK(game.choices().count() == 2);
    CHECK(refused(game, haunt(1, builder, 1, 0, 0)) == error_at(special_figure_is_safe, 1, 0));
    CHECK(refused(game, haunt(1, pig, 1, 0, 2)) == error_at(special_figure_is_safe, 1, 0));
}

TEST_CASE("an answer of the ghosts is named as it is found", "[modules][ghosts][GCC-18]") {
    Table<> table;
    table.tile("S", 0, 0).tile("R", 1, 0).tile("V", -1, 0);
    table.figure(1, meeple, 0, 0, 0).figure(1, meeple, 1, 0, 0, 2).figure(1, meeple, -1, 0, 0, 1);
    Game<Haunted> game = table.game();
    test::play(game, table.draw("R"), PlaceTile{at(2, 0), Rotation::half});
    const auto choices = game.choices();
    CHECK(choices.count() == 3);
    std::vector<Haunt> named;
    choices.each([&](Token token) {
        game.describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, Haunt>) {
                named.push_back(action);
                const auto found = game.token(action);
                REQUIRE(found.has_value());
                CHECK(*found == token);
            }
        });
    });
    REQUIRE(named.size() == 3);
    for (const Haunt& expected : {haunt(1, meeple, 0, 0, 0), haunt(1, meeple, 1, 0, 0), haunt(1, meeple, -1, 0, 0)}) {
        CHECK(std::count(named.begin(), named.end(), expected) == 1);
    }
    CHECK(haunt(1, meeple, 0, 0, 0) != haunt(0, meeple, 0, 0, 0));
    CHECK(haunt(1, meeple, 0, 0, 0) != haunt(1, guard, 0, 0, 0));
    CHECK(haunt(1, meeple, 0, 0, 0) != haunt(1, meeple, 0, 0, 1));
}

TEST_CASE("everybody hears of a ghost that comes", "[modules][ghosts][GCC-12]") {
    Table<> table;
    table.tile("S", 0, 0).tile("R", 1, 0).figure(1, meeple, 0, 0, 0, 1);
    Game<Haunted> game = table.game();
    CHECK(game.attachments_left(ghost) == 14);
    test::play(game, table.draw("R"), PlaceTile{at(2, 0), Rotation::half});
    Notes notes;
    REQUIRE(game.try_play(haunt(1, meeple, 0, 0, 0), notes));
    CHECK(notes.lines == Lines{"ghosts of 1 1 to 2"});
    CHECK(notes.figures == std::set<std::size_t>{meeple.index()});
    CHECK(game.attachments_left(ghost) == 13);
}

TEST_CASE("the third ghost comes, all leave, and the meeple runs home", "[modules][ghosts][GCC-17]") {
    Table<> table;
    table.tile("S", 0, 0).tile("R", 1, 0).figure(1, meeple, 0, 0, 0, 2);
    Game<Haunted> game = table.game();
    test::play(game, table.draw("R"), PlaceTile{at(2, 0), Rotation::half});
    Notes notes;
    REQUIRE(game.try_play(haunt(1, meeple, 0, 0, 0), notes));
    CHECK(notes.lines == Lines{"ghosts of 1 2 to 3", "ghosts of 1 3 to 0", "1 removed"});
    CHECK(game.attachments_left(ghost) == 15);
    CHECK(game.supply(player(1)) == 5);
    CHECK(game.score(player(1)) == 0);
}

TEST_CASE("a builder that the third ghost leaves alone goes home", "[modules][ghosts][GCC-59]") {
    constexpr FigureKind builder = RulesOf<Countryside>::figure_of<TradersAndBuilders, 0>;
    Table<Countryside> table;
    table.tile("S", 0, 0).tile("R", 1, 0).figure(1, meeple, 0, 0, 1, 2).figure(1, builder, 1, 0, 0);
    Game<Countryside> game = table.game();
    test::play(game, table.draw("R"), PlaceTile{at(2, 0), Rotation::half});
    Notes notes;
    REQUIRE(game.try_play(haunt(1, meeple, 0, 0, 1), notes));
    CHECK(notes.lines == Lines{"ghosts of 1 2 to 3", "ghosts of 1 3 to 0", "1 removed", "1 removed"});
    CHECK(game.supply(player(1), builder) == 1);
}

TEST_CASE("a ghost for every edge where the players want it so", "[modules][ghosts][GCC-14]") {
    for (const GhostsPer per : {GhostsPer::condition, GhostsPer::edge}) {
        Ghosts ghosts;
        ghosts.ghosts_per = per;
        Table<> table(ghosts);
        // Mist in the west and in the east of the square between two roads.
        table.tile("S", 0, 0).tile("R", 1, 0).tile("L", 1, 1).tile("L", 2, 1).tile("L", 3, 1);
        table.tile("R", 3, 0, Rotation::half).figure(1, meeple, 0, 0, 0).figure(0, meeple, 0, 0, 1);
        Game<Haunted> game = table.game();
        test::play(game, table.draw("B"), PlaceTile{at(2, 0)});
        REQUIRE(game.asks<HauntOthersStep>());
        test::play(game, haunt(1, meeple, 0, 0, 0));
        if (per == GhostsPer::edge) {
            REQUIRE(game.asks<HauntOthersStep>());
            test::play(game, haunt(1, meeple, 0, 0, 0));
        }
        CHECK(game.asks<FigureStep>());
        CHECK(game.attachments_left(ghost) == (per == GhostsPer::edge ? 13u : 14u));
    }
}

TEST_CASE("what cannot be put is forgotten", "[modules][ghosts][GCC-16]") {
    Table<> table;
    table.tile("S", 0, 0).tile("R", 1, 0).tile("L", 1, 1).tile("L", 2, 1).tile("L", 3, 1).tile("P", 3, 0);
    table.figure(1, guard, 0, 0, 0);
    Game<Haunted> game = table.game();
    test::play(game, table.draw("B"), PlaceTile{at(2, 0)});
    CHECK(game.asks<FigureStep>());
    CHECK(game.state().agenda.size() == 1);
    CHECK(game.attachments_left(ghost) == 15);
}

TEST_CASE("a forced ghost is put by the game itself", "[modules][ghosts][GCC-12][GCC-18]") {
    Options<Haunted> options = test::options_with<Haunted>({});
    options.plays_forced = true;
    Table<> table;
    table.setup = test::make(options);
    table.tile("S", 0, 0).tile("R", 1, 0).figure(1, meeple, 0, 0, 0, 2);
    Game<Haunted> game = table.game();
    test::play(game, table.draw("R"), PlaceTile{at(2, 0), Rotation::half});
    CHECK(game.asks<FigureStep>());
    CHECK(game.supply(player(1)) == 5);
}

TEST_CASE("every option of the ghosts has words", "[modules][ghosts]") {
    CHECK(options_of({}) == "ghosts_setup=published limit_rule=german ghosts_per=condition final_ghosts=scored "
                            "final_floor=once start_with_river=spring porxada_ghosts=as_in_play land_tiles=on "
                            "start_tile=on ghosts=on guards=on ");
    for (const std::string_view text :
         {"ghosts_setup=all_meeples", "limit_rule=english", "ghosts_per=edge", "final_ghosts=scored_any",
          "final_ghosts=all", "final_floor=each", "start_with_river=ghosts_2x2", "porxada_ghosts=as_at_end",
          "land_tiles=off", "start_tile=off", "ghosts=off", "guards=off"}) {
        Options<Haunted> options;
        const std::size_t equals = text.find('=');
        INFO(text);
        CHECK(set_option(options, "ghosts", text.substr(0, equals), text.substr(equals + 1)));
        CHECK(options_of(options.of<Ghosts>()).find(std::string(text) + " ") != std::string::npos);
        CHECK(options_of(options.of<Ghosts>()) != options_of({}));
        CHECK_FALSE(set_option(options, "ghosts", text.substr(0, equals), "perhaps"));
    }
    Options<Haunted> options;
    CHECK_FALSE(set_option(options, "ghosts", "limits", "english"));
}

TEST_CASE("an option of the ghosts without a word is refused", "[modules][ghosts]") {
    Options<Haunted> options;
    options.of<Ghosts>().limit_rule = static_cast<LimitRule>(2);
    const auto setup = make_setup(options);
    REQUIRE_FALSE(setup.has_value());
    REQUIRE(setup.error().size() == 1);
    CHECK(setup.error()[0] == wrong_option_value);
    CHECK(setup.error()[0].subject.view() == "ghosts");
}

TEST_CASE("a game without the module has nothing of it", "[modules][ghosts][GCC-05]") {
    Options<Spare> options;
    options.plays_forced = false;
    const auto without = test::make(options);
    Game<Spare> game(without);
    CHECK(game.supply(player(0), guard) == 0);
    CHECK(game.reserve(player(0), guard) == 0);
    CHECK(game.supply(player(0)) == 7);
    CHECK_FALSE(without.in_play(haunted_castle));
    CHECK_FALSE(without.in_play(cemetery));
    CHECK(without.start_piece().size() == 1);
    CHECK(refused(game, haunt(0, meeple, 0, 0, 0)) == module_is_off);
    options.enable<Ghosts>();
    const auto with = test::make(options);
    Game<Spare> other(with);
    CHECK(with.in_play(cemetery));
    CHECK(refused(other, haunt(0, meeple, 0, 0, 0)) == no_ghost_due);
}

TEST_CASE("when the game is over no ghost comes any more", "[modules][ghosts][BAS-09]") {
    Table<> table;
    table.tile("S", 0, 0).figure(0, meeple, 0, 0, 0);
    table.wanted.left.emplace();
    Game<Haunted> game = table.game();
    REQUIRE(game.finished());
    CHECK(refused(game, haunt(0, meeple, 0, 0, 0)) == game_is_over);
}
