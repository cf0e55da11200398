#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/game_record.hpp"
#include "carcassonne/text/option_words.hpp"
#include "carcassonne/text/place.hpp"
#include "carcassonne/text/record_line.hpp"
#include "carcassonne/text/score_text.hpp"
#include "carcassonne/tiles/print.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne {

inline constexpr Refusal name_is_no_word{
    "BAS-02", "the name of a player is one word without blanks and without any of : ; , = [ ] #, and not |"};
inline constexpr Refusal repeated_name{"BAS-02", "two players have the same name"};

/// The form of a record has room for one figure a turn and for what the base game asks.
inline constexpr Refusal record_cannot_tell{"BAS-06",
                                            "a record tells only games of the base game, with or without farmers"};

/// A game that is written down while it is played. Every decision is asked, also those with one answer.
template <class Rules>
class RecordedGame {
public:
    using Game = carcassonne::Game<Rules>;
    using Choices = typename Game::Choices;

    /// Begins a game, or says what is wrong with the options or the names. A name is one word that no other player has.
    /// A name that is missing or empty is the colour of the seat: red, blue, yellow, green, black, pink; when another
    /// player is called so, it is the first of these colours that nobody has. Names beyond the last player are not
    /// used.
    static Result<RecordedGame, std::vector<Error>> begin(Options<Rules> options, std::uint64_t seed = 0,
                                                          std::vector<std::string> names = {}) {
        options.plays_forced = false;
        auto setup = make_setup<Rules>(options);
        if (!setup) {
            return Failure{setup.error()};
        }
        if (const std::string rules = rules_text(options); rules != "base" && rules != "base+farmers") {
            return Failure{std::vector<Error>{Error{record_cannot_tell, {}, Side::north, false, {}}}};
        }
        names.resize(setup->players());
        if (std::vector<Error> errors = faults_of(names); !errors.empty()) {
            return Failure{std::move(errors)};
        }
        name_nameless(names);
        return RecordedGame(std::make_unique<Setup<Rules>>(*std::move(setup)), options, seed, std::move(names));
    }

    const Game& game() const noexcept { return *game_; }
    /// The answers to the open decision; none when the game is over.
    const Choices& choices() const noexcept { return choices_; }
    /// What has been written down so far: all turns that are over, and after the game the whole record.
    const GameRecord& record() const noexcept { return record_; }
    /// Gives the game a name of one word.
    void set_name(std::string name) { record_.name = std::move(name); }

    /// Plays one of `choices()`.
    void play(Token token) {
        note_choices();
        game_->describe(token, [&](const auto& action) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, ChooseFirstPlayer>) {
                record_.first_player = action.player.index();
            }
        });
        Listener listener{*this};
        Choices next;
        game_->play(token, next, listener);
        choices_ = next;
        if (game_->finished()) {
            finish();
        }
    }
    /// Plays an action, or says why it is not legal and changes nothing.
    template <class Action>
    Result<void, Error> try_play(const Action& action) {
        const auto token = game_->token(action);
        if (!token) {
            return Failure{token.error()};
        }
        play(*token);
        return {};
    }

private:
    /// Looks at the table at the moment when something happens.
    struct Listener {
        RecordedGame& game;

        template <class Event>
        void operator()(const Event& event) const {
            game.hear(event);
        }
    };

    RecordedGame(std::unique_ptr<Setup<Rules>> setup, const Options<Rules>& options, std::uint64_t seed,
                 std::vector<std::string> names)
        : setup_(std::move(setup)) {
        record_.rules = rules_text(options);
        each_changed_option(options, [&](std::string_view module, std::string_view name, std::string_view word) {
            record_.options.push_back({std::string(module), std::string(name), std::string(word)});
        });
        record_.tile_set = tile_sets_text(options);
        note_tiles();
        record_.players = std::move(names);
        if (options.draws == Draws::from_seed) {
            record_.seed = seed;
        }
        Listener listener{*this};
        game_ = std::make_unique<Game>(*setup_, seed, choices_, listener);
        // Without a tile to draw the game is over before anybody has a turn.
        if (game_->finished()) {
            finish();
        }
    }

    void note_tiles() {
        std::vector<std::string> lines;
        for (std::size_t i = 0; i < setup_->catalogue().size(); ++i) {
            const Tile& tile = setup_->catalogue().tile(TileKind(static_cast<std::uint16_t>(i)));
            record_.tile_count += tile.count;
            lines.push_back(print_tile(tile) + "\n");
        }
        record_.tile_checksum = detail::list_checksum<std::uint64_t>(std::move(lines));
    }
    /// Empty names are still to be chosen.
    static std::vector<Error> faults_of(const std::vector<std::string>& names) {
        std::vector<Error> errors;
        for (auto name = names.begin(); name != names.end(); ++name) {
            if (name->empty()) {
                continue;
            }
            if (detail::RecordLine(*name, 1).read_text("a name") != *name) {
                errors.push_back(Error{name_is_no_word, {}});
            } else if (std::find(names.begin(), name, *name) != name) {
                errors.push_back(Error{repeated_name, {}});
            }
        }
        return errors;
    }
    static void name_nameless(std::vector<std::string>& names) {
        static constexpr std::array<std::string_view, player_capacity> colours{"red",   "blue",  "yellow",
                                                                               "green", "black", "pink"};
        const auto is_free = [&](std::string_view colour) {
            return std::find(names.begin(), names.end(), colour) == names.end();
        };
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i].empty()) {
                names[i] = is_free(colours[i]) ? colours[i] : *std::find_if(colours.begin(), colours.end(), is_free);
            }
        }
    }

    /// Writes down how many answers the open decision has, and which.
    void note_choices() {
        std::vector<std::array<int, 3>> placements;
        std::vector<std::string> deployments;
        bool places = false;
        bool deploys = false;
        choices_.each([&](Token token) {
            game_->describe(token, [&](const auto& action) {
                using Action = std::remove_cvref_t<decltype(action)>;
                if constexpr (std::is_same_v<Action, PlaceTile>) {
                    places = true;
                    placements.push_back({action.at.x, action.at.y, degrees(action.rotation)});
                } else if constexpr (std::is_same_v<Action, DeployFigure>) {
                    deploys = true;
                    const SegmentId segment = game_->placed(game_->part().placed).segment(action.segment);
                    deployments.push_back(std::string(Game::Of::figures[action.kind.index()].name) + " on " +
                                          place_of(segment) + "\n");
                } else if constexpr (std::is_same_v<Action, Pass>) {
                    deploys = true;
                }
            });
        });
        if (places) {
            std::sort(placements.begin(), placements.end());
            turn_.placements = check_of(placements);
        }
        if (deploys) {
            const auto count = static_cast<std::uint32_t>(deployments.size());
            turn_.deployments = {count, detail::list_checksum<std::uint32_t>(std::move(deployments))};
        }
    }
    static ListCheck check_of(const std::vector<std::array<int, 3>>& placements) {
        std::string text;
        for (const auto& [x, y, turned] : placements) {
            text += std::to_string(x) + " " + std::to_string(y) + " " + std::to_string(turned) + "\n";
        }
        return {static_cast<std::uint32_t>(placements.size()), record_checksum<std::uint32_t>(text)};
    }
    std::string place_of(SegmentId segment) const {
        const TileId tile = game_->tile_of(segment);
        return place_text(game_->printed(tile), game_->placed(tile).rotation(), game_->index_on_tile(segment));
    }

    template <class Event>
    void hear(const Event&) {}
    void hear(const TileDrawn& event) {
        turn_.player = event.player.index();
        if (record_.turns.empty()) {
            record_.first_player = turn_.player;
        }
    }
    void hear(const TileDiscarded& event) {
        turn_.discarded.emplace_back(setup_->catalogue().tile(event.kind).id.view());
    }
    void hear(const TilePlaced& event) {
        const PlacedTile& placed = game_->placed(event.tile);
        turn_.tile = game_->printed(event.tile).id.view();
        turn_.at = placed.at();
        turn_.rotation = placed.rotation();
    }
    void hear(const FigureMoved& event) {
        if (event.reason == MoveReason::deployed) {
            turn_.figure = Game::Of::figures[event.kind.index()].name;
            turn_.place = place_of(event.to);
        }
    }
    void hear(const PointsScored& event) {
        RecordedScore score;
        score.player = event.player.index();
        score.points = event.breakdown.total();
        name_place(event, score);
        for (const Term& term : event.breakdown) {
            score.terms.push_back({term.count, std::string(term.what), term.each});
        }
        (event.at_end ? record_.final_scores : turn_.scores).push_back(std::move(score));
    }
    /// The place of the player's first figure in the feature; without one the feature names itself, and points for no
    /// feature name nothing.
    void name_place(const PointsScored& event, RecordedScore& score) const {
        if (!event.feature.exists()) {
            score.place = "nothing";
            return;
        }
        SegmentId first;
        game_->each_figure(event.feature, [&](FigureId id) {
            const auto& figure = game_->figure(id);
            if (figure.owner == event.player && (!first.exists() || figure.segment < first)) {
                first = figure.segment;
            }
        });
        if (!first.exists()) {
            first = game_->board().features().any_member(event.feature);
            game_->each_member(event.feature, [&](SegmentId member) { first = (std::min)(first, member); });
        }
        score.place = place_of(first);
        score.at = game_->placed(game_->tile_of(first)).at();
    }
    void hear(const TurnEnded&) {
        sort_scores(turn_.scores, record_.players);
        for (std::size_t i = 0; i < Game::Of::figures.size(); ++i) {
            if ((setup_->enabled() >> Game::Of::figure_owners[i] & 1u) == 0) {
                continue;
            }
            RecordedSupply supply{std::string(Game::Of::figures[i].name), {}};
            for (std::size_t player = 0; player < setup_->players(); ++player) {
                supply.counts.push_back(game_->supply(PlayerId(static_cast<std::uint8_t>(player)),
                                                      FigureKind(static_cast<std::uint8_t>(i))));
            }
            turn_.supplies.push_back(std::move(supply));
        }
        turn_.points = points();
        record_.turns.push_back(std::exchange(turn_, {}));
    }

    std::vector<int> points() const {
        std::vector<int> points;
        for (std::size_t player = 0; player < setup_->players(); ++player) {
            points.push_back(game_->score(PlayerId(static_cast<std::uint8_t>(player))));
        }
        return points;
    }
    void finish() {
        record_.discarded = std::exchange(turn_, {}).discarded;
        sort_scores(record_.final_scores, record_.players);
        record_.points = points();
        const PlayerMask leaders = game_->leaders();
        for (std::size_t player = 0; player < record_.points.size(); ++player) {
            if ((leaders & mask_of(PlayerId(static_cast<std::uint8_t>(player)))) != 0) {
                record_.winners.push_back(player);
            }
        }
    }

    std::unique_ptr<Setup<Rules>> setup_;
    std::unique_ptr<Game> game_;
    Choices choices_;
    GameRecord record_;
    RecordedTurn turn_;
};

}  // namespace carcassonne
