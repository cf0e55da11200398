#include "carcassonne/text/record/recorder.hpp"

#include "carcassonne/players/greedy_player.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/runtime/session.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/record/parser.hpp"
#include "carcassonne/text/record/verifier.hpp"
#include "carcassonne/text/record/writer.hpp"

#include "text/small_game.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

using namespace carcassonne;

namespace {

const std::vector<std::string> names{"ann", "bob"};

/// The rules of the small game, with draws that the test makes.
Options<BaseGame> small_options(bool plays_forced) {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = plays_forced;
    options.tiles = test::small_tiles();
    return options;
}
template <class Rules>
void say(Session<Rules>& session, std::string_view words) {
    INFO(words);
    const auto answer = parse_answer(words, session.game(), names);
    if (!answer) {
        FAIL(answer_fault_text(answer.error()));
    }
    session.play(*answer);
}
template <class Rules>
GameRecord record_of(Session<Rules>& session) {
    Recorder<Rules> recorder(session.game(), names, 1);
    session.replay(recorder);
    return recorder.record_so_far();
}
std::string first_line_of(const GameRecord& record, std::size_t turn) {
    const std::string text = turn_text(record.turns.at(turn), turn + 1, record.head.players);
    return text.substr(0, text.find('\n'));
}

}  // namespace

TEST_CASE("a session is recorded with all that was legal, scored and at hand", "[text][record]") {
    const auto setup = test::make(small_options(false));
    Session<BaseGame> session(setup);
    for (const char* const words :
         {"draw E", "place 0 -1 turned 180", "deploy meeple on city", "draw U", "place 1 0", "deploy meeple on road",
          "draw E", "place 0 1 turned 180", "deploy meeple on city"}) {
        say(session, words);
    }
    REQUIRE(session.game().finished());
    Recorder<BaseGame> recorder(session.game(), names, 1);
    recorder.set_name("small");
    session.replay(recorder);
    CHECK(write_record(recorder.record()) == test::small_record());
    CHECK(recorder.record_so_far() == recorder.record());
}

TEST_CASE("the seed is told when the game draws from it", "[text][record]") {
    auto options = small_options(true);
    const auto listed = test::make(options);
    const Game<BaseGame> listed_game(listed, 7);
    CHECK_FALSE(Recorder<BaseGame>(listed_game, names, 7).record().seed);
    options.draws = Draws::from_seed;
    const auto setup = test::make(options);
    const Game<BaseGame> game(setup, 7);
    CHECK(Recorder<BaseGame>(game, names, 7).record().seed == 7);
    CHECK_FALSE(Recorder<BaseGame>(game, names, std::nullopt).record().seed);
}

TEST_CASE("answers that the game itself gives are recorded too", "[text][record]") {
    // Once the monasteries are the only tiles left, the draw is forced, and with a single square for it the placement.
    auto options = small_options(true);
    options.tiles = {*sets::base_c2.find("BA/RCr"), *sets::base_c2.find("BA/L")};
    options.tiles[0].count = 1;
    options.tiles[1].count = 1;
    const auto setup = test::make(options);
    Session<BaseGame> session(setup);
    // A monastery fits only south of the start tile: nothing is asked before its figure.
    CHECK(session.game().asks<FigureStep>());
    const GameRecord so_far = record_of(session);
    REQUIRE(so_far.turns.size() == 1);
    CHECK(first_line_of(so_far, 0) == "  1. ann [draw BA/L]; place 0 1 turned 0");
    CHECK(so_far.turns[0].answers[1].legal == ListCheck{1, record_checksum<std::uint32_t>("place 0 1 turned 0\n")});
    CHECK_FALSE(so_far.turns[0].outcome);
    say(session, "pass");
    CHECK(first_line_of(record_of(session), 0) == "  1. ann [draw BA/L]; place 0 1 turned 0; pass");
}

TEST_CASE("a scripted game lists its draws", "[text][record]") {
    auto options = small_options(true);
    options.draws = Draws::from_script;
    options.script = {"BA/RFr", "BA/C"};
    const auto setup = test::make(options);
    Session<BaseGame> session(setup);
    say(session, "place 1 0");
    say(session, "pass");
    say(session, "place 0 -1 turned 180");
    say(session, "pass");
    const GameRecord record = record_of(session);
    CHECK_FALSE(record.seed);
    CHECK(first_line_of(record, 0) == "  1. ann [draw BA/RFr]; place 1 0 turned 0; pass");
    CHECK(first_line_of(record, 1) == "  2. bob [draw BA/C]; place 0 -1 turned 180; pass");
    CHECK(verify_record<BaseGame>(record, options.tiles).empty());
}

TEST_CASE("what was taken back is not recorded", "[text][record]") {
    const auto setup = test::make(small_options(false));
    Session<BaseGame> session(setup);
    say(session, "draw U");
    say(session, "place 0 1");
    say(session, "deploy meeple on road");
    REQUIRE(session.undo_to(1));
    say(session, "place 1 0");
    const GameRecord record = record_of(session);
    REQUIRE(record.turns.size() == 1);
    CHECK(first_line_of(record, 0) == "  1. ann [draw BA/RFr]; place 1 0 turned 0");
    CHECK_FALSE(record.end);
    // Written down, it says that the game goes on.
    const std::string text = write_record(record);
    CHECK(text.substr(text.size() - 13) == "\n\nunfinished\n");
    REQUIRE(parse_record(text));
    CHECK(*parse_record(text) == record);
}

TEST_CASE("only turns that are over are in the record of a game that goes on", "[text][record]") {
    const auto setup = test::make(small_options(false));
    Session<BaseGame> session(setup);
    for (const char* const words : {"draw E", "place 0 1 turned 90", "pass", "draw E"}) {
        say(session, words);
    }
    Recorder<BaseGame> recorder(session.game(), names, 1);
    session.replay(recorder);
    CHECK(recorder.record().turns.size() == 1);
    REQUIRE(recorder.record_so_far().turns.size() == 2);
    CHECK(first_line_of(recorder.record_so_far(), 1) == "  2. bob [draw BA/C]");
}

TEST_CASE("a feature is named by the first tile on which the player stands", "[text][record]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto setup = test::make(options);
    Session<BaseGame> session(setup);
    // Ann stands on the road that leaves the start tile to the east and on one that Bob joins with it in the west.
    for (const char* const words : {"draw W", "place 1 0", "deploy meeple on road W", "draw B", "place 0 1", "pass",  //
                                    "draw BA/Rr", "place -1 1 turned 90", "deploy meeple on road N", "draw BA/Rr",    //
                                    "place -1 0 turned 270", "pass", "draw W", "place -2 1", "pass"}) {
        say(session, words);
    }
    const GameRecord record = record_of(session);
    REQUIRE(record.turns.size() == 5);
    REQUIRE(record.turns[3].outcome);
    CHECK(record.turns[3].outcome->supplies == std::vector<RecordedSupply>{{"meeple", {5, 7}}});
    REQUIRE(record.turns[4].outcome);
    CHECK(record.turns[4].outcome->scores == std::vector<RecordedScore>{{0, 5, "road W", {1, 0}, {{5, "tiles", 1}}}});
    CHECK(record.turns[4].outcome->supplies == std::vector<RecordedSupply>{{"meeple", {7, 7}}});
}

TEST_CASE("a tile that fits nowhere is listed in the turn in which it was drawn [BAS-05]", "[text][record][BAS-05]") {
    auto options = small_options(false);
    // No edge of the table is all city.
    options.tiles.push_back(*sets::base_c2.find("BA/Cccc+"));
    const auto setup = test::make(options);
    {
        Session<BaseGame> session(setup);
        for (const char* const words : {"draw U", "place 0 1", "pass", "draw E", "place 0 -1 turned 180", "pass",
                                        "draw C", "draw E", "place 1 -1", "pass"}) {
            say(session, words);
        }
        REQUIRE(session.game().finished());
        const GameRecord record = record_of(session);
        REQUIRE(record.turns.size() == 3);
        CHECK(first_line_of(record, 2) == "  3. ann [draw BA/Cccc+]; [draw BA/C]; place 1 -1 turned 0; pass");
    }
    // After the last turn it belongs to the end.
    Session<BaseGame> session(setup);
    for (const char* const words : {"draw U", "place 0 1", "pass", "draw E", "place 0 -1 turned 180", "pass", "draw E",
                                    "place 1 -1 turned 180", "pass", "draw C"}) {
        say(session, words);
    }
    REQUIRE(session.game().finished());
    const GameRecord record = record_of(session);
    CHECK(record.turns.size() == 3);
    REQUIRE(record.end);
    CHECK(end_text(record) == "end  [draw BA/Cccc+]\nresult ann 0, bob 0\nwinner ann bob\n");
    CHECK(verify_record<BaseGame>(record, options.tiles).empty());
}

TEST_CASE("what another player answers in a turn follows the name", "[text][record][POR-06]") {
    auto options = *switches("base+farmers+porxada");
    options.draws = Draws::by_caller;
    options.plays_forced = false;
    const auto setup = test::make(options);
    Session<StandardRules> session(setup);
    Random random(3);
    // Random games until somebody is asked to accept a swap or to refuse it.
    const auto is_asked = [&] { return session.game().asks<SwapAnswerStep>(); };
    for (int games = 0; games < 50 && !is_asked(); ++games) {
        REQUIRE(session.undo_to(0));
        while (!session.choices().empty() && !is_asked()) {
            session.play(session.choices().nth(random.below(session.choices().count())));
        }
    }
    REQUIRE(is_asked());
    const PlayerId asked = session.player();
    const PlayerId asks = session.game().part().player;
    say(session, "accept swap");
    const GameRecord record = record_of(session);
    const RecordedTurn& turn = record.turns.back();
    CHECK(turn.player == asks.index());
    const std::string line = first_line_of(record, record.turns.size() - 1);
    CHECK(line.find("; " + names[asked.index()] + ": accept swap") != line.npos);
    CHECK(line.find("; choose swap; swap meeple on ") != line.npos);
}

TEST_CASE("what a message brings belongs to its turn, though it is scored as at the end", "[text][record][MSG-20]") {
    const auto setup = test::make(Options<MissionRules>{});
    int as_at_end = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Session<MissionRules> session(setup, seed);
        // Who plays at random seldom comes to a message.
        players::GreedyPlayer<MissionRules> player;
        player.begin(seed);
        while (!session.game().finished()) {
            session.play(player.answer(session.game(), session.choices()));
        }
        std::size_t in_turns = 0;
        std::size_t at_end = 0;
        auto listener = [&](const PointsScored& scored) {
            const bool final = session.game().in_final_scoring();
            ++(final ? at_end : in_turns);
            as_at_end += as_at_the_end(scored.valued) && !final ? 1 : 0;
        };
        session.replay(listener);
        Recorder<MissionRules> recorder(session.game(), names, seed);
        session.replay(recorder);
        std::size_t recorded = 0;
        for (const RecordedTurn& turn : recorder.record().turns) {
            recorded += turn.outcome ? turn.outcome->scores.size() : 0;
        }
        CHECK(recorded == in_turns);
        REQUIRE(recorder.record().end);
        CHECK(recorder.record().end->scores.size() == at_end);
    }
    CHECK(as_at_end > 0);
}
