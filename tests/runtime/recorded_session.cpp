#include "carcassonne/runtime/recorded_session.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/runtime/switches.hpp"
#include "carcassonne/text/record.hpp"

#include "catch.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

/// A game with messages, La Porxada and ghosts that is written down, played by always taking an answer from the middle.
RecordedGame<StandardRules> played(Draws draws, int decisions) {
    auto options = switches("base+farmers+messages+porxada+ghosts");
    REQUIRE(options.has_value());
    options->draws = draws;
    auto game = RecordedGame<StandardRules>::begin(*options, draws == Draws::from_seed ? 7 : 0, {"ann", "bob"});
    REQUIRE(game.has_value());
    for (int i = 0; i < decisions && !game->choices().empty(); ++i) {
        game->play(game->choices().nth(game->choices().count() / 2));
    }
    return *std::move(game);
}

ResumedGame<StandardRules> resumed(const GameRecord& record, const ResumeSettings& settings = {}) {
    auto game = resume_record<StandardRules>(record, settings);
    REQUIRE(game.has_value());
    return *std::move(game);
}

std::string written(const ResumedGame<StandardRules>& game) {
    const auto record = record_of(game.session, game.names);
    REQUIRE(record.has_value());
    return write_record(*record);
}

}  // namespace

TEST_CASE("a game that goes on from a record stands where the record ends", "[runtime]") {
    const Draws draws = GENERATE(Draws::from_seed, Draws::by_caller);
    // At the beginning, in the middle of turns, and long after the end.
    const int decisions = GENERATE(0, 1, 7, 40, 41, 42, 43, 10'000);
    const RecordedGame<StandardRules> game = played(draws, decisions);
    const GameRecord record = game.record_so_far();
    REQUIRE(record.end.has_value() == (decisions == 10'000));

    // Where every decision is asked, as in the recorded game, it stands at the very same one.
    auto again = resumed(record, {{}, false, UndoDraws::allowed});
    CHECK(again.session.game().hash() == game.game().hash());
    CHECK(again.session.choices().count() == game.choices().count());
    CHECK(again.names == std::vector<std::string>{"ann", "bob"});
    CHECK(again.session.seed() == (draws == Draws::from_seed ? 7u : 0u));
    CHECK(written(again) == write_record(record));

    // What chance draws further on is the same, too.
    if (draws == Draws::from_seed && decisions < 10'000) {
        const RecordedGame<StandardRules> later = played(draws, decisions + 5);
        for (int i = 0; i < 5; ++i) {
            again.session.play(again.session.choices().nth(again.session.choices().count() / 2));
        }
        CHECK(again.session.game().hash() == later.game().hash());
    }
}

TEST_CASE("a game that goes on from a record plays forced answers itself, unless told otherwise", "[runtime]") {
    const RecordedGame<StandardRules> game = played(Draws::from_seed, 10'000);
    auto again = resumed(game.record());
    auto asked = resumed(game.record(), {{}, false, UndoDraws::allowed});
    CHECK(again.session.game().finished());
    CHECK(again.session.game().score(PlayerId{0}) == game.game().score(PlayerId{0}));
    CHECK(again.session.game().score(PlayerId{1}) == game.game().score(PlayerId{1}));
    CHECK(again.session.decisions() < asked.session.decisions());
    CHECK(written(again) == write_record(game.record()));
}

TEST_CASE("what a record tells can be taken back", "[runtime]") {
    const RecordedGame<StandardRules> game = played(Draws::from_seed, 40);
    auto again = resumed(game.record_so_far(), {{}, false, UndoDraws::allowed});
    REQUIRE(again.session.decisions() == 40);
    REQUIRE(again.session.undo_to(1).has_value());
    CHECK(again.session.game().hash() == played(Draws::from_seed, 1).game().hash());
    REQUIRE(again.session.jump(40).has_value());
    CHECK(again.session.game().hash() == game.game().hash());

    // Draws that everybody has seen stay.
    auto open = resumed(game.record_so_far(), {{}, false, UndoDraws::forbidden});
    const auto refused = open.session.undo_to(1);
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error() == draw_stays);

    // A resumed game may be kept anywhere: its session follows.
    std::vector<ResumedGame<StandardRules>> kept;
    kept.push_back(std::move(again));
    kept.push_back(std::move(open));
    CHECK(kept[0].session.undo().has_value());
    CHECK(&kept[1].session.game().setup() == kept[1].setup.get());
}

TEST_CASE("a record of a game with tiles of its own goes on with these tiles", "[runtime]") {
    Options<BaseGame> options;
    options.tiles = {sets::base_c1.begin(), sets::base_c1.end()};
    options.tiles.back().count -= 1;
    auto game = RecordedGame<BaseGame>::begin(options, 3);
    REQUIRE(game.has_value());
    for (int i = 0; i < 10; ++i) {
        game->play(game->choices().nth(0));
    }
    const GameRecord record = game->record_so_far();
    const auto again = resume_record<BaseGame>(record, {options.tiles, false, UndoDraws::allowed});
    REQUIRE(again.has_value());
    CHECK(again->session.game().hash() == game->game().hash());

    const auto other = resume_record<BaseGame>(record);
    REQUIRE_FALSE(other.has_value());
    CHECK(other.error().front().where == "tags");
    CHECK(other.error().front().what == "tiles");
}

TEST_CASE("a session is written down from its beginning, or not at all", "[runtime][SES-04][SET-15][SET-16]") {
    Options<BaseGame> options;
    options.plays_forced = false;
    const auto setup = make_setup(options);
    REQUIRE(setup.has_value());
    Session<BaseGame> session(*setup, 5);
    auto game = RecordedGame<BaseGame>::begin({}, 5, {"ann", "bob"});
    REQUIRE(game.has_value());
    for (int i = 0; i < 12; ++i) {
        session.play(session.choices().nth(0));
        game->play(game->choices().nth(0));
    }
    REQUIRE(session.game().hash() == game->game().hash());
    const std::uint64_t hash = session.game().hash();

    const auto record = record_of(session, {"ann", "bob"});
    REQUIRE(record.has_value());
    CHECK(write_record(*record) == write_record(game->record_so_far()));
    const auto unnamed = record_of(session);
    REQUIRE(unnamed.has_value());
    CHECK(unnamed->head.players == *player_names(2, {}));

    // What is taken back is not told.
    REQUIRE(session.undo().has_value());
    const auto shorter = record_of(session, {"ann", "bob"});
    REQUIRE(shorter.has_value());
    CHECK(write_record(*shorter).size() < write_record(*record).size());
    REQUIRE(session.redo().has_value());

    const auto two_words = record_of(session, {"ann", "bob the second"});
    REQUIRE_FALSE(two_words.has_value());
    CHECK(two_words.error().refusal.rule == "SET-15");
    const auto twins = record_of(session, {"ann", "ann"});
    REQUIRE_FALSE(twins.has_value());
    CHECK(twins.error() == repeated_name);

    const Session<BaseGame> later(session.game());
    CHECK_FALSE(later.knows_beginning());
    const auto refused = record_of(later, {"ann", "bob"});
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error() == beginning_is_not_known);
    CHECK(session.game().hash() == hash);
}

TEST_CASE("a game keeps its name and its players when it goes on", "[runtime]") {
    RecordedGame<StandardRules> game = played(Draws::from_seed, 10);
    game.set_name("final");
    const auto again = resumed(game.record_so_far());
    CHECK(again.name == "final");
    CHECK(again.names == std::vector<std::string>{"ann", "bob"});
    CHECK(resumed(played(Draws::from_seed, 10).record_so_far()).name.empty());
    // Whoever writes it down again says what it is called.
    auto record = record_of(again.session, again.names);
    REQUIRE(record.has_value());
    CHECK(record->head.name.empty());
    record->head.name = again.name;
    CHECK(write_record(*record) == write_record(game.record_so_far()));
}

TEST_CASE("a session that draws from a script goes on as one that asks for its draws", "[runtime]") {
    Options<BaseGame> options;
    options.draws = Draws::from_script;
    options.script = {"BA/L", "BA/RFr", "BA/RRRR"};
    options.plays_forced = false;
    const auto setup = make_setup(options);
    REQUIRE(setup.has_value());
    Session<BaseGame> session(*setup);
    for (int i = 0; i < 2; ++i) {
        session.play(session.choices().nth(0));
    }
    const auto record = record_of(session);
    REQUIRE(record.has_value());
    CHECK_FALSE(record->seed.has_value());
    CHECK(write_record(*record).find("[draw BA/RFr]") != std::string::npos);

    auto again = resume_record<BaseGame>(*record, {{}, false, UndoDraws::allowed});
    REQUIRE(again.has_value());
    // The draws are decisions now, so there are more.
    CHECK(again->session.decisions() > session.decisions());
    CHECK(again->session.game().tiles_left() == session.game().tiles_left());
    CHECK(again->session.game().board().tile_count() == session.game().board().tile_count());
    REQUIRE(again->session.undo().has_value());
}

TEST_CASE("nobody can go on with a record that is not true", "[runtime]") {
    GameRecord record = played(Draws::from_seed, 40).record_so_far();

    SECTION("points that nobody has") {
        record.turns.front().outcome->points[0] += 1;
        const auto again = resume_record<StandardRules>(record);
        REQUIRE_FALSE(again.has_value());
        REQUIRE(again.error().size() == 1);
        CHECK(again.error().front().where == "turn 1");
        CHECK(again.error().front().what == "points");
    }
    SECTION("an answer that is not legal") {
        record.turns[2].answers[1].action = "place 90 90 turned 0";
        const auto again = resume_record<StandardRules>(record);
        REQUIRE_FALSE(again.has_value());
        CHECK(again.error().front().what == "place 90 90 turned 0");
    }
    SECTION("players that a game cannot have") {
        for (const std::vector<std::string>& players :
             {std::vector<std::string>{"ann"}, std::vector<std::string>{"a", "b", "c", "d", "e", "f", "g"}}) {
            record.head.players = players;
            const auto again = resume_record<StandardRules>(record);
            REQUIRE_FALSE(again.has_value());
            CHECK(again.error().front().what == "set-up");
            CHECK(again.error().front().found.find("BAS-02") == 0);
        }
    }
    SECTION("tiles that a game cannot have") {
        std::vector<Tile> tiles(sets::base_c1.begin(), sets::base_c1.end());
        tiles.front().count = 16;
        const auto again = resume_record<StandardRules>(record, {tiles, true, UndoDraws::allowed});
        REQUIRE_FALSE(again.has_value());
        CHECK(again.error().front().what == "set-up");
        CHECK(again.error().front().found.find("SET-11") == 0);
    }
    SECTION("rules that these are not") {
        const auto again = resume_record<BaseGame>(record);
        REQUIRE_FALSE(again.has_value());
        CHECK(again.error().front().where == "tags");
        CHECK(again.error().front().what == "rules");
    }
}
