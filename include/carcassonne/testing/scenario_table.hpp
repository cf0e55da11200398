#pragma once

#include "carcassonne/testing/scenario_statement.hpp"

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/action_parser.hpp"
#include "carcassonne/text/picture.hpp"
#include "carcassonne/text/place.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace carcassonne::testing {

/// Keeps what a scenario asks about of all that happens in one line of its story.
struct ScenarioLog {
    struct Award {
        PlayerId player;
        FeatureKind kind;
        Breakdown reasons;
    };

    std::vector<Award> awards;
    std::vector<TileKind> discarded;

    void operator()(const PointsScored& scored) { awards.push_back({scored.player, scored.kind, scored.breakdown}); }
    void operator()(const TileDiscarded& tile) { discarded.push_back(tile.kind); }
    template <class Event>
    void operator()(const Event&) noexcept {}
};

namespace detail {

/// The name of a figure as one word: "large-meeple".
inline std::string figure_word(std::string_view name) {
    std::string word(name);
    std::replace(word.begin(), word.end(), ' ', '-');
    return word;
}

}  // namespace detail

/// A scenario's words on the table of a game: which tile, segment, player or action they mean.
///
/// Functions that can fail to understand leave the reason in `problem()` and return nothing of use.
template <class Rules>
class ScenarioTable {
public:
    using Of = RulesOf<Rules>;

    ScenarioTable(const Scenario& scenario, const Setup<Rules>& setup, const Game<Rules>& start)
        : scenario_(scenario), setup_(setup), game_(start) {}

    const Scenario& scenario() const noexcept { return scenario_; }
    const Setup<Rules>& setup() const noexcept { return setup_; }
    Game<Rules>& game() noexcept { return game_; }
    const Game<Rules>& game() const noexcept { return game_; }
    ScenarioLog& log() noexcept { return log_; }
    const ScenarioLog& log() const noexcept { return log_; }
    const std::string& problem() const noexcept { return problem_; }
    void forget_problem() { problem_.clear(); }

    PlayerId player(std::string_view name) const noexcept {
        const auto found = std::find(scenario_.players.begin(), scenario_.players.end(), name);
        return PlayerId::at(found - scenario_.players.begin());
    }
    std::string name(PlayerId player) const {
        return player == nature                            ? "nature"
               : player.index() < scenario_.players.size() ? scenario_.players[player.index()]
                                                           : "nobody";
    }
    std::string names(PlayerMask players) const {
        std::string text;
        for (std::size_t i = 0; i < scenario_.players.size(); ++i) {
            if ((players >> i & 1u) != 0) {
                text += (text.empty() ? "" : " ") + scenario_.players[i];
            }
        }
        return text.empty() ? "nobody" : text;
    }

    TileKind tile_kind(std::string_view word) {
        const TileKind kind =
            find_tile_kind(game_.catalogue(), word, [&](TileKind some) { return game_.tiles_left(some); });
        if (!kind.exists()) {
            problem_ = "the game has no tile `" + std::string(word) + "`";
        }
        return kind;
    }
    static FigureKind find_figure(std::string_view name) noexcept {
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            if (detail::figure_word(Of::figures[i].name) == name) {
                return FigureKind::at(i);
            }
        }
        return FigureKind::none();
    }
    FigureKind figure_kind(std::string_view name) {
        const FigureKind kind = find_figure(name);
        if (!kind.exists()) {
            problem_ = "the game has no figure `" + std::string(name) + "`";
        }
        return kind;
    }

    /// A kind of thing that stands with figures, "ghost" or "ghosts".
    static AttachmentKind find_attachment(std::string_view name) noexcept {
        for (std::size_t i = 0; i < Of::attachments.size(); ++i) {
            const std::string word = detail::figure_word(Of::attachments[i].name);
            if (word == name || (word.size() + 1 == name.size() && word + "s" == name)) {
                return AttachmentKind::at(i);
            }
        }
        return AttachmentKind::none();
    }
    AttachmentKind attachment(std::string_view name) {
        const AttachmentKind kind = find_attachment(name);
        if (!kind.exists()) {
            problem_ = "the game has no `" + std::string(name) + "` to stand with figures";
        }
        return kind;
    }

    /// A figure of a player on the score track.
    static ScoringFigure find_scoring_figure(std::string_view name) noexcept {
        for (std::size_t i = 0; i < Of::scoring_figures.size(); ++i) {
            if (detail::figure_word(Of::scoring_figures[i]) == name) {
                return ScoringFigure::at(i);
            }
        }
        return ScoringFigure::none();
    }
    ScoringFigure scoring_figure(std::string_view name) {
        const ScoringFigure figure = find_scoring_figure(name);
        if (!figure.exists()) {
            problem_ = "the game has no scoring figure `" + std::string(name) + "`";
        }
        return figure;
    }

    SegmentId segment(const NamedPlace& place) {
        const TileId tile = game_.tile_at(place.at);
        if (!tile.exists()) {
            problem_ = "no tile lies at " + std::to_string(place.at.x) + " " + std::to_string(place.at.y);
            return SegmentId::none();
        }
        const std::size_t index = segment_of(tile, place.place);
        return index == game_.segment_count(tile) ? SegmentId::none() : game_.placed(tile).segment(index);
    }
    FeatureId feature(const NamedPlace& place) {
        const SegmentId here = segment(place);
        return here.exists() ? game_.feature_of(here) : FeatureId::none();
    }

    /// Calls `visit` with the action of the game that the words mean. Without an action when there is a problem.
    template <class Visit>
    void with_action(const NamedAction& action, Visit&& visit) {
        if (action.places && !has_tile_at_hand(action.tile)) {
            return;
        }
        const auto parsed = parse_action(action.words, game_, visit, scenario_.players);
        if (!parsed) {
            problem_ = "`" + action.words + "`: expected " + std::string(parsed.error().expected) + ", found " +
                       std::string(parsed.error().found.view()) + "; " + open_decision() + answers_text();
        }
    }

    /// How many of something that a module lets players gather a player has. Without a number when there is a problem.
    int count(PlayerId player, std::string_view what) {
        int count = 0;
        if (!find_count(player, what, count, typename Of::Modules{})) {
            problem_ = "the game has no `" + std::string(what) + "` to count";
        }
        return count;
    }

    /// Who has to decide what, in words.
    std::string open_decision() const {
        const auto choices = game_.choices();
        if (choices.empty()) {
            return "nobody has to decide: the game is over";
        }
        return name(choices.player()) + " has to decide: " + std::string(step_name(choices.step())) + " (" +
               std::to_string(choices.count()) + " answers)";
    }
    static std::string_view step_name(StepId step) noexcept { return step_name(step, typename Of::Steps{}); }
    /// What the answers to the open decision are called, if they are few.
    std::string answers_text() const {
        std::string text;
        const auto choices = game_.choices();
        if (choices.count() <= 8) {
            choices.each([&](Token token) { text += (text.empty() ? ": " : ", ") + action_text(token, game_); });
        }
        return text;
    }

    /// The table, every meeple with the first letter of its owner where these differ.
    std::string board_text() const {
        std::string signs;
        for (const std::string& player : scenario_.players) {
            const char letter =
                player[0] >= 'a' && player[0] <= 'z' ? static_cast<char>(player[0] - 'a' + 'A') : player[0];
            if (signs.find(letter) != signs.npos) {
                return picture(game_);
            }
            signs += letter;
        }
        return picture(game_, signs);
    }

    /// The same game, made anew from the bytes of its state.
    Game<Rules> copy_of_bytes() const {
        std::array<unsigned char, sizeof(State<Rules>)> bytes;
        std::memcpy(bytes.data(), &game_.state(), bytes.size());
        State<Rules> state{};
        std::memcpy(static_cast<void*>(&state), bytes.data(), bytes.size());
        return Game<Rules>(setup_, state);
    }

private:
    std::size_t segment_of(TileId tile, std::string_view words) {
        const Rotation rotation = game_.placed(tile).rotation();
        const std::size_t index = find_named_segment(game_.printed(tile), rotation, words, Of::feature_words);
        if (index == game_.segment_count(tile)) {
            problem_ = "`" + std::string(words) + "` is no place of the tile, which has " +
                       places_text(game_.printed(tile), rotation, Of::feature_words);
        }
        return index;
    }
    bool has_tile_at_hand(std::string_view name) {
        if (name.empty() || game_.finished()) {
            return true;
        }
        const TileKind drawn = game_.part().drawn;
        if (drawn.exists() && is_called(game_.catalogue().tile(drawn), name)) {
            return true;
        }
        problem_ = "the tile at hand is " +
                   (drawn.exists() ? std::string(game_.catalogue().tile(drawn).id.view()) : std::string("none"));
        return false;
    }
    template <class... M>
    bool find_count(PlayerId player, std::string_view what, int& count, TypeList<M...>) const {
        bool found = false;
        const auto look = [&](std::string_view name, unsigned number) {
            if (name == what) {
                found = true;
                count = static_cast<int>(number);
            }
        };
        const auto ask = [&]<class One>(TypeList<One>) {
            if constexpr (!std::is_empty_v<typename One::State>) {
                if (setup_.template has<One>()) {
                    One::each_number(game_.state().template of<One>(), player, look);
                }
            }
        };
        (ask(TypeList<M>{}), ...);
        return found;
    }
    template <class... S>
    static std::string_view step_name(StepId step, TypeList<S...>) noexcept {
        std::string_view name = "nothing";
        ((step == Of::template step_id<S> ? static_cast<void>(name = S::name) : static_cast<void>(0)), ...);
        return name;
    }

    const Scenario& scenario_;
    const Setup<Rules>& setup_;
    Game<Rules> game_;
    ScenarioLog log_;
    std::string problem_;
};

}  // namespace carcassonne::testing
