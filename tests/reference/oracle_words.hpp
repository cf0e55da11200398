// How the other engine's recordings say what the reference says, and where the two may say it differently.
#pragma once

#include "reference_game.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace reference::oracle {

// "SmallFollower", and as in the id of a figure, "small".
std::string recorded_kind(FigureKind kind);
std::string recorded_id(FigureKind kind);

// "WINE".
std::string recorded_goods(Goods kind);

// "meeple Builder City NW 3 -1", "return ABBOT_RETURN 0.abbot.1 @ Garden I 2 0".
std::string recorded_choice(const FigureChoice& choice, const Game& game);

// The options of the recorded game. Throws std::runtime_error when it has an expansion the reference does not know.
Options options_of(const nlohmann::json& recorded);

// The recording lists every rotation of a symmetric tile. They are told apart here without the help of the
// reference, by the number of quarter turns after which a kind looks the same again.
int quarters_until_same(const std::string& tile);

// Same player, points, name and items, and the recorded place that of a follower of the player in that feature.
bool same_event(const ScoreEvent& ours, const nlohmann::json& theirs);

// The other engine lets a river flow only where it has room: straight ahead of each side on which the water leaves the
// tile, in a strip of three squares' width without end, there may be no tile and no other open end of the river. The
// rules in print ask only that two bends in a row do not turn the same way.
bool leads_into_the_open(const std::string& tile, const Placement& placement, const Game& game);

}  // namespace reference::oracle
