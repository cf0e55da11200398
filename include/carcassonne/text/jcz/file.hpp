#pragma once

#include "carcassonne/core/side.hpp"
#include "carcassonne/core/square.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a saved game of JCloisterZone says, without the JSON in which it says it (docs/saved_games.md).
namespace carcassonne {

/// What is wrong with a saved game, or what it needs and is not there.
struct JczFault {
    /// The place as a JSON pointer, "/replay/3/payload/tileId"; empty when it is the whole file.
    std::string where;
    std::string text;
    /// What is missing here, by its name in the file: "set hills-and-sheep:1", "element shepherd". Empty when the file
    /// itself is wrong.
    std::string missing{};

    friend bool operator==(const JczFault&, const JczFault&) = default;
};
using JczFaults = std::vector<JczFault>;

/// A fault in one line: "/players: there are no players".
inline std::string text_of(const JczFault& fault) {
    return (fault.where.empty() ? "the file" : fault.where) + ": " + fault.text;
}
/// What is missing, each thing once, in the order of the file.
inline std::vector<std::string> missing_in(const JczFaults& faults) {
    std::vector<std::string> missing;
    for (const JczFault& fault : faults) {
        if (!fault.missing.empty() && std::find(missing.begin(), missing.end(), fault.missing) == missing.end()) {
            missing.push_back(fault.missing);
        }
    }
    return missing;
}

/// A set of tiles or an element of the rules, and how often it is there.
struct JczEntry {
    std::string where;
    std::string name;
    int count = 0;
};
/// A choice between rules: "tiny-city-scoring" is "4".
struct JczRule {
    std::string where;
    std::string name;
    std::string word;
};
/// A tile that lies on the table at the beginning.
struct JczTile {
    std::string where;
    std::string id;
    Square at;
    Rotation rotation = Rotation::none;
};
/// A segment on the table: the feature "City" of a tile, to the sides "NW" of the table.
struct JczPlace {
    Square at;
    std::string feature;
    std::string location;
};

enum class JczMoveKind { place_tile, deploy, return_abbot, pass, commit, undo };

/// One entry of the replay, as far as it says something that is played here.
struct JczMove {
    std::string where;
    JczMoveKind kind = JczMoveKind::pass;
    /// The tile, where and how it lies.
    std::string tile{};
    Square at{};
    Rotation rotation = Rotation::none;
    /// The figure "0.small.3", number 3 of that kind of player 0, and where it goes or stands.
    std::string figure{};
    JczPlace place{};
};

struct JczFile {
    std::string description;
    std::vector<std::string> players;
    std::vector<JczEntry> sets;
    std::vector<JczEntry> elements;
    std::vector<JczRule> rules;
    std::vector<JczTile> start;
    std::vector<JczMove> moves;
    /// After so many tiles the game ends, whatever is left.
    std::optional<std::size_t> end_turn;
    std::vector<std::string> assertions;
    /// Moves that are none of those above, each as it is missing.
    JczFaults unknown_moves;
};

}  // namespace carcassonne
