#pragma once

#include "carcassonne/config.hpp"
#include "carcassonne/core/player.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/players/match_seeds.hpp"
#include "carcassonne/players/player.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace carcassonne::players {

/// What points were given for: the kind of feature, and what of it was counted, as in "city" and "pennants". Points for
/// no feature have an empty `feature`. Both are text that lives as long as the program.
struct PointSource {
    /// The word for the kind of feature, and for what of it was counted.
    std::string_view feature;
    std::string_view what;

    friend constexpr auto operator<=>(const PointSource&, const PointSource&) noexcept = default;
};

/// The source of points that no scoring told of, such as those that were not taken because a figure stood at the start
/// of the score track, or could not go back as far as it should.
inline constexpr PointSource other_points{"", "other"};

/// What came from one source, for each seat; it may be less than nothing.
struct SourcedPoints {
    /// Of one source there is one line for all seats.
    PointSource source;
    /// For each seat by its number; 0 where nobody sits.
    std::array<int, player_capacity> points{};

    friend constexpr bool operator==(const SourcedPoints&, const SourcedPoints&) noexcept = default;
};

/// How long a player thought. It is another time whenever the game is played.
struct ThinkingTime {
    /// All decisions together, and the longest of them, in nanoseconds.
    std::uint64_t nanoseconds = 0;
    std::uint64_t longest = 0;
    /// How many decisions took from 2^(i-1) to 2^i - 1 nanoseconds; the last place is for all that took longer.
    std::array<std::uint32_t, 44> by_magnitude{};

    /// Adds a decision that took so many nanoseconds.
    constexpr void add(std::uint64_t one) noexcept {
        nanoseconds += one;
        longest = (std::max)(longest, one);
        ++by_magnitude[(std::min)(static_cast<std::size_t>(std::bit_width(one)), by_magnitude.size() - 1)];
    }
};

/// What came of a game, with a place for each seat.
struct MatchResult {
    /// The points of each seat in the end.
    std::vector<int> scores;
    /// How many turns were played by all seats together.
    std::uint32_t turns = 0;
    /// How often somebody else alone led at the end of a turn, or of the game, than whoever had led alone before.
    std::uint32_t lead_changes = 0;
    /// How many decisions were asked. Those with one answer the game answers itself, unless the set-up has them asked.
    std::vector<std::uint32_t> decisions;
    /// Where the points came from, in the order of the words. For each seat they add up to the score.
    std::vector<SourcedPoints> sources;
    /// How long the decisions of each seat took.
    std::vector<ThinkingTime> thinking;
};

/// A sink that keeps the books of a game while it is played.
template <class Rules>
class MatchTally {
public:
    /// Listens to this very game.
    explicit MatchTally(const Game<Rules>& game) : game_(&game) {}
    /// Refused when compiling: a game that is gone right afterwards.
    explicit MatchTally(const Game<Rules>&&) = delete;

    /// Writes down where the points came from, a line for each thing that was counted.
    void operator()(const PointsScored& scored) {
        const std::string_view feature = scored.feature.exists() && scored.kind.exists()
                                             ? RulesOf<Rules>::feature_words[scored.kind.index()]
                                             : std::string_view{};
        for (const Term& term : scored.breakdown) {
            add({feature, term.what}, scored.player.index(), term.points());
        }
    }
    /// Counts the turn and looks who leads.
    void operator()(const TurnEnded&) {
        ++turns_;
        look_who_leads();
    }
    /// Looks who leads in the end.
    void operator()(const GameEnded&) { look_who_leads(); }

    /// Writes down what was heard, once the game is over.
    void write(MatchResult& result) {
        result.turns = turns_;
        result.lead_changes = lead_changes_;
        for (std::size_t seat = 0; seat < game_->players(); ++seat) {
            const int score = game_->score(PlayerId::at(seat));
            result.scores.push_back(score);
            int told = 0;
            for (const SourcedPoints& line : sources_) {
                told += line.points[seat];
            }
            add(other_points, seat, score - told);
        }
        std::sort(sources_.begin(), sources_.end(),
                  [](const SourcedPoints& left, const SourcedPoints& right) { return left.source < right.source; });
        result.sources = sources_;
    }

private:
    void add(const PointSource& source, std::size_t seat, int points) {
        if (points == 0) {
            return;
        }
        auto line = std::find_if(sources_.begin(), sources_.end(),
                                 [&](const SourcedPoints& known) { return known.source == source; });
        if (line == sources_.end()) {
            line = sources_.insert(line, SourcedPoints{source, {}});
        }
        line->points[seat] += points;
    }
    void look_who_leads() {
        const PlayerMask leaders = game_->leaders();
        if (std::has_single_bit(unsigned{leaders})) {
            lead_changes_ += static_cast<std::uint32_t>(leader_ != 0 && leader_ != leaders);
            leader_ = leaders;
        }
    }

    const Game<Rules>* game_;
    std::vector<SourcedPoints> sources_;
    std::uint32_t turns_ = 0;
    std::uint32_t lead_changes_ = 0;
    /// Who led alone last; nobody has yet while it is 0.
    PlayerMask leader_ = 0;
};

/// Plays a game between players, of whom there is one for each seat of the set-up, which draws from its seed. The sink
/// hears everything that happens. Before each decision `goes_on()` is asked; when it says no, the game is dropped.
template <class Rules, class Sink, class GoesOn>
std::optional<MatchResult> play_match(const Setup<Rules>& setup, const MatchSeeds& seeds,
                                      std::span<Player<Rules>* const> seats, Sink& sink, GoesOn&& goes_on) {
    CARCASSONNE_ASSERT(seats.size() == setup.players() && setup.draws() == Draws::from_seed);
    using Clock = std::chrono::steady_clock;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        seats[seat]->begin(player_seed(seeds, seat));
    }
    MatchResult result;
    result.decisions.resize(seats.size());
    result.thinking.resize(seats.size());
    Game<Rules> game(setup, seeds.game);
    MatchTally<Rules> tally(game);
    auto listener = [&](const auto& event) {
        if constexpr (requires { tally(event); }) {
            tally(event);
        }
        if constexpr (requires { sink(event); }) {
            sink(event);
        }
    };
    typename Game<Rules>::Choices choices;
    game.restart(seeds.game, choices, listener);
    while (!choices.empty()) {
        if (!goes_on()) {
            return std::nullopt;
        }
        const std::size_t seat = choices.player().index();
        const Clock::time_point asked = Clock::now();
        const Token answer = seats[seat]->answer(game, choices);
        result.thinking[seat].add(static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - asked).count()));
        ++result.decisions[seat];
        game.play(answer, choices, listener);
    }
    tally.write(result);
    return result;
}

/// The same to the end.
///
/// ```cpp
/// #include <carcassonne/players/make_player.hpp>
/// const auto setup = make_setup<BaseGame>();
/// const auto one = players::make_player<BaseGame>({players::PlayerKind::greedy});
/// const auto other = players::make_player<BaseGame>({players::PlayerKind::random});
/// const std::array<players::Player<BaseGame>*, 2> seats{one.get(), other.get()};
/// const auto result = players::play_match<BaseGame>(*setup, {7, 11}, seats);
/// return result.scores[0] > result.scores[1] ? 0 : 1;
/// ```
template <class Rules, class Sink>
MatchResult play_match(const Setup<Rules>& setup, const MatchSeeds& seeds, std::span<Player<Rules>* const> seats,
                       Sink& sink) {
    return *play_match<Rules>(setup, seeds, seats, sink, [] { return true; });
}
/// The same with nobody listening.
template <class Rules>
MatchResult play_match(const Setup<Rules>& setup, const MatchSeeds& seeds, std::span<Player<Rules>* const> seats) {
    NoSink sink;
    return play_match<Rules>(setup, seeds, seats, sink);
}

}  // namespace carcassonne::players
