// Where a river may run.
//
// Along the river every tile but the spring has an inlet, the side on which the water comes in. It turns right, turns
// left or goes straight on from there to each of its other river sides, the arms of a fork included.
#include "reference_game.hpp"

#include "reference_helpers.hpp"

namespace reference {
namespace {

constexpr int straight_on = 0;

// Quarter turns to the right.
int turn(int inlet, int outlet) { return (outlet - opposite(inlet) + 4) % 4; }

}  // namespace

// The inlet of each river tile, found by following the water. The spring at the origin has none.
std::map<Game::Square, int> Game::river_inlets() const {
    std::map<Square, int> inlets;
    std::vector<Square> to_visit{{0, 0}};
    while (!to_visit.empty()) {
        const auto [x, y] = to_visit.back();
        to_visit.pop_back();
        for (const int side : river_sides(board_.at({x, y}).tile)) {
            const Square next{beside_x(x, side), beside_y(y, side)};
            const bool is_spring = next == Square{0, 0};
            if (board_.count(next) == 1 && !is_spring && inlets.insert({next, opposite(side)}).second)
                to_visit.push_back(next);
        }
    }
    return inlets;
}

// For a tile whose edges fit: it continues an open end of the river, and two bends in a row do not turn the same way.
bool Game::river_allows(const Tile& turned, int x, int y) const {
    const std::map<Square, int> inlets = river_inlets();
    const std::vector<int> sides = river_sides(turned);
    std::vector<int> joined;
    for (const int side : sides) {
        if (has_tile(beside_x(x, side), beside_y(y, side)))
            joined.push_back(side);
    }
    for (const int inlet : joined) {
        const auto before = inlets.find({beside_x(x, inlet), beside_y(y, inlet)});
        const int last_turn = before == inlets.end() ? straight_on : turn(before->second, opposite(inlet));
        for (const int outlet : sides) {
            if (outlet != inlet && last_turn != straight_on && turn(inlet, outlet) == last_turn)
                return false;
        }
    }
    if (options_.river_strict) {
        const int flow = river_sides(board_.at({0, 0}).tile).front();
        for (const int outlet : sides) {
            if (outlet == opposite(flow) && !contains(joined, outlet))
                return false;
        }
    }
    return !joined.empty();
}

}  // namespace reference
