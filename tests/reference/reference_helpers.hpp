// Small things the files of the reference share.
#pragma once

#include "reference_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace reference {

constexpr int tiles_around_a_monastery = 9;  // itself included
constexpr int nobody = -1;                   // instead of the number of a player

// One step to the north, east, south, west.
constexpr std::array<int, 4> step_x{0, 1, 0, -1};
constexpr std::array<int, 4> step_y{-1, 0, 1, 0};

inline int beside_x(int x, int side) { return x + step_x.at(static_cast<std::size_t>(side)); }
inline int beside_y(int y, int side) { return y + step_y.at(static_cast<std::size_t>(side)); }
inline int opposite(int side) { return (side + 2) % 4; }

inline bool contains(const std::vector<int>& numbers, int number) {
    return std::count(numbers.begin(), numbers.end(), number) > 0;
}

inline bool contains(const std::vector<Spot>& spots, const Spot& spot) {
    return std::count(spots.begin(), spots.end(), spot) > 0;
}

// The players with most; nobody when nobody has any.
inline std::vector<int> players_with_most(const std::vector<int>& counts) {
    const int most = *std::max_element(counts.begin(), counts.end());
    std::vector<int> players;
    for (std::size_t player = 0; player < counts.size(); ++player) {
        if (most > 0 && counts[player] == most)
            players.push_back(static_cast<int>(player));
    }
    return players;
}

inline int sum_of_points(const std::vector<ScoreItem>& items) {
    int points = 0;
    for (const ScoreItem& item : items)
        points += item.points;
    return points;
}

inline std::vector<ScoreItem> counted_items(const std::vector<ScoreItem>& items) {
    std::vector<ScoreItem> counted;
    for (const ScoreItem& item : items) {
        if (item.count > 0)
            counted.push_back(item);
    }
    return counted;
}

}  // namespace reference
