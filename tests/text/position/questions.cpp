// Positions in the middle of the rarer questions, laid out by hand.
#include "carcassonne/text/position.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/modules/ghosts.hpp"
#include "carcassonne/modules/messages.hpp"
#include "carcassonne/modules/porxada.hpp"
#include "carcassonne/modules/traders_and_builders.hpp"
#include "carcassonne/text/action_parser.hpp"

#include "engine/tables.hpp"
#include "text/position/positions.hpp"

#include <string>
#include <string_view>

using namespace carcassonne;
using test::player;

namespace {

struct Haunted : Ruleset<Base, Ghosts> {};
struct Swaps : Ruleset<Base, Farmers, Porxada> {};
struct Mail : Ruleset<Base, Messages> {};
struct Trade : Ruleset<Base, Farmers, TradersAndBuilders> {};

/// A game of a set-up, from what its position says after the head; the game must say so too.
template <class Rules>
Game<Rules> laid_out(const Setup<Rules>& setup, const std::string& lines) {
    const std::string fresh = write_position(Game<Rules>(setup));
    const std::string text = fresh.substr(0, fresh.find("board ")) + lines;
    const auto game = parse_position(text, setup);
    if (!game) {
        UNSCOPED_INFO(test::text_of(game.error()));
    }
    REQUIRE(game.has_value());
    CHECK(write_position(*game) == text);
    return *game;
}
template <class Rules>
void say(Game<Rules>& game, std::string_view words) {
    INFO(words);
    const auto token = parse_answer(words, game);
    REQUIRE(token.has_value());
    game.play(*token);
    test::reread(game);
}

const std::string swap_table = "board   BA/RCr 0 0; BA/L 0 1; BA/RFr 1 0; PX/CCCC+ 0 -1\n"
                               "figures red meeple on monastery at 0 1; blue meeple on road E.W at 1 0\n"
                               "hand    meeple 6 6\n"
                               "score   red 0, blue 0\n";
const std::string chance = "chance  0000000000000001\n";

}  // namespace

TEST_CASE("a position before the first player is known", "[text][position][BAS-21]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.of<Base>().first_player = FirstPlayer::random;
    const auto setup = test::make(options);
    Game<BaseGame> game = laid_out(setup, "board   BA/RCr 0 0\n"
                                          "hand    meeple 7 7\n"
                                          "score   red 0, blue 0\n"
                                          "agenda  red draw; red first player\n" +
                                              chance);
    CHECK(game.choices().count() == 2);
    say(game, "begin 1");
    CHECK(game.part().player == player(1));
}

TEST_CASE("a position in which the order of scoring is asked", "[text][position][BAS-15]") {
    Options<Haunted> options;
    options.tiles = test::tiles_of("C start: city S; field N.E.W by 1\nR: road N; field NL.NR.E.S.W\n"
                                   "F count=3: field N.E.S.W\nX: city N; road S; field E.SL by 1; field SR.W by 1\n"
                                   "Z: field N.E.S.W\n");
    const auto setup = test::make(options);
    Game<Haunted> game =
        laid_out(setup, "board   C 0 0; F 1 0; F 1 1; F 1 2; R 0 2; X 0 1\n"
                        "figures red meeple on city S at 0 0; red meeple on road N at 0 2 with ghost 2\n"
                        "hand    meeple 3 5, guard 2 2\n"
                        "reserve guard 3 3\n"
                        "score   red 0, blue 0\n"
                        "agenda  red score, ordered, placed 0 1; red order\n" +
                            chance);
    // The city, 2 tiles x 2, or the road, 2 tiles less 2 ghosts x 2: red has nothing to lose yet.
    CHECK(game.choices().count() == 2);
    say(game, "score on road N at 0 2");
    CHECK(game.score(player(0)) == 4);
    CHECK(game.supply(player(0)) == 5);
}

TEST_CASE("positions in the middle of the questions of La Porxada", "[text][position][POR-02]") {
    const auto setup = test::make(Options<Swaps>{});
    SECTION("what becomes of the tile") {
        const Game<Swaps> game =
            laid_out(setup, swap_table + "agenda  red figure, placed 0 -1; red porxada\n" + chance);
        CHECK(game.choices().count() == 3);
    }
    SECTION("who changes places") {
        const Game<Swaps> game = laid_out(setup, swap_table +
                                                     "state   porxada choice swap\n"
                                                     "agenda  red figure, placed 0 -1; red swap\n" +
                                                     chance);
        CHECK(game.choices().count() == 2);
    }
    SECTION("whether the other one agrees") {
        Game<Swaps> game = laid_out(setup, swap_table +
                                               "state   porxada choice swap; own 0; other 1\n"
                                               "agenda  red figure, placed 0 -1; blue answer to swap\n" +
                                               chance);
        // Yes; or blue gives up the meeple on the road, or one at hand.
        CHECK(game.choices().count() == 3);
        CHECK(game.choices().player() == player(1));
        test::play(game, AcceptSwap{});
        CHECK(game.figure(FigureId(0)).owner == player(1));
        CHECK(game.figure(FigureId(1)).owner == player(0));
        test::reread(game);
    }
    SECTION("nobody agrees to a swap with oneself, or with who is not there") {
        const std::string fresh = write_position(Game<Swaps>(setup));
        const std::string head = fresh.substr(0, fresh.find("board "));
        for (const char* const named :
             {"own 0; other 0", "own 1; other 0", "own 0; other 2", "own 0; other 254", "own 0", "own none; other 1"}) {
            INFO(named);
            const auto game = parse_position(head + swap_table + "state   porxada choice swap; " + named +
                                                 "\nagenda  red figure, placed 0 -1; blue answer to swap\n" + chance,
                                             setup);
            CHECK_FALSE(game.has_value());
        }
    }
}

TEST_CASE("a position in which followers are taken back", "[text][position][POR-23]") {
    Options<Swaps> options;
    options.of<Porxada>().porxada_house_rule = true;
    options.tiles =
        test::tiles_of("D start: city N; field E.S.W by 1\nS count=3: city N.S; field E by 1; field W by 1\n"
                       "P [porxada]: city N; field E.S.W by 1\nZ: field N.E.S.W\n");
    const auto setup = test::make(options);
    const std::string table = "board   D 0 0; S 0 -1; P 0 -2 turned 180\n"
                              "figures red meeple on city N at 0 0; blue meeple on city N.S at 0 -1\n"
                              "hand    meeple 6 6\n"
                              "score   red 0, blue 0\n"
                              "state   porxada tile 0 -2; choice closed\n";
    Game<Swaps> game =
        laid_out(setup, table + "agenda  red turn end, placed 0 -2; blue take back; red take back\n" + chance);
    CHECK(game.choices().count() == 2);
    say(game, "take back meeple on city at 0 0");
    CHECK(game.supply(player(0)) == 7);
    CHECK(game.choices().player() == player(1));
    CHECK(game.choices().count() == 2);
    const std::string fresh = write_position(Game<Swaps>(setup));
    const std::string head = fresh.substr(0, fresh.find("board "));
    // Nobody is asked twice, and nobody who has no follower there.
    CHECK_FALSE(parse_position(
                    head + table + "agenda  red turn end, placed 0 -2; red take back; red take back\n" + chance, setup)
                    .has_value());
}

TEST_CASE("positions in the middle of a message", "[text][position][MSG-16]") {
    Options<Mail> options;
    options.of<Messages>().may_decline = true;
    const auto setup = test::make(options);
    const std::string table = "board   BA/RCr 0 0; BA/L 0 1; BA/RFr 1 0\n"
                              "figures red meeple on monastery at 0 1; red meeple on city N at 0 0\n"
                              "hand    meeple 5 7\n"
                              "score   red 5 0, blue 0 0\n";
    SECTION("which figure moves") {
        Game<Mail> game = laid_out(setup, table +
                                              "state   messages due red 3, blue -2\n"
                                              "agenda  red turn end, placed 0 1; red scoring figure\n" +
                                              chance);
        CHECK(game.choices().count() == 2);
        say(game, "move messenger");
        CHECK(game.score(player(0), ScoringFigure(1)) == 3);
    }
    SECTION("whether a message is drawn") {
        Game<Mail> game = laid_out(setup, table + "agenda  red turn end, placed 0 1; red want message\n" + chance);
        CHECK(game.choices().count() == 2);
        say(game, "want message");
    }
    SECTION("what is done with a message") {
        Game<Mail> game =
            laid_out(setup, table +
                                "state   messages never_drawn road city monastery tile pennants farmers meeple; "
                                "current knights\n"
                                "agenda  red turn end, placed 0 1; red message done; red message\n" +
                                chance);
        // Red has one knight.
        CHECK(game.choices().count() == 2);
        test::play(game, PerformMessage{});
        CHECK(game.choices().step() == RulesOf<Mail>::step_id<ChooseFigureStep>);
        CHECK(game.state().of<Messages>().due[0].points == 2);
        test::reread(game);
    }
    SECTION("within the part that a message gave") {
        Game<Mail> game =
            laid_out(setup, table +
                                "state   messages never_drawn road city monastery pennants knights farmers meeple\n"
                                "agenda  red turn end, placed 0 1; red message done; red figure, inner, placed 1 0\n" +
                                chance);
        say(game, "pass");
        // The message lies under the others when the part is over.
        CHECK(game.state().of<Messages>().below.size() == 1);
        CHECK(game.state().of<Messages>().below[0] == Message::extra_tile);
        CHECK(game.part().player == player(1));
    }
}

TEST_CASE("a builder is where a meeple of the player is, and goods come out of cities", "[text][position][TRA-04]") {
    const auto setup = test::make(Options<Trade>{});
    const std::string lines = "board   BA/RCr 0 0; BA/RFr 1 0; BA/RFr -1 0\n"
                              "figures red meeple on road E.W at 0 0; red builder on road E.W at 1 0\n"
                              "hand    meeple 6 7, builder 0 1, pig 1 1\n"
                              "score   red 0, blue 0\n"
                              "agenda  red figure, earned, placed -1 0\n" +
                              chance;
    // The road is red's, who may stand on either field, with the meeple only, or do without; the pig has no farmer.
    CHECK(laid_out(setup, lines).choices().count() == 3);
    const std::string fresh = write_position(Game<Trade>(setup));
    const std::string head = fresh.substr(0, fresh.find("board "));
    const auto is_sound = [&](std::string_view words, std::string_view others) {
        std::string text = head + lines;
        const std::size_t place = text.find(words);
        REQUIRE(place != std::string::npos);
        return parse_position(text.replace(place, words.size(), others), setup).has_value();
    };
    CHECK(is_sound("red meeple on road", "red meeple on road"));
    CHECK_FALSE(is_sound("red meeple on road E.W at 0 0", "red meeple on city N at 0 0"));
    CHECK_FALSE(is_sound("red meeple on road E.W at 0 0; ", ""));
    CHECK_FALSE(is_sound("earned", "earned, further"));
    CHECK(is_sound("earned", "further"));
    // No city with goods is on the table.
    CHECK_FALSE(is_sound("agenda", "state   traders_and_builders goods 1 0 0\nagenda"));
}
