#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/json/state.hpp"
#include "carcassonne/text/json/words.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne {

namespace detail {

/// Says in JSON how a game stands, part by part.
template <class Rules>
class JsonPosition {
public:
    JsonPosition(const Game<Rules>& game, std::vector<std::string> names)
        : game_(game), nouns_(game), names_(shown_names(game.players(), std::move(names))) {
        number_features();
    }

    Json document() const {
        const auto choices = game_.choices();
        Json document = json_document("position");
        document["finished"] = game_.finished();
        document["decision"] = decision(choices);
        document["turn"] = turn();
        document["players"] = players();
        document["leaders"] = nouns_.players_of(game_.leaders());
        document["tiles"] = tiles();
        document["last_tile"] = last_tile();
        document["open_squares"] = open_squares(choices);
        document["features"] = features();
        document["figures"] = figures();
        document["state"] = state();
        document["attachments_left"] = attachments_left();
        document["tiles_left"] = tiles_left();
        return document;
    }

private:
    using Of = RulesOf<Rules>;

    static PlayerId seat(std::size_t player) noexcept { return PlayerId::at(player); }
    bool is_played(std::size_t module) const noexcept { return (game_.setup().enabled() >> module & 1u) != 0; }

    /// Features have numbers in the order of their first segments.
    void number_features() {
        for (std::size_t i = 0; i < game_.board().features().segment_count(); ++i) {
            const FeatureId feature = game_.feature_of(SegmentId::at(i));
            if (numbers_.try_emplace(feature.value, features_.size()).second) {
                features_.push_back(feature);
            }
        }
    }
    std::size_t number_of(SegmentId segment) const { return numbers_.at(game_.feature_of(segment).value); }

    /// Who is asked for what; null after the game.
    template <class Choices>
    Json decision(const Choices& choices) const {
        if (choices.empty()) {
            return nullptr;
        }
        Json told = Json::object();
        told["player"] = nouns_.of(choices.player());
        told["by_nature"] = choices.player() == nature;
        told["step"] = Of::step_names[choices.step().index()];
        told["answers"] = choices.count();
        return told;
    }
    /// Whose turn it is, and the tile of it: at hand, or where it was placed.
    Json turn() const {
        if (game_.finished()) {
            return nullptr;
        }
        const Task& part = game_.part();
        Json told = Json::object();
        told["player"] = nouns_.of(part.player);
        told["tile_at_hand"] = part.placed.exists() ? Json() : nouns_.of(part.drawn);
        told["tile_placed"] = nouns_.of(part.placed);
        return told;
    }

    Json players() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < game_.players(); ++i) {
            Json player = Json::object();
            player["name"] = names_[i];
            player["points"] = game_.score(seat(i));
            player["track"] = track(seat(i));
            player["at_hand"] = figures_of([&](FigureKind kind) { return game_.supply(seat(i), kind); });
            player["in_reserve"] = figures_of([&](FigureKind kind) { return game_.reserve(seat(i), kind); });
            player["numbers"] = numbers_of(seat(i), typename Rules::Modules{});
            told.push_back(std::move(player));
        }
        return told;
    }
    Json track(PlayerId player) const {
        Json told = Json::array();
        for (std::size_t i = 0; i < Of::scoring_figure_count; ++i) {
            if (is_played(Of::scoring_figure_owners[i])) {
                Json figure = Json::object();
                figure["figure"] = Of::scoring_figures[i];
                figure["points"] = game_.score(player, ScoringFigure::at(i));
                told.push_back(std::move(figure));
            }
        }
        return told;
    }
    template <class Count>
    Json figures_of(const Count& count) const {
        Json told = Json::array();
        for (std::size_t i = 0; i < Of::figures.size(); ++i) {
            if (is_played(Of::figure_owners[i])) {
                told.push_back(json_counted("figure", Of::figures[i].name, count(FigureKind::at(i))));
            }
        }
        return told;
    }
    /// What modules count for a player, such as goods.
    template <class... M>
    Json numbers_of(PlayerId player, TypeList<M...>) const {
        Json told = Json::array();
        (add_numbers_of<M>(player, told), ...);
        return told;
    }
    template <class M>
    void add_numbers_of(PlayerId player, Json& told) const {
        if constexpr (!std::is_empty_v<typename M::State>) {
            if (game_.setup().template has<M>()) {
                M::each_number(game_.state().template of<M>(), player, [&](std::string_view name, unsigned number) {
                    Json counted = Json::object();
                    counted["module"] = M::info.id;
                    counted["name"] = name;
                    counted["number"] = number;
                    told.push_back(std::move(counted));
                });
            }
        }
    }

    /// The tiles in the order in which they were placed, with the features of their segments.
    Json tiles() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < game_.board().tile_count(); ++i) {
            const auto id = TileId::at(i);
            Json tile = nouns_.of(id);
            Json segments = Json::array();
            for (std::size_t j = 0; j < game_.segment_count(id); ++j) {
                Json segment = Json::object();
                segment["place"] = place_text(game_.printed(id), game_.placed(id).rotation(), j, Of::feature_words);
                segment["feature"] = number_of(game_.placed(id).segment(j));
                segments.push_back(std::move(segment));
            }
            tile["segments"] = std::move(segments);
            told.push_back(std::move(tile));
        }
        return told;
    }
    /// The last tile that was placed; null as long as only the start tile lies there.
    Json last_tile() const {
        const std::size_t count = game_.board().tile_count();
        return count > game_.setup().start_piece().size() ? nouns_.of(TileId::at(count - 1)) : Json();
    }
    /// The empty squares beside tiles, and how the tile at hand may lie there while that is asked.
    template <class Choices>
    Json open_squares(const Choices& choices) const {
        std::map<Square, Json> legal;
        const auto& squares = game_.board().squares();
        for (std::size_t i = 0; i < squares.capacity; ++i) {
            const auto square = SquareId::at(i);
            if (squares.is_open(square)) {
                legal.emplace(squares.square(square), Json::array());
            }
        }
        choices.each([&](Token token) {
            game_.describe(token, [&](const auto& action) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(action)>, PlaceTile>) {
                    legal[action.at].push_back(degrees(action.rotation));
                }
            });
        });
        Json told = Json::array();
        for (auto& [at, turns] : legal) {
            Json square = nouns_.of(at);
            square["degrees"] = std::move(turns);
            told.push_back(std::move(square));
        }
        return told;
    }

    Json features() const {
        Json told = Json::array();
        for (const FeatureId id : features_) {
            Json feature = nouns_.of(id);
            const bool looks_around = game_.setup().growth(game_.kind(id)) == Growth::neighbourhood;
            feature["complete"] = game_.completed(id);
            feature["tiles"] = looks_around ? game_.tiles_of_neighbourhood(id) : game_.tile_count(id);
            feature["open_edges"] = game_.open_edges(id);
            feature["pennants"] = game_.pennants(id);
            feature["owners"] = nouns_.players_of(game_.owners(id));
            told.push_back(std::move(feature));
        }
        return told;
    }
    Json figures() const {
        Json told = Json::array();
        game_.each_figure_on_board([&](FigureId id) {
            const DeployedFigure& here = game_.figure(id);
            Json figure = Json::object();
            figure["player"] = nouns_.of(here.owner);
            figure["figure"] = nouns_.of(here.kind);
            figure["on"] = nouns_.of(here.segment);
            figure["feature"] = number_of(here.segment);
            Json attachments = Json::array();
            for (std::size_t i = 0; i < Of::attachments.size(); ++i) {
                const unsigned count = game_.attached(id, AttachmentKind::at(i));
                if (count != 0) {
                    attachments.push_back(json_counted("attachment", Of::attachments[i].name, count));
                }
            }
            figure["attachments"] = std::move(attachments);
            told.push_back(std::move(figure));
        });
        return told;
    }

    /// What modules remember beside all this: an object for each module that is played and remembers anything.
    Json state() const {
        Json told = Json::object();
        each_module(game_.setup(), [&]<class M>(const M&) {
            if constexpr (!std::is_empty_v<typename M::State>) {
                told[std::string(M::info.id)] = JsonParts<Rules>(nouns_).parts_of(game_.state().template of<M>());
            }
        });
        return told;
    }

    /// What can stand with figures and stands with none.
    Json attachments_left() const {
        Json told = Json::array();
        for (std::size_t i = 0; i < Of::attachments.size(); ++i) {
            if (is_played(Of::attachment_owners[i])) {
                told.push_back(
                    json_counted("attachment", Of::attachments[i].name, game_.attachments_left(AttachmentKind::at(i))));
            }
        }
        return told;
    }
    /// The tiles to come, one at hand not counted. Copies of one tile that lie in two piles are one kind here.
    Json tiles_left() const {
        std::set<std::string_view> seen;
        Json kinds = Json::array();
        for (std::size_t i = 0; i < game_.catalogue().size(); ++i) {
            const auto kind = TileKind::at(i);
            if (seen.insert(game_.catalogue().tile(kind).id.view()).second && game_.copies_left(kind) != 0) {
                kinds.push_back(json_counted("tile", game_.catalogue().tile(kind).id.view(), game_.copies_left(kind)));
            }
        }
        Json told = Json::object();
        told["total"] = game_.tiles_left();
        told["kinds"] = std::move(kinds);
        return told;
    }

    const Game<Rules>& game_;
    JsonNouns<Rules> nouns_;
    std::vector<std::string> names_;
    std::vector<FeatureId> features_;
    std::map<std::uint16_t, std::size_t> numbers_;
};

}  // namespace detail

/// How a game stands, as an app shows it: tiles, figures, features, players, and what is to be decided. Players are
/// called by their names, without them by the colours of their seats.
template <class Rules>
Json json_of_position(const Game<Rules>& game, std::vector<std::string> names = {}) {
    return detail::JsonPosition<Rules>(game, std::move(names)).document();
}

}  // namespace carcassonne
