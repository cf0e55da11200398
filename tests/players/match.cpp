#include "carcassonne/players/match.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/players/random_player.hpp"
#include "carcassonne/runtime/mission_rules.hpp"

#include "engine/tables.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

using namespace carcassonne;
using namespace carcassonne::players;

namespace {

/// All tiles are the same, so that chance has nothing to say.
constexpr std::string_view caps = "S start: city N; field E.S.W by 1\n"
                                  "C count=3: city N; field E.S.W by 1\n";

Setup<BaseGame> four_caps() {
    Options<BaseGame> options;
    options.tiles = test::tiles_of(caps);
    return test::make(options);
}

struct Turn {
    PlaceTile tile;
    DeployFigure figure;
};

/// Plays what it was told to, and remembers with which seed it began.
class Told final : public Player<BaseGame> {
public:
    explicit Told(std::vector<Turn> turns) : turns_(std::move(turns)) {}

    void begin(std::uint64_t seed) override {
        seed_ = seed;
        turn_ = 0;
    }
    Token answer(const Game& game, const Choices& choices) override {
        REQUIRE(turn_ < turns_.size());
        const bool places = game.asks<PlaceStep>();
        const auto token = places ? game.token(turns_[turn_].tile) : game.token(turns_[turn_].figure);
        turn_ += places ? 0u : 1u;
        REQUIRE(token.has_value());
        REQUIRE(choices.contains(*token));
        return *token;
    }

    std::uint64_t seed() const { return seed_; }

private:
    std::vector<Turn> turns_;
    std::size_t turn_ = 0;
    std::uint64_t seed_ = 0;
};

// Red begins a city east of the start tile; blue completes the one north of it, for 4, and leads; red completes the own
// city, for 4 as well, and puts a farmer where both cities are, for 6 at the end.
Told red_player() {
    return Told({{PlaceTile{{1, 0}, Rotation::none}, DeployFigure{meeple, 0}},
                 {PlaceTile{{1, -1}, Rotation::half}, DeployFigure{meeple, 1}}});
}
Told blue_player() { return Told({{PlaceTile{{0, -1}, Rotation::half}, DeployFigure{meeple, 0}}}); }

const SourcedPoints* source(const MatchResult& result, std::string_view feature, std::string_view what) {
    for (const SourcedPoints& line : result.sources) {
        if (line.source == PointSource{feature, what}) {
            return &line;
        }
    }
    return nullptr;
}

template <class Rules>
MatchResult random_match(const Setup<Rules>& setup, const MatchSeeds& seeds) {
    std::array<RandomPlayer<Rules>, 2> dice;
    const std::array<Player<Rules>*, 2> seats{&dice[0], &dice[1]};
    return play_match<Rules>(setup, seeds, seats);
}

}  // namespace

TEST_CASE("A match tells what each seat has got, and for what") {
    const auto setup = four_caps();
    Told red = red_player();
    Told blue = blue_player();
    const std::array<Player<BaseGame>*, 2> seats{&red, &blue};
    const MatchResult result = play_match<BaseGame>(setup, {1, 2}, seats);
    CHECK(result.scores == std::vector<int>{10, 4});
    CHECK(result.turns == 3);
    // Blue led after the second turn and nobody alone after the third; red does at the end.
    CHECK(result.lead_changes == 1);
    CHECK(result.decisions == std::vector<std::uint32_t>{4, 2});
    REQUIRE(result.sources.size() == 2);
    REQUIRE(source(result, "city", "tiles") != nullptr);
    CHECK(source(result, "city", "tiles")->points == std::array<int, player_capacity>{4, 4});
    REQUIRE(source(result, "field", "cities") != nullptr);
    CHECK(source(result, "field", "cities")->points == std::array<int, player_capacity>{6, 0});
}

TEST_CASE("A match measures every decision") {
    const auto setup = four_caps();
    Told red = red_player();
    Told blue = blue_player();
    const std::array<Player<BaseGame>*, 2> seats{&red, &blue};
    const MatchResult result = play_match<BaseGame>(setup, {1, 2}, seats);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        std::uint32_t measured = 0;
        for (const std::uint32_t count : result.thinking[seat].by_magnitude) {
            measured += count;
        }
        CHECK(measured == result.decisions[seat]);
        CHECK(result.thinking[seat].longest <= result.thinking[seat].nanoseconds);
    }
}

TEST_CASE("Times are counted by the number of their binary digits") {
    ThinkingTime time;
    for (const std::uint64_t one : {0u, 1u, 4u, 7u, 8u}) {
        time.add(one);
    }
    time.add(~std::uint64_t{0} >> 1);
    CHECK(time.by_magnitude[0] == 1);  // 0
    CHECK(time.by_magnitude[1] == 1);  // 1
    CHECK(time.by_magnitude[2] == 0);  // 2 and 3
    CHECK(time.by_magnitude[3] == 2);  // 4 to 7
    CHECK(time.by_magnitude[4] == 1);  // 8 to 15
    CHECK(time.by_magnitude.back() == 1);
    CHECK(time.longest == ~std::uint64_t{0} >> 1);
}

TEST_CASE("A match is dropped before the decision at which it is to stop") {
    const auto setup = four_caps();
    Told red = red_player();
    Told blue = blue_player();
    const std::array<Player<BaseGame>*, 2> seats{&red, &blue};
    NoSink sink;
    for (int stop = 0; stop < 6; ++stop) {
        int asked = 0;
        CHECK_FALSE(play_match<BaseGame>(setup, {1, 2}, seats, sink, [&] { return asked++ < stop; }).has_value());
        CHECK(asked == stop + 1);
    }
    int asked = 0;
    CHECK(play_match<BaseGame>(setup, {1, 2}, seats, sink, [&] { return asked++ < 6; }).has_value());
}

TEST_CASE("A sink hears the whole match") {
    const auto setup = four_caps();
    Told red = red_player();
    Told blue = blue_player();
    const std::array<Player<BaseGame>*, 2> seats{&red, &blue};
    std::size_t tiles = 0;
    std::size_t answers = 0;
    struct Ears {
        std::size_t* tiles;
        std::size_t* answers;
        void operator()(const TilePlaced&) const { ++*tiles; }
        void operator()(const AnswerGiven& given) const { *answers += given.player == nature ? 0u : 1u; }
    } ears{&tiles, &answers};
    play_match<BaseGame>(setup, {1, 2}, seats, ears);
    CHECK(tiles == 3);  // the start tile lies there when the game begins
    CHECK(answers == 6);
}

TEST_CASE("Every seat throws its own dice, and no seed follows from the game's") {
    const auto setup = four_caps();
    std::set<std::uint64_t> seeds{1, 2};
    for (const MatchSeeds& pair : {MatchSeeds{1, 1}, MatchSeeds{1, 2}, MatchSeeds{2, 3}}) {
        Told red = red_player();
        Told blue = blue_player();
        const std::array<Player<BaseGame>*, 2> seats{&red, &blue};
        play_match<BaseGame>(setup, pair, seats);
        seeds.insert(red.seed());
        seeds.insert(blue.seed());
    }
    CHECK(seeds.size() == 8);
}

TEST_CASE("The same seeds give the same match") {
    const auto setup = test::make(Options<BaseGame>{});
    const MatchResult one = random_match(setup, {5, 6});
    const MatchResult same = random_match(setup, {5, 6});
    CHECK(one.scores == same.scores);
    CHECK(one.decisions == same.decisions);
    CHECK(one.sources == same.sources);
    CHECK(one.sources != random_match(setup, {5, 7}).sources);
    CHECK(one.sources != random_match(setup, {6, 6}).sources);
}

TEST_CASE("In the base game every point has a source with a name") {
    const auto setup = test::make(Options<BaseGame>{});
    const int games = test::scaled(50);
    for (int seed = 0; seed < games; ++seed) {
        const MatchResult result = random_match(setup, {static_cast<std::uint64_t>(seed), 1});
        std::array<int, 2> sums{};
        for (const SourcedPoints& line : result.sources) {
            CHECK_FALSE(line.source == other_points);
            CHECK_FALSE(line.source.feature.empty());
            sums[0] += line.points[0];
            sums[1] += line.points[1];
        }
        CHECK(sums[0] == result.scores[0]);
        CHECK(sums[1] == result.scores[1]);
    }
}

// Points that are held until a figure is chosen, that go to a second figure, and that are not lost because there were
// none to lose: what the figures on the track have moved in all is what the sources say.
TEST_CASE("With two scoring figures and losses the sources still add up to the score") {
    const auto setup = test::make(Options<MissionRules>{});
    const int games = test::scaled(50);
    for (int seed = 0; seed < games; ++seed) {
        std::array<int, 2> moved{};
        std::array<int, 2> told{};
        struct Ears {
            std::array<int, 2>* moved;
            std::array<int, 2>* told;
            void operator()(const ScoringFigureMoved& event) const {
                (*moved)[event.player.index()] += event.to - event.from;
            }
            void operator()(const PointsScored& event) const { (*told)[event.player.index()] += event.points; }
        } ears{&moved, &told};
        std::array<RandomPlayer<MissionRules>, 2> dice;
        const std::array<Player<MissionRules>*, 2> seats{&dice[0], &dice[1]};
        const MatchResult result = play_match<MissionRules>(setup, {static_cast<std::uint64_t>(seed), 1}, seats, ears);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            int sum = 0;
            for (const SourcedPoints& line : result.sources) {
                sum += line.points[seat];
            }
            CHECK(sum == moved[seat]);
            CHECK(sum == result.scores[seat]);
            const SourcedPoints* const other = source(result, "", "other");
            const int spared = other == nullptr ? 0 : other->points[seat];
            CHECK(spared == moved[seat] - told[seat]);
            // Nothing that was won is lost on the way; only losses are spared.
            CHECK(spared >= 0);
        }
    }
}
