#include "carcassonne/text/record_verifier.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/text/record_parser.hpp"

#include "catch.hpp"
#include "test_paths.hpp"

#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

using namespace carcassonne;

namespace {

/// A game of two in which a tile fitted nowhere.
std::string recorded_text() {
    std::ifstream file(std::string(test::data_folder) + "/games/base-2p-3.txt", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

GameRecord recorded_game() {
    const auto record = parse_record(recorded_text());
    REQUIRE(record);
    return *record;
}

/// The first turn in which somebody scores.
RecordedTurn& scoring_turn(GameRecord& record) {
    for (RecordedTurn& turn : record.turns) {
        if (!turn.scores.empty()) {
            return turn;
        }
    }
    FAIL("nobody scores");
    return record.turns.front();
}

struct Wrong {
    const char* what;
    std::function<void(GameRecord&)> change;
    const char* where;
};

void check_found(const Wrong& wrong) {
    INFO(wrong.what);
    GameRecord record = recorded_game();
    wrong.change(record);
    const auto differences = verify_record<BaseGame>(record);
    REQUIRE_FALSE(differences.empty());
    CHECK(differences[0].where == wrong.where);
    CHECK(differences[0].what == wrong.what);
    CHECK(differences[0].expected != differences[0].found);
    for (const RecordDifference& difference : differences) {
        CHECK_FALSE(difference.expected.empty());
        CHECK_FALSE(difference.found.empty());
    }
}

}  // namespace

TEST_CASE("the record that the tests below spoil is sound", "[text][record]") {
    const GameRecord record = recorded_game();
    CHECK(verify_record<BaseGame>(record).empty());
    CHECK(record.turns.size() == 70);
    CHECK(record.turns[5].discarded == std::vector<std::string>{"BA/L"});
}

TEST_CASE("a wrong tag is found out", "[text][record]") {
    const Wrong wrongs[] = {
        {"rules", [](GameRecord& record) { record.rules = "base"; }, "tags"},
        {"option", [](GameRecord& record) { record.options[0].name = "editions"; }, "tags"},
        {"option", [](GameRecord& record) { record.options[0].value = "c9"; }, "tags"},
        {"tiles", [](GameRecord& record) { record.options.clear(); }, "tags"},
        {"tiles", [](GameRecord& record) { record.tile_set = "base-c2"; }, "tags"},
        {"tiles", [](GameRecord& record) { ++record.tile_count; }, "tags"},
        {"tiles", [](GameRecord& record) { ++record.tile_checksum; }, "tags"},
        {"first player", [](GameRecord& record) { record.first_player = 1; }, "tags"},
        {"set-up", [](GameRecord& record) { record.players.resize(1); }, "tags"},
        {"tile", [](GameRecord& record) { record.seed = 1; }, "turn 1"},
        {"supply", [](GameRecord& record) { record.players.push_back("green"); }, "turn 1"},
    };
    for (const Wrong& wrong : wrongs) {
        check_found(wrong);
    }
}

TEST_CASE("a wrong move is found out", "[text][record]") {
    const Wrong wrongs[] = {
        {"draw of BA/X", [](GameRecord& record) { record.turns[0].tile = "BA/X"; }, "turn 1"},
        {"placement BA/Rr at 0 2 turned 270", [](GameRecord& record) { record.turns[0].at.y = 2; }, "turn 1"},
        {"placement BA/Rr at 0 1 turned 90", [](GameRecord& record) { record.turns[0].rotation = Rotation::quarter; },
         "turn 1"},
        {"meeple on city N", [](GameRecord& record) { record.turns[1].place = "city N"; }, "turn 2"},
        {"abbot on city S.W", [](GameRecord& record) { record.turns[1].figure = "abbot"; }, "turn 2"},
        {"player", [](GameRecord& record) { record.turns[0].player = 1; }, "turn 1"},
    };
    for (const Wrong& wrong : wrongs) {
        check_found(wrong);
    }
}

TEST_CASE("wrong draws are found out", "[text][record]") {
    SECTION("a discarded tile that is not mentioned is there at the end") {
        GameRecord record = recorded_game();
        record.turns[5].discarded.clear();
        const auto differences = verify_record<BaseGame>(record);
        REQUIRE(differences.size() == 1);
        CHECK(differences[0].where == "end");
        CHECK(differences[0].found == "1 tiles are left");
    }
    SECTION("a tile that could be placed is not discarded") {
        GameRecord record = recorded_game();
        record.turns[4].discarded = {"BA/RRRR"};
        const auto differences = verify_record<BaseGame>(record);
        REQUIRE_FALSE(differences.empty());
        CHECK(differences[0].where == "turn 5");
        CHECK(differences[0].expected == "is legal");
    }
    SECTION("a tile that fits nowhere is not placed") {
        GameRecord record = recorded_game();
        record.turns[5].tile = "BA/L";
        record.turns[5].discarded.clear();
        const auto differences = verify_record<BaseGame>(record);
        REQUIRE_FALSE(differences.empty());
        CHECK(differences[0].where == "turn 6");
        CHECK(differences[0].what == "tile BA/L");
        CHECK(differences[0].found == "fits nowhere");
    }
    SECTION("a missing turn") {
        GameRecord record = recorded_game();
        record.turns.pop_back();
        const auto differences = verify_record<BaseGame>(record);
        REQUIRE_FALSE(differences.empty());
        CHECK(differences[0].where == "end");
    }
}

TEST_CASE("a wrong list, score, supply or number of points is found out", "[text][record]") {
    const Wrong wrongs[] = {
        {"legal placements", [](GameRecord& record) { ++record.turns[0].placements.count; }, "turn 1"},
        {"legal placements", [](GameRecord& record) { ++record.turns[0].placements.checksum; }, "turn 1"},
        {"ways to deploy", [](GameRecord& record) { --record.turns[0].deployments.count; }, "turn 1"},
        {"ways to deploy", [](GameRecord& record) { --record.turns[0].deployments.checksum; }, "turn 1"},
        {"score", [](GameRecord& record) { ++scoring_turn(record).scores[0].points; }, "turn 10"},
        {"score", [](GameRecord& record) { scoring_turn(record).scores[0].player = 1; }, "turn 10"},
        {"score", [](GameRecord& record) { ++scoring_turn(record).scores[0].at.x; }, "turn 10"},
        {"score", [](GameRecord& record) { scoring_turn(record).scores[0].place = "road W"; }, "turn 10"},
        {"score", [](GameRecord& record) { ++scoring_turn(record).scores[0].terms[0].count; }, "turn 10"},
        {"score", [](GameRecord& record) { ++scoring_turn(record).scores[0].terms[0].each; }, "turn 10"},
        {"score", [](GameRecord& record) { scoring_turn(record).scores[0].terms[0].what = "inns"; }, "turn 10"},
        {"score", [](GameRecord& record) { scoring_turn(record).scores.clear(); }, "turn 10"},
        {"score", [](GameRecord& record) { record.turns[0].scores = scoring_turn(record).scores; }, "turn 1"},
        {"supply", [](GameRecord& record) { ++record.turns[0].supplies[0].counts[0]; }, "turn 1"},
        {"supply", [](GameRecord& record) { record.turns[0].supplies[0].figure = "abbot"; }, "turn 1"},
        {"supply",
         [](GameRecord& record) {
             record.turns[0].supplies.push_back({"abbot", {1, 1}});
         },
         "turn 1"},
        {"points", [](GameRecord& record) { ++record.turns[0].points[1]; }, "turn 1"},
    };
    for (const Wrong& wrong : wrongs) {
        check_found(wrong);
    }
}

TEST_CASE("a wrong end is found out", "[text][record]") {
    const Wrong wrongs[] = {
        {"final score", [](GameRecord& record) { ++record.final_scores[0].points; }, "end"},
        {"final score", [](GameRecord& record) { record.final_scores.pop_back(); }, "end"},
        {"final score", [](GameRecord& record) { record.final_scores.push_back(record.final_scores[0]); }, "end"},
        {"result", [](GameRecord& record) { --record.points[1]; }, "end"},
        {"winner", [](GameRecord& record) { record.winners = {0}; }, "end"},
        {"winner",
         [](GameRecord& record) {
             record.winners = {0, 1};
         },
         "end"},
    };
    for (const Wrong& wrong : wrongs) {
        check_found(wrong);
    }
}

TEST_CASE("a record of other rules is not verified by these", "[text][record]") {
    struct BaseAlone : Ruleset<Base> {};
    const auto differences = verify_record<BaseAlone>(recorded_game());
    REQUIRE(differences.size() == 1);
    CHECK(differences[0].what == "rules");
    CHECK(differences[0].found == "base");
}

TEST_CASE("a rotation in which the tile looks the same is the same move", "[text][record]") {
    GameRecord record = recorded_game();
    std::size_t turned = 0;
    for (RecordedTurn& turn : record.turns) {
        if (turn.tile == "BA/Cccc+" || turn.tile == "BA/RFr" || turn.tile == "BA/CFc+") {
            turn.rotation = static_cast<Rotation>((index(turn.rotation) + 2) % 4);
            ++turned;
        }
    }
    CHECK(turned > 2);
    CHECK(verify_record<BaseGame>(record).empty());
}

TEST_CASE("the order of scores says nothing", "[text][record]") {
    GameRecord record = recorded_game();
    std::swap(record.final_scores.front(), record.final_scores.back());
    CHECK(verify_record<BaseGame>(record).empty());
}

TEST_CASE("no digit of a record can be changed unnoticed", "[text][record]") {
    const std::string text = recorded_text();
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
        CHECK((!record || !verify_record<BaseGame>(*record).empty()));
        ++changed;
    }
    CHECK(changed > 0);
}
