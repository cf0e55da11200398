#include "reference_game.hpp"

#include "reference_helpers.hpp"

#include <set>
#include <stdexcept>

namespace reference {
namespace {

// A left half meets the right half of the neighbour's opposite side, and a right half the left.
int meeting_half(int half) {
    const bool is_right = half % 2 == 1;
    return 2 * opposite(half / 2) + (is_right ? 0 : 1);
}

}  // namespace

const Segment& Game::segment(const Spot& spot) const {
    return board_.at({spot.x, spot.y}).tile.segments.at(static_cast<std::size_t>(spot.segment));
}

std::string Game::text(const Spot& spot) const {
    return name(segment(spot)) + " " + std::to_string(spot.x) + " " + std::to_string(spot.y);
}

Spot Game::spot(int x, int y, const std::string& segment_name) const {
    const std::vector<Segment>& segments = board_.at({x, y}).tile.segments;
    for (std::size_t index = 0; index < segments.size(); ++index) {
        if (name(segments[index]) == segment_name)
            return {x, y, static_cast<int>(index)};
    }
    throw std::logic_error("the tile has no " + segment_name);
}

// The segments of neighbouring tiles that continue this one.
std::vector<Spot> Game::connected(const Spot& spot) const {
    const Segment& here = segment(spot);
    std::vector<Spot> result;
    for (int side = 0; side < 4; ++side) {
        const int x = beside_x(spot.x, side);
        const int y = beside_y(spot.y, side);
        if (!has_tile(x, y))
            continue;
        const std::vector<Segment>& segments = board_.at({x, y}).tile.segments;
        for (std::size_t index = 0; index < segments.size(); ++index) {
            const Segment& there = segments[index];
            if (there.feature != here.feature)
                continue;
            bool meets = contains(here.sides, side) && contains(there.sides, opposite(side));
            for (const int half : here.halves) {
                if (half / 2 == side && contains(there.halves, meeting_half(half)))
                    meets = true;
            }
            if (meets)
                result.push_back({x, y, static_cast<int>(index)});
        }
    }
    return result;
}

std::vector<Spot> Game::feature_of(const Spot& spot) const {
    std::set<Spot> found{spot};
    std::vector<Spot> to_visit{spot};
    while (!to_visit.empty()) {
        const Spot current = to_visit.back();
        to_visit.pop_back();
        for (const Spot& next : connected(current)) {
            if (found.insert(next).second)
                to_visit.push_back(next);
        }
    }
    return {found.begin(), found.end()};
}

std::vector<std::vector<Spot>> Game::features() const {
    std::set<std::vector<Spot>> found;
    std::set<Spot> seen;
    for (const auto& [square, placed] : board_) {
        for (std::size_t index = 0; index < placed.tile.segments.size(); ++index) {
            const Spot spot{square.first, square.second, static_cast<int>(index)};
            if (seen.count(spot) == 1)
                continue;
            const std::vector<Spot> feature = feature_of(spot);
            seen.insert(feature.begin(), feature.end());
            found.insert(feature);
        }
    }
    return {found.begin(), found.end()};
}

std::vector<std::vector<std::string>> Game::feature_partition() const {
    std::vector<std::vector<std::string>> partition;
    for (const std::vector<Spot>& feature : features()) {
        std::vector<std::string> names;
        for (const Spot& spot : feature)
            names.push_back(text(spot));
        std::sort(names.begin(), names.end());
        partition.push_back(names);
    }
    std::sort(partition.begin(), partition.end());
    return partition;
}

bool Game::completed(const std::vector<Spot>& feature) const {
    switch (segment(feature.front()).feature) {
    case Feature::field:
    case Feature::river:
        return false;
    case Feature::monastery:
    case Feature::garden:
        return tile_count(feature) == tiles_around_a_monastery;
    case Feature::road:
    case Feature::city:
        break;
    }
    for (const Spot& spot : feature) {
        for (const int side : segment(spot).sides) {
            if (!has_tile(beside_x(spot.x, side), beside_y(spot.y, side)))
                return false;
        }
    }
    return true;
}

int Game::tile_count(const std::vector<Spot>& feature) const {
    const Feature kind = segment(feature.front()).feature;
    if (kind == Feature::monastery || kind == Feature::garden) {
        const Spot& middle = feature.front();
        int count = 0;
        for (int y = middle.y - 1; y <= middle.y + 1; ++y) {
            for (int x = middle.x - 1; x <= middle.x + 1; ++x)
                count += has_tile(x, y) ? 1 : 0;
        }
        return count;
    }
    std::set<Square> squares;
    for (const Spot& spot : feature)
        squares.insert({spot.x, spot.y});
    return static_cast<int>(squares.size());
}

int Game::pennant_count(const std::vector<Spot>& feature) const {
    int count = 0;
    for (const Spot& spot : feature)
        count += segment(spot).pennants;
    return count;
}

int Game::pig_herd_count(const std::vector<Spot>& feature) const {
    int count = 0;
    for (const Spot& spot : feature)
        count += options_.pig_herds && segment(spot).has_pig_herd ? 1 : 0;
    return count;
}

bool Game::has_inn(const std::vector<Spot>& feature) const {
    return options_.inns &&
           std::any_of(feature.begin(), feature.end(), [this](const Spot& spot) { return segment(spot).has_inn; });
}

bool Game::has_cathedral(const std::vector<Spot>& feature) const {
    return options_.inns && std::any_of(feature.begin(), feature.end(),
                                        [this](const Spot& spot) { return segment(spot).has_cathedral; });
}

std::map<Goods, int> Game::goods_on(const std::vector<Spot>& feature) const {
    std::map<Goods, int> found;
    for (const Spot& spot : feature) {
        const Goods kind = segment(spot).goods;
        if (options_.traders && kind != Goods::none)
            ++found[kind];
    }
    return found;
}

std::vector<std::vector<Spot>> Game::completed_cities(const std::vector<Spot>& field) const {
    std::set<std::vector<Spot>> cities;
    for (const Spot& spot : field) {
        for (const int index : segment(spot).cities) {
            const std::vector<Spot> city = feature_of({spot.x, spot.y, index});
            if (completed(city))
                cities.insert(city);
        }
    }
    return {cities.begin(), cities.end()};
}

FeatureReport Game::report(const Spot& spot) const {
    const std::vector<Spot> feature = feature_of(spot);
    FeatureReport result;
    result.feature = segment(spot).feature;
    result.tiles = tile_count(feature);
    result.pennants = pennant_count(feature);
    result.cities = static_cast<int>(completed_cities(feature).size());
    result.pig_herds = pig_herd_count(feature);
    result.has_inn = has_inn(feature);
    result.has_cathedral = has_cathedral(feature);
    result.goods = goods_on(feature);
    result.completed = completed(feature);
    result.meeples = meeple_counts(feature);
    result.strengths = strengths(feature);
    result.owners = players_with_most(result.strengths);
    for (const Meeple& meeple : meeples_) {
        if (contains(feature, meeple.spot))
            result.figures.push_back(meeple);
    }
    std::sort(result.figures.begin(), result.figures.end());

    result.value_at_end = sum_of_points(score_items(feature, nobody));
    result.value_now = result.completed ? result.value_at_end : 0;
    result.paid_at_end.assign(scores_.size(), 0);
    for (const int player : result.owners)
        result.paid_at_end.at(static_cast<std::size_t>(player)) = sum_of_points(score_items(feature, player));
    return result;
}

}  // namespace reference
