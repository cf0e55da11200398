#pragma once

#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/action.hpp"
#include "carcassonne/text/place.hpp"
#include "carcassonne/text/record/game_head.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// The things of a game as JSON, for all documents alike.
namespace carcassonne {

/// JSON whose members stay in the order in which they were written.
using Json = nlohmann::ordered_json;

/// A document as text: on one line, or with `indent` blanks for each depth. Bytes that are no UTF-8, which only names
/// can bring, are replaced.
inline std::string json_text(const Json& document, int indent = -1) {
    return document.dump(indent, ' ', false, Json::error_handler_t::replace);
}

namespace detail {

/// The beginning of a document: what it is, and the version of its form.
inline Json json_document(std::string_view form) {
    Json document = Json::object();
    document["form"] = form;
    document["version"] = 1;
    return document;
}

/// Why a figure moved, in the order of `MoveReason`.
inline constexpr std::array<std::string_view, 8> move_reason_words{
    "deployed", "scored", "returned", "removed", "moved", "captured", "exchanged", "out of the game"};

/// What the players are called: as given, in any words, and by the colour of the seat where no name is given.
inline std::vector<std::string> shown_names(std::size_t count, std::vector<std::string> names) {
    std::vector<std::string> shown = *player_names(count);
    for (std::size_t i = 0; i < (std::min)(count, names.size()); ++i) {
        if (!names[i].empty()) {
            shown[i] = std::move(names[i]);
        }
    }
    return shown;
}

/// "ghost" and 2 as `{"attachment": "ghost", "count": 2}`.
inline Json json_counted(const char* what, std::string_view name, unsigned count) {
    Json counted = Json::object();
    counted[what] = name;
    counted["count"] = count;
    return counted;
}

/// A square as the members x and y of an object.
inline void add_square(Json& object, Square at) {
    object["x"] = at.x;
    object["y"] = at.y;
}

template <class T>
inline constexpr bool is_no_json_part = false;

/// Says what the things of one game are in JSON. A thing that is none is null.
template <class Rules>
class JsonNouns {
public:
    using Of = RulesOf<Rules>;

    explicit JsonNouns(const Game<Rules>& game) noexcept : game_(&game) {}

    const Game<Rules>& game() const noexcept { return *game_; }

    /// The number of the seat; chance and nobody have none.
    static Json of(PlayerId player) { return player.index() < player_capacity ? Json(player.index()) : Json(); }
    static Json of(FeatureKind kind) { return kind.exists() ? Json(feature_word(kind, Of::feature_words)) : Json(); }
    static Json of(FigureKind kind) { return named(kind, Of::figures); }
    static Json of(AttachmentKind kind) { return named(kind, Of::attachments); }
    static Json of(ScoringFigure figure) {
        return figure.index() < Of::scoring_figures.size() ? Json(Of::scoring_figures[figure.index()]) : Json();
    }
    static Json of(MoveReason reason) { return move_reason_words[static_cast<std::size_t>(reason)]; }
    static Json of(Rotation rotation) { return degrees(rotation); }
    static Json of(Square at) {
        Json square = Json::object();
        add_square(square, at);
        return square;
    }
    /// The seats of all players in a set.
    static Json players_of(PlayerMask players) {
        Json seats = Json::array();
        for (std::size_t i = 0; i < player_capacity; ++i) {
            if ((unsigned{players} >> i & 1u) != 0) {
                seats.push_back(i);
            }
        }
        return seats;
    }
    /// The reasons for points, line by line.
    static Json of(const Breakdown& breakdown) {
        Json terms = Json::array();
        for (const Term& line : breakdown) {
            Json term = Json::object();
            term["count"] = line.count;
            term["what"] = line.what;
            term["each"] = line.each;
            terms.push_back(std::move(term));
        }
        return terms;
    }
    /// The id of a kind of tile.
    Json of(TileKind kind) const {
        return kind.index() < game_->catalogue().size() ? Json(game_->catalogue().tile(kind).id.view()) : Json();
    }
    /// Which tile lies where and how far turned.
    Json of(TileId tile) const {
        if (!tile.exists()) {
            return nullptr;
        }
        const PlacedTile& lies = game_->placed(tile);
        Json placed = Json::object();
        placed["tile"] = of(lies.kind());
        add_square(placed, lies.at());
        placed["degrees"] = degrees(lies.rotation());
        return placed;
    }
    /// A segment on the table: its square, its number on its tile, and what it is called.
    Json of(SegmentId segment) const {
        return segment.exists() ? of_segment(game_->tile_of(segment), game_->index_on_tile(segment)) : Json();
    }
    Json of(const Spot& spot) const { return of_segment(game_->tile_at(spot.at), spot.segment); }
    Json of_segment(TileId tile, std::size_t segment) const {
        if (!tile.exists() || segment >= game_->segment_count(tile)) {
            return nullptr;
        }
        Json place = Json::object();
        add_square(place, game_->placed(tile).at());
        place["segment"] = segment;
        place["place"] = place_text(game_->printed(tile), game_->placed(tile).rotation(), segment, Of::feature_words);
        return place;
    }
    /// A feature: its kind, where it lies, by the segment that was placed first, and all its segments.
    Json of(FeatureId feature) const {
        if (!feature.exists()) {
            return nullptr;
        }
        const std::vector<SegmentId> members = members_of(feature);
        Json told = Json::object();
        told["kind"] = of(game_->kind(feature));
        told["at"] = of(members.front());
        Json segments = Json::array();
        for (const SegmentId member : members) {
            Json segment = Json::object();
            add_square(segment, game_->placed(game_->tile_of(member)).at());
            segment["segment"] = game_->index_on_tile(member);
            segments.push_back(std::move(segment));
        }
        told["members"] = std::move(segments);
        return told;
    }
    /// The segments of a feature in the order in which they were placed.
    std::vector<SegmentId> members_of(FeatureId feature) const {
        std::vector<SegmentId> members;
        game_->each_member(feature, [&](SegmentId member) { members.push_back(member); });
        std::sort(members.begin(), members.end());
        return members;
    }
    /// Numbers, what is on or off, and what has a word.
    template <class T>
    static Json of(const T& value) {
        if constexpr (std::is_arithmetic_v<T>) {
            return Json(value);
        } else if constexpr (requires { value.word(); }) {
            return Json(std::string_view(value.word()));
        } else if constexpr (requires { words_of(value); }) {
            for (const auto& known : words_of(value)) {
                if (known.value == value) {
                    return Json(known.word);
                }
            }
            return nullptr;
        } else {
            static_assert(is_no_json_part<T>, "what an action or an event tells has a type that is not known in JSON");
        }
    }

private:
    template <class Kind, class Specs>
    static Json named(Kind kind, const Specs& specs) {
        return kind.index() < specs.size() ? Json(specs[kind.index()].name) : Json();
    }

    const Game<Rules>* game_;
};

/// Collects the parts of an action in the order in which they are said, each as an object of one member.
template <class Rules>
class JsonActionParts {
public:
    explicit JsonActionParts(const JsonNouns<Rules>& nouns, Json& parts) noexcept : nouns_(nouns), parts_(parts) {}

    void operator()(Square at) { add("square", nouns_.of(at)); }
    void operator()(Rotation rotation) { add("degrees", nouns_.of(rotation)); }
    void operator()(TileKind kind) { add("tile", nouns_.of(kind)); }
    void operator()(FigureKind kind) { add("figure", nouns_.of(kind)); }
    void operator()(ScoringFigure figure) { add("scoring_figure", nouns_.of(figure)); }
    void operator()(PlayerId player) { add("player", nouns_.of(player)); }
    void operator()(const Spot& spot) { add("on", nouns_.of(spot)); }
    template <class Word>
        requires requires(const Word& word) { word.word(); }
    void operator()(const Word& word) { add("word", nouns_.of(word)); }
    /// A segment of the tile just placed, or a plain number.
    template <class Number>
        requires std::is_integral_v<Number>
    void operator()(const Number& number) {
        if constexpr (std::is_same_v<Number, std::uint8_t>) {
            const Game<Rules>& game = nouns_.game();
            add("on", nouns_.of_segment(game.finished() ? TileId::none() : game.part().placed, number));
        } else {
            add("number", Json(number));
        }
    }

private:
    void add(const char* name, Json value) {
        Json part = Json::object();
        part[name] = std::move(value);
        parts_.push_back(std::move(part));
    }

    const JsonNouns<Rules>& nouns_;
    Json& parts_;
};

/// Adds an answer to the open decision to an object: in words, its verb, and its parts.
template <class Rules>
void add_action(Json& object, Token token, const JsonNouns<Rules>& nouns, const std::vector<std::string>& names) {
    object["action"] = action_text(token, nouns.game(), names);
    nouns.game().describe(token, [&](const auto& action) {
        using Action = std::remove_cvref_t<decltype(action)>;
        object["verb"] = Action::verb;
        Json parts = Json::array();
        if constexpr (requires { Action::each_part(action, [](const auto&) {}); }) {
            Action::each_part(action, JsonActionParts<Rules>(nouns, parts));
        }
        object["parts"] = std::move(parts);
    });
}

}  // namespace detail

}  // namespace carcassonne
