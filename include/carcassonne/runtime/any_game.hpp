#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/runtime/switches.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/option_words.hpp"
#include "carcassonne/text/picture.hpp"
#include "carcassonne/text/place.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A game without templates, for windows, web pages and other languages: numbers, words and plain structs. It knows its
/// rules only while the program runs, and one virtual call plays an action.
namespace carcassonne {

/// A tile on the table.
struct TileView {
    /// The id of its kind, "BA/L"; it is good as long as the game or a clone of it lives.
    std::string_view id;
    /// The square on which it lies.
    Square at;
    /// How far it is turned clockwise from the way it is printed: 0, 90, 180 or 270.
    int degrees = 0;
};
/// A figure on the table.
struct FigureView {
    /// The seat of its owner, from 0.
    std::size_t player = 0;
    /// What its kind is called: "large meeple".
    std::string_view kind;
    /// The square of the tile on which it stands.
    Square at;
    /// The segment on which it stands: "city N.W".
    std::string place;
};
/// Figures of one kind that a player has at hand.
struct SupplyView {
    /// What the kind is called: "meeple".
    std::string_view kind;
    /// How many of them the player has at hand, those in the reserve left out.
    unsigned count = 0;
};
/// A figure of a player on the score track.
struct TrackView {
    /// What the scoring figure is called.
    std::string_view figure;
    /// The points of this figure alone.
    int points = 0;
};
/// One line of a reason for points.
struct TermView {
    /// What is counted, as one word for any number of it: "tiles".
    std::string_view what;
    /// How many there are of it.
    int count = 0;
    /// How many points each of them brings: less than 0 where it costs points.
    int each = 0;
};
/// Points that a player received while an action was played.
struct ScoreView {
    /// The seat of the player, from 0.
    std::size_t player = 0;
    /// The sum of the terms; on the score track a figure that may not go back behind its start moves less.
    int points = 0;
    /// "city"; empty for points that are for no feature.
    std::string_view feature;
    /// Why these points were given, line by line.
    std::vector<TermView> terms;
};
/// The decision that is open.
struct DecisionView {
    /// Whether nature decides: something is to be drawn.
    bool by_nature = false;
    /// The seat of the player who decides, from 0; at a draw of the player whose turn it is. 0 when the game is over.
    std::size_t player = 0;
    /// "place", "figure", ...; empty when the game is over.
    std::string_view step;
    /// How many answers are legal; 0 when the game is over.
    std::size_t answers = 0;
    /// The id of the tile drawn, as long as it is not placed.
    std::string_view drawn;
};

/// A game of any rule set. Answers are numbered from 0 to `decision().answers - 1`; a number means the same answer as
/// long as no action is played.
class AnyGame {
public:
    virtual ~AnyGame() = default;

    /// Another game that stands where this one does.
    virtual std::unique_ptr<AnyGame> clone() const = 0;

    // Deciding.

    /// Who is to decide what. The answers are kept from one `play` to the next and are not looked for again.
    virtual DecisionView decision() const = 0;
    /// An answer in words: "place 1 0 turned 90", "deploy meeple on road E.W", "pass". Empty for a number that is none.
    virtual std::string answer_text(std::size_t answer) const = 0;
    /// The number of the answer that is said so; `decision().answers` when there is none. Answers are put into words
    /// one after the other until one is the same.
    virtual std::size_t find_answer(std::string_view text) const = 0;
    /// Plays an answer; false, and nothing is changed, for a number that is none.
    virtual bool play(std::size_t answer) = 0;
    /// The points that the last `play` brought, the final scoring included.
    virtual const std::vector<ScoreView>& last_scores() const noexcept = 0;

    // Looking.

    /// The modules that are played: "base+farmers".
    virtual std::string modules() const = 0;
    /// Whether the game is over, the final scoring included.
    virtual bool finished() const noexcept = 0;
    /// How many players there are, 2 to 6 (BAS-02).
    virtual std::size_t players() const noexcept = 0;
    /// The points of a player, all scoring figures together; 0 for a seat where nobody sits.
    virtual int score(std::size_t player) const noexcept = 0;
    /// The figures of a player on the score track; together they have the score.
    virtual std::vector<TrackView> track(std::size_t player) const = 0;
    /// How many tiles are still to be drawn.
    virtual unsigned tiles_left() const noexcept = 0;
    /// All tiles on the table in the order in which they were placed, the start piece first.
    virtual std::vector<TileView> tiles() const = 0;
    /// All figures on the table.
    virtual std::vector<FigureView> figures() const = 0;
    /// What a player has at hand, kinds of figure that are not played left out.
    virtual std::vector<SupplyView> supplies(std::size_t player) const = 0;
    /// The table as plain text; the figures of player `i` are shown by `signs[i]`.
    virtual std::string picture(std::string_view signs = {}) const = 0;
    /// A fingerprint of the whole state.
    virtual std::uint64_t hash() const noexcept = 0;

protected:
    AnyGame() = default;
    AnyGame(const AnyGame&) = default;
    AnyGame& operator=(const AnyGame&) = default;
};

/// A game of the rule set `Rules` behind the face of `AnyGame`. It shares its set-up with its clones.
template <class Rules>
class AnyGameOf final : public AnyGame {
public:
    /// Begins a game of this set-up, as the constructor of `Game` does.
    AnyGameOf(std::shared_ptr<const Setup<Rules>> setup, std::uint64_t seed)
        : setup_(std::move(setup)), game_(*setup_, seed), choices_(game_.choices()) {}

    std::unique_ptr<AnyGame> clone() const override { return std::make_unique<AnyGameOf>(*this); }

    DecisionView decision() const override {
        DecisionView view;
        if (!game_.finished()) {
            view.by_nature = choices_.player() == nature;
            view.player = game_.part().player.index();
            if (!view.by_nature) {
                view.player = choices_.player().index();
            }
            view.step = Of::step_names[choices_.step().index()];
            view.answers = choices_.count();
            if (const Task& part = game_.part(); part.drawn.exists() && !part.placed.exists()) {
                view.drawn = game_.catalogue().tile(part.drawn).id.view();
            }
        }
        return view;
    }
    std::string answer_text(std::size_t answer) const override {
        return answer < choices_.count() ? action_text(choices_.nth(static_cast<std::uint32_t>(answer)), game_)
                                         : std::string();
    }
    std::size_t find_answer(std::string_view text) const override {
        std::size_t answer = 0;
        while (answer < choices_.count() && answer_text(answer) != text) {
            ++answer;
        }
        return answer;
    }
    bool play(std::size_t answer) override {
        if (answer >= choices_.count()) {
            return false;
        }
        scores_.clear();
        auto listener = [this](const PointsScored& scored) { note(scored); };
        game_.play(choices_.nth(static_cast<std::uint32_t>(answer)), choices_, listener);
        return true;
    }
    const std::vector<ScoreView>& last_scores() const noexcept override { return scores_; }

    std::string modules() const override { return modules_text<Rules>(setup_->enabled()); }
    bool finished() const noexcept override { return game_.finished(); }
    std::size_t players() const noexcept override { return game_.players(); }
    int score(std::size_t player) const noexcept override {
        return player < players() ? game_.score(PlayerId::at(player)) : 0;
    }
    std::vector<TrackView> track(std::size_t player) const override {
        std::vector<TrackView> track;
        for (std::size_t i = 0; i < Of::scoring_figures.size() && player < players(); ++i) {
            if ((setup_->enabled() >> Of::scoring_figure_owners[i] & 1u) != 0) {
                const auto figure = ScoringFigure::at(i);
                track.push_back({Of::scoring_figures[i], game_.score(PlayerId::at(player), figure)});
            }
        }
        return track;
    }
    unsigned tiles_left() const noexcept override { return game_.tiles_left(); }
    std::vector<TileView> tiles() const override {
        std::vector<TileView> tiles;
        for (std::size_t i = 0; i < game_.board().tile_count(); ++i) {
            const auto tile = TileId::at(i);
            const PlacedTile& placed = game_.placed(tile);
            tiles.push_back({game_.printed(tile).id.view(), placed.at(), degrees(placed.rotation())});
        }
        return tiles;
    }
    std::vector<FigureView> figures() const override {
        std::vector<FigureView> figures;
        game_.each_figure_on_board([&](FigureId id) {
            const DeployedFigure& figure = game_.figure(id);
            const TileId tile = game_.tile_of(figure.segment);
            const PlacedTile& placed = game_.placed(tile);
            figures.push_back({figure.owner.index(), Of::figures[figure.kind.index()].name, placed.at(),
                               place_text(game_.printed(tile), placed.rotation(), game_.index_on_tile(figure.segment),
                                          Of::feature_words)});
        });
        return figures;
    }
    std::vector<SupplyView> supplies(std::size_t player) const override {
        std::vector<SupplyView> supplies;
        for (std::size_t i = 0; i < Of::figures.size() && player < players(); ++i) {
            if ((setup_->enabled() >> Of::figure_owners[i] & 1u) != 0) {
                const auto kind = FigureKind::at(i);
                supplies.push_back({Of::figures[i].name, game_.supply(PlayerId::at(player), kind)});
            }
        }
        return supplies;
    }
    std::string picture(std::string_view signs = {}) const override {
        return signs.size() < players() ? carcassonne::picture(game_) : carcassonne::picture(game_, signs);
    }
    std::uint64_t hash() const noexcept override { return game_.hash(); }

    /// The game itself, for those who know its rules.
    const Game<Rules>& game() const noexcept { return game_; }

private:
    using Of = RulesOf<Rules>;

    void note(const PointsScored& scored) {
        ScoreView view{scored.player.index(), scored.breakdown.total(), {}, {}};
        if (scored.feature.exists()) {
            view.feature = feature_word(scored.kind, Of::feature_words);
        }
        for (const Term& term : scored.breakdown) {
            view.terms.push_back({term.what, term.count, term.each});
        }
        scores_.push_back(std::move(view));
    }

    std::shared_ptr<const Setup<Rules>> setup_;
    Game<Rules> game_;
    typename Game<Rules>::Choices choices_;
    std::vector<ScoreView> scores_;
};

/// Begins a game of the rule set, or says everything that is wrong with the options.
template <class Rules>
Result<std::unique_ptr<AnyGame>, std::vector<Error>> any_game_of(const Options<Rules>& options,
                                                                 std::uint64_t seed = 0) {
    auto setup = make_setup(options);
    if (!setup) {
        return Failure{setup.error()};
    }
    return std::unique_ptr<AnyGame>(
        std::make_unique<AnyGameOf<Rules>>(std::make_shared<const Setup<Rules>>(*std::move(setup)), seed));
}

}  // namespace carcassonne
