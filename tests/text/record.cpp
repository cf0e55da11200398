#include "carcassonne/text/record.hpp"

#include "carcassonne/games.hpp"

#include "catch.hpp"
#include "test_paths.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace carcassonne;

namespace {

/// Plays at random to the end.
GameRecord random_game(const Options<BaseGame>& options, std::uint64_t seed) {
    auto begun = RecordedGame<BaseGame>::begin(options, seed);
    REQUIRE(begun);
    RecordedGame<BaseGame> game = *std::move(begun);
    Random random(seed, 2);
    while (game.choices().count() != 0) {
        game.play(game.choices().nth(random.below(game.choices().count())));
    }
    return game.record();
}

std::string differences_in(const GameRecord& record) {
    std::string text;
    for (const RecordDifference& difference : verify_record<BaseGame>(record)) {
        text += difference.where + ", " + difference.what + ": expected " + difference.expected + ", found " +
                difference.found + "\n";
    }
    return text;
}

void check_round_trip(const GameRecord& record) {
    const std::string text = write_record(record);
    const auto again = parse_record(text);
    REQUIRE(again);
    CHECK(*again == record);
    CHECK(write_record(*again) == text);
    CHECK(differences_in(*again).empty());
}

}  // namespace

TEST_CASE("a game is written, read and verified", "[text][record]") {
    Options<BaseGame> options;
    for (int i = 0; i < test::scaled(50); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        options.players = 2 + seed % 5;
        auto& base = get<Base>(options.modules);
        base.edition = seed % 3 == 0 ? Edition::c1 : Edition::c3;
        base.small_city = seed % 2 == 1;
        base.first_player = seed % 4 == 0 ? FirstPlayer::random : FirstPlayer::given;
        get<Farmers>(options.modules).scoring = static_cast<FieldScoring>(seed % 3);
        const GameRecord record = random_game(options, seed);
        CHECK(record.seed == seed);
        CHECK(record.turns.size() + record.discarded.size() <= 71);
        CHECK(record.points.size() == options.players);
        check_round_trip(record);
    }
}

TEST_CASE("a record stands without its seed", "[text][record]") {
    Options<BaseGame> options;
    options.players = 3;
    get<Base>(options.modules).first_player = FirstPlayer::random;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        GameRecord record = random_game(options, seed);
        record.seed.reset();
        check_round_trip(record);
    }
}

TEST_CASE("a game with tiles of its own is verified with them", "[text][record]") {
    Options<BaseGame> options;
    for (const std::string_view id : {"BA/RCr", "BA/L", "BA/C", "BA/RFr"}) {
        options.tiles.push_back(*sets::base_c2.find(id));
    }
    const GameRecord record = random_game(options, 3);
    CHECK(record.tile_set == "own");
    CHECK(record.tile_count == 4 + 4 + 4 + 7);
    CHECK(verify_record<BaseGame>(record, options.tiles).empty());
    const auto differences = verify_record<BaseGame>(record);
    REQUIRE(differences.size() == 1);
    CHECK(differences[0].what == "tiles");
}

TEST_CASE("a game without a tile to draw is over when it begins", "[text][record]") {
    Options<BaseGame> options;
    const auto start = parse_tile("S start: field N.E.S.W");
    REQUIRE(start);
    options.tiles = {*start};
    for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
        for (const FirstPlayer first : {FirstPlayer::given, FirstPlayer::random}) {
            options.draws = draws;
            get<Base>(options.modules).first_player = first;
            for (std::uint64_t seed = 0; seed < 8; ++seed) {
                auto begun = RecordedGame<BaseGame>::begin(options, seed);
                REQUIRE(begun);
                RecordedGame<BaseGame> game = *std::move(begun);
                if (game.game().asks<FirstPlayerStep>()) {
                    REQUIRE(game.try_play(ChooseFirstPlayer{PlayerId(1)}));
                    CHECK(game.record().first_player == 1);
                }
                REQUIRE(game.choices().count() == 0);
                CHECK(game.record().turns.empty());
                CHECK(game.record().points == std::vector<int>{0, 0});
                CHECK(game.record().winners == std::vector<std::size_t>{0, 1});
                const auto again = parse_record(write_record(game.record()));
                REQUIRE(again);
                CHECK(*again == game.record());
                CHECK(verify_record<BaseGame>(*again, options.tiles).empty());
                GameRecord wrong = game.record();
                wrong.winners = {0};
                CHECK(verify_record<BaseGame>(wrong, options.tiles).size() == 1);
            }
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
        CHECK(differences_in(*record).empty());
        CHECK(write_record(*record) == text);
        ++games;
    }
    CHECK(games >= 40);
}
