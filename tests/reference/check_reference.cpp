// Small positions worked out by hand for what no recorded game shows: the older field rules, play without farmers,
// the tiles with gardens and those of the expansions, six players, reports on features.
#include "check_helpers.hpp"

#include <map>

namespace {

using reference::Collection;
using reference::FieldRules;
using reference::Game;
using reference::Goods;
using reference::Options;
using namespace reference::check;

void check_tiles() {
    int first = 0;
    int garden = 0;
    int gardens = 0;
    int pennants = 0;
    int kinds = 0;
    for (const reference::Tile& tile : reference::all_tiles()) {
        if (tile.collection != reference::Collection::base)
            continue;
        first += tile.first_count;
        garden += tile.garden_count;
        kinds += tile.first_count > 0 ? 1 : 0;
        for (const reference::Segment& segment : tile.segments) {
            pennants += segment.pennants * tile.first_count;
            gardens += segment.feature == reference::Feature::garden ? tile.garden_count : 0;
        }
    }
    expect(first == 72 && garden == 72 && kinds == 24, "both sets have 72 tiles, 24 kinds without gardens");
    expect(pennants == 10 && gardens == 8, "10 pennants, 8 gardens");
    expect(reference::distinct_rotations("BA/L") == std::vector<int>{0}, "a monastery tile has one rotation");
    expect(reference::distinct_rotations("BA/RFrG") == std::vector<int>{0, 90}, "a straight road has two rotations");
    expect(reference::distinct_rotations("BA/CccR") == std::vector<int>{0, 90, 180, 270},
           "a city gate has four rotations");
    expect(reference::smallest_equal_rotation("BA/CFC.2", 270) == 90,
           "opposite city caps look the same after a half turn");
}

struct Sums {
    int first = 0;
    int garden = 0;
    int gardens = 0;
    int inns = 0;
    int cathedrals = 0;
    int pig_herds = 0;
    std::map<Goods, int> goods;
};

// A half side belongs to one field, unless there is a city.
bool is_covered(const reference::Tile& tile) {
    std::vector<int> fields(8, 0);
    for (const reference::Segment& segment : tile.segments) {
        for (const int half : segment.halves)
            ++fields.at(static_cast<std::size_t>(half));
    }
    for (int half = 0; half < 8; ++half) {
        const bool is_city = edge(tile, half / 2) == 'C';
        if (fields.at(static_cast<std::size_t>(half)) != (is_city ? 0 : 1))
            return false;
    }
    return true;
}

void check_expansion_tiles() {
    std::map<Collection, Sums> sums;
    bool all_covered = true;
    for (const reference::Tile& tile : reference::all_tiles()) {
        all_covered = all_covered && is_covered(tile);
        Sums& sum = sums[tile.collection];
        sum.first += tile.first_count;
        sum.garden += tile.garden_count;
        for (const reference::Segment& segment : tile.segments) {
            sum.gardens += segment.feature == reference::Feature::garden ? tile.garden_count : 0;
            sum.inns += segment.has_inn ? tile.first_count : 0;
            sum.cathedrals += segment.has_cathedral ? tile.first_count : 0;
            sum.pig_herds += segment.has_pig_herd ? tile.first_count : 0;
            sum.goods[segment.goods] += tile.first_count;
        }
    }
    expect(all_covered, "every half side without a city has one field");
    const Sums& inns = sums[Collection::inns];
    expect(inns.first == 18 && inns.garden == 18 && inns.gardens == 2, "Inns & Cathedrals: 18 tiles, 2 gardens");
    expect(inns.inns == 6 && inns.cathedrals == 2, "six inns, two cathedrals");
    Sums& traders = sums[Collection::traders];
    expect(traders.first == 24 && traders.garden == 24 && traders.gardens == 2,
           "Traders & Builders: 24 tiles, 2 gardens");
    expect(traders.goods[Goods::wine] == 9 && traders.goods[Goods::grain] == 6 && traders.goods[Goods::cloth] == 5,
           "nine wine, six grain, five cloth");
    expect(sums[Collection::spring].first == 1 && sums[Collection::spring].garden == 1, "one spring");
    const Sums& first = sums[Collection::river_first];
    expect(first.first == 11 && first.garden == 11 && first.gardens == 1, "the River: 11 tiles besides the spring");
    const Sums& second = sums[Collection::river_second];
    expect(second.first == 11 && second.garden == 11 && second.gardens == 1, "River II: 11 tiles besides the spring");
    expect(second.pig_herds == 1 && second.inns == 1, "River II has a pig herd and an inn");
}

// A city three tiles high, from the start tile to the north, completed with nobody in it. It borders the fields
// east and west of its middle tile, the field round its northern end, and the field of the start tile north of the
// road. Player 0 has a farmer east of the middle and one north of the road, player 1 one round the northern end.
Game three_farmers(FieldRules rules) {
    Options options;
    options.field_rules = rules;
    Game game(2, options);
    game.place("BA/CFc.1", 0, -1, 90);
    game.deploy("Field EL.ER");
    game.score();
    game.place("BA/C", 0, -2, 180);
    game.deploy("Field NL.NR.EL.ER.WL.WR");
    expect(game.score().empty(), "a city without knights scores nothing");
    game.place("BA/RFr", 1, 0, 0);
    game.deploy("Field NL.NR.EL.WR");
    game.score();
    return game;
}

void check_field_rules() {
    Game third = three_farmers(FieldRules::third);
    third.finish();
    expect(third.scores() == std::vector<int>{6, 3}, "third edition: 3 points for each of the three fields");
    Game second = three_farmers(FieldRules::second);
    second.finish();
    expect(second.scores() == std::vector<int>{3, 3}, "second edition: the city pays 3 once to each player");
    Game first = three_farmers(FieldRules::first);
    first.finish();
    expect(first.scores() == std::vector<int>{4, 0},
           "first edition: the city pays 4 to player 0, who has two farmers of three");

    // Without the farmer north of the road the two players have one farmer each.
    Options options;
    options.field_rules = FieldRules::first;
    Game tied(2, options);
    tied.place("BA/CFc.1", 0, -1, 90);
    tied.deploy("Field EL.ER");
    tied.score();
    tied.place("BA/C", 0, -2, 180);
    tied.deploy("Field NL.NR.EL.ER.WL.WR");
    tied.score();
    tied.finish();
    expect(tied.scores() == std::vector<int>{4, 4}, "first edition: tied players both get the 4 points");
}

void check_reports() {
    const Game game = three_farmers(FieldRules::third);
    const reference::FeatureReport city = game.report(game.spot(0, 0, "City N"));
    expect(city.tiles == 3 && city.completed && city.owners.empty(), "the city has three tiles, is complete and empty");
    expect(city.value_now == 6 && city.value_at_end == 6, "the complete city is worth 6");
    const reference::FeatureReport road = game.report(game.spot(1, 0, "Road EW"));
    expect(road.tiles == 2 && !road.completed, "the road has two tiles and open ends");
    expect(road.value_now == 0 && road.value_at_end == 2, "the open road is worth 2 at the end only");
    const reference::FeatureReport field = game.report(game.spot(0, 0, "Field EL.WR"));
    expect(field.tiles == 2 && field.cities == 1 && field.owners == std::vector<int>{0},
           "player 0 owns the field by the road");
    expect(field.value_now == 0 && field.value_at_end == 3, "a field pays at the end");
    const std::vector<std::string> joined{"Field EL.WR 0 0", "Field NL.NR.EL.WR 1 0"};
    const auto partition = game.feature_partition();
    expect(std::count(partition.begin(), partition.end(), joined) == 1, "the two fields north of the road are one");
    // City, road and two fields, two of them in several pieces; two fields at the middle tile, one round the
    // northern end.
    expect(partition.size() == 7, "seven features lie on the table");
}

void check_options() {
    Options options;
    options.farmers = false;
    Game without_farmers(6, options);
    without_farmers.place("BA/C", 0, 1, 90);
    expect(without_farmers.meeple_choices() == std::vector<std::string>{"City E"},
           "no farmers where they are switched off");
    without_farmers.skip();
    without_farmers.score();
    for (int player = 1; player < 6; ++player) {
        expect(without_farmers.turn_player() == player, "six players move in turn");
        without_farmers.place("BA/RFr", player, 0, 0);
        without_farmers.skip();
        without_farmers.score();
    }
    expect(without_farmers.turn_player() == 0, "the first player follows the sixth");

    Options garden_options;
    garden_options.set = reference::TileSet::garden;
    Game gardens(2, garden_options);
    gardens.place("BA/CG", 0, 1, 90);
    const std::vector<std::string> choices{"City E", "Field NL.NR.SL.SR.WL.WR"};
    expect(gardens.meeple_choices() == choices, "nobody goes to a garden in the base game");
    expect(gardens.remaining().count("BA/CG") == 0, "there is one such tile");
}

void check_refusals() {
    Game game(2);
    expect(is_refused([&game] { game.place("BA/L", 1, 0, 0); }), "a field does not continue a road");
    expect(is_refused([&game] { game.place("BA/L", 5, 5, 0); }), "a tile lies next to another");
    expect(is_refused([&game] { game.discard("BA/L"); }), "a tile that fits is not discarded");
    expect(is_refused([&game] { game.place("BA/CG", 0, 1, 0); }), "no gardens in the first set");
    game.place("BA/L", 0, 1, 0);
    expect(is_refused([&game] { game.deploy("Road EW"); }), "only the tile just placed can be occupied");
    expect(is_refused([&game] { game.score(); }), "deploy or skip comes before scoring");
    expect(is_refused([] { Game(7); }), "seven players are too many");
}

}  // namespace

int main() {
    check_tiles();
    check_expansion_tiles();
    check_field_rules();
    check_reports();
    check_options();
    check_refusals();
    return report_failures();
}
