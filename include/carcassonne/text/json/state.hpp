#pragma once

#include "carcassonne/core/figure.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/engine/module.hpp"
#include "carcassonne/text/json/words.hpp"
#include "carcassonne/text/position/state.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

/// What modules remember as JSON, part by part, as the `each_part` of their states shows it.
namespace carcassonne::detail {

template <class Rules>
class JsonParts {
public:
    explicit JsonParts(const JsonNouns<Rules>& nouns) noexcept : nouns_(nouns) {}

    /// An object with a member for each part.
    template <class T>
    Json parts_of(const T& value) const {
        Json told = Json::object();
        T::each_part(value, [&](std::string_view name, const auto& part) { told[std::string(name)] = of(part); });
        return told;
    }

private:
    /// Lists and sets as lists, a struct as an object, a thing of the game as elsewhere; what is nothing is null.
    template <class T>
    Json of(const T& value) const {
        if constexpr (is_list<T> || is_array<T>) {
            Json told = Json::array();
            for (const auto& element : value) {
                told.push_back(of(element));
            }
            return told;
        } else if constexpr (has_bits<T>) {
            return of_set(value);
        } else if constexpr (HasWord<T>) {
            return value == T{} ? Json() : Json(std::string_view(value.word()));
        } else if constexpr (HasWords<T>) {
            return JsonNouns<Rules>::of(value);
        } else if constexpr (std::is_enum_v<T>) {
            return Json(static_cast<std::underlying_type_t<T>>(value));
        } else if constexpr (HasParts<const T>) {
            return parts_of(value);
        } else if constexpr (std::is_same_v<T, FigureId>) {
            return figure(value);
        } else if constexpr (is_known<T> || std::is_arithmetic_v<T>) {
            return nouns_.of(value);
        } else if constexpr (is_strong_id<T>) {
            return value.exists() ? Json(value.index()) : Json();
        } else {
            static_assert(is_unknown<T>, "a part of a module's state has a type that is not known in JSON");
        }
    }
    /// The things that have a form of their own in JSON.
    template <class T>
    static constexpr bool is_known =
        std::is_same_v<T, PlayerId> || std::is_same_v<T, FeatureKind> || std::is_same_v<T, FigureKind> ||
        std::is_same_v<T, AttachmentKind> || std::is_same_v<T, ScoringFigure> || std::is_same_v<T, TileKind> ||
        std::is_same_v<T, TileId> || std::is_same_v<T, SegmentId> || std::is_same_v<T, Square>;

    template <class Number>
    static Json of_set(const PlayersIn<Number>& set) {
        return JsonNouns<Rules>::players_of(static_cast<PlayerMask>(set.bits));
    }
    template <class Word, class Number>
    static Json of_set(const WordsIn<Word, Number>& set) {
        Json told = Json::array();
        for (std::size_t i = 0; i < Word::count; ++i) {
            if ((set.bits >> i & 1u) != 0) {
                told.push_back(std::string_view(Word(i).word()));
            }
        }
        return told;
    }
    /// Whose figure it is, which, and where it stands; null for one that is not on the table.
    Json figure(FigureId wanted) const {
        Json told;
        nouns_.game().each_figure_on_board([&](FigureId id) {
            if (id == wanted) {
                const DeployedFigure& here = nouns_.game().figure(id);
                told = Json::object();
                told["player"] = nouns_.of(here.owner);
                told["figure"] = nouns_.of(here.kind);
                told["on"] = nouns_.of(here.segment);
            }
        });
        return told;
    }

    const JsonNouns<Rules>& nouns_;
};

}  // namespace carcassonne::detail
