#include "reference_game.hpp"

#include "reference_helpers.hpp"

#include <set>
#include <stdexcept>

namespace reference {
namespace {

std::string goods_name(Goods kind) {
    switch (kind) {
    case Goods::wine:
        return "trade-goods.WINE";
    case Goods::grain:
        return "trade-goods.GRAIN";
    case Goods::cloth:
        return "trade-goods.CLOTH";
    case Goods::none:
        break;
    }
    throw std::logic_error("no such good");
}

}  // namespace

int ScoreEvent::count(const std::string& what) const {
    for (const ScoreItem& item : items) {
        if (item.what == what)
            return item.count;
    }
    return 0;
}

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
    case Feature::river:
        break;
    }
    throw std::logic_error("no such feature");
}

// An unfinished road with an inn is worth nothing, and a completed one 2 points a tile.
std::vector<ScoreItem> Game::road_items(const std::vector<Spot>& feature) const {
    const int tiles = tile_count(feature);
    if (!has_inn(feature))
        return {{"tiles", tiles, tiles}};
    if (!completed(feature))
        return {{"inn", 0, 0}};
    return {{"tiles", tiles, tiles}, {"inn", tiles, tiles}};
}

// An unfinished city with a cathedral is worth nothing, and a completed one 3 points a tile and pennant.
std::vector<ScoreItem> Game::city_items(const std::vector<Spot>& feature) const {
    const int tiles = tile_count(feature);
    const int pennants = pennant_count(feature);
    const bool done = completed(feature);
    if (has_cathedral(feature) && !done)
        return {{"cathedral", 0, 0}};
    const int each = done && !(options_.small_city && tiles == 2) ? 2 : 1;
    const int more = has_cathedral(feature) ? tiles + pennants : 0;
    return counted_items(
        {{"tiles", tiles, each * tiles}, {"pennants", pennants, each * pennants}, {"cathedral", more, more}});
}

// An own pig brings its owner 1 point more for each city, and a pig herd brings it to everybody.
std::vector<ScoreItem> Game::field_items(const std::vector<Spot>& feature, bool with_pig) const {
    const int cities = static_cast<int>(completed_cities(feature).size());
    const int each = options_.field_rules == FieldRules::first ? 4 : 3;
    const int pigs = with_pig ? cities : 0;
    const int herds = cities * pig_herd_count(feature);
    return counted_items({{"cities", cities, each * cities}, {"pigs", pigs, pigs}, {"pig herd", herds, herds}});
}

// What the feature is worth to the player, as far as that depends on him.
std::vector<ScoreItem> Game::score_items(const std::vector<Spot>& feature, int player) const {
    switch (segment(feature.front()).feature) {
    case Feature::road:
        return road_items(feature);
    case Feature::city:
        return city_items(feature);
    case Feature::field:
        return field_items(feature, has_figure(feature, player, FigureKind::pig));
    case Feature::monastery:
    case Feature::garden:
        return {{"tiles", tile_count(feature), tile_count(feature)}};
    case Feature::river:
        return {};
    }
    throw std::logic_error("no such feature");
}

ScoreEvent Game::event(int player, const std::string& name, const std::vector<ScoreItem>& items,
                       const std::vector<Spot>& feature) const {
    ScoreEvent result{player, sum_of_points(items), name, items, {}};
    for (const Meeple& meeple : meeples_) {
        if (meeple.player == player && is_follower(meeple.kind) && contains(feature, meeple.spot))
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
    for (const int player : players_with_most(strengths(feature))) {
        award(event(player, score_name(feature), score_items(feature, player), feature), events);
    }
}

// Who placed the tile that completes a city takes its goods, whoever stands there. A city that was complete before
// does not reach the tile just placed.
void Game::hand_out_goods(const std::vector<Spot>& city) {
    const bool is_new = std::any_of(city.begin(), city.end(), [this](const Spot& spot) {
        return Square{spot.x, spot.y} == last_square_;
    });
    if (!is_new)
        return;
    for (const auto& [kind, count] : goods_on(city))
        goods_.at(static_cast<std::size_t>(turn_player_))[kind] += count;
}

int Game::goods(int player, Goods kind) const {
    const std::map<Goods, int>& tokens = goods_.at(static_cast<std::size_t>(player));
    const auto found = tokens.find(kind);
    return found == tokens.end() ? 0 : found->second;
}

// Builder and pig stay only where a follower of the same player is.
void Game::return_lonely_pieces() {
    const std::vector<Meeple> all = meeples_;
    for (const Meeple& piece : all) {
        if (is_follower(piece.kind))
            continue;
        const std::vector<int> followers = meeple_counts(feature_of(piece.spot));
        if (followers.at(static_cast<std::size_t>(piece.player)) == 0)
            take_home(piece);
    }
}

std::vector<ScoreEvent> Game::score() {
    expect(Step::score);
    std::vector<ScoreEvent> events;
    for (const std::vector<Spot>& feature : features()) {
        if (!completed(feature))
            continue;
        hand_out_goods(feature);
        score_feature(feature, events);
        const std::vector<Meeple> all = meeples_;
        for (const Meeple& meeple : all) {
            if (contains(feature, meeple.spot))
                take_home(meeple);
        }
    }
    return_lonely_pieces();
    is_builder_part_ = builder_part_due_;
    builder_part_due_ = false;
    if (!is_builder_part_)
        turn_player_ = (turn_player_ + 1) % players();
    step_ = Step::place;
    return events;
}

// The older field rules go city by city. Second edition: 3 points to everyone who has most farmers on at least one
// field that borders it. First edition: 4 points to who has most farmers on all these fields together. A pig or a pig
// herd adds a point when it is on one of the fields that bring the player the city.
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
        for (const std::vector<Spot>& field : fields)
            all_fields.insert(all_fields.end(), field.begin(), field.end());
        std::map<int, std::vector<Spot>> fields_of_winner;
        if (is_first) {
            for (const int player : players_with_most(strengths(all_fields)))
                fields_of_winner[player] = all_fields;
        } else {
            for (const std::vector<Spot>& field : fields) {
                for (const int player : players_with_most(strengths(field))) {
                    std::vector<Spot>& own = fields_of_winner[player];
                    own.insert(own.end(), field.begin(), field.end());
                }
            }
        }
        for (const auto& [player, own_fields] : fields_of_winner) {
            const int pigs = has_figure(own_fields, player, FigureKind::pig) ? 1 : 0;
            const int herds = pig_herd_count(own_fields);
            const std::vector<ScoreItem> items =
                counted_items({{"cities", 1, is_first ? 4 : 3}, {"pigs", pigs, pigs}, {"pig herd", herds, herds}});
            award(event(player, "field", items, all_fields), events);
        }
    }
}

// 10 points for each of the goods to everybody who has most tokens of it.
void Game::score_goods(std::vector<ScoreEvent>& events) {
    for (const Goods kind : {Goods::wine, Goods::grain, Goods::cloth}) {
        std::vector<int> tokens;
        for (int player = 0; player < players(); ++player)
            tokens.push_back(goods(player, kind));
        for (const int player : players_with_most(tokens)) {
            const int count = tokens.at(static_cast<std::size_t>(player));
            award(event(player, "trade-goods", {{goods_name(kind), count, 10}}, {}), events);
        }
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
    score_goods(events);
    step_ = Step::over;
    return events;
}

}  // namespace reference
