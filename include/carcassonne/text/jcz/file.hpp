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
    /// What is wrong there, in words: "two players have the same name".
    std::string text;
    /// What is missing here, by its name in the file: "set hills-and-sheep:1", "element shepherd". Empty when the file
    /// itself is wrong.
    std::string missing{};

    friend bool operator==(const JczFault&, const JczFault&) = default;
};
/// What was found wrong with a saved game or is missing for it: of the form of its text at most 20 faults, of its moves
/// the first one that cannot be played.
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
    /// Its place in the file as a JSON pointer: "/setup/elements/abbot".
    std::string where;
    /// What the file calls it: "river/1:2" (a set and its pictures), "small-follower".
    std::string name;
    /// 0 to 100; with 0 it is not played. A switch that is on counts 1.
    int count = 0;
};
/// A choice between rules: "tiny-city-scoring" is "4".
struct JczRule {
    /// Its place in the file as a JSON pointer: "/setup/rules/tiny-city-scoring".
    std::string where;
    /// What is to be chosen, as the file calls it.
    std::string name;
    /// What was chosen; "true" or "false" for a switch.
    std::string word;
};
/// A tile that lies on the table at the beginning.
struct JczTile {
    /// Its place in the file as a JSON pointer: "/setup/start/0".
    std::string where;
    /// The id of its kind, which is the same here: "BA/RCr".
    std::string id;
    /// Where it lies, -1000 to 1000 in either direction.
    Square at;
    /// How far it is turned from the way it is printed.
    Rotation rotation = Rotation::none;
};
/// A segment on the table: the feature "City" of a tile, to the sides "NW" of the table.
struct JczPlace {
    /// The square of the tile.
    Square at;
    /// The kind of feature in the words of the file: "Road", "City", "Field", "Monastery", "Garden".
    std::string feature;
    /// Where the segment leads on the table: the sides "NW", all sides but these "_S", the half sides "NL.NR" of a
    /// field, or "I" for what lies inside its tile.
    std::string location;
};

/// What a player does with a move. With `commit` a turn is over, or the first half of one with a builder; `undo` takes
/// back the move before it.
enum class JczMoveKind { place_tile, deploy, return_abbot, pass, commit, undo };

/// One entry of the replay, as far as it says something that is played here.
struct JczMove {
    /// Its place in the file as a JSON pointer: "/replay/3".
    std::string where;
    /// What is done; it says which of the members below are used.
    JczMoveKind kind = JczMoveKind::pass;
    /// Of `place_tile`: the id of the tile, its square, and how far it is turned.
    std::string tile{};
    Square at{};
    Rotation rotation = Rotation::none;
    /// Of `deploy` and `return_abbot`: the figure "0.small.3", number 3 of that kind of player 0, and where it goes or
    /// stands.
    std::string figure{};
    JczPlace place{};
};

/// All that a saved game says and that matters here; whether it can be played here is another question.
struct JczFile {
    /// What the file says it is there to show; empty where it says nothing.
    std::string description;
    /// The names of the players in the order of play: 1 to 6, all different.
    std::vector<std::string> players;
    /// The sets of tiles, and the elements: figures and rules that are played or not.
    std::vector<JczEntry> sets;
    std::vector<JczEntry> elements;
    /// The choices between rules.
    std::vector<JczRule> rules;
    /// The tiles on the table before the first turn.
    std::vector<JczTile> start;
    /// The moves in the order in which they were made; those that were taken back are there too.
    std::vector<JczMove> moves;
    /// After so many tiles the game ends, whatever is left.
    std::optional<std::size_t> end_turn;
    /// Sentences about the game after the last move, as they stand in the file.
    std::vector<std::string> assertions;
    /// Moves that are none of those above, each as it is missing.
    JczFaults unknown_moves;
};

}  // namespace carcassonne
