#include "carcassonne/text/record/verifier.hpp"

#include "carcassonne/modules/river.hpp"
#include "carcassonne/runtime/mission_rules.hpp"
#include "carcassonne/text/record/parser.hpp"

#include "text/small_game.hpp"

#include "catch.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace carcassonne;

namespace {

GameRecord small_game() {
    const auto record = parse_record(test::small_record());
    REQUIRE(record);
    return *record;
}

/// "turn 1, points:  4 0 <>  4 1", a line for each difference: where, what, what the record says, what the rules say.
template <class Rules = BaseGame>
std::string differences_in(const GameRecord& record, const std::vector<Tile>& tiles = test::small_tiles()) {
    std::string text;
    for (const RecordDifference& difference : verify_record<Rules>(record, tiles)) {
        text +=
            difference.where + ", " + difference.what + ": " + difference.expected + " <> " + difference.found + "\n";
    }
    return text;
}

struct Wrong {
    std::function<void(GameRecord&)> change;
    std::string differences;
};

void check(const std::vector<Wrong>& wrongs) {
    for (const Wrong& wrong : wrongs) {
        GameRecord record = small_game();
        wrong.change(record);
        CHECK(differences_in(record) == wrong.differences);
    }
}

std::string said(const Refusal& refusal) { return std::string(refusal.rule) + ": " + std::string(refusal.text); }

/// Two tiles of one kind besides the start tile, so that every seed draws the same.
std::vector<Tile> same_tiles() {
    std::vector<Tile> tiles = test::small_tiles();
    tiles.pop_back();
    return tiles;
}
GameRecord seeded_game() {
    Options<BaseGame> options;
    options.tiles = same_tiles();
    auto game = RecordedGame<BaseGame>::begin(options, 1, {"ann", "bob"});
    REQUIRE(game);
    while (!game->choices().empty()) {
        game->play(game->choices().nth(0));
    }
    return game->record();
}

}  // namespace

TEST_CASE("the record that the tests below spoil is sound", "[text][record]") {
    CHECK(differences_in(small_game()) == "");
    CHECK(differences_in(seeded_game(), same_tiles()) == "");
}

TEST_CASE("a wrong tag is found out", "[text][record]") {
    const std::string tiles = test::small_tiles_text();
    check({
        {[](GameRecord& record) { record.head.rules = "base+farmers+dragon"; },
         "tags, rules: base+farmers+dragon <> base+farmers\n"},
        {[](GameRecord& record) { record.head.rules = "base"; },
         "tags, set-up: a game <> " + said(fixed_module_is_off) + "\n"},
        {[](GameRecord& record) {
             record.head.options = {{"base", "editions", "c1"}};
         },
         "tags, option: base.editions c1 <> no such option\n"},
        {[](GameRecord& record) {
             record.head.options = {{"base", "edition", "c9"}, {"basic", "edition", "c1"}};
         },
         "tags, option: base.edition c9 <> no such option\ntags, option: basic.edition c1 <> no such option\n"},
        {[](GameRecord& record) { record.head.tile_set = "base-c2"; },
         "tags, tiles: base-c2" + tiles.substr(3) + " <> " + tiles + "\n"},
        {[](GameRecord& record) { record.head.tile_count = 5; },
         "tags, tiles: own 5" + tiles.substr(5) + " <> " + tiles + "\n"},
        {[](GameRecord& record) { record.head.tile_checksum = 0; },
         "tags, tiles: own 4 0000000000000000 <> " + tiles + "\n"},
        {[](GameRecord& record) { record.head.players.resize(1); },
         "tags, set-up: a game <> " + said(wrong_player_count) + "\n"},
        {[](GameRecord& record) { record.head.players[1] = "ann"; },
         "tags, set-up: a game <> " + said(repeated_name) + " (ann)\n"},
        {[](GameRecord& record) { record.head.players[1] = "b b"; },
         "tags, set-up: a game <> " + said(name_is_no_word) + " (b b)\n"},
    });
}

TEST_CASE("an answer that is not legal or not understood is found out", "[text][record]") {
    const auto answer = [](std::size_t turn, std::size_t number, const char* words) {
        return [=](GameRecord& record) { record.turns[turn].answers[number].action = words; };
    };
    const std::string no_action = "an action of the game <> ";
    check({
        {answer(0, 0, "draw BA/X"), "turn 1, draw BA/X: the id of a tile of the game <> BA/X\n"},
        {answer(0, 0, "draw BA/RCr"), "turn 1, draw BA/RCr: is legal <> " + said(tile_not_left) + "\n"},
        {answer(0, 1, "place 0 2 turned 180"),
         "turn 1, place 0 2 turned 180: is legal <> " + said(square_is_apart) + "\n"},
        {answer(0, 1, "place 0 0 turned 180"),
         "turn 1, place 0 0 turned 180: is legal <> " + said(square_is_taken) + "\n"},
        {answer(0, 1, "place 0 -1"), "turn 1, place 0 -1: is legal <> " + said(edge_does_not_fit) + "\n"},
        {answer(0, 1, "place 0 -1 turned 45"), "turn 1, place 0 -1 turned 45: 0, 90, 180 or 270 <> 45\n"},
        {answer(0, 1, "pass"), "turn 1, pass: is legal <> " + said(nothing_to_pass) + "\n"},
        {answer(0, 2, "deploy meeple on city N"),
         "turn 1, deploy meeple on city N: a segment of the tile that lies there <> city\n"},
        {answer(0, 2, "deploy abbot on city S"), "turn 1, deploy abbot on city S: a figure of the game <> abbot\n"},
        {answer(1, 2, "fly"), "turn 2, fly: " + no_action + "fly\n"},
        {answer(1, 2, ""), "turn 2, : " + no_action + "end of the line\n"},
        {answer(2, 1, "place 0 1 turned 180;"), "turn 3, place 0 1 turned 180;: the end of the line <> ;\n"},
    });
}

TEST_CASE("an answer of somebody else is found out", "[text][record]") {
    check({
        {[](GameRecord& record) { record.turns[0].answers[1].player = 1; },
         "turn 1, place 0 -1 turned 180: is decided by bob <> is decided by ann\n"},
        {[](GameRecord& record) { record.turns[0].answers[1].player.reset(); },
         "turn 1, place 0 -1 turned 180: is decided by chance <> is decided by ann\n"},
        {[](GameRecord& record) { record.turns[1].answers[0].player = 0; },
         "turn 2, draw BA/RFr: is decided by ann <> is decided by chance\n"},
        {[](GameRecord& record) { record.turns[1].player = 0; }, "turn 2, player: ann <> bob\n"},
    });
}

TEST_CASE("a turn that ends too early or too late is found out", "[text][record]") {
    check({
        {[](GameRecord& record) { record.turns[0].answers.pop_back(); }, "turn 1, turn: is over <> goes on\n"},
        {[](GameRecord& record) {
             for (const RecordedAnswer& answer : record.turns[1].answers) {
                 record.turns[0].answers.push_back(answer);
             }
             record.turns[1] = record.turns[2];
             record.turns.pop_back();
         },
         "turn 1, turn: is over <> was over before\n"},
        {[](GameRecord& record) { record.turns.pop_back(); }, "end, end: the game is over <> 1 tiles are left\n"},
        {[](GameRecord& record) {
             record.turns.push_back({1, {{1, "pass", {}}}, {}});
         },
         "turn 4, pass: is legal <> " + said(game_is_over) + "\n"},
        {[](GameRecord& record) {
             record.end->answers.push_back({1, "pass", {}});
         },
         "end, pass: is legal <> " + said(game_is_over) + "\n"},
        {[](GameRecord& record) {
             record.end->answers = record.turns[2].answers;
             record.turns.pop_back();
         },
         "end, answer: draw BA/C <> nothing\n"},
        // In the middle of a turn a record may end, but not tell what came of the turn.
        {[](GameRecord& record) {
             record.end.reset();
             record.turns[2].answers.pop_back();
         },
         "turn 3, turn: is over <> goes on\n"},
    });
}

TEST_CASE("an unfinished record is compared as far as it goes", "[text][record]") {
    GameRecord record = small_game();
    record.end.reset();
    CHECK(differences_in(record) == "end, unfinished: the game goes on <> the game is over\n");
    record.turns[2].outcome.reset();
    CHECK(differences_in(record) == "end, unfinished: the game goes on <> the game is over\n");
    record.turns[2].answers.pop_back();
    CHECK(differences_in(record) == "");
    record.turns[2].answers.pop_back();
    CHECK(differences_in(record) == "");
    record.turns[2].player = 1;
    CHECK(differences_in(record) == "turn 3, player: bob <> ann\n");
    record.turns.pop_back();
    CHECK(differences_in(record) == "");
    ++record.turns[1].outcome->points[0];
    CHECK(differences_in(record) == "turn 2, points:  5 0 <>  4 0\n");
    record.turns.clear();
    CHECK(differences_in(record) == "");
}

TEST_CASE("a wrong list of legal answers is found out", "[text][record]") {
    const auto legal_of = [](std::size_t number, const std::vector<std::string>& lines, const std::string& count) {
        const std::string text = test::list_text(lines);
        const std::string sum = text.substr(text.find(' '));
        return std::to_string(number) + sum + " <> " + count + sum + "\n";
    };
    check({
        {[](GameRecord& record) { record.turns[0].answers[1].legal->count = 5; },
         "turn 1, legal answers at place 0 -1 turned 180: " + legal_of(5, test::small_placements(1), "4")},
        {[](GameRecord& record) { record.turns[1].answers[2].legal->count = 3; },
         "turn 2, legal answers at deploy meeple on road E.W: " + legal_of(3, test::small_figures(2), "4")},
        {[](GameRecord& record) { record.turns[2].answers[1].legal->checksum = 0x12345; },
         "turn 3, legal answers at place 0 1 turned 180: 14 00012345 <> " + test::list_text(test::small_placements(3)) +
             "\n"},
        {[](GameRecord& record) { record.turns[2].answers[1].legal.reset(); }, ""},
    });
}

TEST_CASE("a wrong score, supply or number of points is found out", "[text][record]") {
    const std::string score = "ann 4 for city S at 0 -1: 2 tiles x 2\n";
    const auto scored = [&](const std::string& text) { return "turn 1, score: " + text + " <> " + score; };
    const auto of = [](GameRecord& record) -> RecordedScore& { return record.turns[0].outcome->scores[0]; };
    check({
        {[&](GameRecord& record) { of(record).points = 5; }, scored("ann 5 for city S at 0 -1: 2 tiles x 2")},
        {[&](GameRecord& record) { of(record).player = 1; }, scored("bob 4 for city S at 0 -1: 2 tiles x 2")},
        {[&](GameRecord& record) { of(record).at.x = 1; }, scored("ann 4 for city S at 1 -1: 2 tiles x 2")},
        {[&](GameRecord& record) { of(record).place = "nothing"; }, scored("ann 4 for nothing at 0 -1: 2 tiles x 2")},
        {[&](GameRecord& record) { of(record).terms[0].count = 1; }, scored("ann 4 for city S at 0 -1: 1 tiles x 2")},
        {[&](GameRecord& record) { of(record).terms[0].each = 1; }, scored("ann 4 for city S at 0 -1: 2 tiles x 1")},
        {[&](GameRecord& record) { of(record).terms[0].what = "inns"; },
         scored("ann 4 for city S at 0 -1: 2 inns x 2")},
        {[&](GameRecord& record) { of(record).terms.clear(); }, scored("ann 4 for city S at 0 -1")},
        {[](GameRecord& record) { record.turns[0].outcome->scores.clear(); }, scored("nothing")},
        {[&](GameRecord& record) { record.turns[1].outcome->scores = {of(record)}; },
         "turn 2, score: " + score.substr(0, score.size() - 1) + " <> nothing\n"},
        {[](GameRecord& record) { record.turns[1].outcome->supplies[0].counts[1] = 7; },
         "turn 2, supply: meeple 7 7 <> meeple 7 6\n"},
        {[](GameRecord& record) { record.turns[1].outcome->supplies[0].figure = "abbot"; },
         "turn 2, supply: abbot 7 6 <> meeple 7 6\n"},
        {[](GameRecord& record) {
             record.turns[1].outcome->supplies.push_back({"abbot", {1, 1}});
         },
         "turn 2, supply: meeple 7 6, abbot 1 1 <> meeple 7 6\n"},
        {[](GameRecord& record) { record.turns[1].outcome->points[1] = -1; }, "turn 2, points:  4 -1 <>  4 0\n"},
        // What the record does not tell is not missed.
        {[](GameRecord& record) { record.turns[1].outcome->supplies.clear(); }, ""},
        {[](GameRecord& record) { record.turns[1].outcome.reset(); }, ""},
    });
}

TEST_CASE("all differences of a turn and of the end are told", "[text][record]") {
    check({{[](GameRecord& record) {
                record.turns[0].outcome->scores.clear();
                record.turns[0].outcome->points = {0, 0};
                record.turns[1].outcome->supplies[0].counts = {7, 7};
                record.end->points = {1, 2};
                record.end->winners = {1};
            },
            "turn 1, score: nothing <> ann 4 for city S at 0 -1: 2 tiles x 2\n"
            "turn 1, points:  0 0 <>  4 0\n"
            "turn 2, supply: meeple 7 7 <> meeple 7 6\n"
            "end, result:  1 2 <>  5 2\n"
            "end, winner: bob <> ann\n"}});
}

TEST_CASE("a wrong end is found out", "[text][record]") {
    check({
        {[](GameRecord& record) { record.end->scores[0].points = 2; },
         "end, final score: ann 2 for city S at 0 1: 1 tiles x 1 <> ann 1 for city S at 0 1: 1 tiles x 1\n"},
        {[](GameRecord& record) { record.end->scores.pop_back(); },
         "end, final score: nothing <> bob 2 for road E.W at 1 0: 2 tiles x 1\n"},
        {[](GameRecord& record) { record.end->scores.push_back(record.end->scores[0]); },
         "end, final score: ann 1 for city S at 0 1: 1 tiles x 1 <> nothing\n"},
        {[](GameRecord& record) { record.end->points[1] = 1; }, "end, result:  5 1 <>  5 2\n"},
        {[](GameRecord& record) { record.end->winners = {1}; }, "end, winner: bob <> ann\n"},
        {[](GameRecord& record) {
             record.end->winners = {0, 1};
         },
         "end, winner: ann bob <> ann\n"},
        // The order of scores says nothing.
        {[](GameRecord& record) { std::swap(record.end->scores[0], record.end->scores[1]); }, ""},
    });
}

TEST_CASE("a rotation in which the tile looks the same is the same answer", "[text][record]") {
    check({{[](GameRecord& record) { record.turns[1].answers[1].action = "place 1 0 turned 180"; }, ""}});
}

TEST_CASE("what chance did is compared with what the seed draws", "[text][record]") {
    const auto check_chance = [](std::size_t turn, const std::string& words, const std::string& differences) {
        GameRecord record = seeded_game();
        record.turns[turn].answers[0].action = words;
        CHECK(differences_in(record, same_tiles()) == differences);
    };
    check_chance(0, "draw E", "");
    check_chance(0, "draw BA/RCr", "turn 1, draw: draw BA/RCr <> draw BA/C\n");
    check_chance(0, "draw D", "turn 1, draw: draw D <> draw BA/C\n");
    check_chance(1, "draw nothing", "turn 2, draw: draw nothing <> draw BA/C\n");
    check_chance(1, "pass", "turn 2, draw: pass <> draw BA/C\n");
    check_chance(1, "dra", "turn 2, draw: dra <> draw BA/C\n");
    // An answer that is not legal because another tile came: the tile is what is different.
    GameRecord other_tile = seeded_game();
    other_tile.turns[1].answers[0].action = "draw BA/RCr";
    other_tile.turns[1].answers[1].action = "place 30 30 turned 0";
    CHECK(differences_in(other_tile, same_tiles()) == "turn 2, draw: draw BA/RCr <> draw BA/C\n");
    other_tile.turns[1].answers[0].action = "draw BA/C";
    CHECK(differences_in(other_tile, same_tiles()) ==
          "turn 2, place 30 30 turned 0: is legal <> " + said(square_is_apart) + "\n");
    GameRecord record = seeded_game();
    record.turns[0].answers.insert(record.turns[0].answers.begin(), record.turns[0].answers[0]);
    CHECK(differences_in(record, same_tiles()).rfind("turn 1, answer: draw BA/C <> place ", 0) == 0);
    record = seeded_game();
    record.turns[0].answers.erase(record.turns[0].answers.begin());
    CHECK(differences_in(record, same_tiles()) ==
          "turn 1, answer: " + record.turns[0].answers[0].action + " <> draw BA/C\n");
}

TEST_CASE("a letter may stand for several tiles", "[text][record]") {
    // BA/C and BA/CG, with a garden, have the letter E; the base game has more such pairs.
    Options<BaseGame> options;
    auto game = RecordedGame<BaseGame>::begin(options, 9);
    REQUIRE(game);
    Random random(9);
    while (!game->choices().empty()) {
        game->play(game->choices().nth(random.below(game->choices().count())));
    }
    GameRecord record = game->record();
    std::size_t gardens = 0;
    for (RecordedTurn& turn : record.turns) {
        for (RecordedAnswer& answer : turn.answers) {
            if (!answer.player) {
                const std::string id = answer.action.substr(5);
                gardens += id.back() == 'G' ? 1u : 0u;
                answer.action = "draw " + std::string(1, sets::base_c2.find(id)->letter);
            }
        }
    }
    CHECK(gardens == 8);
    CHECK(differences_in(record, {}) == "");
}

TEST_CASE("a player who begins by chance may be called by the seat", "[text][record][BAS-21]") {
    Options<BaseGame> options;
    options.players = 3;
    options.of<Base>().first_player = FirstPlayer::random;
    const auto game = RecordedGame<BaseGame>::begin(options, 2);
    REQUIRE(game);
    GameRecord record = game->record_so_far();
    REQUIRE(record.turns.size() == 1);
    const std::size_t first = record.turns[0].player;
    CHECK(record.turns[0].answers[0].action == "begin " + record.head.players[first]);
    record.turns[0].answers[0].action = "begin " + std::to_string(first);
    CHECK(differences_in(record, {}) == "");
    record.turns[0].answers[0].action = "begin " + std::to_string((first + 1) % 3);
    CHECK(differences_in(record, {}) ==
          "turn 1, draw: " + record.turns[0].answers[0].action + " <> begin " + record.head.players[first] + "\n");
    record.seed.reset();
    CHECK(differences_in(record, {}) ==
          "turn 1, player: " + record.head.players[first] + " <> " + record.head.players[(first + 1) % 3] + "\n");
}

TEST_CASE("a record of other rules is not verified by these", "[text][record]") {
    struct BaseAlone : Ruleset<Base> {};
    CHECK(differences_in<BaseAlone>(small_game()) == "tags, rules: base+farmers <> base\n");
    struct WithRiver : Ruleset<Base, Farmers, River> {};
    CHECK(differences_in<WithRiver>(small_game()) == "tags, set-up: a game <> " + said(fixed_module_is_off) + "\n");
    struct Optionals : Ruleset<Base, Optional<Farmers>, Optional<River>> {};
    CHECK(differences_in<Optionals>(small_game()) == "");
}

TEST_CASE("a game is shown before the first answer and after each", "[text][record]") {
    std::vector<unsigned> left;
    const auto visit = [&](const RecordedGame<BaseGame>& game) { left.push_back(game.game().tiles_left()); };
    CHECK(replay_record<BaseGame>(small_game(), visit, test::small_tiles()).empty());
    CHECK(left == std::vector<unsigned>{3, 2, 2, 2, 1, 1, 1, 0, 0, 0});
    // Up to the answer that is wrong.
    left.clear();
    GameRecord record = small_game();
    record.turns[1].answers[1].action = "fly";
    CHECK(replay_record<BaseGame>(record, visit, test::small_tiles()).size() == 1);
    CHECK(left == std::vector<unsigned>{3, 2, 2, 2, 1});
    // Of a record of other rules nothing is shown.
    left.clear();
    record.head.rules = "chess";
    CHECK(replay_record<BaseGame>(record, visit, test::small_tiles()).size() == 1);
    CHECK(left.empty());
}

TEST_CASE("a fault in an answer is one line", "[text][record]") {
    CHECK(answer_fault_text(Error(not_the_time)) == "BAS-04: the open decision asks for something else");
    CHECK(answer_fault_text(NotationError{1, 3, "a word", ShortText<31>("none")}) == "expected a word, found none");
}

TEST_CASE("no digit of a record can be changed unnoticed", "[text][record]") {
    Options<MissionRules> options;
    auto game = RecordedGame<MissionRules>::begin(options, 21);
    REQUIRE(game);
    Random random(21);
    while (!game->choices().empty()) {
        game->play(game->choices().nth(random.below(game->choices().count())));
    }
    const std::string text = write_record(game->record());
    const std::size_t begin = text.find("tiles ");
    const auto step = static_cast<std::size_t>(20000 / test::scaled(500));
    std::size_t changed = 0;
    for (std::size_t at = begin; at < text.size(); ++at) {
        const std::size_t turned = text.rfind("turned", at);
        const bool in_rotation = turned != text.npos && at - turned < 10;
        if (text[at] < '0' || text[at] > '9' || in_rotation || at % step != 0) {
            continue;
        }
        std::string spoilt = text;
        spoilt[at] = spoilt[at] == '9' ? '0' : static_cast<char>(spoilt[at] + 1);
        INFO("at " << at << ": " << text.substr(at < 20 ? 0 : at - 20, 40));
        const auto record = parse_record(spoilt);
        CHECK((!record || !verify_record<MissionRules>(*record).empty()));
        ++changed;
    }
    CHECK(changed > 0);
}
