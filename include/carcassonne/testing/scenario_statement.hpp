#pragma once

#include "carcassonne/core/side.hpp"
#include "carcassonne/core/square.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A scenario is a small story of a game that proves a rule (docs/scenarios.md). This is what is said in it, in words:
/// what the words mean on the table is known only when the scenario is played.
namespace carcassonne::testing {

/// A segment of a tile that lies on the table: "road E.W at 1 0". A tile is named by its id or its letter, a segment by
/// its kind and any of its edges.
struct NamedPlace {
    std::string place;
    Square at;
};

/// What a player or nature does.
struct NamedAction {
    /// The action as `parse_action` reads it (text/action_parser.hpp).
    std::string words;
    /// The tile that is drawn, or placed straight from the bag; empty for the tile at hand.
    std::string tile;
    bool places = false;
};

/// No tile is left: the game is scored.
struct Finish {};
/// The game goes on as a copy made of the bytes of its state.
struct GoOnAsCopy {};

/// A number that the game can be asked for.
struct ExpectNumber {
    enum class Of : std::uint8_t {
        score,        ///< of a player
        lap,          ///< of a player: how often the scoring figure has been round
        space,        ///< of a player: where the scoring figure stands
        supply,       ///< of a player, of one kind of figure
        reserve,      ///< the same for those that are not at hand yet
        unattached,   ///< of a kind of thing that stands with figures: how many do not
        count,        ///< of a player, of what a module lets players gather
        track,        ///< of a player: the points of one scoring figure
        left,         ///< tiles to come; with a name, of one kind or letter
        copies,       ///< of a kind or letter in the whole game
        kinds,        ///< of tiles in the whole game
        tiles,        ///< that a feature lies on
        pennants,     ///< of a feature, or in the whole game
        placements,   ///< answers to the open decision; with a square, those on it
        deployments,  ///< the same for figures
        answers,      ///< of any kind
        awards,       ///< how often points were scored in the last turn line
        completed,    ///< value of a feature if it were completed as it stands
        ended,        ///< value of a feature if the game ended now
        now           ///< value of a feature in this turn
    };

    Of of = Of::score;
    int number = 0;
    /// A player or a tile.
    std::string name;
    /// A kind of figure, or of what is gathered, or a scoring figure.
    std::string figure;
    NamedPlace feature;
    std::optional<Square> at;
};
/// One line of a reason: "4 tiles x 2 = 8".
struct NamedTerm {
    std::string what;
    int count = 0;
    int each = 0;
};
/// A player received points in the last turn line, for exactly these reasons.
struct ExpectReason {
    std::string player;
    /// Its kind; empty for points that are for no feature.
    std::string feature;
    std::vector<NamedTerm> terms;
};
struct ExpectLegal {
    NamedAction action;
    bool legal = true;
    /// The rule that refuses, and what it says; empty when they do not matter.
    std::string rule;
    std::string because;
};
struct ExpectOwner {
    NamedPlace feature;
    std::vector<std::string> players;
};
struct ExpectComplete {
    NamedPlace feature;
    bool complete = true;
};
/// A figure stands on this very segment.
struct ExpectFigure {
    std::string figure;
    std::string player;
    NamedPlace place;
};
/// So many things of a kind stand with this figure.
struct ExpectAttached {
    int number = 0;
    std::string attachment;
    ExpectFigure figure;
};
/// No figure, or none of this player, stands anywhere in the feature, or anywhere at all.
struct ExpectNoFigure {
    std::string player;
    std::optional<NamedPlace> feature;
};
struct ExpectTile {
    /// Empty where no tile may lie.
    std::string tile;
    Square at;
    std::optional<Rotation> rotation;
};
/// The tiles that were found unplaceable in the last turn line, in their order.
struct ExpectDiscarded {
    std::vector<std::string> tiles;
};
/// Who has to decide what; nobody and nothing when the game is over.
struct ExpectDecision {
    std::string player;
    std::string step;
};

struct Statement {
    std::uint32_t line = 0;
    std::string text;
    /// Who is said to act; empty where it is not said.
    std::string player;
    std::variant<NamedAction, Finish, GoOnAsCopy, ExpectNumber, ExpectReason, ExpectLegal, ExpectOwner, ExpectComplete,
                 ExpectFigure, ExpectAttached, ExpectNoFigure, ExpectTile, ExpectDiscarded, ExpectDecision>
        what;

    bool is_turn() const noexcept {
        return std::holds_alternative<NamedAction>(what) || std::holds_alternative<GoOnAsCopy>(what);
    }
    bool is_expectation() const noexcept { return !is_turn() && !std::holds_alternative<Finish>(what); }
};

/// A word with the line it stands in.
struct LinedText {
    std::uint32_t line = 0;
    std::string text;
};
struct NamedTile {
    std::uint32_t line = 0;
    std::string tile;
    Square at;
    Rotation rotation = Rotation::none;
};
struct NamedFigure {
    std::uint32_t line = 0;
    std::string player;
    std::string figure;
    NamedPlace place;
    /// So many things of a kind stand with it.
    int attached = 0;
    std::string attachment;
};
/// How many figures of a kind a player has at hand.
struct NamedSupply {
    std::uint32_t line = 0;
    std::string player;
    std::string figure;
    int count = 0;
};
/// The points of a player; with a second scoring figure, how many of them it has.
struct NamedScore {
    std::uint32_t line = 0;
    std::string player;
    int points = 0;
    std::string figure;
    int of_figure = 0;
};
struct NamedOption {
    std::uint32_t line = 0;
    std::string name;
    std::string value;
};

/// The position in which the story begins, as far as it is not that of a new game.
struct NamedPosition {
    /// The line that begins it; 0 when the story begins with a new game.
    std::uint32_t line = 0;
    std::vector<NamedTile> tiles;
    std::vector<NamedFigure> figures;
    std::vector<NamedScore> scores;
    std::vector<NamedSupply> supplies;
    std::optional<std::vector<LinedText>> left;
    std::string turn;
};

struct Scenario {
    std::string file;
    /// What kinds of feature are called that a place may name.
    std::vector<std::string> kinds;
    /// The rules that the scenario proves: "BAS-10", "BAS-14".
    std::vector<std::string> rules;
    std::string title;
    std::vector<std::string> sources;
    LinedText edition;
    LinedText modules;
    std::vector<NamedOption> options;
    std::vector<std::string> players;
    std::vector<LinedText> own_tiles;
    NamedPosition position;
    std::vector<Statement> story;
};

}  // namespace carcassonne::testing
