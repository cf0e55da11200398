#include "reference_game.hpp"

#include "reference_helpers.hpp"

#include <set>
#include <stdexcept>

namespace reference {
namespace {

constexpr int meeples_of_a_player = 7;
const char* const base_start_tile = "BA/RCr";
const char* const spring_tile = "RI/s";

bool is_in_play(Collection collection, const Options& options) {
    switch (collection) {
    case Collection::base:
        return true;
    case Collection::spring:
        return options.river != River::none;
    case Collection::river_first:
        return options.river == River::first;
    case Collection::river_second:
        return options.river == River::second;
    case Collection::inns:
        return options.inns;
    case Collection::traders:
        return options.traders;
    }
    throw std::logic_error("no such collection");
}

int copies(const Tile& tile, TileSet set) { return set == TileSet::first ? tile.first_count : tile.garden_count; }

std::map<FigureKind, int> figures_of_a_player(const Options& options) {
    std::map<FigureKind, int> figures{{FigureKind::normal, meeples_of_a_player}};
    if (options.inns)
        figures[FigureKind::large] = 1;
    if (options.abbot)
        figures[FigureKind::abbot] = 1;
    if (options.phantom)
        figures[FigureKind::phantom] = 1;
    if (options.traders) {
        figures[FigureKind::builder] = 1;
        figures[FigureKind::pig] = 1;
    }
    return figures;
}

}  // namespace

Game::Game(int players, Options options) : options_(options) {
    if (players < 2 || players > 6)
        throw std::logic_error("a game has two to six players");
    const auto count_of_players = static_cast<std::size_t>(players);
    scores_.assign(count_of_players, 0);
    supplies_.assign(count_of_players, figures_of_a_player(options));
    goods_.assign(count_of_players, {});
    for (const Tile& tile : all_tiles()) {
        if (is_in_play(tile.collection, options) && copies(tile, options.set) > 0)
            remaining_[tile.id] = copies(tile, options.set);
    }
    const bool has_river = options.river != River::none;
    const std::string start = has_river ? spring_tile : base_start_tile;
    take_from_remaining(start);
    board_[{0, 0}] = PlacedTile{0, rotated(tile_named(start), 0)};
    if (has_river && options.start_tile == StartTile::set_aside)
        take_from_remaining(base_start_tile);
}

void Game::expect(Step step) const {
    if (step_ != step)
        throw std::logic_error("not now: a turn part is place, a figure or skip, perhaps the phantom, score");
}

void Game::take_from_remaining(const std::string& tile_id) {
    const auto found = remaining_.find(tile_id);
    if (found == remaining_.end())
        throw std::logic_error("no tile left of " + tile_id);
    if (--found->second == 0)
        remaining_.erase(found);
}

// ---- placing ----

std::vector<std::string> Game::drawable() const {
    for (const Pile pile : {Pile::fork, Pile::river, Pile::lake, Pile::land}) {
        std::vector<std::string> kinds;
        for (const auto& [id, count] : remaining_) {
            if (tile_named(id).pile == pile)
                kinds.push_back(id);
        }
        // The start tile that follows the river is the first land tile.
        const bool start_tile_is_due = pile == Pile::land && options_.river != River::none &&
                                       options_.start_tile == StartTile::after_river && !has_drawn_land_;
        if (start_tile_is_due)
            return {base_start_tile};
        if (!kinds.empty())
            return kinds;
    }
    return {};
}

void Game::draw(const std::string& tile_id) {
    const std::vector<std::string> kinds = drawable();
    if (std::count(kinds.begin(), kinds.end(), tile_id) == 0)
        throw std::logic_error("nobody can draw now: " + tile_id);
    take_from_remaining(tile_id);
    has_drawn_land_ = has_drawn_land_ || tile_named(tile_id).pile == Pile::land;
}

bool Game::fits(const Tile& turned, int x, int y) const {
    if (has_tile(x, y))
        return false;
    int neighbours = 0;
    for (int side = 0; side < 4; ++side) {
        const auto neighbour = board_.find({beside_x(x, side), beside_y(y, side)});
        if (neighbour == board_.end())
            continue;
        ++neighbours;
        if (edge(turned, side) != edge(neighbour->second.tile, opposite(side)))
            return false;
    }
    return neighbours > 0 && (river_sides(turned).empty() || river_allows(turned, x, y));
}

std::vector<Placement> Game::legal_placements(const std::string& tile_id) const {
    std::set<Square> squares;
    for (const auto& [square, placed] : board_) {
        for (int side = 0; side < 4; ++side) {
            squares.insert({beside_x(square.first, side), beside_y(square.second, side)});
        }
    }
    std::vector<Placement> placements;
    for (const int rotation : distinct_rotations(tile_id)) {
        const Tile turned = rotated(tile_named(tile_id), rotation);
        for (const auto& [x, y] : squares) {
            if (fits(turned, x, y))
                placements.push_back({x, y, rotation});
        }
    }
    std::sort(placements.begin(), placements.end());
    return placements;
}

void Game::place(const std::string& tile_id, int x, int y, int rotation) {
    expect(Step::place);
    const Tile turned = rotated(tile_named(tile_id), rotation);
    if (!fits(turned, x, y))
        throw std::logic_error("the tile does not fit there");
    draw(tile_id);
    board_[{x, y}] = PlacedTile{rotation, turned};
    last_square_ = {x, y};
    find_builder_at_work();
    step_ = Step::occupy;
}

// A second part is due when the tile extends a road or city with the own builder. A second part earns no third.
void Game::find_builder_at_work() {
    if (is_builder_part_)
        return;
    const auto& [x, y] = last_square_;
    const std::size_t count = board_.at(last_square_).tile.segments.size();
    for (std::size_t index = 0; index < count; ++index) {
        const std::vector<Spot> feature = feature_of({x, y, static_cast<int>(index)});
        if (has_figure(feature, turn_player_, FigureKind::builder))
            builder_part_due_ = true;
    }
}

void Game::discard(const std::string& tile_id) {
    if (!legal_placements(tile_id).empty())
        throw std::logic_error("a tile that fits must be placed");
    leave_out(tile_id);
}

void Game::leave_out(const std::string& tile_id) {
    expect(Step::place);
    draw(tile_id);
    discarded_.push_back(tile_id);
}

}  // namespace reference
