#include "carcassonne/runtime/session.hpp"

#include "carcassonne/games.hpp"
#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/action.hpp"

#include "engine/tables.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

using namespace carcassonne;

namespace {

constexpr std::string_view everything = "base:first_player=random+farmers+abbot+river+inns_and_cathedrals+"
                                        "traders_and_builders+phantom+messages+porxada+ghosts";

Setup<StandardRules> everything_setup(std::size_t players, Draws draws, bool plays_forced) {
    auto options = switches(everything);
    REQUIRE(options.has_value());
    options->players = players;
    options->draws = draws;
    options->plays_forced = plays_forced;
    return test::make(*options);
}

Setup<BaseGame> base_setup(Draws draws, bool plays_forced = true) {
    Options<BaseGame> options;
    options.draws = draws;
    options.plays_forced = plays_forced;
    return test::make(options);
}

/// A start tile with a road and two curves, so that a game is over after two turns of two decisions each.
Setup<BaseGame> two_turns(Draws draws = Draws::from_seed, bool plays_forced = false) {
    Options<BaseGame> options;
    options.draws = draws;
    options.plays_forced = plays_forced;
    options.tiles = test::tiles_of("M start: road E.W; field N.EL.WR; field S.ER.WL\n"
                                   "C count=2: road S.W; field N.E.SL.WR; field SR.WL\n");
    return test::make(options);
}

/// Writes down every event with the whole game as it is at that moment.
template <class Rules>
struct Diary {
    explicit Diary(const Game<Rules>& watched) noexcept : game(watched) {}

    template <class Event>
    void operator()(const Event& event) {
        constexpr std::size_t kind = index_of<Event, typename RulesOf<Rules>::Events>;
        int points = 0;
        if constexpr (std::is_same_v<Event, PointsScored>) {
            points = event.breakdown.total() + 1000 * static_cast<int>(event.player.index());
        }
        lines.push_back({kind, points, game.hash()});
    }

    struct Line {
        std::size_t kind;
        int points;
        std::uint64_t hash;
        friend bool operator==(const Line&, const Line&) = default;
    };

    const Game<Rules>& game;
    std::vector<Line> lines{};
};

template <class Rules>
Token random_answer(const Session<Rules>& session, Random& random) {
    const auto choices = session.choices();
    return choices.nth(random.below(choices.count()));
}

/// Plays to the end, and keeps the game as it was at each decision and at the end.
template <class Rules>
std::vector<Game<Rules>> play_to_the_end(Session<Rules>& session, Random& random) {
    std::vector<Game<Rules>> positions{session.game()};
    while (!session.game().finished()) {
        session.play(random_answer(session, random));
        positions.push_back(session.game());
    }
    return positions;
}

template <class Rules>
bool stands_at(const Session<Rules>& session, const Game<Rules>& position) {
    return session.game() == position && session.game().hash() == position.hash() &&
           session.player() == position.choices().player();
}

/// Takes every decision of a random game back and makes it again, in many ways; each time the game is what it was.
template <class Rules>
void check_round_trip(const Setup<Rules>& setup, std::uint64_t seed) {
    Random random(seed);
    Session<Rules> session(setup, seed);
    bool same = true;
    std::vector<Game<Rules>> positions{session.game()};
    while (same && !session.game().finished()) {
        session.play(random_answer(session, random));
        if (random.below(8) == 0) {
            same = same && session.undo() && stands_at(session, positions.back()) && session.undone() == 1;
            same = same && session.redo() && session.undone() == 0;
        }
        positions.push_back(session.game());
    }
    REQUIRE(same);
    const std::size_t end = positions.size() - 1;
    REQUIRE(session.decisions() == end);
    // The same answers without a session lead to the same end.
    Game<Rules> plain(setup, seed);
    session.each_decision([&](const PastDecision<Rules>& past) {
        same = same && past.game == positions[past.number] && !past.undone && past.player == plain.choices().player();
        plain.play(past.answer);
    });
    CHECK(same);
    CHECK(plain == session.game());
    // Back to the beginning one by one, forth again, and to and fro.
    for (std::size_t i = end; i-- > 0;) {
        same = same && session.undo() && stands_at(session, positions[i]) && session.decisions() == i &&
               session.undone() == end - i;
    }
    CHECK(same);
    CHECK_FALSE(session.undo());
    for (std::size_t i = 0; i < end; ++i) {
        same = same && session.redo() && stands_at(session, positions[i + 1]);
    }
    CHECK(same);
    CHECK_FALSE(session.redo());
    for (int i = 0; i < 40; ++i) {
        const std::size_t there = random.below(static_cast<std::uint32_t>(end + 1));
        same = same && session.jump(there) && stands_at(session, positions[there]) && session.decisions() == there;
    }
    CHECK(same);
}

/// What a replay tells is what was told when the game was played.
template <class Rules>
void check_replay(const Setup<Rules>& setup, std::uint64_t seed) {
    Random random(seed);
    Session<Rules> session(setup, seed);
    Game<Rules> begun(setup, seed + 1);
    Diary<Rules> opening(begun);
    typename Game<Rules>::Choices choices;
    begun.restart(seed, choices, opening);
    CHECK(begun == session.game());
    Diary<Rules> first(session.game());
    first.lines = opening.lines;
    std::vector<std::size_t> told{first.lines.size()};
    while (!session.game().finished()) {
        session.play(random_answer(session, random), first);
        told.push_back(first.lines.size());
    }
    CHECK(first.lines.size() > 100);
    const Game<Rules> end = session.game();
    Diary<Rules> again(session.game());
    session.replay(again);
    CHECK(again.lines == first.lines);
    CHECK(session.game() == end);
    CHECK(session.undone() == 0);
    // From any decision on, up to where the session stands.
    for (int i = 0; i < 5; ++i) {
        const std::size_t from = 1 + random.below(static_cast<std::uint32_t>(session.decisions()));
        const std::size_t to = from + random.below(static_cast<std::uint32_t>(session.decisions() - from + 1));
        REQUIRE(session.jump(to));
        Diary<Rules> part(session.game());
        session.replay(part, from);
        const auto begin = first.lines.begin();
        CHECK(part.lines == std::vector<typename Diary<Rules>::Line>(begin + static_cast<std::ptrdiff_t>(told[from]),
                                                                     begin + static_cast<std::ptrdiff_t>(told[to])));
        CHECK(session.decisions() == to);
        REQUIRE(session.jump(told.size() - 1));
    }
}

/// Asks for something that must be refused and change nothing.
template <class Rules, class Ask>
Refusal refused(Session<Rules>& session, const Ask& ask) {
    const Game<Rules> before = session.game();
    const std::size_t decisions = session.decisions();
    const std::size_t undone = session.undone();
    const Result<void, Error> answered = ask();
    CHECK_FALSE(answered.has_value());
    CHECK(stands_at(session, before));
    CHECK(session.decisions() == decisions);
    CHECK(session.undone() == undone);
    return answered.error().refusal;
}

/// A game whose draws the test makes: a city cap closes the city of the start tile, and its meeple scores.
Session<BaseGame> closed_city(const Setup<BaseGame>& setup, UndoDraws undo_draws = UndoDraws::allowed) {
    Session<BaseGame> session(setup, 0, undo_draws);
    REQUIRE(session.try_play(DrawTile{test::kind(setup, "BA/C")}));
    REQUIRE(session.try_play(PlaceTile{test::at(0, -1), Rotation::half}));
    REQUIRE(session.try_play(test::deploy(0)));
    return session;
}

}  // namespace

TEST_CASE("a scored city is taken back step by step", "[runtime][session][BAS-11]") {
    const auto setup = base_setup(Draws::by_caller);
    Session<BaseGame> session = closed_city(setup);
    // Two tiles of a city, 2 each; the meeple is back; player 1 waits for a tile.
    CHECK(session.game().score(test::player(0)) == 4);
    CHECK(session.game().supply(test::player(0)) == 7);
    CHECK(session.player() == nature);
    CHECK(session.decisions() == 3);

    REQUIRE(session.undo());
    CHECK(session.game().score(test::player(0)) == 0);
    CHECK(session.game().asks<FigureStep>());
    CHECK(session.player() == test::player(0));
    REQUIRE(session.undo());
    CHECK(session.game().asks<PlaceStep>());
    CHECK(session.game().board().tile_count() == 1);
    CHECK(session.game().tiles_left() == 70);
    REQUIRE(session.undo());
    CHECK(session.game().asks<DrawStep>());
    CHECK(session.game().tiles_left() == 71);
    CHECK(session.player() == nature);
    CHECK(session.undone() == 3);

    REQUIRE(session.jump(2));
    int points = 0;
    auto listener = [&](const PointsScored& scored) { points += scored.points; };
    REQUIRE(session.redo(listener));
    CHECK(points == 4);
    CHECK(session.game().score(test::player(0)) == 4);
}

TEST_CASE("a session tells whose decision each was", "[runtime][session]") {
    const auto setup = base_setup(Draws::by_caller);
    Session<BaseGame> session = closed_city(setup);
    REQUIRE(session.try_play(DrawTile{test::kind(setup, "BA/L")}));
    REQUIRE(session.try_play(PlaceTile{test::at(0, 1), Rotation::none}));
    REQUIRE(session.undo_to(4));
    CHECK(session.player_of(0) == nature);
    CHECK(session.player_of(1) == test::player(0));
    CHECK(session.player_of(2) == test::player(0));
    CHECK(session.player_of(3) == nature);
    CHECK(session.player_of(4) == test::player(1));
    CHECK(session.player_of(5) == PlayerId::none());
    std::vector<std::string> words;
    std::vector<bool> undone;
    session.each_decision([&](const PastDecision<BaseGame>& past) {
        words.push_back(action_text(past.answer, past.game));
        undone.push_back(past.undone);
    });
    CHECK(words == std::vector<std::string>{"draw BA/C", "place 0 -1 turned 180", "deploy meeple on city S",
                                            "draw BA/L", "place 0 1 turned 0"});
    CHECK(undone == std::vector<bool>{false, false, false, false, true});
}

TEST_CASE("every decision of a game can be taken back and made again", "[runtime][session]") {
    for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
        for (const bool plays_forced : {true, false}) {
            const auto setup = base_setup(draws, plays_forced);
            for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(3)); ++seed) {
                check_round_trip(setup, seed);
                check_replay(setup, seed);
            }
        }
    }
}

TEST_CASE("every decision of a game with all modules can be taken back and made again", "[runtime][session]") {
    for (const Draws draws : {Draws::from_seed, Draws::by_caller}) {
        for (const bool plays_forced : {true, false}) {
            const auto setup = everything_setup(plays_forced ? 3 : 2, draws, plays_forced);
            for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(1)); ++seed) {
                check_round_trip(setup, seed);
                check_replay(setup, seed);
            }
        }
    }
}

TEST_CASE("going back over a draw and forth again brings the same tile", "[runtime][session]") {
    const auto setup = base_setup(Draws::from_seed, false);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Session<BaseGame> session(setup, seed);
        session.play(session.choices().nth(0));
        const Game<BaseGame> before = session.game();
        REQUIRE(session.try_play(Pass{}));
        const TileKind drawn = session.game().part().drawn;
        const Game<BaseGame> after = session.game();
        REQUIRE(session.undo());
        CHECK(session.game().state().random == before.state().random);
        REQUIRE(session.redo());
        CHECK(session.game().part().drawn == drawn);
        // The same answer given anew leads there too.
        REQUIRE(session.undo());
        REQUIRE(session.try_play(Pass{}));
        CHECK(session.game() == after);
    }
}

TEST_CASE("a script is drawn again after going back", "[runtime][session]") {
    const auto setup = test::scripted<BaseGame>({"BA/C", "BA/L"});
    Session<BaseGame> session(setup);
    REQUIRE(session.try_play(PlaceTile{test::at(0, -1), Rotation::half}));
    REQUIRE(session.try_play(test::deploy(0)));
    CHECK(session.game().part().drawn == test::kind(setup, "BA/L"));
    REQUIRE(session.undo_to(0));
    CHECK(session.game().part().drawn == test::kind(setup, "BA/C"));
    REQUIRE(session.jump(2));
    CHECK(session.game().part().drawn == test::kind(setup, "BA/L"));
    REQUIRE(session.try_play(PlaceTile{test::at(0, 1), Rotation::none}));
    REQUIRE(session.try_play(Pass{}));
    CHECK(session.player() == nature);  // the script is used up
}

TEST_CASE("a new answer drops what was taken back, a refused one does not", "[runtime][session]") {
    const auto setup = base_setup(Draws::by_caller);
    Session<BaseGame> session = closed_city(setup);
    REQUIRE(session.undo_to(2));
    CHECK(refused(session, [&] { return session.try_play(test::deploy(11)); }) == no_such_segment);
    CHECK(session.undone() == 1);
    REQUIRE(session.try_play(Pass{}));
    CHECK(session.undone() == 0);
    CHECK(session.decisions() == 3);
    CHECK(session.game().score(test::player(0)) == 0);
    REQUIRE(session.undo_to(1));
    REQUIRE(session.jump(3));
    CHECK(session.game().score(test::player(0)) == 0);
}

TEST_CASE("branches go their own ways", "[runtime][session]") {
    const auto setup = base_setup(Draws::by_caller);
    Session<BaseGame> session = closed_city(setup);
    REQUIRE(session.undo());
    Session<BaseGame> other = session.branch();
    REQUIRE(other.try_play(Pass{}));
    CHECK(other.game().score(test::player(0)) == 0);
    CHECK(session.undone() == 1);
    REQUIRE(session.redo());
    CHECK(session.game().score(test::player(0)) == 4);
    REQUIRE(other.undo_to(0));
    CHECK(session.decisions() == 3);
    // A branch may live longer than the session that it came from.
    Session<BaseGame> kept = other;
    {
        Session<BaseGame> short_lived = session.branch();
        kept = short_lived;
    }
    CHECK(kept.game() == session.game());
    REQUIRE(kept.undo_to(0));
    REQUIRE(kept.jump(3));
    CHECK(kept.game() == session.game());
}

TEST_CASE("a branch of a random game follows its own chance", "[runtime][session]") {
    const auto setup = everything_setup(2, Draws::from_seed, true);
    Random random(3);
    Session<StandardRules> session(setup, 12);
    const auto positions = play_to_the_end(session, random);
    REQUIRE(session.jump(positions.size() / 2));
    Session<StandardRules> branch = session.branch();
    play_to_the_end(branch, random);
    CHECK(branch.game().finished());
    CHECK(stands_at(session, positions[positions.size() / 2]));
    REQUIRE(session.jump(positions.size() - 1));
    CHECK(stands_at(session, positions.back()));
    CHECK_FALSE(branch.game() == session.game());
}

TEST_CASE("where there is nothing a session does not go, and says why", "[runtime][session][SES-01][SES-02][SES-03]") {
    const auto setup = two_turns();
    Session<BaseGame> session(setup, 1);
    CHECK(refused(session, [&] { return session.undo(); }) == nothing_to_undo);
    CHECK(refused(session, [&] { return session.redo(); }) == nothing_to_redo);
    CHECK(refused(session, [&] { return session.jump(1); }) == not_so_far);
    session.play(session.choices().nth(0));
    CHECK(refused(session, [&] { return session.redo(); }) == nothing_to_redo);
    REQUIRE(session.undo());
    CHECK(refused(session, [&] { return session.undo_to(1); }) == not_so_far);
    CHECK(refused(session, [&] { return session.jump(2); }) == not_so_far);
    REQUIRE(session.jump(1));
    REQUIRE(session.undo_to(1));
    CHECK(session.decisions() == 1);
    CHECK(refused(session, [&] { return session.try_play(DrawTile{}); }) == not_the_time);
    // A replay from a moment that has not come tells nothing.
    int events = 0;
    auto listener = [&](const auto&) { ++events; };
    session.replay(listener, 2);
    CHECK(events == 0);
    CHECK(session.decisions() == 1);
}

TEST_CASE("draws from the seed stay where they must", "[runtime][session][BAS-04]") {
    const auto setup = two_turns();
    Session<BaseGame> session(setup, 1, UndoDraws::forbidden);
    CHECK(session.earliest() == 0);
    session.play(session.choices().nth(0));
    CHECK(session.earliest() == 0);
    REQUIRE(session.undo());
    REQUIRE(session.redo());
    // The pass ends the turn, and the next tile is drawn.
    REQUIRE(session.try_play(Pass{}));
    CHECK(session.player() == test::player(1));
    CHECK(session.earliest() == 2);
    const Refusal why = refused(session, [&] { return session.undo(); });
    CHECK(why == draw_stays);
    CHECK(why.rule == "BAS-04");
    CHECK(refused(session, [&] { return session.jump(0); }) == draw_stays);
    // The last turn can be taken back from behind the end of the game, but not the draw before it.
    session.play(session.choices().nth(0));
    REQUIRE(session.try_play(Pass{}));
    CHECK(session.game().finished());
    CHECK(session.decisions() == 4);
    CHECK(refused(session, [&] { return session.undo_to(1); }) == draw_stays);
    REQUIRE(session.undo());
    REQUIRE(session.undo());
    CHECK(refused(session, [&] { return session.undo(); }) == draw_stays);
    CHECK(session.undone() == 2);
    REQUIRE(session.jump(4));
    CHECK(session.game().finished());
    // A branch keeps to it as well.
    Session<BaseGame> branch = session.branch();
    CHECK(refused(branch, [&] { return branch.undo_to(0); }) == draw_stays);
    // Where draws may be taken back nothing stands in the way.
    Session<BaseGame> free(setup, 1);
    free.play(free.choices().nth(0));
    REQUIRE(free.try_play(Pass{}));
    CHECK(free.earliest() == 0);
    CHECK(free.undo_to(0));
}

TEST_CASE("draws of the caller stay where they must", "[runtime][session][BAS-04]") {
    const auto setup = base_setup(Draws::by_caller);
    Session<BaseGame> session = closed_city(setup, UndoDraws::forbidden);
    // Nobody has drawn for player 1 yet.
    CHECK(session.earliest() == 1);
    REQUIRE(session.undo());
    REQUIRE(session.undo());
    CHECK(session.game().asks<PlaceStep>());
    CHECK(refused(session, [&] { return session.undo(); }) == draw_stays);
    REQUIRE(session.jump(3));
    REQUIRE(session.try_play(DrawTile{test::kind(setup, "BA/L")}));
    CHECK(session.earliest() == 4);
    CHECK(refused(session, [&] { return session.undo(); }) == draw_stays);
}

TEST_CASE("a tile that was sure to come stays as well", "[runtime][session][BAS-04]") {
    // Both tiles are curves, so that nobody is asked which one is drawn.
    const auto setup = two_turns(Draws::by_caller, true);
    Session<BaseGame> session(setup, 0, UndoDraws::forbidden);
    CHECK(session.player() == test::player(0));
    session.play(session.choices().nth(0));
    CHECK(session.earliest() == 0);
    REQUIRE(session.try_play(Pass{}));
    CHECK(session.player() == test::player(1));
    CHECK(refused(session, [&] { return session.undo(); }) == draw_stays);
}

TEST_CASE("draws from a script stay where they must", "[runtime][session][BAS-04]") {
    const auto setup = test::scripted<BaseGame>({"BA/C", "BA/L"});
    Session<BaseGame> session(setup, 0, UndoDraws::forbidden);
    REQUIRE(session.try_play(PlaceTile{test::at(0, -1), Rotation::half}));
    REQUIRE(session.undo());
    REQUIRE(session.redo());
    REQUIRE(session.try_play(Pass{}));
    CHECK(session.earliest() == 2);
    CHECK(refused(session, [&] { return session.undo(); }) == draw_stays);
    // After the last tile of the script nothing is drawn before the caller does it.
    REQUIRE(session.try_play(PlaceTile{test::at(0, 1), Rotation::none}));
    REQUIRE(session.try_play(Pass{}));
    CHECK(session.earliest() == 2);
    REQUIRE(session.undo());
    REQUIRE(session.undo());
    CHECK(refused(session, [&] { return session.undo(); }) == draw_stays);
}

TEST_CASE("tiles and messages that were hidden stay where they must", "[runtime][session][MSG-16]") {
    const auto setup = everything_setup(2, Draws::from_seed, false);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(test::scaled(3)); ++seed) {
        Random random(seed);
        Session<StandardRules> session(setup, seed, UndoDraws::forbidden);
        unsigned messages = 0;
        bool drawn = false;
        struct Ear {
            unsigned& messages;
            bool& drawn;
            void operator()(const TileDrawn&) const { drawn = true; }
            void operator()(const TileDiscarded&) const { drawn = true; }
            // After each of the eight has been drawn they come in the order in which they were put back.
            void operator()(const MessageDrawn&) const { drawn = ++messages <= 8 || drawn; }
        } ear{messages, drawn};
        std::size_t stays = 0;
        bool right = true;
        while (right && !session.game().finished()) {
            drawn = false;
            session.play(random_answer(session, random), ear);
            stays = drawn ? session.decisions() : stays;
            right = right && session.earliest() == stays;
            if (stays == session.decisions()) {
                const Result<void, Error> back = session.undo();
                right = right && !back && back.error() == draw_stays;
            } else {
                right = right && session.undo() && session.redo();
            }
        }
        CHECK(right);
        CHECK(messages > 0);
    }
}

TEST_CASE("a game that chance begins can be taken back to its beginning", "[runtime][session][BAS-21]") {
    Options<BaseGame> options;
    options.draws = Draws::by_caller;
    options.of<Base>().first_player = FirstPlayer::random;
    const auto setup = test::make(options);
    Session<BaseGame> session(setup);
    CHECK(session.player() == nature);
    REQUIRE(session.try_play(ChooseFirstPlayer{test::player(1)}));
    REQUIRE(session.try_play(DrawTile{test::kind(setup, "BA/C")}));
    CHECK(session.player() == test::player(1));
    REQUIRE(session.undo_to(0));
    REQUIRE(session.try_play(ChooseFirstPlayer{test::player(0)}));
    REQUIRE(session.try_play(DrawTile{test::kind(setup, "BA/C")}));
    CHECK(session.player() == test::player(0));
}

TEST_CASE("who begins stays where chance has said it", "[runtime][session][BAS-21]") {
    for (const Draws draws : {Draws::by_caller, Draws::from_script, Draws::from_seed}) {
        Options<BaseGame> options;
        options.draws = draws;
        options.of<Base>().first_player = FirstPlayer::random;
        const auto setup = test::make(options);
        Session<BaseGame> session(setup, 0, UndoDraws::forbidden);
        if (draws == Draws::from_seed) {
            // It was said before anybody had to decide, and so was the first tile drawn.
            CHECK(session.player() != nature);
            CHECK(refused(session, [&] { return session.undo(); }) == nothing_to_undo);
        } else {
            REQUIRE(session.try_play(ChooseFirstPlayer{test::player(1)}));
            CHECK(session.earliest() == 1);
            CHECK(refused(session, [&] { return session.undo(); }) == draw_stays);
        }
    }
}

TEST_CASE("a session costs four bytes a decision", "[runtime][session]") {
    STATIC_REQUIRE(sizeof(Token) == 4);
    STATIC_REQUIRE(sizeof(Session<BaseGame>) <= sizeof(Game<BaseGame>) + 96);
    STATIC_REQUIRE(sizeof(Session<StandardRules>) <= sizeof(Game<StandardRules>) + 96);
    STATIC_REQUIRE(std::is_copy_constructible_v<Session<BaseGame>>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<Session<BaseGame>, Setup<BaseGame>&&>);
    STATIC_REQUIRE(std::is_constructible_v<Session<BaseGame>, const Setup<BaseGame>&>);
}

TEST_CASE("a session goes on from a game that was begun elsewhere", "[runtime][session]") {
    const Setup<StandardRules> setup = everything_setup(2, Draws::from_seed, true);
    Game<StandardRules> begun(setup, 21);
    Random random(21);
    for (int i = 0; i < 40; ++i) {
        const auto choices = begun.choices();
        begun.play(choices.nth(random.below(choices.count())));
    }
    Session<StandardRules> session(begun);
    CHECK(session.game() == begun);
    CHECK(session.decisions() == 0);
    CHECK(session.player() == begun.choices().player());
    CHECK_FALSE(session.undo());
    Game<StandardRules> alone = begun;
    for (int i = 0; i < 30; ++i) {
        const Token answer = random_answer(session, random);
        session.play(answer);
        alone.play(answer);
    }
    CHECK(session.game() == alone);
    REQUIRE(session.undo_to(0));
    CHECK(session.game() == begun);
    REQUIRE(session.jump(30));
    CHECK(session.game() == alone);
    // What is told begins where the session began.
    std::size_t given = 0;
    auto listener = [&](const AnswerGiven&) { given += session.game().board().tile_count() != 0 ? 1u : 0u; };
    session.replay(listener);
    CHECK(given >= 30);
    CHECK(session.game() == alone);
}

TEST_CASE("a session shows a player what a player may know", "[runtime][session]") {
    const Setup<BaseGame> setup = test::make(Options<BaseGame>{});
    const Session<BaseGame> session(setup, 3);
    CHECK(session.view(PlayerId(1)) == view(session.game(), PlayerId(1)));
    CHECK_FALSE(session.view(PlayerId(1)).table() == session.game());
}

TEST_CASE("who looks at the game while it is replayed sees it as it was, from the first draw on",
          "[runtime][session]") {
    const Setup<BaseGame> setup = test::make(Options<BaseGame>{});
    Session<BaseGame> session(setup, 3);
    session.play(session.choices().nth(0));
    std::vector<std::size_t> tiles;
    auto listener = [&](const TileDrawn&) { tiles.push_back(session.game().board().tile_count()); };
    session.replay(listener);
    REQUIRE_FALSE(tiles.empty());
    CHECK(tiles[0] == 1);
}
