#include "carcassonne/engine/game.hpp"

#include "carcassonne/games.hpp"

#include "engine/tables.hpp"

#include <cstdint>
#include <iterator>
#include <set>
#include <type_traits>
#include <vector>

using namespace carcassonne;
using test::at;
using test::deploy;
using test::player;

namespace {

using Play = Game<BaseGame>;

const Setup<BaseGame>& table() {
    static const Setup<BaseGame> setup = test::make<BaseGame>({});
    return setup;
}

/// Plays so many random answers.
void play_some(Play& game, int answers, Random& random) {
    auto choices = game.choices();
    for (int i = 0; i < answers && !choices.empty(); ++i) {
        game.play(choices.nth(random.below(choices.count())), choices);
    }
}

bool same(const Play::Choices& left, const Play::Choices& right) {
    if (left.count() != right.count() || left.player() != right.player() || left.step() != right.step()) {
        return false;
    }
    for (std::uint32_t rank = 0; rank < left.count(); ++rank) {
        if (left.nth(rank) != right.nth(rank)) {
            return false;
        }
    }
    return true;
}

struct Placed {
    int tiles = 0;
    void operator()(const TilePlaced&) { ++tiles; }
    template <class Event>
    void operator()(const Event&) {}
};

}  // namespace

TEST_CASE("a game is a value", "[engine][game]") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<Play>);
    Random random(151);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Play game(table(), seed);
        play_some(game, 40, random);
        const Play copy = game;
        CHECK(copy == game);
        CHECK(copy.hash() == game.hash());
        CHECK(same(copy.choices(), game.choices()));
        const std::uint64_t before = game.hash();
        play_some(game, 1, random);
        CHECK(copy != game);
        CHECK(copy.hash() == before);
        CHECK(game.hash() != before);
    }
}

TEST_CASE("the same seed and answers give the same game", "[engine][game]") {
    std::set<std::uint64_t> hashes;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Play left(table(), seed);
        CHECK(left == Play(table(), seed));
        hashes.insert(left.hash());
    }
    CHECK(hashes.size() == 50);
}

TEST_CASE("games of different set-ups are different", "[engine][game]") {
    const auto other = test::make<BaseGame>({});
    const Play here(table(), 1);
    const Play there(other, 1);
    CHECK(here != there);
    CHECK(here.state() == there.state());
}

TEST_CASE("every position of a game has a hash of its own", "[engine][game]") {
    Random random(152);
    std::set<std::uint64_t> hashes;
    std::size_t positions = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Play game(table(), seed);
        test::play_randomly(game, random, [&](const Play& here, const Play::Choices&) {
            hashes.insert(here.hash());
            ++positions;
        });
    }
    CHECK(hashes.size() == positions);
}

TEST_CASE("playing hands back the next choices", "[engine][game]") {
    Random random(153);
    Play::Choices first;
    NoSink sink;
    Play game(table(), 9, first, sink);
    CHECK(same(first, game.choices()));
    CHECK(game == Play(table(), 9));
    Play::Choices next = first;
    bool agree = true;
    while (!next.empty()) {
        const Token token = next.nth(random.below(next.count()));
        Play other = game;
        other.play(token);
        game.play(token, next);
        agree = agree && other == game && same(next, game.choices());
    }
    CHECK(agree);
    CHECK(game.finished());
}

TEST_CASE("a game goes on from its state", "[engine][game]") {
    Random random(154);
    Play game(table(), 10);
    play_some(game, 30, random);
    Play restored(table(), game.state());
    CHECK(restored == game);
    Random left(1);
    Random right(1);
    test::play_randomly(game, left);
    test::play_randomly(restored, right);
    CHECK(restored == game);
}

TEST_CASE("legal actions are listed and described", "[engine][game]") {
    const auto setup = test::scripted<BaseGame>({"BA/L", "BA/L"});
    Play game(setup);
    std::vector<Token> tokens;
    game.legal_actions(std::back_inserter(tokens));
    REQUIRE(tokens.size() == 1);
    bool described = false;
    game.describe(tokens[0], [&](const auto& action) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
            described = action == PlaceTile{at(0, 1), Rotation::none};
        }
    });
    CHECK(described);
    Token room[4];
    game.play(tokens[0]);
    // Passing, the monastery, the field.
    CHECK(game.legal_actions(room) - room == 3);
}

TEST_CASE("an action from outside is played or refused", "[engine][game]") {
    const auto setup = test::scripted<BaseGame>({"BA/L", "BA/L"});
    Play game(setup);
    CHECK(test::refused(game, PlaceTile{at(1, 0)}) == edge_does_not_fit);
    Play other = game;
    Placed placed;
    const auto refused = other.try_play(PlaceTile{at(1, 0)}, placed);
    CHECK_FALSE(refused.has_value());
    CHECK(placed.tiles == 0);
    CHECK(other.try_play(PlaceTile{at(0, 1)}, placed).has_value());
    CHECK(placed.tiles == 1);
    const auto token = game.token(PlaceTile{at(0, 1)});
    REQUIRE(token.has_value());
    game.play(*token);
    CHECK(game == other);
}

TEST_CASE("nothing can be done when the game is over", "[engine][game][BAS-09]") {
    Random random(155);
    Play game(table(), 11);
    test::play_randomly(game, random);
    REQUIRE(game.finished());
    CHECK(game.choices().empty());
    CHECK_FALSE(game.choices().player().exists());
    std::vector<Token> tokens;
    game.legal_actions(std::back_inserter(tokens));
    CHECK(tokens.empty());
    CHECK(test::refused(game, DrawTile{TileKind(0)}) == game_is_over);
    CHECK(test::refused(game, PlaceTile{at(0, 1)}) == game_is_over);
    CHECK(test::refused(game, deploy(0)) == game_is_over);
    CHECK(test::refused(game, ChooseFirstPlayer{player(0)}) == game_is_over);
    CHECK(test::refused(game, Pass{}) == game_is_over);
    CHECK(game_is_over.rule == "BAS-09");
}

TEST_CASE("a set-up must live longer than its games", "[engine][game]") {
    STATIC_REQUIRE(std::is_constructible_v<Play, const Setup<BaseGame>&, std::uint64_t>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Play, Setup<BaseGame>&&, std::uint64_t>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Play, Setup<BaseGame>&&>);
}

TEST_CASE("a sink hears the end of a game that has only a start tile", "[engine][game][BAS-09]") {
    Options<BaseGame> options;
    options.tiles = test::tiles_of("S start: field N.E.S.W\n");
    const auto setup = test::make(options);
    int ended = 0;
    const auto sink = [&](const GameEnded&) { ++ended; };
    Play::Choices choices;
    auto listener = sink;
    const Play game(setup, 1, choices, listener);
    CHECK(game.finished());
    CHECK(ended == 1);
}

TEST_CASE("playing what is forced by hand gives the same game", "[engine][game]") {
    for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
        Options<BaseGame> options;
        options.draws = draws;
        options.tiles = test::tiles_of("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                       "C count=3: city N.E.S.W pennant\nX count=8: city N; field E.S.W by 1\n"
                                       "A count=4: monastery; road S; field N.E.S.W\n"
                                       "R count=9: road S.W; field N.E.SL.WR; field SR.WL\n");
        const auto forced = test::make(options);
        options.plays_forced = false;
        const auto asked = test::make(options);
        Random random(156);
        int forced_answers = 0;
        int different = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            Play fast(forced, seed);
            Play slow(asked, seed);
            while (true) {
                for (auto choices = slow.choices(); choices.count() == 1; ++forced_answers) {
                    slow.play(choices.nth(0), choices);
                }
                const auto choices = fast.choices();
                different += fast.state() == slow.state() && same(choices, slow.choices()) ? 0 : 1;
                if (choices.empty()) {
                    break;
                }
                CHECK(choices.count() > 1);
                const Token token = choices.nth(random.below(choices.count()));
                fast.play(token);
                slow.play(token);
            }
        }
        CHECK(different == 0);
        CHECK(forced_answers > 50);
    }
}

TEST_CASE("a draw that is forced is played unless the caller wants to be asked", "[engine][game]") {
    for (const bool plays_forced : {true, false}) {
        Options<BaseGame> options;
        options.draws = Draws::by_caller;
        options.plays_forced = plays_forced;
        options.tiles = test::tiles_of("S start: city N; road E.W; field EL.WR by 1; field ER.S.WL\n"
                                       "R count=3: road S.W; field N.E.SL.WR; field SR.WL\n");
        const auto setup = test::make(options);
        Play game(setup, 1);
        const TileKind kind = setup.catalogue().find("R");
        int draws = 0;
        while (!game.finished()) {
            if (game.choices().player() == nature) {
                CHECK(game.choices().count() == 1);
                REQUIRE(game.try_play(DrawTile{kind}));
                ++draws;
            } else {
                game.play(game.choices().nth(0));
            }
        }
        CHECK(draws == (plays_forced ? 0 : 3));
    }
}

TEST_CASE("questions of a game are those of its state", "[engine][game]") {
    const auto setup = test::scripted<BaseGame>({"BA/RFr", "BA/L"});
    Play game(setup);
    test::play(game, PlaceTile{at(1, 0)}, deploy(0));
    const FigureId figure = game.board().features().first_figure(game.feature_of(SegmentId(1)));
    Strength strength{figure, 1};
    game.adjust_all(strength);
    CHECK(strength.strength == 1);
    CHECK(game.first_veto(CompletionQuery{game.feature_of(SegmentId(1))}).rule.empty());
    CHECK(&game.setup() == &setup);
}
