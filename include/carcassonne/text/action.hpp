#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/place.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

/// Actions as words: "place 1 0 turned 90", "deploy meeple on road E.W", "draw BA/L", "return 0 -2", "pass".
namespace carcassonne {

namespace detail {

/// Writes the parts of an action as they are said.
template <class G>
class ActionWords {
public:
    ActionWords(const G& game, std::string& text, std::span<const std::string> players)
        : game_(game), text_(text), players_(players) {}

    void operator()(Square at) { text_ += " " + std::to_string(at.x) + " " + std::to_string(at.y); }
    void operator()(Rotation rotation) { text_ += " turned " + std::to_string(degrees(rotation)); }
    void operator()(TileKind kind) {
        text_ += " ";
        text_ += kind.index() < game_.catalogue().size() ? game_.catalogue().tile(kind).id.view() : "?";
    }
    void operator()(FigureKind kind) {
        text_ += " ";
        text_ += kind.index() < G::Of::figures.size() ? G::Of::figures[kind.index()].name : "?";
    }
    void operator()(ScoringFigure figure) {
        text_ += " ";
        text_ += figure.index() < G::Of::scoring_figures.size() ? G::Of::scoring_figures[figure.index()] : "?";
    }
    template <class Word>
        requires requires(const Word& word) { word.word(); }
    void operator()(const Word& word) {
        text_ += " ";
        text_ += word.word();
    }
    void operator()(const Spot& spot) {
        const TileId tile = game_.tile_at(spot.at);
        const bool known = tile.exists() && spot.segment < game_.segment_count(tile);
        text_ += " on ";
        text_ +=
            known ? place_text(game_.printed(tile), game_.placed(tile).rotation(), spot.segment, G::Of::feature_words)
                  : "?";
        text_ += " at " + std::to_string(spot.at.x) + " " + std::to_string(spot.at.y);
    }
    void operator()(PlayerId player) {
        text_ += " ";
        text_ += player.index() < players_.size() ? players_[player.index()] : std::to_string(player.index());
    }
    /// Of numbers only these two types have a meaning; others are no part of an action.
    template <class Number>
        requires std::is_same_v<Number, int>
    void operator()(const Number& number) { text_ += " " + std::to_string(number); }
    template <class Number>
        requires std::is_same_v<Number, std::uint8_t>
    void operator()(const Number& segment) {
        const TileId tile = game_.finished() ? TileId::none() : game_.part().placed;
        const bool known = tile.exists() && segment < game_.segment_count(tile);
        text_ += " on " +
                 (known ? place_text(game_.printed(tile), game_.placed(tile).rotation(), segment, G::Of::feature_words)
                        : "?");
    }

private:
    const G& game_;
    std::string& text_;
    std::span<const std::string> players_;
};

}  // namespace detail

/// An action in words, at the decision that is open; docs/notation.md has the grammar. Players are called by the names
/// given, without them by the number of their seat, from 0.
template <class Action, class Rules>
std::string action_text(const Action& action, const Game<Rules>& game, std::span<const std::string> players = {}) {
    std::string text(Action::verb);
    if constexpr (requires { Action::each_part(action, [](const auto&) {}); }) {
        Action::each_part(action, detail::ActionWords<Game<Rules>>(game, text, players));
    }
    return text;
}
/// The same for one of the choices.
template <class Rules>
std::string action_text(Token token, const Game<Rules>& game, std::span<const std::string> players = {}) {
    std::string text;
    game.describe(token, [&](const auto& action) { text = action_text(action, game, players); });
    return text;
}

}  // namespace carcassonne
