#pragma once

#include "carcassonne/c/fault.hpp"
#include "carcassonne/c/held_game.hpp"
#include "carcassonne/engine/event.hpp"
#include "carcassonne/runtime/recorded_session.hpp"
#include "carcassonne/support/result.hpp"
#include "carcassonne/text/json/answers.hpp"
#include "carcassonne/text/json/events.hpp"
#include "carcassonne/text/json/position.hpp"
#include "carcassonne/text/json/record.hpp"
#include "carcassonne/text/json/rules.hpp"
#include "carcassonne/text/option_words.hpp"
#include "carcassonne/text/picture.hpp"
#include "carcassonne/text/position/writer.hpp"
#include "carcassonne/text/record/game_record.hpp"
#include "carcassonne/text/record/recorded_score.hpp"
#include "carcassonne/text/record/writer.hpp"
#include "carcassonne/text/score_text.hpp"
#include "carcassonne/text/svg.hpp"

#include <carcassonne.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// What a game tells of itself as text.
namespace carcassonne::c {

/// Writes down points with their reasons, a line each.
template <class Rules>
class Reasons {
public:
    Reasons(const Game<Rules>& game, const std::vector<std::string>& names) noexcept : game_(&game), names_(&names) {}

    void operator()(const PointsScored& scored) {
        text_ += spoken_score_text(recorded_score(scored, *game_), *names_) + "\n";
    }
    const std::string& text() const noexcept { return text_; }

private:
    const Game<Rules>* game_;
    const std::vector<std::string>* names_;
    std::string text_;
};

/// The points since `first` decisions had been made.
template <class Rules>
std::string explained(const HeldGame<Rules>& held, std::size_t first) {
    return detail::heard_since(
        held.session(), first, [&](const Game<Rules>& game) { return Reasons<Rules>(game, held.names()); },
        [](const Reasons<Rules>& reasons) { return reasons.text(); });
}
/// What happened since `first` decisions had been made.
template <class Rules>
std::string events_json(const HeldGame<Rules>& held, std::size_t first) {
    return detail::heard_since(
        held.session(), first, [&](const Game<Rules>& game) { return JsonEvents<Rules>(game, held.names()); },
        [](const JsonEvents<Rules>& events) { return json_text(events.document()); });
}
/// The game so far, or why it cannot be written down.
template <class Rules>
Result<GameRecord, Fault> record_of(const HeldGame<Rules>& held) {
    auto record = carcassonne::record_of(held.session(), held.names());
    if (!record) {
        return Failure{fault_of(record.error())};
    }
    record->head.name = held.name();
    return *std::move(record);
}

/// The drawing without what `without` names.
template <class Rules>
std::string drawn(const HeldGame<Rules>& held, std::uint32_t tile_size, std::uint32_t without) {
    const auto is_shown = [&](std::uint32_t what) { return (without & what) == 0; };
    SvgOptions options;
    options.players = held.names();
    options.tile_size = tile_size == 0 ? options.tile_size : tile_size;
    options.coordinates = is_shown(CARCASSONNE_WITHOUT_COORDINATES);
    options.figures = is_shown(CARCASSONNE_WITHOUT_FIGURES);
    options.last_tile = is_shown(CARCASSONNE_WITHOUT_LAST_TILE);
    options.legal_squares = is_shown(CARCASSONNE_WITHOUT_LEGAL_SQUARES);
    options.legend = is_shown(CARCASSONNE_WITHOUT_LEGEND);
    options.score_track = is_shown(CARCASSONNE_WITHOUT_SCORE_TRACK);
    return svg(held.game(), options);
}

}  // namespace carcassonne::c
