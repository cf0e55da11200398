#pragma once

#include "carcassonne/engine/game.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/support/type_list.hpp"
#include "carcassonne/text/table_place.hpp"
#include "carcassonne/text/text_line.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

/// Reads actions from the words in which `action_text` writes them (docs/notation.md).
namespace carcassonne {

/// Whether a word is the id or the letter of this kind of tile in the common reference.
inline bool is_called(const Tile& tile, std::string_view word) noexcept {
    return tile.id == word || (tile.letter != 0 && word.size() == 1 && word[0] == tile.letter);
}
/// The first kind that is called so and of which `left(kind)` copies are not 0, since a letter may stand for a tile
/// with and one without garden; without one the first that is called so. None when no kind is.
template <class Left>
TileKind find_tile_kind(const Catalogue& catalogue, std::string_view word, const Left& left) {
    TileKind first;
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        const auto kind = TileKind::at(i);
        if (!is_called(catalogue.tile(kind), word)) {
            continue;
        }
        if (left(kind) != 0) {
            return kind;
        }
        first = first.exists() ? first : kind;
    }
    return first;
}

namespace detail {

/// Reads the parts of an action one by one.
template <class Rules>
class ActionParts {
public:
    using Of = RulesOf<Rules>;

    ActionParts(const Game<Rules>& game, TextLine& line, std::span<const std::string> players) noexcept
        : game_(game), line_(line), players_(players) {}

    void operator()(Square& at) noexcept { at = line_.read_square(); }
    /// A tile that is not turned need not say so.
    void operator()(Rotation& rotation) noexcept {
        rotation = Rotation::none;
        if (line_.take_word("turned")) {
            constexpr std::string_view expected = "0, 90, 180 or 270";
            const std::size_t begin = line_.here();
            const auto turned = line_.read_integer<unsigned>(0, 270, expected);
            if (turned % 90 != 0) {
                line_.miss(begin, expected);
            }
            rotation = static_cast<Rotation>(turned / 90);
        }
    }
    void operator()(TileKind& kind) {
        const std::size_t begin = line_.here();
        kind = find_tile_kind(game_.catalogue(), line_.read_text("the id of a tile"),
                              [&](TileKind some) { return game_.tiles_left(some); });
        if (!kind.exists()) {
            line_.miss(begin, "the id of a tile of the game");
        }
    }
    void operator()(FigureKind& kind) noexcept {
        kind = FigureKind(one_of(
            Of::figures.size(), [](std::size_t i) { return Of::figures[i].name; }, "a figure of the game"));
    }
    void operator()(ScoringFigure& figure) noexcept {
        figure = ScoringFigure(one_of(
            Of::scoring_figures.size(), [](std::size_t i) { return Of::scoring_figures[i]; },
            "a scoring figure of the game"));
    }
    /// Anything else that is one of several words.
    template <class Word>
        requires requires(const Word& word) { word.word(); }
    void operator()(Word& word) noexcept {
        word = Word(std::size_t{one_of(
            Word::count, [](std::size_t i) { return Word(i).word(); }, "what the action is about")});
    }
    void operator()(Spot& spot) {
        line_.read_fixed("on", "`on`");
        if (const SegmentId segment = read_segment_on(game_, line_); segment.exists()) {
            spot = game_.spot_of(segment);
        }
    }
    void operator()(PlayerId& player) noexcept {
        constexpr std::string_view expected = "a player of the game";
        for (std::size_t i = 0; i < players_.size(); ++i) {
            if (line_.take_word(players_[i])) {
                player = PlayerId::at(i);
                return;
            }
        }
        player =
            PlayerId(line_.read_integer<std::uint8_t>(0, static_cast<std::int64_t>(game_.players()) - 1, expected));
    }
    /// Of numbers only these two types have a meaning, as in `action_text`.
    template <class Number>
        requires std::is_same_v<Number, int>
    void operator()(Number& number) noexcept { number = line_.read_integer<int>(-1'000'000, 1'000'000, "a number"); }
    template <class Number>
        requires std::is_same_v<Number, std::uint8_t>
    void operator()(Number& segment) {
        line_.read_fixed("on", "`on`");
        const std::size_t begin = line_.here();
        const std::string place = line_.read_segment();
        // Where no tile was placed there is no segment to name, and no decision about it either.
        if (const TileId tile = game_.finished() ? TileId::none() : game_.part().placed; tile.exists()) {
            find_place(begin, tile, place, segment);
        }
    }

private:
    template <class Phrase>
    std::uint8_t one_of(std::size_t count, const Phrase& phrase, std::string_view expected) noexcept {
        const std::size_t found = line_.read_one_of(count, phrase, expected);
        return static_cast<std::uint8_t>(found == count ? 0 : found);
    }
    void find_place(std::size_t begin, TileId tile, std::string_view words, std::uint8_t& segment) {
        const std::size_t found =
            find_named_segment(game_.printed(tile), game_.placed(tile).rotation(), words, Of::feature_words);
        if (found >= game_.segment_count(tile)) {
            line_.miss(begin, "a segment of the tile that lies there");
            return;
        }
        segment = static_cast<std::uint8_t>(found);
    }

    const Game<Rules>& game_;
    TextLine& line_;
    std::span<const std::string> players_;
};

/// Tries the actions of a game one after the other.
template <class Rules, class Visit>
class ActionParser {
public:
    ActionParser(std::string_view text, const Game<Rules>& game, std::span<const std::string> players, Visit& visit)
        : text_(text), game_(game), players_(players), visit_(visit) {}

    template <class... Action>
    Result<void, NotationError> parse(TypeList<Action...>) {
        if ((parse_one<Action>() || ...)) {
            return {};
        }
        if (error_.column == 0) {
            TextLine line(text_, 1);
            line.miss("an action of the game");
            error_ = line.error();
        }
        return Failure{error_};
    }

private:
    template <class Action>
    bool parse_one() {
        TextLine line(text_, 1);
        if (!line.take_phrase(Action::verb)) {
            return false;
        }
        Action action{};
        if constexpr (requires { Action::each_part(action, [](const auto&) {}); }) {
            Action::each_part(action, ActionParts<Rules>(game_, line, players_));
        }
        line.read_end();
        if (!line.failed()) {
            visit_(action);
            return true;
        }
        // Of several actions that begin alike, the one is meant that goes with the words the furthest.
        if (line.error().column >= error_.column) {
            error_ = line.error();
        }
        return false;
    }

    std::string_view text_;
    const Game<Rules>& game_;
    std::span<const std::string> players_;
    Visit& visit_;
    NotationError error_{1, 0, {}, {}};
};

}  // namespace detail

/// Calls `visit(action)` with the action, legal or not, that is said so in the position of the game, or tells what is
/// wrong with the words; the column counts from 1 in `text`.
///
/// The words are those of `action_text`. A place may be named by any of its edges that no other segment has, a tile of
/// the base game by its letter, a player by one of the names given or by the number of the seat; `turned 0` may be
/// left out.
template <class Rules, class Visit>
Result<void, NotationError> parse_action(std::string_view text, const Game<Rules>& game, Visit&& visit,
                                         std::span<const std::string> players = {}) {
    return detail::ActionParser<Rules, std::remove_reference_t<Visit>>(text, game, players, visit)
        .parse(typename RulesOf<Rules>::Actions{});
}

/// What is wrong with the words of an answer: they say no action, or one that is not legal now.
using AnswerFault = std::variant<NotationError, Error>;

/// The answer to the open decision that is said so, or what is wrong with it:
///
/// ```cpp
/// const auto setup = make_setup(Options<BaseGame>{.draws = Draws::by_caller});
/// Game<BaseGame> game(*setup);
/// const auto answer = parse_answer("draw BA/L", game);
/// if (!answer) {
///     return 1;
/// }
/// game.play(*answer);
/// return parse_answer("place 7 7", game) ? 1 : 0;  // no tile is next to this square
/// ```
template <class Rules>
Result<Token, AnswerFault> parse_answer(std::string_view text, const Game<Rules>& game,
                                        std::span<const std::string> players = {}) {
    Result<Token, AnswerFault> answer = Failure{AnswerFault{}};
    const auto parsed = parse_action(
        text, game,
        [&](const auto& action) {
            const auto token = game.token(action);
            if (token) {
                answer = *token;
            } else {
                answer = Failure{AnswerFault{token.error()}};
            }
        },
        players);
    if (!parsed) {
        return Failure{AnswerFault{parsed.error()}};
    }
    return answer;
}

}  // namespace carcassonne
