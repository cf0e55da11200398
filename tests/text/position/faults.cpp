// Positions with one thing wrong in them: each is refused at the place that `^` marks, with what should stand there and
// what does. Here: points, what modules remember, and the agenda.
#include "carcassonne/text/position/check.hpp"

#include "text/position/cases.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

using namespace carcassonne;
using test::Case;
using test::check;
using test::large_game;
using test::line_end;
using test::nothing;
using test::of_the_modules;
using test::small_game;
using test::times;

TEST_CASE("faults in the points of a position", "[text][position]") {
    const std::string all = "the points of all players in the line `score`";
    const std::string points = "a number of points";
    check<BaseGame>(small_game(), {
                                      {{{"Ann 4, Bob 0", "^Cid 4, Bob 0"}}, "the name of a player", "Cid"},
                                      {{{"Ann 4, Bob 0", "Ann ^four, Bob 0"}}, points, "four"},
                                      {{{"Ann 4, Bob 0", "Ann ^10000, Bob 0"}}, points, "10000"},
                                      {{{"Ann 4, Bob 0", "Ann ^-10000, Bob 0"}}, points, "-10000"},
                                      {{{"Ann 4, Bob 0", "Ann^, Bob 0"}}, points, ","},
                                      {{{"Ann 4, Bob 0", "Ann 4 ^4, Bob 0"}}, line_end, "4"},
                                      {{{"Ann 4, Bob 0", "Ann 4; Bob 0"}, {"4; Bob", "4^; Bob"}}, line_end, ";"},
                                      {{{"Ann 4, Bob 0", "Ann 4, ^Ann 0"}}, "a player who is not said before", "Ann"},
                                      {{{"Ann 4, Bob 0\ngone", "Ann 4\n^gone"}}, all, "gone"},
                                      {{{"score   Ann 4, Bob 0\ngone", "^gone"}}, all, "gone"},
                                  });
    check<MissionRules>(large_game(), {
                                          {{{"Ann 0 5", "Ann 0^"}}, points, ","},
                                          {{{"Bob 10 3", "Bob 10^"}}, points, nothing},
                                          {{{"Bob 10 3", "Bob 10 3 ^3"}}, line_end, "3"},
                                      });
}

TEST_CASE("faults in what modules remember in a position", "[text][position]") {
    const std::string module = "a module of the game that has a state";
    const std::string part = "a part of what the module remembers";
    const std::string word = "a word for this part";
    const std::string number = "a number that this part can have";
    const std::string room = "no more than there is room for";
    check<BaseGame>(small_game(), {
                                      {{{"agenda", "state   ^base goods 1\nagenda"}}, module, "base"},
                                      {{{"agenda", "state   ^river\nagenda"}}, module, "river"},
                                      {{{"agenda", "state   ^\nagenda"}}, module, nothing},
                                  });
    const std::string messages = "below road; never_drawn city monastery tile pennants knights farmers meeple";
    const auto said = [&](const std::string& text) { return std::pair<std::string, std::string>{messages, text}; };
    const std::string porxada = "tile 0 -3; choice bonus";
    check<MissionRules>(
        large_game(),
        {
            {{said("^colour 3")}, part, "colour"},
            {{said("^")}, part, nothing},
            {{said(messages + "; ^")}, part, nothing},
            {{said("below road; ^below road")}, "a part that is not said before", "below"},
            {{said("below ^devil")}, word, "devil"},
            {{said("below road, ^; links 1")}, word, ";"},
            {{said("below road ^city")}, "`,`, `;` or the end of the line", "city"},
            {{said("below " + times(8, "road, ") + "^road")}, room, "road"},
            {{said("never_drawn city ^monk")}, word, "monk"},
            {{said("never_drawn city^, tile")}, word, ","},
            {{said("current ^")}, word, nothing},
            {{said("current ^priest")}, word, "priest"},
            {{said("moved ^300")}, number, "300"},
            {{said("moved ^-1")}, number, "-1"},
            {{said("moved ^")}, number, nothing},
            {{said("moved 1 ^2")}, line_end, "2"},
            {{said("bound 0, 0, 0, 0, 0, 0, ^0")}, room, "0"},
            {{said("bound 1^:")}, "`,`, `;` or the end of the line", ":"},
            {{said("due ^Cid 3")}, "the name of a player", "Cid"},
            {{said("due Ann ^three")}, number, "three"},
            {{said("due Ann ^40000")}, number, "40000"},
            {{said("due Ann^")}, number, nothing},
            {{{porxada, "tile ^5 5"}}, "the square of a tile on the table", "5"},
            {{{porxada, "tile ^x 5"}}, "the number of a column", "x"},
            {{{porxada, "choice ^maybe"}}, word, "maybe"},
            {{{porxada, "tokens ^Cid"}}, "the name of a player", "Cid"},
            {{{porxada, "own ^x"}}, "a number or `none`", "x"},
            {{{porxada, "own ^255"}}, "a number or `none`", "255"},
            {{{porxada + "\n", porxada + "\nstate   ^porxada choice bonus\n"}},
             "a module that is not said before",
             "porxada"},
            // What cannot be, though all words are sound.
            {{{"messages " + messages, "^messages below road"}}, of_the_modules, "messages"},
            {{{"messages below road;", "^messages"}}, of_the_modules, "messages"},
            {{{"messages below road", "^messages below road, road"}}, of_the_modules, "messages"},
            {{{"messages below road", "^messages below none"}}, of_the_modules, "messages"},
            {{{"messages below road", "^messages current road"}}, of_the_modules, "messages"},
            {{{"messages below", "^messages moved 4; below"}}, of_the_modules, "messages"},
            {{{"messages below", "^messages links 2; below"}}, of_the_modules, "messages"},
            {{{"messages below", "^messages bound 1; below"}}, of_the_modules, "messages"},
            {{{"messages below", "^messages due Ann 3; below"}}, of_the_modules, "messages"},
            {{{"porxada tile 0 -3", "^porxada tile 0 -1"}}, of_the_modules, "porxada"},
            {{{"porxada tile 0 -3", "^porxada tile none"}}, of_the_modules, "porxada"},
            {{{"porxada tile 0 -3; choice bonus", "^porxada choice bonus"}}, of_the_modules, "porxada"},
            {{{"porxada tile 0 -3; choice bonus", "^porxada tile 0 -3; choice swap"}}, of_the_modules, "porxada"},
            {{{"porxada tile 0 -3; choice bonus", "^porxada tile 0 -3; choice closed"}}, of_the_modules, "porxada"},
            {{{"porxada tile 0 -3; choice bonus", "^porxada tokens Ann"}}, of_the_modules, "porxada"},
            {{{"porxada tile", "^porxada own 0; tile"}}, of_the_modules, "porxada"},
            {{{"porxada tile", "^porxada other 1; tile"}}, of_the_modules, "porxada"},
        });
}

TEST_CASE("faults in the agenda of a position", "[text][position]") {
    const std::string word = "a word about the task";
    const std::string part = "a turn part or the final scoring";
    const std::string question = "a question without a tile";
    const std::string final_scoring = "the final scoring without anything else";
    const std::string answer = "a task that waits for an answer";
    const std::string opening = "the opening above the first turn";
    const std::string many = "no more tasks than can be open";
    const std::string task = "Bob figure, placed 2 0";
    const auto agenda = [&](const std::string& text) { return std::pair<std::string, std::string>{task, text}; };
    check<BaseGame>(
        small_game(),
        {
            {{agenda("^")}, "the name of a player", nothing},
            {{agenda("^Cid figure, placed 2 0")}, "the name of a player", "Cid"},
            {{agenda("Bob ^fly, placed 2 0")}, "a step of the game", "fly"},
            {{agenda("Bob^")}, "a step of the game", nothing},
            {{agenda("Bob figure, ^large, placed 2 0")}, word, "large"},
            {{agenda("Bob figure, ^")}, word, nothing},
            {{agenda("Bob figure ^placed 2 0")}, line_end, "placed"},
            {{agenda("Bob figure, placed ^5 5")}, "the square of a tile on the table", "5"},
            {{agenda("Bob figure, placed 2^")}, "the number of a row", nothing},
            {{agenda(task + ", ^placed 2 0")}, word, "placed"},
            {{agenda(task + ", ^drawn BA/L")}, word, "drawn"},
            {{agenda("Bob figure, acted, ^acted, placed 2 0")}, word, "acted"},
            {{agenda("Bob figure, drawn ^BA/Cccc+")}, "no more copies than the game has", "BA/Cccc+"},
            {{agenda("Bob figure, drawn ^XX/1")}, "the id of a tile of the game", "XX/1"},
            {{agenda("Bob figure, drawn ^")}, "the id of a tile", nothing},
            {{agenda("^Bob figure")}, "a part that has placed its tile", "Bob"},
            {{agenda("^Bob figure, drawn BA/L")}, "a part that has placed its tile", "Bob"},
            {{agenda("^Bob place")}, "a part that has drawn its tile", "Bob"},
            {{agenda("^Bob place, placed 2 0")}, "a part that has drawn its tile", "Bob"},
            {{agenda("^Bob draw, drawn BA/L")}, "a part that has no tile yet", "Bob"},
            {{agenda("^Bob figure, placed 0 0")}, "a tile that was placed in this part", "Bob"},
            {{agenda("^Bob figure, inner, placed 2 0")}, "a part that stands within no other", "Bob"},
            {{agenda(task + "; ^Ann draw")}, "a part that is inner", "Ann"},
            {{agenda(task + "; ^Ann figure, inner, placed 2 0")}, "a tile that was placed in this part", "Ann"},
            {{agenda(task + "; ^Ann figure, inner, placed 1 0")}, "a tile that was placed in this part", "Ann"},
            {{agenda("^Bob score, placed 2 0")}, answer, "Bob"},
            {{agenda("^Bob turn end, placed 2 0")}, answer, "Bob"},
            {{agenda("^Bob final features")}, answer, "Bob"},
            {{agenda("^Bob final fields, placed 2 0")}, final_scoring, "Bob"},
            {{agenda("^Bob final fields, acted")}, final_scoring, "Bob"},
            {{agenda(task + "; ^Ann final fields")}, final_scoring, "Ann"},
            {{agenda("^Ann order")}, part, "Ann"},
            {{agenda("Bob figure, ^alone, placed 2 0")}, word, "alone"},
            {{agenda(task + "; Bob order, ^alone")}, word, "alone"},
            {{agenda(task + "; ^Bob order, acted")}, question, "Bob"},
            {{agenda(task + "; ^Bob order, placed 2 0")}, question, "Bob"},
            {{agenda("^Bob first player")}, opening, "Bob"},
            {{agenda("Bob draw; ^Bob first player")}, opening, "Bob"},
            {{agenda(task + "; ^Bob order")}, of_the_modules, "Bob"},
            {{agenda("Bob score, placed 2 0; ^Bob order")}, of_the_modules, "Bob"},
            {{agenda("Bob score, ordered, placed 2 0; ^Ann order")}, of_the_modules, "Ann"},
            {{agenda("Bob score, ordered, placed 2 0; ^Bob order")}, answer, "Bob"},
            {{agenda(task + times(8, "; Bob order") + "; ^Bob order")}, many, "Bob"},
            {{agenda(task + times(14, "; Bob order") + "; ^Bob order")}, many, "Bob"},
            {{{"agenda  " + task, "over ^now"}}, line_end, "now"},
            {{{"agenda  " + task + "\nchance", "^chance"}}, "the line `agenda`, or `over`", "chance"},
            {{{"agenda  " + task + "\nchance", "over\n^over\nchance"}}, "the line `chance`", "over"},
            {{{"0123456789abcdef draws 3", "^"}}, "the state of chance in 16 digits", nothing},
            {{{"0123456789abcdef", "^0123"}}, "the state of chance in 16 digits", "0123"},
            {{{"0123456789abcdef", "^0123456789ABCDEF"}}, "the state of chance in 16 digits", "0123456789ABCDEF"},
            {{{"draws 3", "^3"}}, line_end, "3"},
            {{{"draws 3", "draws ^0"}}, "a number of draws", "0"},
            {{{"draws 3", "draws ^70000"}}, "a number of draws", "70000"},
            {{{"draws 3", "draws^"}}, "a number of draws", nothing},
            {{{"draws 3\n", "draws 3\n^more\n"}}, "the end of the text", "more"},
        });
    const std::string turn = "Ann mist, placed 0 -3";
    const auto large = [&](const std::string& text) {
        return std::pair<std::string, std::string>{turn + "; Ann ghost for oneself", text};
    };
    const std::pair<std::string, std::string> in_messages{"state   messages", "state   ^messages"};
    const std::pair<std::string, std::string> in_porxada{"state   porxada", "state   ^porxada"};
    check<MissionRules>(
        large_game(),
        {
            {{large(turn + "; ^Bob ghost for oneself")}, of_the_modules, "Bob"},
            {{large(turn + "; ^Bob ghost for another player")}, of_the_modules, "Bob"},
            {{large(turn + times(4, "; Ann ghost for oneself") + "; ^Ann ghost for another player")},
             of_the_modules,
             "Ann"},
            {{in_messages, large(turn + "; Ann message")}, of_the_modules, "messages"},
            {{in_messages, large(turn + "; Ann message done; Ann message")}, of_the_modules, "messages"},
            {{in_messages, large(turn + "; Ann message; Ann draw message")}, of_the_modules, "messages"},
            {{in_messages, large(turn + "; Ann message done; Bob message; Ann draw message")},
             of_the_modules,
             "messages"},
            {{in_messages, large(turn + "; Ann message done; Ann draw message")}, of_the_modules, "messages"},
            {{in_messages, large(turn + "; Ann message done")}, of_the_modules, "messages"},
            {{in_messages, large(turn + "; Ann want message")}, of_the_modules, "messages"},
            {{in_messages, large(turn + "; Ann scoring figure")}, of_the_modules, "messages"},
            {{in_porxada, large(turn + "; Ann porxada")}, of_the_modules, "porxada"},
            {{in_porxada, large(turn + "; Ann swap")}, of_the_modules, "porxada"},
            {{in_porxada, large(turn + "; Bob answer to swap")}, of_the_modules, "porxada"},
            {{in_porxada, large(turn + "; Ann take back")}, of_the_modules, "porxada"},
            {{large("^Ann message check 1, placed 0 -3")}, "a step of the game", "Ann"},
            {{large("Ann message ^check, placed 0 -3")}, line_end, "check"},
            {{large("Ann message ^check 7, placed 0 -3")}, line_end, "check"},
        });
}

TEST_CASE("a text that ends too early, or says nothing, is no position", "[text][position]") {
    const auto error_of = [](const std::string& text) {
        const auto read = parse_position<BaseGame>(text);
        REQUIRE_FALSE(read.has_value());
        return test::text_of(read.error());
    };
    CHECK(error_of("") == "1:1 `carcassonne position 1` | end of the text");
    CHECK(error_of("# nothing\n\n") == "3:1 `carcassonne position 1` | end of the text");
    CHECK(error_of("carcassonne position 1\n") == "2:1 the tag `rules` | end of the text");
    CHECK(error_of("carcassonne position 1\nrules base\n") == "3:1 the tag `tiles` | end of the text");
    const std::string text = small_game();
    const auto until = [&](std::string_view tag) { return text.substr(0, text.find(tag)); };
    CHECK(error_of(until("board")) == "6:1 the tiles with which the game begins | end of the text");
    CHECK(error_of(until("hand")) == "8:1 all figures in the line `hand` | end of the text");
    CHECK(error_of(until("score")) == "9:1 the points of all players in the line `score` | end of the text");
    CHECK(error_of(until("agenda")) == "11:1 the line `agenda`, or `over` | end of the text");
    CHECK(error_of(until("chance")) == "12:1 the line `chance` | end of the text");
    // A text that ends in the middle of a line is refused wherever that is, before the last digit of chance.
    for (std::size_t size = 0; size < text.find("cdef") + 4; ++size) {
        INFO(size);
        REQUIRE_FALSE(parse_position<BaseGame>(text.substr(0, size)).has_value());
    }
}

TEST_CASE("a position of another game is refused", "[text][position]") {
    const std::string text = small_game();
    Options<BaseGame> options;
    const auto error_for = [&] {
        const auto setup = make_setup(options);
        REQUIRE(setup.has_value());
        const auto read = parse_position(text, *setup);
        return read ? std::string("accepted") : test::text_of(read.error());
    };
    CHECK(error_for() == "3:9 the options of this game | base.small_city");
    options.of<Base>().small_city = true;
    CHECK(error_for() == "accepted");
    options.players = 3;
    CHECK(error_for() == "5:9 as many players as this game has | Ann");
    options.players = 2;
    options.of<Farmers>().scoring = FieldScoring::first_edition;
    CHECK(error_for() == "3:9 the options of this game | base.small_city");
    options.of<Farmers>().scoring = FieldScoring::third_edition;
    options.tiles = {sets::base_c1.begin(), sets::base_c1.end()};
    CHECK(error_for() == "4:9 the tiles of the game, with their number and checksum | base-c2");

    // Tiles of one's own are handed over.
    PositionTable table;
    table.tiles = options.tiles;
    const auto own = make_setup(options);
    REQUIRE(own.has_value());
    const std::string own_text = write_position(Game<BaseGame>(*own, 3));
    CHECK(parse_position<BaseGame>(own_text, table).has_value());
    CHECK_FALSE(parse_position<BaseGame>(own_text).has_value());
}

TEST_CASE("what is wrong with the table of a position is not looked for in its text", "[text][position]") {
    const std::string text = small_game();
    const auto fault_for = [&](const PositionTable& table) {
        const auto read = parse_position<BaseGame>(text, table);
        REQUIRE_FALSE(read.has_value());
        const auto* const refused = std::get_if<Error>(&read.error());
        return refused != nullptr ? std::string(refused->refusal.rule) + " " + std::string(refused->subject.view())
                                  : test::text_of(std::get<NotationError>(read.error()));
    };
    PositionTable table;
    table.draws = Draws::from_script;
    table.script = {"no/tile"};
    CHECK(fault_for(table) == "SET-13 no/tile");
    table.script = std::vector<std::string_view>(10, "BA/C");
    CHECK(fault_for(table) == "SET-14 BA/C");
    // Tiles of one's own must be some that can be played with; if they can, the text has to be about them.
    table = {};
    table.tiles = {sets::base_c2.begin(), sets::base_c2.end()};
    table.tiles.front().count = 16;
    CHECK(fault_for(table) == "SET-11 " + std::string(table.tiles.front().id.view()));
    table.tiles = {sets::base_c1.begin(), sets::base_c1.end()};
    CHECK(fault_for(table) == "4:9 the tiles of the game, with their number and checksum | base-c2");

    // The text is at fault where it could not be played with any table.
    std::string players = text;
    players.replace(players.find("Ann Bob"), 7, "Ann");
    table.draws = Draws::from_script;
    table.script = {"no/tile"};
    const auto read = parse_position<BaseGame>(players, table);
    REQUIRE_FALSE(read.has_value());
    REQUIRE(std::holds_alternative<NotationError>(read.error()));
    CHECK(test::text_of(std::get<NotationError>(read.error())) == "5:9 2 to 6 players | Ann");
}
