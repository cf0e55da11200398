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
    std::uint32_t count = 0;
    std::uint32_t checksum = 0;

    friend bool operator==(const ListCheck&, const ListCheck&) = default;
};

/// One line of a reason for points: "4 tiles x 2".
struct RecordedTerm {
    int count = 0;
    std::string what;
    int each = 0;

    friend bool operator==(const RecordedTerm&, const RecordedTerm&) = default;
};

/// Points of one player for one feature, which is named by a place where a figure of that player stands: of several
/// such places by the one whose tile was placed first.
struct RecordedScore {
    std::size_t player = 0;
    int points = 0;
    /// "road E.S" on the tile at `at`; "nothing" for points that are for no feature.
    std::string place;
    Square at;
    std::vector<RecordedTerm> terms;

    friend bool operator==(const RecordedScore&, const RecordedScore&) = default;
};

/// How many figures of one kind each player has at hand.
struct RecordedSupply {
    std::string figure;
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
    std::vector<RecordedScore> scores;
    std::vector<RecordedSupply> supplies;
    /// Those of every player after the turn.
    std::vector<int> points;

    friend bool operator==(const RecordedOutcome&, const RecordedOutcome&) = default;
};

/// Everything that was done in the turn of one player, however many tiles were placed in it.
struct RecordedTurn {
    std::size_t player = 0;
    std::vector<RecordedAnswer> answers;
    /// A record need not tell it, and cannot while the turn goes on.
    std::optional<RecordedOutcome> outcome;

    friend bool operator==(const RecordedTurn&, const RecordedTurn&) = default;
};

/// What somebody remarks before a turn, from 0; behind the last one, before the end.
struct RecordedComment {
    std::size_t turn = 0;
    std::string text;

    friend bool operator==(const RecordedComment&, const RecordedComment&) = default;
};

/// How a game ended.
struct RecordedEnd {
    /// Answers after the last turn: tiles that fitted nowhere, questions of the final scoring.
    std::vector<RecordedAnswer> answers;
    std::vector<RecordedScore> scores;
    std::vector<int> points;
    std::vector<std::size_t> winners;

    friend bool operator==(const RecordedEnd&, const RecordedEnd&) = default;
};

/// A whole game on paper, or one that goes on, as far as it went.
struct GameRecord {
    GameHead head;
    /// The seed of the draws; without one the draws are only those that the turns list.
    std::optional<std::uint64_t> seed;
    std::vector<RecordedTurn> turns;
    std::vector<RecordedComment> comments;
    /// None while the game goes on.
    std::optional<RecordedEnd> end;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

}  // namespace carcassonne
