#pragma once

#include "carcassonne/runtime/standard_rules.hpp"
#include "carcassonne/text/jcz.hpp"

#include <cstddef>
#include <string>
#include <vector>

// Compiled once for all tests, in jcz.cpp.
extern template carcassonne::Result<carcassonne::JczGame<carcassonne::StandardRules>, carcassonne::JczFaults>
    carcassonne::import_jcz<carcassonne::StandardRules>(std::string_view);

/// Saved games written by hand, in the form of `.jcz` files.
namespace test {

/// The parts of a saved game that differ between tests, each as JSON.
struct JczText {
    std::string sets = R"({"basic:1": 1})";
    std::string elements = R"({"small-follower": 7, "farmers": true})";
    std::string rules = "{}";
    std::string start = R"([{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}])";
    std::string players = R"([{"name": "Ada", "slot": 0}, {"name": "Bert", "slot": 1}])";
    std::vector<std::string> moves{};
    /// 0 for a game that ends when the tiles are used up.
    std::size_t end_turn = 0;
    std::vector<std::string> assertions{};

    std::string text() const {
        std::string replay;
        for (const std::string& move : moves) {
            replay += (replay.empty() ? "" : ",\n") + move;
        }
        std::string sentences;
        for (const std::string& sentence : assertions) {
            sentences += (sentences.empty() ? "\"" : ", \"") + sentence + "\"";
        }
        std::string notes = "{}";
        if (end_turn != 0) {
            notes = "{\"endTurn\": " + std::to_string(end_turn) + "}";
        }
        return "{\"setup\": {\"sets\": " + sets + ", \"elements\": " + elements + ", \"rules\": " + rules +
               ", \"start\": " + start + "},\n\"players\": " + players + ",\n\"replay\": [" + replay +
               "],\n\"gameAnnotations\": " + notes + ",\n\"test\": {\"description\": \"by hand\", \"assertions\": [" +
               sentences + "]}}";
    }
};

inline std::string place(const std::string& tile, int x, int y, int turned) {
    return R"({"type": "PLACE_TILE", "payload": {"tileId": ")" + tile + R"(", "rotation": "R)" +
           std::to_string(turned) + R"(", "position": [)" + std::to_string(x) + ", " + std::to_string(y) + "]}}";
}
inline std::string pointer(const std::string& feature, const std::string& location, int x, int y) {
    return R"({"position": [)" + std::to_string(x) + ", " + std::to_string(y) + R"(], "feature": ")" + feature +
           R"(", "location": ")" + location + "\"}";
}
inline std::string deploy(const std::string& figure, const std::string& feature, const std::string& location, int x,
                          int y) {
    return R"({"type": "DEPLOY_MEEPLE", "payload": {"meepleId": ")" + figure + R"(", "pointer": )" +
           pointer(feature, location, x, y) + "}}";
}
inline std::string take_back(const std::string& figure, const std::string& feature, int x, int y,
                             const std::string& source = "ABBOT_RETURN") {
    return R"({"type": "RETURN_MEEPLE", "payload": {"source": ")" + source + R"(", "pointer": {"meepleId": ")" +
           figure + R"(", "featurePointer": )" + pointer(feature, "I", x, y) + "}}}";
}
inline const std::string pass = R"({"type": "PASS", "payload": {}})";
inline const std::string commit = R"({"type": "COMMIT", "payload": {"random": 0.25}})";
inline const std::string undo = R"({"type": "UNDO", "payload": {}})";

/// Three turns on the start tile, whose city lies in the north and whose road runs from west to east: Ada finishes the
/// city, Bert goes on the road, Ada builds a monastery below. Then the game ends.
inline JczText three_turns() {
    JczText game;
    game.moves = {place("BA/C", 0, -1, 180), deploy("0.small.1", "City", "S", 0, -1),     commit,
                  place("BA/RFr", 1, 0, 0),  deploy("1.small.1", "Road", "WE", 1, 0),     commit,
                  place("BA/L", 0, 1, 0),    deploy("0.small.1", "Monastery", "I", 0, 1), commit};
    game.end_turn = 3;
    return game;
}

}  // namespace test
