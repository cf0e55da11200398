#include "reference_game.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>

namespace reference {
namespace {

constexpr int tiles_around_a_monastery = 9;
constexpr int meeples_of_a_player = 7;

// One step to the north, east, south, west.
constexpr std::array<int, 4> step_x{0, 1, 0, -1};
constexpr std::array<int, 4> step_y{-1, 0, 1, 0};

int beside_x(int x, int side) { return x + step_x.at(static_cast<std::size_t>(side)); }
int beside_y(int y, int side) { return y + step_y.at(static_cast<std::size_t>(side)); }
int opposite(int side) { return (side + 2) % 4; }

// A left half meets the right half of the neighbour's opposite side, and a right half the left.
int meeting_half(int half) {
    const bool is_right = half % 2 == 1;
    return 2 * opposite(half / 2) + (is_right ? 0 : 1);
}

bool contains(const std::vector<int>& numbers, int number) {
    return std::count(numbers.begin(), numbers.end(), number) > 0;
}

bool contains(const std::vector<Spot>& spots, const Spot& spot) {
    return std::count(spots.begin(), spots.end(), spot) > 0;
}

// The players with most meeples; nobody when there are none.
std::vector<int> players_with_most(const std::vector<int>& counts) {
    const int most = *std::max_element(counts.begin(), counts.end());
    std::vector<int> players;
    for (std::size_t player = 0; player < counts.size(); ++player) {
        if (most > 0 && counts[player] == most)
            players.push_back(static_cast<int>(player));
    }
    return players;
}

int sum_of_points(const std::vector<ScoreItem>& items) {
    int points = 0;
    for (const ScoreItem& item : items)
        points += item.points;
    return points;
}

std::vector<ScoreItem> counted_items(const std::vector<ScoreItem>& items) {
    std::vector<ScoreItem> counted;
    for (const ScoreItem& item : items) {
        if (item.count > 0)
            counted.push_back(item);
    }
    return counted;
}

}  // namespace

int ScoreEvent::count(const std::string& what) const {
    for (const ScoreItem& item : items) {
        if (item.what == what)
            return item.count;
    }
    return 0;
}

Game::Game(int players, Options options) : options_(options) {
    if (players < 2 || players > 6)
        throw std::logic_error("a game has two to six players");
    scores_.assign(static_cast<std::size_t>(players), 0);
    supplies_.assign(static_cast<std::size_t>(players), meeples_of_a_player);
    for (const Tile& tile : all_tiles()) {
        const int count = options.set == TileSet::first ? tile.first_count : tile.garden_count;
        if (count > 0)
            remaining_[tile.id] = count;
    }
    take_from_remaining("BA/RCr");
    board_[{0, 0}] = PlacedTile{0, rotated(tile_named("BA/RCr"), 0)};
}

void Game::expect(Step step) const {
    if (step_ != step)
        throw std::logic_error("not now: a turn is place, deploy or skip, score");
}

void Game::take_from_remaining(const std::string& tile_id) {
    const auto found = remaining_.find(tile_id);
    if (found == remaining_.end())
        throw std::logic_error("no tile left of " + tile_id);
    if (--found->second == 0)
        remaining_.erase(found);
}

// ---- placing ----

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
    return neighbours > 0;
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
    take_from_remaining(tile_id);
    board_[{x, y}] = PlacedTile{rotation, turned};
    last_square_ = {x, y};
    step_ = Step::occupy;
}

void Game::discard(const std::string& tile_id) {
    expect(Step::place);
    if (!legal_placements(tile_id).empty())
        throw std::logic_error("a tile that fits must be placed");
    take_from_remaining(tile_id);
    discarded_.push_back(tile_id);
}

// ---- meeples ----

std::vector<std::string> Game::meeple_choices() const {
    expect(Step::occupy);
    std::vector<std::string> choices;
    if (supplies_.at(static_cast<std::size_t>(turn_player_)) == 0)
        return choices;
    const auto& [x, y] = last_square_;
    const std::vector<Segment>& segments = board_.at(last_square_).tile.segments;
    for (std::size_t index = 0; index < segments.size(); ++index) {
        const Feature feature = segments[index].feature;
        if (feature == Feature::garden)
            continue;
        if (feature == Feature::field && !options_.farmers)
            continue;
        const std::vector<int> counts = meeple_counts(feature_of({x, y, static_cast<int>(index)}));
        const bool is_free = std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; });
        if (is_free)
            choices.push_back(name(segments[index]));
    }
    std::sort(choices.begin(), choices.end());
    return choices;
}

void Game::deploy(const std::string& choice) {
    const std::vector<std::string> choices = meeple_choices();
    if (std::count(choices.begin(), choices.end(), choice) == 0)
        throw std::logic_error("nobody may go to " + choice);
    meeples_.push_back({turn_player_, spot(last_square_.first, last_square_.second, choice)});
    --supplies_.at(static_cast<std::size_t>(turn_player_));
    step_ = Step::score;
}

void Game::skip() {
    expect(Step::occupy);
    step_ = Step::score;
}

std::vector<int> Game::meeple_counts(const std::vector<Spot>& feature) const {
    std::vector<int> counts(scores_.size(), 0);
    for (const Meeple& meeple : meeples_) {
        if (contains(feature, meeple.spot))
            ++counts.at(static_cast<std::size_t>(meeple.player));
    }
    return counts;
}

// ---- features ----

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

// ---- scoring ----

std::string Game::score_name(const std::vector<Spot>& feature) const {
    const bool done = completed(feature);
    switch (segment(feature.front()).feature) {
    case Feature::road:
        return done ? "road" : "road.incomplete";
    case Feature::city:
        if (!done)
            return "city.incomplete";
        return options_.small_city && tile_count(feature) == 2 ? "city.tiny" : "city";
    case Feature::monastery:
        return done ? "monastery" : "monastery.incomplete";
    case Feature::garden:
        return done ? "garden" : "garden.incomplete";
    case Feature::field:
        return "field";
    }
    throw std::logic_error("no such feature");
}

std::vector<ScoreItem> Game::score_items(const std::vector<Spot>& feature) const {
    const int tiles = tile_count(feature);
    const int pennants = pennant_count(feature);
    switch (segment(feature.front()).feature) {
    case Feature::road:
    case Feature::monastery:
    case Feature::garden:
        return {{"tiles", tiles, tiles}};
    case Feature::city: {
        const bool doubled = completed(feature) && !(options_.small_city && tiles == 2);
        const int each = doubled ? 2 : 1;
        return counted_items({{"tiles", tiles, each * tiles}, {"pennants", pennants, each * pennants}});
    }
    case Feature::field: {
        const int cities = static_cast<int>(completed_cities(feature).size());
        const int each = options_.field_rules == FieldRules::first ? 4 : 3;
        return counted_items({{"cities", cities, each * cities}});
    }
    }
    throw std::logic_error("no such feature");
}

ScoreEvent Game::event(int player, const std::string& name, const std::vector<ScoreItem>& items,
                       const std::vector<Spot>& feature) const {
    ScoreEvent result{player, sum_of_points(items), name, items, {}};
    for (const Meeple& meeple : meeples_) {
        if (meeple.player == player && contains(feature, meeple.spot))
            result.meeples.push_back(text(meeple.spot));
    }
    std::sort(result.meeples.begin(), result.meeples.end());
    return result;
}

void Game::award(const ScoreEvent& event, std::vector<ScoreEvent>& events) {
    scores_.at(static_cast<std::size_t>(event.player)) += event.points;
    events.push_back(event);
}

void Game::score_feature(const std::vector<Spot>& feature, std::vector<ScoreEvent>& events) {
    for (const int player : players_with_most(meeple_counts(feature))) {
        award(event(player, score_name(feature), score_items(feature), feature), events);
    }
}

std::vector<ScoreEvent> Game::score() {
    expect(Step::score);
    std::vector<ScoreEvent> events;
    for (const std::vector<Spot>& feature : features()) {
        if (!completed(feature))
            continue;
        score_feature(feature, events);
        std::vector<Meeple> staying;
        for (const Meeple& meeple : meeples_) {
            if (contains(feature, meeple.spot)) {
                ++supplies_.at(static_cast<std::size_t>(meeple.player));
            } else {
                staying.push_back(meeple);
            }
        }
        meeples_ = staying;
    }
    turn_player_ = (turn_player_ + 1) % static_cast<int>(scores_.size());
    step_ = Step::place;
    return events;
}

// The older field rules go city by city. Second edition: 3 points to everyone who has most farmers on at least one
// field that borders it. First edition: 4 points to who has most farmers on all these fields together.
void Game::score_fields_by_city(std::vector<ScoreEvent>& events) {
    std::map<std::vector<Spot>, std::vector<std::vector<Spot>>> fields_of_city;
    for (const std::vector<Spot>& feature : features()) {
        if (segment(feature.front()).feature != Feature::field)
            continue;
        for (const std::vector<Spot>& city : completed_cities(feature))
            fields_of_city[city].push_back(feature);
    }
    const bool is_first = options_.field_rules == FieldRules::first;
    for (const auto& [city, fields] : fields_of_city) {
        std::vector<Spot> all_fields;
        std::set<int> winners;
        for (const std::vector<Spot>& field : fields) {
            all_fields.insert(all_fields.end(), field.begin(), field.end());
            for (const int player : players_with_most(meeple_counts(field)))
                winners.insert(player);
        }
        if (is_first) {
            const std::vector<int> most = players_with_most(meeple_counts(all_fields));
            winners = {most.begin(), most.end()};
        }
        for (const int player : winners)
            award(event(player, "field", {{"cities", 1, is_first ? 4 : 3}}, all_fields), events);
    }
}

std::vector<ScoreEvent> Game::finish() {
    expect(Step::place);
    std::vector<ScoreEvent> events;
    for (const std::vector<Spot>& feature : features()) {
        const bool is_field = segment(feature.front()).feature == Feature::field;
        if (is_field && options_.field_rules != FieldRules::third)
            continue;
        score_feature(feature, events);
    }
    if (options_.field_rules != FieldRules::third)
        score_fields_by_city(events);
    step_ = Step::over;
    return events;
}

FeatureReport Game::report(const Spot& spot) const {
    const std::vector<Spot> feature = feature_of(spot);
    FeatureReport result;
    result.feature = segment(spot).feature;
    result.tiles = tile_count(feature);
    result.pennants = pennant_count(feature);
    result.cities = static_cast<int>(completed_cities(feature).size());
    result.completed = completed(feature);
    result.meeples = meeple_counts(feature);
    result.owners = players_with_most(result.meeples);
    result.value_at_end = sum_of_points(score_items(feature));
    result.value_now = result.completed ? result.value_at_end : 0;
    return result;
}

}  // namespace reference
