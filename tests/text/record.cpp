#include "carcassonne/text/record.hpp"

#include "carcassonne/runtime/session.hpp"
#include "carcassonne/runtime/standard_rules.hpp"

#include "small_game.hpp"

#include "catch.hpp"
#include "test_paths.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace carcassonne;

namespace {

template <class Rules>
std::string differences_in(const GameRecord& record, const std::vector<Tile>& tiles = {}) {
    std::string text;
    for (const RecordDifference& difference : verify_record<Rules>(record, tiles)) {
        text += difference.where + ", " + difference.what + ": expected " + difference.expected + ", found " +
                difference.found + "\n";
    }
    return text;
}
template <class Rules>
void check_round_trip(const GameRecord& record, const std::vector<Tile>& tiles = {}) {
    const std::string text = write_record(record);
    INFO(text);
    const auto again = parse_record(text);
    REQUIRE(again);
    CHECK(*again == record);
    CHECK(write_record(*again) == text);
    CHECK(differences_in<Rules>(*again, tiles) == "");
}

/// Plays at random to the end, or so many answers.
template <class Rules>
GameRecord random_game(const Options<Rules>& options, std::uint64_t seed, std::size_t answers = 10000) {
    auto begun = RecordedGame<Rules>::begin(options, seed);
    REQUIRE(begun);
    RecordedGame<Rules> game = *std::move(begun);
    Random random(seed, 2);
    while (game.choices().count() != 0 && answers-- != 0) {
        game.play(game.choices().nth(random.below(game.choices().count())));
    }
    return game.record_so_far();
}

GameRecord parsed(const std::string& text) {
    INFO(text);
    const auto record = parse_record(text);
    REQUIRE(record);
    return *record;
}

}  // namespace

TEST_CASE("a game that was written by hand is verified", "[text][record][BAS-10][BAS-11][BAS-17]") {
    const GameRecord record = parsed(test::small_record());
    CHECK(differences_in<BaseGame>(record, test::small_tiles()) == "");
    CHECK(write_record(record) == test::small_record());
}

TEST_CASE("a hand that is in a hurry leaves out what can be left out", "[text][record]") {
    const std::string text = "carcassonne record 2\nplayers ann bob\ndraws listed\nrules base+farmers\ntiles " +
                             test::small_tiles_text() +
                             "\n"
                             "1. ann [draw E]; place 0 -1 turned 180; deploy meeple on city\n"
                             "2. bob [draw U]; place 1 0; deploy meeple on road W\n"
                             "3. ann [draw E]; ann: place 0 1 turned 180; deploy meeple on city S\n"
                             "final ann 1 for city S at 0 1: 1 tiles x 1\n"
                             "final bob 2 for road E.W at 1 0: 2 tiles x 1\n"
                             "result ann 5, bob 2\nwinner ann\n";
    const GameRecord record = parsed(text);
    CHECK(differences_in<BaseGame>(record, test::small_tiles()) == "");
    // The same with draws from a seed, of which only one can be told beforehand: both tiles have one city.
    auto tiles = test::small_tiles();
    tiles.pop_back();
    Options<BaseGame> options;
    options.tiles = tiles;
    auto begun = RecordedGame<BaseGame>::begin(options, 5, {"ann", "bob"});
    REQUIRE(begun);
    GameRecord seeded = begun->record();
    seeded.turns = {record.turns[0]};
    CHECK(seeded.turns[0].answers[0].action == "draw E");
    CHECK(differences_in<BaseGame>(seeded, tiles) == "");
    seeded.turns[0].answers[0].action = "draw D";
    CHECK(differences_in<BaseGame>(seeded, tiles) == "turn 1, draw: expected draw D, found draw BA/C\n");
}

TEST_CASE("a record tells a game with draws from a seed and one with listed draws", "[text][record]") {
    Options<BaseGame> options;
    options.of<Base>().first_player = FirstPlayer::random;
    for (std::size_t players = 2; players <= 6; ++players) {
        options.players = players;
        options.draws = Draws::from_seed;
        GameRecord record = random_game(options, players);
        CHECK(record.seed == players);
        CHECK(record.turns.size() <= 71);
        REQUIRE(record.end);
        CHECK(record.end->points.size() == players);
        check_round_trip<BaseGame>(record);
        // The same game without its seed stands on what is listed.
        record.seed.reset();
        check_round_trip<BaseGame>(record);
        options.draws = Draws::by_caller;
        record = random_game(options, players);
        CHECK_FALSE(record.seed);
        check_round_trip<BaseGame>(record);
    }
}

TEST_CASE("a record may end after any answer", "[text][record]") {
    auto options = *switches("base+farmers+traders_and_builders+messages+porxada+ghosts");
    options.players = 3;
    for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
        options.draws = draws;
        for (std::size_t answers = 0; answers < 90; ++answers) {
            INFO(answers << " answers");
            const GameRecord record = random_game(options, 8, answers);
            CHECK_FALSE(record.end);
            check_round_trip<StandardRules>(record);
        }
    }
}

TEST_CASE("a game of each module has a record", "[text][record]") {
    for (const char* const modules :
         {"base", "base+farmers", "base+abbot", "base+river:second", "base+inns_and_cathedrals",
          "base+traders_and_builders", "base+phantom", "base+messages", "base+porxada", "base+ghosts",
          "base+farmers+abbot+river+inns_and_cathedrals+traders_and_builders+phantom+messages+porxada+ghosts"}) {
        INFO(modules);
        const auto options = switches(modules);
        REQUIRE(options);
        const GameRecord record = random_game(*options, 4);
        CHECK(std::string(modules).rfind(record.head.rules, 0) == 0);
        REQUIRE(record.end);
        check_round_trip<StandardRules>(record);
    }
}

TEST_CASE("a game with tiles of its own is verified with them", "[text][record]") {
    Options<BaseGame> options;
    options.tiles = test::small_tiles();
    const GameRecord record = random_game(options, 3);
    check_round_trip<BaseGame>(record, options.tiles);
    CHECK(differences_in<BaseGame>(record).rfind(
              "tags, tiles: expected " + test::small_tiles_text() + ", found base-c2 72 ", 0) == 0);
}

TEST_CASE("a game without a tile to draw is over when it begins", "[text][record]") {
    Options<BaseGame> options;
    const auto start = parse_tile("S start: field N.E.S.W");
    REQUIRE(start);
    options.tiles = {*start};
    for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
        for (const FirstPlayer first : {FirstPlayer::given, FirstPlayer::random}) {
            options.draws = draws;
            options.of<Base>().first_player = first;
            for (std::uint64_t seed = 0; seed < 4; ++seed) {
                const GameRecord record = random_game(options, seed);
                CHECK(record.turns.empty());
                REQUIRE(record.end);
                CHECK(record.end->answers.size() == (first == FirstPlayer::random ? 1 : 0));
                CHECK(record.end->points == std::vector<int>{0, 0});
                CHECK(record.end->winners == std::vector<std::size_t>{0, 1});
                check_round_trip<BaseGame>(record, options.tiles);
            }
        }
    }
}

TEST_CASE("remarks stay where they were made", "[text][record]") {
    GameRecord record = parsed(test::small_record());
    record.comments = {{0, " Before the first turn."}, {0, ""}, {2, "\ta tab # and a sign"}, {3, " The end."}};
    check_round_trip<BaseGame>(record, test::small_tiles());
    const std::string text = write_record(record);
    CHECK(text.find("\n\n# Before the first turn.\n#\n  1. ann ") != text.npos);
    CHECK(text.find("\n     points 4 0\n#\ta tab # and a sign\n  3. ann ") != text.npos);
    CHECK(text.find("\n     points 4 0\n# The end.\n\nfinal ann 1 ") != text.npos);
}

TEST_CASE("a remark on a turn that has not come yet stands before the end", "[text][record]") {
    GameRecord record = parsed(test::small_record());
    record.comments = {{1, " one"}, {99, " later"}};
    const std::string text = write_record(record);
    CHECK(text.find("\n     points 4 0\n# later\n\nfinal ann 1 ") != text.npos);
    CHECK(parsed(text).comments == std::vector<RecordedComment>{{1, " one"}, {3, " later"}});
}

TEST_CASE("a session is written down as it went", "[text][record]") {
    for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
        for (const bool plays_forced : {true, false}) {
            auto options = *switches("base+farmers+abbot+messages+porxada+ghosts");
            options.draws = draws;
            options.plays_forced = plays_forced;
            const auto setup = make_setup(options);
            REQUIRE(setup);
            Session<StandardRules> session(*setup, 11);
            Random random(12);
            while (session.choices().count() != 0) {
                session.play(session.choices().nth(random.below(session.choices().count())));
                if (random.below(30) == 0) {
                    REQUIRE(session.undo());
                }
            }
            Recorder<StandardRules> recorder(session.game(), *player_names(2, {"ann", "bob"}), 11);
            session.replay(recorder);
            REQUIRE(recorder.record().end);
            CHECK(recorder.record().seed.has_value() == (draws == Draws::from_seed));
            // The game is the same whether somebody gave the forced answers or not.
            check_round_trip<StandardRules>(recorder.record());
        }
    }
}

TEST_CASE("the recorded games are as the rules say", "[text][record]") {
    std::size_t games = 0;
    for (const auto& entry : std::filesystem::directory_iterator(std::string(test::data_folder) + "/games")) {
        INFO(entry.path().string());
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const auto record = parse_record(text);
        REQUIRE(record);
        CHECK(differences_in<StandardRules>(*record) == "");
        CHECK(write_record(*record) == text);
        ++games;
    }
    CHECK(games >= 40);
}
