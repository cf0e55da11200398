#pragma once

#include "carcassonne/core/position.hpp"
#include "carcassonne/core/side.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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
    /// "road E.S" on the tile at `at`.
    std::string place;
    Position at;
    std::vector<RecordedTerm> terms;

    friend bool operator==(const RecordedScore&, const RecordedScore&) = default;
};

/// How many figures of one kind each player has at hand.
struct RecordedSupply {
    std::string figure;
    std::vector<unsigned> counts;

    friend bool operator==(const RecordedSupply&, const RecordedSupply&) = default;
};

/// Everything that is written down about one placed tile.
struct RecordedTurn {
    std::size_t player = 0;
    /// Tiles that were drawn before and fitted nowhere.
    std::vector<std::string> discarded;
    std::string tile;
    Position at;
    Rotation rotation = Rotation::none;
    /// The kind of the deployed figure and its segment; both empty when none was deployed.
    std::string figure;
    std::string place;
    /// All legal placements, and all legal ways to deploy a figure; doing without is not counted.
    ListCheck placements;
    ListCheck deployments;
    std::vector<RecordedScore> scores;
    /// After the turn.
    std::vector<RecordedSupply> supplies;
    std::vector<int> points;

    friend bool operator==(const RecordedTurn&, const RecordedTurn&) = default;
};

/// An option of a module that is not what it is by default: `base.small_city on`.
struct RecordedOption {
    std::string module;
    std::string name;
    std::string value;

    friend bool operator==(const RecordedOption&, const RecordedOption&) = default;
};

/// A whole game on paper.
struct GameRecord {
    /// What the game is called; may be empty.
    std::string name;
    /// The modules of the rule set: "base+farmers".
    std::string rules;
    std::vector<RecordedOption> options;
    std::string tile_set;
    unsigned tile_count = 0;
    std::uint64_t tile_checksum = 0;
    /// The names in the order of play.
    std::vector<std::string> players;
    std::size_t first_player = 0;
    /// The seed of the draws; without one the draws are only those that the turns list.
    std::optional<std::uint64_t> seed;
    std::vector<RecordedTurn> turns;
    /// Tiles that were drawn after the last turn and fitted nowhere.
    std::vector<std::string> discarded;
    std::vector<RecordedScore> final_scores;
    std::vector<int> points;
    std::vector<std::size_t> winners;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// The fingerprint of records (Fowler, Noll, Vo: "FNV-1a"), in 32 or 64 bits.
template <class Number>
constexpr Number record_checksum(std::string_view text) noexcept {
    static_assert(sizeof(Number) == 4 || sizeof(Number) == 8);
    constexpr bool is_short = sizeof(Number) == 4;
    Number hash = static_cast<Number>(is_short ? 0x811c9dc5u : 0xcbf29ce484222325u);
    for (const char letter : text) {
        hash = static_cast<Number>((hash ^ static_cast<unsigned char>(letter)) *
                                   static_cast<Number>(is_short ? 0x01000193u : 0x00000100000001b3u));
    }
    return hash;
}

}  // namespace carcassonne
