#include "carcassonne/text/json/record.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/record/parser.hpp"
#include "carcassonne/text/record/recorded_game.hpp"

#include "text/small_game.hpp"

#include "catch.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

Json parsed(std::string_view text) { return Json::parse(text.begin(), text.end()); }

GameRecord small_game() {
    const auto record = parse_record(test::small_record());
    REQUIRE(record);
    return *record;
}

/// What is wrong with a document.
template <class Read>
std::string fault_of(const Read& read) {
    return read ? "nothing is wrong" : text_of(read.error());
}

/// The document of the small game with one thing changed: the value at a place, or nothing there any more.
Json spoilt(const char* where, const char* value) {
    Json document = json_of_record(small_game());
    const Json::json_pointer place(where);
    if (value == nullptr) {
        document[place.parent_pointer()].erase(place.back());
    } else {
        document[place] = parsed(value);
    }
    return document;
}

struct Broken {
    const char* where;
    /// JSON, or a null pointer where the member is taken away.
    const char* value;
    const char* told;
};

void check_broken(const std::vector<Broken>& cases) {
    for (const Broken& one : cases) {
        INFO(one.where << " = " << (one.value == nullptr ? "nothing" : one.value));
        const Json document = spoilt(one.where, one.value);
        CHECK(fault_of(record_of_json(document)) == one.told);
        CHECK(fault_of(parse_json_record(json_text(document, 2))) == one.told);
    }
}

/// There and back again, as a document, as its text and as the text of a record.
void check_circle(const GameRecord& record) {
    const Json document = json_of_record(record);
    const auto read = record_of_json(document);
    REQUIRE(fault_of(read) == "nothing is wrong");
    CHECK(*read == record);
    const auto from_text = parse_json_record(json_text(document));
    REQUIRE(fault_of(from_text) == "nothing is wrong");
    CHECK(*from_text == record);
    CHECK(json_of_record(*from_text) == document);
    const auto other_form = parse_record(write_record(*read));
    REQUIRE(other_form);
    CHECK(*other_form == record);
}

template <class Rules>
void check_random_record(const Options<Rules>& options, std::uint64_t seed) {
    auto game = RecordedGame<Rules>::begin(options, seed);
    REQUIRE(game);
    Random random(seed, 3);
    for (std::size_t decision = 0; !game->choices().empty(); ++decision) {
        if (decision % 50 == 7) {
            check_circle(game->record_so_far());
        }
        game->play(game->choices().nth(random.below(game->choices().count())));
    }
    REQUIRE(game->record().end);
    check_circle(game->record());
}

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

}  // namespace

TEST_CASE("a record as JSON says all that the record says", "[text][json]") {
    const Json document = json_of_record(small_game());
    CHECK(document["form"] == "record");
    CHECK(document["version"] == 1);
    CHECK(document["game"] == "small");
    CHECK(document["rules"] == "base+farmers");
    CHECK(document["options"] == Json::array());
    CHECK(document["tiles"]["sets"] == "own");
    CHECK(document["tiles"]["count"] == 4);
    CHECK(document["players"] == parsed(R"(["ann", "bob"])"));
    CHECK(document["seed"] == nullptr);
    REQUIRE(document["turns"].size() == 3);
    Json turn = document["turns"][0];
    // "4 0123abcd, 3 89abcdef"
    const std::string legal = test::small_legal(1);
    CHECK(turn["answers"][1]["legal"] == parsed(R"({"count": 4, "checksum": ")" + legal.substr(2, 8) + "\"}"));
    CHECK(turn["answers"][2]["legal"] == parsed(R"({"count": 3, "checksum": ")" + legal.substr(14, 8) + "\"}"));
    turn["answers"][1].erase("legal");
    turn["answers"][2].erase("legal");
    CHECK(turn == parsed(R"({"player": 0, "answers": [
        {"player": null, "action": "draw BA/C", "legal": null},
        {"player": 0, "action": "place 0 -1 turned 180"},
        {"player": 0, "action": "deploy meeple on city S"}],
        "outcome": {
            "scores": [{"player": 0, "points": 4, "place": "city S", "x": 0, "y": -1,
                        "terms": [{"count": 2, "what": "tiles", "each": 2}]}],
            "supplies": [{"figure": "meeple", "counts": [7, 7]}], "points": [4, 0]}})"));
    CHECK(document["comments"] == Json::array());
    CHECK(document["end"] == parsed(R"({"answers": [], "scores": [
        {"player": 0, "points": 1, "place": "city S", "x": 0, "y": 1, "terms": [{"count": 1, "what": "tiles", "each": 1}]},
        {"player": 1, "points": 2, "place": "road E.W", "x": 1, "y": 0, "terms": [{"count": 2, "what": "tiles", "each": 1}]}],
        "points": [5, 2], "winners": [0]})"));
}

TEST_CASE("records go to JSON and come back as they were", "[text][json]") {
    check_circle(small_game());

    GameRecord record = small_game();
    record.head.name.clear();
    record.head.options = {{"base", "small_city", "on"}, {"farmers", "scoring", "first_edition"}};
    record.seed = ~std::uint64_t{0};
    record.comments = {{0, " \"quoted\" \\ and more"}, {0, ""}, {2, " \xc3\xa4"}, {3, " the end is near"}};
    record.turns[1].outcome.reset();
    for (RecordedAnswer& answer : record.turns[2].answers) {
        answer.legal.reset();
    }
    record.end.reset();
    check_circle(record);
    record.turns.clear();
    record.comments.clear();
    record.seed = 0;
    check_circle(record);
}

TEST_CASE("records of random games go to JSON and come back", "[text][json]") {
    for (int i = 0; i < test::scaled(3); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        check_random_record(Options<BaseGame>{}, seed);
        Options<StandardRules> options;
        options.enabled = RulesOf<StandardRules>::all_modules;
        options.players = 3;
        check_random_record(options, seed);
    }
}

TEST_CASE("what is no JSON is refused", "[text][json]") {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", "the document: expected JSON, found the end in line 1, column 1"},
        {"{", "the document: expected JSON, found the end in line 1, column 2"},
        {"{\n\"form\": }", "the document: expected JSON, found something else in line 2, column 9"},
        {"{} {}", "the document: expected JSON, found something else in line 1, column 4"},
        {"\"\xff\"", "the document: expected JSON, found something else in line 1, column 2"},
        {"[1e999]", "the document: expected JSON, found something else in line 1, column 6"},
        {"[NaN]", "the document: expected JSON, found something else in line 1, column 2"},
        {"{\"a\": 1,}", "the document: expected JSON, found something else in line 1, column 9"},
        {"{\"a\": 1, \"a\": 1}", "/a: expected each member once, found it again"},
        {"[1, {\"b/c\": {\"d~\": 1, \"d~\": 2}}]", "/1/b~1c/d~0: expected each member once, found it again"},
        {nested(32), "the document: expected an object, found a list"},
        {nested(33), "the document: expected lists and objects at most 32 deep, found deeper ones"},
        {std::string(200000, '['), "the document: expected lists and objects at most 32 deep, found deeper ones"},
        {"null", "the document: expected an object, found null"},
        {"\"record\"", "the document: expected an object, found \"record\""},
        {"{}", "the document: expected the member form, found an object without it"},
    };
    for (const auto& [text, told] : cases) {
        INFO(text.substr(0, 60));
        CHECK(fault_of(parse_json_record(text)) == told);
    }
}

TEST_CASE("a broken head of a record is refused with its place", "[text][json]") {
    check_broken({
        {"/form", "\"position\"", "/form: expected \"record\", found \"position\""},
        {"/form", "1", "/form: expected \"record\", found 1"},
        {"/version", "2", "/version: expected a whole number from 1 to 1, found 2"},
        {"/version", nullptr, "the document: expected the member version, found an object without it"},
        {"/more", "[]", "/more: expected no member of this name, found a list"},
        {"/~0a~1b", "\"x\"", "/~0a~1b: expected no member of this name, found \"x\""},
        {"/game", "\"\"", "/game: expected a word, found \"\""},
        {"/game", "\"two words\"", "/game: expected a word, found \"two words\""},
        {"/game", "true", "/game: expected a word, found true"},
        {"/rules", "null", "/rules: expected a word, found null"},
        {"/rules", "\"base, farmers\"", "/rules: expected a word, found \"base, farmers\""},
        {"/options", "{}", "/options: expected a list of options, found an object"},
        {"/options/0", "\"base\"", "/options/0: expected an object, found \"base\""},
        {"/options/0", R"({"module": "base", "name": "edition"})",
         "/options/0: expected the member value, found an object without it"},
        {"/options/0", R"({"module": "a.b", "name": "c", "value": "d"})",
         "/options/0/module: expected the id of a module, found \"a.b\""},
        {"/options/0", R"({"module": "a", "name": "c", "value": 3})", "/options/0/value: expected a word, found 3"},
        {"/options",
         R"([{"module": "a", "name": "c", "value": "d"}, {"module": "b", "name": "c", "value": "d"},
             {"module": "a", "name": "c", "value": "e"}])",
         "/options/2/name: expected an option that is not said before, found \"c\""},
        {"/tiles", "\"base-c2\"", "/tiles: expected an object, found \"base-c2\""},
        {"/tiles/sets", "\"#\"", "/tiles/sets: expected a word, found \"#\""},
        {"/tiles/count", "0", "/tiles/count: expected a whole number from 1 to 100000, found 0"},
        {"/tiles/count", "4.0", "/tiles/count: expected a whole number from 1 to 100000, found 4.0"},
        {"/tiles/count", "18446744073709551615",
         "/tiles/count: expected a whole number from 1 to 100000, found 18446744073709551615"},
        {"/tiles/checksum", "\"0123456789ABCDEF\"",
         "/tiles/checksum: expected 16 hexadecimal digits as a text, found \"0123456789ABCDEF\""},
        {"/tiles/checksum", "\"0123\"", "/tiles/checksum: expected 16 hexadecimal digits as a text, found \"0123\""},
        {"/tiles/checksum", "1", "/tiles/checksum: expected 16 hexadecimal digits as a text, found 1"},
        {"/players", "[]", "/players: expected 1 to 6 names, found a list"},
        {"/players", R"(["a", "b", "c", "d", "e", "f", "g"])", "/players: expected 1 to 6 names, found a list"},
        {"/players/1", "\"ann\"", "/players/1: expected a name that no other player has, found \"ann\""},
        {"/players/1", "\"b:\"", "/players/1: expected a word, found \"b:\""},
        {"/players/1", "\" bob\"", "/players/1: expected a word, found \" bob\""},
        {"/players/1", "\"bob\\n\"", "/players/1: expected a word, found \"bob\\n\""},
        {"/players", R"("ann")", "/players: expected a list of names, found \"ann\""},
        {"/seed", "7", "/seed: expected the digits of a number from 0 to 18446744073709551615 as a text, found 7"},
        {"/seed", "\"007\"",
         "/seed: expected the digits of a number from 0 to 18446744073709551615 as a text, found \"007\""},
        {"/seed", "\"18446744073709551616\"",
         "/seed: expected the digits of a number from 0 to 18446744073709551615 as a text, found "
         "\"18446744073709551616\""},
        {"/seed", "\"\"",
         "/seed: expected the digits of a number from 0 to 18446744073709551615 as a text, found \"\""},
    });
}

TEST_CASE("a broken turn of a record is refused with its place", "[text][json]") {
    check_broken({
        {"/turns", "null", "/turns: expected a list of turns, found null"},
        {"/turns/1", "[]", "/turns/1: expected an object, found a list"},
        {"/turns/1/player", "2", "/turns/1/player: expected a whole number from 0 to 1, found 2"},
        {"/turns/1/player", "-1", "/turns/1/player: expected a whole number from 0 to 1, found -1"},
        {"/turns/1/player", "null", "/turns/1/player: expected a whole number from 0 to 1, found null"},
        {"/turns/1/player", nullptr, "/turns/1: expected the member player, found an object without it"},
        {"/turns/1/answers", "[]", "/turns/1/answers: expected at least one answer, found a list"},
        {"/turns/1/answers", "3", "/turns/1/answers: expected a list of answers, found 3"},
        {"/turns/0/answers/1/player", "\"ann\"",
         "/turns/0/answers/1/player: expected a whole number from 0 to 1, found \"ann\""},
        {"/turns/0/answers/1/action", "\"\"", "/turns/0/answers/1/action: expected the words of an action, found \"\""},
        {"/turns/0/answers/1/action", "\"place  0 0\"",
         "/turns/0/answers/1/action: expected the words of an action, found \"place  0 0\""},
        {"/turns/0/answers/1/action", "\"place 0 0; pass\"",
         "/turns/0/answers/1/action: expected the words of an action, found \"place 0 0; pass\""},
        {"/turns/0/answers/1/action", "\"pass \"",
         "/turns/0/answers/1/action: expected the words of an action, found \"pass \""},
        {"/turns/0/answers/1/action", "\"pass # it is a text that nobody wants to read in full\"",
         "/turns/0/answers/1/action: expected the words of an action, found a text of 53 letters"},
        {"/turns/0/answers/0/legal", R"({"count": 1, "checksum": "01234567"})",
         "/turns/0/answers/0/legal: expected null, since chance gave the answer, found an object"},
        {"/turns/0/answers/1/legal", "3", "/turns/0/answers/1/legal: expected an object, found 3"},
        {"/turns/0/answers/1/legal/count", "0",
         "/turns/0/answers/1/legal/count: expected a whole number from 1 to 1000000, found 0"},
        {"/turns/0/answers/1/legal/checksum", "\"0123456\"",
         "/turns/0/answers/1/legal/checksum: expected 8 hexadecimal digits as a text, found \"0123456\""},
        {"/turns/0/answers/2/legal", "null",
         "/turns/0/answers/2/legal: expected a count and a checksum, as with the answers before, found null"},
        {"/turns/0/answers/1/legal", "null",
         "/turns/0/answers/2/legal: expected null, as with the answers before, found an object"},
        {"/turns/0/outcome", "[]", "/turns/0/outcome: expected an object, found a list"},
        {"/turns/0/outcome/points", "[4]",
         "/turns/0/outcome/points: expected a number for each of the 2 players, found a list"},
        {"/turns/0/outcome/points/1", "100001",
         "/turns/0/outcome/points/1: expected a whole number from -100000 to 100000, found 100001"},
        {"/turns/0/outcome/supplies/0/figure", "\"meeple 7\"",
         "/turns/0/outcome/supplies/0/figure: expected the name of a figure, found \"meeple 7\""},
        {"/turns/0/outcome/supplies/0/counts/0", "-1",
         "/turns/0/outcome/supplies/0/counts/0: expected a whole number from 0 to 100000, found -1"},
        {"/turns/0/outcome/supplies/0/counts/2", "1",
         "/turns/0/outcome/supplies/0/counts: expected a number for each of the 2 players, found a list"},
        {"/turns/0/outcome/scores/0/x", "32768",
         "/turns/0/outcome/scores/0/x: expected a whole number from -32768 to 32767, found 32768"},
        {"/turns/0/outcome/scores/0/y", "\"0\"",
         "/turns/0/outcome/scores/0/y: expected a whole number from -32768 to 32767, found \"0\""},
        {"/turns/0/outcome/scores/0/place", "\"city at\"",
         "/turns/0/outcome/scores/0/place: expected the name of a segment, found \"city at\""},
        {"/turns/0/outcome/scores/0/points", "null",
         "/turns/0/outcome/scores/0/points: expected a whole number from -100000 to 100000, found null"},
        {"/turns/0/outcome/scores/0/at", "{}",
         "/turns/0/outcome/scores/0/at: expected no member of this name, found an object"},
        {"/turns/0/outcome/scores/0/terms/0/what", "\"x\"",
         "/turns/0/outcome/scores/0/terms/0/what: expected what is counted, found \"x\""},
        {"/turns/0/outcome/scores/0/terms/0/each", "1.5",
         "/turns/0/outcome/scores/0/terms/0/each: expected a whole number from -100000 to 100000, found 1.5"},
        {"/turns/0/outcome/scores/0/terms/0", "null",
         "/turns/0/outcome/scores/0/terms/0: expected an object, found null"},
    });
}

TEST_CASE("broken comments and a broken end of a record are refused with their place", "[text][json]") {
    check_broken({
        {"/comments/0", "\"well done\"", "/comments/0: expected an object, found \"well done\""},
        {"/comments/0", R"({"turn": 4, "text": ""})", "/comments/0/turn: expected a whole number from 0 to 3, found 4"},
        {"/comments", R"([{"turn": 2, "text": ""}, {"turn": 1, "text": ""}])",
         "/comments/1/turn: expected a whole number from 2 to 3, found 1"},
        {"/comments/0", R"({"turn": 0, "text": "two\nlines"})",
         "/comments/0/text: expected one line of text, found \"two\\nlines\""},
        {"/comments/0", R"({"turn": 0, "text": 1})", "/comments/0/text: expected one line of text, found 1"},
        {"/end", "false", "/end: expected an object, found false"},
        {"/end", nullptr, "the document: expected the member end, found an object without it"},
        {"/end/points", "[5, 2, 1]", "/end/points: expected a number for each of the 2 players, found a list"},
        {"/end/winners", "[]", "/end/winners: expected at least one player, found a list"},
        {"/end/winners", "[1, 0]",
         "/end/winners/1: expected a player after the one before, in the order of play, found 0"},
        {"/end/winners", "[0, 0]",
         "/end/winners/1: expected a player after the one before, in the order of play, found 0"},
        {"/end/winners/0", "6", "/end/winners/0: expected a whole number from 0 to 1, found 6"},
        {"/end/answers", "null", "/end/answers: expected a list of answers, found null"},
        {"/end/scores/1/player", "9223372036854775808",
         "/end/scores/1/player: expected a whole number from 0 to 1, found 9223372036854775808"},
    });
}

TEST_CASE("a value that is deep in itself is read no deeper than a record is", "[text][json]") {
    Json deep = Json::array();
    for (int i = 0; i < 10000; ++i) {
        Json outer = Json::array();
        outer.push_back(std::move(deep));
        deep = std::move(outer);
    }
    Json document = json_of_record(small_game());
    document["turns"] = std::move(deep);
    CHECK(fault_of(record_of_json(document)) == "/turns/0: expected an object, found a list");
}

TEST_CASE("a text that is cut off anywhere is refused", "[text][json]") {
    const std::string text = json_text(json_of_record(small_game()));
    REQUIRE(parse_json_record(text));
    for (std::size_t size = 0; size < text.size(); ++size) {
        const auto read = parse_json_record(std::string_view(text).substr(0, size));
        REQUIRE(!read);
        CHECK(read.error().expected == "JSON");
        CHECK(read.error().found == "the end in line 1, column " + std::to_string(size + 1));
    }
}

TEST_CASE("whatever is read of a spoilt text can be written and read again", "[text][json]") {
    const std::string text = json_text(json_of_record(small_game()));
    const std::string_view letters = "0123456789 -.,:\"\\[]{}#=;xat\n~nul";
    Random random(1, 1);
    int read_anyway = 0;
    for (int i = 0; i < test::scaled(4000); ++i) {
        std::string spoilt_text = text;
        const auto at = random.below(static_cast<std::uint32_t>(text.size()));
        spoilt_text[at] = letters[random.below(static_cast<std::uint32_t>(letters.size()))];
        const auto read = parse_json_record(spoilt_text);
        if (read) {
            ++read_anyway;
            const auto again = parse_record(write_record(*read));
            INFO(spoilt_text);
            REQUIRE(again);
            CHECK(*again == *read);
        } else {
            CHECK(!read.error().expected.empty());
        }
    }
    CHECK(read_anyway > 0);
}
