#pragma once

#include "carcassonne/core/square.hpp"
#include "carcassonne/text/record/game_head.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace carcassonne {

/// How long a list is and a fingerprint of what is in it, so that a record need not hold the list itself.
struct ListCheck {
    /// How many entries the list has.
    std::uint32_t count = 0;
    /// `record_checksum` of its entries, a line each, in the order of their bytes.
    std::uint32_t checksum = 0;

    friend bool operator==(const ListCheck&, const ListCheck&) = default;
};

/// One line of a reason for points: "4 tiles x 2".
struct RecordedTerm {
    /// How many there are of what is counted: the 4 of "4 tiles x 2".
    int count = 0;
    /// What is counted, as one word for any number of it: "tiles".
    std::string what;
    /// How many points each of them brings: less than 0 where it costs points, 0 where it only says why there are none.
    int each = 0;

    friend bool operator==(const RecordedTerm&, const RecordedTerm&) = default;
};

/// Points of one player for one feature, which is named by a place where a figure of that player stands: of several
/// such places by the one whose tile was placed first.
struct RecordedScore {
    /// The seat of the player, from 0.
    std::size_t player = 0;
    /// The sum of the terms; on the score track a figure that may not go back behind its start moves less.
    int points = 0;
    /// "road E.S" on the tile at `at`; "nothing" for points that are for no feature.
    std::string place;
    /// Where the tile with that place lies; 0 0 for points that are for no feature.
    Square at;
    /// Why these points were given, line by line.
    std::vector<RecordedTerm> terms;

    friend bool operator==(const RecordedScore&, const RecordedScore&) = default;
};

/// How many figures of one kind each player has at hand.
struct RecordedSupply {
    /// What figures of this kind are called: "large meeple".
    std::string figure;
    /// A number for each player, in the order of play.
    std::vector<unsigned> counts;

    friend bool operator==(const RecordedSupply&, const RecordedSupply&) = default;
};

/// An answer to a decision.
struct RecordedAnswer {
    /// Who gave it; nobody when it was chance.
    std::optional<std::size_t> player;
    /// The action in words, as `action_text` writes it: "place 1 0 turned 90".
    std::string action;
    /// All answers that were legal: how many, and a checksum of their lines in the order of their bytes. Chance needs
    /// none.
    std::optional<ListCheck> legal;

    friend bool operator==(const RecordedAnswer&, const RecordedAnswer&) = default;
};

/// What came of a turn.
struct RecordedOutcome {
    /// What was scored in the turn, in the order of `sort_scores`.
    std::vector<RecordedScore> scores;
    /// What is at hand after the turn, for each kind of figure that is played; a record may leave them out.
    std::vector<RecordedSupply> supplies;
    /// The score of every player after the turn.
    std::vector<int> points;

    friend bool operator==(const RecordedOutcome&, const RecordedOutcome&) = default;
};

/// Everything that was done in the turn of one player, however many tiles were placed in it.
struct RecordedTurn {
    /// The seat of the player, from 0.
    std::size_t player = 0;
    /// All answers in the order in which they were given, those of chance and of other players too.
    std::vector<RecordedAnswer> answers;
    /// A record need not tell it, and cannot while the turn goes on.
    std::optional<RecordedOutcome> outcome;

    friend bool operator==(const RecordedTurn&, const RecordedTurn&) = default;
};

/// What somebody remarks before a turn, from 0; behind the last one, before the end.
struct RecordedComment {
    /// The turn before which it stands, from 0; before the end it is the number of all turns.
    std::size_t turn = 0;
    /// What stands behind the sign `#`, a blank there included.
    std::string text;

    friend bool operator==(const RecordedComment&, const RecordedComment&) = default;
};

/// How a game ended.
struct RecordedEnd {
    /// Answers after the last turn: tiles that fitted nowhere, questions of the final scoring.
    std::vector<RecordedAnswer> answers;
    /// What the final scoring brought, in the order of `sort_scores`.
    std::vector<RecordedScore> scores;
    /// The score of every player at the end.
    std::vector<int> points;
    /// The seats of those with the most points, from 0; several when they share the victory (BAS-20).
    std::vector<std::size_t> winners;

    friend bool operator==(const RecordedEnd&, const RecordedEnd&) = default;
};

/// A whole game on paper, or one that goes on, as far as it went.
struct GameRecord {
    /// Which game is played, with which tiles and by whom.
    GameHead head;
    /// The seed of the draws; without one the draws are only those that the turns list.
    std::optional<std::uint64_t> seed;
    /// The turns in the order of play; the last one may still go on and has no outcome then.
    std::vector<RecordedTurn> turns;
    /// What was remarked, in the order of the turns.
    std::vector<RecordedComment> comments;
    /// None while the game goes on.
    std::optional<RecordedEnd> end;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace carcassonne
