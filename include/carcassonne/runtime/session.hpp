#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/runtime/knowledge.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace carcassonne {

/// Whether a session takes back what was drawn.
enum class UndoDraws : std::uint8_t {
    /// What was drawn is taken back like anything else.
    allowed,
    /// What was drawn has been seen by everybody and stays.
    forbidden
};

// Why a session does not go where it should.
inline constexpr Refusal draw_stays{"BAS-04", "a draw that everybody has seen is not taken back"};
inline constexpr Refusal nothing_to_undo{"SES-01", "the game is at its beginning: there is nothing to take back"};
inline constexpr Refusal nothing_to_redo{"SES-02", "no answer to the open decision was taken back"};
inline constexpr Refusal not_so_far{"SES-03", "so many decisions have not been made"};
/// For those who write down a session from its beginning.
inline constexpr Refusal beginning_is_not_known{"SES-04",
                                                "the game goes on from a position: how it began is not known"};

/// A decision of a session, as it was when it was made.
template <class Rules>
struct PastDecision {
    /// How many decisions came before it.
    std::size_t number;
    /// Whose decision it was; `nature` for a draw that the caller made.
    PlayerId player;
    /// The answer that was given.
    Token answer;
    /// The game just before it, which can say what the answer means.
    const Game<Rules>& game;
    /// It has been taken back, and `redo` can bring it again.
    bool undone;
};

/// A game with its history: every decision can be taken back and made again, whoever made it.
///
/// A session keeps the answers that were given to it, four bytes each, and the game as it is now. What the game answers
/// itself is not a decision of the session: draws from the seed or the script, and decisions with one answer unless
/// `Options::plays_forced` is off. They go back and come again with the answer that led to them, and chance brings the
/// same again, since going back restores the source of random numbers too. To go back, the game is played anew from its
/// beginning, which takes less than a thousandth of a second.
///
/// A copy of a session is a session of its own. The set-up must live longer than all of them.
template <class Rules>
class Session {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    /// Begins a game, as the constructor of `Game` does. What happens before the first decision can be heard with
    /// `replay`.
    explicit Session(const Setup<Rules>& setup, std::uint64_t seed = 0, UndoDraws undo_draws = UndoDraws::allowed)
        : seed_(seed), undo_draws_(undo_draws), game_(setup, seed), player_(game_.choices().player()) {}
    /// Goes on from a game that somebody began elsewhere: from a position that was arranged or read from text. What
    /// came before it is not known.
    explicit Session(const Game& game, UndoDraws undo_draws = UndoDraws::allowed)
        : seed_(0), undo_draws_(undo_draws), game_(game), player_(game_.choices().player()), start_{game} {}
    /// A set-up that dies at the end of the line cannot be played with.
    explicit Session(const Setup<Rules>&&, std::uint64_t = 0, UndoDraws = UndoDraws::allowed) = delete;

    /// The game as it is now: it goes forth and back with the session.
    const Game& game() const noexcept { return game_; }
    /// What a player knows of the game as it is now (knowledge.hpp).
    PlayerView<Rules> view(PlayerId player) const noexcept { return carcassonne::view(game_, player); }
    /// The answers to the open decision; none when the game is over. They are found anew each time: where a tile is to
    /// be placed, by looking at all open squares.
    Choices choices() const noexcept { return game_.choices(); }
    /// Whose decision is open: `nature` for a draw, nobody when the game is over.
    PlayerId player() const noexcept { return player_; }
    /// From what chance draws; 0 for a session that goes on from a game, which has its own source of random numbers.
    std::uint64_t seed() const noexcept { return seed_; }
    /// Whether its history goes back to the beginning of the game.
    bool knows_beginning() const noexcept { return start_.empty(); }

    // Forward. What was taken back before is dropped by a new answer, and kept by one that is refused.

    /// Plays one of `choices()`.
    void play(Token token) {
        NoSink sink;
        play(token, sink);
    }
    /// The same, telling `sink(event)` everything that happens. A sink must not throw and must leave the session alone,
    /// but may look at `game()`.
    template <class Sink>
    void play(Token token, Sink& sink) {
        answers_.resize(made_);
        answers_.push_back(token);
        make(token, sink);
    }
    /// Plays an action from outside, or says why it is not legal and changes nothing.
    template <class Action>
    Result<void, Error> try_play(const Action& action) {
        NoSink sink;
        return try_play(action, sink);
    }
    /// The same, telling `sink(event)` everything that happens.
    template <class Action, class Sink>
    Result<void, Error> try_play(const Action& action, Sink& sink) {
        const Result<Token, Error> token = game_.token(action);
        if (!token) {
            return Failure{token.error()};
        }
        play(*token, sink);
        return {};
    }

    // Back and forth. What is refused changes nothing.

    /// How many decisions led to where the game is.
    std::size_t decisions() const noexcept { return made_; }
    /// How many decisions `redo` can bring again.
    std::size_t undone() const noexcept { return answers_.size() - made_; }
    /// To how many decisions `undo` can go back: 0, or as many as had been made when the last draw had come.
    std::size_t earliest() const noexcept { return undo_draws_ == UndoDraws::allowed ? 0 : made_at_draw_; }

    /// Takes the last decision back, and with it what the game itself answered after it.
    Result<void, Error> undo() {
        if (made_ == 0) {
            return refuse(nothing_to_undo);
        }
        return undo_to(made_ - 1);
    }
    /// Goes back to the moment when `decisions` had been made.
    Result<void, Error> undo_to(std::size_t decisions) {
        return decisions > made_ ? refuse(not_so_far) : jump(decisions);
    }
    /// Makes the decision again that was taken back last.
    Result<void, Error> redo() {
        NoSink sink;
        return redo(sink);
    }
    /// The same, telling `sink(event)` everything that happens again.
    template <class Sink>
    Result<void, Error> redo(Sink& sink) {
        if (made_ == answers_.size()) {
            return refuse(nothing_to_redo);
        }
        make(answers_[made_], sink);
        return {};
    }
    /// Goes back or forth to the moment when `decisions` have been made.
    Result<void, Error> jump(std::size_t decisions) {
        if (decisions > answers_.size()) {
            return refuse(not_so_far);
        }
        if (decisions < earliest()) {
            return refuse(draw_stays);
        }
        NoSink sink;
        if (decisions < made_) {
            begin();
        }
        go_on_to(decisions, sink);
        return {};
    }
    /// A session of its own that stands here and knows the same history: what one of the two drops, the other keeps.
    Session branch() const { return *this; }

    // Looking back.

    /// Tells `sink(event)` again what happened from the moment when `first` decisions had been made until now. With 0
    /// it begins with what happened before the first decision. A sink that looks at `game()` sees the game as it was at
    /// the event.
    template <class Sink>
    void replay(Sink& sink, std::size_t first = 0) {
        const std::size_t now = made_;
        if (first > now) {
            return;
        }
        begin();
        if (first == 0 && start_.empty()) {
            Choices choices;
            game_.restart(seed_, choices, sink);
        }
        NoSink silence;
        go_on_to(first, silence);
        go_on_to(now, sink);
    }
    /// Calls `visit(decision)` with a `PastDecision` for every decision from the first on; at the end come those that
    /// were taken back. The game is played anew meanwhile.
    template <class Visit>
    void each_decision(Visit&& visit) const {
        Game then = start();
        Choices choices = then.choices();
        for (std::size_t i = 0; i < answers_.size(); ++i) {
            visit(PastDecision<Rules>{i, choices.player(), answers_[i], then, i >= made_});
            then.play(answers_[i], choices);
        }
    }
    /// Whose decision number `number` was, from 0; nobody's when there is none. The game is played anew for it: for all
    /// decisions at once there is `each_decision`.
    PlayerId player_of(std::size_t number) const {
        PlayerId player;
        each_decision([&](const PastDecision<Rules>& past) { player = past.number == number ? past.player : player; });
        return player;
    }

private:
    /// The game at its first decision.
    Game start() const noexcept { return start_.empty() ? Game(game_.setup(), seed_) : start_.front(); }
    void begin() noexcept {
        game_ = start();
        player_ = game_.choices().player();
        made_ = 0;
        made_at_draw_ = 0;
    }
    template <class Sink>
    void make(Token token, Sink& sink) noexcept {
        const Random chance = game_.state().random;
        const unsigned tiles = game_.state().bag.total();
        const bool by_nature = player_ == nature;
        Choices next;
        game_.play(token, next, sink);
        player_ = next.player();
        ++made_;
        if (by_nature || game_.state().bag.total() != tiles || !(game_.state().random == chance)) {
            made_at_draw_ = made_;
        }
    }
    template <class Sink>
    void go_on_to(std::size_t decisions, Sink& sink) noexcept {
        while (made_ < decisions) {
            make(answers_[made_], sink);
        }
    }

    std::uint64_t seed_;
    UndoDraws undo_draws_;
    Game game_;
    /// Whose decision is open.
    PlayerId player_;
    /// The answers from the first decision on, at the end those that were taken back.
    std::vector<Token> answers_{};
    /// How many of them led to where the game is.
    std::size_t made_ = 0;
    /// How many had been made when something had been drawn last.
    std::size_t made_at_draw_ = 0;
    /// The game at its first decision, if it was begun elsewhere; otherwise the seed knows.
    std::vector<Game> start_{};
};

}  // namespace carcassonne
