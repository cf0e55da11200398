#pragma once

#include "carcassonne/engine/event.hpp"
#include "carcassonne/engine/game.hpp"
#include "carcassonne/text/json/words.hpp"

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace carcassonne {

/// A sink that tells everything that happens as JSON, the events of modules too.
///
/// ```cpp
/// const auto setup = make_setup<BaseGame>();
/// Game<BaseGame> game(*setup, 1);
/// auto choices = game.choices();
/// JsonEvents<BaseGame> events(game, {"ann", "bob"});
/// game.play(choices.nth(0), choices, events);
/// return json_text(events.take()).find("tile placed") != std::string::npos ? 0 : 1;
/// ```
template <class Rules>
class JsonEvents {
public:
    /// Listens to this very game, which must be the one that is played.
    explicit JsonEvents(const Game<Rules>& game, std::vector<std::string> names = {})
        : nouns_(game), names_(detail::shown_names(game.players(), std::move(names))) {}
    /// A game that dies at the end of the line cannot be listened to.
    explicit JsonEvents(const Game<Rules>&&, std::vector<std::string> = {}) = delete;

    /// What has been heard since the last `take()`, as a document.
    Json document() const {
        Json document = detail::json_document("events");
        document["events"] = events_;
        return document;
    }
    /// The same; from now on it is forgotten.
    Json take() {
        Json document = detail::json_document("events");
        document["events"] = std::exchange(events_, Json::array());
        return document;
    }

    /// Hears an event: it is told as an object with its word and its parts.
    template <class Event>
    void operator()(const Event& event) {
        static_assert(
            requires { std::string_view(Event::word); }, "an event has a word under which it is told");
        Json told = Json::object();
        told["event"] = Event::word;
        tell(event, told);
        events_.push_back(std::move(told));
    }

private:
    void tell(const AnswerGiven& given, Json& told) {
        told["player"] = nouns_.of(given.player);
        detail::add_action(told, given.token, nouns_, names_);
    }
    void tell(const TileDrawn& drawn, Json& told) {
        told["player"] = nouns_.of(drawn.player);
        told["tile"] = nouns_.of(drawn.kind);
    }
    void tell(const TileDiscarded& discarded, Json& told) {
        told["player"] = nouns_.of(discarded.player);
        told["tile"] = nouns_.of(discarded.kind);
    }
    void tell(const TilePlaced& placed, Json& told) {
        told["player"] = nouns_.of(placed.player);
        told.update(nouns_.of(placed.tile));
    }
    void tell(const FeatureCompleted& completed, Json& told) { told["feature"] = nouns_.of(completed.feature); }
    void tell(const FigureMoved& moved, Json& told) {
        told["player"] = nouns_.of(moved.owner);
        told["figure"] = nouns_.of(moved.kind);
        told["from"] = nouns_.of(moved.from);
        told["to"] = nouns_.of(moved.to);
        told["reason"] = nouns_.of(moved.reason);
    }
    void tell(const AttachmentsChanged& changed, Json& told) {
        told["player"] = nouns_.of(changed.owner);
        told["figure"] = nouns_.of(changed.figure);
        told["on"] = nouns_.of(changed.segment);
        told["attachment"] = nouns_.of(changed.kind);
        told["from"] = changed.from;
        told["to"] = changed.to;
    }
    void tell(const PointsScored& scored, Json& told) {
        told["player"] = nouns_.of(scored.player);
        told["feature"] = nouns_.of(scored.feature);
        told["completed"] = in_full(scored.valued);
        told["at_end"] = as_at_the_end(scored.valued);
        told["terms"] = nouns_.of(scored.breakdown);
        told["points"] = scored.points;
    }
    void tell(const ScoringFigureMoved& moved, Json& told) {
        told["player"] = nouns_.of(moved.player);
        told["figure"] = nouns_.of(moved.figure);
        told["from"] = moved.from;
        told["to"] = moved.to;
    }
    void tell(const TurnEnded& ended, Json& told) { told["player"] = nouns_.of(ended.player); }
    /// An event of a module tells what it shows.
    template <class Event>
    void tell(const Event& event, Json& told) {
        if constexpr (!std::is_empty_v<Event>) {
            static_assert(
                requires { Event::each_part(event, [](std::string_view, const auto&) {}); },
                "an event that tells something shows its parts: each_part");
            Event::each_part(
                event, [&](std::string_view name, const auto& part) { told[std::string(name)] = nouns_.of(part); });
        }
    }

    detail::JsonNouns<Rules> nouns_;
    std::vector<std::string> names_;
    Json events_ = Json::array();
};

}  // namespace carcassonne
