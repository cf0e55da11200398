#pragma once

#include "carcassonne/core/error.hpp"

// Why the engine itself refuses something. Ids that begin with SET and ANS are its own, for what no rule of the game
// speaks of; docs/rules/engine.md has them all.

namespace carcassonne {

// What can be wrong with an action, whatever module it belongs to.
inline constexpr Refusal game_is_over{"BAS-09", "the game is over"};
/// The action is none of the answers to the open decision, for a reason that its module does not name.
inline constexpr Refusal not_offered{"ANS-01", "this is not an answer to the open decision"};
/// The action belongs to a module that is not played.
inline constexpr Refusal module_is_off{"ANS-02", "the module of this action is not played"};
inline constexpr Refusal no_such_rotation{"BAS-04", "a tile has four rotations"};
inline constexpr Refusal figure_not_allowed_there{"BAS-06", "this kind of figure cannot stand on this kind of feature"};

// What can be wrong with options.
inline constexpr Refusal wrong_player_count{"BAS-02", "a game has 2 to 6 players"};
inline constexpr Refusal too_many_tiles{"SET-01", "there are more tiles or segments than this rule set has room for"};
inline constexpr Refusal no_start_tile{"SET-02",
                                       "exactly one tile, or the squares of one piece, must be the start tile"};
inline constexpr Refusal needed_module_is_off{"SET-03", "a module is played without another one that it needs"};
inline constexpr Refusal excluded_module_is_on{"SET-04", "two modules are played that exclude each other"};
inline constexpr Refusal no_turn{"SET-05", "no module that is played brings a turn"};
inline constexpr Refusal wrong_segment{"SET-06", "a segment of the tile has a kind, sides or a border that cannot be"};
inline constexpr Refusal wrong_option_value{"SET-07", "an option of the module has a value that it does not know"};
inline constexpr Refusal unknown_modules{"SET-08", "modules are switched on that the rule set does not list"};
inline constexpr Refusal fixed_module_is_off{"SET-09", "a module is left out that the rule set always plays"};
inline constexpr Refusal repeated_tile{"SET-10", "two kinds of tile have the same id"};
/// More copies of one kind than this are refused.
inline constexpr unsigned most_copies = 15;
inline constexpr Refusal wrong_copies{"SET-11", "a kind of tile has 1 to 15 copies and at least one segment"};
inline constexpr Refusal too_many_pennants{"SET-12", "all tiles together have at most 511 pennants"};
inline constexpr Refusal unknown_script_tile{"SET-13", "the script draws a tile that the game does not have"};
inline constexpr Refusal script_draws_too_often{"SET-14", "the script draws a tile more often than there are copies"};

// What can be wrong with the names of players.
inline constexpr Refusal name_is_no_word{
    "SET-15", "the name of a player is one word without blanks and without any of : ; , = [ ] #"};
inline constexpr Refusal repeated_name{"SET-16", "two players have the same name"};

// What can be wrong with an arrangement.
inline constexpr Refusal unknown_tile_kind{"SET-17", "the game has no such tile"};
inline constexpr Refusal too_many_copies{"SET-18", "the game has fewer copies of this tile"};
inline constexpr Refusal too_many_copies_left{"SET-19",
                                              "the tiles to come and those on the table are more than there are"};
inline constexpr Refusal nothing_at_origin{"SET-20", "no tile lies on the square (0, 0), where every game begins"};
inline constexpr Refusal unknown_player{"SET-21", "the game has no such player"};
inline constexpr Refusal unknown_figure_kind{"SET-22", "the game has no such figure"};
inline constexpr Refusal no_tile_under_figure{"SET-23", "a figure stands where no tile lies"};
inline constexpr Refusal no_segment_under_figure{"SET-24", "a figure stands on a segment that its tile does not have"};
inline constexpr Refusal cannot_be_attached{"SET-25", "more stands with a figure than it can have, or than there is"};
inline constexpr Refusal score_off_the_track{"SET-26", "a score is a number from 0 to 30000"};
inline constexpr Refusal too_many_figures{"BAS-02", "a player has fewer figures of this kind"};
inline constexpr Refusal two_tiles_on_a_square{"BAS-04", "two tiles lie on one square"};
inline constexpr Refusal tile_is_apart{"BAS-04", "no way over tiles leads from here to the square (0, 0)"};
inline constexpr Refusal neighbours_do_not_fit{"BAS-04", "two tiles meet at an edge and show different terrain"};
inline constexpr Refusal figure_on_completed_feature{"BAS-07", "a completed feature has given its figures back"};

}  // namespace carcassonne
