#include "carcassonne/text/record/game_record.hpp"

#include "catch.hpp"

using namespace carcassonne;

TEST_CASE("a record is compared in all that it says", "[text][record]") {
    const auto differs = [](auto&& change) {
        GameRecord record;
        record.turns.push_back({0, {{0, "pass", ListCheck{1, 2}}}, RecordedOutcome{{}, {}, {0, 0}}});
        record.end.emplace();
        GameRecord other = record;
        CHECK(other == record);
        change(other);
        return !(other == record);
    };
    CHECK(differs([](GameRecord& record) { record.head.name = "another"; }));
    CHECK(differs([](GameRecord& record) { record.head.options.push_back({"base", "edition", "c1"}); }));
    CHECK(differs([](GameRecord& record) { record.head.tile_checksum = 1; }));
    CHECK(differs([](GameRecord& record) { record.seed = 0; }));
    CHECK(differs([](GameRecord& record) { record.turns[0].player = 1; }));
    CHECK(differs([](GameRecord& record) { record.turns[0].answers[0].player.reset(); }));
    CHECK(differs([](GameRecord& record) { record.turns[0].answers[0].action = "pas"; }));
    CHECK(differs([](GameRecord& record) { record.turns[0].answers[0].legal.reset(); }));
    CHECK(differs([](GameRecord& record) { record.turns[0].answers[0].legal->checksum = 3; }));
    CHECK(differs([](GameRecord& record) { record.turns[0].outcome.reset(); }));
    CHECK(differs([](GameRecord& record) { record.turns[0].outcome->points[1] = 1; }));
    CHECK(differs([](GameRecord& record) { record.comments.push_back({0, " a remark"}); }));
    CHECK(differs([](GameRecord& record) { record.end->winners.push_back(1); }));
    CHECK(differs([](GameRecord& record) { record.end.reset(); }));
}
