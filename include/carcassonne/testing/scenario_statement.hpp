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
    /// Its kind and its edges as the tile lies: "road E.W".
    std::string place;
    /// The square of its tile.
    Square at;
};

/// What a player or nature does.
struct NamedAction {
    /// The action as `parse_action` reads it (text/action_parser.hpp).
    std::string words;
    /// The tile that is drawn, or placed straight from the bag; empty for the tile at hand.
    std::string tile;
    /// Whether a tile is placed.
    bool places = false;
};

/// No tile is left: the game is scored.
struct Finish {};
/// The game goes on as a copy made of the bytes of its state.
struct GoOnAsCopy {};

/// A number that the game can be asked for.
struct ExpectNumber {
    /// What is asked for.
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

    /// What is asked for, and how much it should be.
    Of of = Of::score;
    int number = 0;
    /// A player or a tile.
    std::string name;
    /// A kind of figure, or of what is gathered, or a scoring figure.
    std::string figure;
    /// For numbers of a feature: one of its segments.
    NamedPlace feature;
    /// For placements: the square on which they are counted; all when it is missing.
    std::optional<Square> at;
};
/// One line of a reason: "4 tiles x 2 = 8".
struct NamedTerm {
    /// What was counted, "tiles", or "tile" where it is one.
    std::string what;
    /// How many there were, and how many points for each of them.
    int count = 0;
    int each = 0;
};
/// A player received points in the last turn line, for exactly these reasons.
struct ExpectReason {
    /// Who received them.
    std::string player;
    /// Its kind; empty for points that are for no feature.
    std::string feature;
    /// In their order; none for a feature that is worth nothing.
    std::vector<NamedTerm> terms;
};
/// An action is legal now, or it is refused.
struct ExpectLegal {
    /// What is asked about, and whether it should be legal.
    NamedAction action;
    bool legal = true;
    /// The rule that refuses, and what it says; empty when they do not matter.
    std::string rule;
    std::string because;
};
/// A feature belongs to these players and no others.
struct ExpectOwner {
    /// One of its segments.
    NamedPlace feature;
    /// Their names; none when nobody owns it.
    std::vector<std::string> players;
};
/// A feature is complete, or it is not.
struct ExpectComplete {
    /// One of its segments.
    NamedPlace feature;
    /// Whether it should be complete.
    bool complete = true;
};
/// A figure stands on this very segment.
struct ExpectFigure {
    /// Its kind in one word, "large-meeple".
    std::string figure;
    /// The name of its owner.
    std::string player;
    /// The segment, by its kind and any of its edges.
    NamedPlace place;
};
/// So many things of a kind stand with this figure.
struct ExpectAttached {
    /// How many there are, and what they are called: "ghosts" or "ghost".
    int number = 0;
    std::string attachment;
    /// With whom they stand.
    ExpectFigure figure;
};
/// No figure, or none of this player, stands anywhere in the feature, or anywhere at all.
struct ExpectNoFigure {
    /// Whose figures are looked for; empty for everybody's.
    std::string player;
    /// One segment of the feature in which they are looked for; missing for the whole board.
    std::optional<NamedPlace> feature;
};
/// A tile lies on a square, or none does.
struct ExpectTile {
    /// Empty where no tile may lie.
    std::string tile;
    /// The square, and which way the tile is turned; missing where that does not matter.
    Square at;
    std::optional<Rotation> rotation;
};
/// The tiles that were found unplaceable in the last turn line, in their order.
struct ExpectDiscarded {
    /// Their ids or letters; none when no tile was discarded.
    std::vector<std::string> tiles;
};
/// Who has to decide what; nobody and nothing when the game is over.
struct ExpectDecision {
    /// The name of who is asked, "nature" for chance, and the name of the step, "figure".
    std::string player;
    std::string step;
};

/// One thing that the story says: what is done, or what should be so then.
struct Statement {
    /// The line in which it is said, and all of its words. A line may say several things.
    std::uint32_t line = 0;
    std::string text;
    /// Who is said to act; empty where it is not said.
    std::string player;
    /// What is done or expected.
    std::variant<NamedAction, Finish, GoOnAsCopy, ExpectNumber, ExpectReason, ExpectLegal, ExpectOwner, ExpectComplete,
                 ExpectFigure, ExpectAttached, ExpectNoFigure, ExpectTile, ExpectDiscarded, ExpectDecision>
        what;

    /// Whether it is something that has to be followed by an expectation or by the end of the game.
    bool is_turn() const noexcept {
        return std::holds_alternative<NamedAction>(what) || std::holds_alternative<GoOnAsCopy>(what);
    }
    /// Whether it only looks at the game.
    bool is_expectation() const noexcept { return !is_turn() && !std::holds_alternative<Finish>(what); }
};

/// A word with the line it stands in.
struct LinedText {
    /// The number of the line, from 1, 0 where nothing is said; and the words.
    std::uint32_t line = 0;
    std::string text;
};
/// A tile of the board of a position.
struct NamedTile {
    /// The line in which it is said.
    std::uint32_t line = 0;
    /// Its id or its letter.
    std::string tile;
    /// The square on which it lies, and which way it is turned there.
    Square at;
    Rotation rotation = Rotation::none;
};
/// A figure on the board of a position.
struct NamedFigure {
    /// The line in which it is said.
    std::uint32_t line = 0;
    /// The name of its owner.
    std::string player;
    /// Its kind in one word, "large-meeple".
    std::string figure;
    /// The segment on which it stands.
    NamedPlace place;
    /// So many things of a kind stand with it.
    int attached = 0;
    std::string attachment;
};
/// How many figures of a kind a player has at hand.
struct NamedSupply {
    /// The line in which it is said.
    std::uint32_t line = 0;
    /// Who has them.
    std::string player;
    /// The kind in one word, "large-meeple", and how many of it are at hand.
    std::string figure;
    int count = 0;
};
/// The points of a player; with a second scoring figure, how many of them it has.
struct NamedScore {
    /// The line in which it is said.
    std::uint32_t line = 0;
    /// Who has them.
    std::string player;
    /// All of them, on whichever figure.
    int points = 0;
    /// The second scoring figure in one word and what it has; empty and 0 where it is not named.
    std::string figure;
    int of_figure = 0;
};
/// An option of a module, or of the game itself.
struct NamedOption {
    /// The line in which it is said.
    std::uint32_t line = 0;
    /// As its module calls it, "small_city", or with the module, "river.tiles".
    std::string name;
    /// The word for what it should be, "on".
    std::string value;
};

/// The position in which the story begins, as far as it is not that of a new game.
struct NamedPosition {
    /// The line that begins it; 0 when the story begins with a new game.
    std::uint32_t line = 0;
    /// What lies on the table; when nothing is named, the start tile alone.
    std::vector<NamedTile> tiles;
    /// Who stands on the board.
    std::vector<NamedFigure> figures;
    /// The points of those of whom they are said; the others have none.
    std::vector<NamedScore> scores;
    /// Who has how many figures at hand, as far as that is said.
    std::vector<NamedSupply> supplies;
    /// The tiles to come, each copy by itself; when it is missing, all that do not lie on the table.
    std::optional<std::vector<LinedText>> left;
    /// Whose turn it is; empty for the first player.
    std::string turn;
};

/// A scenario as it is written, before anybody knows what its words mean on the table.
struct Scenario {
    /// What it is called in messages: the path of its file.
    std::string file;
    /// What kinds of feature are called that a place may name.
    std::vector<std::string> kinds;
    /// The rules that the scenario proves: "BAS-10", "BAS-14".
    std::vector<std::string> rules;
    /// What the rules say, in one sentence.
    std::string title;
    /// Where the case is published.
    std::vector<std::string> sources;
    /// Whose pictures and rules all modules have, "C1"; empty where nothing is said.
    LinedText edition;
    /// The ids of the modules in play with blanks between them; empty for the base game with farmers.
    LinedText modules;
    /// Those that it sets.
    std::vector<NamedOption> options;
    /// The names in the order of play.
    std::vector<std::string> players;
    /// Tiles of its own, each in the tile notation.
    std::vector<LinedText> own_tiles;
    /// Where the story begins.
    NamedPosition position;
    /// What is done and what is expected, in its order.
    std::vector<Statement> story;
};

}  // namespace carcassonne::testing
