// Counts of all move sequences of a small game with a fixed order of draws, found by playing every one of them.
//
// A turn has two decisions: where the tile goes, and which segment gets a meeple, doing without included. A
// decision with a single answer counts as one. Placements that look the same count once. A tile that fits nowhere
// is discarded and the same player draws the next, so that a line in which that happens ends earlier.
#pragma once

#include "reference_game.hpp"

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace reference {

// The sequences from the beginning of the game up to one turn.
struct PerftCount {
    std::uint64_t placements = 0;  // ending with the turn's tile
    std::uint64_t meeples = 0;     // ending with the turn's meeple decision

    auto operator<=>(const PerftCount&) const = default;
};

// One count for each of the first `turns` turns. The tiles of the bag are drawn from its front; the start tile is
// not in it.
std::vector<PerftCount> perft(const std::vector<std::string>& bag, int players, int turns, Options options = {});

// A line of data/perft.txt, where the format is explained.
struct PerftLine {
    int players = 2;
    std::vector<std::string> bag;
    std::vector<PerftCount> counts;
};

// Lines that are empty or begin with # are left out. Throws std::runtime_error, with the line, when a line cannot
// be understood.
std::vector<PerftLine> read_perft_lines(const std::string& path);

}  // namespace reference
